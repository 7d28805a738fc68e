// Claims on the last number as they are checked, step by step, and what the last game paid.
import { html, nothing } from 'lit';
import { cents, dollars } from '/floor/money.js';
import { count, sentence } from '/floor/words.js';
import { STEPS, carriedRule, claimWords, how, patternName, sharedBy } from '/games/bingo-words.js';
import { mark } from '/parts/mark.js';

const CHECKS = { pending: 'being checked', good: 'good', rejected: 'not good' };

/** `me` is the viewer; `name(patron)` says who; `clause(rule)` draws a chip; `brief`: the steps of others' claims are left out. */
export function claims({ view, me, name, clause, brief = false }) {
  if (!view.claims.length) return nothing;
  return html`<section class="claims" aria-label="Claims" role="status"><h2>${view.phase === 'checking' ? 'A claim is checked' : 'Claims'} ${clause('7.1')}</h2>
    ${view.phase === 'checking' ? html`<p class="lab">The draw is locked until then.</p>` : nothing}
    ${view.claims.map(each => html`<article class="claim-of ${each.check}"><p><b>${name(each.patron)}</b> ${claimWords(each)}${each.automatic ? ', by itself' : ''}: <b>${CHECKS[each.check]}</b></p>
      ${brief && each.patron !== me ? nothing : steps(each, clause)}${each.check === 'rejected' && each.patron === me ? html`<p class="lab">It costs nothing: play on. ${clause('8.2')}</p>` : nothing}</article>`)}</section>`;
}

export function steps({ findings }, clause) {
  if (!findings.length) return nothing;
  return html`<ol class="steps-of">${findings.map(
    each => html`<li class=${each.good ? 'good' : 'bad'}><span>${mark(each.good ? 'win' : 'lose', STEPS[each.clause] ?? each.clause)}${each.good && each.clause !== '7.1.5' ? nothing : html` <small>${each.detail}</small>`}</span>${clause(each.clause)}</li>`,
  )}</ol>`;
}

/** What the game that is over has paid, which fees went back, and what goes on to the next. */
export function results({ view, name, clause }) {
  const over = view.phase === 'issuing' || view.phase === 'settled';
  const back = view.lines.filter(line => line.wager === 'entry' && line.result === 'void');
  if (!over || (!view.last.length && !view.carried.length && !back.length)) return nothing;
  return html`<section class="results-of" aria-label="Last game" role="status"><h2>Last game ${view.carried.some(each => each.pattern === 'full-house') ? html`<small>no bingo was won</small>` : nothing}</h2><ul>${view.last.map(
    each => html`<li><span>${sentence(patternName(each.wager))} <small>${dollars(each.prize)}</small></span><span>${mark('win', sharedBy(each, name))} ${each.winners.length > 1 ? clause('7.2') : nothing}</span></li>`,
  )}${refunded(back, clause)}${goesOn(view, clause)}</ul></section>`;
}

/** Entry fees that went back: a player's own, or all of them for the staff. */
function refunded(lines, clause) {
  if (!lines.length) return nothing;
  const sum = lines.reduce((all, line) => all + cents(line.returned), 0);
  const whose = new Set(lines.map(line => line.patron)).size;
  return html`<li class="fees"><span>Entry fee${whose > 1 ? 's' : ''} <small>${how(lines[0])}</small></span><span>${mark('void', `${dollars(sum)} returned${whose > 1 ? ` to ${count(whose, 'player')}` : ''}`)} ${clause(lines[0].rule)}</span></li>`;
}

/** Prizes that nobody could win any more are added to those of the next game, or of the next session's first. */
function goesOn(view, clause) {
  if (!view.carried.length) return nothing;
  const prizes = view.carried.map(each => `${patternName(each.pattern)} ${dollars(each.amount)}`).join(', ');
  return html`<li class="carried"><span>Added to the next ${view.session ? 'game' : 'session'}</span><span>${prizes} ${clause(carriedRule(view))}</span></li>`;
}
