// Three Card Poker: what its page and its dealer's page show. Rules are decided by the floor; here are places and words.
import { cents, dollars } from '/floor/money.js';
import { category, how, standing } from '/games/three-card-poker-words.js';
import { incidents, remedies } from '/games/three-card-poker-remedies.js';

/**
 * The places of a box, from the dealer outwards. `key`: its stake in the view. `at` and `size`: on the cloth, within the
 * box; `large`: on a narrow page. `wager`: chips may be placed there before the deal; `due(hand)`:
 * what its decision would stake.
 */
const areas = [
  {
    id: 'pair-plus',
    key: 'pairPlus',
    shape: 'ring',
    print: ['PAIR', 'PLUS'],
    wager: true,
    at: [0, -76],
    size: [54, 54],
    stack: [0, -74],
    large: [66, 142, 92, 92],
  },
  {
    id: 'ante',
    key: 'ante',
    shape: 'lozenge',
    print: ['ANTE'],
    wager: true,
    main: true,
    reserves: 'an Ante needs as much again for Play',
    at: [0, -14],
    size: [76, 60],
    stack: [0, -14],
    large: [175, 142, 120, 100],
  },
  {
    id: 'play',
    key: 'play',
    shape: 'frame',
    print: ['PLAY'],
    due: hand => hand.ante,
    decision: 'play',
    at: [0, 51],
    size: [80, 54],
    stack: [0, 52],
    large: [294, 142, 96, 84],
  },
];

const staked = hand => ['ante', 'pairPlus', 'play'].reduce((sum, key) => sum + (hand[key] ? cents(hand[key]) : 0), 0);

/** The decisions, in the order in which they stand in the tray; each for a hand of the view. */
const decisions = [
  {
    do: 'fold',
    key: 'F',
    label: () => 'Fold',
    cost: hand => `${dollars(staked(hand))} is collected`,
    rule: '8.4',
    words: hand =>
      `gives up ${hand.pairPlus ? (hand.ante ? 'Ante and Pair Plus' : 'Pair Plus') : 'the Ante'}.` +
      (asksToFold(hand) ? ` You hold ${aHand(hand)}, so it asks once more.` : ''),
    asks: hand =>
      asksToFold(hand) && {
        heading: 'Fold this hand?',
        yes: 'Fold',
        no: 'Keep the hand',
        rule: 'R-53',
        words: `You hold ${aHand(hand)}. Folding gives up Pair Plus, ${dollars(hand.pairPlus)}, with the rest.`,
      },
  },
  {
    do: 'play',
    key: 'P',
    main: true,
    label: hand => `Play ${dollars(hand.ante)}`,
    cost: () => 'equal to your Ante',
    rule: '8.5',
    words: hand => `stakes ${dollars(hand.ante)}, equal to the Ante.`,
  },
  {
    do: 'concede',
    key: 'O',
    label: () => 'Concede',
    cost: hand => `${dollars(staked(hand))} at stake`,
    rule: '9.5',
    words: () => 'gives the hand up although the dealer’s is turned.',
    asks: () => ({
      heading: 'Concede this hand?',
      yes: 'Concede',
      no: 'Keep the hand',
      rule: '9.5',
      words: 'Ante and Play are collected; Pair Plus is settled by the cards.',
    }),
  },
];

const asksToFold = hand => !!hand.pairPlus && !!category(hand.hand);
const aHand = hand => {
  const name = category(hand.hand).toLowerCase();
  return name.startsWith('three') ? name : `a ${name}`;
};

const NO_WAGER = 'no wager stands';
const undecided = view =>
  view.phase === 'dealt' || view.phase === 'deciding' ? 'players still decide' : 'no cards are out';

/** "1-4-6-30-40" as rows, best first. */
const rows = (names, figures) => names.map((name, at) => [name, `${figures.split('-')[at]} to 1`]).reverse();

