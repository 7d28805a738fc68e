// What bingo says: patterns, levels of the jackpot, how lines ended, what is announced.
import { dollars } from '/floor/money.js';
import { count, wager } from '/floor/words.js';

/** "back-steps" → "Back Steps"; the main game's pattern is bingo itself. */
export const patternName = id => wager(id);

const LINES = ['top', 'middle', 'bottom'];

/** How a pattern is made, for who cannot see the drawing: by the three lines that the floor sends. */
export function patternWords(drawn) {
  const all = drawn.join('');
  if (all.includes('*')) return drawn[1].includes('*') ? 'any two whole lines' : 'any whole line';
  if (all.includes('+')) return drawn.map((line, at) => `${line.replaceAll('.', '').length} on the ${LINES[at]} line`).join(', ');
  if (!all.includes('.')) return 'all fifteen numbers of a box';
  return drawn
    .map((line, at) => (line.includes('#') ? `${LINES[at]} line ${line.includes('.') ? places(line) : 'whole'}` : null))
    .filter(Boolean)
    .join(', ');
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const places = line => ORDINALS.filter((_, at) => line[at] === '#').join(' and ');

/** A level of the jackpot: "numbers", "within-45". */
export function levelWords(id) {
  const within = /^within-(\d+)$/.exec(id);
  return within ? `bingo within ${within[1]} numbers` : 'bingo on one of these numbers';
}

/** "4 to go", "needs 38", "complete". */
export function needWords({ missing, last }) {
  if (!missing) return 'complete';
  if (missing > 1) return `${missing} to go`;
  return last.length > 2 ? '1 to go' : `needs ${last.join(' or ')}`;
}

const ENDINGS = {
  bingo: 'all fifteen numbers',
  'minor-game': 'the pattern was complete',
  jackpot: 'bingo under its conditions',
  'session-played': 'the session was played',
  'left-early': 'the cards were given up',
  'terminal-failed': 'the dealer terminal failed',
  'closed-early': 'the hall closed before the end',
  'device-used': 'void: a device was used',
  invalidated: 'the game was invalidated',
  forfeited: 'forfeited',
  retained: 'kept by the house',
};

/** How a line ended. */
export const how = line => ENDINGS[line.ending] ?? '';

/** "Number 44, call 47", or what comes first. */
export function callWords({ called, phase, session }) {
  if (called.length) return `Number ${called.at(-1)}, call ${called.length}`;
  if (phase === 'calling') return 'The first number is next';
  return session ? `Game ${session.game} is next` : 'No session is open';
}

/** Who shares a prize: "You and Guest 4, $150.00 each". */
export function sharedBy({ winners, each }, name) {
  const names = winners.map(name);
  const who = names.length > 3 ? count(names.length, 'player') : names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'nobody');
  return `${who}, ${dollars(each)}${names.length > 1 ? ' each' : ''}`;
}

/** Why prizes are added to the next game or session: no winner of the main game, or minor prizes that were announced to go on. */
export function carriedRule({ session, table, carried }) {
  if (!session) return table.open ? '8.4.3' : 'R-124';
  return carried.some(each => each.pattern === 'full-house') ? '8.4.2' : 'R-131';
}

/** A claim in words: "Back Steps on card 1042, box 2". */
export const claimWords = ({ pattern, serial, box }) => `${patternName(pattern)} on card ${serial}, box ${box}`;

/** What each step of a check asks. */
export const STEPS = {
  '7.1.1': 'Card collected',
  '7.1.2': 'Serial number issued to this player',
  '7.1.3': 'Card of this game',
  '7.1.4': 'Numbers called',
  7.4: 'Numbers marked',
  8.1: 'Called before the next number',
  '9.3.2': 'Player admitted',
  '7.1.5': 'Jackpot',
  '7.1.6': 'Card given back',
};
