// How Three Card Poker speaks of hands and of the ways they end.

/** What a hand's description is called in the pay tables: "pair of eights" → "Pair". */
export function category(hand) {
  if (!hand) return null;
  if (hand.startsWith('pair')) return 'Pair';
  if (hand.startsWith('three ')) return 'Three of a kind';
  if (hand.startsWith('straight flush')) return 'Straight flush';
  if (hand.startsWith('straight')) return 'Straight';
  return hand.startsWith('flush') ? 'Flush' : null;
}

const ENDINGS = {
  'no-hand': 'dealer below queen',
  'dealer-beaten': 'higher than the dealer',
  'dealer-wins': 'lower than the dealer',
  equal: 'equal hands',
  folded: 'folded',
  'timed-out': 'folded, the time ran out',
  'pair-plus-alone': 'Pair Plus alone',
  conceded: 'conceded',
  'conceded-breach': 'conceded, a device was used',
  unmatched: 'Play could not be matched',
  forfeited: 'Play could not be matched, after a warning',
  undecided: 'no decision',
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
};

/** How a line came about, in a few words. */
export function how(line, hand) {
  const paid = [category(hand)?.toLowerCase(), line.odds].filter(Boolean).join(', ');
  if (line.wager === 'ante-bonus') return paid;
  if (line.wager === 'pair-plus' && line.result === 'win') return paid;
  if (line.wager === 'pair-plus' && line.result === 'lose' && !['folded', 'timed-out'].includes(line.ending)) return 'less than a pair';
  if (line.wager === 'ante' && line.ending === 'no-hand') return 'without comparison';
  return ENDINGS[line.ending] ?? line.ending.replaceAll('-', ' ');
}

/** What the box does now, as the plate under it says. */
export function standing(hand, phase) {
  if (!hand) return '';
  if (hand.ending) return ENDINGS[hand.ending] ?? hand.ending;
  if (phase === 'betting' || phase === 'closed' || phase === 'settled') return '';
  if (!hand.ante) return 'Pair Plus only';
  if (hand.play) return 'plays';
  return hand.decided ? 'decided' : 'to decide';
}
