// What the dice have shown: how often each total came beside how often it should, and the latest rolls.
import { html, svg, nothing } from 'lit';
import { count } from '/floor/words.js';
import { totalOf } from '/games/craps-words.js';

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** `history` of a view. */
export function history({ last, totals, rolls, pointsMade, sevenOuts, turn, longestTurn }) {
  return html`<section><h2 class="subh">Totals <small class="note">${count(rolls, 'roll')}</small></h2>${bars(totals, rolls)}
    <p class="note">Brass: how often each total came. Line: its share of all 36 combinations. Dice do not remember.</p></section>
    <section><h2 class="subh">Counts</h2><dl class="kv"><dt>Points made</dt><dd class="num">${pointsMade}</dd><dt>Seven outs</dt><dd class="num">${sevenOuts}</dd>
      <dt>Rolls of this turn</dt><dd class="num">${turn}</dd><dt>Longest turn</dt><dd class="num">${longestTurn}</dd></dl></section>
    <section><h2 class="subh">Latest rolls <small class="note">newest first</small></h2>${last.length ? html`<ol class="rolls-list">${last.map(
      dice => html`<li class=${totalOf(dice) === 7 ? 'seven' : ''}><b class="num">${totalOf(dice)}</b><small class="num">${dice}</small></li>`,
    )}</ol>` : html`<p class="note">None yet.</p>`}</section>`;
}

/** The same in small, beside the layout. */
export function rolled({ totals, rolls, pointsMade, sevenOuts, longestTurn }) {
  if (!rolls) return nothing;
  return html`<section class="rolled"><h3 class="lab">All rolls</h3>${bars(totals, rolls, 'shares')}<p class="counts"><span><b class="num">${rolls}</b> rolls</span><span><b class="num">${pointsMade}</b> points made</span>
    <span><b class="num">${sevenOuts}</b> seven outs</span><span>longest turn <b class="num">${longestTurn}</b></span></p></section>`;
}

function bars(totals, rolls, cls = 'bars') {
  const most = Math.max(1 / 6, ...totals.map(each => (rolls ? each / rolls : 0)));
  const high = share => (share / most) * 84;
  return html`<svg class=${cls} viewBox="0 0 300 124" role="img" aria-label=${totals.map((each, at) => `${at + 2}: ${each}`).join(', ')}>${svg`
    ${totals.map((each, at) => {
      const x = 8 + at * 26;
      const share = rolls ? each / rolls : 0;
      const due = 104 - high(WAYS[at] / 36);
      return svg`<rect class="bar" x=${x} y=${104 - high(share)} width="20" height=${high(share)}></rect><path class="due" d="M${x - 1} ${due}H${x + 21}"></path>
        <text x=${x + 10} y="119" text-anchor="middle" class="t">${at + 2}</text>
        ${each ? svg`<text x=${x + 10} y=${Math.min(104 - high(share), 104) - 4} text-anchor="middle" class="n">${each}</text>` : nothing}`;
    })}<path class="base" d="M4 104H296"></path>`}</svg>`;
}
