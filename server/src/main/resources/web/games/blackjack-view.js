// A view of Star Blackjack in the form the pages know: every box with its players, its hands and what lies on it.
import { cents } from '/floor/money.js';
import { fateWords, handWords, standing } from '/games/blackjack-words.js';

const NOTHING_OUT = ['betting', 'closed'];

/**
 * Besides what all games' boxes have, a box has `players`, `hands` (cards, value, number, active, sideways, words), `piles` by area
 * ({patron, hand, cents, added, lost}), `insured` and `over` when all of it is settled. Amounts under an area's key are the
 * viewer's own where one has something there, else everyone's.
 */
export function read(view, me) {
  if (view.read) return view;
  const over = view.phase === 'settled';
  return {
    ...view,
    read: true,
    jackpot: view.jackpot.offered ? view.jackpot : undefined,
    dealerCards: view.dealer.length,
    dealerHand: over && view.dealer.length ? dealerWords(view) : null,
    boxes: view.boxes.map(box => readBox(view, box, me, over)),
  };
}

function dealerWords({ dealer, dealerTotal }) {
  if (dealer.length === 1) return 'no further card';
  if (dealerTotal > 21) return `${dealerTotal}, bust`;
  return dealerTotal === 21 && dealer.length === 2 ? 'blackjack' : String(dealerTotal);
}

function readBox(view, box, me, over) {
  const players = inLine(box);
  const mine = players.includes(me);
  const hands = box.hands.map((hand, at) => readHand(view, box, hand, at + 1));
  const lies = piles(view, box, players, over);
  const read = {
    ...box,
    players,
    patron: mine ? me : (box.controller ?? players[0] ?? null),
    shared: players.length > 1,
    hands,
    turn: view.turn?.box === box.box ? view.turn.hand : null,
    cards: hands.flatMap(hand => hand.cards.filter(Boolean)),
    cardCount: hands.reduce((sum, hand) => sum + hand.cards.length, 0),
    hand: hands.map(hand => hand.value).join(' and '),
    piles: lies,
    over: over || (hands.length > 0 && hands.every(hand => hand.stakes.every(stake => stake.settled))),
    ...amounts(box, mine ? me : null),
  };
  return { ...read, standing: standing(read, view.phase) };
}

/** Those with something on the box: who controls it first, as their wager lies nearest the dealer. */
function inLine({ wagers, controller }) {
  const all = [...new Set(wagers.map(wager => wager.patron))];
  return all.includes(controller) ? [controller, ...all.filter(each => each !== controller)] : all;
}

function readHand(view, box, hand, number) {
  const active = view.turn?.box === box.box && view.turn.hand === number;
  const hidden = hand.fate === 'face-down' && !hand.cards.length;
  const cards = hidden ? [null, null] : hand.cards;
  const read = { ...hand, cards, number, active, sideways: hand.fate === 'doubled', value: handWords(hand) };
  return { ...read, words: hand.fate === 'open' && !active ? 'waits' : fateWords(read) };
}

/** The stake on each area: one player's, or everyone's. */
function amounts({ wagers }, only) {
  const all = {};
  for (const { patron, on, stake } of wagers)
    if (!only || patron === only) all[on] = (all[on] ?? 0) + cents(stake);
  return all;
}

/** What lies on each area: stakes, and where they are settled what came back. */
function piles(view, box, players, over) {
  const back = (patron, wager, hand) =>
    view.lines
      .filter(line => line.box === box.box && line.patron === patron && line.wager === wager && line.hand === hand)
      .reduce((sum, line) => sum + cents(line.returned), 0);
  const pile = (patron, wager, hand, stake, settled) => {
    const amount = settled || over ? back(patron, wager, hand) : cents(stake);
    return { patron, hand, cents: amount, lost: (settled || over) && !amount, row: players.indexOf(patron) };
  };
  const found = {};
  for (const { patron, on, stake, settled } of box.wagers)
    if (on !== 'main' || NOTHING_OUT.includes(view.phase) || !box.hands.length)
      (found[on] ??= []).push(pile(patron, on, 1, stake, settled));
  box.hands.forEach((hand, at) => {
    for (const { patron, wager, doubled, settled } of hand.stakes) {
      const main = pile(patron, 'main', at + 1, wager, settled);
      const added = doubled ? pile(patron, 'double', at + 1, doubled, settled).cents : 0;
      (found.main ??= []).push({ ...main, added });
    }
  });
  found.insurance = box.insurance.map(each => pile(each.patron, 'insurance', 1, each.stake, each.settled));
  return found;
}

/** When each card leaves the shoe: one to each box, the dealer's, a second to each box; what is drawn later at once. */
export function order(view) {
  const dealt = view.boxes.map(box => box.box).sort((a, b) => a - b);
  return (box, card) => {
    if (!box) return card ? 0 : dealt.length;
    return card > 1 ? 0 : card * (dealt.length + 1) + dealt.indexOf(box);
  };
}

/** The cards of the round in the order in which they were dealt: a beginning for who puts them in the right one. */
export function asDealt({ boxes, dealer }) {
  const hands = [...boxes].sort((a, b) => a.box - b.box).map(box => box.hands);
  const [first = '', ...drawn] = dealer;
  const dealt = at => hands.map(each => (each.length > 1 ? each[at]?.cards[0] : each[0]?.cards[at]) ?? '');
  const later = hands.flatMap(each => each.flatMap(hand => hand.cards.slice(each.length > 1 ? 1 : 2)));
  return [...dealt(0), first, ...dealt(1), ...later, ...drawn].filter(Boolean).join(' ');
}
