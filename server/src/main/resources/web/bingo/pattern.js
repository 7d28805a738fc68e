// A pattern in small: three lines of five. A square is a number at that place; a disc is one wherever it lies on the line.
import { nothing, svg } from 'lit';
import { patternWords } from '/games/bingo-words.js';

const STEP = 10;

/** `drawn` as the floor sends it: "#" there, "+" so many on the line, "*" a whole line, "." not needed; `width` null where the style says it. */
export function pattern(drawn, width = 50) {
  return svg`<svg class="pattern" viewBox="0 0 50 30" width=${width ?? nothing} height=${width ? (width * 3) / 5 : nothing} role="img" aria-label=${patternWords(drawn)}>${drawn.map(
    (line, row) => [...line].map((sign, column) => cell(sign, column * STEP, row * STEP)),
  )}</svg>`;
}

function cell(sign, x, y) {
  if (sign === '+' || sign === '*') return svg`<circle class="on" cx=${x + 5} cy=${y + 5} r="4"></circle>`;
  return svg`<rect class=${sign === '#' ? 'on' : ''} x=${x + 1} y=${y + 1} width="8" height="8" rx="1.2"></rect>`;
}
