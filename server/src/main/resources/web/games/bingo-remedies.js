// What can go wrong in a bingo hall and what the staff may do about it, in the order of the book; books over the counter.
// The form of a remedy is that of Three Card Poker's; `signed`: a player's deed, done by a member of staff; `moves`: what it costs whom.
import { dollars } from '/floor/money.js';
import { patternName } from '/games/bingo-words.js';

const BOOKS = 'Books and calls';
const DRAW = 'The draw';
const CARDS = 'Electronic cards';
const OUTCOME = 'The game and its outcome';

const dealer = { needs: 'dealer' };
const gaming = { needs: 'gaming-supervisor' };
const patron = { name: 'patron', kind: 'patron', label: 'Player' };
const number = (name, label) => ({ name, kind: 'count', label, from: 1, to: 90, optional: true });
const playing = view => view.phase === 'calling' || view.phase === 'checking';
/** The numbers of the game at hand, or of the one that was over last. */
const calledOf = view => (playing(view) ? view.called : (view.over ?? []));
const saidAt = (view, call) => (playing(view) ? view.wrong : []).find(each => each.call === call)?.said;
const callWords = (view, number, call) => `Call ${call}: ${number}${saidAt(view, call) ? `, ${saidAt(view, call)} was said` : ''}`;
/** What was said wrongly and not yet put right first, then the newest. */
const calls = view =>
  calledOf(view)
    .map((number, at) => [at + 1, callWords(view, number, at + 1)])
    .reverse()
    .sort(([one], [other]) => !saidAt(view, one) - !saidAt(view, other));
const serials = (view, which) => view.cards.filter(which).map(each => [each.serial, `${each.serial} · ${view.names?.[each.patron] ?? each.patron}`]);
const inOrder = each => each.medium === 'electronic' && !each.failed;
const serialOf = which => ({ name: 'serial', kind: 'box', label: 'Card', choicesFor: view => serials(view, which) });

const books = [
  {
    ...dealer,
    do: 'issue',
    signed: true,
    with: { medium: 'paper' },
    title: 'Sell a paper book',
    group: BOOKS,
    rules: ['3.2.1', '3.3', '4.3'],
    gist: 'over the counter, for the rest of the session · dealer',
    offered: false,
    while: view => !!view.session && view.table.open,
    moves: view => `${dollars(view.session.entryFee)} from the player’s chips, for the session.`,
    fields: [patron, { name: 'serial', kind: 'count', label: 'Serial number', from: 1, to: 999999, optional: true }],
    outcome: 'The player pays the entry fee from the chips at hand and is given the next book, or the one named. Its serial number is registered.',
    yes: 'Sell the book',
  },
  {
    ...dealer,
    do: 'claim',
    signed: true,
    title: 'A player calls',
    group: BOOKS,
    rules: ['4.7', '5.4.2', 'R-131'],
    gist: 'a call that was heard in the hall · dealer',
    offered: false,
    while: view => playing(view) && view.called.length > 0,
    fields: [
      patron,
      { name: 'serial', kind: 'count', label: 'Serial on the card', from: 1, to: 999999, optional: false, start: '' },
      { name: 'box', kind: 'count', label: 'Box', from: 1, to: 12, optional: true },
      { name: 'pattern', kind: 'choice', label: 'Pattern', optional: true, choicesFor: view => view.prizes.filter(each => each.open).map(each => [each.pattern, patternName(each.pattern)]) },
      { name: 'game', kind: 'count', label: 'Game on the paper', from: 1, to: 30, optional: true },
    ],
    outcome: 'The draw is locked until the claim has been checked. Without box and pattern it is for everything complete on the card.',
    yes: 'Put the claim in',
  },
];

const draw = [
  {
    ...dealer,
    do: 'correct-call',
    title: 'A number was said or shown wrongly',
    group: DRAW,
    rules: ['8.3', 'R-139'],
    gist: 'the last call or an earlier one · dealer',
    offered: false,
    /** A call of the game that was over last can be put right too, where a prize was paid on it. */
    while: view => calledOf(view).length > 0,
    fields: [
      { name: 'call', kind: 'box', label: 'Call', choicesFor: calls },
      number('announced', 'Said or shown in error'),
      { ...number('number', 'Number drawn, if another was entered'), console: true },
    ],
    outcome: 'The right number is announced at once and counts from then on; nobody has forfeited anything on it. What was said in error is not a valid call: claims and prizes that rest on it are undone.',
    yes: 'Correct the call',
  },
  {
    ...dealer,
    do: 'terminal-error',
    title: 'The dealer terminal fails',
    group: DRAW,
    rules: ['8.4', '8.4.1', '8.4.2', '8.4.3', 'R-124'],
    gist: 'the game is void, its prizes go on · dealer',
    outcome: 'The game has no result; games before it stand. Its prizes are added to the next game. After the last game they go to the next session and fees are refunded.',
    yes: 'Declare the game void',
  },
];

