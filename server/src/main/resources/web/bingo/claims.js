// Claims on the last number as they are checked, step by step, and what the last game paid.
import { html, nothing } from 'lit';
import { dollars } from '/floor/money.js';
import { sentence } from '/floor/words.js';
import { STEPS, claimWords, patternName, sharedBy } from '/games/bingo-words.js';
import { mark } from '/parts/mark.js';

const CHECKS = { pending: 'being checked', good: 'good', rejected: 'not good' };

/** `me` is the viewer; `name(patron)` says who; `clause(rule)` draws a chip. */
export function claims({ view, me, name, clause }) {
  if (!view.claims.length) return nothing;
  return html`<section class="claims" aria-label="Claims" role="status"><h2>${view.phase === 'checking' ? 'A claim is checked' : 'Claims'} ${clause('7.1')}</h2>
    ${view.phase === 'checking' ? html`<p class="lab">The draw is locked until then.</p>` : nothing}
    ${view.claims.map(each => html`<article class="claim-of ${each.check}"><p><b>${name(each.patron)}</b> ${claimWords(each)}${each.automatic ? ', by itself' : ''}: <b>${CHECKS[each.check]}</b></p>
      ${steps(each, clause)}${each.check === 'rejected' && each.patron === me ? html`<p class="lab">It costs nothing: play on. ${clause('8.2')}</p>` : nothing}</article>`)}</section>`;
}

export function steps({ findings }, clause) {
  if (!findings.length) return nothing;
  return html`<ol class="steps-of">${findings.map(
    each => html`<li class=${each.good ? 'good' : 'bad'}><span>${mark(each.good ? 'win' : 'lose', STEPS[each.clause] ?? each.clause)}${each.detail === 'as it should be' ? nothing : html` <small>${each.detail}</small>`}</span>${clause(each.clause)}</li>`,
  )}</ol>`;
}

/** What the game that is over has paid, and what goes on to the next. */
export function results({ view, name, clause }) {
  const over = view.phase === 'issuing' || view.phase === 'settled';
  if (!over || (!view.last.length && !view.carried.length)) return nothing;
  return html`<section class="results-of" aria-label="Last game"><h2>Last game</h2><ul>${view.last.map(
    each => html`<li><span>${sentence(patternName(each.wager))} <small>${dollars(each.prize)}</small></span><span>${mark('win', sharedBy(each, name))}</span>${each.winners.length > 1 ? clause('7.2') : nothing}</li>`,
  )}${view.carried.map(each => html`<li><span>${patternName(each.pattern)}</span><span>${dollars(each.amount)} goes on to the next game</span>${clause('6.4')}</li>`)}</ul></section>`;
}