export default {
  id: 'three-card-poker',
  size: 3,
  areas,
  cardsAt: 'play',
  lies: () => ({ x: -40, y: 22, width: 38, step: 21.5 }),
  how,
  standing,
  brief: { 'Pair Plus only': 'no Ante', 'to decide': '…' },
  category,
  decisions,
  remedies,
  incidents,

  /** Print on the cloth: the inscription of the rules, and a line below it. */
  print: view => [view.inscription, 'Ante pays 1 to 1 · Ante Bonus: straight or higher · Pair Plus: pair or higher'],

  /** The phases a player knows, and which of the view's belong to each. */
  phases: [
    ['Wagers', ['betting', 'closed']],
    ['Deciding', ['dealt', 'deciding', 'exposed']],
    ['Settled', ['settled']],
  ],
  handsOut: ['dealt', 'deciding', 'exposed'],

  /** What stands beside the dealer's hand: a heading and a second line. */
  dealerSays(view) {
    if (view.dealerHand) {
      const plays = view.dealerPlays ? 'The dealer’s hand plays' : '“No hand”: below queen';
      return { heading: view.dealerHand, words: [plays] };
    }
    if (view.dealerCards && view.phase === 'settled') return { heading: null, words: ['Not turned'] };
    return view.dealerCards ? { heading: null, words: ['Turned after all have', 'declared play or fold'] } : null;
  },

  /** The pay tables under the table's settings, with the clause of each. */
  paytables: view => [
    { name: 'Ante Bonus', rule: '10.3', rows: rows(['Straight', 'Three of a kind', 'Straight flush'], view.anteBonus) },
    {
      name: 'Pair Plus',
      rule: '10.5',
      rows: rows(['Pair', 'Flush', 'Straight', 'Three of a kind', 'Straight flush'], view.pairPlus),
    },
  ],

  /** What wagers cost, from the PAR sheet. */
  costs: [
    { wager: 'ante+play', figure: 'elementOfRisk', name: 'Ante and Play, of all staked' },
    { wager: 'pair-plus', figure: 'houseEdge', name: 'Pair Plus' },
  ],

  /** Which line's chips lie where after the settlement. */
  liesAt: { 'ante-bonus': 'ante' },

  /** Endings after which the dealer has collected wagers and cards at once. */
  collected: ['folded', 'timed-out'],

  /** The dealer's deeds in the order of a round; `rule` is the clause that asks for it, `waits` what it waits for. */
  procedure: [
    {
      do: 'no-more-bets',
      label: 'No more bets',
      words: 'wagers close',
      rule: '7.2',
      waits: view => (view.phase === 'settled' ? NO_WAGER : 'wagers are closed'),
    },
    {
      do: 'deal',
      label: 'Deal',
      words: 'dealer first, then from box 1',
      rule: '7.2',
      cards: true,
      waits: view => (view.phase === 'settled' ? NO_WAGER : 'the cards are out'),
    },
    {
      do: 'expose',
      label: 'Turn the hand',
      words: 'shown before it is settled',
      rule: '8.6',
      waits: view => (view.dealer.length ? 'it is turned' : undecided(view)),
    },
    {
      do: 'reveal',
      label: 'Settle',
      words: 'turn, compare, pay and take',
      rule: '9.4',
      waits: view => undecided(view),
    },
  ],

  /** What the view's `atZero` means at a table dealt by the house, the first unless its setting says otherwise. */
  undecided: {
    fold: { words: 'At 0 the hand is folded.', sign: 'folded', over: 'folded', rule: 'R-200' },
    'ante-back': { words: 'At 0 the Ante is returned.', sign: 'Ante returned', over: 'returned', rule: '12.12' },
  },

  /** Said while a round is on and the connection is not. */
  silence: { words: 'Without a decision the Ante is returned.', rule: '12.12' },

  /** Clauses behind what all tables have. */
  clauses: {
    notice: '6.5',
    closing: '14.8',
    minimum: '6.1',
    maximum: '6.1',
    unit: '6.1',
    chips: '5.1',
    locked: '5.4',
    marker: '6.5.1',
    personal: '6.6',
    cards: '3.7',
    idle: '14.9',
    apart: '12.11.2',
    out: '14.3.2',
    conduct: '14.12',
    limits: '6.5',
    closed: '7.2',
    dealt: '7.3',
    turned: '8.6',
    play: '8.5',
    fold: '8.4',
  },

  /** The clause each deed of a replayed round stands under; settled lines name their own. */
  deeds: {
    wager: '5.2',
    change: '5.4',
    withdraw: '5.4',
    'no-more-bets': '7.2',
    play: '8.5',
    fold: '8.4',
    concede: '9.5',
    expose: '8.6',
    reveal: '8.6',
    shoe: '7.3',
    shuffler: '7.4',
    misdeal: '12.1',
    'call-time': '12.12',
    'cannot-match': '12.10',
  },

  /** Why no chip can be placed now. */
  whyClosed(view, hand) {
    if (view.phase === 'closed') return { words: 'No more bets: the cards come next.', rule: '7.2' };
    if (hand && !hand.ante) return { words: 'Pair Plus alone: no decision is asked.', rule: '5.3' };
    return { words: 'No wager is placed or taken back after the first card.', rule: '5.4' };
  },
};
