// What can go wrong at Aruze Craps and what the attendants may do about it, in the order of the book.
// The form of a remedy is that of Three Card Poker's; `spots`: wagers of the terminal that was chosen, to be ticked.
import { dollars } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { layoutSpots } from '/terminal/spots.js';

const DICE = 'The dice';
const TERMINALS = 'Terminals and the system';
const WAGERS = 'Wagers';
const CREDITS = 'Credits and payments';
const OUTCOME = 'The game and its outcome';

const supervisor = { needs: 'casino-supervisor' };
const box = { name: 'box', kind: 'box', label: 'Terminal' };
const patron = { name: 'patron', kind: 'patron', label: 'Player' };
const text = { name: 'text', kind: 'text', label: 'In words' };
const money = (name, label) => ({ name, kind: 'money', label });
const under = (choices, words) => ({ name: 'clause', kind: 'choice', label: 'Under clause', choices, words });

const dice = [
  {
    ...supervisor,
    do: 'cocked',
    title: 'The dice lie cocked',
    group: DICE,
    rules: ['6.4.1', '6.4', 'R-77'],
    gist: 'no result; wagers of this roll go back · casino supervisor',
    outcome: 'The roll does not count. What was wagered for it goes back; what stood before stays for the next roll.',
    yes: 'Declare no roll',
  },
  {
    ...supervisor,
    do: 'tumbler-fails',
    title: 'The tumbler fails',
    group: DICE,
    rules: ['6.4.2', '6.4', 'R-78'],
    gist: 'this roll only, or out of service · casino supervisor',
    offered: false,
    fields: [{ name: 'outOfService', kind: 'flag', label: 'Out of service', yes: 'yes: everything undecided goes back' }],
    outcome: 'For one roll, what was wagered for it goes back. Out of service, every wager that is not decided goes back and the game closes.',
    yes: 'Record the failure',
  },
];

/** What a terminal's records would have to confirm: what stands there, and what is held. */
const recorded = terminal => [
  ...(terminal?.bets ?? []).map(bet => [bet.on, `${wager(bet.on)} ${dollars(bet.stake)}`]),
  ...(terminal?.held ?? []).map(line => [line.wager, `${wager(line.wager)} ${dollars(line.stake)}, ${line.result} held`]),
];

const seated = view => view.table.seats.map(seat => [seat.box, `${seat.box} · ${view.names?.[seat.patron] ?? seat.patron}`]);

const terminals = [
  {
    ...supervisor,
    do: 'terminal-fails',
    title: 'A terminal fails',
    group: TERMINALS,
    rules: ['6.1', '6.2', 'R-79'],
    gist: 'results are held until its wagers are confirmed · casino supervisor',
    fields: [
      box,
      under(['6.2.1', '6.2.2', '6.2.3'], {
        '6.2.1': 'credits do not fit odds and wager (6.2.1)',
        '6.2.2': 'sequence interrupted or display faulty (6.2.2)',
        '6.2.3': 'so judged (6.2.3)',
      }),
      {
        name: 'confirmed',
        kind: 'choice',
        label: 'Its records',
        choices: ['true', 'false'],
        words: { true: 'confirm its wagers', false: 'do not confirm them' },
        flag: true,
        optional: true,
      },
    ],
    outcome: 'The terminal takes no wager and what the dice decide there is held. With its records read: confirmed wagers are calculated on the real outcome, others are void.',
    yes: 'Take the terminal out of order',
  },
  {
    ...supervisor,
    do: 'recalculate',
    title: 'The records of a terminal are read',
    group: TERMINALS,
    rules: ['6.3', '6.1', 'R-79'],
    gist: 'wagers confirmed are settled, others void · casino supervisor',
    fields: [
      box,
      {
        name: 'unconfirmed',
        kind: 'spots',
        label: 'Wagers that cannot be confirmed',
        choicesFor: (view, values) => recorded(view.terminals.find(each => each.box === Number(values.box))),
      },
    ],
    outcome: 'What was held is settled by the real outcome; wagers that cannot be confirmed are void and go back. The terminal works again.',
    yes: 'Recalculate the terminal',
  },
  {
    ...supervisor,
    do: 'system-fails',
    title: 'The game system fails',
    group: TERMINALS,
    rules: ['6.6', '6.6.1', 'R-78', 'R-79'],
    gist: 'plays and payouts void where it failed · casino supervisor',
    offered: false,
    fields: [
      under(['6.6.1.2', '6.6.1.1'], { '6.6.1.1': 'several terminals show the same error (6.6.1.1)', '6.6.1.2': 'so judged (6.6.1.2)' }),
      { name: 'terminals', kind: 'boxes', label: 'Terminals concerned (none: all)' },
      { name: 'lastRound', kind: 'flag', label: 'The last round too', yes: 'yes: its results do not stand' },
    ],
    outcome: 'Wagers on those terminals are void and go back; where the last round is concerned, what it moved is moved back.',
    yes: 'Declare the failure',
  },
];

