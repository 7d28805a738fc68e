// The tumbler: two dice in a well, at rest, rolling with blank faces, or cocked.
import { html, svg, nothing } from 'lit';
import { faces, totalOf } from '/games/craps-words.js';

const die = (face, x, y, size, turn) =>
  svg`<use href="/art/cards.svg#die-${face}" x=${x} y=${y} width=${size} height=${size} transform="rotate(${turn} ${x + size / 2} ${y + size / 2})"></use>`;

const blank = (x, y, size, at) =>
  svg`<g class="tumbles t${at}"><rect class="blank" x=${x} y=${y} width=${size} height=${size} rx=${size * 0.2}></rect>
    <rect class="blank-line" x=${x + 3} y=${y + 3} width=${size - 6} height=${size - 6} rx=${size * 0.16}></rect></g>`;

/** A die that leans on its edge shows two faces. */
const onEdge = (x, y) => svg`<g class="on-edge" transform="translate(${x} ${y}) rotate(-24)">
    <path class="blank" d="M0 12L30 0L60 12V50L30 62L0 50Z"></path><path class="blank-line" d="M30 24V62M0 12L30 24L60 12"></path>
    <circle cx="15" cy="38" r="5.4" class="pip"></circle><circle cx="38" cy="34" r="4.6" class="pip"></circle><circle cx="52" cy="46" r="4.6" class="pip"></circle></g>`;

/** `dice` such as "4-5", or none yet; `rolling`, `cocked`. */
export function well({ dice, rolling, cocked, width = 232 }) {
  const words = rolling ? 'The dice roll' : cocked ? 'The dice lie cocked' : dice ? `Dice ${dice}` : 'The dice have not been rolled';
  return html`<svg class="well" viewBox="0 0 232 160" width=${width} role="img" aria-label=${words}>${svg`
    <ellipse class="rim" cx="116" cy="80" rx="114" ry="78"></ellipse><ellipse class="bowl" cx="116" cy="80" rx="101" ry="66"></ellipse>
    ${rolling ? svg`${blank(54, 48, 62, 1)}${blank(120, 56, 62, 2)}` : cocked ? svg`${onEdge(46, 52)}${die(5, 122, 58, 60, 8)}` : dice ? lying(dice) : nothing}`}</svg>`;
}

/** At rest the dice lie as they fell, never quite straight. */
function lying(dice) {
  const [one, other] = faces(dice);
  return svg`${die(one, 52, 44, 64, -12 + one)}${die(other, 122, 56, 64, 4 + other)}`;
}

/** "Last roll 9 4-5". */
export function lastRoll(page) {
  const { drawn, rolling } = page;
  if (rolling) return html`<h2 class="last"><span>The dice roll</span></h2>`;
  if (!drawn.dice) return html`<h2 class="last"><span>No roll yet</span></h2>`;
  return html`<h2 class="last"><span>Last roll</span> <b class="num">${totalOf(drawn.dice)}</b> <small class="num">${drawn.dice}</small></h2>`;
}
