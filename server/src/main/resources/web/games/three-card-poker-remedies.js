// What can go wrong at Three Card Poker and what the staff may do about it, in the order of the book.

/**
 * A remedy: `do` of the command and `with` its fixed fields; `rules` (the first decides); `gist` in the list; `outcome` in
 * our words; `needs` a grade; `fields` to choose; `yes` on the button. `offered: false` where the floor cannot offer it
 * beforehand because it begins with figures.
 */
const DEALING = 'While dealing';
const HANDLED = 'After a player handled cards';
const DECK = 'The deck and the device';
const WAGERS = 'Wagers';
const OUTCOME = 'The round and its outcome';

const box = { name: 'box', kind: 'box', label: 'Box' };
const reasons = ['late', 'misplaced', 'suspected-collusion', 'suspected-device', 'missed-decisions', 'conduct', 'other'];

export const remedies = [
  {
    do: 'misdeal', title: 'Cards dealt in the wrong order', group: DEALING, rules: ['12.1', '12.4'], gist: 'misdeal · dealer', needs: 'dealer',
    outcome: 'Misdeal: all wagers void and returned, a new round is dealt. Earlier rounds stand.', yes: 'Declare misdeal',
  },
  {
    do: 'expose-card', title: 'A player’s card exposed', group: DEALING, rules: ['12.5', '12.3'], gist: 'turned, the deal goes on; a second is a misdeal · dealer',
    needs: 'dealer', fields: [box, { name: 'card', kind: 'card', label: 'Card', optional: true }], yes: 'Record the exposed card',
    outcome: 'One exposed card is turned over and the round goes on. A second one in the same deal makes a misdeal.',
  },
  {
    do: 'expose-card', with: { dealer: true }, title: 'A card of the dealer’s hand exposed', group: DEALING, rules: ['12.6', '12.5', '12.3'],
    gist: 'undecided players may still choose · dealer', needs: 'dealer', fields: [{ name: 'card', kind: 'card', label: 'Card', optional: true }],
    outcome: 'Players who have not decided may still play or fold. A second card exposed in the deal makes a misdeal.', yes: 'Record the exposed card',
  },
  {
    do: 'wrong-count', with: { dealer: true }, title: 'Wrong number of cards, dealer’s hand', group: DEALING, rules: ['12.2', '12.4'], gist: 'misdeal · dealer',
    needs: 'dealer', fields: [{ name: 'count', kind: 'count', label: 'Cards counted', from: 0, to: 7, start: 2 }],
    outcome: 'Misdeal: all wagers void and returned, a new round is dealt.', yes: 'Declare misdeal',
  },
  {
    do: 'wrong-count', title: 'Wrong number of cards, a player’s hand', group: HANDLED, rules: ['12.7'], gist: 'that hand void · dealer', needs: 'dealer',
    fields: [box, { name: 'count', kind: 'count', label: 'Cards counted', from: 0, to: 7, start: 2 }],
    outcome: 'That hand is void and its wagers are returned; the others play on.', yes: 'Declare the hand void',
  },
  {
    do: 'hand-to-empty-box', title: 'Hand dealt to an empty box', group: HANDLED, rules: ['12.8'], gist: 'counted and discarded · dealer', needs: 'dealer',
    fields: [box], outcome: 'The cards are counted and discarded; the round goes on.', yes: 'Discard the hand',
  },
  {
    do: 'cannot-match', title: 'Player cannot match the Ante', group: HANDLED, rules: ['12.10', 'R-55'], gist: 'Ante returned with a warning, later forfeited · dealer',
    needs: 'dealer', fields: [box], outcome: 'The Ante is returned with a warning; on a second time that day it is forfeited. Pair Plus goes on.', yes: 'Settle the Ante',
  },
  {
    do: 'call-time', title: 'Player absent or silent', group: HANDLED, rules: ['12.12', 'R-52'], gist: 'Ante returned · dealer', needs: 'dealer', fields: [box],
    outcome: 'The Ante is void and returned; Pair Plus is settled by the cards.', yes: 'Call time',
  },
  {
    do: 'void-hand', with: { clause: '12.7' }, title: 'Hand void for its count', group: HANDLED, rules: ['12.7'], gist: 'that hand void · dealer', needs: 'dealer',
    fields: [box], outcome: 'That hand is void and its wagers are returned.', yes: 'Declare the hand void',
  },
  {
    do: 'missing-card', title: 'A card is missing', group: DECK, rules: ['12.9', '12.9.2', '12.9.4'], gist: 'round void · told: Surveillance, Inspector', needs: 'dealer',
    outcome: 'The round is void and its wagers are returned; earlier rounds stand; the deck is checked further.', yes: 'Declare the round void',
  },
  {
    do: 'foreign-card', title: 'A card that does not belong', group: DECK, rules: ['12.9', '12.9.2', '12.9.4'], gist: 'round void · told: Surveillance, Inspector', needs: 'dealer',
    outcome: 'The round is void and its wagers are returned; earlier rounds stand; the deck is checked further.', yes: 'Declare the round void',
  },
  {
    do: 'device-fails', title: 'Shuffling device fails', group: DECK, rules: ['13.2', '13.2.1', '13.1'], gist: 'before the cards a reshuffle, after them the round void · dealer',
    needs: 'dealer', fields: [{ name: 'replacement', kind: 'choice', label: 'Goes on with', choices: ['', 'shoe', 'shuffler'], words: { '': 'the same device' } }],
    outcome: 'Before the cards they are shuffled again; after them the round is void. The game goes on with another device or a shoe.', yes: 'Record the failure',
  },
  {
    do: 'found-wager', title: 'A wager beyond the limits is found', group: WAGERS, rules: ['6.2', '6.3'], gist: 'valid, or settled at the maximum · dealer', needs: 'dealer',
    offered: false, yes: 'Record the wager',
    fields: [{ name: 'patron', kind: 'patron', label: 'Player' }, box, { name: 'on', kind: 'area', label: 'Area' }, { name: 'stake', kind: 'money', label: 'Stake' }],
    outcome: 'Below the minimum it is valid; above the maximum it is settled at the maximum and the rest returned.',
  },
  {
    do: 'refuse-wager', title: 'Refuse a wager', group: WAGERS, rules: ['14.11', 'R-23'], gist: 'returned before the first card · casino supervisor', needs: 'casino-supervisor',
    fields: [box, { name: 'reason', kind: 'choice', label: 'Ground', choices: reasons }, { name: 'text', kind: 'text', label: 'In words' }],
    outcome: 'The wager is removed and returned before the first card.', yes: 'Refuse the wager',
  },
  {
    do: 'void-hand', with: { clause: '14.3.1' }, title: 'A device was used: wagers void', group: OUTCOME, rules: ['14.3.1', '14.3'], gist: 'that person’s wagers void · casino supervisor',
    needs: 'casino-supervisor', fields: [box], outcome: 'The wagers of that person are void.', yes: 'Void the wagers',
  },
  {
    do: 'void-round', title: 'Declare the round void', group: OUTCOME, rules: ['14.4'], gist: 'all wagers returned · casino supervisor', needs: 'casino-supervisor',
    fields: [{ name: 'clause', kind: 'choice', label: 'Under clause', choices: ['14.4', '12.4', '12.9.2', '13.2.1'] }],
    outcome: 'The round is void; its wagers are returned.', yes: 'Declare the round void',
  },
  {
    do: 'invalidate', title: 'Invalidate the outcome', group: OUTCOME, rules: ['14.4', '14.5', 'R-21'], gist: 'refunds, a fraudster’s wagers forfeited · casino supervisor',
    needs: 'casino-supervisor', yes: 'Invalidate the outcome',
    fields: [
      { name: 'cause', kind: 'choice', label: 'Cause', choices: ['14.4.1', '14.4.2'], words: { '14.4.1': 'disruption (14.4.1)', '14.4.2': 'a fraudulent act (14.4.2)' } },
      { name: 'forfeit', kind: 'patrons', label: 'Acted fraudulently' },
      { name: 'reason', kind: 'text', label: 'Reason', optional: true },
    ],
    outcome: 'Everyone is refunded but those who acted fraudulently, whose wagers are forfeited.',
  },
];

