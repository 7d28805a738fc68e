// How Caribbean Stud speaks of hands, of the ways they end and of what the jackpot pays.
import { dollars, limit } from '/floor/money.js';
import { plain, sentence } from '/floor/words.js';

/** The rows of the odds for bets, lowest first, with what a hand's description begins with. */
const ROWS = [
  ['One pair or less', /^(pair|.*-.* high)/],
  ['Two pairs', /^two /],
  ['Three of a kind', /^three /],
  ['Straight', /^straight,/],
  ['Flush', /^flush/],
  ['Full house', /^full /],
  ['Four of a kind', /^four /],
  ['Straight flush', /^straight flush/],
  ['Royal flush', /^royal /],
];

/** The rows' names, lowest first. */
export const rows = ROWS.map(([name]) => name);

/** The row of the pay tables a hand's description belongs to: "flush, king high" → "Flush". */
export function category(hand) {
  return ROWS.find(([, begins]) => begins.test(hand ?? ''))?.[0] ?? null;
}

const ENDINGS = {
  'no-hand': 'dealer below ace and king',
  'dealer-beaten': 'higher than the dealer',
  'dealer-wins': 'lower than the dealer',
  equal: 'equal hands',
  folded: 'folded',
  'timed-out': 'folded, the time ran out',
  'time-called': 'no decision, deemed folded',
  'bet-not-mended': 'folded, the bet was wrong',
  conceded: 'conceded',
  misdeal: 'misdeal',
  'dealer-miscount': 'misdeal: the dealer’s cards miscounted',
  'cards-exposed': 'misdeal: cards exposed',
  'hand-miscount': 'wrong number of cards',
  'card-at-fault': 'a card missing or foreign',
  'device-failed': 'the shuffling device failed',
  'device-breach': 'a device was used',
  invalidated: 'the outcome was invalidated',
  fraud: 'a fraudulent act',
  retained: 'retained with approval',
  'jackpot-failed': 'the jackpot failed',
  'jackpot-excess': 'beyond the loss limit',
};

const ended = ending => ENDINGS[ending] ?? plain(ending);

/** Endings that leave the jackpot wager to the cards. */
const BY_THE_CARDS = [
  'no-hand',
  'dealer-beaten',
  'dealer-wins',
  'equal',
  'folded',
  'timed-out',
  'time-called',
  'bet-not-mended',
  'conceded',
];

/** Endings of a hand that was laid face down before the dealer's was turned. */
export const laidDown = ['folded', 'timed-out', 'time-called', 'bet-not-mended'];

/** Whether a hand that was laid down is kept for its jackpot wager. */
export const kept = hand => laidDown.includes(hand?.ending) && !!hand.jackpot;

/** How a line came about, in a few words. */
export function how(line, hand) {
  if (line.wager === 'bonus-jackpot') return 'a share of the pool was won at this table';
  if (line.wager === 'jackpot') return jackpot(line, hand);
  if (line.rules?.includes('14.20.2')) return `invalid wager, ${ended(line.ending)}`;
  if (line.wager === 'ante' && line.ending === 'no-hand') return 'without comparison';
  if (line.wager !== 'bet' || line.result !== 'win') return ended(line.ending);
  const most = line.rules?.includes('10.2') ? 'the maximum payout' : null;
  return [category(hand)?.toLowerCase(), line.odds, most].filter(Boolean).join(', ');
}

/** The prize a jackpot line was paid under, as its clause says: which hand, and out of what. */
const PRIZES = {
  '12.1.1': ['royal flush', 'all of the pool'],
  '12.1.2': ['straight flush', '10% of pool'],
  '12.1.3': ['four of a kind', 'fixed amount'],
  '12.1.4': ['full house', 'fixed amount'],
  '12.1.5': ['flush', 'fixed amount'],
  '12.3.1': ['royal flush', 'the pool is shared'],
  '12.3.2': ['straight flush', 'the pool is shared'],
};

function jackpot(line) {
  if (line.rules?.includes('14.20.2')) return 'invalid wager';
  if (line.result === 'win') return PRIZES[line.rule]?.join(', ') ?? 'prize';
  return line.result === 'lose' && BY_THE_CARDS.includes(line.ending) ? 'less than a flush' : ended(line.ending);
}

/** What the box does now, as the plate under it says. */
export function standing(hand, phase) {
  if (!hand) return '';
  if (kept(hand) && phase !== 'settled') return 'jackpot waits';
  if (hand.ending) return ended(hand.ending);
  if (phase === 'betting' || phase === 'closed' || phase === 'settled') return '';
  if (hand.betWrong) return 'bet to be mended';
  if (hand.bet) return 'bets';
  return hand.decided ? 'decided' : 'to decide';
}

/** What a prize pays: "all, at least $50,000", "10%, at least $5,000", "$500". */
export function prizePays({ percent, least }) {
  if (!percent) return limit(least);
  return `${percent === 100 ? 'all' : `${percent}%`}, at least ${limit(least)}`;
}

/** The prizes a settled round has won at this table, the highest first: `{box, words, amount, share, rule}`. */
export function won(view) {
  if (view.phase !== 'settled') return [];
  return view.lines
    .filter(line => line.wager === 'jackpot' && line.result === 'win')
    .map(line => ({
      box: line.box,
      patron: line.patron,
      words: `${sentence(PRIZES[line.rule]?.[0] ?? 'prize')}, box ${line.box}: ${dollars(line.pays)}`,
      amount: line.pays,
      share: !PRIZES[line.rule]?.[1].startsWith('fixed'),
      rule: line.rule,
    }))
    .reverse();
}
