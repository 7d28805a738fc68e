// Bingo: what its pages say and what the caller may do. Rules are decided by the floor; here are places and words.
import { dollars } from '/floor/money.js';
import { ownWords } from '/floor/words.js';
import { KEYS } from '/bingo/keys.js';
import { carriedRule, claimWords, how, needWords, patternName, sharedBy } from '/games/bingo-words.js';
import { incidents, remedied, remedies } from '/games/bingo-remedies.js';

const same = (one, other) => one.serial === other.serial && one.box === other.box && one.pattern === other.pattern;

/** What went on in the hall between two views, for the log. */
function happened(before, view, name) {
  const fresh = view.round !== before.round;
  return [
    ...sessions(before, view),
    ...(fresh && view.round ? [{ words: `Game ${view.session?.game ?? view.round} begins${view.jackpot.numbers.length ? `, jackpot on ${view.jackpot.numbers.join(', ')}` : ''}.`, rule: '4.4' }] : []),
    ...numbers(fresh ? { ...before, called: [], wrong: [] } : before, view),
    ...claimed(fresh ? { ...before, claims: [] } : before, view, name),
    ...paid(fresh ? { ...before, last: [] } : before, view, name),
    ...(!fresh && view.last.length < before.last.length ? [{ words: 'The result of the game does not stand; its prize goes on to the next.', rule: '9.4' }] : []),
    ...ended(before, view),
  ];
}

const isOn = ({ phase }) => phase === 'calling' || phase === 'checking';

/** A game that nobody won: its prizes are still to be won. */
function ended(before, view) {
  const open = view.carried.some(each => each.pattern === 'full-house');
  if (!isOn(before) || isOn(view) || !open) return [];
  const what = before.called.length === 90 ? 'All numbers were called and nobody won' : `Game ${before.session.game} is void`;
  return [{ words: `${what}; its prizes go on to the next ${view.session ? 'game' : 'session'}.`, rule: carriedRule(view) }];
}

function sessions(before, view) {
  if (view.session && view.session.number !== before.session?.number) return [{ words: `Session ${view.session.number} opens, ${view.session.games} games.`, rule: '4.1' }];
  return before.session && !view.session ? [{ words: `Session ${before.session.number} is over.`, rule: '1.1 "session"' }] : [];
}

function numbers(before, view) {
  const at = before.called.length;
  if (view.called.length === at && at && view.called.at(-1) !== before.called.at(-1))
    return [{ words: `Corrected: ${view.called.at(-1)}, not ${before.called.at(-1)}.`, rule: '8.3' }];
  if (before.announced && !view.announced && view.called.length === at) return [{ words: `Corrected: ${view.called.at(-1)}, not ${before.announced}.`, rule: '8.3' }];
  if (view.called.length === at) return corrected(before, view);
  return view.called.slice(at).map((number, more) => ({ words: `Call ${at + more + 1}: ${number}.`, rule: '4.5' }));
}

/** An earlier call that was put right, because another number was said or entered. */
function corrected(before, view) {
  const entered = view.called.map((number, at) => [at, number]).filter(([at, number]) => number !== before.called[at]);
  const said = before.wrong.filter(each => !view.wrong.some(one => one.call === each.call));
  return [
    ...entered.map(([at, number]) => ({ words: `Call ${at + 1} corrected: ${number}, not ${before.called[at]}.`, rule: '8.3' })),
    ...said.map(({ call, said }) => ({ words: `Call ${call} corrected: ${view.called[call - 1]}, not ${said}.`, rule: '8.3' })),
  ];
}

function claimed(before, view, name) {
  const all = [];
  for (const each of view.claims) {
    const old = before.claims.find(one => same(one, each));
    if (!old) all.push({ words: `${name(each.patron)}: ${claimWords(each)}.`, rule: each.pattern === 'full-house' ? '4.7' : '5.4.2' });
    if (each.check !== 'pending' && old?.check !== each.check)
      all.push({ words: `${claimWords(each)} is ${each.check === 'good' ? 'good' : `not good: ${each.findings.at(-1)?.detail}`}.`, rule: each.check === 'good' ? '7.4' : (each.findings.at(-1)?.clause ?? '8.2') });
  }
  return all;
}

function paid(before, view, name) {
  return view.last.slice(before.last.length).map(each => ({ words: `${patternName(each.wager)} ${dollars(each.prize)}: ${sharedBy(each, name)}.`, rule: each.winners.length > 1 ? '7.2' : '7.4' }));
}

