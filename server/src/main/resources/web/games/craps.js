// Aruze Craps: what its terminals and the attendant's page show. Rules are decided by the floor; here are places and words.
import { dollars } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { incidents, remedies } from '/games/craps-remedies.js';
import { diceSaid, how, pointWords, totalOf } from '/games/craps-words.js';

/** The kinds of wager in the order of the book; limits are signed for each. */
const KINDS = [
  'pass-line', 'odds', 'come', 'come-odds', 'big-6', 'big-8', 'place', 'buy', 'hardway', 'dont-pass', 'dont-come', 'dont-odds',
  'dont-come-odds', 'place-to-lose', 'lay', 'field', 'any-seven', 'any-craps', 'c', 'e', 'c-and-e', 'horn', 'hop',
];

/** What the dice did between two views, for the log. */
function happened(before, view, name) {
  const all = [];
  const shooter = view.table.seats.find(each => each.box === before.shooter);
  if (view.phase === 'shooting' && before.phase !== 'shooting')
    all.push({ words: `Wagers are closed${view.shooter ? `; terminal ${view.shooter} shoots` : ''}.`, rule: '3.3.6' });
  if (view.history.rolls > before.history.rolls) all.push(...rolled(before, view, shooter && name(shooter.patron)));
  else if (before.phase === 'shooting' && view.phase !== 'shooting')
    all.push({ words: 'No result: what was wagered for this roll goes back.', rule: '6.4' });
  if (view.lastRound && !before.lastRound)
    all.push({ words: `Play closes with round ${view.lastRound}.`, rule: '7.2' });
  return [...all, ...faults(before, view)];
}

function rolled(before, view, who) {
  const total = totalOf(view.dice);
  const roll = { words: `${who ? `${who}: ` : ''}${total}, ${view.dice}.`, rule: '3.12' };
  if (before.point && total === 7) return [roll, { words: 'Seven out: the dice pass.', rule: '3.11' }];
  if (before.point && total === before.point) return [roll, { words: `The point of ${total} is made.`, rule: '3.9.1.1.2' }];
  return view.point && !before.point ? [roll, { words: `The point is ${total}.`, rule: '1.1 "Come Out Roll"' }] : [roll];
}

function faults(before, view) {
  const failed = list => new Set(list.terminals.filter(each => each.failed).map(each => each.box));
  const [was, is] = [failed(before), failed(view)];
  return [
    ...[...is].filter(box => !was.has(box)).map(box => ({ words: `Terminal ${box} is out of order.`, rule: '6.1' })),
    ...[...was].filter(box => !is.has(box)).map(box => ({ words: `Terminal ${box} works again.`, rule: '6.1' })),
  ];
}

/** Rows of the odds table on paper, one table for each group of wagers. */
const PAYS = [
  ['The line', ['pass-line', 'odds', 'dont-pass', 'dont-odds', 'come', 'come-odds', 'dont-come', 'dont-come-odds']],
  ['Numbers', ['place', 'buy', 'place-to-lose', 'lay', 'big-6', 'big-8', 'hardway']],
  ['One roll', ['field', 'any-seven', 'any-craps', 'c', 'e', 'c-and-e', 'horn', 'hop']],
];

const listed = numbers => (numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}` : String(numbers[0]));

function rowsOf(pays, kinds) {
  return kinds.flatMap(kind =>
    pays
      .filter(row => row.wager === kind)
      .map((row, at) => [`${wager(kind)} ${kind === 'hop' ? ['hard', 'easy'][at] : row.numbers.length ? listed(row.numbers) : ''}`, row.odds]),
  );
}

export default {
  id: 'craps',
  /** Played at terminals: `/terminal/` has its pages, an attendant looks after them, and a replay shows dice. */
  terminal: true,
  desk: { module: '/dealer/attendant.js', called: 'Attendant’s page' },
  replay: '/pages/replay-dice.js',
  size: 0,
  areas: KINDS.map((id, at) => ({ id, name: wager(id), wager: true, main: at === 0, print: [wager(id)] })),
  decisions: [],
  remedies,
  incidents,
  how,
  happened,
  results: { 'stand-off': 'draw' },
  collected: [],
  category: () => null,
  standing: () => '',

  /** A view with the lists that all pages know. */
  read: view => ({ ...view, boxes: view.terminals.map(each => ({ ...each, cards: [] })), dealer: [] }),

  /** What is said of a roll to those who listen. */
  said: view => `${diceSaid(view.dice)}. ${pointWords(view.point)}.`,

  phases: [
    ['Wagers', ['wagering']],
    ['Shooting', ['shooting']],
  ],

  paytables: view => PAYS.map(([name, kinds]) => ({ name, rule: '3.10', rows: rowsOf(view.pays, kinds) })),
  signs: view => [
    ['Odds', 'to twice the line', '3.9.2.1'],
    ['Buy and Lay', `${(Number(view.commission) * 100).toFixed(0)}% commission when placed`, '3.9.8'],
  ],

  costs: [
    { wager: 'pass-line', figure: 'houseEdge', name: 'Pass Line' },
    { wager: 'dont-pass', figure: 'houseEdge', name: 'Don’t Pass' },
    { wager: 'place-6', figure: 'houseEdge', name: 'Place 6 or 8' },
    { wager: 'field', figure: 'houseEdge', name: 'Field' },
    { wager: 'any-seven', figure: 'houseEdge', name: 'Any Seven' },
  ],

  /** The attendant's deeds at a game that the house does not run. */
  procedure: [
    {
      do: 'close-wagering',
      label: 'Close wagers',
      words: 'the period is over',
      rule: '3.3.6',
      waits: view => (view.phase === 'shooting' ? 'wagers are closed' : 'no wager stands'),
    },
    {
      do: 'shoot',
      label: 'Shoot',
      words: 'as the tumbler shows',
      rule: '3.11',
      dice: () => true,
      waits: () => 'wagers are open',
    },
  ],

  silence: { words: 'Without the shooter the dice shoot themselves.', rule: '3.11.1' },

  /** Rows for the list of keys. */
  keys: [
    ['Space', 'shoot, when you are the shooter'],
    ['L N O H', 'to the line, numbers, one roll, hops'],
    ['Backspace', 'take a wager back'],
    ['T', 'take down by touch, on or off'],
    ['V', 'move a wager: from, then to'],
    ['M', 'money: notes, tickets, transfers'],
  ],

  clauses: {
    notice: '3.1',
    closing: '7.2',
    minimum: '1.1 "Minimum Bet"',
    maximum: '1.1 "Maximum Bet"',
    unit: '3.1',
    chips: '3.3.4',
    locked: '3.3.6',
    marker: '3.1',
    personal: '3.1',
    idle: '7.13',
    apart: '7.11',
    out: '7.7.2',
    conduct: '7.14',
    limits: '3.1',
    closed: '3.3.6',
  },

  deeds: {
    wager: '3.5.1',
    change: '3.5.1.1',
    withdraw: '3.5.1.1',
    move: '3.5.1.2',
    'close-wagering': '3.3.6',
    shoot: '3.11',
    cocked: '6.4.1',
    'tumbler-fails': '6.4.2',
    'terminal-fails': '6.1',
    recalculate: '6.3',
    'system-fails': '6.6',
    relax: '3.3.8',
    withhold: '6.5',
    determine: '6.5',
    'invalid-wager': '3.14',
    'void-wagers': '7.7.1',
    invalidate: '7.9',
    'warn-of-close': '7.2',
    vacate: '7.13',
  },

  amount: dollars,
};