const wagers = [
  {
    ...supervisor,
    do: 'relax',
    title: 'Relax the end of the period',
    group: WAGERS,
    rules: ['3.3.8', 'R-83'],
    gist: 'set a wager after the period, before the roll · casino supervisor',
    offered: false,
    fields: [
      patron,
      { name: 'on', kind: 'choice', label: 'Wager', choices: layoutSpots, words: Object.fromEntries(layoutSpots.map(on => [on, wager(on)])) },
      { ...money('stake', 'Stake (0.00 takes it back)'), zero: true },
      text,
    ],
    outcome: 'The wager is set to this stake although the period is over, because holding to it would be unfair.',
    yes: 'Set the wager',
  },
  {
    ...supervisor,
    do: 'invalid-wager',
    title: 'A player’s wagers are invalid',
    group: WAGERS,
    rules: ['3.14', '3.13', 'R-84'],
    gist: 'no card, another’s card, or for another · casino supervisor',
    fields: [patron],
    outcome: 'Wagers of the game at hand go back; of the last game winnings are taken back and the stake is returned. Earlier games stand.',
    yes: 'Declare the wagers invalid',
  },
  {
    ...supervisor,
    do: 'void-wagers',
    title: 'Void wagers after a contravention',
    group: WAGERS,
    rules: ['7.7.1', '7.7'],
    gist: 'that person’s wagers void, of the last throw too · casino supervisor',
    fields: [
      patron,
      under(['7.3', '7.4', '7.5', '7.10', '7.11', '7.13'], {
        '7.3': 'malfunction kept quiet (7.3)',
        '7.4': 'terminal tilted or damaged (7.4)',
        '7.5': 'a device (7.5)',
        '7.10': 'induced another to leave (7.10)',
        '7.11': 'disturbed others (7.11)',
        '7.13': 'refused to leave a terminal (7.13)',
      }),
      text,
    ],
    outcome: 'The wagers of that person are void, and the contravention is put on record.',
    yes: 'Void the wagers',
  },
];

const investigation = {
  name: 'number',
  kind: 'count',
  label: 'Investigation',
  from: 1,
  to: 9999,
  start: 1,
  filled: view => view.withheld[0]?.number ?? 1,
};

const credits = [
  {
    ...supervisor,
    do: 'withhold',
    title: 'Withhold credits',
    group: CREDITS,
    rules: ['6.5', '4.2'],
    gist: 'until it is determined whose they are · told: Inspector',
    offered: false,
    fields: [patron, money('amount', 'Amount'), text],
    outcome: 'The amount leaves the player’s meter and is kept by the house until it is determined whom it belongs to.',
    yes: 'Withhold the credits',
  },
  {
    ...supervisor,
    do: 'determine',
    title: 'An investigation is over',
    group: CREDITS,
    rules: ['6.5', '4.2'],
    gist: 'what was withheld is paid, or stays · casino supervisor',
    offered: false,
    while: view => view.withheld.length > 0,
    fields: [
      investigation,
      { name: 'pay', kind: 'choice', label: 'Credits', choices: ['true', 'false'], words: { true: 'are paid', false: 'stay with the house' }, flag: true },
      text,
    ],
    outcome: 'What was withheld under this number is paid to the player’s meter, or stays with the house.',
    yes: 'Determine it',
  },
  {
    do: 'manual-payment',
    title: 'Pay by hand',
    group: CREDITS,
    rules: ['4.1', '4.3'],
    gist: 'verified and signed for by the player · dealer',
    needs: 'dealer',
    offered: false,
    around: true,
    path: 'manual-payment',
    fields: [
      patron,
      money('amount', 'Amount'),
      { name: 'signed', kind: 'choice', label: 'Signature', choices: ['true', 'false'], words: { true: 'the player has signed', false: 'not signed' }, flag: true },
    ],
    outcome: 'The amount leaves the player’s meter and is paid by hand against the player’s signature.',
    yes: 'Pay by hand',
  },
];