/** What is said to those who listen: the number, the player's nearest boxes, claims and their end. */
function said(before, view, me) {
  const name = patron => (patron === me ? 'You' : (view.names?.[patron] ?? patron));
  const words = happened(before, view, name).map(each => each.words);
  if (view.called.length <= before.called.length && view.round === before.round) return words;
  const near = view.cards
    .filter(card => card.patron === me)
    .flatMap(card => card.needs.map((needs, at) => ({ serial: card.serial, box: at + 1, need: needs.find(each => each.missing === 1) })))
    .filter(each => each.need);
  return [...words, ...near.slice(0, 3).map(({ box, need }) => `Box ${box}: ${patternName(need.pattern)} ${needWords(need)}.`)];
}

const failed = view => view.cards.some(each => each.failed);

export default {
  id: 'bingo',
  /** Who calls has a page of their own form, and a replay shows balls. */
  desk: { module: '/dealer/caller.js', called: 'Caller’s page' },
  replay: '/pages/replay-balls.js',
  balls: true,
  fell: 'The numbers are shown as they were drawn',
  size: 0,
  areas: [{ id: 'entry', name: 'Entry fee', wager: true, main: true, print: ['Entry fee'] }],
  decisions: [],
  remedies,
  incidents,
  remedied,
  ...ownWords('bingo'),
  /** A hall has no limits of wagers and no boxes to sit at. */
  remedyless: ['put-up-sign', 'take-down-sign', 'raise-minimum', 'change-limits', 'personal-limit', 'withdraw-personal-limit', 'reclaim-seat'],
  how,
  happened,
  said,
  patternName,
  collected: [],
  category: () => null,
  standing: () => '',
  allKeys: KEYS,

  /** A view with the lists that all pages know. */
  read: view => ({ ...view, boxes: [], dealer: [] }),

  phases: [
    ['Books', ['issuing']],
    ['Calling', ['calling']],
    ['Checking', ['checking']],
  ],

  costs: [],

  /** The caller's deeds at a hall that the house does not run. */
  procedure: [
    {
      do: 'open-session',
      label: 'Open a session',
      words: 'a new series of books',
      rule: '4.1',
      asks: () => [['series', 'Series on the books', '00000000000004D2', text => text.toUpperCase()]],
      waits: view => (view.table.open ? 'a session is open' : 'the hall is closed'),
    },
    {
      do: 'start',
      label: 'Announce the game',
      words: 'colour, prizes, conditions',
      rule: '4.4',
      asks: view => (view.jackpot.games.includes(view.session?.game) ? [['jackpotNumbers', 'Jackpot numbers', '7 19 44 61 88', text => text.split(/[\s,]+/).map(Number)]] : null),
      waits: view => (view.phase === 'issuing' ? 'no book is sold' : view.session ? 'a game is on' : 'no session is open'),
    },
    {
      do: 'call',
      label: 'Call a number',
      words: 'Space',
      rule: '4.5',
      asks: () => [['number', 'Number drawn', '44', Number]],
      /** The form stays for the next number. */
      again: true,
      waits: view => (failed(view) ? 'a card is replaced first' : view.phase === 'checking' ? 'a claim is checked first' : view.phase === 'calling' ? 'the game has been won' : 'no game is on'),
    },
    { do: 'verify', label: 'Check the claims', words: 'step by step', rule: '7.1', waits: () => 'nothing is claimed' },
    { do: 'settle', label: 'Settle the game', words: 'the game is over', rule: '7.4', waits: view => (failed(view) ? 'a card is replaced first' : view.called.length ? 'nobody has bingo' : 'no game is on') },
  ],

  clauses: {
    notice: '3.3', closing: '9.8', minimum: '3.3', maximum: '3.3', unit: '3.3', chips: '3.3', locked: '3.3', marker: '3.3', personal: '3.3',
    idle: '3.3', apart: '9.3.2', out: '9.3.2', conduct: '9.10', limits: '3.3', closed: '9.8',
  },

  deeds: {
    'open-session': '4.1', issue: '3.2', automatic: '3.4', mark: '3.4', start: '4.4', call: '4.5', claim: '4.7', verify: '7.1', settle: '7.4',
    'correct-call': '8.3', 'terminal-error': '8.4', 'card-fails': '8.5', 'replace-card': '8.5', invalidate: '9.4', 'void-entry': '9.3.1', leave: '4.9',
  },

  silence: { words: 'Cards on automatic mark and call by themselves.', rule: '3.4' },
};
