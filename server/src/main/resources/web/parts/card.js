// A card, as a drawing inside an SVG or as an element of its own.
import { LitElement, html, svg } from 'lit';
import { card as name } from '/floor/words.js';

const SPRITE = '/art/cards.svg';
/** Height of a card of width 1. */
export const TALL = 1.4;
/** Below this width one rank and one pip are easier to read than a full face. */
const SMALL = 60;

/** The drawing of a card: `code` such as "6h", or null for its back; `width` on the screen decides the face. */
export function drawing(code, width) {
  if (!code) return `${SPRITE}#back-red`;
  return `${SPRITE}#${width < SMALL ? 'm' : 'c'}-${code}`;
}

/** A card for an SVG, with its left upper corner at x, y; `cls` and `order` are for what moves it. */
export function cardAt({ code = null, x, y, width, seen = width, cls = '', order = '', key = '' }) {
  return svg`<use class="card ${cls}" data-order=${order} data-key=${key} data-face=${code ?? ''} href=${drawing(code, seen)}
    x=${x} y=${y} width=${width} height=${width * TALL}></use>`;
}

/** "six of hearts, seven of diamonds"; for cards not seen "three cards, face down". */
export function spoken(cards, count = cards.length) {
  if (cards.length) return cards.map(name).join(', ');
  return count ? `${COUNTS[count] ?? count} ${count === 1 ? 'card' : 'cards'}, face down` : 'no cards';
}
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** `code` ("6h"; none for a back), `width` in pixels, `state`: "", "exposed" or "folded". */
export class BaizeCard extends LitElement {
  static properties = { code: {}, width: { type: Number }, state: {} };

  constructor() {
    super();
    this.width = 72;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const words = this.code ? name(this.code) : 'card, face down';
    return html`<svg class="card-face ${this.state ?? ''}" role="img" aria-label=${words} width=${this.width}
      height=${this.width * TALL}><use href=${drawing(this.code, this.width)} width=${this.width} height=${this.width * TALL}></use></svg>`;
  }
}
customElements.define('baize-card', BaizeCard);
