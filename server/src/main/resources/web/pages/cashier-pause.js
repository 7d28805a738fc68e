// A pause: asked for, confirmed once, and then not to be ended early.
import { LitElement, html } from 'lit';
import { post } from '/floor/api.js';
import { session } from '/floor/session.js';
import { notAccepted } from '/parts/clause-link.js';

/** `me` as the session has it. */
class CashierPause extends LitElement {
  static properties = { me: { attribute: false }, asked: { state: true }, refused: { state: true } };

  createRenderRoot() { return this; }

  render() {
    return html`<section class="panel" aria-labelledby="pause">
      <h2 id="pause">A pause <small class="note">it cannot be ended early</small></h2>
      ${this.asked ? this.confirm() : html`<div class="ways">${this.way('day')}${this.way('month')}</div>`}
      ${notAccepted(this.refused)}</section>`;
  }

  way(length) {
    return html`<button type="button" class="btn small" @click=${() => this.ask(length)}>Pause for a ${length}</button>`;
  }

  ask(length) {
    this.asked = length;
    this.refused = null;
    this.updateComplete.then(() => this.querySelector('.sure')?.focus());
  }

  confirm() {
    return html`<div class="sure" tabindex="-1" role="group" aria-label="Confirm the pause">
      <p>For a ${this.asked} no table will take a wager of yours. Wagers that stand are played to their end.
      ${this.me.table ? `Your card stays in at table ${this.me.table} until you take it out.` : ''}</p>
      <div class="ways"><button type="button" class="btn small" @click=${this.take}>Pause for a ${this.asked}</button>
      <button type="button" class="btn small" @click=${this.drop}>Go on without a pause</button></div></div>`;
  }

  drop() {
    this.asked = null;
    this.updateComplete.then(() => this.querySelector('button')?.focus());
  }

  async take() {
    if (this.busy) return;
    this.busy = true;
    try {
      session.take(await post('/api/me/pause', { for: this.asked }));
    } catch (refused) {
      this.refused = refused;
    }
    this.busy = false;
    this.drop();
  }
}

customElements.define('baize-cashier-pause', CashierPause);
