// A toast for what happened elsewhere: top right under the bar, one at a time, six seconds, longer while it is focused.
import { LitElement, html, nothing } from 'lit';
import '/parts/clause.js';

const STAYS = 6000;

/** `show({words, game, rule, at})`. */
export class BaizeToast extends LitElement {
  static properties = { shown: { state: true } };

  #waiting = [];
  #timer = 0;

  createRenderRoot() {
    return this;
  }

  show(toast) {
    this.#waiting.push(toast);
    if (!this.shown) this.next();
  }

  next() {
    clearTimeout(this.#timer);
    if (this.matches(':focus-within, :hover') && this.shown) return this.wait();
    this.shown = this.#waiting.shift() ?? null;
    if (this.shown) this.wait();
  }

  wait() {
    this.#timer = setTimeout(() => this.next(), STAYS);
  }

  render() {
    if (!this.shown) return nothing;
    const { words, game, rule, at } = this.shown;
    return html`<div class="panel toast" role="status"><span>${words} ${rule ? html`<baize-clause .game=${game} .rule=${rule}></baize-clause>` : nothing}</span>
      <span class="dim num">${at}</span></div>`;
  }
}
customElements.define('baize-toast', BaizeToast);
