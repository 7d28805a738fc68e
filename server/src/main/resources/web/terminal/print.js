// What is printed on each place of the layout, for the SVG. Odds come from the floor's table.
import { svg, nothing } from 'lit';
import { numberOf, paysAt } from '/games/craps-words.js';

const die = (face, x, y, size) => svg`<use href="/art/cards.svg#die-${face}" x=${x} y=${y} width=${size} height=${size}></use>`;
const words = (x, y, size, letters, text, anchor = 'middle') =>
  svg`<text x=${x} y=${y} text-anchor=${anchor} font-size=${size} letter-spacing=${letters}>${text}</text>`;
const small = (x, y, text, size = 11.5, anchor = 'middle') =>
  svg`<text class="s dim" x=${x} y=${y} text-anchor=${anchor} font-size=${size}>${text}</text>`;

const FIELD = [2, 3, 4, 9, 10, 11, 12];
const HORN = [
  [1, 1],
  [1, 2],
  [5, 6],
  [6, 6],
];

/** The edge of a place. */
export function edge({ form, x, y, w, h }) {
  if (form === 'pass')
    return svg`<path class="edge" d="M26 26V606A84 84 0 0 0 110 690H650V630H116A30 30 0 0 1 86 600V26Z"></path>`;
  if (form === 'dont-pass') return svg`<path class="edge" d="M94 558V596A26 26 0 0 0 120 622H650V558Z"></path>`;
  return svg`<rect class="edge" x=${x} y=${y} width=${w} height=${h} rx="3"></rect>`;
}

/** The print of a place; where chips lie, only what stays readable beside them. */
export function print(spot, pays, staked) {
  return FORMS[spot.form](spot, pays, staked);
}

const FORMS = {
  cell: (spot, pays, staked) => (staked ? nothing : cell(spot, pays)),
  large: (spot, pays, staked) => large(spot, paysAt(pays, spot.id), staked),
  row: ({ id, x, y, w, h, print, size, letters }, pays) =>
    svg`${words(x + w / 2, y + h / 2 + size * 0.36, size, letters, print)}${small(x + w - 12, y + h / 2 + 5, paysAt(pays, id), 12, 'end')}`,
  tall: ({ x, y, w, h, print, size, letters }) =>
    svg`<text transform="translate(${x + w / 2 - 6} ${y + h / 2}) rotate(-90)" text-anchor="middle" font-size=${size} letter-spacing=${letters}>${print}</text>
      <text class="s dim" transform="translate(${x + w / 2 + 20} ${y + h / 2}) rotate(-90)" text-anchor="middle" font-size="12.5">12 is a draw</text>`,
  pass: () => svg`${words(410, 669, 25, 9, 'PASS LINE')}
    <text transform="translate(64 330) rotate(-90)" text-anchor="middle" font-size="22" letter-spacing="7">PASS LINE</text>`,
  'dont-pass': () => svg`${words(380, 597, 19, 5, 'DON’T PASS LINE')}${small(618, 596, '12 is a draw', 12.5, 'end')}`,
  odds,
  field,
  hard: ({ id, number, x, y, w, h }, pays, staked) => svg`${die(number / 2, x + 14, y + (staked ? 7 : 20), 26)}${die(number / 2, x + 42, y + (staked ? 7 : 20), 26)}
    ${words(x + w - 38, y + h / 2 - 4, 12.5, 0.5, `HARD ${number}`)}${small(x + w - 38, y + h / 2 + 13, paysAt(pays, id), 12)}`,
  horn,
  'c-and-e': ({ id, x, y, w }, pays, staked) => svg`${words(x + w / 2, y + 21, 17, 1, 'C & E')}
    ${staked ? nothing : svg`${small(x + w / 2, y + 37, `craps ${paysAt(pays, id, 2)}`, 10.5)}${small(x + w / 2, y + 49, `eleven ${paysAt(pays, id, 11)}`, 10.5)}`}`,
  hop: ({ faces: [one, other], x, y, w, h }, pays, staked) =>
    staked
      ? nothing
      : svg`${die(one, x + 4, y + 8, 18)}${die(other, x + 24, y + 8, 18)}${small(x + w / 2, y + h - 10, `${one}-${other}`, 11)}`,
};

