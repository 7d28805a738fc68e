// What staff may do at any table whatever its game: signs and limits, people, chips, the record.

const SIGNS = 'Signs and limits';
const PEOPLE = 'People';
const CHIPS = 'Chips';
const PAYMENTS = 'Wrong payments';
const RECORD = 'The record';

const supervisor = { needs: 'casino-supervisor' };
const patron = { name: 'patron', kind: 'patron', label: 'Player' };
const on = { name: 'on', kind: 'area', label: 'For', optional: true };
const money = (name, label, optional = false) => ({ name, kind: 'money', label, optional });

/**
 * In the form of a game's own remedies; `clauses` are the game's for what all tables have. `around`: the house does it around
 * the game, which has nothing to say about it beforehand. `remedyless`: what this game has no use for; `remedied`: what it says
 * otherwise of one, by its deed.
 */
export function houseRemedies({ clauses, incidents, desk, remedyless = [], remedied = {} }) {
  return [...signs(clauses), ...people(clauses), ...(desk ? [] : chips(clauses)), ...payments(clauses), ...record(clauses, incidents)]
    .filter(each => !remedyless.includes(each.do))
    .map(each => ({ ...each, ...remedied[each.do] }));
}

function signs(clauses) {
  return [
    {
      ...supervisor,
      do: 'put-up-sign',
      title: 'Put up a sign for a higher minimum',
      group: SIGNS,
      rules: [clauses.notice, 'R-6'],
      gist: 'holds after 20 minutes · casino supervisor',
      offered: false,
      fields: [money('minimum', 'Minimum'), { name: 'at', kind: 'time', label: 'From', minutes: 20 }, on],
      yes: 'Put up the sign',
      outcome: 'The sign states the new minimum and its time; it holds for the round that begins after twenty minutes.',
    },
    {
      ...supervisor,
      do: 'take-down-sign',
      title: 'Take the sign down',
      group: SIGNS,
      rules: [clauses.notice, 'R-6'],
      gist: 'the twenty minutes end · casino supervisor',
      outcome: 'The announced minimum does not come; a new sign starts its twenty minutes again.',
      yes: 'Take the sign down',
    },
    {
      ...supervisor,
      do: 'raise-minimum',
      title: 'Raise the minimum at once',
      group: SIGNS,
      rules: [clauses.marker, 'R-7'],
      gist: 'players present keep the old one · casino supervisor',
      offered: false,
      fields: [money('minimum', 'Minimum'), on],
      outcome: 'New arrivals play the new minimum; a marker stands before each player who keeps the old one.',
      yes: 'Raise the minimum',
    },
    {
      ...supervisor,
      do: 'change-limits',
      title: 'Change limits from the next round',
      group: SIGNS,
      rules: [clauses.limits, 'R-8'],
      gist: 'a lower minimum, any maximum or unit · casino supervisor',
      offered: false,
      fields: [money('minimum', 'Minimum', true), money('maximum', 'Maximum', true), money('unit', 'Unit', true), on],
      outcome: 'The sign changes with the next round. A higher minimum needs a sign of twenty minutes.',
      yes: 'Change the limits',
    },
    {
      ...supervisor,
      do: 'personal-limit',
      title: 'Limits for one player',
      group: SIGNS,
      rules: [clauses.personal, 'R-9'],
      gist: 'with a sign of their own · casino supervisor',
      offered: false,
      fields: [patron, money('minimum', 'Minimum'), money('maximum', 'Maximum'), on],
      outcome: 'That player’s limits stand on a sign before the box.',
      yes: 'Set the limits',
    },
    {
      ...supervisor,
      do: 'withdraw-personal-limit',
      title: 'Withdraw a player’s own limits',
      group: SIGNS,
      rules: [clauses.personal],
      gist: 'the table’s sign holds again · casino supervisor',
      fields: [patron],
      outcome: 'The limits of the table’s sign hold for that player again.',
      yes: 'Withdraw the limits',
    },
    {
      ...supervisor,
      do: 'close-sign',
      title: 'Announce the closing',
      group: SIGNS,
      rules: [clauses.closing, 'R-20'],
      gist: 'the table may close after 20 minutes · casino supervisor',
      offered: false,
      fields: [{ name: 'at', kind: 'time', label: 'At', minutes: 20, optional: true }],
      outcome: 'The sign is up for twenty minutes before the table may close.',
      yes: 'Put up the sign',
    },
    {
      ...supervisor,
      do: 'close',
      title: 'Close the table',
      group: SIGNS,
      rules: [clauses.closing, 'R-20'],
      gist: 'at once between rounds, else with the round · casino supervisor',
      // Whether the twenty minutes are over is known when it is asked, not when the table last went on.
      offered: false,
      while: view => view.table.open,
      outcome: 'No further wager is taken; a round in progress is finished first.',
      yes: 'Close the table',
    },
    {
      ...supervisor,
      do: 'open',
      title: 'Open the table',
      group: SIGNS,
      rules: [clauses.closing],
      gist: 'wagers are taken again · casino supervisor',
      outcome: 'Wagers are taken again.',
      yes: 'Open the table',
    },
  ];
}

