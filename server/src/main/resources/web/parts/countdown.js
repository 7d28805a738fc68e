// The countdown: a ring and whole seconds, with what they count. It thickens below ten and never flashes.
import { LitElement, html, svg, nothing } from 'lit';

const ROUND = 2 * Math.PI * 34;

/**
 * `since` and `until` (ISO), `offset` (the floor's clock less ours, in ms), `what` it counts ("seconds"). Tells
 * `onspoken(seconds)` at 30, 10 and 5.
 */
export class BaizeCountdown extends LitElement {
  static properties = { since: {}, until: {}, offset: { type: Number }, what: {}, over: {}, left: { state: true } };

  #timer = 0;
  onspoken = () => {};

  constructor() {
    super();
    this.offset = 0;
    this.what = 'seconds';
    this.over = 'closed';
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#timer = setInterval(() => this.tick(), 200);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  willUpdate(changed) {
    if (changed.has('until') || changed.has('since')) this.left = this.remaining();
  }

  remaining() {
    return Math.max(0, Math.ceil((Date.parse(this.until) - Date.now() - this.offset) / 1000));
  }

  tick() {
    const left = this.remaining();
    if (left === this.left) return;
    this.left = left;
    if ([30, 10, 5].includes(left)) this.onspoken(left);
  }

  render() {
    if (!this.until) return nothing;
    const whole = Math.max(1, (Date.parse(this.until) - Date.parse(this.since)) / 1000);
    const words = (this.left ? this.what : this.over).split(' ');
    const share = Math.min(1, this.left / whole);
    return html`<svg class="countdown ${this.left < 10 ? 'short' : ''}" viewBox="0 0 78 78" role="timer" aria-label="${this.left} ${this.what}">${svg`
      <circle class="well" cx="39" cy="39" r="34"></circle>
      <circle class="ring" cx="39" cy="39" r="34" stroke-dasharray="${(ROUND * share).toFixed(1)} ${ROUND.toFixed(1)}" transform="rotate(-90 39 39)"></circle>
      <text class="figure" x="39" y=${words.length > 1 ? 38 : 43.3} text-anchor="middle">${this.left}</text>
      ${words.map((word, at) => svg`<text class="unit" x="39" y=${(words.length > 1 ? 50 : 56.3) + at * 10.5} text-anchor="middle">${word}</text>`)}`}</svg>`;
  }
}
customElements.define('baize-countdown', BaizeCountdown);
