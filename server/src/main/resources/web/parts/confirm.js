// The question before a deed that cannot be taken back; asked only in the places the house names.
import { LitElement, html, nothing } from 'lit';
import '/parts/clause.js';

/** `ask({heading, words, game, rule, yes, no})` answers true or false. Escape is no. */
export class BaizeConfirm extends LitElement {
  static properties = { asked: { state: true } };

  #answer = () => {};

  createRenderRoot() {
    return this;
  }

  ask(question) {
    this.#answer(false);
    this.asked = question;
    return new Promise(done => (this.#answer = done));
  }

  updated() {
    const dialog = this.querySelector('dialog');
    if (this.asked && !dialog.open) dialog.showModal();
  }

  finish(yes) {
    this.querySelector('dialog')?.close();
    this.asked = null;
    this.#answer(yes);
    this.#answer = () => {};
  }

  /** The deed is no longer offered: the question goes away unanswered. */
  dismiss() {
    if (this.asked) this.finish(false);
  }

  render() {
    if (!this.asked) return nothing;
    const { heading, words, game, rule, yes, no } = this.asked;
    return html`<dialog class="ask" aria-labelledby="ask-heading" @cancel=${() => this.finish(false)}>
      <h2 id="ask-heading">${heading}</h2><p>${words} <baize-clause .game=${game} .rule=${rule}></baize-clause></p>
      <div class="two"><button type="button" class="btn" @click=${() => this.finish(false)}>${no}</button>
      <button type="button" class="btn" @click=${() => this.finish(true)}>${yes}</button></div></dialog>`;
  }
}
customElements.define('baize-confirm', BaizeConfirm);
