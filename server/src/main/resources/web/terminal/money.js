// Money at a terminal: notes and tickets in, tickets out, transfers between the meter and the balance.
import { freshKey, post } from '/floor/api.js';
import { cents, dollars, text } from '/floor/money.js';
import { session } from '/floor/session.js';

/** Adds the deeds of the purse to the terminal page. */
export const money = Base =>
  class extends Base {
    openPurse(open = !this.purse) {
      this.purse = open;
      this.refused = this.hint = null;
      if (open) this.updateComplete.then(() => this.querySelector('.purse button, .purse input')?.focus());
    }

    get tables() {
      return `/api/tables/${encodeURIComponent(this.table)}`;
    }

    /** A request of the purse; answers what the floor said, or nothing where it refused. */
    async pay(what, path, body) {
      if (this.paying) return null;
      this.paying = true;
      this.refused = this.hint = null;
      const id = freshKey();
      try {
        return await post(`${this.tables}/${path}`, { id, ...body }, id);
      } catch (failure) {
        this.refuse(what, failure, 'purse');
        return null;
      } finally {
        this.paying = false;
        session.refresh().catch(() => {});
      }
    }

    async noteIn(note) {
      const done = await this.pay(`A note of ${dollars(note)}`, 'note', { amount: note });
      if (done) this.hint = { words: `${dollars(note)} on the meter.`, rule: '3.4.1' };
    }

    async ticketIn(event) {
      event.preventDefault();
      const form = event.target;
      const number = new FormData(form).get('number').trim();
      if (!number) return;
      const done = await this.pay(`Ticket ${number}`, 'ticket-in', { number });
      if (!done) return;
      form.reset();
      this.hint = { words: `Ticket ${number} is on the meter.`, rule: '1.1 "Redeemable Ticket"' };
    }

    /** The whole meter, or part of it, as a ticket. */
    async ticketOut(amount = null) {
      const done = await this.pay('The ticket', 'ticket-out', amount ? { amount: text(amount) } : {});
      if (done) this.ticket = { number: done.number, amount: amount ?? cents(done.amount ?? '0.00') };
    }

    async transferIn(amount) {
      if (await this.act(`Credits for ${dollars(amount)}`, { do: 'buy-in', amount: text(amount) })) this.moved(`${dollars(amount)} from your balance.`);
      else this.refused = { ...this.refused, at: 'purse' };
    }

    async transferOut() {
      const amount = cents(this.view.chips);
      if (await this.act('The transfer', { do: 'cash-out', amount: text(amount) })) this.moved(`${dollars(amount)} to your balance.`);
      else this.refused = { ...this.refused, at: 'purse' };
    }

    moved(words) {
      this.hint = { words, rule: '3.3' };
      session.refresh().catch(() => {});
    }
  };
