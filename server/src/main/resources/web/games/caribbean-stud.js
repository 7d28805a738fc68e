// Caribbean Stud: what its page and its dealer's page show. Rules are decided by the floor; here are places and words.
import { cents, dollars, limit } from '/floor/money.js';
import { sentence, plain } from '/floor/words.js';
import { category, how, kept, laidDown, prizePays, rows, standing, won } from '/games/caribbean-stud-words.js';
import { incidents, remedies } from '/games/caribbean-stud-remedies.js';

/** The bet that is due on a hand's ante. */
const due = hand => (hand?.ante ? 2 * cents(hand.ante) : 0);

/**
 * The places of a box, from the dealer outwards, as at Three Card Poker. `price`: an area with one stake, which a press
 * puts there or takes back, unless it is `closed`; `needs`: the area that must hold a wager first; `owner`: whose the wager on it is;
 * `stays` when a folded hand's other wagers are collected.
 */
const areas = [
  {
    id: 'jackpot',
    key: 'jackpot',
    name: 'Jackpot wager',
    shape: 'slot',
    print: ['JACKPOT'],
    wager: true,
    needs: 'ante',
    price: view => view.jackpot.stake,
    closed: view => !view.jackpot.inOrder,
    owner: hand => hand.jackpotPatron,
    stays: true,
    hotkey: 'J',
    at: [0, -89],
    size: [80, 24],
    large: [64, 142, 104, 40],
  },
  {
    id: 'ante',
    key: 'ante',
    shape: 'hexagon',
    print: ['ANTE'],
    wager: true,
    main: true,
    reserves: 'an Ante needs twice as much again for the Bet',
    at: [0, -45],
    size: [78, 56],
    stack: [0, -53],
    large: [182, 142, 112, 92],
  },
  {
    id: 'bet',
    key: 'bet',
    shape: 'frame',
    print: ['BET'],
    due,
    decision: 'bet',
    at: [0, 18],
    size: [80, 60],
    stack: [0, 14],
    large: [294, 142, 96, 84],
  },
];

/** The decisions, in the order in which they stand in the tray; each for a hand of the view. */
const decisions = [
  {
    do: 'fold',
    key: 'F',
    label: () => 'Fold',
    cost: hand => `${dollars(hand.ante ?? 0)} is collected`,
    rule: '8.5',
    words: hand =>
      hand.betWrong
        ? 'gives up the Ante; the bet goes back.'
        : `gives up the Ante.${hand.jackpot ? ' The jackpot wager stays: the cards wait face down at its slot.' : ''}`,
  },
  {
    do: 'change',
    with: { on: 'bet' },
    area: 'bet',
    key: 'P',
    main: true,
    label: hand => `Mend to ${dollars(due(hand))}`,
    cost: hand => `${dollars(hand.bet ?? 0)} lies there`,
    rule: '14.11.1',
    words: hand => `makes the bet ${dollars(due(hand))}, twice the Ante.`,
  },
  {
    do: 'bet',
    key: 'P',
    main: true,
    label: hand => `Bet ${dollars(due(hand))}`,
    cost: () => 'twice your Ante',
    rule: '5.6',
    words: hand => `stakes ${dollars(due(hand))}, twice the Ante.`,
  },
  {
    do: 'concede',
    key: 'O',
    label: () => 'Concede',
    cost: hand => `${dollars(cents(hand.ante ?? 0) + cents(hand.bet ?? 0))} at stake`,
    rule: '9.8',
    words: () => 'gives the hand up although the dealer’s is turned.',
    asks: hand => ({
      heading: 'Concede this hand?',
      yes: 'Concede',
      no: 'Keep the hand',
      rule: 'R-37',
      words: `Ante and Bet are collected.${hand.jackpot ? ' The jackpot wager is settled by the cards.' : ''}`,
    }),
  },
];

const NO_WAGER = 'no wager stands';
const undecided = view =>
  view.phase === 'dealt' || view.phase === 'deciding' ? 'players still decide' : 'no cards are out';

const betRows = ({ betPays }) => rows.map((name, at) => [name, `${betPays.split('-')[at]} to 1`]).reverse();

const prizeRows = ({ jackpot }) => [
  ...jackpot.prizes.map(each => [sentence(plain(each.prize)), prizePays(each)]).reverse(),
  ...(cents(jackpot.bonus) ? [['Bonus jackpot', limit(jackpot.bonus)]] : []),
];