function cell({ id, x, y, w, h, print, size, travels }, pays) {
  const [cx, cy] = [x + w / 2, y + h / 2];
  return svg`${words(cx, cy - 1, size, size < 11 ? 0.3 : 0.7, print)}${small(cx, cy + 14.5, travels ? 'travels' : paysAt(pays, id), 11.5)}`;
}

function large({ x, y, w, h, print, size, letters }, under, staked) {
  const cx = x + w / 2;
  const top = size > 30 ? y + h / 2 + 4 : y + h / 2 - 1;
  if (staked && h < 60) return words(cx, y + 18, 14, 1, print);
  return svg`${words(cx, staked && h < 90 ? y + 22 : top, size, letters, print)}${staked && h < 90 ? nothing : small(cx, top + 16, under)}`;
}

function odds({ id, x, y, w, h, print, size, letters }, pays, staked) {
  const number = numberOf(id);
  const against = id.startsWith('dont');
  const under = number ? `${number} pays ${paysAt(pays, id)}` : against ? 'wins up to double' : 'up to double';
  const cx = staked ? x + 62 : x + w / 2;
  return svg`${words(cx, y + h / 2 - 3, staked ? size - 3 : size, staked ? 1.4 : letters, print)}${small(cx, y + h / 2 + 15, under)}`;
}

function field({ x, y }, pays) {
  return svg`${words(x + 322, y + 29, 19, 8, 'FIELD')}
    ${FIELD.map((total, at) => {
      const cx = x + 50 + at * 90;
      const more = paysAt(pays, 'field', total) !== paysAt(pays, 'field', 3);
      return svg`${more ? svg`<circle class="ring" cx=${cx} cy=${y + 58} r="23"></circle>${small(cx, y + 76, paysAt(pays, 'field', total), 10.5)}` : nothing}
        ${words(cx, more ? y + 63 : y + 66, 23, 0, total)}`;
    })}`;
}

function horn({ x, y, w }, pays) {
  return svg`${words(x + 14, y + 23, 15, 3, 'HORN', 'start')}${small(x + w - 12, y + 22, 'in quarters', 11.5, 'end')}
    ${HORN.map(([one, other], at) => {
      const left = x + 18 + at * 66;
      return svg`${die(one, left, y + 29, 19)}${die(other, left + 21, y + 29, 19)}${small(left + 20, y + 63, paysAt(pays, 'horn', one + other), 11)}`;
    })}`;
}

/** Where chips lie on a place, and how large: `{x, y, size, plate, font}`. */
export function stackPlace({ form, x, y, w, h }) {
  const middle = { x: x + w / 2, y: y + h / 2 - 7, size: 26, plate: 14, font: 12 };
  switch (form) {
    case 'cell':
      return { ...middle, y: y + h / 2 - 5, size: 24, plate: 12 };
    case 'hop':
      return { ...middle, y: y + h / 2 - 5, size: 22, plate: 11, font: 11 };
    case 'pass':
      return { ...middle, x: 176, y: 652 };
    case 'dont-pass':
      return { ...middle, x: 176, y: 582 };
    case 'tall':
      return { ...middle, y: y + h - 60, size: 30, plate: 17 };
    case 'odds':
      return { ...middle, x: x + w - 40 };
    case 'field':
      return { ...middle, x: x + 180, y: y + 18, plate: 14 };
    case 'hard':
      return { ...middle, x: x + 40, y: y + 43, size: 20, plate: 4, beside: true };
    case 'horn':
      return { ...middle, x: x + 118, y: y + 17, size: 22, beside: true };
    case 'row':
      return { ...middle, x: x + 34, y: y + h / 2 - 6, size: 22, plate: 10 };
    case 'c-and-e':
      return { ...middle, y: y + 32, size: 18, plate: 7, font: 11 };
    default:
      return h < 60 ? { ...middle, y: y + 32, size: 18, plate: 7, font: 11 } : h > 90 ? { ...middle, x: x + 120, size: 30, plate: 17 } : { ...middle, y: y + 44, size: 24, plate: 13 };
  }
}
