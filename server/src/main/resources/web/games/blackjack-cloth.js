// Where things lie in a box of Star Blackjack: cards nearest the dealer, the optional wagers' rings, the main area.

const SIDES = {
  'perfect-pairs': 'PP',
  'any-pairs': 'AP',
  'star-pairs': 'SP',
  'lucky-lucky': 'LL',
  'blazing-7s': 'B7',
};

/** Further down than the poker games' boxes, for the insurance line lies between them and the dealer. */
export const cloth = { cy: 502 };

const main = {
  id: 'main',
  key: 'main',
  name: 'Main',
  shape: 'frame',
  number: true,
  wager: true,
  main: true,
  reserves: 'a wager may need as much again to double or split',
  at: [0, 40],
  size: [66, 82],
  large: [175, 146, 104, 112],
};

/** The areas of a box with these optional wagers, in the order in which they lie from left to right. */
export function areas(sides) {
  const wide = sides.length > 3 ? 25 : 36;
  const ring = sides.length > 3 ? 24 : 32;
  const left = (-(sides.length - 1) * wide) / 2;
  return [...sides.map((id, at) => side(id, left + at * wide, ring, phonePlace(at, sides.length))), main];
}

function side(id, x, width, large) {
  const area = { id, key: id, shape: 'ring', print: [SIDES[id]], wager: true, inside: true, at: [x, -22], size: [width, width], large };
  if (id !== 'blazing-7s') return area;
  return {
    ...area,
    name: 'Blazing 7s',
    needs: 'main',
    lamp: true,
    hotkey: 'J',
    price: view => view.jackpot?.stake ?? '0.00',
    closed: view => !view.jackpot?.inOrder,
  };
}

/** On a phone the rings stand left and right of the main area, two or three to a side. */
function phonePlace(at, count) {
  const right = at % 2 === 1;
  const row = Math.floor(at / 2);
  const rows = Math.ceil((count - (right ? 1 : 0)) / 2);
  const top = 146 - ((rows - 1) * 62) / 2;
  return [right ? 282 : 68, top + row * 62, 54, 54];
}
