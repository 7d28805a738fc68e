// Three settled lines as an example: the newest of this floor where it has some, otherwise of the book.
import { html, nothing } from 'lit';
import { cents, net } from '/floor/money.js';
import { title, wager } from '/floor/words.js';
import { clauseLink } from '/parts/clause-link.js';
import { mark } from '/parts/mark.js';

const SAMPLE = [
  { wager: 'pair-plus', result: 'win', stake: '5.00', returned: '35.00', odds: '6 to 1', rule: '10.5' },
  { wager: 'play', result: 'stand-off', stake: '10.00', returned: '10.00', rule: '9.2' },
  { wager: 'ante', result: 'lose', stake: '10.00', returned: '0.00', rule: '9.4.1.2' },
];

/** `found` is an answer of a table's rounds with its game, or none. */
export function examples(found) {
  const lines = found ? chosen(found.rounds) : [];
  const game = found?.game ?? 'three-card-poker';
  const real = lines.length === 3;
  return html`<div class="exs"><p>${real ? 'Three settled lines of this floor'
    : 'Three settled lines, as every line on this floor'}</p>
    <table class="ex"><tbody>${(real ? lines : SAMPLE).map(line => row(game, line))}</tbody></table></div>`;
}

/** One line of each result, the best paid win first: three that differ say more than three that are new. */
function chosen(rounds) {
  const all = rounds.flatMap(round => (round.lines ?? []).map(line => ({ ...line, round: round.round })));
  const wins = all.filter(line => line.result === 'win').sort((one, other) => cents(other.pays) - cents(one.pays));
  return [wins[0], ...['stand-off', 'lose'].map(result => all.find(line => line.result === result))].filter(Boolean);
}

const row = (game, line) => html`<tr><td>${title(game)}, ${wager(line.wager)}</td><td>${mark(line.result)}</td>
  <td class="num n">${net(cents(line.returned) - cents(line.stake))}</td>
  <td class="od">${line.odds ?? (line.result === 'stand-off' ? 'stake back' : '')}
    ${line.round ? html`<a href="/rounds/${line.round}">round ${line.round}</a>` : nothing}</td>
  <td class="n">${clauseLink(game, line.rule)}</td></tr>`;
