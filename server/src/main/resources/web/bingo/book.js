// The book of a hall: the session, what was settled under which clause, what the fee is for, what went on.
import { html, nothing } from 'lit';
import { dollars } from '/floor/money.js';
import { clock, date, day, time } from '/floor/words.js';
import { announced, notices } from '/parts/sign.js';
import { roundId } from '/table/model.js';
import { when } from '/bingo/jackpot.js';
import '/parts/docket.js';

/** The leaves in their order. */
export const LEAVES = [
  ['round', 'This game'],
  ['rounds', 'Games'],
  ['odds', 'Odds'],
  ['rules', 'Rules'],
];

/** The leaves that only a hall has. */
export function leaf(page) {
  if (page.tab === 'odds') return odds(page);
  return page.tab === 'round' ? thisGame(page) : null;
}

/** Curves come when they are asked for. */
function odds({ game, view }) {
  import('/bingo/book-odds.js');
  return html`<baize-hall-odds .game=${game.id} .table=${view.id}></baize-hall-odds>`;
}

function thisGame(page) {
  const { game, view, me } = page;
  const lines = view.lines.filter(line => line.patron === me?.id);
  return html`${notices(game.id, announced(view.table, game))}${sessionOf(page)}
    ${lines.length ? html`<baize-docket .lines=${lines} .game=${game.id} heading=${view.called.length ? 'This game' : 'Last game'} note="game ${roundId(view)}" closing="Net of the game"></baize-docket>` : nothing}
    ${view.round > 1 || (view.round && !view.called.length) ? html`<section class="pair"><a class="btn small" href="/rounds/${roundId({ ...view, round: view.called.length ? view.round - 1 : view.round })}">Replay the last game</a>
      <a class="btn small" href="/tables/${view.id}/hall">Hall display</a></section>` : html`<section class="pair"><a class="btn small" href="/tables/${view.id}/hall">Hall display</a></section>`}
    ${fee(page)}${happened(page)}${proof(view)}`;
}

function sessionOf({ view, game, cards }) {
  const { session } = view;
  if (!session) return html`<p class="note">No session is open.</p>`;
  const chip = rule => html`<baize-clause .game=${game.id} .rule=${rule}></baize-clause>`;
  return html`<section><h2 class="subh">Session ${session.number}</h2><dl class="kv of-session">
    ${session.opened ? html`<dt>Opened ${chip('6.3.6')}</dt><dd class="num">${day(session.opened)}, ${clock(session.opened)}</dd>` : nothing}
    <dt>Games ${chip('4.1')}</dt><dd class="num">${session.games}, now ${session.game}</dd>
    <dt>Colours, game by game ${chip('2.3.2')}</dt><dd>${session.colours.join(', ')}</dd>
    <dt>Series ${chip('2.2.2')}</dt><dd class="mono">${session.series}</dd>
    <dt>Books issued ${chip('4.3')}</dt><dd class="num">${session.last ? `${session.first} to ${session.last}, ${session.cards} in play` : 'none'}</dd>
    <dt>Your books</dt><dd class="num">${cards.length ? cards.map(each => each.serial).join(', ') : 'none'}</dd></dl></section>`;
}

function fee({ view, game }) {
  const { session, jackpot } = view;
  if (!session) return nothing;
  const chip = rule => html`<baize-clause .game=${game.id} .rule=${rule}></baize-clause>`;
  return html`<hr class="hr"><section><h2 class="subh">The sign</h2><dl class="kv">
    <dt>Entry fee ${chip('3.3')}</dt><dd class="num">${dollars(session.entryFee)}</dd>
    ${session.share ? html`<dt>Of it to the jackpot ${chip('1.1 "entry fee"')}</dt><dd class="num">${session.share}</dd>` : nothing}
    <dt>Jackpot can be won ${chip('6.3.2')}</dt><dd>${when(jackpot)}</dd>
    <dt>Jackpot paid by ${chip('7.6')}</dt><dd>${jackpot.form.replaceAll('-', ' ')}</dd>
    <dt>Shared between ${chip('7.2')}</dt><dd>${session.sharePer === 'box' ? 'winning boxes' : 'winning players'}</dd></dl></section>`;
}

function happened({ log, game }) {
  if (!log.length) return nothing;
  return html`<section><h2 class="subh">In the hall</h2><div role="log" aria-live="off"><ol class="log">${log.slice(0, 14).map(
    each => html`<li><span><span class="num dim">${time(each.at)}</span> ${each.words}</span>${each.rule ? html`<baize-clause .game=${game.id} .rule=${each.rule}></baize-clause>` : nothing}</li>`,
  )}</ol></div></section>`;
}

const grouped = hex => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;

function proof({ seal, seed }) {
  if (!seal && !seed) return nothing;
  return html`<section class="proof note">${seal ? html`<p>Seal of game ${seal.round}: <span class="mono">${grouped(seal.commitment)}</span></p>` : nothing}
    ${seed ? html`<p>Seed of game ${seed.round}: <span class="mono">${grouped(seed.seed)}</span></p>` : nothing}</section>`;
}

/** "Sunday 15 November 2026, 21:30 session". */
export const sessionTime = ({ opened }) => (opened ? `${day(opened).split(' ')[0]} ${date(opened)}, ${clock(opened)} session` : '');
