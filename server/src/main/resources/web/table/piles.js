// What several players and several hands have lying on one area: in a line from the dealer outwards, hands side by side.
import { svg, nothing } from 'lit';
import { limit } from '/floor/money.js';
import { stackAt } from '/parts/stack.js';
import { chipAt, pile } from '/parts/chip.js';

const HEIGHT = 74;

/** The piles of an area of a box; `own` is the viewer's stake as pressed, where wagers are open. */
export function pilesAt(game, box, area, { me, own }) {
  const lies = box.hand?.piles?.[area.id] ?? [];
  if (own === undefined) return lies;
  const mine = lies.find(each => each.patron === me);
  if (!mine) return own ? [...lies, { patron: me, hand: 1, cents: own, row: lies.length }] : lies;
  return lies.map(each => (each === mine ? { ...each, cents: own } : each)).filter(each => each.cents);
}

/** Draws them. A ring holds one sum; the main area a line of players and a column for each hand. */
export function drawPiles(area, piles) {
  const left = piles.filter(each => each.cents || each.added);
  if (!left.length) return area.shape === 'ring' && piles.length ? lostAt(area) : nothing;
  const [x, y] = area.at;
  if (area.shape === 'ring') {
    const sum = left.reduce((all, each) => all + each.cents, 0);
    return svg`<g data-stack=${area.id}>${stackAt({ x, y: y - 3, cents: sum, size: 22, plate: 11, font: 11 })}</g>`;
  }
  const rows = Math.max(...left.map(each => each.row)) + 1;
  const columns = Math.max(...left.map(each => each.hand));
  return svg`<g data-stack=${area.id}>${rows > 1 ? inLine(left, x, y, rows) : sideBySide(left, x, y, columns)}</g>`;
}

/** A lost wager leaves its mark until the round is over. */
function lostAt({ at: [x, y] }) {
  return svg`<use class="lost-mark" href="/art/cards.svg#r-lose" x=${x - 8} y=${y - 8} width="16" height="16"></use>`;
}

/** One player: each hand has its column, a double lies beside its wager. */
function sideBySide(piles, x, y, columns) {
  const all = piles.flatMap(each => [each.cents && [each.hand, each.cents], each.added && [each.hand, each.added]].filter(Boolean));
  const size = all.length > 2 ? 19 : all.length > 1 ? 24 : 30;
  const step = all.length > 1 ? Math.min(34, 96 / all.length) : 0;
  return all.map(([, cents], at) =>
    stackAt({ x: x + (at - (all.length - 1) / 2) * step, y: y - 8, cents, size, plate: all.length > 1 ? 13 + (at % 2) * 15 : 17, font: all.length > 1 ? 11 : 12 }),
  );
}

/** Several players: who controls the box lies nearest the dealer, amounts beside the chips. */
function inLine(piles, x, y, rows) {
  const step = HEIGHT / rows;
  return Array.from({ length: rows }, (_, row) => {
    const own = piles.filter(each => each.row === row);
    const sum = own.reduce((all, each) => all + each.cents + (each.added ?? 0), 0);
    if (!sum) return nothing;
    const at = y - HEIGHT / 2 + step * (row + 0.5);
    const words = limit(sum);
    return svg`<g class="stack" data-cents=${sum}>${pile(sum).slice(-3).map((chip, up) => chipAt(chip, x - 14, at + 2 - up * 2.6, 20))}
      <text class="s pile-words" x=${x} y=${at + 4.4} font-size="12">${words}</text></g>`;
  });
}

/** Insurance lies before the box on its line. */
export function insuranceOf(box) {
  const sum = (box.hand?.piles?.insurance ?? []).reduce((all, each) => all + each.cents, 0);
  return sum ? svg`<g data-stack="insurance">${stackAt({ x: 0, y: -158, cents: sum, size: 22, plate: 11, font: 11 })}</g>` : nothing;
}
