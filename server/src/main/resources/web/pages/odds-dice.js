// The PAR sheet of a game of dice: wagers that come to the same stand in one row, in the groups of the layout.
import { html, nothing, svg } from 'lit';
import { percent, wager } from '/floor/words.js';
import { kindOf, numberOf } from '/games/craps-words.js';
import { endings } from '/pages/odds-wagers.js';

const GROUPS = [
  ['The line', ['pass-line', 'dont-pass', 'come', 'dont-come']],
  ['Odds, which ride on the line', ['odds', 'dont-odds', 'come-odds', 'dont-come-odds']],
  ['Numbers', ['place', 'buy', 'place-to-lose', 'lay', 'big-6', 'big-8', 'hardway']],
  ['One roll', ['field', 'any-seven', 'any-craps', 'c', 'e', 'c-and-e', 'horn', 'hop']],
];

const signed = value => `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(4)}`;

/** `chosen` is the wager whose endings are shown; `choose` is called with another. */
export function diceSheet(found, chosen, choose) {
  const rows = merged(found.wagers);
  const shown = rows.find(row => row.sheet.wager === chosen) ?? rows[0];
  return html`<section class="panel"><h2>Every wager</h2><div class="scroll" tabindex="0" role="region" aria-label="Every wager"><table class="t dice-sheet">
      <thead><tr><th>Wager</th><th class="n">Player, per unit</th><th class="n">House edge</th><th class="n">Std. dev.</th><th class="n">Wins</th><th class="n">Rolls</th></tr></thead>
      ${GROUPS.map(([name, kinds]) => html`<tbody><tr class="of"><th colspan="6" scope="rowgroup">${name}</th></tr>${rows.filter(row => kinds.includes(row.kind)).map(row => figures(row, row === shown, choose))}</tbody>`)}</table></div>
      <p class="note">House edge: what the house keeps on average of the stake; of Buy and Lay with their commission. Rolls: how many until it is decided, on average. Press a wager for its endings.</p></section>
    ${together(found.dice?.combinations)}`;
}

/** How the chosen wager ends. */
export function diceEndings({ wagers }, chosen) {
  const rows = merged(wagers);
  const { sheet, name } = rows.find(row => row.sheet.wager === chosen) ?? rows[0];
  return endings({ ...sheet, name });
}

function figures({ sheet, name }, on, choose) {
  return html`<tr class=${on ? 'on' : ''}><th scope="row"><button type="button" aria-pressed=${on} @click=${() => choose(sheet.wager)}>${name}</button></th>
    <td class="n num">${signed(sheet.expectedValue)}</td><td class="n num"><b>${percent(sheet.houseEdge)}</b></td><td class="n num">${sheet.standardDeviation.toFixed(2)}</td>
    <td class="n num">${percent(sheet.hitFrequency, 1)}</td><td class="n num">${sheet.resolution ? sheet.resolution.rolls.expected.toFixed(2) : ''}</td></tr>`;
}

/** Wagers of one kind with the same figures are one row: "Place 4 or 10". */
function merged(wagers) {
  const rows = [];
  for (const sheet of wagers) {
    const kind = kindOf(sheet.wager);
    const same = rows.find(row => row.kind === kind && row.sheet.exact === sheet.exact && row.sheet.hitFrequency === sheet.hitFrequency);
    if (same) same.numbers.push(numberOf(sheet.wager));
    else rows.push({ kind, sheet, numbers: [numberOf(sheet.wager)] });
  }
  return rows.map(row => ({ ...row, name: called(row) }));
}

function called({ kind, sheet, numbers }) {
  if (kind === 'hop') return /hard|(\d)-\1$/.test(sheet.wager) ? 'Hop, hard pair' : 'Hop, easy pair';
  if (numbers[0] == null) return wager(sheet.wager);
  return `${wager(`${kind}-0`).replace(/ 0$/, '')} ${numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}` : numbers[0]}`;
}

/** A line wager with its odds: the edge of everything staked. */
function together(combinations) {
  if (!combinations?.length) return nothing;
  return html`<section class="panel"><h2>With full odds</h2><table class="t"><thead><tr><th>Wagers</th><th class="n">Edge of the first</th><th class="n">Of all staked</th></tr></thead>
    <tbody>${combinations.map(each => html`<tr><th scope="row">${wager(each.wager)}</th><td class="n num">${percent(each.houseEdge)}</td><td class="n num"><b>${percent(each.elementOfRisk)}</b></td></tr>`)}</tbody></table>
    <p class="note">Odds cost nothing by themselves, so the more rides on the line, the less of everything staked is lost.</p></section>`;
}

const WAYS = Array.from({ length: 11 }, (_, at) => ({ total: at + 2, ways: 6 - Math.abs(5 - at) }));

/** How two dice fall: 36 combinations by their total. */
export function combinations() {
  return html`<section class="panel"><h2>Two dice</h2><svg class="ways" viewBox="0 0 300 150" role="img" aria-label="Of 36 combinations ${WAYS.map(({ total, ways }) => `${ways} make ${total}`).join(', ')}">${svg`
    ${WAYS.map(({ total, ways }, at) => svg`${Array.from({ length: ways }, (_, up) => svg`<rect x=${8 + at * 26} y=${110 - up * 18} width="20" height="15" rx="2" class=${total === 7 ? 'seven' : ''}></rect>`)}
      <text x=${18 + at * 26} y="143" text-anchor="middle">${total}</text>`)}`}</svg><p class="note">Each of the 36 combinations is as likely as any other; six of them make seven.</p></section>`;
}
