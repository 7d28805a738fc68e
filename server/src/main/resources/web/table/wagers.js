// One player's stakes before the deal: presses come quickly, commands go one at a time, the newest stake wins.
import { cents, text } from '/floor/money.js';
import { offer, ownOn, wagerable } from '/table/model.js';

/** Units are counted from the minimum up, as the floor offers them. */
const isStep = (stake, { min, unit }) => (stake - min) % unit === 0;

/**
 * `take(view, box, hand)` tells it what the floor says, `hand` being the player's own there. `shown(area)` is the stake to draw: what was pressed while a command is on
 * its way, then what the floor says. `send(command)` and `refused(area, stake, failure)` are the page's.
 */
export class Wagers {
  last = {}; // the wagers of the last round, by area
  #areas;
  #view = null;
  #box = null;
  #standing = {};
  #wanted = new Map(); // pressed, not yet accepted
  #accepted = new Map(); // accepted, not yet seen in a view
  #presses = [];
  #sending = false;

  constructor(game, { send, refused, changed }) {
    this.#areas = wagerable(game);
    Object.assign(this, { send, refused, changed });
  }

  take(view, box, hand) {
    const another = this.#view && (view.round !== this.#view.round || box !== this.#box);
    this.#view = view;
    this.#box = box;
    const stakes = Object.fromEntries(
      this.#areas.map(area => [area.id, ownOn(area, hand) ? cents(hand[area.key]) : 0]),
    );
    if (hand && view.phase !== 'betting') this.last = stakes;
    this.#standing = view.phase === 'betting' ? stakes : {};
    for (const [area, { stake, until }] of this.#accepted)
      if (this.standing(area) === stake || Date.now() > until) this.#accepted.delete(area);
    if (!this.open || (another && view.phase !== 'betting')) this.forget();
  }

  forget() {
    this.#wanted.clear();
    this.#accepted.clear();
    this.#presses = [];
  }

  /** Whether any area takes chips now. */
  get open() {
    return this.#areas.some(({ id }) => this.#offered(id));
  }

  get busy() {
    return this.#wanted.size > 0;
  }

  /** Whether own presses stand where the last round's chips lay. */
  get begun() {
    return this.#wanted.size + this.#accepted.size > 0;
  }

  standing(area) {
    return this.#standing[area] ?? 0;
  }

  #settledAt(area) {
    return this.#accepted.get(area)?.stake ?? this.standing(area);
  }

  shown(area) {
    return this.#wanted.get(area) ?? this.#settledAt(area);
  }

  total() {
    return this.#areas.reduce((sum, { id }) => sum + this.shown(id), 0);
  }

  #offered(area) {
    const at = { box: this.#box, on: area };
    return this.#view && this.#box && (offer(this.#view, 'change', at) ?? offer(this.#view, 'wager', at));
  }

  /** An area that takes a wager as soon as the one it needs is there: what it will take. */
  #promised(id) {
    const area = this.#area(id);
    if (!area.needs || !this.shown(area.needs) || this.standing(area.needs) || !this.open) return null;
    const price = area.price(this.#view);
    return area.closed(this.#view) ? null : { min: price, max: price, unit: price };
  }

  #area(id) {
    return this.#areas.find(each => each.id === id);
  }

