// The table page: one table as one viewer sees it, and what that viewer may do.
import { LitElement, html, nothing } from 'lit';
import { Pools } from '/floor/pools.js';
import { TableSocket } from '/floor/socket.js';
import { net } from '/floor/money.js';
import { time, title, wager } from '/floor/words.js';
import { denominations } from '/parts/chip.js';
import { Figures } from '/parts/figures.js';
import { lineNet } from '/parts/line.js';
import { Present } from '/parts/present.js';
import { style } from '/parts/style.js';
import { book } from '/table/book.js';
import { drawCloth } from '/table/cloth.js';
import { deeds } from '/table/deeds.js';
import { live } from '/table/live.js';
import { seat } from '/table/seat.js';
import { tableKey } from '/table/keys.js';
import { clothOf } from '/table/arc.js';
import { boxOf, boxes, limitsAt, stands, wagerable } from '/table/model.js';
import { deal, dealOrder, flip, freshCards, settle, stacksOf, turned } from '/table/motion.js';
import { phone } from '/table/phone.js';
import { tray } from '/table/tray.js';
import '/parts/confirm.js';
import '/parts/speech.js';
import '/parts/toast.js';
import '/parts/top-bar.js';
import '/table/hour.js';

await Promise.all([style('parts'), style('table'), style('phone')]);

const NARROW = matchMedia('(max-width: 899px)');
const WIDE = matchMedia('(min-width: 1200px)');
const SHORT = matchMedia('(max-height: 799px)');

/** `table`: its id; `line`: its socket, where one is open. What arrives stands in `live.js`, what the viewer does in `deeds.js` and `seat.js`. */
export class TablePage extends seat(deeds(live(LitElement))) {
  static properties = {
    table: {},
    line: { attribute: false },
    view: { state: true },
    game: { state: true },
    me: { state: true },
    connected: { state: true },
    chip: { state: true },
    tab: { state: true },
    clause: { state: true },
    refused: { state: true },
    hint: { state: true },
    box: { state: true },
    buyIn: { state: true },
    buying: { state: true },
    seating: { state: true },
    deciding: { state: true },
    bookOpen: { state: true },
    par: { state: true },
    away: { state: true },
    lost: { state: true },
    narrow: { state: true },
    wide: { state: true },
    short: { state: true },
  };

  present = new Present(this);
  pools = new Pools(this);
  figures = new Figures(this, () => this.meter);

  constructor() {
    super();
    this.tab = 'round';
    this.log = [];
    this.chips = denominations();
    this.offset = 0;
    this.fit();
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.quit = [
      on(document, 'keydown', event => tableKey(this, event)),
      on(this, 'focusin', event => (this.focused = event.target)),
      on(NARROW, 'change', () => this.fit()),
      on(WIDE, 'change', () => this.fit()),
      on(SHORT, 'change', () => this.fit()),
    ];
    this.socket = this.line ?? new TableSocket(this.table);
    this.socket.onview = (view, before) => this.arrived(view, before);
    this.socket.onstate = connected => this.turned(connected);
    this.socket.onlost = () => (this.lost = true);
    this.turned(this.socket.connected);
    if (this.socket.view) this.arrived(this.socket.view, null);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.socket.close();
    this.quit.forEach(each => each());
  }

  fit() {
    this.narrow = NARROW.matches;
    this.wide = WIDE.matches;
    this.short = SHORT.matches;
  }

  /** What the jackpot shows: its pool as the floor tells it, or as the table last heard of it. */
  get meter() {
    return this.pools.get(this.view?.pool)?.meter ?? this.view?.jackpot?.meter;
  }

  get own() {
    return this.view && this.me?.kind === 'patron' && this.view.carded !== false ? boxOf(this.view, this.me.id) : null;
  }

  get hand() {
    return this.own ? this.handAt(this.own) : null;
  }

  get standing() {
    return stands(this.view, this.me?.id);
  }

  /** What happens at a table dealt by the house to a hand that is not decided in time; none where a person sees to it. */
  get atZero() {
    return this.view.dealt === 'house' ? (this.game.undecided?.[this.view.atZero] ?? null) : null;
  }

  get freeBoxes() {
    const taken = new Set(this.view.table.seats.map(each => each.box));
    return Array.from({ length: this.view.table.boxes }, (_, at) => at + 1).filter(number => !taken.has(number));
  }

  /** What this player has on a box. */
  handAt(box) {
    const has = each => (each.players ?? [each.patron]).includes(this.me?.id);
    return this.view.boxes.find(each => each.box === (box ?? this.own) && has(each)) ?? null;
  }

  /** Where cards are real, a decision that is answered with one is shown to the dealer. */
  mayDecide(decision) {
    return !(decision.draws && this.view.dealt === 'console');
  }

  /** The decisions the floor offers, in the order of the declaration. */
  get decisions() {
    return this.game.decisions.flatMap(decision =>
      this.mayDecide(decision) ? offers(this.view, decision).map(offer => ({ decision, offer, hand: this.handAt(offer.box) })) : [],
    ).filter(each => each.hand);
  }

