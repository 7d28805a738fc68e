// The prizes of a game with their patterns, and how near the hall is to each.
import { html, nothing } from 'lit';
import { dollars } from '/floor/money.js';
import { count } from '/floor/words.js';
import { patternName, sharedBy } from '/games/bingo-words.js';
import { pattern } from '/bingo/pattern.js';
import { mark } from '/parts/mark.js';

/** `name(patron)` says who; `elsewhere` as the clause chip has it. */
export function prizes({ view, name, width = 50 }) {
  return html`<ul class="prizes">${view.prizes.map(each => {
    const won = each.open ? null : view.last.find(one => one.wager === each.pattern);
    const near = view.progress.find(one => one.pattern === each.pattern);
    return html`<li class=${each.open ? '' : 'won'} data-prize=${each.pattern}>${pattern(each.drawn, width)}<span>${patternName(each.pattern)}${form(each)}</span><b class="num">${dollars(each.amount)}</b>
      ${won ? html`<small class="who">${mark('win', sharedBy(won, name))}</small>` : near ? html`<small class="near">${hall(near)}</small>` : nothing}</li>`;
  })}</ul>`;
}

/** What is not paid in cash is said. */
function form({ casinoDollars, slotDollars }) {
  const parts = [casinoDollars !== '0.00' && `${dollars(casinoDollars)} in casino dollars`, slotDollars !== '0.00' && `${dollars(slotDollars)} in slot dollars`].filter(Boolean);
  return parts.length ? html`<small>${parts.join(', ')}</small>` : nothing;
}

/** How near other cards are: boxes of the whole hall. */
function hall({ one, two, three }) {
  const parts = [one, two, three].map((boxes, at) => [boxes, at + 1]).filter(([boxes]) => boxes);
  if (!parts.length) return 'No box of the hall within 3';
  return `In the hall ${parts.map(([boxes, away], at) => `${at ? boxes : count(boxes, 'box', 'boxes')} ${boxes === 1 ? 'needs' : 'need'} ${away}`).join(', ')}`;
}
