// What can go wrong at Caribbean Stud and what the staff may do about it, in the order of the book.
// The form of a remedy is that of Three Card Poker's.
import { atFault } from '/games/at-fault.js';

const DEALING = 'While dealing';
const HANDLED = 'After a player handled cards';
const DECK = 'The deck and the device';
const JACKPOT = 'The jackpot';
const WAGERS = 'Wagers';
const OUTCOME = 'The round and its outcome';

const dealer = { needs: 'dealer' };
const supervisor = { needs: 'casino-supervisor' };
const box = { name: 'box', kind: 'box', label: 'Box' };
const patron = { name: 'patron', kind: 'patron', label: 'Player' };
const card = { name: 'card', kind: 'card', label: 'Card' };
const count = { name: 'count', kind: 'count', label: 'Cards counted', from: 0, to: 9, start: 4 };
const reasons = [
  'late',
  'misplaced',
  'suspected-collusion',
  'suspected-device',
  'missed-decisions',
  'conduct',
  'other',
];

const dealing = [
  {
    ...dealer,
    do: 'misdeal',
    title: 'Cards dealt in the wrong order',
    group: DEALING,
    rules: ['14.1', '14.4'],
    gist: 'misdeal · dealer',
    outcome: 'Misdeal: all wagers void and returned, the pool gives back what they put in, a new round is dealt.',
    yes: 'Declare misdeal',
  },
  {
    ...dealer,
    do: 'expose-card',
    title: 'A player’s card exposed',
    group: DEALING,
    rules: ['14.5', '14.3'],
    gist: 'turned, the deal goes on; a second is a misdeal · dealer',
    fields: [box, { ...card, optional: true }],
    outcome: 'One exposed card is turned over and the round goes on. A second one in the same deal makes a misdeal.',
    yes: 'Record the exposed card',
  },
  {
    ...dealer,
    do: 'expose-card',
    with: { dealer: true },
    offered: false,
    title: 'A card of the dealer’s hand exposed',
    group: DEALING,
    rules: ['14.6', '14.7', '14.3'],
    gist: 'stays up; undecided players may still choose · dealer',
    fields: [card],
    outcome: 'The card stays up. Players who have not decided may still bet or fold. A second one makes a misdeal.',
    yes: 'Record the exposed card',
  },
  {
    ...dealer,
    do: 'wrong-count',
    with: { dealer: true },
    title: 'Wrong number of cards, dealer’s hand',
    group: DEALING,
    rules: ['14.2', '14.4'],
    gist: 'misdeal · dealer',
    fields: [count],
    outcome: 'Misdeal: all wagers void and returned, a new round is dealt.',
    yes: 'Declare misdeal',
  },
];

const handled = [
  {
    ...dealer,
    do: 'wrong-count',
    title: 'Wrong number of cards, a player’s hand',
    group: HANDLED,
    rules: ['14.8', '14.1', 'R-31'],
    gist: 'that hand void · dealer',
    fields: [box, count],
    outcome: 'That hand is void and its wagers are returned. Before anyone handled cards it is a misdeal.',
    yes: 'Declare the hand void',
  },
  {
    ...dealer,
    do: 'hand-to-empty-box',
    title: 'Hand dealt to an empty box',
    group: HANDLED,
    rules: ['14.10', '14.1'],
    gist: 'counted and discarded · dealer',
    fields: [box],
    outcome: 'The cards are counted and discarded; the round goes on. Before anyone handled cards it is a misdeal.',
    yes: 'Discard the hand',
  },
  {
    ...dealer,
    do: 'call-time',
    title: 'Player absent or silent',
    group: HANDLED,
    rules: ['14.14', 'R-34', 'R-18'],
    gist: 'deemed folded · dealer',
    fields: [box],
    outcome: 'The hand is deemed folded: the Ante is collected, a jackpot wager is settled by the cards.',
    yes: 'Call time',
  },
  {
    ...dealer,
    do: 'void-hand',
    with: { clause: '14.8' },
    title: 'Hand void for its count',
    group: HANDLED,
    rules: ['14.8', 'R-31'],
    gist: 'that hand void · dealer',
    fields: [box],
    outcome: 'That hand is void and its wagers are returned.',
    yes: 'Declare the hand void',
  },
];