export default {
  id: 'caribbean-stud',
  size: 5,
  areas,
  cardsAt: 'bet',

  /** Where a hand lies in its box: below the bet, or face down at the slot while its jackpot wager waits. */
  lies: hand => (kept(hand) ? { x: -40, y: -73, width: 32, step: 12 } : { x: -49, y: 43, width: 31, step: 16.75 }),
  apart: true,
  kept,

  how,
  standing,
  brief: { 'to decide': '…', 'jackpot waits': 'folded', 'bet to be mended': 'wrong' },
  category,
  decisions,
  remedies,
  incidents,
  won,

  /** Print on the cloth: the inscription of the rules. */
  print: view => [view.inscription],

  /** The phases a player knows, and which of the view's belong to each. */
  phases: [
    ['Wagers', ['betting', 'closed']],
    ['Deciding', ['dealt', 'deciding', 'exposed']],
    ['Settled', ['settled']],
  ],
  handsOut: ['dealt', 'deciding', 'exposed'],

  /** What stands beside the dealer's hand: a heading and further lines. */
  dealerSays(view) {
    if (view.dealerHand)
      return {
        heading: view.dealerHand,
        words: view.dealerPlays ? ['plays: ace and', 'king or higher'] : ['“no hand”: below', 'ace and king'],
      };
    if (view.dealerCards && view.phase === 'settled') return { heading: null, words: ['Not turned'] };
    return view.dealerCards ? { heading: null, words: ['One card is up,', 'the others when all', 'have decided'] } : null;
  },

  /** The pay tables under the table's settings, with the clause of each and a note of the sign. */
  paytables: view => [
    {
      name: 'Bet pays',
      rule: '10.1',
      rows: betRows(view),
      note: view.maximumPayout ? { words: `At most ${limit(view.maximumPayout)} for a bet.`, rule: '10.2' } : null,
    },
    {
      name: 'Jackpot pays',
      rule: '12.1',
      rows: prizeRows(view),
      note: cents(view.jackpot.bonus)
        ? { words: 'Bonus: to every other jackpot wager when a straight or royal flush takes its share.', rule: '11.10' }
        : null,
    },
  ],

  /** What the sign states besides limits. */
  signs: view => [
    ['Bet', 'twice the Ante', '5.6'],
    ['Jackpot wager', view.jackpot.inOrder ? `${limit(view.jackpot.stake)}, taken when lit` : 'out of order', '11.3'],
  ],

  /** What wagers cost, from the PAR sheet. */
  costs: [{ wager: 'ante+bet', figure: 'elementOfRisk', name: 'Ante and Bet, of all staked' }],

  /** Which line's chips lie where after the settlement. */
  liesAt: { 'bonus-jackpot': 'jackpot' },

  /** Endings after which the dealer has collected wagers and cards at once. */
  collected: laidDown,

  /** The dealer's deeds in the order of a round; `rule` is the clause that asks for it, `waits` what it waits for. */
  procedure: [
    {
      do: 'no-more-bets',
      label: 'No more bets',
      words: 'wagers close, slots are read',
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
      rule: '8.8',
      waits: view => (view.dealerHand ? 'it is turned' : undecided(view)),
    },
    {
      do: 'reveal',
      label: 'Settle',
      words: 'from box 7 to box 1, then jackpots',
      rule: '9.3',
      waits: view => undecided(view),
    },
  ],

  /** What the view's `atZero` means at a table dealt by the house. */
  undecided: { fold: { words: 'At 0 the hand is folded.', sign: 'folded', over: 'folded', rule: 'R-200' } },

  /** Said while a round is on and the connection is not. */
  silence: { words: 'Without a decision the hand is deemed folded.', rule: '14.14' },

  /** Clauses behind what all tables have. */
  clauses: {
    notice: '6.5',
    closing: '16.13',
    minimum: '6.1',
    maximum: '6.1',
    unit: '6.1',
    chips: '5.2',
    locked: '5.7',
    marker: '6.5.1',
    personal: '6.6',
    cards: '3.7',
    idle: '16.14',
    apart: '14.13.2',
    out: '16.8.2',
    conduct: '16.17',
    limits: '6.5',
    closed: '7.2',
    dealt: '7.2',
    turned: '8.8',
    bet: '8.7',
    fold: '8.5',
    jackpot: '11.2',
    share: '12.1',
    outOfOrder: '14.15',
    overpayment: '14.18.1.2',
    underpayment: '14.18.1.1',
    payments: '14.16',
    report: '14.19',
  },

  /** The clause each deed of a replayed round stands under; settled lines name their own. */
  deeds: {
    wager: '5.3.1',
    jackpot: '5.4',
    change: '5.7',
    withdraw: '5.7',
    'no-more-bets': '7.2',
    bet: '8.7',
    fold: '8.5',
    concede: '9.8',
    expose: '8.8',
    reveal: '9.3',
    shoe: '7.3',
    shuffler: '7.4',
    misdeal: '14.1',
    'call-time': '14.14',
    'tell-jackpot': '11.5',
  },

  /** Why an area takes nothing although wagers are open. */
  whyNot(area, view) {
    if (area.id !== 'jackpot') return null;
    if (!view.jackpot.inOrder) return { words: 'The jackpot is out of order: no jackpot wager is taken.', rule: '14.15' };
    return { words: 'A jackpot wager needs an Ante first.', rule: '11.1' };
  },

  /** Why no chip can be placed now. */
  whyClosed(view, hand, me) {
    const guest = view.boxes.find(box => box.jackpotPatron === me && box.patron !== me);
    if (guest && view.phase === 'betting')
      return { words: `Your jackpot wager lies on box ${guest.box}; one hand a player.`, rule: '11.1.1' };
    if (view.phase === 'closed') return { words: 'No more bets: the cards come next.', rule: '7.2' };
    if (kept(hand) && view.phase !== 'settled')
      return { words: 'Folded. The cards wait face down at the slot for the jackpot.', rule: '8.5.2' };
    return { words: 'No wager is placed or taken back after the first card.', rule: '5.7' };
  },
};
