// What went on at a Star Blackjack table between two views, in words.
import { cents, dollars } from '/floor/money.js';
import { card, sentence, wager } from '/floor/words.js';
import { fateWords } from '/games/blackjack-words.js';

const RULES = { doubled: '11.1', busted: '10.5', 'drawn-for': '16.10', 'timed-out': 'R-200', 'split-ace': '12.3.1', blackjack: '1.1 "Blackjack"' };

const boxIn = (view, number) => view.boxes.find(each => each.box === number);

/** Lines for the log: `{words, rule}`; `name(patron)` says who. */
export function happened(before, view, name) {
  const same = before.round === view.round;
  return view.boxes.flatMap(box => {
    const old = same ? boxIn(before, box.box) : undefined;
    return [...stakes(box, old, view, name), ...insured(box, old, name), ...hands(box, old, name)];
  }).concat(shoe(before, view));
}

function stakes(box, old, view, name) {
  if (view.phase !== 'betting') return [];
  const key = each => `${each.patron} ${each.on}`;
  const was = new Map((old?.wagers ?? []).map(each => [key(each), each.stake]));
  const now = new Map(box.wagers.map(each => [key(each), each.stake]));
  const gone = (old?.wagers ?? []).filter(each => !now.has(key(each)));
  return [
    ...box.wagers
      .filter(each => was.get(key(each)) !== each.stake)
      .map(each => ({ words: `${name(each.patron)}: ${wager(each.on)} ${dollars(each.stake)}, box ${box.box}.` })),
    ...gone.map(each => ({ words: `${name(each.patron)}: ${wager(each.on)} taken back, box ${box.box}.` })),
  ];
}

function insured(box, old, name) {
  const known = new Set((old?.insurance ?? []).map(each => each.patron));
  return box.insurance
    .filter(each => !known.has(each.patron))
    .map(each => ({ words: `${name(each.patron)}: insurance ${dollars(each.stake)}, box ${box.box}.`, rule: '8.1' }));
}

function hands(box, old, name) {
  if (!old?.hands.length) return [];
  const all = [];
  const who = name(box.controller);
  if (box.hands.length > old.hands.length) all.push({ words: `${who}: splits, box ${box.box}.`, rule: '12.1' });
  box.hands.forEach((hand, at) => {
    const was = old.hands.length === box.hands.length ? old.hands[at] : null;
    if (hand.fate === 'open' || was?.fate === hand.fate || !was) return;
    const which = box.hands.length > 1 ? `, hand ${hand.number}` : '';
    all.push({ words: `Box ${box.box}${which}: ${fateWords(hand)}.`, rule: RULES[hand.fate] ?? null });
  });
  return all;
}

function shoe(before, view) {
  const all = [];
  if (view.shoe.cutShown && !before.shoe.cutShown)
    all.push({ words: 'The cutting card has come: this round is the last of the shoe.', rule: '4.1' });
  if (before.phase === 'insuring' && view.phase === 'playing') all.push({ words: 'Insurance is closed.', rule: '8.3' });
  if (view.phase === 'insuring' && before.phase !== 'insuring') all.push({ words: 'Insurance is open.', rule: '8.3' });
  return all;
}

/** What is said to a player: cards that came to a hand of theirs, and what it is worth then. */
export function said(before, view, me) {
  if (before.round !== view.round) return [];
  return view.boxes
    .filter(box => box.players.includes(me))
    .flatMap(box => {
      const old = boxIn(before, box.box);
      if (!old?.hands.length) return [];
      return box.hands
        .filter((hand, at) => old.hands[at] && hand.cards.length > old.hands[at].cards.length)
        .map(hand => `Box ${box.box}: ${sentence(card(hand.cards.at(-1)))}. ${sentence(hand.value)}.`);
    });
}

/** Everything one has staked in the round, as the book lists it: `[words, cents]`. */
export function staked(view, me) {
  if (view.phase === 'settled') return [];
  return view.boxes
    .filter(box => box.players.includes(me))
    .flatMap(box => {
      const own = list => list.filter(each => each.patron === me);
      const where = `box ${box.box}`;
      const sides = own(box.wagers).filter(each => !each.settled && (each.on !== 'main' || !box.hands.length));
      return [
        ...sides.map(each => [`${wager(each.on)}, ${where}`, cents(each.stake)]),
        ...box.hands.flatMap(hand =>
          own(hand.stakes).filter(each => !each.settled).flatMap(each => [
            [`Main, ${where}${box.hands.length > 1 ? `, hand ${hand.number}` : ''}`, cents(each.wager)],
            ...(each.doubled ? [[`Double, ${where}${box.hands.length > 1 ? `, hand ${hand.number}` : ''}`, cents(each.doubled)]] : []),
          ]),
        ),
        ...own(box.insurance).filter(each => !each.settled).map(each => [`Insurance, ${where}`, cents(each.stake)]),
      ];
    });
}
