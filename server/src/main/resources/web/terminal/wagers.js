// A player's wagers at a terminal: what stands, what has been pressed and is on its way, undo, repeat and clear.
import { cents, text } from '/floor/money.js';
import { numberOf } from '/games/craps-words.js';
import { Expected } from '/terminal/expected.js';

const BASES = { 'pass-line': /^odds-/, 'dont-pass': /^dont-odds-/ };

/** The odds that ride on a wager come down before it. */
function rides(on, other) {
  return BASES[on]?.test(other) || (/^(come|dont-come)-\d/.test(on) && other === on.replace(/-(\d+)$/, '-odds-$1'));
}

/** What a command changes: `[on, cents]` for each place. */
function changesOf(command) {
  const amount = cents(command.stake);
  if (command.do === 'move') return [[command.from, -amount], [command.to, amount]];
  return [[command.on, command.do === 'wager' ? amount : -amount]];
}

/**
 * `send(command)` answers `{events, version}` or throws; `changed()` is called when something shows differently, `refused(on, failure)` when
 * the floor did not accept, `placed(events)` when it did.
 */
export class TerminalWagers {
  #hooks;
  #view = null;
  #bets = new Map();
  #expected = new Expected();
  #offers = new Map();
  #free = new Set();
  #done = [];
  #last = [];

  constructor(hooks) {
    this.#hooks = hooks;
  }

  /** A view and its version; `me` is the player's id. */
  take(view, me, version) {
    const before = this.#view;
    this.#view = view;
    const own = view.terminals.find(each => each.patron === me);
    this.#bets = new Map((own?.bets ?? []).map(bet => [bet.on, bet]));
    this.#offers = new Map((view.offers ?? []).filter(each => each.do === 'wager').map(each => [each.on, each.stakes]));
    this.#free = new Set((view.offers ?? []).filter(each => each.do === 'withdraw').map(each => each.on));
    this.#expected.take(version);
    if (view.phase === 'shooting' && before?.phase !== 'shooting') this.#closed();
  }

  #closed() {
    this.#done = [];
    if (this.#bets.size) this.#last = [...this.#bets.values()].map(bet => [bet.on, cents(bet.stake)]);
  }

  get open() {
    return this.#view?.phase === 'wagering';
  }

  /** All standing wagers, as pressed: `[on, cents]`. */
  list() {
    const all = new Set([...this.#bets.keys(), ...this.#expected.places()]);
    return [...all].map(on => [on, this.shown(on)]).filter(([, stake]) => stake);
  }

  bet(on) {
    return this.#bets.get(on);
  }

  shown(on) {
    return this.#expected.stake(on) ?? this.#standing(on);
  }

  #standing(on) {
    const bet = this.#bets.get(on);
    return bet ? cents(bet.stake) : 0;
  }

  total() {
    return this.list().reduce((sum, [, stake]) => sum + stake, 0);
  }

  /** What is on its way to the layout and not off the meter yet. */
  get flying() {
    return this.#expected.places().reduce((sum, on) => sum + this.shown(on) - this.#standing(on), 0);
  }

  /** What may be added to a place: `{min, max, unit}` in cents; none where it takes nothing, or will not once what is pressed is there. */
  range(on) {
    const stakes = this.#offers.get(on);
    if (!stakes || !this.open) return null;
    const more = this.shown(on) - this.#standing(on);
    const unit = cents(stakes.unit);
    const max = cents(stakes.max) - Math.max(0, more);
    if (more > 0 && max < unit) return null;
    return { min: this.shown(on) ? unit : cents(stakes.min), max, unit };
  }

  /** How much of a wager may be taken back. */
  free(on) {
    if (!this.open) return 0;
    if (this.#expected.stake(on) != null) return this.shown(on);
    return this.#free.has(on) ? cents(this.#bets.get(on)?.free ?? '0.00') : 0;
  }

  /** Adds a chip; answers `{no, range}` where it cannot: "closed", "chips" or "unit". */
  add(on, chip) {
    const range = this.range(on);
    if (!range) return { no: 'closed' };
    const amount = Math.max(chip, range.min);
    if (amount > range.max) return { no: 'most', range };
    if ((amount - range.min) % range.unit) return { no: 'unit', range };
    this.#done.push([{ do: 'withdraw', on, stake: text(amount) }]);
    this.#send({ do: 'wager', on, stake: text(amount) });
    return { amount };
  }

  /** Takes back one chip's worth, or all that is free where less would be left than a wager needs. */
  takeOff(on, chip) {
    const free = this.free(on);
    if (!free) return false;
    const rest = this.shown(on) - chip;
    return this.#take(on, chip >= free || rest < this.#least(on) ? free : chip);
  }

  /** Takes back all that is free. */
  takeBack(on) {
    const free = this.free(on);
    return free > 0 && this.#take(on, free);
  }

  #take(on, amount) {
    this.#done.push([{ do: 'wager', on, stake: text(amount) }]);
    this.#send({ do: 'withdraw', on, stake: text(amount) });
    return true;
  }

  #least(on) {
    const { sign } = this.#view.table;
    const kind = numberOf(on) ? on.replace(/-\d+$/, '') : on;
    return cents((sign.own?.[kind] ?? sign.general).minimum);
  }

  /** Moves what is free of a wager to another place. */
  move(from, to) {
    const amount = this.free(from);
    if (!amount) return false;
    this.#done.push([{ do: 'move', from: to, to: from, stake: text(amount) }]);
    this.#send({ do: 'move', from, to, stake: text(amount) });
    return true;
  }

  get canUndo() {
    return this.open && this.#done.length > 0;
  }

  undo() {
    for (const command of this.#done.pop() ?? []) this.#send(command);
  }

  /** What the last round had and the layout lacks now, as far as it is offered: `{list, total}`; none where there is nothing. */
  repeatable() {
    const list = this.#last
      .map(([on, stake]) => [on, stake - this.shown(on)])
      .filter(([on, lacks]) => lacks > 0 && lacks >= (this.range(on)?.min ?? Infinity) && lacks <= this.range(on).max);
    return list.length ? { list, total: list.reduce((sum, [, stake]) => sum + stake, 0) } : null;
  }

  repeat() {
    const again = this.repeatable();
    if (!again) return;
    this.#done.push(again.list.map(([on, stake]) => ({ do: 'withdraw', on, stake: text(stake) })));
    for (const [on, stake] of again.list) this.#send({ do: 'wager', on, stake: text(stake) });
  }

  /** Takes back all that may be taken back; answers the places whose wager stays. */
  clear() {
    const all = this.list().map(([on]) => on);
    const first = all.filter(on => all.some(base => rides(base, on)));
    for (const on of [...first, ...all.filter(each => !first.includes(each))]) this.takeBack(on);
    return this.list().map(([on]) => on);
  }

  async #send(command) {
    const changes = changesOf(command);
    for (const [on, change] of changes) this.#expected.press(on, this.shown(on), change);
    this.#hooks.changed();
    try {
      const { events, version } = await this.#hooks.send(command);
      for (const [on] of changes) this.#expected.accept(on, version);
      this.#hooks.placed(events);
    } catch (failure) {
      for (const [on, change] of changes) this.#expected.refuse(on, change);
      this.#hooks.refused(command, failure);
    }
    this.#hooks.changed();
  }
}