/** Matters of conduct and procedure that are put on record: clause, words, grade. */
export const incidents = [
  ['3.4', 'Cards checked', 'dealer'],
  ['3.5', 'Cards secured', 'dealer'],
  ['3.8', 'Cards counted', 'casino-supervisor'],
  ['4.2', 'Cards cut', 'dealer'],
  ['4.3', 'Cut by another', 'dealer'],
  ['4.5', 'Shuffled by hand', 'dealer'],
  ['8.2', 'Cards taken off the layout', 'dealer'],
  ['8.7', 'Players talk about their hands', 'dealer'],
  ['12.9.3', 'Deck checked further', 'dealer'],
  ['12.11', 'Cards viewed or information collected', 'casino-supervisor'],
  ['12.11.1', 'Player ordered to act first', 'casino-supervisor'],
  ['12.11.3', 'English only at the table', 'casino-supervisor'],
  ['14.1', 'A device at the table', 'dealer'],
  ['14.3', 'Breach by a device found', 'casino-supervisor'],
  ['14.3.3', 'Excluded from the casino', 'casino-supervisor'],
  ['14.6', 'Advice by staff', 'dealer'],
  ['14.7', 'Advice not asked for', 'dealer'],
  ['14.10', 'Side wager between patrons', 'dealer'],
  ['14.12', 'Dispute', 'gaming-supervisor'],
  ['14.13', 'Right to complain explained', 'casino-supervisor'],
];
