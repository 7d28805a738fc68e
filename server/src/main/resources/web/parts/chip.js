// Chips: the denominations a table has and how an amount is made of them.
import { html, svg } from 'lit';
import { limit } from '/floor/money.js';

/** Denominations with a drawing, in cents. */
const DRAWN = [100, 250, 500, 2500, 10000, 50000, 100000];

/** "5-25-100" as the settings say it, in cents, smallest first; all of common use where they say nothing. */
export function denominations(setting) {
  const stated = (setting ?? '')
    .split('-')
    .map(part => Math.round(Number(part) * 100))
    .filter(each => DRAWN.includes(each));
  return stated.length ? stated.sort((a, b) => a - b) : [500, 2500, 10000, 50000];
}

function symbol(cents) {
  return `/art/cards.svg#chip-${cents === 250 ? '2.50' : cents / 100}`;
}

/** The chips of an amount, largest first; what no chip makes up is left to the plate. */
export function pile(amount) {
  const chips = [];
  for (const each of [...DRAWN].reverse())
    while (amount >= each && chips.length < 24) {
      chips.push(each);
      amount -= each;
    }
  return chips;
}

/** A chip for an SVG, centred at x, y. */
export function chipAt(cents, x, y, size) {
  return svg`<use href=${symbol(cents)} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
}

/** A button that chooses a chip. */
export function chipButton({ cents, chosen, disabled, key, press }) {
  return html`<button type="button" class="chipbtn" data-chip=${cents} aria-pressed=${chosen} aria-label="${limit(cents)} chip"
    aria-keyshortcuts=${key} ?disabled=${disabled} @click=${press}><svg viewBox="-25 -25 50 50" aria-hidden="true">
    <use href=${symbol(cents)} x="-25" y="-25" width="50" height="50"></use></svg></button>`;
}
