// A table in small: its cloth, and which boxes are taken. Box 1 is at the viewer's right.
import { svg } from 'lit';

const BOXES = [[107.3, 50.8], [98, 67.6], [83.4, 79], [66, 83], [48.6, 79], [34, 67.6], [24.7, 50.8]];
const TURNS = [-49, -33, -16, 0, 16, 33, 49];
const LINE = '#ecd08f';
const BACK = '#7d2422';
const FACE = '#fffdf5';
const HANDS = { 'three-card-poker': [BACK, BACK, BACK], 'caribbean-stud': [BACK, BACK, BACK, BACK, FACE],
  blackjack: [FACE, BACK] };

const box = {
  'three-card-poker': ([x, y], fill) => svg`<path d="M${x} ${y - 6.6}l6.2 6.6l-6.2 6.6l-6.2-6.6Z" fill=${fill}
    stroke=${LINE} stroke-width="1.2"/>`,
  'caribbean-stud': ([x, y], fill) => svg`<circle cx=${x} cy=${y} r="5.6" fill=${fill} stroke=${LINE}
    stroke-width="1.2"/>`,
  blackjack: ([x, y], fill, turn) => svg`<rect x=${x - 4.6} y=${y - 6} width="9.2" height="12" rx="1.6" fill=${fill}
    stroke=${LINE}
    stroke-width="1.2" transform="rotate(${turn} ${x} ${y})"/>`,
};

/** The drawing for a game; `taken` holds the numbers of boxes with a player. */
export function miniTable(game, taken = [], width = 108) {
  const drawn = game === 'craps' ? craps() : game === 'bingo' ? bingo() : cards(game in box ? game : 'three-card-poker',
    taken);
  return svg`<svg class="mini" viewBox="0 0 132 108" width=${width} height=${Math.round(width * 108 / 132)}
    aria-hidden="true">${drawn}</svg>`;
}

function cards(game, taken) {
  const hand = HANDS[game];
  return svg`<path d="M6 6H126V40C126 82 98 102 66 102C34 102 6 82 6 40Z" fill="#2a1a12"/>
    <path d="M11 11H121V40C121 78 95 97 66 97C37 97 11 78 11 40Z" fill="#114a37" stroke="#d9b364"/>
    <rect x="46" y="7" width="40" height="5" rx="1.5" fill="#1d110b" stroke="#6b4a34" stroke-width=".6"/>
    ${BOXES.map((at, i) => box[game](at, taken.includes(i + 1) ? '#d9b364' : 'none', TURNS[i]))}
    ${hand.map((fill, i) => svg`<rect x=${67 - hand.length * 5 + i * 10} y="17" width="8" height="11.2" rx="1"
      fill=${fill}
      stroke="#f6eeda" stroke-width=".7"/>`)}`;
}

function craps() {
  return svg`<rect x="6" y="10" width="120" height="88" rx="20" fill="#2a1a12"/>
    <rect x="12" y="16" width="108" height="76" rx="15" fill="#114a37" stroke="#d9b364"/>
    <g fill="none" stroke="#d9cba6" stroke-width=".9"><path
      d="M24 24H92V46H24ZM35.3 24V46M46.6 24V46M58 24V46M69.3 24V46M80.6 24V46M24 52H92V62H24ZM24 68H80V76H24"/>
    <rect x="97" y="24" width="17" height="52" rx="2"/></g>
    <use href="/art/cards.svg#die-3" x="56" y="68" width="15" height="15"/><use href="/art/cards.svg#die-5" x="72"
      y="73" width="15" height="15"/>`;
}

function bingo() {
  return svg`<rect x="8" y="20" width="116" height="72" rx="4" fill="#fffdf5" stroke="#6d4e16"/>
    ${Array.from({ length: 27 }, (_, i) => svg`<rect x=${12 + i % 9 * 12} y=${25 + Math.floor(i / 9) * 21} width="12"
      height="21"
      fill=${i * 7 % 9 < 5 ? '#fffdf5' : '#efe6d1'} stroke="#cdbf9d" stroke-width=".7"/>`)}`;
}
