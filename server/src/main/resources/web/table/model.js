// What the page knows of a view: whose box is whose, what is offered, what was settled. Nothing here has state.
import { cents, limit } from '/floor/money.js';
import { lineNet } from '/parts/line.js';
import { outcome, tagWords } from '/parts/mark.js';
import { limitsOf, range } from '/parts/sign.js';

/** The number of a patron's box: the seat, or the box their wagers stand on. */
export function boxOf(view, patron) {
  if (!patron) return null;
  const seat = view.table.seats.find(each => each.patron === patron);
  return seat?.box ?? view.boxes.find(each => each.patron === patron)?.box ?? null;
}

/** A patron's name as others see it; who is not known is called by the place. */
export const nameOf = (view, patron) => view.names?.[patron] ?? patron;

/** The same where the place's number is drawn already. */
export const nameAt = (view, patron) => view.names?.[patron] ?? (isPlace(patron) ? 'Player' : patron);

/** Whether somebody is called by a place: the floor tells no more of others than where they are. */
export const isPlace = patron => /^[A-Z][a-z]+ \d+$/.test(patron);

/** All boxes of the table in order, each with its seat, its hand in the round and its settled lines, of `me` where shared. */
export function boxes(game, view, mine, me) {
  return Array.from({ length: view.table.boxes }, (_, at) => {
    const number = at + 1;
    const hand = view.boxes.find(each => each.box === number) ?? null;
    const seat = view.table.seats.find(each => each.box === number) ?? null;
    const own = !!hand?.shared && hand.players.includes(me);
    const lines = hand?.over === false ? [] : view.lines.filter(line => line.box === number && (!own || line.patron === me));
    const patron = seat?.patron ?? hand?.patron ?? null;
    return {
      number,
      hand,
      seat,
      lines,
      patron,
      mine: number === mine,
      turned: !!view.dealerHand,
      name: patron ? (patron === me ? 'You' : nameAt(view, patron)) : null,
      company: companyOf(view, hand, me),
      words: game.standing(hand, view.phase),
      folded: lines.length > 0 && game.collected.includes(hand?.ending),
      tag: lines.length ? tagOf(lines) : null,
    };
  });
}

/** Everyone on a shared box, as its label says them. */
function companyOf(view, hand, me) {
  if (!hand?.shared) return null;
  return hand.players.map(patron => (patron === me ? 'You' : nameAt(view, patron))).join(', ');
}

function tagOf(lines) {
  const net = lines.reduce((sum, line) => sum + lineNet(line), 0);
  const result = outcome(lines, net);
  return { result, words: tagWords(result, net), net };
}

/** What lies on an area: the stake of the round, or after it what came back. */
export function lying(game, box, area, settled) {
  const collected = game.collected.includes(box.hand?.ending);
  const stake = box.hand?.[area.key] && (!collected || area.stays) ? cents(box.hand[area.key]) : 0;
  if (!settled || !box.lines.length) return stake;
  return box.lines
    .filter(line => (game.liesAt[line.wager] ?? line.wager) === area.id)
    .reduce((sum, line) => sum + cents(line.returned), 0);
}

/** The first offer of this deed, by any further fields. */
export function offer(view, deed, fields = {}) {
  return (view.offers ?? []).find(
    each => each.do === deed && Object.entries(fields).every(([name, value]) => each[name] === value),
  );
}

/** Whether something of this patron stands in a round that is on, on whatever box. */
export function stands(view, patron) {
  return view.phase !== 'settled' && view.boxes.some(each => (each.players ?? [each.patron]).includes(patron));
}

/** The areas that take chips, in the order in which they are spoken of: the main one first. */
export function wagerable(game) {
  return game.areas.filter(area => area.wager).sort((a, b) => !!b.main - !!a.main);
}

/** Whether the wager on an area is that of the hand's own player. */
export const ownOn = (area, hand) => !!hand?.[area.key] && (!area.owner || area.owner(hand) === hand.patron);

/** What the bar says of an area: its limits, or its one price. */
export function limitsAt(area, view) {
  return area.price ? limit(area.price(view)) : range(limitsOf(view.table.sign, area.id));
}

/** The step of the round a phase belongs to. */
export function step(game, phase) {
  return game.phases.findIndex(([, phases]) => phases.includes(phase));
}

/** "4-1183". */
export const roundId = view => `${view.id}-${view.round}`;
