// The cashier: what one has, the limits on play, a pause, and where the money went.
import { LitElement, html, nothing } from 'lit';
import { post } from '/floor/api.js';
import { name } from '/floor/go.js';
import { dollars, net, text, typed } from '/floor/money.js';
import { session } from '/floor/session.js';
import { Present } from '/parts/present.js';
import { clock, date, span } from '/floor/words.js';
import '/pages/cashier-entries.js';
import '/pages/cashier-limits.js';
import '/pages/cashier-pause.js';
import '/pages/tickets.js';
import { notAccepted } from '/parts/clause-link.js';
import '/parts/top-bar.js';
import { waits } from '/parts/waits.js';

class Cashier extends LitElement {
  static properties = { me: { state: true }, refused: { state: true }, done: { state: true } };

  present = new Present(this);

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    name('Cashier');
  }

  /** "My limits" of the top bar leads to their heading, once they are there. */
  updated(changed) {
    if (!changed.has('me') || this.came || !this.me) return;
    this.came = true;
    if (location.hash === '#limits') this.querySelector('#limits')?.scrollIntoView();
  }

  render() {
    return html`<baize-top-bar here="cashier"></baize-top-bar><main id="main" class="ca">${this.body()}</main>`;
  }

  body() {
    const { me } = this;
    if (!me) return waits('Fetching your account');
    if (me.kind === 'staff') return elsewhere('Patrons’ money is at the desk.', '/staff', 'To the desk');
    if (me.kind === 'nobody') return elsewhere('Balance and limits stand here once you are signed in.', '/', 'Sign in');
    return html`<div class="left"><h1>Cashier</h1>${standing(me)}${figures(me)}
      <baize-cashier-limits .me=${me}></baize-cashier-limits>
      <baize-cashier-pause .me=${me}></baize-cashier-pause>
      <baize-cashier-entries .balance=${me.balance}></baize-cashier-entries></div>
      <div class="right">${me.demo ? this.deposit() : nothing}<baize-tickets own @baize-redeemed=${() => session.refresh()}></baize-tickets>${this.leaving()}</div>`;
  }

  deposit() {
    return html`<form class="panel" aria-labelledby="pay-in" @submit=${this.payIn}><h2 id="pay-in">Pay in</h2>
      <p class="note">Play money on this demo floor, and counted against your deposit limit all the same.</p>
      <div class="fld"><label for="amount">Amount</label><input id="amount" name="amount" inputmode="decimal"
        autocomplete="off" required placeholder="100.00"></div>
      <button class="btn primary wide" aria-busy=${!!this.busy}>Pay in</button>
      ${notAccepted(this.refused)}
      ${this.done ? html`<p class="done" role="status">${this.done}</p>` : nothing}</form>`;
  }

  async payIn(event) {
    event.preventDefault();
    if (this.busy) return;
    const form = event.currentTarget;
    const amount = typed(form.elements.amount.value);
    this.refused = this.done = null;
    if (!amount) {
      this.refused = { detail: 'An amount such as 100.00 is expected.' };
      return;
    }
    this.busy = true;
    try {
      session.take(await post('/api/me/deposit', { amount: text(amount) }));
      this.done = `${dollars(amount)} paid in.`;
      form.reset();
    } catch (refused) {
      this.refused = refused;
    }
    this.busy = false;
  }

  leaving() {
    const { table } = this.me;
    return html`<section class="panel"><h2>Leave</h2>
      <p class="note">${table ? `Your card is in at table ${table}. Leaving it brings its chips back to your balance.`
        : 'Your card is at no table.'}</p>
      <div class="ways">
        ${table ? html`<a class="btn wide" href="/tables/${encodeURIComponent(table)}">To table ${table}</a>` : nothing}
        <button type="button" class="btn wide" @click=${this.signOut}>Sign out</button></div></section>`;
  }

  signOut() {
    session.signOut().catch(refused => (this.refused = refused));
  }
}

const elsewhere = (words, path, way) => html`<div class="empty"><h1>Cashier</h1><p>${words}</p>
  <a class="btn small primary" href=${path}>${way}</a></div>`;

function standing(me) {
  if (me.excluded) return html`<p class="notice">You are excluded from play.</p>`;
  if (!me.pausedUntil) return nothing;
  return html`<p class="notice">You take a pause until ${date(me.pausedUntil)}, ${clock(me.pausedUntil)}.
    No wager is accepted before.</p>`;
}

const figure = (name, amount, under) => html`<div><dt>${name}</dt><dd class="num">${amount}</dd>
  <dd class="sub">${under}</dd></div>`;

const figures = me => html`<dl class="bl">${figure('Balance', dollars(me.balance), 'free to take to a table')}
  ${figure('At a table', dollars(me.chips ?? '0.00'), me.table
    ? `chips at table ${me.table}, ${dollars(me.inPlay)} more in play` : 'your card is at no table')}
  ${figure('Net today', net(me.netToday), `${span(me.playedSeconds)} played`)}</dl>${debt(me.owed)}${purse(me.dollars)}`;

const debt = owed => Number(owed) > 0 ? html`<dl class="bl">${figure('Owed', dollars(owed),
  'taken back by a table when it was no longer there; the cashier takes it')}</dl>` : nothing;

/** What is no money is shown to who has won some. */
const purse = held => Number(held?.casino) + Number(held?.slot) > 0 ? html`<dl class="bl">
  ${figure('Casino dollars', dollars(held.casino), 'won, for tables; no money')}
  ${figure('Slot dollars', dollars(held.slot), 'won, for machines; no money')}</dl>` : nothing;

customElements.define('baize-cashier', Cashier);