const deck = [
  {
    ...dealer,
    do: 'missing-card',
    title: 'A card is missing',
    group: DECK,
    rules: ['14.9', '14.9.2', '14.9.4', '3.7'],
    gist: 'round void; before the first card other cards · told: Surveillance, Inspector',
    ...atFault(),
  },
  {
    ...dealer,
    do: 'foreign-card',
    title: 'A card that does not belong',
    group: DECK,
    rules: ['14.9', '14.9.2', '14.9.4', '3.7'],
    gist: 'round void; before the first card other cards · told: Surveillance, Inspector',
    ...atFault(),
  },
  {
    ...dealer,
    do: 'device-fails',
    title: 'Shuffling device fails',
    group: DECK,
    rules: ['15.2', '15.2.1', '15.1'],
    gist: 'before the cards a reshuffle, after them the round void · dealer',
    fields: [
      {
        name: 'replacement',
        kind: 'choice',
        label: 'Goes on with',
        choices: ['', 'shoe', 'shuffler'],
        words: { '': 'the same device' },
      },
    ],
    outcome:
      'Before the cards they are shuffled again; after them the round is void. The game goes on with another device or a shoe.',
    yes: 'Record the failure',
  },
];

const jackpot = [
  {
    do: 'jackpot-fails',
    needs: 'gaming-supervisor',
    title: 'The jackpot equipment fails',
    group: JACKPOT,
    rules: ['14.15', 'R-49'],
    gist: 'jackpot wagers returned, the game goes on · gaming supervisor · told: Inspector',
    outcome: 'Jackpot wagers of the round go back, with what they put into the pool; Ante and Bet go on without it.',
    yes: 'Take the jackpot out of order',
  },
  {
    do: 'jackpot-works',
    needs: 'gaming-supervisor',
    title: 'The jackpot equipment works again',
    group: JACKPOT,
    rules: ['14.15', 'R-49'],
    gist: 'jackpot wagers are taken again · gaming supervisor',
    outcome: 'Jackpot wagers are taken again.',
    yes: 'Put the jackpot in order',
  },
  {
    ...dealer,
    do: 'jackpot-undetected',
    title: 'A jackpot wager was not registered',
    group: JACKPOT,
    rules: ['R-146', '11.2', '5.4'],
    gist: 'the chip goes back · dealer',
    fields: [box],
    outcome: 'The lamp stayed dark: the chip goes back to the player before the first card.',
    yes: 'Hand the chip back',
  },
  {
    ...supervisor,
    do: 'allow-jackpot',
    title: 'Let a player wager on another’s box',
    group: JACKPOT,
    rules: ['11.1.1', 'R-40'],
    gist: 'jackpot wager on a hand whose owner has none · casino supervisor',
    offered: false,
    fields: [patron, box],
    outcome: 'The player, who has no hand, may place a jackpot wager on that box; its owner declined it.',
    yes: 'Allow the wager',
  },
];

const wagers = [
  {
    ...dealer,
    do: 'found-wager',
    title: 'A wager beyond the limits, or a wrong bet, is found',
    group: WAGERS,
    rules: ['6.2', '6.3', '14.11', '14.12'],
    gist: 'valid, at the maximum, or to be mended · dealer; supervisor where one was accepted',
    offered: false,
    fields: [patron, box, { name: 'on', kind: 'area', label: 'Area', all: true }, { name: 'stake', kind: 'money', label: 'Stake' }],
    outcome:
      'Below the minimum it is valid; above the maximum the rest is returned; a bet that is not twice the Ante is mended, or settled as the book says. An accepted wager is found to be another by a gaming supervisor only; the player and Surveillance are told.',
    yes: 'Record the wager',
  },
  {
    needs: 'gaming-supervisor',
    do: 'loss-limit-exceeded',
    title: 'Wagers exceed a loss limit',
    group: WAGERS,
    rules: ['14.21', '14.21.1', 'R-14'],
    gist: 'the excess returned, last placed first · gaming supervisor',
    offered: false,
    fields: [patron, { name: 'left', kind: 'money', label: 'Left of the limit at the round’s start' }],
    outcome: 'Only what is within the limit is valid; the excess is returned, the last placed wager first. Who has set no limit exceeds none.',
    yes: 'Return the excess',
  },
  {
    ...dealer,
    do: 'invalid-wager',
    title: 'A player’s wagers are invalid',
    group: WAGERS,
    rules: ['14.20', '16.1', 'R-12'],
    gist: 'returned, or unable to win · dealer',
    fields: [
      patron,
      {
        name: 'clause',
        kind: 'choice',
        label: 'Because of',
        choices: ['16.1', '16.21', '16.19'],
        words: {
          '16.1': 'no valid card of their own (16.1)',
          '16.21': 'betting for another (16.21)',
          '16.19': 'an employee’s wager (16.19)',
        },
      },
    ],
    outcome: 'Before the hand the wagers go back; during it a win is returned without winnings. Earlier hands stand.',
    yes: 'Declare the wagers invalid',
  },
  {
    ...supervisor,
    do: 'refuse-wager',
    title: 'Refuse a wager',
    group: WAGERS,
    rules: ['16.16', 'R-23'],
    gist: 'returned before the first card · casino supervisor',
    fields: [
      box,
      { name: 'reason', kind: 'choice', label: 'Ground', choices: reasons },
      { name: 'text', kind: 'text', label: 'In words' },
    ],
    outcome: 'The wager is removed and returned before the first card.',
    yes: 'Refuse the wager',
  },
];

