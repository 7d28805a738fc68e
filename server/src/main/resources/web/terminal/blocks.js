// The blocks of the layout as grids of buttons: line, one number, one roll, hops.
import { html } from 'lit';
import { paysAt } from '/games/craps-words.js';
import { COLUMN, HOPS } from '/terminal/spots.js';
import { spotButton } from '/terminal/spot-button.js';

const dice = faces => html`<span class="faces" aria-hidden="true">${faces.map(face => html`<svg viewBox="0 0 60 60"><use href="/art/cards.svg#die-${face}" width="60" height="60"></use></svg>`)}</span>`;

/** The line and what is about the next roll or the number six and eight. */
export function lineBlock(page) {
  const { point, pays } = page.drawn;
  const field = `2 and 12 pay ${paysAt(pays, 'field', 2)}`;
  const odds = id => (point ? `${point} pays ${paysAt(pays, id)}` : 'on the point');
  return html`<div class="block line-block" data-areas>
    ${spotButton(page, 'come', { print: 'COME', cls: 'c4' })}${spotButton(page, 'dont-come', { print: 'DON’T COME', under: '12 is a draw', cls: 'c2' })}
    ${spotButton(page, 'field', { print: 'FIELD', under: html`2 3 4 9 10 11 12<br>${field}`, cls: 'c4' })}${spotButton(page, 'big-6', { print: 'BIG 6' })}${spotButton(page, 'big-8', { print: 'BIG 8' })}
    ${spotButton(page, 'dont-pass', { print: 'DON’T PASS LINE', under: '12 is a draw', cls: 'c4' })}${spotButton(page, `dont-odds-${point ?? 0}`, { print: 'DON’T ODDS', under: odds(`dont-odds-${point}`), cls: 'c2' })}
    ${spotButton(page, 'pass-line', { print: 'PASS LINE', cls: 'c4 main' })}${spotButton(page, `odds-${point ?? 0}`, { print: 'ODDS', under: odds(`odds-${point}`), cls: 'c2 main' })}</div>`;
}

const FULL = { 'dont-come': 'DON’T COME', 'dont-come-odds': 'ITS ODDS', 'place-to-lose': 'PLACE TO LOSE', 'come-odds': 'ITS ODDS' };

/** All wagers about one number. */
export function numberBlock(page, number) {
  return html`<div class="block number-block" data-areas>${COLUMN.map(({ kind, print, travels }) =>
    spotButton(page, `${kind}-${number}`, { print: FULL[kind] ?? print, cls: 'c3', ...(travels ? { under: 'travels here' } : {}) }),
  )}</div>`;
}

/** Wagers on the next roll, and the hardways. */
export function oneRollBlock(page) {
  const { pays } = page.drawn;
  return html`<div class="block one-block" data-areas>${spotButton(page, 'any-seven', { print: 'ANY SEVEN', cls: 'c3' })}${spotButton(page, 'any-craps', { print: 'ANY CRAPS', cls: 'c3' })}
    ${spotButton(page, 'c', { print: 'C', cls: 'c2' })}${spotButton(page, 'e', { print: 'E', cls: 'c2' })}${spotButton(page, 'c-and-e', { print: 'C & E', under: html`craps ${paysAt(pays, 'c-and-e', 2)}<br>eleven ${paysAt(pays, 'c-and-e', 11)}`, cls: 'c2' })}
    ${spotButton(page, 'horn', { print: 'HORN', under: html`2 or 12 ${paysAt(pays, 'horn', 2)}, 3 or 11 ${paysAt(pays, 'horn', 3)}, in quarters`, cls: 'c6' })}
    ${[4, 6, 8, 10].map(number => spotButton(page, `hardway-${number}`, { print: `HARD ${number}`, before: dice([number / 2, number / 2]), cls: 'c3' }))}</div>`;
}

export function hopsBlock(page) {
  const [hard, easy] = page.drawn.pays.filter(row => row.wager === 'hop');
  return html`<p class="block-words">Any pair of faces, one roll: hard ${hard.odds}, easy ${easy.odds}</p>
    <div class="block hops-block" data-areas>${HOPS.map(([one, other]) => spotButton(page, `hop-${one}-${other}`, { print: `${one}-${other}`, under: '', before: dice([one, other]), cls: 'c1' }))}</div>`;
}