  /** The stakes an area takes now, in cents, other presses counted; null where it takes none. */
  range(area) {
    const stakes = this.#offered(area)?.stakes ?? this.#promised(area);
    if (!stakes) return null;
    const others = this.#areas.reduce(
      (sum, { id }) => (id === area ? sum : sum + this.shown(id) - this.standing(id)),
      0,
    );
    const chips = this.#view.chips == null ? Infinity : cents(this.#view.chips) + this.standing(area) - others;
    return { min: cents(stakes.min), max: Math.min(cents(stakes.max), chips), unit: cents(stakes.unit), chips };
  }

  /** The stake that one more chip would make: the minimum at least; or why not. */
  with(area, chip) {
    const range = this.range(area);
    if (!range) return { no: 'closed' };
    const now = this.shown(area);
    const stake = this.#area(area).price ? (now ? 0 : range.min) : now ? now + chip : Math.max(chip, range.min);
    if (!stake) return { stake };
    if (stake > range.chips) return { no: 'chips', range };
    if (stake > range.max) return { no: 'maximum', range };
    if (!isStep(stake, range)) return { no: 'unit', range };
    return { stake };
  }

  /** Adds a chip, or where there is one price turns the wager on or off; answers what stood in the way, if something did. */
  add(area, chip) {
    const { stake, no, range } = this.with(area, chip);
    if (no) return { no, range };
    this.#press(area, stake);
    return {};
  }

  /** Takes a chip off; what would fall below the minimum comes back whole. */
  takeOff(area, chip) {
    const now = this.shown(area);
    const range = this.range(area);
    if (!now || !range) return;
    const less = now - chip;
    this.#press(area, less >= range.min && isStep(less, range) ? less : 0);
  }

  /** Wagers that need this one are taken back before it. */
  #press(area, stake) {
    if (!stake) for (const id of this.#dependents(area)) if (this.shown(id)) this.#press(id, 0);
    this.#presses.push([area, this.shown(area)]);
    this.#want(area, stake);
  }

  #dependents(area) {
    return this.#areas.filter(each => each.needs === area).map(each => each.id);
  }

  #want(area, stake) {
    if (stake === this.#settledAt(area) && !this.#sending) this.#wanted.delete(area);
    else this.#wanted.set(area, stake);
    this.changed();
    this.#pump();
  }

  get canUndo() {
    return this.open && this.#presses.length > 0;
  }

  undo() {
    const press = this.#presses.pop();
    if (press) this.#want(...press);
  }

  /** The last round's wagers that may be placed again as they were; null where they may not. */
  repeatable() {
    const list = this.#areas
      .filter(area => !area.closed?.(this.#view))
      .map(({ id }) => [id, this.last[id] ?? 0])
      .filter(([, stake]) => stake);
    if (!list.length || this.total() || !this.open) return null;
    const total = list.reduce((sum, [, stake]) => sum + stake, 0);
    const fits = list.every(([area, stake]) => {
      const range = this.range(area) ?? this.#later(area);
      return range && stake >= range.min && stake <= range.max && isStep(stake, range) && total <= range.chips;
    });
    return { list, total, fits };
  }

  /** What an area will take once the wager it needs is placed again; where it has no price, what it took before, if the floor agrees. */
  #later(id) {
    const area = this.#area(id);
    const base = area.needs ?? this.#areas[0].id;
    const chips = this.range(base)?.chips ?? 0;
    if (base === id || !this.last[base]) return null;
    if (!area.price) return { min: 0, max: Infinity, unit: 1, chips };
    const price = cents(area.price(this.#view));
    return { min: price, max: price, unit: price, chips };
  }

  repeat() {
    const last = this.repeatable();
    if (last?.fits) for (const [area, stake] of last.list) this.#press(area, stake);
  }

  clear() {
    for (const { id } of this.#areas) if (this.shown(id) && this.#offered(id)) this.#press(id, 0);
  }

  async #pump() {
    if (this.#sending) return;
    this.#sending = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#carry(...next);
    this.#sending = false;
    this.changed();
  }

  #next() {
    for (const [area, stake] of this.#wanted) if (stake === this.#settledAt(area)) this.#wanted.delete(area);
    const list = [...this.#wanted];
    return list.find(([area, stake]) => !this.#waits(area, stake)) ?? list[0] ?? null;
  }

  /** What needs another wager goes after it, and comes back before it. */
  #waits(id, stake) {
    const { needs } = this.#area(id);
    return stake ? !!needs && !this.#settledAt(needs) : this.#dependents(id).some(each => this.#settledAt(each));
  }

  async #carry(area, stake) {
    const at = { box: this.#box, on: area };
    const stood = this.#settledAt(area);
    try {
      if (!stake) await this.send({ do: 'withdraw', ...at });
      else await this.send({ do: stood ? 'change' : 'wager', ...at, stake: text(stake) });
      if (this.standing(area) !== stake) this.#accepted.set(area, { stake, until: Date.now() + 1500 });
      else this.#accepted.delete(area);
    } catch (failure) {
      for (const id of [area, ...this.#dependents(area)]) this.#wanted.delete(id);
      this.#presses = this.#presses.filter(([pressed]) => pressed !== area);
      this.refused(area, stake, failure);
    }
  }
}
