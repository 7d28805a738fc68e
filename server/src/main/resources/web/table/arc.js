// Where boxes lie: on an arc, the first at the dealer's left, which is the viewer's right.

const REACH = 68; // degrees from the middle to the outermost box
const SCALE = 1.13;

/** The player's cloth, and the narrower one of the dealer's page. */
export const CLOTHS = {
  table: {
    viewBox: '0 0 1108 676',
    cx: 554,
    cy: 472,
    rx: 426,
    ry: 346,
    lean: 0.42,
    shoe: [910, 84],
    float: [554, 35],
    dealer: { 3: [554, 80, 72, 80], 5: [554, 80, 66, 74] },
    spread: { 3: 0, 5: 58 },
  },
  console: {
    viewBox: '176 108 756 676',
    cx: 554,
    cy: 608,
    rx: 310.4,
    ry: 574,
    lean: 0.259,
    shoe: [790, 120],
    float: [554, 100],
    dealer: { 3: [554, 160, 64, 72], 5: [554, 160, 54, 60] },
  },
};

/** The place of a box: its middle, how far it is turned, and where its name stands. */
export function place(cloth, number, count) {
  const share = count === 1 ? 0 : 1 - (2 * (number - 1)) / (count - 1);
  const degrees = REACH * share;
  const angle = (degrees * Math.PI) / 180;
  const turn = -degrees * cloth.lean;
  const lean = (Math.abs(turn) * Math.PI) / 180;
  const x = cloth.cx + cloth.rx * Math.sin(angle);
  const y = cloth.cy - cloth.ry * (1 - Math.cos(angle));
  return {
    x,
    y,
    turn,
    scale: SCALE,
    label: {
      x: x + Math.sign(share) * 118 * Math.sin(lean),
      y: y + 118 * Math.cos(lean) - 3.8 + 10.5 * Math.abs(share),
    },
  };
}

/** A vector of the cloth as the box sees it, which is turned and scaled. */
export function within({ x, y, turn, scale }, [toX, toY]) {
  const angle = (-turn * Math.PI) / 180;
  const dx = (toX - x) / scale;
  const dy = (toY - y) / scale;
  return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
}
