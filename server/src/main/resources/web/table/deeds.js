// What the viewer does at the table: choosing chips, placing, deciding, sitting down and leaving.
import { dollars, limit } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { refusal } from '/parts/refusal.js';
import { byLimit, shutByLimit } from '/table/limits.js';
import { lying, offer } from '/table/model.js';
import { aboveFinger, throwChip } from '/table/motion.js';

/** Adds the deeds to the table page. */
export const deeds = Base =>
  class extends Base {
    choose(cents) {
      this.chip = cents;
      this.hint = null;
    }

    /** Whether a chip could be of use at all. */
    usable(cents) {
      return this.game.areas.some(area => area.wager && cents <= (this.wagers.range(area.id)?.chips ?? 0));
    }

    /** The own box: what is drawn on it and what its areas do. */
    mine() {
      if (!this.own) return null;
      const box = { hand: this.hand, lines: this.view.lines.filter(line => line.box === this.own) };
      const settled = this.view.phase === 'settled';
      return {
        me: this.me.id,
        begun: this.wagers.begun && settled,
        open: this.view.phase === 'betting' || (this.wagers.begun && settled),
        shown: area => {
          if (area.wager && (this.wagers.begun || this.view.phase === 'betting')) return this.wagers.shown(area.id);
          return this.wagers.begun ? 0 : lying(this.game, box, area, settled);
        },
        lit: area => this.isLit(area, box),
        deed: area => (area.wager ? this.placing(area) : this.choosing(area)),
      };
    }

    /** A slot's lamp: lit when the floor has the wager, out when it has been lost. */
    isLit(area, box) {
      if (!this.hand?.[area.key]) return false;
      if (this.view.phase === 'betting' || !box.lines.length) return true;
      return !this.wagers.begun && lying(this.game, box, area, true) > 0;
    }

    placing(area, wagers = this.wagers) {
      const range = wagers.range(area.id);
      const disabled = !range || !this.connected;
      const most = area.price ? '' : ` to ${limit(range?.max ?? 0)}`;
      return {
        disabled,
        words: range ? `${limit(range.min)}${most}` : (this.reason(area)?.words ?? 'closed'),
        pressed: area.price ? !!wagers.shown(area.id) : null,
        add: event => this.press(area, event, wagers),
        less: () => this.takeOff(area, wagers),
        why: () => this.explain(area),
      };
    }

    /** Why an area takes nothing although others do, where the game or the player's limit has something to say about it. */
    reason(area) {
      return this.wagers.open && this.connected ? (this.game.whyNot?.(area, this.view) ?? (area.main ? shutByLimit(this) : null)) : null;
    }

    explain(area) {
      const why = this.reason(area);
      if (!why) return;
      this.hint = why;
      this.querySelector('baize-speech')?.now(why.words);
    }

    /** The area of a game's own key: turned on or off where it stands. */
    toggle(area) {
      if (!this.own || !this.connected) return;
      const { disabled, add, why } = this.placing(area);
      disabled ? why() : add();
    }

    /** On another's box: the areas that take a wager of this player too. */
    backingAt(number) {
      const may = this.own && this.own !== number && this.view.offers?.some(each => each.box === number && ['wager', 'change'].includes(each.do));
      if (!may) return undefined;
      const wagers = this.wagersAt(number);
      return { deed: area => this.backing(area, number, wagers) };
    }

    backing(area, number, wagers) {
      const deed = this.placing(area, wagers);
      if (deed.disabled && !wagers.shown(area.id)) return null;
      const own = wagers.shown(area.id);
      return { ...deed, words: `${own ? `yours ${dollars(own)}, ` : ''}${deed.words}, box ${number}` };
    }

    /** On another's box: what a supervisor has let this player wager there. */
    guestAt(number) {
      if (this.game.read) return this.backingAt(number);
      const offered = area => this.view.offers?.some(each => each.on === area.id && each.box === number);
      const wagers = this.game.areas.filter(area => area.owner && offered(area));
      if (number === this.own || !wagers.length) return undefined;
      return { deed: area => (wagers.includes(area) ? this.asGuest(area, number) : null) };
    }

    asGuest(area, box) {
      const at = { box, on: area.id };
      const found = offer(this.view, 'withdraw', at) ?? offer(this.view, 'wager', at);
      if (!found) return null;
      const { stakes, ...command } = found;
      const words = `${found.do === 'withdraw' ? 'take back' : limit(area.price(this.view))} on box ${box}`;
      return { disabled: !this.connected, words, add: () => this.act(`${area.name}, box ${box}`, command) };
    }

    /** An area that a decision fills. */
    choosing(area) {
      const found = this.decisions.find(({ decision }) => decision.do === area.decision || decision.area === area.id);
      if (!found) return null;
      return {
        disabled: !this.connected || this.deciding,
        words: found.decision.label(found.hand, found.offer),
        add: () => this.decide(found),
      };
    }

    press(area, event, wagers = this.wagers) {
      const first = !area.price && !wagers.shown(area.id);
      const { no, range } = wagers.add(area.id, this.chip);
      if (!no) this.touched = wagers;
      this.refused = null;
      this.hint = no
        ? this.why(area, no, range)
        : first && wagers.shown(area.id) > this.chip
          ? {
              words: `${wager(area.id)} starts at its minimum, ${dollars(wagers.shown(area.id))}.`,
              rule: this.game.clauses.minimum,
            }
          : null;
      if (event?.pointerType === 'touch' && !area.price) aboveFinger(event, dollars(wagers.shown(area.id)));
      if (no) this.querySelector('baize-speech')?.now(this.hint.words);
      else if (wagers.shown(area.id))
        throwChip(
          this.querySelector(`.chipbtn[data-chip="${this.chip}"]`),
          event?.currentTarget ?? this.querySelector(`[data-area="${area.id}"]`),
        );
    }

    why(area, no, range) {
      const { clauses } = this.game;
      if (no === 'chips')
        return {
          words: `You have ${dollars(Math.max(0, range.chips))} in chips for ${wager(area.id)}.`,
          rule: clauses.chips,
        };
      const limited = no === 'maximum' ? byLimit(this, area, range) : null;
      if (limited) return limited;
      if (no === 'maximum')
        return { words: `${wager(area.id)} takes ${dollars(range.max)} at most.`, rule: clauses.maximum };
      if (no === 'unit')
        return {
          words: `${wager(area.id)} takes ${dollars(range.min)} and steps of ${dollars(range.unit)} above it.`,
          rule: clauses.unit,
        };
      return { words: 'No wager is taken now.', rule: clauses.locked };
    }

    takeOff(area, wagers = this.wagers) {
      this.hint = this.refused = null;
      wagers.takeOff(area.id, this.chip);
    }

    undo() {
      const last = this.touched?.canUndo ? this.touched : this.wagers;
      if (last.canUndo && this.connected) last.undo();
    }

    repeat() {
      if (this.own && this.connected) this.wagers.repeat();
    }

    clear() {
      if (!this.own || !this.connected || !this.wagers.open) return;
      for (const wagers of [this.wagers, ...this.elsewhere.values()]) wagers.clear();
    }

    /** Carries a decision out; one that may be taken for less does so for the most there is, unless a stake is named. */
    async decide({ decision, offer: found, hand }, stake = decision.partly ? found.stakes?.max : null) {
      if (this.deciding || !this.connected) return;
      const question = decision.asks?.(hand);
      if (question && !(await this.querySelector('baize-confirm').ask({ ...question, game: this.game.id }))) return;
      if (!offer(this.view, decision.do, decision.with)) return;
      const command = { ...found };
      delete command.stakes;
      if (stake) command.stake = stake;
      this.deciding = true;
      await this.act(decision.label(hand, found), command);
      this.deciding = false;
    }

    /** Sends a command; what is refused says so in the tray. Answers whether it was accepted. */
    async act(what, command) {
      this.refused = this.hint = null;
      try {
        await this.socket.send(command);
        return true;
      } catch (failure) {
        this.refuse(what, failure, 'tray');
        return false;
      }
    }

    refuse(what, refused, at) {
      this.refused = { what, refused, at };
      this.querySelector('baize-speech')?.now(`${what} not accepted: ${refused.detail}`);
    }

    refusedHere() {
      return refusal({
        game: this.game.id,
        ...this.refused,
        elsewhere: this.openClause,
        close: () => (this.refused = null),
      });
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

    toOffers() {
      const first =
        this.querySelector('#offers button:not([disabled])') ?? this.querySelector('.tray button:not([disabled])');
      first?.focus();
    }

    spoken = seconds => {
      if (this.decisions.length || this.wagers.total())
        this.querySelector('baize-speech')?.say([`${seconds} seconds.`]);
    };
  };
