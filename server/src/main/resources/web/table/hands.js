// Several hands of one box, face up on the cloth: fanned, with what each is worth above it.
import { svg, nothing } from 'lit';
import { TALL, cardAt } from '/parts/card.js';

const WIDTH = 31;
const GAP = 9;
const TOP = -98;

/** How far the next card of a hand lies, so that many cards still fit in their box. */
const stepOf = (cards, hands) => (hands > 2 || cards > 5 ? 11 : hands > 1 || cards > 3 ? 13 : 17);

/** The width a hand takes, with its last card sideways where it was doubled. */
function widthOf(hand, step) {
  const upright = WIDTH + (hand.cards.length - 1) * step;
  return hand.sideways ? upright - WIDTH + WIDTH * TALL : upright;
}

/** The hands of a box, the first at the left, each with its number where there are several. */
export function handsOf(box, order) {
  const { hands } = box.hand;
  const steps = hands.map(hand => stepOf(hand.cards.length, hands.length));
  const widths = hands.map((hand, at) => widthOf(hand, steps[at]));
  let left = -(widths.reduce((sum, width) => sum + width, 0) + GAP * (hands.length - 1)) / 2;
  return hands.map((hand, at) => {
    const drawn = oneHand(box, hand, { left, step: steps[at], width: widths[at], several: hands.length > 1, order });
    left += widths[at] + GAP;
    return drawn;
  });
}

function oneHand(box, hand, { left, step, width, several, order }) {
  const gone = hand.stakes.length && hand.stakes.every(stake => stake.settled) && hand.fate === 'busted';
  return svg`<g class="hand-lies ${hand.active ? 'turn' : ''} ${gone ? 'gone' : ''}" data-hand=${hand.number}>
    ${hand.active ? svg`<rect class="turn-ring" x=${left - 5} y=${TOP - 5} width=${width + 10} height=${WIDTH * TALL + 10} rx="5"></rect>` : nothing}
    ${hand.cards.map((code, at) => oneCard(box, hand, code, { at, left, step, order }))}
    ${worth(hand, left + width / 2, several)}</g>`;
}

function oneCard(box, hand, code, { at, left, step, order }) {
  const key = `${box.number}-${hand.number}-${at}`;
  const x = left + at * step;
  const card = cardAt({ code, x, y: TOP, width: WIDTH, cls: 'dealt', order: order(box.number, at), key });
  if (!hand.sideways || at < 2) return card;
  const [cx, cy] = [x + (WIDTH * TALL) / 2, TOP + (WIDTH * TALL) / 2 + 5];
  return svg`<g class="sideways" transform="rotate(90 ${cx} ${cy})">${cardAt({
    code,
    x: cx - WIDTH / 2,
    y: cy - (WIDTH * TALL) / 2,
    width: WIDTH,
    cls: 'dealt',
    order: order(box.number, at),
    key,
  })}</g>`;
}

/** The plate above a hand: "18", "soft 18", "2 · 11". */
function worth({ value, number, active }, x, several) {
  const words = several ? `${number} · ${value}` : value;
  const width = words.length * 6.4 + 12;
  return svg`<g class="hand-worth ${active ? 'turn' : ''}"><rect x=${x - width / 2} y=${TOP - 22} width=${width} height="15" rx="3"></rect>
    <text class="s" x=${x} y=${TOP - 10.6} text-anchor="middle" font-size="11.5">${words}</text></g>`;
}
