// What can go wrong at Star Blackjack and what the staff may do about it, in the order of the book.
// The form of a remedy is that of Three Card Poker's; `draws`: cards come with it, so that what moves is not known before.
import { atFault } from '/games/at-fault.js';
import { incidents } from '/games/blackjack-incidents.js';
import { asDealt } from '/games/blackjack-view.js';

const DEALING = 'While dealing';
const CARDS = 'The cards and the device';
const JACKPOT = 'The jackpot';
const WAGERS = 'Wagers';
const ORDERS = 'Orders for players and boxes';
const OUTCOME = 'The round and its outcome';

const fault = atFault({
  void: 'The round is void and its open wagers are returned; the rest of the shoe is void and the decks are verified.',
});
const dealer = { needs: 'dealer' };
const supervisor = { needs: 'casino-supervisor' };
const manager = { needs: 'gaming-manager' };
const box = { name: 'box', kind: 'box', label: 'Box' };
const patron = { name: 'patron', kind: 'patron', label: 'Player' };
const stake = { name: 'stake', kind: 'money', label: 'Stake' };
/** Where cards are real they are entered. */
const cards = { name: 'cards', kind: 'cards', label: 'Cards that came', console: true, optional: true };
const reasons = ['late', 'misplaced', 'suspected-collusion', 'suspected-device', 'missed-decisions', 'conduct', 'other'];

/** Whether the last round is settled and the next has not begun. */
const settled = view => view.phase === 'settled' && view.boxes.length > 0;
const cardsOut = view => ['insuring', 'playing'].includes(view.phase);

const dealing = [
  {
    ...dealer,
    do: 'reconstruct',
    title: 'Reconstruct a misdealt round',
    group: DEALING,
    rules: ['16.8', 'R-112', 'R-193', 'R-196'],
    gist: 'the cards as they should have come · dealer, after the settlement casino supervisor',
    offered: false,
    while: view => cardsOut(view) || settled(view),
    outcomeFor: view =>
      settled(view)
        ? 'The settled round is played again from its first card with the cards in this order and the same decisions, and settled by what it comes to; the differences are paid and collected.'
        : null,
    fields: [{ name: 'order', kind: 'cards', label: 'All cards of the round in the right order', filled: asDealt }],
    outcome: 'The round is played again from its first card with the cards in this order and the same decisions. What was paid meanwhile stands.',
    yes: 'Reconstruct the round',
  },
  {
    ...dealer,
    do: 'dealt-in-error',
    title: 'A card dealt in error',
    group: DEALING,
    rules: ['16.2', '16.3', '16.4', '16.5', '16.6', 'R-111'],
    gist: 'waits for the next hand, is burned or kept · dealer',
    draws: true,
    fields: [
      { name: 'exposed', kind: 'choice', label: 'The card', choices: ['true', 'false'], words: { true: 'was exposed', false: 'was not exposed' }, flag: true },
      cards,
    ],
    outcome: 'While players decide the card is the next one dealt; after the dealer’s last card it does not count.',
    yes: 'Record the card',
  },
  {
    ...dealer,
    do: 'face-up-card',
    title: 'A card face up in the shoe',
    group: DEALING,
    rules: ['16.1'],
    gist: 'burned · dealer',
    offered: false,
    draws: true,
    fields: [cards],
    outcome: 'The card is burned and the deal goes on with the next one.',
    yes: 'Burn the card',
  },
  {
    ...dealer,
    do: 'call-time',
    title: 'Player absent or silent',
    group: DEALING,
    rules: ['16.10', 'R-18', 'R-113'],
    gist: 'cards until the total exceeds eleven · dealer',
    draws: true,
    fields: [box, cards],
    outcome: 'The hand gets cards until its total exceeds eleven, then it stands; who does not answer a double or split declines.',
    yes: 'Call time',
  },
  {
    ...dealer,
    do: 'late-insurance',
    title: 'Insurance was not offered in time',
    group: DEALING,
    rules: ['16.13', 'R-114'],
    gist: 'still taken until the dealer’s second card · dealer',
    offered: false,
    fields: [patron, box, stake],
    outcome: 'The player may still take insurance for up to half of the wager.',
    yes: 'Take the insurance',
  },
];