const outcome = [
  {
    ...supervisor,
    do: 'invalidate',
    title: 'Invalidate the outcome',
    group: OUTCOME,
    rules: ['7.8', '7.9', 'R-21', 'R-193'],
    gist: 'refunds, a fraudster’s wagers forfeited · casino supervisor',
    fields: [
      { name: 'cause', kind: 'choice', label: 'Cause', choices: ['7.8.1', '7.8.2'], words: { '7.8.1': 'disruption (7.8.1)', '7.8.2': 'a fraudulent act (7.8.2)' } },
      { name: 'forfeit', kind: 'patrons', label: 'Acted fraudulently' },
      { name: 'lastRound', kind: 'flag', label: 'The last throw, though the next is wagered on', yes: 'yes, until the dice are released' },
      { name: 'reason', kind: 'text', label: 'Reason', optional: true },
    ],
    outcome: 'Everyone is refunded but those who acted fraudulently, whose wagers are forfeited. Who has left is paid into the account, or charged to it.',
    yes: 'Invalidate the outcome',
  },
  {
    ...supervisor,
    do: 'warn-of-close',
    title: 'Warn of the close of play',
    group: OUTCOME,
    rules: ['7.2', 'R-86'],
    gist: 'two more rounds, then wagers are cleared · casino supervisor',
    outcome: 'Terminals show the warning. After the last round what can be cancelled goes back; what cannot is played on.',
    yes: 'Give the warning',
  },
  {
    ...supervisor,
    do: 'vacate',
    title: 'Direct someone to leave a terminal',
    group: OUTCOME,
    rules: ['7.13', '7.13.1', '7.13.2'],
    gist: 'who does not play, or blocks it · casino supervisor',
    offered: false,
    while: view => view.table.seats.length > 0,
    fields: [{ ...box, choicesFor: seated }],
    outcome: 'The terminal is free for another player.',
    yes: 'Free the terminal',
  },
];

export const remedies = [...dice, ...terminals, ...wagers, ...credits, ...outcome];

/** Matters of conduct and procedure that are put on record: clause, words, grade. */
export const incidents = [
  ['1.1 "Automated Dice Tumbler"', 'Tumbler checked', 'dealer'],
  ['1.1 "Casino Management System (CMS)"', 'Reports of the system read', 'dealer'],
  ['1.1 "NICC"', 'Told to the regulator', 'casino-supervisor'],
  ['4.1', 'Payment signed for', 'dealer'],
  ['4.3', 'Paid at once', 'dealer'],
  ['4.3.1', 'Payment delayed', 'casino-supervisor'],
  ['4.3.2', 'Paid in another form', 'casino-supervisor'],
  ['4.3.3', 'Identification asked for', 'dealer'],
  ['7.3', 'Malfunction kept quiet', 'dealer'],
  ['7.4', 'Terminal damaged', 'dealer'],
  ['7.5', 'A device at the terminal', 'dealer'],
  ['7.7', 'Contravention found', 'casino-supervisor'],
  ['7.7.3', 'Exclusion recommended', 'casino-supervisor'],
  ['7.10', 'Induced to leave a terminal', 'dealer'],
  ['7.11', 'Patrons disturbed', 'dealer'],
  ['7.12', 'Side wager between patrons', 'dealer'],
  ['7.13', 'Refused to leave', 'casino-supervisor'],
  ['7.13.1', 'Terminal occupied without play', 'dealer'],
  ['7.13.2', 'Access blocked', 'dealer'],
  ['7.14', 'Dispute', 'dealer'],
  ['7.15', 'Right to complain explained', 'casino-supervisor'],
];
