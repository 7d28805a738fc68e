// Star Blackjack: what its page and its dealer's page show. Rules are decided by the floor; here are places and words.
import { cents, dollars, limit } from '/floor/money.js';
import { areas, cloth } from '/games/blackjack-cloth.js';
import { decisions } from '/games/blackjack-decisions.js';
import { happened, said, staked } from '/games/blackjack-log.js';
import { incidents, remedies } from '/games/blackjack-remedies.js';
import { order, read } from '/games/blackjack-view.js';
import { how, payRows, prizeName, prizePays, won } from '/games/blackjack-words.js';

const OUT = ['insuring', 'playing'];
const NO_WAGER = 'no wager stands';

const PAYS = {
  main: ['Box pays', '15.1.1'],
  insurance: ['Insurance pays', '8.1'],
  'perfect-pairs': ['Perfect Pairs pays', '14.12'],
  'any-pairs': ['Any Pairs pays', '14.15'],
  'star-pairs': ['Star Pairs pays', '14.30'],
  'lucky-lucky': ['Lucky Lucky pays', '14.20'],
};

const shoeWords = ({ shoe, table }) => {
  if (table.device === 'shuffler') return [`shuffler, ${shoe.decks} decks`, ''];
  if (shoe.shuffleDue) return [`card shoe, ${shoe.decks} decks`, 'shuffled before the next deal'];
  return [`card shoe, ${shoe.decks} decks`, shoe.cutShown ? 'cutting card out, last round' : `${shoe.left} cards left`];
};

