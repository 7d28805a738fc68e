// Beside the boxes: the number called now, those before it, the board, the prizes, claims and winners, the jackpot.
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { callWords } from '/games/bingo-words.js';
import { ball, noBall } from '/bingo/ball.js';
import { board } from '/bingo/board.js';
import { claims, results } from '/bingo/claims.js';
import { jackpot } from '/bingo/jackpot.js';
import { prizes } from '/bingo/prizes.js';
import '/parts/countdown.js';

/** `page` is the bingo page. */
export function caller(page) {
  const { view } = page;
  return html`<aside class="callcol" aria-label="The caller">${heading(page)}
    <div class="calls">${now(view)}<p class="said">${callWords(view)}</p>${wait(page)}</div>${unannounced(view)}
    ${claims({ view, me: page.me?.id, name: page.name, clause: page.chip })}${results(page.spoken)}${forfeited(page)}
    ${before(view)}${folded(page)}<hr>
    <section aria-label="Prizes"><h2>Prizes</h2>${prizes(page)}</section>
    ${jackpot({ view, clause: page.chip })}</aside>`;
}

export function heading({ view: { session } }) {
  if (!session) return html`<div class="game"><h2>Bingo</h2></div>`;
  return html`<div class="game"><h2>Game ${session.game} of ${session.games}</h2><span class="lab colour"><i data-colour=${session.colour}></i>${session.colour} card</span></div>`;
}

/** The ball that was called last; a new one comes in from the left. */
export function now({ called, announced }) {
  const last = called.at(-1);
  return html`<div class="nowball">${last ? keyed(called.length, html`<div class="in">${ball(last)}</div>`) : noBall()}</div>
    ${announced ? html`<p class="wrong" role="status">The caller said ${announced}. It is ${last} that was drawn.</p>` : nothing}`;
}

/** Earlier numbers that were drawn and not announced: nobody has them yet, and nobody has lost anything by them. */
export function unannounced({ called, wrong }) {
  const earlier = wrong.filter(each => each.call < called.length);
  return earlier.length
    ? html`<p class="wrong" role="status">${earlier.map(({ call, said }) => `Call ${call} was ${called[call - 1]}, and ${said} was said. `)}${earlier.length > 1 ? 'They count when they are' : 'It counts when it is'} announced.</p>`
    : nothing;
}

export function before({ called }, size = 48) {
  const earlier = called.slice(0, -1).slice(-5).reverse();
  if (!earlier.length) return nothing;
  return html`<section aria-label="Numbers before it"><span class="lab">Before it</span><p class="row5">${earlier.map(number => ball(number, size))}</p></section>`;
}

/** What is waited for: the next number, the next game, or a person. */
export function wait(page) {
  const { view, offset } = page;
  const { waiting } = view;
  const what = view.phase === 'issuing' ? 'to game' : view.phase === 'calling' ? 'to next' : 'seconds';
  if (waiting) return html`<baize-countdown .since=${waiting.since} .until=${waiting.until} .offset=${offset} .what=${what} over="now"></baize-countdown>`;
  return html`<p class="lab">${waits(view)}</p>`;
}

function waits(view) {
  if (!view.table.open) return 'the hall is closed';
  if (view.cards.some(each => each.failed)) return 'a card is being replaced';
  if (view.phase === 'checking') return 'a claim is being checked';
  if (view.phase === 'calling') return 'the caller draws the next';
  if (view.phase === 'settled') return 'the next session opens soon';
  return view.session?.cards ? 'the caller announces it' : 'it begins after the first book is sold';
}

function folded({ view, boardOpen, turnBoard }) {
  if (!view.called.length) return nothing;
  return html`<details class="fold-board" ?open=${boardOpen} @toggle=${turnBoard}><summary>Board, ${view.called.length} of 90 called</summary>${board(view.called, view.jackpot.numbers)}</details>`;
}

/** A prize that was not claimed in time, said as it is. */
export function forfeited({ view, me, chip, game }) {
  const own = view.forfeits.filter(each => each.patron === me?.id);
  if (!own.length) return nothing;
  const names = own.map(each => game.patternName(each.pattern)).join(', ');
  return html`<p class="forfeit" role="status">${names} was complete and the next number came before it was called; it cannot be won in this game any more. Everything else goes on. ${chip('8.1')}</p>`;
}