const cards = [
  {
    ...dealer,
    do: 'card-fails',
    title: 'An electronic card fails',
    group: CARDS,
    rules: ['8.5', 'R-140'],
    gist: 'no number is called until it is replaced · dealer',
    offered: false,
    while: view => view.cards.some(inOrder),
    fields: [serialOf(inOrder)],
    outcome: 'The draw stops until the card has been replaced.',
    yes: 'Stop the draw',
  },
  {
    ...dealer,
    do: 'replace-card',
    title: 'Replace a failed card',
    group: CARDS,
    rules: ['8.5', 'R-140'],
    gist: 'the same boxes, every number called · dealer',
    fields: [serialOf(each => each.failed)],
    outcome: 'The player gets a card with the same serial number and boxes; all numbers called are marked on it.',
    yes: 'Replace the card',
  },
];

const outcome = [
  {
    ...gaming,
    do: 'invalidate',
    title: 'Invalidate the game',
    group: OUTCOME,
    rules: ['9.4', '9.5', 'R-21'],
    gist: 'disruption, or a fraudulent act · gaming supervisor',
    offered: false,
    /** The game that was settled last can still be invalidated, until the next begins: then the floor offers it. */
    while: view => playing(view) || (view.offers ?? []).some(each => each.do === 'invalidate'),
    fields: [
      { name: 'cause', kind: 'choice', label: 'Ground', choices: ['9.4.1', '9.4.2'], words: { '9.4.1': '9.4.1 disruption', '9.4.2': '9.4.2 a fraudulent act' } },
      { name: 'forfeit', kind: 'patrons', label: 'Who forfeits (the fraudster)' },
    ],
    outcome: 'The game has no result and its prizes go on to the next; if it was settled, what its bingo was paid is taken back. Where fees are refunded, those named lose theirs.',
    yes: 'Invalidate the game',
  },
  {
    ...gaming,
    do: 'void-entry',
    title: 'Void the entry of somebody with a device',
    group: OUTCOME,
    rules: ['9.3.1', '9.1', '9.3'],
    gist: 'the fee goes back, the cards are out · gaming supervisor',
    offered: false,
    while: view => view.cards.length > 0,
    fields: [{ ...patron, choicesFor: view => [...new Set(view.cards.map(each => each.patron))].map(each => [each, view.names?.[each] ?? each]) }, { name: 'text', kind: 'text', label: 'What happened' }],
    outcome: 'The entry fee is void and goes back; the player’s cards are out of the session.',
    yes: 'Void the entry',
  },
];

export const remedies = [...books, ...draw, ...cards, ...outcome];

/** What the house does at any table, in the words of a hall, where a gaming supervisor is enough for it (9.3, 9.8). */
export const remedied = {
  'close-sign': { ...gaming, gist: 'the hall may close after 20 minutes · gaming supervisor', outcome: 'The sign is up for twenty minutes before the hall may close.' },
  close: {
    ...gaming,
    title: 'Close the hall',
    gist: 'at once between games, else with the game · gaming supervisor',
    outcome: 'No further book is sold; a game in progress is finished first. If games are left then, the fees of the session go back and the prizes go to the next.',
    yes: 'Close the hall',
  },
  open: { ...gaming, title: 'Open the hall', gist: 'books are sold again · gaming supervisor', outcome: 'Sessions are held and books are sold again.', yes: 'Open the hall' },
  restrict: { ...gaming, title: 'Keep a patron out of the game', gist: 'until it is lifted · gaming supervisor', fields: [patron], outcome: 'The patron may not play in this hall until it is lifted.', offered: false },
  'lift-restriction': { ...gaming, gist: 'the patron may play again · gaming supervisor' },
};

/** Matters of conduct and procedure that are put on record: clause, words, grade. */
export const incidents = [
  ['3.2.2', 'Electronic card returned', 'dealer'],
  ['4.7', 'Called for another player', 'dealer'],
  ['9.1', 'A device in the hall', 'dealer'],
  ['9.3', 'Contravention found', 'gaming-supervisor'],
  ['9.3.3', 'Excluded from the casino', 'gaming-supervisor'],
  ['9.3.4', 'Detained for inspector or police', 'gaming-supervisor'],
  ['9.4.1', 'Disruption', 'gaming-supervisor'],
  ['9.4.2', 'Fraudulent act', 'gaming-supervisor'],
  ['9.7', 'Unasked advice', 'dealer'],
  ['9.9', 'Side bet between patrons', 'dealer'],
  ['9.10', 'Dispute', 'dealer'],
  ['9.11', 'Right to complain explained', 'gaming-supervisor'],
];
