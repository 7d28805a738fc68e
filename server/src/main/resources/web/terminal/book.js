// The book of a terminal: what stands, what was settled under which clause, the rolls, the sign.
import { html, nothing } from 'lit';
import { dollars } from '/floor/money.js';
import { percent, time, wager } from '/floor/words.js';
import { announced, notices, signOf } from '/parts/sign.js';
import { roundId } from '/table/model.js';
import { history } from '/terminal/history.js';
import '/parts/docket.js';

/** The leaves in their order. */
export const LEAVES = [
  ['round', 'This round'],
  ['rolls', 'Rolls'],
  ['rounds', 'Rounds'],
  ['odds', 'Odds'],
  ['rules', 'Rules'],
];

/** The leaf that only a terminal has, or its form of the first. */
export function leaf(page) {
  if (page.tab === 'rolls') return history(page.drawn.history);
  return page.tab === 'round' ? thisRound(page) : null;
}

function thisRound(page) {
  const { game, view, drawn, me } = page;
  const lines = drawn.lines.filter(line => line.patron === me?.id);
  return html`${notices(game.id, announced(view.table, game))}${wagers(page)}
    ${lines.length ? html`<baize-docket .lines=${lines} .game=${game.id} heading="Last roll" note=${drawn.dice ?? ''} closing="Net of the roll"></baize-docket>` : nothing}
    ${view.history.rolls ? html`<section class="pair"><a class="btn small" href="/rounds/${lastId(view)}">Replay the last round</a></section>` : nothing}
    ${withheld(page)}<hr class="hr">
    ${signOf({ sign: view.table.sign, old: view.table.old, areas: own(view), own: null, besides: [...general(view, game), ...game.signs(view)], game: game.id })}
    ${cost(page)}${game.paytables(view).map(table => paytable(game, table))}${happened(page)}${proof(view)}`;
}

const own = view => Object.keys(view.table.sign.own ?? {});
const general = (view, game) => [['A wager', `${dollars(view.table.sign.general.minimum)} to ${dollars(view.table.sign.general.maximum)}`, game.clauses.limits]];
const lastId = view => roundId({ ...view, round: view.round - 1 });

function wagers(page) {
  const list = page.wagers.list();
  if (!page.own) return html`<p class="note">You watch. What you wager here would stand in this place.</p>`;
  return html`<section><h2 class="subh">Your wagers <small class="note">round ${roundId(page.view)}</small></h2>${
    list.length
      ? html`<dl class="kv">${list.map(([on, stake]) => html`<dt>${wager(on)}${paid(page, on)}</dt><dd class="num">${dollars(stake)}</dd>`)}
        <dt>In all</dt><dd class="num">${dollars(page.wagers.total())}</dd></dl>`
      : html`<p class="note">None. Choose a chip, then an area.</p>`
  }</section>`;
}

/** The commission that a Buy or Lay was placed for. */
function paid(page, on) {
  const { commission } = page.wagers.bet(on) ?? {};
  return commission && commission !== '0.00' ? html` <small class="note">commission ${dollars(commission)}</small>` : nothing;
}

function withheld({ view, game }) {
  if (!view.withheld.length) return nothing;
  return html`<section><h2 class="subh">Withheld <baize-clause .game=${game.id} .rule=${'6.5'}></baize-clause></h2><dl class="kv">${view.withheld.map(
    each => html`<dt>Investigation ${each.number}: ${each.text}</dt><dd class="num">${dollars(each.amount)}</dd>`,
  )}</dl></section>`;
}

function cost({ game, par }) {
  const rows = (par?.wagers ?? []).length ? game.costs.map(each => [each.name, par.wagers.find(found => found.wager === each.wager)?.[each.figure]]).filter(([, share]) => share != null) : [];
  if (!rows.length) return nothing;
  return html`<section><h2 class="subh">What wagers cost</h2><dl class="kv">${rows.map(([name, share]) => html`<dt>${name}</dt><dd class="num">${percent(share)}</dd>`)}</dl>
    <p class="note">House edge. <a href="/odds/${game.id}">How it is computed</a></p></section>`;
}

const paytable = (game, { name, rule, rows }) => html`<section><h2 class="subh">${name} pays <baize-clause .game=${game.id} .rule=${rule}></baize-clause></h2>
  <dl class="kv">${rows.map(([words, pays]) => html`<dt>${words}</dt><dd>${pays}</dd>`)}</dl></section>`;

function happened({ log, game }) {
  if (!log.length) return nothing;
  return html`<section><h2 class="subh">At the table</h2><div role="log" aria-live="off"><ol class="log">${log.slice(0, 12).map(
    each => html`<li><span><span class="num dim">${time(each.at)}</span> ${each.words}</span>${each.rule ? html`<baize-clause .game=${game.id} .rule=${each.rule}></baize-clause>` : nothing}</li>`,
  )}</ol></div></section>`;
}

const grouped = hex => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;

function proof({ seal, seed }) {
  if (!seal && !seed) return nothing;
  return html`<section class="proof note">${seal ? html`<p>Seal of round ${seal.round}: <span class="mono">${grouped(seal.commitment)}</span></p>` : nothing}
    ${seed ? html`<p>Seed of round ${seed.round}: <span class="mono">${grouped(seed.seed)}</span></p>` : nothing}</section>`;
}
