// Tickets at the desk: what one is worth and whether it is still to be redeemed; paid in cash or to a patron's wallet.
import { LitElement, html, nothing } from 'lit';
import { freshKey, get, post } from '/floor/api.js';
import { dollars } from '/floor/money.js';
import { clock, date } from '/floor/words.js';
import { notAccepted } from '/parts/clause-link.js';

/** `own`: a patron redeems into the own wallet and is asked for nothing more. */
export class Tickets extends LitElement {
  static properties = { own: { type: Boolean }, number: { state: true }, found: { state: true }, refused: { state: true }, done: { state: true }, busy: { state: true } };

  createRenderRoot() {
    return this;
  }

  render() {
    return html`<section class="panel tickets" aria-labelledby="tickets"><h2 id="tickets">${this.own ? 'Redeem a ticket' : 'Tickets'}</h2>
      <form @submit=${this.own ? this.redeemOwn : this.look}><div class="fld"><label for="ticket">Number on the ticket</label>
        <input id="ticket" name="number" required autocomplete="off" spellcheck="false" inputmode="numeric" placeholder="as printed"></div>
        <button class="btn ${this.own ? 'primary wide' : 'primary'}" aria-busy=${!!this.busy}>${this.own ? 'To my balance' : 'Look it up'}</button></form>
      ${notAccepted(this.refused)}${this.done ? html`<p class="done" role="status">${this.done}</p>` : nothing}
      ${this.found ? this.ticket(this.found) : nothing}</section>`;
  }

  ticket(ticket) {
    return html`<dl class="kv ticket-state"><dt>Ticket</dt><dd class="num">${ticket.number}</dd><dt>Worth</dt><dd class="num">${dollars(ticket.amount)}</dd>
      <dt>State</dt><dd>${STATES[ticket.state] ?? ticket.state}</dd>${ticket.issued ? html`<dt>Printed</dt><dd class="num">${date(ticket.issued)}, ${clock(ticket.issued)}</dd>` : nothing}
      <dt>From</dt><dd>${side(ticket.from)}</dd>${ticket.to ? html`<dt>Paid</dt><dd>${side(ticket.to)}</dd>` : nothing}</dl>
      ${ticket.state === 'outstanding' ? this.paying(ticket) : nothing}`;
  }

  paying({ number, amount, from }) {
    return html`<div class="pay"><button type="button" class="btn primary" @click=${() => this.redeem({ to: 'cash' })}>Pay ${dollars(amount)} in cash</button>
      <form @submit=${this.toWallet}><div class="fld"><label for="ticket-patron">Or to the wallet of</label><input id="ticket-patron" name="patron" autocomplete="off" required value=${from?.patron ?? ''}></div>
      <button class="btn">Pay to the wallet</button></form>
      <a class="btn small" href="/api/tickets/${encodeURIComponent(number)}/pdf" target="_blank" rel="noopener">The ticket as printed</a></div>`;
  }

  /** One request at a time; what is refused stands below the form. */
  async ask(request) {
    if (this.busy) return null;
    this.busy = true;
    this.refused = this.done = null;
    try {
      return await request();
    } catch (failure) {
      this.refused = failure;
      return null;
    } finally {
      this.busy = false;
    }
  }

  async look(event) {
    event.preventDefault();
    const number = numberIn(event.currentTarget);
    this.found = null;
    this.found = await this.ask(() => get(address(number)));
  }

  async redeem(body) {
    const id = freshKey();
    const paid = await this.ask(() => post(`${address(this.found.number)}/redeem`, { id, ...body }, id));
    if (!paid) return;
    this.found = paid;
    this.done = `${dollars(paid.amount)} paid ${body.to === 'cash' ? 'in cash' : `to the wallet of ${body.patron}`}.`;
  }

  toWallet(event) {
    event.preventDefault();
    this.redeem({ to: 'wallet', patron: new FormData(event.currentTarget).get('patron').trim() });
  }

  async redeemOwn(event) {
    event.preventDefault();
    const form = event.currentTarget;
    const id = freshKey();
    const paid = await this.ask(() => post(`${address(numberIn(form))}/redeem`, { id, to: 'wallet' }, id));
    if (!paid) return;
    form.reset();
    this.done = `${dollars(paid.amount)} is on your balance.`;
    this.dispatchEvent(new Event('baize-redeemed', { bubbles: true }));
  }
}

const numberIn = form => new FormData(form).get('number').trim();
const address = number => `/api/tickets/${encodeURIComponent(number)}`;
const STATES = { outstanding: 'to be redeemed', redeemed: 'redeemed', void: 'void' };

function side(side) {
  if (!side) return '–';
  if (side.kind === 'cash') return 'cash';
  return side.kind === 'wallet' ? `wallet of ${side.patron}` : `table ${side.table}, ${side.patron}`;
}

customElements.define('baize-tickets', Tickets);