const blackjack = {
  id: 'blackjack',
  size: 2,
  areas: areas([]),
  cloth,
  cardsAt: 'main',

  /** The declaration as a table has it, with an area for each optional wager that is offered there. */
  at: view => ({ ...blackjack, areas: areas(view.sides) }),
  read,
  order,
  happened,
  said,
  staked,
  how,
  won,
  decisions,
  remedies,
  incidents,

  /** Wagers that belong to one hand of a split box. */
  onHand: ['main', 'double'],

  standing: box => box?.standing ?? '',
  brief: { 'to decide': '…', 'others answer': '…' },
  category: () => null,
  collected: [],
  liesAt: { double: 'main' },

  /** Print on the cloth: what blackjack pays, how the dealer draws; the rest stands on the insurance line. */
  print: view => [view.inscriptions[0], [view.inscriptions[1], view.inscriptions[3]].join(' · ')],
  insuranceLine: view => {
    const [pays] = view.pays.find(each => each.wager === 'insurance')?.rows ?? [];
    return pays ? `Insurance pays ${pays.odds}` : 'Insurance';
  },
  shoe: shoeWords,

  phases: [
    ['Wagers', ['betting', 'closed']],
    ['Insuring', ['insuring']],
    ['Playing', ['playing']],
    ['Settled', ['settled']],
  ],
  handsOut: OUT,

  dealerSays(view) {
    if (!view.dealer.length) return null;
    if (view.dealerHand) return { heading: view.dealerHand, words: view.dealer.length > 1 ? [] : ['nothing could change'] };
    const ace = view.dealer[0][0] === 'A';
    const words = view.insurance ? ['insurance is open'] : ['draws when all', 'have decided'];
    return { heading: ace ? '1 or 11' : String(view.dealerTotal), words };
  },

  paytables: view => [
    ...view.pays.map(each => ({ name: PAYS[each.wager][0], rule: PAYS[each.wager][1], rows: payRows(each) })),
    ...(view.jackpot
      ? [{ name: 'Blazing 7s pays', rule: '14.24', rows: view.jackpot.prizes.map(each => [prizeName(each), prizePays(each)]).reverse() }]
      : []),
  ],

  signs: view => [
    ['Doubling', 'on 9, 10 or 11', '11.1.1'],
    ['Splitting', view.inscriptions[3].replace('Pairs may be split ', ''), '12.4'],
    ...(view.jackpot
      ? [['Blazing 7s', view.jackpot.inOrder ? `${limit(view.jackpot.stake)} a round` : 'out of order', '14.5']]
      : []),
  ],

  costs: [
    { wager: 'main', figure: 'houseEdge', name: 'Box' },
    { wager: 'insurance', figure: 'houseEdge', name: 'Insurance' },
    { wager: 'perfect-pairs', figure: 'houseEdge', name: 'Perfect Pairs' },
    { wager: 'any-pairs', figure: 'houseEdge', name: 'Any Pairs' },
    { wager: 'star-pairs', figure: 'houseEdge', name: 'Star Pairs' },
    { wager: 'lucky-lucky', figure: 'houseEdge', name: 'Lucky Lucky' },
  ],

  procedure: [
    {
      do: 'no-more-bets',
      label: 'No more bets',
      words: 'wagers close',
      rule: '7.1',
      waits: view => (view.phase === 'settled' ? NO_WAGER : 'wagers are closed'),
    },
    {
      do: 'deal',
      label: 'Deal',
      words: 'from box 1, the dealer last, then a second card each',
      rule: '7.1',
      cards: true,
      waits: view => (view.phase === 'settled' ? NO_WAGER : 'the cards are out'),
    },
    {
      do: 'close-insurance',
      label: 'Close insurance',
      words: 'or with the first decision',
      rule: '8.3',
      waits: () => 'insurance is not open',
    },
    {
      do: 'reveal',
      label: 'Draw and settle',
      words: 'to hard 17 or soft 18',
      rule: '13.1',
      cards: true,
      mayBeNone: true,
      waits: view => (OUT.includes(view.phase) ? 'players still decide' : 'no cards are out'),
    },
  ],

  /** At a table with real cards: what a player has shown, entered with the card that followed. */
  shown: [
    { do: 'hit', label: 'Draws', words: 'one card' },
    { do: 'stand', label: 'Stands', words: 'a split hand that follows gets its card' },
    { do: 'double', label: 'Doubles', words: 'one card only', stake: true },
    { do: 'split', label: 'Splits', words: 'a card to the first hand' },
    { do: 'decline', label: 'Declines', words: 'adds nothing to a double or split' },
  ],

  /** What the view's `atZero` means at a table dealt by the house, the first as its sign says it. */
  undecided: {
    stand: { words: 'At 0 the hand stands.', sign: 'cards to 12, then it stands', over: 'stands', rule: 'R-200' },
    draw: { words: 'At 0 the hand has cards to 12 or more, then it stands.', sign: 'cards to 12, then it stands', over: 'drawn', rule: 'R-200' },
    close: { words: 'At 0 insurance closes.', sign: 'insurance closes', over: 'closed', rule: '8.3' },
    decline: { words: 'At 0 who has not answered declines.', sign: 'nothing is added', over: 'declined', rule: 'R-200' },
  },
  silence: { words: 'Without a decision the dealer draws until the total exceeds eleven.', rule: '16.10' },

  clauses: {
    notice: '6.5',
    closing: '18.9',
    minimum: '6.1',
    maximum: '6.1',
    unit: '6.1',
    chips: '5.2',
    locked: '5.4',
    marker: '6.5.1',
    personal: '6.7',
    cards: '3.5',
    idle: '18.10',
    apart: '5.18',
    out: '18.4.2',
    conduct: '18.13',
    limits: '6.5',
    closed: '7.1',
    dealt: '7.1',
    turned: '13.1',
    share: '14.24',
    outOfOrder: '16.18',
    overpayment: '16.21.1.2',
    underpayment: '16.21.1.1',
    payments: '16.19',
    report: '16.21.3',
    controls: '5.7',
    line: '6.1.2',
  },

  deeds: {
    wager: '5.3',
    change: '5.3',
    withdraw: '5.3',
    'no-more-bets': '7.1',
    'close-insurance': '8.3',
    insure: '8.1',
    'even-money': '9.1.2',
    hit: '10.1.4',
    stand: '10.1.3',
    double: '11.1',
    split: '12.1',
    decline: '11.3',
    reveal: '13.1',
    shoe: '7.1',
    shuffler: '7.1',
    'call-time': '16.10',
    'tell-jackpot': '14.26',
    reconstruct: '16.8',
  },

  whyNot(area, view) {
    if (area.id !== 'blazing-7s') return null;
    if (!view.jackpot?.inOrder) return { words: 'The jackpot is out of order: no wager on Blazing 7s is taken.', rule: '16.18.2' };
    return { words: 'Blazing 7s needs a wager on the box first, and is one player’s only.', rule: '5.8' };
  },

  whyClosed(view, hand, me) {
    if (view.phase === 'closed') return { words: 'No more bets: the cards come next.', rule: '7.1' };
    const asked = view.boxes.find(box => box.awaited.length && box.players.includes(me));
    if (asked) return { words: `Others on box ${asked.box} answer before the next card.`, rule: '11.3' };
    const turn = view.turn && view.boxes.find(box => box.box === view.turn.box);
    if (turn?.players.includes(me) && turn.controller !== me)
      return { words: `${view.names?.[turn.controller] ?? turn.controller} decides for box ${turn.box}.`, rule: '5.7' };
    if (turn?.controller === me && view.dealt === 'console')
      return { words: 'The cards are real here: show the dealer what you decide.', rule: '10.4' };
    if (turn && turn.controller !== me) return { words: `Box ${turn.box} decides.`, rule: '10.1' };
    return { words: 'No wager is placed or taken back after the first card.', rule: '5.4' };
  },

  /** Those on a shared box, in the line in which their wagers lie: `[name, words, rule, cents]`. */
  company: box =>
    box.players.map((patron, at) => ({
      patron,
      words: patron === box.controller ? 'controls' : ['first', 'second', 'third'][at],
      rule: patron === box.controller ? '5.7' : at === 2 ? '6.1.3' : '6.1.2',
      cents: box.wagers.filter(each => each.patron === patron && each.on === 'main').reduce((sum, each) => sum + cents(each.stake), 0),
    })),
  amount: dollars,
};

export default blackjack;