function people(clauses) {
  return [
    {
      do: 'reclaim-seat',
      title: 'Take back an idle seat',
      group: PEOPLE,
      rules: [clauses.idle, 'R-19'],
      gist: 'three rounds without a wager at a full table · dealer',
      needs: 'dealer',
      fields: [{ name: 'box', kind: 'box', label: 'Box' }],
      outcome: 'The seat is free for another player.',
      yes: 'Take the seat back',
    },
    {
      ...supervisor,
      do: 'restrict',
      title: 'Keep a patron from the game, or from others',
      group: PEOPLE,
      rules: [clauses.apart, clauses.out],
      gist: 'until it is lifted · casino supervisor',
      fields: [patron, { name: 'with', kind: 'patrons', label: 'Not together with (none: out of the game)' }],
      outcome: 'The patron may not play at this table, or not together with those named, until it is lifted.',
      yes: 'Restrict the patron',
    },
    {
      ...supervisor,
      do: 'lift-restriction',
      title: 'Lift a restriction',
      group: PEOPLE,
      rules: [clauses.apart],
      gist: 'the patron may play again · casino supervisor',
      fields: [patron],
      outcome: 'The patron may play again.',
      yes: 'Lift the restriction',
    },
  ];
}

function chips(clauses) {
  return [
    {
      do: 'cash-change',
      title: 'Cash for chips',
      group: CHIPS,
      rules: [clauses.chips],
      gist: 'notes to the drop box, chips to the player · dealer',
      needs: 'dealer',
      offered: false,
      around: true,
      fields: [patron, money('amount', 'Amount')],
      outcome: 'The notes are counted out on the table and the player gets chips for them.',
      yes: 'Change cash',
    },
    {
      do: 'colour-change',
      title: 'Chips for chips',
      group: CHIPS,
      rules: [clauses.chips],
      gist: 'other denominations · dealer',
      needs: 'dealer',
      offered: false,
      around: true,
      fields: [patron, money('amount', 'Amount')],
      outcome: 'The player gets the same amount in other denominations.',
      yes: 'Change colour',
    },
    {
      ...supervisor,
      do: 'change-cards',
      title: 'Change the cards',
      group: CHIPS,
      rules: [clauses.cards],
      gist: 'between rounds, checked, shuffled and cut · casino supervisor',
      outcome: 'New cards are checked, shuffled and cut before the next round.',
      yes: 'Change the cards',
    },
  ];
}

/** Payments that were not what they should have been, where the book has clauses for them. */
function payments({ payments: rule, overpayment, underpayment, report }) {
  if (!rule) return [];
  const wrong = (what, words, first) => ({
    do: what,
    title: `Too ${words} was paid`,
    group: PAYMENTS,
    rules: [first, rule, report],
    gist: 'entered in the register, reported above $1,000 · dealer',
    needs: 'dealer',
    offered: false,
    fields: [
      { ...patron, optional: true },
      money('amount', 'Difference'),
      { name: 'of', kind: 'choice', label: 'In', choices: ['wager', 'cash-change', 'colour-change'] },
      { name: 'intentional', kind: 'flag', label: 'Intended', yes: 'suspected' },
    ],
    outcome: 'It is entered in the table’s register under a number, until it is put right.',
    yes: 'Enter the payment',
  });
  return [
    wrong('overpayment', 'much', overpayment),
    wrong('underpayment', 'little', underpayment),
    {
      do: 'rectify-payment',
      title: 'A wrong payment was put right',
      group: PAYMENTS,
      rules: [rule, overpayment, underpayment],
      gist: 'how, or what was tried · gaming supervisor',
      needs: 'gaming-supervisor',
      offered: false,
      fields: [
        { name: 'number', kind: 'payment', label: 'In the register' },
        { ...money('amount', 'Paid or recovered now'), optional: true },
        { name: 'agreed', kind: 'flag', label: 'The patron', yes: 'agrees to give it back' },
        { name: 'text', kind: 'text', label: 'How, or what was tried' },
      ],
      outcome: 'With an amount, so much is paid to the patron or taken back, as far as it is open; the register says so, or what was tried.',
      yes: 'Enter it',
    },
  ];
}

function record(clauses, incidents) {
  return [
    {
      do: 'incident',
      title: 'Record an incident',
      group: RECORD,
      rules: [clauses.conduct],
      gist: 'conduct or procedure, under its clause',
      needs: 'dealer',
      offered: false,
      fields: [
        {
          name: 'clause',
          kind: 'choice',
          label: 'Under clause',
          choices: incidents.map(([clause]) => clause),
          words: Object.fromEntries(incidents.map(([clause, words]) => [clause, `${clause} ${words}`])),
        },
        { name: 'patron', kind: 'patron', label: 'Player', optional: true },
        { name: 'text', kind: 'text', label: 'What happened' },
      ],
      outcome: 'It is put on record under that clause; those whom the clause names are told.',
      yes: 'Put it on record',
      needsFor: ({ clause }) => incidents.find(([each]) => each === clause)?.[2],
    },
  ];
}
