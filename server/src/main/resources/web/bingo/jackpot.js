// The jackpot of a hall: its amount, the numbers it is won on, and its levels.
import { html, nothing } from 'lit';
import { dollars } from '/floor/money.js';
import { sentence } from '/floor/words.js';
import { levelWords } from '/games/bingo-words.js';
import { ball } from '/bingo/ball.js';

const listed = numbers => (numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : `${numbers[0]}`);

/** A number that was called before the last one wins nothing any more. */
export const gone = (called, number) => called.slice(0, -1).includes(number);

/** When the jackpot can be won: "in game 6", "in this game". */
export function when({ games, inPlay }) {
  if (inPlay) return 'in this game';
  return games.length ? `in ${games.length > 1 ? 'games' : 'game'} ${listed(games)}` : 'in no game';
}

/** `clause(rule)` draws a chip; the figures are written by `Figures`. */
export function jackpot({ view, clause, size = 42 }) {
  const { jackpot: it } = view;
  return html`<section class="jackpot" aria-label="Jackpot"><h2>Jackpot <b class="num" data-meter></b></h2>
    ${it.numbers.length ? html`<p class="row5" role="group" aria-label="Jackpot numbers">${it.numbers.map(number => html`<span class=${gone(view.called, number) ? 'gone' : ''}>${ball(number, size)}</span>`)}</p>` : nothing}
    ${levels(it)}<p class="lab">${it.inPlay ? sentence(`${levelWords(it.levels.at(-1)?.id ?? 'numbers')} takes it`) : `Can be won ${when(it)}`}. ${clause('6.5.2')}</p></section>`;
}

function levels({ levels: all }) {
  if (all.length < 2) return nothing;
  return html`<dl class="levels">${all.map(each => html`<dt>${sentence(levelWords(each.id))}</dt><dd class="num">${each.percent === 100 ? '' : `${each.percent}%, `}${dollars(each.amount)}</dd>`)}</dl>`;
}
