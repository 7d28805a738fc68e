// A game of bingo after one step: the ball, the board, the prizes with who won them, the claims and the lines.
import { html, nothing } from 'lit';
import { cents, dollars, net } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { callWords } from '/games/bingo-words.js';
import { ball, noBall } from '/bingo/ball.js';
import { board } from '/bingo/board.js';
import { claims } from '/bingo/claims.js';
import { prizes } from '/bingo/prizes.js';
import { person } from '/pages/replay-steps.js';
import { clauseLink } from '/parts/clause-link.js';
import { mark } from '/parts/mark.js';
import { style } from '/parts/style.js';

await style('bingo');

/** As `tableAt` of a table with cards. */
export function drawnAt({ round, step, me }) {
  const view = asPlayed(round, step);
  const name = patron => person(patron, round, me);
  const last = view.called.at(-1);
  return html`<div class="dl balls"><div class="replay-ball">${last ? ball(last, 110) : noBall(110)}</div><h2>${callWords(view)}</h2>
      <p>${view.session ? `Game ${view.session.game} of ${view.session.games}, ${view.session.colour} card` : ''}${view.jackpot.numbers.length ? `. Jackpot ${dollars(view.jackpot.amount)} on ${view.jackpot.numbers.join(', ')}` : ''}</p></div>
    <div class="replay-hall">${board(view.called, view.jackpot.numbers)}<div>${prizes({ view, name })}${claims({ view, me: me?.id, name, clause: rule => clauseLink(round.game, rule) })}</div></div>
    ${lines(round, step, name)}`;
}

/** After the game the hall is ready for the next; the replay keeps to the one that was played. */
function asPlayed({ steps }, step) {
  const { view } = step;
  const before = steps.slice(0, steps.indexOf(step)).findLast(each => each.view.called.length)?.view;
  if (view.called.length || !before) return view;
  const won = new Set(view.last.map(each => each.wager));
  return { ...before, claims: [], progress: [], last: view.last, prizes: before.prizes.map(each => ({ ...each, open: each.open && !won.has(each.pattern) })) };
}

/** What this step settled, with the book's clauses. */
function lines(round, step, name) {
  const all = (step.events ?? []).flatMap(event => event.lines ?? []);
  if (!all.length) return nothing;
  return html`<div class="own dice-own"><table class="ls"><caption class="vh">Settled in this step</caption><tbody>${all.map(
    line => html`<tr><th scope="row">${wager(line.wager)} <small>${cents(line.stake) ? dollars(line.stake) : name(line.patron)}</small></th><td>${mark(line.result)}</td>
      <td class="num n">${net(cents(line.returned) - cents(line.stake))}</td><td class="n">${clauseLink(round.game, line.rule)}</td></tr>`,
  )}</tbody></table></div>`;
}