const deck = [
  {
    ...dealer,
    do: 'missing-card',
    title: 'A card is missing',
    group: CARDS,
    rules: ['16.16', '16.16.2', '16.16.4', 'R-144'],
    gist: 'round void, interim payments stand; before the first card other cards · told: Surveillance, Inspector',
    ...fault,
  },
  {
    ...dealer,
    do: 'foreign-card',
    title: 'A card that does not belong',
    group: CARDS,
    rules: ['16.16', '16.16.2', '16.16.4', 'R-144'],
    gist: 'round void, interim payments stand; before the first card other cards · told: Surveillance, Inspector',
    ...fault,
  },
  {
    ...dealer,
    do: 'device-fails',
    title: 'Shuffling device fails',
    group: CARDS,
    rules: ['17.2', '17.3', '17.4', '17.5', 'R-117'],
    gist: 'to another device, from a shoe, or the round ends · dealer',
    offered: false,
    fields: [
      { name: 'harmed', kind: 'flag', label: 'Anyone at a disadvantage', yes: 'yes: the round ends (17.4)' },
      { name: 'spare', kind: 'flag', label: 'Another device at hand', yes: 'yes: the cards are moved (17.2)' },
      { name: 'damaged', kind: 'flag', label: 'Cards damaged', yes: 'yes: replaced from a new deck (17.3)' },
      { name: 'stay', kind: 'patrons', label: 'Without another device: who finishes from a shoe (17.5)' },
    ],
    outcome: 'With someone at a disadvantage the wagers go back. With another device the game goes on. Without one each player takes the wagers back or stays and the round is finished from a shoe.',
    yes: 'Record the failure',
  },
  {
    ...supervisor,
    do: 'shuffle',
    title: 'Shuffle after this round',
    group: CARDS,
    rules: ['4.1.4'],
    gist: 'before the next deal · casino supervisor',
    outcome: 'The cards are shuffled and cut before the next round.',
    yes: 'Order the shuffle',
  },
];

const jackpot = [
  {
    ...supervisor,
    do: 'jackpot-fails',
    title: 'The jackpot equipment fails',
    group: JACKPOT,
    rules: ['16.18.2', '16.18.1', '16.18'],
    gist: 'Blazing 7s returned, the game goes on · casino supervisor',
    outcome: 'Wagers on Blazing 7s of the round go back, with what they put into the pool; the game goes on without it.',
    yes: 'Take the jackpot out of order',
  },
  {
    ...supervisor,
    do: 'jackpot-works',
    title: 'The jackpot equipment works again',
    group: JACKPOT,
    rules: ['16.18.2'],
    gist: 'Blazing 7s is taken again · casino supervisor',
    outcome: 'Wagers on Blazing 7s are taken again.',
    yes: 'Put the jackpot in order',
  },
];

const wagers = [
  {
    ...dealer,
    do: 'found-wager',
    title: 'A wager beyond the limits is found',
    group: WAGERS,
    rules: ['6.2', '6.3', '6.3.1'],
    gist: 'valid, or settled at the maximum · dealer; supervisor where one was accepted',
    offered: false,
    fields: [patron, box, { name: 'on', kind: 'area', label: 'Area' }, stake],
    outcome: 'Below the minimum it is valid; above the maximum it is paid or collected to the maximum and the rest is returned. An accepted wager is found to be another by a gaming supervisor only; the player and Surveillance are told.',
    yes: 'Record the wager',
  },
  {
    ...dealer,
    do: 'invalid-wager',
    title: 'A player’s wagers are invalid',
    group: WAGERS,
    rules: ['16.22', '18.1', 'R-12', 'R-192'],
    gist: 'returned, or unable to win · dealer',
    fields: [patron],
    outcome: 'Before the hand the wagers go back; during it a win is returned without winnings, and winnings that were paid at the deal go back. Earlier rounds stand.',
    yes: 'Declare the wagers invalid',
  },
  {
    ...supervisor,
    do: 'refuse-wager',
    title: 'Refuse a wager',
    group: WAGERS,
    rules: ['18.12', 'R-23'],
    gist: 'returned before the first card · casino supervisor',
    fields: [
      box,
      patron,
      { name: 'on', kind: 'area', label: 'Area', optional: true },
      { name: 'reason', kind: 'choice', label: 'Ground', choices: reasons },
      { name: 'text', kind: 'text', label: 'In words' },
    ],
    outcome: 'The wager is removed and returned before the first card.',
    yes: 'Refuse the wager',
  },
];

