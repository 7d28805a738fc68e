// The terminal: the layout of craps as one player sees it, the tumbler, the meter and what that player may do.
import { LitElement, html, nothing } from 'lit';
import { TableSocket } from '/floor/socket.js';
import { cents, net } from '/floor/money.js';
import { time, title, wager } from '/floor/words.js';
import { lineNet } from '/parts/line.js';
import { Present } from '/parts/present.js';
import { range } from '/parts/sign.js';
import { style } from '/parts/style.js';
import { book } from '/table/book.js';
import { tableKey } from '/table/keys.js';
import { boxOf } from '/table/model.js';
import { seat } from '/table/seat.js';
import { deeds } from '/terminal/deeds.js';
import { layout } from '/terminal/layout.js';
import { live } from '/terminal/live.js';
import { money } from '/terminal/money.js';
import { phone } from '/terminal/phone.js';
import { side } from '/terminal/side.js';
import { strip } from '/terminal/strip.js';
import { tray } from '/terminal/tray.js';
import { enlarged } from '/terminal/enlarged.js';
import { LEAVES, leaf } from '/terminal/book.js';
import '/parts/confirm.js';
import '/parts/speech.js';
import '/parts/toast.js';
import '/parts/top-bar.js';
import '/table/hour.js';

await Promise.all([style('parts'), style('table'), style('phone'), style('terminal')]);

const NARROW = matchMedia('(max-width: 720px)');
const WIDE = matchMedia('(min-width: 1200px)');

/** `table`: its id; `line`: its socket, where one is open. What arrives stands in `live.js`, what the player does in `deeds.js`. */
export class TerminalPage extends seat(money(deeds(live(LitElement)))) {
  static properties = {
    table: {},
    line: { attribute: false },
    view: { state: true },
    game: { state: true },
    me: { state: true },
    connected: { state: true },
    rolling: { state: true },
    chip: { state: true },
    mode: { state: true },
    moving: { state: true },
    focusAt: { state: true },
    tab: { state: true },
    fold: { state: true },
    number: { state: true },
    large: { state: true },
    clause: { state: true },
    refused: { state: true },
    hint: { state: true },
    box: { state: true },
    buyIn: { state: true },
    purse: { state: true },
    ticket: { state: true },
    seating: { state: true },
    bookOpen: { state: true },
    par: { state: true },
    lost: { state: true },
    narrow: { state: true },
    wide: { state: true },
  };

  present = new Present(this);
  leaves = LEAVES;
  leaf = () => leaf(this);
  /** The book is a drawer at every width: the layout fills the page. */
  drawer = true;
  decisions = [];

  constructor() {
    super();
    Object.assign(this, { tab: 'round', fold: 'line', mode: 'place', focusAt: 'pass-line', log: [], offset: 0 });
    this.fit();
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.quit = [
      on(document, 'keydown', event => this.key(event)),
      on(NARROW, 'change', () => this.fit()),
      on(WIDE, 'change', () => this.fit()),
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
  }

  key(event) {
    return tableKey(this, event) || this.ownKey(event);
  }

  get own() {
    return this.view && this.me?.kind === 'patron' && this.view.carded !== false ? boxOf(this.view, this.me.id) : null;
  }

  get terminal() {
    return this.view.terminals.find(each => each.patron === this.me?.id) ?? null;
  }

  /** The view that is drawn: while the dice roll, the one before. */
  get drawn() {
    return this.rolling ? this.rolling.before : this.view;
  }

  /** Results of the last roll stand until the next period ends. */
  get showsResults() {
    return !this.rolling && this.view.phase === 'wagering';
  }

  /** What the meter shows: credits less what is on its way to the layout. */
  get credits() {
    return cents(this.view.chips ?? '0.00') - this.wagers.flying;
  }

  get standing() {
    return this.wagers.total() > 0;
  }

  get freeBoxes() {
    const taken = new Set(this.view.table.seats.map(each => each.box));
    return Array.from({ length: this.view.table.boxes }, (_, at) => at + 1).filter(number => !taken.has(number));
  }

  /** What lies on a place as it is drawn. */
  staked(id) {
    if (!this.rolling) return this.wagers.shown(id);
    const own = this.rolling.before.terminals.find(each => each.patron === this.me?.id);
    const bet = own?.bets.find(each => each.on === id);
    return bet ? cents(bet.stake) : 0;
  }

  render() {
    if (this.lost) return this.missing();
    if (!this.view || !this.game)
      return html`<div class="tablepage ${this.narrow ? 'ph' : ''}"><baize-top-bar heading="Table ${this.table}"></baize-top-bar>
      <main id="main" class="felt"><p class="waits">Fetching the table</p></main></div>`;
    return html`${this.narrow ? phone(this) : this.desk()}${enlarged(this)}<baize-speech></baize-speech><baize-confirm></baize-confirm>
      <baize-toast></baize-toast><baize-keys .game=${this.game}></baize-keys>`;
  }

  missing() {
    return html`<baize-top-bar></baize-top-bar><main id="main" class="doc"><h1>Table ${this.table} does not answer</h1>
      <p class="note">It may be away for a moment, or there is no such table. <a href="/floor">The floor</a></p></main>`;
  }

  bar() {
    const { view } = this;
    return html`<baize-top-bar .game=${view.game} .table=${view.id} .terminal=${this.own} .limits=${[['A wager', range(view.table.sign.general)]]}></baize-top-bar>`;
  }

  desk() {
    return html`<div class="tablepage terminal drawer">${this.bar()}
      <main id="main" class="felt ${this.connected ? '' : 'stale'}">${this.heading()}${strip(this)}${layout(this)}${this.over()}</main>
      ${side(this)}${tray(this)}${book(this)}</div>`;
  }

  heading() {
    return html`<h1 class="vh">${title(this.view.game)}, table ${this.view.id}</h1>`;
  }

  /** What the last round came to, for the tab of the book. */
  lastNet() {
    const lines = this.drawn.lines.filter(line => line.patron === this.me?.id);
    return lines.length ? ` · ${net(lines.reduce((sum, line) => sum + lineNet(line), 0))}` : '';
  }

  /** What lies over the felt: the broken line, the close of play, a terminal out of order, the hour. */
  over() {
    const clause = rule => html`<baize-clause .game=${this.game.id} .rule=${rule} .elsewhere=${this.openClause}></baize-clause>`;
    return html`<div class="overs">${
      this.connected
        ? nothing
        : html`<div class="notice broken" role="status">Not connected since ${time(this.socket.since)}.
        Your wagers stand; the rules run on. ${this.game.silence.words} ${clause(this.game.silence.rule)}</div>`
    }
      ${this.terminal?.failed ? this.outOfOrder(clause) : nothing}
      ${this.view.lastRound && this.view.table.open ? html`<div class="notice broken closing" role="status"><b>Play closes with round ${this.view.lastRound}.</b> This is round ${this.view.round}. What can be cancelled then goes back; Pass Line and Come are played on. ${clause('7.2')}</div>` : nothing}</div>
      <baize-hour .me=${this.me} ?quiet=${!this.own} .stop=${() => this.leave()} ?stays=${this.standing}></baize-hour>`;
  }

  outOfOrder(clause) {
    const held = this.terminal.held.map(line => wager(line.wager)).join(', ');
    return html`<div class="notice broken failed" role="alert"><b>Terminal ${this.own} is out of order.</b> Your wagers stand. What the dice decide is held until an
      attendant has read its records${held ? `: ${held}` : ''}. ${clause('6.1')}</div>`;
  }
}

function on(target, event, listener) {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}

customElements.define('baize-terminal-page', TerminalPage);
