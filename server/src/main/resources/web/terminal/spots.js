// The places of the layout: where each lies on the cloth, what is printed there, and which belong together.
import { POINTS } from '/games/craps-words.js';

/** Faces of the 21 hops, hard pairs first. */
export const HOPS = [
  ...Array.from({ length: 6 }, (_, at) => [at + 1, at + 1]),
  ...Array.from({ length: 6 }, (_, at) => at + 1).flatMap(one => Array.from({ length: 6 - one }, (_, at) => [one, one + at + 1])),
];

/** The wagers about a number, from the top of its column to its foot; print, and the row's place. */
export const COLUMN = [
  { kind: 'dont-come', print: 'D. COME', y: 26, h: 48, side: 0, size: 10.5, travels: true },
  { kind: 'dont-come-odds', print: 'D. ODDS', y: 26, h: 48, side: 1, size: 10.5 },
  { kind: 'lay', print: 'LAY', y: 74, h: 56, side: 0 },
  { kind: 'place-to-lose', print: 'LOSE', y: 74, h: 56, side: 1 },
  { kind: 'come', print: 'COME', y: 222, h: 52, side: 0, travels: true },
  { kind: 'come-odds', print: 'ODDS', y: 222, h: 52, side: 1 },
  { kind: 'buy', print: 'BUY', y: 274, h: 52, side: 0 },
  { kind: 'place', print: 'PLACE', y: 274, h: 52, side: 1 },
];

const WIDE = 644 / 6;
const HALF = WIDE / 2;
const HOP = { x: 846, y: 437, w: 46, h: 51 };

/** How the numbers are printed. */
export const PRINTED = { 6: 'SIX', 9: 'NINE' };

/** The left edge of a number's column. */
export const columnAt = number => 190 + POINTS.indexOf(number) * WIDE;
export const COLUMN_WIDTH = WIDE;

function numbers() {
  return POINTS.flatMap(number =>
    COLUMN.map(({ kind, print, y, h, side, size = 12, travels }) => ({
      id: `${kind}-${number}`,
      group: 'numbers',
      form: 'cell',
      x: columnAt(number) + side * HALF,
      y,
      w: HALF,
      h,
      print,
      size,
      travels,
    })),
  );
}

function hops() {
  return HOPS.map(([one, other], at) => ({
    id: `hop-${one}-${other}`,
    group: 'hops',
    form: 'hop',
    faces: [one, other],
    x: HOP.x + (at % 6) * HOP.w,
    y: HOP.y + Math.floor(at / 6) * HOP.h,
    w: HOP.w,
    h: HOP.h,
  }));
}

const hard = (number, x, y) => ({ id: `hardway-${number}`, group: 'one', form: 'hard', number, x, y, w: 138, h: 66 });

const FIXED = [
  { id: 'pass-line', group: 'line', form: 'pass', x: 26, y: 630, w: 624, h: 60 },
  { id: 'dont-pass', group: 'line', form: 'dont-pass', x: 94, y: 558, w: 556, h: 64 },
  { id: 'come', group: 'line', form: 'large', x: 190, y: 354, w: 644, h: 92, print: 'COME', size: 34, letters: 14 },
  { id: 'dont-come', group: 'line', form: 'tall', x: 94, y: 26, w: 88, h: 352, print: 'DON’T COME', size: 20, letters: 5 },
  { id: 'field', group: 'line', form: 'field', x: 190, y: 454, w: 644, h: 96 },
  { id: 'big-6', group: 'line', form: 'large', x: 94, y: 386, w: 88, h: 80, print: 'BIG 6', size: 17, letters: 2 },
  { id: 'big-8', group: 'line', form: 'large', x: 94, y: 472, w: 88, h: 80, print: 'BIG 8', size: 17, letters: 2 },
  { id: 'any-seven', group: 'one', form: 'row', x: 846, y: 26, w: 276, h: 48, print: 'ANY SEVEN', size: 17, letters: 4 },
  hard(6, 846, 80),
  hard(10, 984, 80),
  hard(8, 846, 146),
  hard(4, 984, 146),
  { id: 'horn', group: 'one', form: 'horn', x: 846, y: 218, w: 276, h: 74 },
  { id: 'any-craps', group: 'one', form: 'row', x: 846, y: 298, w: 276, h: 46, print: 'ANY CRAPS', size: 16, letters: 3.4 },
  { id: 'c', group: 'one', form: 'large', x: 846, y: 350, w: 92, h: 56, print: 'C', size: 18, letters: 1 },
  { id: 'e', group: 'one', form: 'large', x: 938, y: 350, w: 92, h: 56, print: 'E', size: 18, letters: 1 },
  { id: 'c-and-e', group: 'one', form: 'c-and-e', x: 1030, y: 350, w: 92, h: 56 },
];

/** Odds lie beside the line, on whatever the point is; without one they are print alone. */
function odds(point) {
  const number = point ?? 0;
  return [
    { id: `odds-${number}`, group: 'line', form: 'odds', x: 658, y: 630, w: 176, h: 60, print: 'ODDS', size: 17, letters: 3 },
    { id: `dont-odds-${number}`, group: 'line', form: 'odds', x: 658, y: 558, w: 176, h: 64, print: 'DON’T ODDS', size: 15, letters: 2.4 },
  ];
}

const STANDING = [...FIXED, ...numbers(), ...hops()];

/** Every place as the layout has it while this number is the point. */
export function spotsAt(point) {
  return [...STANDING, ...odds(point)];
}

/** The ids of all places, for lists: odds on each number instead of on the point. */
export const layoutSpots = [
  ...STANDING.map(each => each.id),
  ...POINTS.flatMap(number => [`odds-${number}`, `dont-odds-${number}`]),
];

/** Which of the four groups a wager belongs to; odds of the line go with it. */
export function groupOf(on) {
  if (/^(odds|dont-odds)-/.test(on)) return 'line';
  return STANDING.find(each => each.id === on)?.group ?? 'line';
}

/** The groups as a narrow page folds them. */
export const GROUPS = [
  ['line', 'Line', 'L'],
  ['numbers', 'Numbers', 'N'],
  ['one', 'One roll', 'O'],
  ['hops', 'Hops', 'H'],
];