const orders = [
  {
    do: 'hold-to-minimum',
    title: 'Hold a player to the minimum',
    group: ORDERS,
    rules: ['5.13', '5.14', '5.15', 'R-147'],
    gist: 'after a round sat out · casino supervisor, further ones by a gaming manager',
    needs: 'casino-supervisor',
    needsFor: ({ clause }) => (clause === '5.13' ? 'casino-supervisor' : 'gaming-manager'),
    offered: false,
    fields: [
      patron,
      {
        name: 'clause',
        kind: 'choice',
        label: 'For',
        choices: ['5.13', '5.14', '5.15'],
        words: { '5.13': 'this shoe (5.13)', '5.14': 'all further shoes (5.14)', '5.15': 'one box only, all shoes (5.15)' },
      },
    ],
    outcome: 'The player may wager the minimum only.',
    yes: 'Hold to the minimum',
  },
  {
    ...supervisor,
    do: 'release',
    title: 'Release a player from the minimum',
    group: ORDERS,
    rules: ['5.13', '5.14', '5.15'],
    gist: 'the sign holds again · casino supervisor',
    offered: false,
    fields: [patron],
    outcome: 'The limits of the sign hold for the player again.',
    yes: 'Release the player',
  },
  {
    ...supervisor,
    do: 'reserve-boxes',
    title: 'Keep boxes for one player',
    group: ORDERS,
    rules: ['5.16'],
    gist: 'none sets them free again · casino supervisor',
    offered: false,
    fields: [patron, { name: 'boxes', kind: 'boxes', label: 'Boxes' }],
    outcome: 'Only that player may wager on these boxes; with none chosen they are free for all again.',
    yes: 'Keep the boxes',
  },
  {
    ...supervisor,
    do: 'limit-players',
    title: 'Fewer players on a box',
    group: ORDERS,
    rules: ['5.18', '5.5'],
    gist: 'three, two or one · casino supervisor',
    offered: false,
    fields: [{ name: 'perBox', kind: 'count', label: 'Players on a box', from: 1, to: 3, start: 1 }],
    outcome: 'No more players than these may wager on one box.',
    yes: 'Set the number',
  },
  {
    ...manager,
    do: 'limit-sides',
    title: 'Optional wagers for the box’s own players',
    group: ORDERS,
    rules: ['14.6', '14.6.1', '14.6.2'],
    gist: 'only with a wager of one’s own there · gaming manager',
    offered: false,
    fields: [{ name: 'limited', kind: 'choice', label: 'For', choices: ['true', 'false'], words: { true: 'those with a wager on the box', false: 'all players' }, flag: true }],
    outcome: 'Optional wagers are for players with a wager of their own on the box, or for all again.',
    yes: 'Set who may wager',
  },
];

const outcome = [
  {
    ...supervisor,
    do: 'void-hand',
    title: 'A device was used: wagers void',
    group: OUTCOME,
    rules: ['18.4.1', '18.4', 'R-192'],
    gist: 'that person’s wagers void · casino supervisor',
    fields: [patron],
    outcome: 'All wagers of that person in the round are void: stakes go back, and so does what was won at the deal, jackpots included.',
    yes: 'Void the wagers',
  },
  {
    ...supervisor,
    do: 'void-round',
    title: 'Declare the round void',
    group: OUTCOME,
    rules: ['16.8', '16.16.2', '17.4', '18.5', 'R-193'],
    gist: 'open wagers returned · casino supervisor',
    outcomeFor: view =>
      settled(view)
        ? 'The settled round is void: what it paid goes back and stakes are returned; what was settled at the deal stands (under 18.5 it does not).'
        : null,
    fields: [{ name: 'clause', kind: 'choice', label: 'Under clause', choices: ['16.8', '16.16.2', '17.4', '18.5'] }],
    outcome: 'The round is void; open wagers are returned, what was settled meanwhile stands.',
    yes: 'Declare the round void',
  },
  {
    ...supervisor,
    do: 'invalidate',
    title: 'Invalidate the outcome',
    group: OUTCOME,
    rules: ['18.5', '18.6', 'R-21', 'R-192', 'R-193'],
    gist: 'refunds, a fraudster’s wagers forfeited, until the next round · casino supervisor',
    fields: [
      {
        name: 'cause',
        kind: 'choice',
        label: 'Cause',
        choices: ['18.5.1', '18.5.2'],
        words: { '18.5.1': 'disruption (18.5.1)', '18.5.2': 'a fraudulent act (18.5.2)' },
      },
      { name: 'forfeit', kind: 'patrons', label: 'Acted fraudulently' },
      { name: 'reason', kind: 'text', label: 'Reason', optional: true },
    ],
    outcome: 'Everyone is refunded but those who acted fraudulently, whose wagers are forfeited. What was paid goes back, jackpots included.',
    yes: 'Invalidate the outcome',
  },
];

export const remedies = [...dealing, ...deck, ...jackpot, ...wagers, ...orders, ...outcome];
export { incidents };
