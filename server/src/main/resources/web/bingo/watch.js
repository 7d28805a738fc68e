// The hall for who has no book: the board in full, the conditions of the game.
import { html, nothing } from 'lit';
import { count } from '/floor/words.js';
import { board } from '/bingo/board.js';
import { sessionTime } from '/bingo/book.js';

/** `page` is the bingo page. */
export function hall({ view, chip }) {
  const { session } = view;
  return html`<section class="watching" aria-label="The board"><header><h2>${session ? sessionTime(session) || `Session ${session.number}` : 'No session is open'}</h2>
      ${session ? html`<p>${count(session.players, 'player')}, ${count(session.cards, 'book')}${session.cards ? ` (${session.first} to ${session.last})` : ''} ${chip('4.3')}</p>` : nothing}</header>
    ${board(view.called, view.jackpot.numbers)}</section>`;
}
