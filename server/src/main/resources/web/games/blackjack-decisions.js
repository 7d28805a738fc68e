// What a player of Star Blackjack may decide, in the order in which it stands in the tray. Each for a box and its offer.
import { dollars } from '/floor/money.js';

/** `draws`: the next card answers it, so that where cards are real the dealer enters it. `partly`: any part of the most. */
const drawn = { draws: true };

const most = offer => offer.stakes?.max ?? '0.00';
const open = box => box.hands.find(hand => hand.active) ?? box.hands[0];
const answers = (box, me) => box.awaited.includes(me);
const split = box => dollars(open(box)?.stakes.find(stake => stake.patron === box.patron)?.wager ?? 0);

export const decisions = [
  {
    ...drawn,
    do: 'turn-cards',
    key: 'C',
    main: true,
    label: () => 'Turn the cards',
    cost: box => `face up, box ${box.box}`,
    rule: '3.6.2',
    words: () => 'turns the two cards of the box, which settles the wagers on them.',
  },
  {
    do: 'insure',
    key: 'I',
    partly: true,
    label: (box, offer) => `Insure ${dollars(most(offer))}`,
    cost: box => `up to half your wager, box ${box.box}`,
    rule: '8.1',
    words: () => 'wagers that the dealer has blackjack, up to half of yours.',
  },
  {
    do: 'even-money',
    key: 'E',
    label: () => 'Even money',
    cost: box => `for the blackjack, box ${box.box}`,
    rule: '9.1.2',
    words: () => 'is paid 1 to 1 at once, whatever the dealer draws.',
  },
  {
    ...drawn,
    do: 'decline',
    key: 'N',
    label: () => 'Decline',
    cost: () => 'your wager stays as it is',
    rule: '11.3',
    words: () => 'adds nothing. On a split the wager stays on the first hand.',
  },
  {
    ...drawn,
    do: 'split',
    key: 'T',
    label: box => `Split ${split(box)}`,
    cost: box => (answers(box, box.patron) ? 'as the box does' : 'an equal wager'),
    rule: '12.1',
    words: box => `makes two hands, with ${split(box)} on the new one.`,
  },
  {
    ...drawn,
    do: 'double',
    key: 'D',
    partly: true,
    label: (box, offer) => `Double ${dollars(most(offer))}`,
    cost: () => 'one card only',
    rule: '11.1',
    words: (box, offer) => `adds up to ${dollars(most(offer))} for one card, which ends the hand.`,
  },
  {
    ...drawn,
    do: 'stand',
    key: 'S',
    label: () => 'Stand',
    cost: box => `on ${open(box)?.value ?? ''}`,
    rule: '10.1.3',
    words: () => 'takes no further card.',
  },
  {
    ...drawn,
    do: 'hit',
    key: 'H',
    main: true,
    label: () => 'Hit',
    cost: () => 'one card',
    rule: '10.1.4',
    words: () => 'takes a card; over 21 the hand is lost at once.',
  },
];
