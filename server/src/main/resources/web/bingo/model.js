// The view of a hall read for one player: cards with their boxes, how near each is, in which order they are shown.
import { offer } from '/table/model.js';

/** How near a box is: its least need, and for which prize. */
export function nearest(needs) {
  return needs.reduce((best, need) => (!best || need.missing < best.missing ? need : best), null);
}

/** A card with its boxes: `number`, `cells`, `needs`, `near`, and which of its numbers are marked, called or wanted. */
export function boxesOf(card, called) {
  const marks = new Set(card.medium === 'paper' && card.needs.length ? called : card.marks);
  const drawn = new Set(called);
  return card.boxes.map(({ cells }, at) => {
    const needs = card.needs[at] ?? [];
    const near = nearest(needs);
    return { number: at + 1, cells, needs, near, wanted: new Set(near?.missing === 1 ? near.last : []), marks, called: drawn };
  });
}

/** Boxes nearest to a win first, else as they are printed. */
export const byNearness = boxes => [...boxes].sort((one, other) => (one.near?.missing ?? 99) - (other.near?.missing ?? 99) || one.number - other.number);

/** How near a card is: its nearest box. */
export function cardNear(card) {
  return nearest(card.needs.flat());
}

/** Whether a card plays in the game at hand. */
export const plays = (card, session) => !session || card.from <= session.game;

/** Whether pressing the button now could win: something on the card is complete on the last number and not yet called. */
export function claimable(card, view) {
  return card.needs.some((needs, at) =>
    needs.some(need => !need.missing && !view.claims.some(claim => claim.serial === card.serial && claim.box === at + 1 && claim.pattern === need.pattern)),
  );
}

/** Called numbers that a card's holder may press and has not pressed, as the floor offers them. */
export const unmarked = (card, view) => offer(view, 'mark', { serial: card.serial })?.numbers ?? [];
