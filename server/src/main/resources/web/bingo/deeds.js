// What a player does in the hall: buying books, marking, calling, automatic play, leaving.
import { cents, dollars, text } from '/floor/money.js';
import { session } from '/floor/session.js';
import { refusal } from '/parts/refusal.js';
import { coming, elsewhere } from '/table/coming.js';
import { offer } from '/table/model.js';
import { unmarked } from '/bingo/model.js';

/** Adds the deeds to the bingo page. */
export const deeds = Base =>
  class extends coming(Base) {
    /** Card in, chips for the fee and a book, or none of them. A paper book is handed over the counter: for it the fee is made ready. */
    async buy(kind = this.kind) {
      if (this.buying || !this.connected) return;
      this.buying = true;
      const short = Math.max(0, cents(this.view.session.entryFee) - (this.view.carded ? cents(this.view.chips ?? '0.00') : 0));
      if (kind === 'paper') await this.makeReady(short);
      else if (await this.join('A book', short, { do: 'issue', medium: 'electronic', automatic: kind === 'automatic' })) this.buysMore = false;
      this.buying = false;
    }

    async makeReady(amount) {
      const other = elsewhere(this);
      if (other && !(await this.leaveTable(other))) return;
      if (!this.view.carded && !(await this.act('The card', { do: 'card-in' }))) return;
      if (amount) await this.act(`Chips for ${dollars(amount)}`, { do: 'buy-in', amount: text(amount) });
      await session.refresh().catch(() => {});
    }

    /** One call claims everything complete on the card. */
    claim(card = this.card) {
      if (!card || !this.connected || !this.mayClaim(card)) return;
      return this.act(`A call on card ${card.serial}`, { do: 'claim', serial: card.serial });
    }

    mayClaim(card) {
      return !!card && !!offer(this.view, 'claim', { serial: card.serial });
    }

    setAutomatic(card, on) {
      return this.act('Automatic play', { do: 'automatic', serial: card.serial, on });
    }

    /** Presses a number on a card; one that cannot be marked says why. */
    mark(card, number) {
      if (!this.connected || this.isPressed(card.serial, number) || card.marks.includes(number)) return;
      if (!this.view.called.includes(number)) {
        this.hint = { words: `${number} has not been called.`, rule: '3.4' };
        return;
      }
      this.pressed = [...this.pressed, { serial: card.serial, number }];
      this.act(`${number}`, { do: 'mark', serial: card.serial, number }).then(done => {
        if (!done) this.pressed = this.pressed.filter(each => each.serial !== card.serial || each.number !== number);
      });
    }

    isPressed(serial, number) {
      return this.pressed.some(each => each.serial === serial && each.number === number);
    }

    /** Marks what has been called and is not marked yet, oldest first. */
    markAll() {
      for (const card of this.cards) for (const number of unmarked(card, this.view)) this.mark(card, number);
    }

    chooseCard(serial) {
      this.serial = serial;
      this.focusAt = null;
    }

    /** The card comes out, chips go back to the balance; books that are still to be played are given up. */
    async leave() {
      const held = this.cards.length;
      if (held && !(await this.querySelector('baize-confirm').ask(leaving(held, this.view.session, this.game.id)))) return;
      if (offer(this.view, 'leave') && !(await this.act('Leaving', { do: 'leave' }))) return;
      await this.act('Leaving', { do: 'card-out' });
      await session.refresh().catch(() => {});
    }

    /** Sends a command; what is refused says so in the tray. Answers whether it was accepted. */
    async act(what, command) {
      this.refused = this.hint = null;
      try {
        await this.socket.send(command);
        return true;
      } catch (failure) {
        this.refused = { what, refused: failure, at: 'tray' };
        this.querySelector('baize-speech')?.now(`${what} not accepted: ${failure.detail}`);
        return false;
      }
    }

    refusedHere() {
      return refusal({ game: this.game.id, ...this.refused, elsewhere: this.openClause, close: () => (this.refused = null) });
    }

    openClause = clause => {
      this.clause = clause;
      if (clause) this.toggleBook(true);
    };

    closeAside() {
      if (this.clause) this.clause = null;
      else this.toggleBook(false);
    }

    toggleBook(open = !this.bookOpen) {
      this.bookOpen = open;
    }

    async toBook() {
      this.toggleBook(true);
      await this.updateComplete;
      this.querySelector('#book')?.focus();
    }
  };

const leaving = (held, { game, games }, id) => ({
  heading: held > 1 ? `Give up ${held} books?` : 'Give up the book?',
  words: `Game ${game} of ${games} is at hand. Who leaves before the end gives up the cards, and the fee is kept.`,
  game: id,
  rule: '3.3',
  yes: 'Leave',
  no: 'Stay',
});
