// A docket: settled lines on paper in the order in which the rules settle them, closed by the net.
import { LitElement, html, nothing } from 'lit';
import { net } from '/floor/money.js';
import { lineNet } from '/parts/line.js';

/** Lines come from a view, so the same lines are the same objects. */
function different(now, before) {
  return now.length !== before?.length || now.some((line, at) => line !== before[at]);
}

/**
 * `lines` as the floor sends them, `game`, `heading` ("Box 4"), `note` beside it, `hands` by box ({4: "straight, eight
 * high"}), `closing` words of the sum. `paced`: lines come one after another; any press or key shows all at once.
 */
export class BaizeDocket extends LitElement {
  static properties = {
    lines: { attribute: false, hasChanged: different },
    hands: { attribute: false },
    game: {},
    heading: {},
    note: {},
    closing: {},
    paced: { type: Boolean },
    shown: { state: true },
  };

  #timer = 0;
  #all = () => this.whole();

  constructor() {
    super();
    this.lines = [];
    this.closing = 'Net of the round';
    this.shown = 0;
  }

  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.whole();
  }

  willUpdate(changed) {
    if (!changed.has('lines')) return;
    this.whole();
    if (this.paced && this.lines.length > 1) this.pace();
  }

  pace() {
    const step = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--m-settle')) || 1;
    if (step < 10) return;
    this.shown = 1;
    this.#timer = setInterval(() => ++this.shown >= this.lines.length && this.whole(), step);
    addEventListener('pointerdown', this.#all);
    addEventListener('keydown', this.#all);
  }

  whole() {
    clearInterval(this.#timer);
    removeEventListener('pointerdown', this.#all);
    removeEventListener('keydown', this.#all);
    this.shown = this.lines.length;
  }

  render() {
    const sum = this.lines.reduce((total, line) => total + lineNet(line), 0);
    const cls = sum > 0 ? 'win' : sum < 0 ? 'lose' : 'so';
    const whole = this.shown >= this.lines.length;
    const split = new Set(this.lines.filter(line => line.hand > 1).map(line => line.box));
    return html`<div class="docket"><h3>${this.heading} <small>${this.note ?? ''}</small></h3>
      ${this.lines.map(
        (line, at) => html`<baize-line class=${at < this.shown ? '' : 'later'} .line=${line} .game=${this.game}
        .hand=${this.hands?.[line.box]} ?numbered=${split.has(line.box)}></baize-line>`,
      )}
      ${this.lines.length ? html`<div class="sum ${whole ? '' : 'later'}"><span>${this.closing}</span><span class="num amt ${cls}">${net(sum)}</span></div>` : nothing}
    </div>`;
  }
}
customElements.define('baize-docket', BaizeDocket);
