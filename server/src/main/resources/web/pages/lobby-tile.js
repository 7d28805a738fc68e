// One table on the floor.
import { html, nothing } from 'lit';
import { limit } from '/floor/money.js';
import { clock, count, ownWords, percent, sentence, time, title, wager } from '/floor/words.js';
import { miniTable } from '/parts/mini-table.js';
import { announced, range } from '/parts/sign.js';

const BASE = { 'three-card-poker': 'Ante', 'caribbean-stud': 'Ante', blackjack: 'Box', craps: 'A wager' };

/** Where one plays that is no box. */
const PLACES = { craps: 'terminals' };

/** A hall has no limits to sit down under: which game is on, what is won, what it costs to come in. */
function hall({ settings, session, prizes = [], phase, called = [], waiting }) {
  const fee = session?.entryFee ?? settings.entryFee;
  const on = phase === 'calling' || phase === 'checking';
  const where = !session ? 'Between sessions' : on ? `Game ${session.game} of ${session.games}, call ${called.length}` : html`<b>Books are sold</b> for game ${session.game} of ${session.games}`;
  return html`<p class="lim num">Entry ${limit(fee)}, bingo ${limit(prizes.at(-1)?.amount ?? settings.prize ?? '0.00')}</p>
    <p class="fr">${where}${!on && waiting ? html`, at ${time(waiting.until)}` : nothing}</p>
    ${session ? html`<p class="ex num">${count(session.players, 'player')}${session.opened ? `, session of ${clock(session.opened)}` : ''}</p>` : nothing}
    ${settings.jackpotGames && settings.jackpotGames !== 'none' ? html`<p class="ex">Jackpot in game ${settings.jackpotGames.trim().split(/\s+/).join(', ')}</p>` : nothing}`;
}

/** `me` as the session knows it, `cost` the least share of stakes a wager costs here; both may be unknown yet. */
export function tile(table, me, cost) {
  const taken = table.seats.map(seat => seat.box);
  return html`<article class="tile ${table.open ? '' : 'shut'}" aria-label="${title(table.game)}, table ${table.id}">
    ${miniTable(table.game, taken)}
    <div class="tx"><h2>${title(table.game)}</h2><p class="tn">${place(table)}</p>
      ${table.game === 'bingo' ? hall(table) : html`<p class="lim num">${BASE[table.game] ?? ''} ${range(table.sign.general)}</p>
      <p class="fr">${boxes(table)}</p>`}
      ${Object.entries(table.sign.own ?? {}).map(([on, own]) =>
        html`<p class="ex num">${wager(on)} ${range(own)}</p>`)}
      ${table.game === 'blackjack' ? html`<p class="ex num">${table.settings.decks} decks</p>` : nothing}
      ${table.game === 'craps' ? html`<p class="ex">Electronic, with a dice tumbler</p>` : nothing}
      ${table.pools?.length && table.game !== 'bingo' ? html`<p class="ex num">Jackpot wager ${limit(table.settings.jackpotStake ?? table.settings.blazingStake)}</p>` : nothing}</div>
    <div class="go">${sign(table) ?? price(table, cost)}${door(table, me)}</div></article>`;
}

function place(table) {
  const kinds = [table.pools?.length && 'linked', table.settings?.lowLimit === 'true' && 'low limit', table.dealer === 'console' && ({ craps: 'with an attendant', bingo: 'with a caller' }[table.game] ?? 'with a dealer')];
  return [`${sentence(ownWords(table.game).place ?? 'table')} ${table.id}`, ...kinds.filter(Boolean)].join(', ');
}

function boxes(table) {
  if (!table.open) return 'Closed';
  return table.free ? html`<b>${table.free}</b> of ${table.boxes} ${PLACES[table.game] ?? 'boxes'} free`
    : `Full, ${table.boxes} of ${table.boxes} taken`;
}

function sign(table) {
  if (!table.open) return null;
  const [first] = announced(table, { clauses: {}, ...ownWords(table.game) });
  return first && html`<span class="sgn">${first.words.replace(/\.$/, '')}</span>`;
}

function price(table, cost) {
  if (cost == null) return html`<span class="cost"></span>`;
  return html`<a class="cost" href="/odds/${table.game}?table=${table.id}">Costs from ${percent(cost)} of all
    staked</a>`;
}

/** The way in: named for what this person can do there. */
function door(table, me) {
  const path = `/tables/${encodeURIComponent(table.id)}`;
  const at = words => html`<span class="vh">${words}</span>`;
  if (me?.kind === 'staff' && table.dealer === 'console')
    return html`<a class="btn small primary" href="${path}/dealer">Console${at(` of table ${table.id}`)}</a>`;
  if (me?.kind === 'patron' && me.table === table.id)
    return html`<a class="btn small primary" href=${path}>Go
      back${at(` to table ${table.id}, where your card is in`)}</a>`;
  if (me?.kind === 'patron' && table.open && table.free)
    return html`<a class="btn small primary" href=${path}>${table.game === 'bingo' ? 'Go in' : 'Sit down'}${at(` at table ${table.id}`)}</a>`;
  return html`<a class="btn small" href=${path}>Watch${at(` table ${table.id}`)}</a>`;
}

