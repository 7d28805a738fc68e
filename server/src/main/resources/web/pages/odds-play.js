// How the game is best played, what other play costs, and the settings a sheet holds for.
import { html, nothing, svg } from 'lit';
import { sheetPath } from '/floor/costs.js';
import { limit } from '/floor/money.js';
import { percent, plain, sentence } from '/floor/words.js';
import { chart } from '/pages/odds-chart.js';

const WIDTH = 150;

/** The best play, situation by situation: a letter and a colour for the deed, a bar for how often it comes up. */
export function strategy(play) {
  if (!play) return nothing;
  return html`<section class="panel"><h2>Best play</h2><p class="lead">${sentence(play.text)}.</p>
    ${play.chart ? chart(play.chart) : play.table ? situations(play.table) : nothing}</section>`;
}

function situations(rows) {
  const most = Math.max(...rows.map(row => row.probability));
  return html`<table class="sit"><thead><tr><th scope="col">Hand</th>
      <th scope="col"><span class="vh">What to do</span></th><th scope="col">How often</th>
      <th scope="col" class="n">Worth</th></tr></thead>
    <tbody>${rows.map(row => html`<tr><th scope="row">${sentence(row.situation)}</th><td>${deed(row.action)}</td>
      <td>${bar(row.probability / most)}<span class="num small">${percent(row.probability)}</span></td>
      <td class="n num">${worth(row.expectedValue)}</td></tr>`)}</tbody></table>
    <p class="key">${rows.some(row => row.action.startsWith('bet')) ? html`<span class="kP">B</span> bet` : html`<span class="kP">P</span> play`}
      <span class="kF">F</span> fold
      <span class="note">Worth: won or lost on average, in Antes</span></p>`;
}

function deed(action) {
  const [, word, more, share] = /^(\w+)(?: ([^(]+?))?(?: \((.+)\))?$/.exec(action) ?? [null, action];
  const from = /^(.+) or better$/.exec(more ?? '')?.[1];
  const under = [from ? `${from} up` : more, share].filter(Boolean);
  return html`<span class=${word === 'fold' ? 'kF' : 'kP'} role="img" aria-label=${action}>${word[0].toUpperCase()}</span>
    ${under.map(words => html`<small>${words}</small>`)}`;
}

const worth = value => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

const bar = share => svg`<svg class="freq" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true">
  <rect width=${Math.max(1, share * WIDTH)} height="10"/></svg>`;

export function otherPlay({ strategy: play, wagers }) {
  if (!play?.alternatives?.length) return nothing;
  return html`<section class="panel"><h2>What other play costs</h2><table class="t other">
    <thead><tr><th>Play</th><th class="n">House edge</th><th class="n">More</th></tr></thead>
    <tbody><tr><td>best play</td><td class="n num"><b>${percent(wagers[0].houseEdge)}</b></td><td></td></tr>
      ${play.alternatives.map(alternative)}</tbody></table></section>`;
}

const LONG = 60;

/** Rules that take a few lines stand above their figures; costs that are hardly any have more places. */
function alternative({ text, expectedValue, cost }) {
  const figures = html`<td class="n num">${percent(-expectedValue)}</td>
    <td class="n num">+${percent(cost, cost && cost < 0.0001 ? 4 : 2)}</td>`;
  return text.length > LONG ? html`<tr class="rule"><td colspan="3">${text}</td></tr><tr><td></td>${figures}</tr>`
    : html`<tr><td>${text}</td>${figures}</tr>`;
}

const amount = value => (/^\d/.test(value) ? limit(value) : value);
const share = value => percent(Number(value), 1);
const ladder = value => value.split('-').join(' · ');

/** The settings one asks about, as a sign would say them. */
const NAMED = {
  device: ['Dealt from', value => value === 'shuffler' ? 'a shuffling device' : 'a shoe'],
  anteBonus: ['Ante Bonus', ladder],
  pairPlus: ['Pair Plus', ladder],
  betPays: ['Bet pays', ladder],
  maximumPayout: ['Maximum payout for a bet', amount],
  decks: ['Decks', value => value],
  maximumHands: ['Hands of a split box', value => value],
  dealerBlackjackRule: ['Dealer’s blackjack takes', value => value === 'OBO' ? 'original bets only' : 'busted bets plus one'],
  luckyLucky: ['Lucky Lucky pay table', value => value],
  blazingStake: ['Blazing 7’s wager', amount],
  blazingMinimum: ['Blazing 7’s starts at', amount],
  jackpotStake: ['Jackpot wager', amount],
  jackpotSeed: ['Jackpot starts at', amount],
  jackpotIncrement: ['Of it to the meter', share],
  jackpotReserve: ['Of it to the next seed', share],
  bonusJackpot: ['Bonus jackpot', amount],
  boxes: ['Boxes', value => value],
  cards: ['Cards', value => value],
  games: ['Games of a session', value => value],
  entryFee: ['Entry fee', amount],
  prize: ['Prize of a game', amount],
  jackpotGames: ['Jackpot in games', value => value],
  jackpotNumbers: ['Jackpot numbers', value => value],
  jackpotShareOfFee: ['Of the fee to the jackpot', value => value],
  minimum: ['Minimum', limit],
  maximum: ['Maximum', limit],
};
const OF_A_TABLE = ['minimum', 'maximum'];

export function settings({ house, approved, game }, table, changed) {
  const shown = Object.keys(NAMED).filter(key => house[key] != null && (table || !OF_A_TABLE.includes(key)));
  const rest = Object.keys(house).filter(key => !(key in NAMED));
  const called = key => (key === 'boxes' && house.cards ? 'Boxes of a card' : NAMED[key][0]);
  const pair = (name, value) => html`<dt>${name}</dt><dd class="num">${value}</dd>`;
  return html`<section class="panel"><h2>Settings used</h2>
    <dl class="kv">${shown.map(key => pair(called(key), NAMED[key][1](house[key])))}
      ${pair('In the approved list', approved ? 'yes' : 'no')}</dl>
    <details><summary>${rest.length} more settings</summary>
      <dl class="kv">${rest.map(key => pair(sentence(spaced(key)), house[key]))}</dl></details>
    <p class="acts"><a class="btn small" href=${sheetPath(game, table, changed)} target="_blank" rel="noopener">As JSON</a>
      <a class="btn small" href="/rules/${game}">The rules</a></p></section>`;
}

function spaced(key) {
  return plain(key.replaceAll('.', ' ')).replace(/([a-z])([A-Z])/g, (_, one, other) => `${one} ${other.toLowerCase()}`);
}
