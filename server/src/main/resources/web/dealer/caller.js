// The caller's side of a hall: the ball, the board, the prizes, claims with their steps, books issued, the deeds.
import { html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { dollars } from '/floor/money.js';
import { count, time } from '/floor/words.js';
import { callWords } from '/games/bingo-words.js';
import { board } from '/bingo/board.js';
import { sessionTime } from '/bingo/book.js';
import { before, heading, now, unannounced } from '/bingo/caller.js';
import { claims, results } from '/bingo/claims.js';
import { prizes } from '/bingo/prizes.js';
import { when } from '/bingo/jackpot.js';
import { lookUp } from '/dealer/serial.js';
import { style } from '/parts/style.js';
import { nameOf, offer } from '/table/model.js';

await style('bingo');

/** `page` is the dealer's page. */
export function desk(page) {
  const { view } = page;
  listen(page);
  return html`<main id="main" class="tb felt caller ${page.connected ? '' : 'stale'}"><h1 class="vh">Caller’s page, hall ${view.id}</h1>
    <div class="state"><span>Phase: <b>${view.phase}</b></span>${view.session ? html`<span>${sessionTime(view.session)}</span>` : nothing}<span>Jackpot <b class="num">${dollars(view.jackpot.amount)}</b></span></div>
    ${page.connected ? nothing : html`<div class="notice broken">Not connected since ${time(page.socket.since)}. Nothing can be recorded.</div>`}
    <div class="call-desk"><div class="left">${heading(page)}<div class="calls">${now(view)}<p class="said">${callWords(view)}</p></div>${unannounced(view)}${before(view, 38)}${announcement(page)}</div>
      <div class="right">${board(view.called, view.jackpot.numbers)}${waiting(page)}${issued(page)}${lookUp(page, get)}</div></div>
    <div role="log"><ol class="log">${page.log.slice(0, 3).reverse().map(
      each => html`<li><span><span class="num">${time(each.at)}</span> ${each.words}</span>${each.rule ? chip(page)(each.rule) : nothing}</li>`,
    )}${page.log.length ? nothing : html`<li>Nothing yet since this page was opened.</li>`}</ol></div>
    ${procedure(page)}</main>`;
}

const chip = page => rule => html`<baize-clause .game=${page.game.id} .rule=${rule}></baize-clause>`;

/** Space calls the next number wherever the keyboard is not used for something else. */
function listen(page) {
  if (page.callKey) return;
  page.callKey = event => {
    if (!page.isConnected) return document.removeEventListener('keydown', page.callKey);
    if (event.key !== ' ' || event.repeat || event.target.closest?.('button, input, select, a, summary, dialog')) return;
    const deed = page.game.procedure.find(each => each.do === 'call');
    if (!offer(page.view, 'call') || page.view.dealt === 'house') return;
    event.preventDefault();
    page.deed(deed);
  };
  document.addEventListener('keydown', page.callKey);
}

/** What is read out when a game begins. */
function announcement(page) {
  const { view } = page;
  const name = patron => nameOf(view, patron);
  return html`<section aria-label="To announce"><h2>${view.called.length ? 'Prizes' : 'To announce'} ${chip(page)('4.4')}</h2>${prizes({ view, name, width: 40 })}
    <p class="lab">Jackpot ${view.jackpot.numbers.length ? `on ${view.jackpot.numbers.join(', ')}` : when(view.jackpot)}</p></section>`;
}

function waiting(page) {
  const { view } = page;
  const name = patron => nameOf(view, patron);
  return html`${claims({ view, me: null, name, clause: chip(page) })}${results({ view, name, clause: chip(page) })}`;
}

/** What has been issued: which serial numbers, how many books are in play, and the sheets to print. */
function issued(page) {
  const { view } = page;
  const { session } = view;
  if (!session) return nothing;
  const failed = view.cards.filter(each => each.failed);
  return html`<p class="issued"><span>${session.last ? html`<b class="num">${session.first} to ${session.last}</b> issued, ${count(session.cards, 'book')} of ${count(session.players, 'player')} in play` : 'No book is issued'} ${chip(page)('4.3')}</span>
    <a href="/api/tables/${view.id}/scorecards.pdf" target="_blank" rel="noopener">Print books</a> <a href="/tables/${view.id}/hall" target="_blank">Hall display</a></p>
    ${failed.length ? html`<p class="wrong" role="alert">Card ${failed.map(each => each.serial).join(', ')} has failed: no number is called until it is replaced. ${chip(page)('8.5')}</p>` : nothing}`;
}

function procedure(page) {
  const { game, view } = page;
  const incident = page.remedies.find(each => each.do === 'incident');
  return html`${page.refusedDeed ?? nothing}${page.asksCards && offer(view, page.asksCards.do) ? asks(page) : nothing}<div class="proc" role="group" aria-label="The game">
    ${view.dealt === 'house' ? html`<p class="dim">The house runs this hall; numbers follow by themselves.</p>` : game.procedure.filter(deed => !(deed.do === 'open-session' && view.session)).map(deed => button(page, deed, !!offer(view, deed.do)))}
    <button type="button" class="offer" @click=${() => page.pick(incident)}>Incident<small>put on record</small></button></div>`;
}

function button(page, deed, offered) {
  return html`<button type="button" class="offer ${offered && deed === page.next ? 'main' : ''} ${deed.do === 'call' ? 'big' : deed.do === 'open-session' ? 'wide' : ''}" ?disabled=${!offered || page.sending || !page.connected}
    @click=${() => page.deed(deed)}>${deed.label}<small>${offered ? deed.words : deed.waits(page.view)}</small></button>`;
}

/** At a hall with a console the caller enters what the balls show; the form stays open for the next number. */
function asks(page) {
  const deed = page.asksCards;
  return html`<form class="enter" @submit=${async event => {
    const form = event.target;
    await page.enter(event);
    if (page.deedRefused) return;
    form.reset();
    form.querySelector('input')?.focus();
  }}>${deed.asks(page.view)?.map(
    ([name, label, example], at) => html`<label for=${at ? name : 'cards'}>${label}</label><input id=${at ? name : 'cards'} name=${name} autocomplete="off" placeholder=${example} spellcheck="false" required>`,
  )}<button class="btn small" ?disabled=${page.sending}>Enter</button><button type="button" class="btn small" @click=${() => (page.asksCards = null)}>Close</button></form>`;
}
