// How wagers of Aruze Craps end, in words, and what the dice say.

/** Numbers that can be a point, in the order of the layout. */
export const POINTS = [4, 5, 6, 8, 9, 10];

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** How each ending of the settlement table reads; a win says its odds besides. */
const ENDINGS = [
  [/natural$/, 'seven or eleven at once'],
  [/-craps$/, 'two, three or twelve at once'],
  [/draw$/, 'twelve'],
  [/point-made$/, 'the number came'],
  [/seven-out$|hardway-seven$/, 'a seven came'],
  [/hardway-made$/, 'it came hard'],
  [/hardway-easy$/, 'it came easy'],
  [/^cocked$/, 'the dice lay cocked'],
  [/^tumbler-fault$/, 'the tumbler failed'],
  [/^out-of-service$/, 'the tumbler is out of service'],
  [/^system-fault$/, 'the game system failed'],
  [/^unconfirmed$/, 'it could not be confirmed'],
  [/^invalid$/, 'no valid wager'],
  [/^contravention$/, 'void after a contravention'],
  [/^invalidated$/, 'the outcome was invalidated'],
  [/^forfeited$/, 'forfeited'],
  [/^cleared$/, 'returned at the close of play'],
];

/** "the number came, 7 to 6". */
export function how(line) {
  const ending = ENDINGS.find(([form]) => form.test(line.ending))?.[1];
  return [ending, line.odds].filter(Boolean).join(', ');
}

/** What a wager is about: "place-6" → 6, "hop-2-4" and "field" → null. */
export function numberOf(on) {
  const match = /^(?!hop-|big-).*-(\d+)$/.exec(on);
  return match ? Number(match[1]) : null;
}

/** The kind of a wager: "place-6" → "place", "hop-2-4" → "hop", "big-6" → "big-6". */
export function kindOf(on) {
  if (on.startsWith('hop-')) return 'hop';
  return on.startsWith('big-') ? on : on.replace(/-\d+$/, '');
}

/** "3-4" → [3, 4]. */
export const faces = dice => (dice ?? '').split('-').map(Number);

export const totalOf = dice => faces(dice).reduce((sum, face) => sum + face, 0);

/** "seven, three and four". */
export function diceSaid(dice) {
  const [one, other] = faces(dice);
  return `${NUMBERS[one + other]}, ${NUMBERS[one]} and ${NUMBERS[other]}`;
}

/** What the odds table pays a wager on a place of the layout; of several rows, the one for `total` or the first. */
export function paysAt(pays, on, total = numberOf(on)) {
  const kind = kindOf(on);
  const rows = pays.filter(row => row.wager === kind);
  if (kind === 'hop') {
    const [, one, other] = on.split('-');
    return rows[one === other ? 0 : 1]?.odds ?? '';
  }
  return (rows.find(row => row.numbers.includes(total)) ?? rows[0])?.odds ?? '';
}

/** A point, or that there is none. */
export const pointWords = point => (point ? `Point is ${point}` : 'Come out roll');
