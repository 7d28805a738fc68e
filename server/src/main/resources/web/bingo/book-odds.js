// The book's leaf of odds in a hall: how many calls each pattern takes, and the chance of it by every call.
import { html } from 'lit';
import { count } from '/floor/words.js';
import { patternName } from '/games/bingo-words.js';
import { callsCurve, jackpotLevels } from '/pages/odds-calls.js';
import { style } from '/parts/style.js';
import { BookOdds } from '/table/book-odds.js';

await style('odds');

/** `game` and `table`, as in the book of a table. */
class HallOdds extends BookOdds {
  static properties = { chosen: { state: true } };

  sheets() {
    const { par, chosen } = this;
    const choose = id => (this.chosen = id);
    return html`<div class="od in-book">${callsCurve(par, chosen, choose)}
      <section><h2 class="subh">Every pattern</h2><table class="t call-sheet"><thead><tr><th>Pattern</th><th class="n">Calls, one box</th><th class="n">First of ${count(par.hall.boxes, 'box', 'boxes')}</th></tr></thead>
        <tbody>${par.wagers.map(each => row(each, each.wager === (chosen ?? par.wagers[0].wager), choose))}</tbody></table></section>${jackpotLevels(par)}</div>`;
  }

  note() {
    return html`Calls: numbers called until the pattern is complete, on average. <a href="/odds/bingo?table=${encodeURIComponent(this.table)}">All figures</a>`;
  }
}

function row(each, on, choose) {
  return html`<tr class=${on ? 'on' : ''} @click=${() => choose(each.wager)}><th scope="row"><button type="button" aria-pressed=${on}>${patternName(each.wager)}</button></th>
    <td class="n num">${each.expectedCalls.toFixed(2)}</td><td class="n num">${each.first.expectedCalls.toFixed(2)}</td></tr>`;
}

customElements.define('baize-hall-odds', HallOdds);
