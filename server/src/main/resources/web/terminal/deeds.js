// What a player does at a terminal: chips on places, taking back, moving, shooting.
import { cents, dollars, limit } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { kindOf, paysAt } from '/games/craps-words.js';
import { refusal } from '/parts/refusal.js';
import { singleKeys } from '/table/keys.js';
import { aboveFinger, throwChip } from '/table/motion.js';
import { blockFor } from '/terminal/enlarged.js';
import { reasons } from '/terminal/reasons.js';
import { GROUPS } from '/terminal/spots.js';

const LOCKED = { 'pass-line': '3.9.1', come: '3.9.3' };
const COMMISSION = { buy: '3.9.8', lay: '3.9.15' };

/** Adds the deeds to the terminal page. */
export const deeds = Base =>
  class extends reasons(Base) {
    choose(chip) {
      this.chip = chip;
      this.hint = null;
      if (this.mode !== 'place') this.setMode('place');
    }

    setMode(mode) {
      this.mode = this.mode === mode ? 'place' : mode;
      this.moving = null;
    }

    /** What a place of the layout says of itself and does. */
    deedAt(on) {
      const range = this.wagers.range(on);
      const stake = this.wagers.shown(on);
      const usable = this.mode === 'place' ? !!range : this.mode === 'take' || this.moving ? stake > 0 || !!range : stake > 0;
      return {
        disabled: !usable || !this.connected,
        shooting: this.shoots(),
        current: this.focusAt === on,
        pressed: this.moving === on ? 'true' : null,
        label: this.labelOf(on, stake, range),
        add: event => this.touch(on, event),
        less: () => this.less(on),
        back: () => this.back(on),
        why: () => this.explain(on),
        focus: () => (this.focusAt = on),
      };
    }

    labelOf(on, stake, range) {
      const pays = paysAt(this.view.pays, on);
      return [
        wager(on),
        pays && `pays ${pays}`,
        stake ? dollars(stake) : 'empty',
        range ? `${limit(range.min)} to ${limit(range.max)}` : 'closed',
      ].filter(Boolean).join(', ');
    }

    touch(on, event) {
      const block = blockFor(on, event?.currentTarget);
      if (block) return void (this.large = block);
      if (this.mode === 'take') return this.back(on);
      if (this.mode === 'move') return this.carry(on);
      return this.press(on, event);
    }

    press(on, event) {
      const first = !this.wagers.shown(on);
      const { no, range, amount } = this.wagers.add(on, this.chip);
      this.refused = null;
      this.hint = no ? this.why(on, no, range) : first && amount > this.chip ? this.startsAt(on, amount) : null;
      if (no) return this.querySelector('baize-speech')?.now(this.hint.words);
      if (event?.pointerType === 'touch') aboveFinger(event, dollars(this.wagers.shown(on)));
      throwChip(this.querySelector(`.chipbtn[data-chip="${this.chip}"]`), event?.currentTarget ?? null);
    }

    startsAt(on, amount) {
      return { words: `${wager(on)} starts at its minimum, ${dollars(amount)}.`, rule: this.game.clauses.minimum };
    }

    explain(on) {
      this.hint = this.mode !== 'place' ? { words: `Nothing of yours stands on ${wager(on)}.`, rule: '3.5.1.1' } : this.whyClosed(on);
      this.querySelector('baize-speech')?.now(this.hint.words);
    }

    less(on) {
      this.refused = this.hint = null;
      if (!this.wagers.takeOff(on, this.chip)) this.stays(on);
    }

    back(on) {
      this.refused = this.hint = null;
      if (!this.wagers.takeBack(on)) this.stays(on);
    }

    /** A wager that is not to be taken back says so. */
    stays(on) {
      if (!this.wagers.shown(on)) return;
      const rule = LOCKED[kindOf(on)];
      this.hint = rule && this.wagers.open ? { words: `${wager(on)} cannot be taken down until it is decided.`, rule } : this.whyClosed(on);
      this.querySelector('baize-speech')?.now(this.hint.words);
    }

    /** Moving: first from where, then to where. */
    carry(on) {
      if (!this.moving) {
        if (!this.wagers.free(on)) return this.stays(on);
        this.moving = on;
        this.hint = { words: `Moves ${wager(on)}, ${dollars(this.wagers.free(on))}: touch where it goes.`, rule: '3.5.1.2' };
        return;
      }
      const from = this.moving;
      this.moving = null;
      this.hint = null;
      if (from !== on) this.wagers.move(from, on);
    }

    /** The commission of what was placed is named. */
    placed(events) {
      const paid = events.find(each => each.commission && cents(each.commission) > 0);
      if (paid) this.hint = { words: `${wager(paid.on)}: commission ${dollars(paid.commission)} on top.`, rule: COMMISSION[kindOf(paid.on)] };
    }

    undo() {
      this.hint = this.refused = null;
      if (this.connected && this.wagers.canUndo) this.wagers.undo();
    }

    repeat() {
      this.hint = this.refused = null;
      if (this.own && this.connected) this.wagers.repeat();
    }

    clear() {
      if (!this.own || !this.connected || !this.wagers.open) return;
      const left = this.wagers.clear();
      const locked = left.find(on => LOCKED[kindOf(on)]);
      this.hint = locked ? { words: `${left.map(wager).join(', ')} stays until it is decided.`, rule: LOCKED[kindOf(locked)] } : null;
    }

    async shoot() {
      if (this.shooting || !this.shoots() || !this.connected) return;
      this.shooting = true;
      await this.act('Shoot', { do: 'shoot' });
      this.shooting = false;
    }

    /** Keys that only a terminal has; answers whether it meant something. */
    ownKey(event) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !singleKeys.on) return false;
      if (event.target.closest?.('input, select, textarea, dialog, button, a')) if (event.key === ' ') return false;
      if (event.target.closest?.('input, select, textarea, dialog')) return false;
      const key = event.key.toUpperCase();
      const group = GROUPS.find(each => each[2] === key);
      const deed = group ? () => this.toGroup(group[0]) : this.own ? this.keyDeeds[key] : null;
      if (!deed) return false;
      event.preventDefault();
      deed();
      return true;
    }

    get keyDeeds() {
      return {
        ' ': () => this.shoot(),
        T: () => this.setMode('take'),
        V: () => this.setMode('move'),
        M: () => this.openPurse(),
      };
    }

    async toGroup(group) {
      this.fold = group;
      await this.updateComplete;
      this.querySelector(`[data-area][data-group="${group}"]`)?.focus();
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

    toOffers() {
      (this.querySelector('.shoot:not([disabled])') ?? this.querySelector('.tray button:not([disabled])'))?.focus();
    }

    spoken = seconds => {
      if (this.own && this.wagers.total()) this.querySelector('baize-speech')?.say([`${seconds} seconds.`]);
    };
  };
