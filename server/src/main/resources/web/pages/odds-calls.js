// The PAR sheet of a game of numbers that are called: how long each pattern takes, and the levels of the jackpot.
import { html, nothing } from 'lit';
import { percent, sentence } from '/floor/words.js';
import { pattern } from '/bingo/pattern.js';
import { patternName } from '/games/bingo-words.js';
import '/pages/odds-by-call.js';

/** The curve of the chosen pattern; `choose` is called with another. */
export function callsCurve({ wagers, hall }, chosen, choose) {
  return html`<baize-by-call .patterns=${wagers} .shown=${chosenOf(wagers, chosen)} .boxes=${hall.boxes} .choose=${choose}></baize-by-call>`;
}

const chosenOf = (wagers, chosen) => wagers.find(each => each.wager === chosen) ?? wagers[0];

/** Every pattern with its figures; a press shows its curve. */
export function callsSheet({ wagers, hall }, chosen, choose) {
  const shown = chosenOf(wagers, chosen);
  return html`<section class="panel"><h2>Every pattern</h2><div class="scroll" tabindex="0" role="region" aria-label="Every pattern"><table class="t call-sheet">
      <thead><tr><th>Pattern</th><th class="n">Calls, one box</th><th class="n">Exactly</th><th class="n">Median</th>
        <th class="n">First of ${hall.boxes.toLocaleString('en-AU')}</th><th class="n">Winners</th></tr></thead>
      <tbody>${wagers.map(each => row(each, each === shown, choose))}</tbody></table></div>
    <p class="note">Calls: how many numbers are called until the pattern is complete, on average. Median: the call by which it is as likely as not.
      Winners: how many boxes complete it on the same call and share the prize.${wagers.every(each => each.first.asPlayed) ? nothing
        : html` The first of many and its winners are exact for Bingo; for other patterns they are those of cards without column ranges.`} Squares are those numbers of a box; discs are as many of the line, or whole lines, wherever they are.</p></section>`;
}

function row(each, on, choose) {
  const press = () => choose(each.wager);
  return html`<tr class=${on ? 'on' : ''} @click=${press}><th scope="row"><span>${pattern(each.drawn, 40)}<button type="button" aria-pressed=${on}>${patternName(each.wager)}</button></span></th>
    <td class="n num"><b>${each.expectedCalls.toFixed(3)}</b></td><td class="n num exact">${fraction(each.exact)}</td><td class="n num">${each.median}</td>
    <td class="n num">${each.first.expectedCalls.toFixed(2)}</td><td class="n num">${each.first.winners.toFixed(3)}</td></tr>`;
}

/** "78/1" is 78. */
const fraction = exact => exact?.replace(/\/1$/, '') ?? nothing;

/** How often a level of the jackpot is won in a game that plays for it, and what that takes from the pool. */
export function jackpotLevels({ hall: { jackpotLevels: levels } }) {
  return html`<section class="panel"><h2>The jackpot</h2><table class="t"><thead><tr><th>Level</th><th class="n">Of the pool</th><th class="n">Won</th><th class="n">Costs</th></tr></thead>
    <tbody>${levels.map(each => html`<tr><th scope="row">${level(each.level)}</th><td class="n num">${each.percent}%</td>
      <td class="n num"><b>${percent(each.probability)}</b>${each.exact ? html`<small>${fraction(each.exact)}</small>` : nothing}</td><td class="n num">${percent(each.cost)}</td></tr>`)}</tbody></table>
    <p class="note">In a game in which the jackpot is in play: how often a level is won, and what that takes from the pool on average.</p></section>`;
}

const level = id => id === 'numbers' ? 'Bingo on a jackpot number' : sentence(`bingo ${id.replaceAll('-', ' ')} numbers`);