  willUpdate(changed) {
    if (changed.has('me') && this.view && this.wagers) this.known();
    if (!changed.has('view') || !this.view) return;
    const { before, view } = this;
    this.motion = null;
    if (!before) return;
    if (view.dealerCards && !before.dealerCards) this.motion = 'deal';
    else if (this.game.read && view.dealerCards) this.motion = 'draw';
    else if (view.dealerHand && !before.dealerHand) this.motion = 'flip';
    if (view.phase === 'settled' && before.phase !== 'settled') this.stacks = stacksOf(this);
  }

  updated(changed) {
    if (this.focused && !this.focused.isConnected) this.refocus();
    if (!changed.has('view') || !this.before) return;
    if (this.motion === 'deal') deal(this, clothOf(this.game));
    if (this.motion === 'draw') deal(this, clothOf(this.game), freshCards(this.before));
    if (this.motion === 'flip') flip(turned(this, this.before));
    if (this.stacks) settle(this, this.stacks, this.view.lines, clothOf(this.game));
    this.stacks = null;
  }

  /** The control that had the focus is gone: it goes to the main area, unless it has moved on. */
  refocus() {
    this.focused = null;
    if (document.activeElement !== document.body) return;
    const main = this.querySelector(`[data-area="${wagerable(this.game)[0].id}"]`);
    (main ?? this.querySelector('.tray button:not([disabled])'))?.focus({ preventScroll: true });
  }

  render() {
    if (this.lost) return this.missing();
    if (!this.view || !this.game)
      return html`<div class="tablepage ${this.narrow ? 'ph' : ''}"><baize-top-bar heading="Table ${this.table}"></baize-top-bar>
      <main id="main" class="felt"><p class="waits">Fetching the table</p></main></div>`;
    return html`${this.narrow ? phone(this) : this.desk()}<baize-speech></baize-speech><baize-confirm></baize-confirm>
      <baize-toast></baize-toast><baize-keys .game=${this.game}></baize-keys>`;
  }

  missing() {
    return html`<baize-top-bar></baize-top-bar><main id="main" class="doc"><h1>Table ${this.table} does not answer</h1>
      <p class="note">It may be away for a moment, or there is no such table. <a href="/floor">The floor</a></p></main>`;
  }

  bar() {
    const { view, game } = this;
    const limits = wagerable(game).map(area => [area.name ?? wager(area.id), limitsAt(area, view)]);
    return html`<baize-top-bar .game=${view.game} .table=${view.id} .box=${this.own} .limits=${limits}></baize-top-bar>`;
  }

  desk() {
    const { below, above } = this.cloth();
    return html`<div class="tablepage ${this.wide ? 'wide' : 'drawer'}">${this.bar()}
      <main id="main" class="felt ${this.connected ? '' : 'stale'}">${this.heading()}${below}${this.over()}</main>${tray(this)}
      <div class="felt layer">${above}</div>
      ${book(this)}${
        this.wide
          ? nothing
          : html`<button type="button" class="book-tab" aria-expanded=${!!this.bookOpen} aria-controls="book"
        @click=${() => this.toggleBook()}>The book${this.lastNet()}</button>`
      }</div>`;
  }

  /** The drawer's tab says what the last round came to. */
  lastNet() {
    const lines = this.view.lines.filter(line => line.patron === this.me?.id);
    return lines.length ? ` · ${net(lines.reduce((sum, line) => sum + lineNet(line), 0))}` : '';
  }

  cloth() {
    const { game, view } = this;
    return drawCloth({ game, view }, boxes(game, view, this.own, this.me?.id), {
      mine: this.mine(),
      sit: number => this.sitAt(number),
      guest: number => this.guestAt(number),
      order: game.order?.(view) ?? dealOrder(view),
    });
  }

  heading() {
    return html`<h1 class="vh">${title(this.view.game)}, table ${this.view.id}</h1>`;
  }

  /** What lies over the felt: the broken line, the hour. */
  over() {
    return html`${
      this.connected
        ? nothing
        : html`<div class="notice broken" role="status">Not connected since ${time(this.socket.since)}.
        Your wagers stand; the rules run on. ${(this.atZero ?? this.game.silence).words}
        <baize-clause .game=${this.game.id} .rule=${(this.atZero ?? this.game.silence).rule}></baize-clause></div>`
    }
      <baize-hour .me=${this.me} ?quiet=${this.decisions.length > 0 || !this.own} .stop=${() => this.leave()} ?stays=${this.standing}></baize-hour>`;
  }
}

/** The floor's offers of a decision: one, or one for each box. */
function offers(view, { do: deed, with: fixed = {} }) {
  const fits = each => each.do === deed && Object.entries(fixed).every(([name, value]) => each[name] === value);
  return (view.offers ?? []).filter(fits);
}

function on(target, event, listener) {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}

customElements.define('baize-table-page', TablePage);
