// The best play where the dealer shows a card: the chart, what each of the dealer's cards means, what rules are worth.
import { html, svg } from 'lit';
import { percent } from '/floor/words.js';

const LETTERS = { hit: 'H', stand: 'S', double: 'D', split: 'P' };
const GROUPS = [['hard', 'Hard totals'], ['soft', 'Soft totals'], ['pairs', 'Pairs']];

/** Hands down, the dealer's card across; a letter and a colour for the deed, and its word for who hears the page. */
export const chart = sheet => html`<table class="plays"><caption class="vh">What to do by hand and dealer’s card</caption>
    <thead><tr><th scope="col">Dealer</th>${sheet.upcards.map(up => html`<th scope="col">${up}</th>`)}</tr></thead>
    ${GROUPS.map(([group, name]) => html`<tbody><tr><th class="group" scope="rowgroup" colspan=${sheet.upcards.length + 1}>${name}</th></tr>
      ${sheet[group].map(({ hand, acts }) => html`<tr><th scope="row">${dashed(hand)}</th>${acts.map(cell)}</tr>`)}</tbody>`)}</table>
  <p class="key">${Object.entries(LETTERS).map(([act, letter]) => html`<span class="act ${act}" aria-hidden="true">${letter}</span> ${act}`)}</p>
  <p class="note">A hand of more than two cards is hit where the chart doubles.</p>`;

const dashed = hand => hand.replace(' to ', '–').replace('-', '\u2011');

const cell = act => html`<td class="act ${act}"><span aria-hidden="true">${LETTERS[act]}</span><span class="vh">${act}</span></td>`;

const WIDTH = 150;

/** What a wager nets on average by the dealer's card, as bars to either side of nothing. */
export function byUpcard({ byUpcard: rows }) {
  const most = Math.max(...rows.map(row => Math.abs(row.expectedValue)));
  return html`<section class="panel"><h2>By the dealer’s card</h2><table class="upcards">
    <thead><tr><th scope="col">Card</th><th scope="col"><span class="vh">Drawn</span></th>
      <th scope="col" class="n">How often</th><th scope="col" class="n">Player</th></tr></thead>
    <tbody>${rows.map(row => html`<tr><th scope="row">${row.upcard}</th><td>${bar(row.expectedValue / most)}</td>
      <td class="n num">${percent(row.probability, 1)}</td><td class="n num"><b>${signed(row.expectedValue)}</b></td></tr>`)}</tbody></table>
    <p class="note">What a wager wins or loses on average when the dealer shows the card, of the first stake.</p></section>`;
}

const signed = (share, places = 2) => `${share < 0 ? '' : '+'}${percent(share, places)}`;

function bar(share) {
  const [middle, width] = [WIDTH / 2, Math.max(1, Math.abs(share) * WIDTH / 2)];
  return svg`<svg class="sides ${share < 0 ? 'lose' : 'win'}" viewBox="0 0 ${WIDTH} 12" preserveAspectRatio="none" aria-hidden="true">
    <rect x=${share < 0 ? middle - width : middle} y="1" width=${width} height="10"/><path d="M${middle} 0V12"/></svg>`;
}

const CHANGES = {
  decks: value => `${value} decks`,
  maximumHands: value => `${value} hands of a split box`,
  dealerBlackjackRule: value => value === 'OBO' ? 'Original bets only' : 'Busted bets plus one',
};

/** The game with one setting changed, and two ways to play that the chart does not hold. */
export function ruleWorth({ strategy: { chart: sheet }, wagers: [main] }) {
  return html`<section class="panel"><h2>What a rule is worth</h2><table class="t other">
    <thead><tr><th>With</th><th class="n">House edge</th><th class="n">Player</th></tr></thead>
    <tbody>${sheet.rules.map(({ setting, value, expectedValue, difference }) =>
      worth(CHANGES[setting]?.(value) ?? `${setting} ${value}`, expectedValue, difference))}
      ${worth('Play by cards, not totals', sheet.byComposition, sheet.byComposition - main.expectedValue)}</tbody></table>
    <p class="note">A blackjack against an ace nets ${sheet.blackjackAgainstAce.toFixed(4)} stakes on average if it waits;
      even money is 1.</p></section>`;
}

/** Differences that are hardly any have more places. */
const worth = (name, value, difference) => html`<tr><td>${name}</td><td class="n num">${percent(-value)}</td>
  <td class="n num"><b>${signed(difference, Math.abs(difference) < 0.0001 ? 4 : 2)}</b></td></tr>`;
