// Sitting down, moving, buying chips and leaving.
import { dollars, text } from '/floor/money.js';
import { session } from '/floor/session.js';
import { coming } from '/table/coming.js';
import { offer } from '/table/model.js';

/** Adds to the table page what one does about a seat. */
export const seat = Base =>
  class extends coming(Base) {
    chooseBox(number) {
      this.box = number;
    }

    /** The box that was chosen, or the free one nearest to the middle. */
    get chosenBox() {
      if (this.freeBoxes.includes(this.box)) return this.box;
      const middle = (this.view.table.boxes + 1) / 2;
      return [...this.freeBoxes].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    }

    chooseAmount(cents) {
      this.buyIn = cents;
    }

    /** A free box that may be taken: it is chosen for the form, or, with the card in, moved to at once. */
    sitAt(number) {
      if (!this.connected || this.me?.kind !== 'patron' || !this.freeBoxes.includes(number)) return null;
      if (!this.own)
        return this.view.table.open
          ? { press: () => this.chooseBox(number), chosen: number === this.chosenBox, invites: true }
          : null;
      const may = offer(this.view, 'sit', { box: number }) && !this.wagers.total();
      return may ? { press: () => this.act(`Box ${number}`, { do: 'sit', box: number }) } : null;
    }

    /** Card, chips and seat, or none of them. */
    async sitDown(amount) {
      this.seating = true;
      const box = this.chosenBox;
      if (await this.join(`Box ${box}`, amount, { do: 'sit', box })) this.buyIn = null;
      this.seating = false;
    }

    moreChips(open = true) {
      this.buying = open;
    }

    async buy(amount) {
      this.buying = false;
      await this.act(`Chips for ${dollars(amount)}`, { do: 'buy-in', amount: text(amount) });
      await session.refresh().catch(() => {});
    }

    /** The card comes out; the chips go back to the balance. */
    async leave() {
      if (this.standing || !(await this.act('Leaving', { do: 'card-out' }))) return;
      this.box = null;
      await session.refresh().catch(() => {});
    }
  };