const outcome = [
  {
    ...supervisor,
    do: 'void-hand',
    with: { clause: '16.8.1' },
    title: 'A device was used: wagers void',
    group: OUTCOME,
    rules: ['16.8.1', '16.8'],
    gist: 'that person’s wagers void · casino supervisor',
    fields: [box],
    outcome: 'The wagers of that person are void.',
    yes: 'Void the wagers',
  },
  {
    ...supervisor,
    do: 'void-round',
    title: 'Declare the round void',
    group: OUTCOME,
    rules: ['16.9'],
    gist: 'all wagers returned · casino supervisor',
    fields: [{ name: 'clause', kind: 'choice', label: 'Under clause', choices: ['16.9', '14.4', '14.9.2', '15.2.1'] }],
    outcome: 'The round is void; its wagers are returned, and the pool gives back what they put in. Under 16.9 also the settled one, until the next wager.',
    yes: 'Declare the round void',
  },
  {
    ...supervisor,
    do: 'invalidate',
    title: 'Invalidate the outcome',
    group: OUTCOME,
    rules: ['16.9', '16.10', 'R-21', 'R-193'],
    gist: 'refunds, a fraudster’s wagers forfeited; until the next wager · casino supervisor',
    fields: [
      {
        name: 'cause',
        kind: 'choice',
        label: 'Cause',
        choices: ['16.9.1', '16.9.2'],
        words: { '16.9.1': 'disruption (16.9.1)', '16.9.2': 'a fraudulent act (16.9.2)' },
      },
      { name: 'forfeit', kind: 'patrons', label: 'Acted fraudulently' },
      { name: 'reason', kind: 'text', label: 'Reason', optional: true },
    ],
    outcome: 'Everyone is refunded but those who acted fraudulently, whose wagers are forfeited. What a settled round has paid goes back, jackpots into their pool.',
    yes: 'Invalidate the outcome',
  },
];

export const remedies = [...dealing, ...handled, ...deck, ...jackpot, ...wagers, ...outcome];

/** Matters of conduct and procedure that are put on record: clause, words, grade. */
export const incidents = [
  ['1.1 "deck-checking device"', 'Deck checked by a device', 'dealer'],
  ['1.1 "Proxy Betting"', 'Wager placed by another hand', 'dealer'],
  ['3.4', 'Cards checked', 'dealer'],
  ['3.5', 'Cards secured', 'dealer'],
  ['3.8', 'Cards counted', 'casino-supervisor'],
  ['4.2', 'Cards cut', 'dealer'],
  ['4.3', 'Cut by another', 'dealer'],
  ['4.5', 'Shuffled by hand', 'dealer'],
  ['8.2', 'Cards taken off the layout', 'dealer'],
  ['8.9', 'Players talk about their hands', 'dealer'],
  ['9.4.2', 'Cards collected, dealer without a hand', 'dealer'],
  ['9.5.2', 'Cards collected', 'dealer'],
  ['9.11', 'A folded hand was shown', 'dealer'],
  ['14.9.3', 'Deck checked further', 'dealer'],
  ['14.13', 'Cards viewed or information collected', 'casino-supervisor'],
  ['14.13.1', 'Player ordered to act first', 'casino-supervisor'],
  ['14.13.3', 'English only at the table', 'casino-supervisor'],
  ['16.2.1', 'Chips bought, with a loss limit', 'dealer'],
  ['16.2.2', 'Chips brought, with a loss limit', 'dealer'],
  ['16.2.3', 'Chips declared on leaving', 'dealer'],
  ['16.2.4', 'Direction for a loss limit given', 'dealer'],
  ['16.6', 'A device at the table', 'dealer'],
  ['16.8', 'Breach by a device found', 'casino-supervisor'],
  ['16.8.3', 'Excluded from the casino', 'casino-supervisor'],
  ['16.8.4', 'Detained', 'casino-supervisor'],
  ['16.11', 'Advice by staff', 'dealer'],
  ['16.12', 'Advice not asked for', 'dealer'],
  ['16.15', 'Side wager between patrons', 'dealer'],
  ['16.17', 'Dispute', 'gaming-supervisor'],
  ['16.18', 'Right to complain explained', 'casino-supervisor'],
];
