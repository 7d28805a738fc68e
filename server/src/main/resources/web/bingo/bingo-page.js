// The bingo hall as one player sees it: the caller, the player's boxes, the call.
import { LitElement, html, nothing } from 'lit';
import { TableSocket } from '/floor/socket.js';
import { net } from '/floor/money.js';
import { time } from '/floor/words.js';
import { Figures } from '/parts/figures.js';
import { lineNet } from '/parts/line.js';
import { Present } from '/parts/present.js';
import { announced } from '/parts/sign.js';
import { style } from '/parts/style.js';
import { book } from '/table/book.js';
import { nameOf } from '/table/model.js';
import { boxes } from '/bingo/boxes.js';
import { caller } from '/bingo/caller.js';
import { deeds } from '/bingo/deeds.js';
import { key } from '/bingo/keys.js';
import { LEAVES, leaf } from '/bingo/book.js';
import { live } from '/bingo/live.js';
import { cardNear } from '/bingo/model.js';
import { phone } from '/bingo/phone.js';
import { hall } from '/bingo/watch.js';
import { tray } from '/bingo/tray.js';
import '/parts/confirm.js';
import '/parts/speech.js';
import '/parts/toast.js';
import '/parts/top-bar.js';
import '/table/hour.js';

await Promise.all([style('parts'), style('table'), style('phone'), style('bingo')]);

const NARROW = matchMedia('(max-width: 760px)');

/** `table`: its id; `line`: its socket, where one is open. What arrives stands in `live.js`, what the player does in `deeds.js`. */
export class BingoPage extends deeds(live(LitElement)) {
  static properties = {
    table: {}, line: { attribute: false }, view: { state: true }, game: { state: true }, me: { state: true }, connected: { state: true },
    serial: { state: true }, kind: { state: true }, pressed: { state: true }, focusAt: { state: true }, buysMore: { state: true },
    buying: { state: true }, boardOpen: { state: true }, tab: { state: true }, clause: { state: true }, refused: { state: true },
    hint: { state: true }, bookOpen: { state: true }, lost: { state: true }, narrow: { state: true },
  };

  present = new Present(this);
  figures = new Figures(this, () => this.view?.jackpot.amount);
  leaves = LEAVES;
  leaf = () => leaf(this);
  /** The book is a drawer at every width: the boxes fill the page. */
  drawer = true;

  constructor() {
    super();
    Object.assign(this, { tab: 'round', log: [], offset: 0, kind: 'automatic', pressed: [], narrow: NARROW.matches });
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    const keys = event => key(this, event);
    const fit = () => (this.narrow = NARROW.matches);
    document.addEventListener('keydown', keys);
    NARROW.addEventListener('change', fit);
    this.quit = () => (document.removeEventListener('keydown', keys), NARROW.removeEventListener('change', fit));
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
    this.quit();
  }

  /** The player's own cards, in the order of their numbers. */
  get cards() {
    return this.me?.kind === 'patron' ? this.view.cards.filter(each => each.patron === this.me.id) : [];
  }

  /** The card at hand: the one chosen, else the one nearest to a win. */
  get card() {
    const chosen = this.cards.find(each => each.serial === this.serial);
    return chosen ?? [...this.cards].sort((one, other) => (cardNear(one)?.missing ?? 99) - (cardNear(other)?.missing ?? 99))[0] ?? null;
  }

  /** A card with what was pressed and is on its way. */
  withPressed(card) {
    const more = this.pressed.filter(each => each.serial === card.serial).map(each => each.number);
    return more.length ? { ...card, marks: [...card.marks, ...more] } : card;
  }

  name = patron => (patron === this.me?.id ? 'You' : nameOf(this.view, patron));
  chip = rule => html`<baize-clause .game=${this.game.id} .rule=${rule} .elsewhere=${this.openClause}></baize-clause>`;
  turnBoard = event => (this.boardOpen = event.target.open);
  turnAutomatic = () => this.setAutomatic(this.card, !this.card.automatic);

  get spoken() {
    return { view: this.view, name: this.name, clause: this.chip };
  }

  /** Where the keyboard is among the numbers. */
  focused(event) {
    const { number } = event.target.dataset;
    if (number) this.focusAt = `${event.target.closest('.bx').dataset.box}-${number}`;
  }

  /** What the game came to, for the button of the book. */
  lastNet() {
    const lines = this.view.lines.filter(line => line.patron === this.me?.id);
    return lines.length ? ` · ${net(lines.reduce((sum, line) => sum + lineNet(line), 0))}` : '';
  }

  render() {
    if (this.lost) return this.missing();
    if (!this.view || !this.game) return html`<div class="tablepage"><baize-top-bar heading="Bingo"></baize-top-bar><main id="main" class="felt"><p class="waits">Fetching the hall</p></main></div>`;
    return html`${this.narrow ? phone(this) : this.desk()}<baize-speech></baize-speech><baize-confirm></baize-confirm><baize-toast></baize-toast><baize-keys .game=${this.game}></baize-keys>`;
  }

  missing() {
    return html`<baize-top-bar></baize-top-bar><main id="main" class="doc"><h1>Hall ${this.table} does not answer</h1>
      <p class="note">It may be away for a moment, or there is no such hall. <a href="/floor">The floor</a></p></main>`;
  }

  bar() {
    const { view, card } = this;
    const where = [view.session && `Session ${view.session.number}`, card && `${card.boxes.length > 6 ? 'twelve' : 'six'}-up card ${card.serial}`].filter(Boolean).join(' · ');
    return html`<baize-top-bar .game=${view.game} .seat=${where || `Hall ${view.id}`} .chips=${view.carded ? view.chips : null}></baize-top-bar>`;
  }

  desk() {
    return html`<div class="tablepage bingo drawer">${this.bar()}${caller(this)}
      <main id="main" class="felt ${this.connected ? '' : 'stale'}">${this.heading()}${this.over()}${this.card ? boxes(this) : hall(this)}</main>${tray(this)}${book(this)}</div>`;
  }

  heading() {
    return html`<h1 class="vh">Bingo, hall ${this.view.id}</h1>`;
  }

  /** What lies over the boxes: the signs, the broken line, the hour. */
  over() {
    return html`${announced(this.view.table, this.game).map(({ words, rule }) => html`<div class="notice closing" role="status">${words} ${this.chip(rule)}</div>`)}
      ${this.connected ? nothing : html`<div class="notice broken" role="status">Not connected since ${time(this.socket.since)}. Your cards stay in play; cards on automatic call by themselves. ${this.chip('4.9')}</div>`}
      <baize-hour .me=${this.me} ?quiet=${!this.card} .stop=${() => this.leave()} ?stays=${this.cards.length > 0}></baize-hour>`;
  }
}
customElements.define('baize-bingo-page', BingoPage);
