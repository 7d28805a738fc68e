// The hall for a big screen: the board, the last number, the prizes and the jackpot. No control, no scrolling.
import { LitElement, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { TableSocket } from '/floor/socket.js';
import { name } from '/floor/go.js';
import { dollars } from '/floor/money.js';
import { ownWords, sentence } from '/floor/words.js';
import { callWords, claimWords, levelWords, patternName, patternWords, sharedBy } from '/games/bingo-words.js';
import { ball, noBall, plainBall } from '/bingo/ball.js';
import { board } from '/bingo/board.js';
import { sessionTime } from '/bingo/book.js';
import { gone, when } from '/bingo/jackpot.js';
import { pattern } from '/bingo/pattern.js';
import { mark } from '/parts/mark.js';
import { announced } from '/parts/sign.js';
import { nameOf } from '/table/model.js';
import { Figures } from '/parts/figures.js';
import { diamond } from '/parts/top-bar.js';

/** `table`: its id. */
class Hall extends LitElement {
  static properties = { table: {}, view: { state: true }, connected: { state: true }, lost: { state: true } };

  figures = new Figures(this, () => this.view?.jackpot?.amount, '--m-screen');

  createRenderRoot() { return this; }

  willUpdate(changed) {
    if (changed.has('table')) this.enter();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.socket?.close();
  }

  enter() {
    this.socket?.close();
    Object.assign(this, { view: null, lost: false, socket: new TableSocket(this.table) });
    this.socket.onview = view => Object.assign(this, { view, lost: false });
    this.socket.onstate = connected => (this.connected = connected);
    this.socket.onlost = () => (this.lost = true);
    name(`Bingo, hall ${this.table}`);
  }

  render() {
    const { view } = this;
    if (this.lost || (view && view.game !== 'bingo')) return this.missing();
    return html`<main id="main" class="hall"><div class="inner">${view ? this.whole(view) : html`<p class="waits">Fetching the hall</p>`}</div></main>`;
  }

  missing() {
    return html`<baize-top-bar here="floor"></baize-top-bar><main id="main" class="doc"><h1>No such hall</h1>
      <p class="note">This floor has no bingo hall called ${this.table}. <a href="/floor">The floor</a></p></main>`;
  }

  whole(view) {
    const { session } = view;
    return html`<header><a href="/floor" class="mark" aria-label="Baize, the floor">${diamond}</a><h1>Bingo</h1>
        <p>${session ? html`Game ${session.game} of ${session.games}, <i data-colour=${session.colour}></i>${session.colour} card` : 'No session is open'}</p>
        <p class="when">${this.connected === false ? 'Not connected; as last known' : session ? sessionTime(session) : ''}</p>${announced(view.table, WORDS).map(({ words }) => html`<p class="sign" role="status">${words}</p>`)}</header>
      <section class="now-called ${telling(view) ? 'telling' : ''}" aria-label="Number called">${lastBall(view)}<p class="call" role="status">${view.called.length ? `Call ${view.called.length}` : callWords(view)}</p>${told(view)}${earlier(view)}</section>
      ${board(view.called, view.jackpot.numbers)}
      <section class="pays" aria-label="Prizes">${view.prizes.map(each => prize(view, each))}</section>${jackpot(view)}`;
  }
}

/** Signs in the words of a hall; the display has no clauses. */
const WORDS = { clauses: {}, ...ownWords('bingo') };

/** Whether there is something to say of claims or winners. */
const telling = view => view.claims.length > 0 || (!view.called.length && (view.last.length > 0 || view.carried.length > 0));

const named = view => patron => nameOf(view, patron);

function lastBall({ called, announced }) {
  const last = called.at(-1);
  return html`<div class="huge">${last ? keyed(called.length, html`<div class="in">${ball(last)}</div>`) : noBall()}</div>
    ${announced ? html`<p class="wrong" role="alert">Said ${announced}: it is ${last}.</p>` : nothing}`;
}

/** Who has called, and what came of it; else who won the last game, and what goes on from it. */
function told(view) {
  const name = named(view);
  if (view.claims.length) {
    const [first, ...rest] = view.claims;
    const state = { pending: 'being checked', good: 'good', rejected: 'not good' }[first.check];
    return html`<p class="told ${first.check}"><b>${name(first.patron)}</b> ${claimWords(first)}: <b>${state}</b>${rest.length ? `, and ${rest.length} more` : ''}</p>`;
  }
  if (!telling(view)) return nothing;
  const carried = view.carried.map(each => `${patternName(each.pattern)} ${dollars(each.amount)}`).join(', ');
  return html`<p class="told good">${view.last.slice(-2).map(each => html`<span><b>${patternName(each.wager)}</b> ${sharedBy(each, name)}</span>`)}
    ${carried ? html`<span>Added to the next ${view.session ? 'game' : 'session'}: ${carried}</span>` : nothing}</p>`;
}

function earlier({ called }) {
  const before = called.slice(0, -1).slice(-5).reverse();
  return before.length ? html`<div class="earlier"><span>Before it</span><p>${before.map(plainBall)}</p></div>` : nothing;
}

function prize(view, each) {
  const won = each.open ? null : view.last.find(one => one.wager === each.pattern);
  return html`<div class=${each.open ? '' : 'won'}><h2>${patternName(each.pattern)}</h2><b class="num">${dollars(each.amount)}</b>
    ${won ? html`<small>${mark('win', sharedBy(won, named(view)))}</small>` : each.drawn.join('').includes('.') ? pattern(each.drawn, null) : html`<small>${patternWords(each.drawn)}</small>`}</div>`;
}

function jackpot({ jackpot: it, called }) {
  return html`<section class="jp" aria-label="Jackpot"><h2>Jackpot</h2><b class="num" data-meter></b>
    ${it.numbers.length ? html`<p class="numbers">${it.numbers.map(number => html`<span class=${gone(called, number) ? 'gone' : ''}>${plainBall(number)}</span>`)}</p>` : nothing}
    <p class="how">${it.inPlay ? it.levels.map(each => html`<span>${sentence(levelWords(each.id))}${it.levels.length > 1 ? ` ${dollars(each.amount)}` : ''}</span>`) : `Can be won ${when(it)}`}</p></section>`;
}

customElements.define('baize-hall', Hall);
