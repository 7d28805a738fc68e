// How Star Blackjack speaks of hands, of the ways they end and of what its wagers pay.
import { dollars, limit } from '/floor/money.js';
import { plain, sentence } from '/floor/words.js';

/** "18", "soft 18", "blackjack", "24, bust". */
export function handWords({ total, soft, fate }) {
  if (fate === 'blackjack') return 'blackjack';
  if (!total) return 'face down';
  if (total > 21) return `${total}, bust`;
  return soft ? `soft ${total}` : String(total);
}

const FATES = {
  'face-down': 'face down',
  stood: 'stands',
  doubled: 'doubled',
  'twenty-one': '21',
  blackjack: 'blackjack',
  busted: 'bust',
  'split-ace': 'one card to an ace',
  'drawn-for': 'no decision',
  'timed-out': 'time over, stands',
};

/** What became of a hand: "stands on 18". */
export function fateWords({ fate, value }) {
  if (fate === 'stood') return `stands on ${value}`;
  if (fate === 'busted') return 'over 21';
  if (fate === 'twenty-one') return '21, stands';
  return FATES[fate] ?? 'to decide';
}

/** What a box does now, as the plate under it says. */
export function standing(box, phase) {
  if (!box.hands.length || phase === 'settled') return '';
  if (box.awaited.length) return 'others answer';
  if (box.turn) return box.hands.length > 1 ? `to decide, hand ${box.turn} of ${box.hands.length}` : 'to decide';
  if (box.hands.some(hand => hand.fate === 'open')) return 'waits';
  return box.hands.length > 1 ? box.hands.map(hand => FATES[hand.fate]).join(', ') : (FATES[box.hands[0].fate] ?? '');
}

const ENDINGS = {
  'blackjack-paid': 'blackjack, paid at once',
  'even-money': 'even money for a blackjack',
  blackjack: 'blackjack',
  'both-blackjack': 'blackjack against blackjack',
  'dealer-bust': 'the dealer went over',
  'dealer-beaten': 'nearer to 21',
  equal: 'equal totals',
  'dealer-wins': 'the dealer nearer to 21',
  busted: 'over 21',
  'dealer-blackjack': 'the dealer has blackjack',
  'ace-insured': 'the dealer has blackjack',
  'ten-insured': 'the dealer has blackjack',
  'ace-not-needed': 'no blackjack',
  'ten-not-needed': 'no blackjack',
  'even-money-taken': 'even money was taken',
  misdealt: 'misdeal',
  'started-empty': 'no wager on the box',
  'card-at-fault': 'a card missing or foreign',
  'device-harmed': 'the shuffling device failed',
  'device-returned': 'taken back, no other device',
  'device-breach': 'a device was used',
  invalidated: 'the outcome was invalidated',
  fraud: 'a fraudulent act',
  retained: 'retained with approval',
  'jackpot-failed': 'the jackpot failed',
};

/** The event a side wager was paid for, as its clause names it. */
const EVENTS = {
  '14.12.1': 'mixed pair',
  '14.12.2': 'pair of one colour',
  '14.12.3': 'suited pair',
  '14.30.1': 'mixed pair',
  '14.30.2': 'pair of one colour',
  '14.30.3': 'suited pair',
  '14.30.4': 'pair of aces',
};
const quoted = rule => /"(.*)"/.exec(rule ?? '')?.[1]?.toLowerCase().replace(' & ', ' and ');
const MISSED = {
  'perfect-pairs': 'no pair',
  'any-pairs': 'no pair',
  'star-pairs': 'no pair',
  'lucky-lucky': 'no event',
  'blazing-7s': 'too few sevens',
};

/** How a line came about, in a few words. */
export function how(line) {
  if (line.rules?.includes('16.22')) return 'invalid wager';
  if (line.ending === 'side-lost') return MISSED[line.wager] ?? 'no event';
  if (line.ending !== 'side-won') return [ENDINGS[line.ending] ?? plain(line.ending), odds(line)].filter(Boolean).join(', ');
  const event = [line.rule, ...(line.rules ?? [])].map(rule => EVENTS[rule] ?? quoted(rule)).find(Boolean);
  return [event ?? (line.wager === 'any-pairs' ? 'a pair' : null), line.odds].filter(Boolean).join(', ');
}

const odds = ({ result, odds }) => (result === 'win' && odds !== '1 to 1' ? odds : null);

const PAIRS = {
  mixed: 'Mixed pair',
  'same-colour': 'Pair of one colour',
  suited: 'Suited pair',
  'mixed-aces': 'Pair of aces',
};
const LUCKY = {
  nineteen: 'Any 19',
  twenty: 'Any 20',
  'unsuited-twenty-one': '21',
  'suited-twenty-one': 'Suited 21',
  'unsuited-678': '6, 7, 8',
  'unsuited-777': '7, 7, 7',
  'suited-678': 'Suited 6, 7, 8',
  'suited-777': 'Suited 7, 7, 7',
};
const MAIN = { blackjack: 'Blackjack', 'ace-insured': 'Against an ace', 'ten-insured': 'Against a ten' };

/** The rows of a pay table as they are read: pairs that pay alike stand together, the highest first. */
export function payRows({ rows }) {
  const pays = Object.fromEntries(rows.map(({ event, odds }) => [event, odds]));
  const words = { ...PAIRS, ...LUCKY, ...MAIN };
  if (pays.mixed && pays.mixed === pays.suited) return [['Any pair', pays.mixed]];
  return rows
    .filter(({ event }) => words[event] && !(event === 'mixed-aces' && pays['suited-aces'] === pays.suited))
    .map(({ event, odds }) => [words[event], odds])
    .reverse();
}

/** What a prize of Blazing 7's pays: "all, at least $25,000", "10%, at least $2,500", "$500". */
export function prizePays({ percent, least }) {
  if (!percent) return limit(least);
  return `${percent === 100 ? 'all' : `${percent}%`}, at least ${limit(least)}`;
}

const PRIZES = {
  'one-each': 'A seven each, player and dealer',
  'two-player-sevens': 'Two sevens of the player',
  'three-sevens': 'Three sevens',
  'three-same-colour': 'Three sevens of one colour',
  'three-suited': 'Three suited sevens',
  'three-diamonds': 'Three sevens of diamonds',
};

export const prizeName = ({ prize }) => PRIZES[prize] ?? sentence(plain(prize));

/** The prizes a round has won at this table: `{box, patron, words, amount, share, rule}`. */
export function won(view) {
  return view.lines
    .filter(line => line.wager === 'blazing-7s' && line.result === 'win')
    .map(line => ({
      box: line.box,
      patron: line.patron,
      words: `${sentence([line.rule, ...line.rules].map(quoted).find(Boolean) ?? 'prize')}, box ${line.box}: ${dollars(line.pays)}`,
      amount: line.pays,
      share: /suited|diamonds/i.test([line.rule, ...line.rules].join()),
      rule: line.rule,
    }))
    .reverse();
}
