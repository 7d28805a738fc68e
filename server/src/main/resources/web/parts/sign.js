// The table's sign: limits of each area, and the notices of what will change.
import { html, nothing } from 'lit';
import { cents, limit } from '/floor/money.js';
import { clock, wager } from '/floor/words.js';
import '/parts/clause.js';

/** The limits of an area: its own, or the general ones. */
export function limitsOf(sign, area) {
  return sign.own?.[area] ?? sign.general;
}

/** "$10 to $500"; without an upper end where the sign states none. */
export function range({ minimum, maximum }) {
  return cents(maximum) >= 100_000_000_00 ? `from ${limit(minimum)}` : `${limit(minimum)} to ${limit(maximum)}`;
}

function withUnit(limits) {
  return cents(limits.unit) > 1 ? `${range(limits)}, unit ${limit(limits.unit)}` : range(limits);
}

/**
 * The sign on paper: `sign` of the view, `old` where some keep an older minimum, `areas` with a limit ("ante", …), `own` limits
 * of the viewer as the seat has them, `besides` what else it states: `[name, words, rule]` of `game`.
 */
export function signOf({ sign, old, areas, own, besides = [], game }) {
  return html`<section><h2 class="subh">The sign</h2><dl class="kv">
    ${areas.map(area => html`<dt>${wager(area)}</dt><dd class="num">${withUnit(limitsOf(sign, area))}</dd>`)}
    ${old ? areas.map(area => html`<dt class="dim">${wager(area)}, with a marker</dt><dd class="num">${withUnit(limitsOf(old, area))}</dd>`) : nothing}
    ${(own ?? []).map(each => html`<dt>${each.on ? wager(each.on) : 'All areas'}, for you</dt><dd class="num">${withUnit(each.limits)}</dd>`)}
    ${besides.map(([name, words, rule]) => html`<dt>${name}</dt><dd class="num">${words} <baize-clause .game=${game} .rule=${rule}></baize-clause></dd>`)}
  </dl></section>`;
}

const MINUTES = 20;
const later = (upAt, statedAt) => new Date(Math.max(Date.parse(upAt) + MINUTES * 60_000, Date.parse(statedAt)));

/** What is announced at a table: `{words, rule}` for each notice; `clauses` names the rules of this game, `place` and `turn` its words. */
export function announced({ notice, closing, open }, { clauses, place = 'table', turn = 'round' }) {
  const all = [];
  if (notice)
    all.push({
      words: `Minimum ${limit(notice.minimum)}${notice.on ? ` on ${wager(notice.on)}` : ''} from ${clock(later(notice.upAt, notice.statedAt))}.`,
      rule: clauses.notice,
    });
  if (closing && open)
    all.push({
      words: closing.ordered
        ? `The ${place} closes with this ${turn}.`
        : `The ${place} closes at ${clock(later(closing.upAt, closing.statedAt))}.`,
      rule: clauses.closing,
    });
  if (!open) all.push({ words: `The ${place} is closed.`, rule: clauses.closing });
  return all;
}

/** Those notices on paper. */
export function notices(game, all) {
  return all.map(
    ({ words, rule }) =>
      html`<div class="notice">${words} <baize-clause .game=${game} .rule=${rule}></baize-clause></div>`,
  );
}
