// A game of dice after one step: tumbler and point, every terminal with its wagers, the lines of one at large.
import { html, nothing } from 'lit';
import { cents, dollars, net } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { pointWords, totalOf } from '/games/craps-words.js';
import { personAt } from '/pages/replay-steps.js';
import { clauseLink } from '/parts/clause-link.js';
import { mark } from '/parts/mark.js';
import { style } from '/parts/style.js';
import { well } from '/terminal/tumbler.js';

await style('terminal');

/** As `tableAt` of a table with cards: `box` is the terminal shown at large, `choose` is called with another. */
export function drawnAt({ round, step, box, me, choose }) {
  const { view } = step;
  const terminals = all(round, step);
  return html`<div class="dl">${well({ dice: fell(step) ?? view.dice, cocked: spoilt(step), width: 170 })}
      <h2>${heading(step)}</h2><p>${pointWords(view.point)}${view.shooter ? ` · shooter: terminal ${view.shooter}` : ''}</p></div>
    <div class="hands" role="group" aria-label="Terminals">${terminals.map(
      each => html`<button type="button" class="h" aria-pressed=${each.box === box} @click=${() => choose(each.box)}>
        <b>${each.box} · ${personAt(each.patron, round, me)}</b><small>${dollars(staked(each))} on the layout</small></button>`,
    )}${terminals.length ? nothing : html`<p class="dim none">No wager stands.</p>`}</div>
    ${large(terminals.find(each => each.box === box) ?? terminals[0], step, round)}`;
}

/** Terminals with wagers after the step, and those whose last wagers it decided. */
function all(round, { view }) {
  const known = view.terminals.map(each => ({ ...each }));
  for (const line of view.lines ?? [])
    if (!known.some(each => each.box === line.box)) known.push({ box: line.box, patron: line.patron, bets: [], held: [] });
  return known.sort((one, other) => one.box - other.box);
}

const staked = ({ bets }) => bets.reduce((sum, bet) => sum + cents(bet.stake), 0);
const fell = step => step.events?.find(event => event.dice)?.dice;
const spoilt = step => !!step.events?.some(event => event.cause === 'cocked');

function heading(step) {
  const dice = fell(step);
  if (dice) return `${totalOf(dice)}, ${dice}`;
  if (spoilt(step)) return 'The dice lay cocked';
  return step.view.phase === 'shooting' ? 'Wagers are closed' : 'Wagers are open';
}

/** What a step decided at a terminal, with the book's clauses, and what stands there after it. */
function large(terminal, step, round) {
  if (!terminal) return nothing;
  const lines = (step.events ?? []).flatMap(event => event.lines ?? []).filter(line => line.box === terminal.box);
  return html`<div class="own dice-own"><table class="ls"><caption class="vh">Wagers of terminal ${terminal.box}</caption><tbody>
    ${lines.map(line => settled(round, line))}${terminal.bets.map(
      bet => html`<tr><th scope="row">${wager(bet.on)} <small>${dollars(bet.stake)}</small></th><td>stands</td><td class="n num">${bet.commission !== '0.00' ? `commission ${dollars(bet.commission)}` : nothing}</td><td></td></tr>`,
    )}${lines.length || terminal.bets.length ? nothing : html`<tr><td>Nothing stands here.</td></tr>`}</tbody></table></div>`;
}

const settled = ({ game, declared }, line) => html`<tr><th scope="row">${wager(line.wager)} <small>${dollars(line.stake)}</small></th>
  <td>${mark(line.result, declared.results?.[line.result])}</td><td class="num n">${net(cents(line.returned) - cents(line.stake))}</td>
  <td class="n">${clauseLink(game, line.rule)}</td></tr>`;
