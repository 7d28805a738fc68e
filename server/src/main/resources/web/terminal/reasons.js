// Why a place of the layout takes no chip now, in words and with the clause.
import { dollars } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { kindOf } from '/games/craps-words.js';

/** Adds the reasons to the terminal page. */
export const reasons = Base =>
  class extends Base {
    why(on, no, range) {
      if (no === 'closed') return this.whyClosed(on);
      if (no === 'unit') return { words: `${wager(on)} takes steps of ${dollars(range.unit)}.`, rule: this.game.clauses.unit };
      const short = range.max < range.min || this.credits < this.chip;
      if (short) return { words: `The meter has ${dollars(this.credits)} for ${wager(on)}.`, rule: this.game.clauses.chips };
      const odds = /(^|-)odds-\d/.test(on);
      return { words: `${wager(on)} takes ${dollars(range.max)} more at most.`, rule: odds ? this.oddsRule(on) : this.game.clauses.maximum };
    }

    oddsRule(on) {
      return { odds: '3.9.2.1', 'come-odds': '3.9.4.1', 'dont-odds': '3.9.12.1', 'dont-come-odds': '3.9.13.1' }[kindOf(on)];
    }

    /** Why a place takes nothing now. */
    whyClosed(on) {
      const { view } = this;
      const kind = kindOf(on);
      if (view.phase === 'shooting') return { words: 'Wagers are closed: the dice are to be shot.', rule: '3.3.6' };
      if (this.terminal?.failed) return { words: 'This terminal is out of order.', rule: '6.1' };
      if (this.wagers.shown(on)) return this.whyNoMore(on, kind);
      if (['pass-line', 'dont-pass'].includes(kind) && view.point)
        return { words: `${wager(on)} is placed before a come out roll; the point is ${view.point}.`, rule: kind === 'pass-line' ? '3.9.1' : '3.9.10' };
      if (['come', 'dont-come'].includes(on) && !view.point)
        return { words: `${wager(on)} is placed when a point is on.`, rule: on === 'come' ? '3.9.3' : '3.9.11' };
      if (/^(come|dont-come)-\d/.test(on)) return { words: `${wager(on)} gets there by travelling from ${wager(kind)}.`, rule: kind === 'come' ? '3.9.3' : '3.9.11' };
      if (/odds/.test(on)) return { words: `${wager(kind)} ride on a wager that has its number.`, rule: this.oddsRule(on)?.replace(/\.1$/, '') };
      return { words: `The meter has ${dollars(this.credits)}: ${wager(on)} needs more.`, rule: this.game.clauses.chips };
    }

    /** Why a wager that stands takes no more. */
    whyNoMore(on, kind) {
      if (kind === 'dont-pass' || /^dont-come-\d/.test(on)) return { words: `${wager(on)} is never increased.`, rule: kind === 'dont-pass' ? '3.9.10' : '3.9.11' };
      if (this.credits < 100) return { words: `The meter has ${dollars(this.credits)}.`, rule: this.game.clauses.chips };
      return { words: `${wager(on)} ${dollars(this.wagers.shown(on))} is the most there.`, rule: this.oddsRule(on) ?? this.game.clauses.maximum };
    }
  };
