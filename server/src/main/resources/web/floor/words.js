// Names and spans as this floor says them.
const GAMES = {
  'three-card-poker': 'Three Card Poker',
  'caribbean-stud': 'Caribbean Stud Poker',
  blackjack: 'Star Blackjack',
  craps: 'Aruze Craps',
  bingo: 'Bingo',
};
const SMALL = new Set(['and', 'or', 'to', 'of', 'the']);
const RANKS = {
  2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten',
  J: 'jack', Q: 'queen', K: 'king', A: 'ace',
};
const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const ZONE = 'Australia/Sydney';
const TIME = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', second: '2-digit',
  hourCycle: 'h23' });
const DATE = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' });
const DAY = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long' });

/** All games this floor may hold, in the order of the house. */
export const games = Object.keys(GAMES);

/** What a game calls its table, a seat and a round, where it has words of its own. */
const OWN = { bingo: { place: 'hall', seat: 'seat', turn: 'game' } };
export const ownWords = game => OWN[game] ?? {};

/** "three-card-poker" → "Three Card Poker". */
export function title(game) {
  return GAMES[game] ?? capitals(game ?? '');
}

/** "pair-plus" → "Pair Plus", "ante+play" → "Ante and Play", "dont-come-6" → "Don’t Come 6", "hop-2-4" → "Hop 2-4". */
export function wager(id) {
  return (id ?? '').split('+').map(each => capitals(PRINTED.reduce((name, [form, print]) => name.replace(form, print), each)))
    .join(' and ');
}

/** Wagers whose id is not how they are printed. */
const PRINTED = [[/^hop-(\d)-(\d)$/, 'hop-$1–$2'], [/^hardway-/, 'hard-'], [/^c-and-e$/, 'C&E'], [/^dont-/, 'don’t-'],
  [/^full-house$/, 'bingo'], [/^entry$/, 'entry-fee'], [/^noahs-/, 'Noah’s-']];

function capitals(id) {
  return id.split('-').map((word, at) => at && SMALL.has(word) ? word
    : word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** "call-time" → "call time": ids as a sentence holds them. */
export function plain(id) {
  return (id ?? '').replaceAll('-', ' ');
}

/** The first letter as a sentence begins. */
export function sentence(words) {
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : '';
}

/** "6h" → "six of hearts". */
export function card(code) {
  return `${RANKS[code[0]] ?? code[0]} of ${SUITS[code[1]] ?? code[1]}`;
}

/** 2520 → "0 h 42 min". */
export function span(seconds) {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(minutes < 60 ? 1 : 2, '0')} min`;
}

/** The time of day on the floor: "21:14:07". */
export function time(iso) {
  return TIME.format(new Date(iso));
}

/** "21:14". */
export function clock(iso) {
  return time(iso).slice(0, 5);
}

/** "15 November 2026". */
export function date(iso) {
  return DATE.format(new Date(iso));
}

/** "Sunday 15 November". */
export function day(iso) {
  return DAY.format(new Date(iso)).replace(',', '');
}

/** 3, "box", "boxes" → "3 boxes". */
export function count(number, one, many = `${one}s`) {
  return `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`;
}

/** 0.0337 → "3.37%". */
export function percent(share, places = 2) {
  return `${(share * 100).toFixed(places).replace('-', '−')}%`;
}
