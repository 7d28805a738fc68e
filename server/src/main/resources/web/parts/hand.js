// A hand held at the rail: full faces, fanned, with what it is worth beside it.
import { LitElement, html, nothing } from 'lit';
import { spoken } from '/parts/card.js';

/** `cards` (codes), `count` (how many lie there, seen or not), `width` of a card, `label`, `value` ("straight, eight high"). */
export class BaizeHand extends LitElement {
  static properties = {
    cards: { attribute: false },
    count: { type: Number },
    width: { type: Number },
    label: {},
    value: {},
  };

  constructor() {
    super();
    this.cards = [];
    this.width = 96;
  }

  createRenderRoot() {
    return this;
  }

  updated() {
    this.style.setProperty('--card', `${this.width}px`);
  }

  render() {
    const codes = this.cards.length ? this.cards : Array(this.count ?? 0).fill(null);
    const [first, rest] = worth(this.value);
    return html`<div class="fan" role="img" aria-label=${spoken(this.cards, this.count)} data-count=${codes.length}>
        ${codes.map((code, at) => html`<baize-card class="fan-${at + 1}" .code=${code} .width=${this.width} aria-hidden="true"></baize-card>`)}
      </div>
      ${
        this.label || this.value
          ? html`<div class="grp worth"><span class="lab">${this.label ?? nothing}</span>
        <b>${first}</b><span class="rest">${rest}</span></div>`
          : nothing
      }`;
  }
}

/** "straight, eight high" → ["Straight", "eight high"]. */
function worth(value) {
  const [first = '', ...rest] = (value ?? '').split(', ');
  return [first.charAt(0).toUpperCase() + first.slice(1), rest.join(', ')];
}
customElements.define('baize-hand', BaizeHand);
