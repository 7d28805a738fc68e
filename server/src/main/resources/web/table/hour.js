// After each hour of play a still notice: time played, net, and two ways of equal size.
import { LitElement, html, nothing } from 'lit';
import { net } from '/floor/money.js';
import { span } from '/floor/words.js';

const HOUR = 3600;

/** `me` (as `/api/me`), `quiet` while a decision is open, `stays` while a wager stands, `stop()` leaves the table. */
export class BaizeHour extends LitElement {
  static properties = {
    me: { attribute: false },
    quiet: { type: Boolean },
    stays: { type: Boolean },
    stop: { attribute: false },
    due: { state: true },
  };

  #known = null;

  createRenderRoot() {
    return this;
  }

  willUpdate(changed) {
    if (!changed.has('me') || this.me?.kind !== 'patron') return;
    const hours = Math.floor((this.me.playedSeconds ?? 0) / HOUR);
    if (this.#known !== null && hours > this.#known) this.due = true;
    this.#known = hours;
  }

  render() {
    if (!this.due || this.quiet) return nothing;
    return html`<div class="panel hour" role="status"><span><b>${span(this.me.playedSeconds)}</b> played, net <b class="num">${net(this.me.netToday ?? '0.00')}</b> today.
        ${this.stays ? 'Stop acts when no wager of yours stands.' : nothing}</span>
      <span class="two"><button type="button" class="btn" ?disabled=${this.stays} @click=${this.end}>Stop</button>
      <button type="button" class="btn" @click=${() => (this.due = false)}>Go on</button></span></div>`;
  }

  end() {
    this.due = false;
    this.stop();
  }
}
customElements.define('baize-hour', BaizeHour);
