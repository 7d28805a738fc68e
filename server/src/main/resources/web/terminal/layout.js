// The layout as one drawing: cloth, places with their print, chips, results of the last roll and the puck.
import { html, svg, nothing } from 'lit';
import { limit } from '/floor/money.js';
import { POINTS } from '/games/craps-words.js';
import { chipAt, pile } from '/parts/chip.js';
import { tagAt, tagWords } from '/parts/mark.js';
import { lineNet } from '/parts/line.js';
import { stackAt } from '/parts/stack.js';
import { areaButton } from '/terminal/area.js';
import { edge, print, stackPlace } from '/terminal/print.js';
import { COLUMN_WIDTH, columnAt, PRINTED, spotsAt } from '/terminal/spots.js';

/** `page` is the terminal page; while dice roll it draws the table as it was before. */
export function layout(page) {
  const { drawn } = page;
  const spots = spotsAt(drawn.point);
  const results = resultsOf(page);
  return html`<svg class="cloth craps" viewBox="0 0 1150 716" role="group" aria-label="The layout" data-areas>${svg`
    <rect class="rail" x="4" y="4" width="1142" height="708" rx="34"></rect><rect class="cloth-edge" x="14" y="14" width="1122" height="688" rx="26"></rect>
    ${spots.map(spot => place(page, spot))}
    ${POINTS.map(number => numberOf(page, number))}
    ${[...POINTS.map(columnAt), 834].map(x => svg`<path class="column" d="M${x} 26V326"></path>`)}
    <text class="s dim" x="512" y="345" text-anchor="middle" font-size="12">Don’t Come travels up, Come travels down. Place to Lose is marked LOSE. Buy and Lay take ${percentOf(drawn)} when placed.</text>
    <text x="846" y="428" font-size="14" letter-spacing="3">HOP BETS</text>
    <text class="s dim" x="1122" y="427" text-anchor="end" font-size="11.5">${hopWords(drawn)}</text>
    <text class="s dim" x="992" y="606" font-size="11.5">Any pair of faces,</text><text class="s dim" x="992" y="621" font-size="11.5">one roll</text>
    <text class="s dim" x="984" y="668" text-anchor="middle" font-size="12">Wagers with a brass edge are yours</text>
    ${spots.map(spot => svg`${chips(page, spot)}${results.has(spot.id) ? result(spot, results.get(spot.id)) : nothing}`)}
    ${puck(drawn.point)}`}</svg>`;
}

const percentOf = view => `${(Number(view.commission) * 100).toFixed(0)}%`;

function hopWords({ pays }) {
  const [hard, easy] = pays.filter(row => row.wager === 'hop');
  return `hard ${hard.odds}, easy ${easy.odds}`;
}

function place(page, spot) {
  const staked = page.staked(spot.id);
  const drawing = svg`${edge(spot)}${spot.form === 'pass' ? svg`<rect class="aim" x="26" y="630" width="624" height="60"></rect>` : nothing}
    ${print(spot, page.drawn.pays, staked)}`;
  const cls = `${staked ? 'mine' : ''} ${page.moving === spot.id ? 'moving' : ''}`;
  return page.own ? areaButton(spot, page.deedAt(spot.id), drawing, cls) : svg`<g class="area ${cls}" data-area=${spot.id}>${drawing}</g>`;
}

function numberOf(page, number) {
  const on = page.drawn.point === number;
  return svg`<g class="number ${on ? 'on' : ''}"><rect x=${columnAt(number)} y="130" width=${COLUMN_WIDTH} height="92"></rect>
    <text x=${columnAt(number) + COLUMN_WIDTH / 2} y=${PRINTED[number] ? 187 : 192} text-anchor="middle" font-size=${PRINTED[number] ? 32 : 44}>${PRINTED[number] ?? number}</text></g>`;
}

/** The puck lies on the point, or, turned, beside the columns. */
function puck(point) {
  const [x, y] = point ? [columnAt(point) + COLUMN_WIDTH - 21, 151] : [138, 46];
  return svg`<g class="puck ${point ? 'on' : 'off'}" transform="translate(${x} ${y})"><circle r="17"></circle>
    <text class="s" y="4.6" text-anchor="middle" font-size="13">${point ? 'ON' : 'OFF'}</text></g>`;
}

function chips(page, spot) {
  const stake = page.staked(spot.id);
  if (!stake) return nothing;
  const at = stackPlace(spot);
  return svg`<g data-stack=${spot.id}>${at.beside ? besides(at, stake) : stackAt({ ...at, cents: stake })}</g>`;
}

/** Where there is no room below a stack, its plate lies beside it. */
function besides({ x, y, size }, stake) {
  const words = limit(stake);
  const width = words.length * 6.8 + 11;
  return svg`<g class="stack" data-cents=${stake}>${pile(stake).slice(-4).map((each, at) => chipAt(each, x - 14, y - at * 2.6, size))}
    <rect class="plate" x=${x + 1} y=${y - 8} width=${width} height="16" rx="3"></rect>
    <text class="s plate-words" x=${x + 1 + width / 2} y=${y + 4.4} text-anchor="middle" font-size="12">${words}</text></g>`;
}

/** What the last roll decided, by place: the mark and what it came to. */
export function resultsOf({ drawn, me, showsResults }) {
  const found = new Map();
  if (!showsResults) return found;
  for (const line of drawn.lines.filter(each => each.patron === me?.id)) {
    const sum = (found.get(line.wager)?.sum ?? 0) + lineNet(line);
    found.set(line.wager, { sum, result: line.result, rule: line.rule });
  }
  return found;
}

const WORDS = { 'stand-off': 'draw' };

/** Where a tag of this width does not hide what is printed: its middle and its top. */
function tagPlace({ form, x, y, w, h }, wide) {
  switch (form) {
    case 'pass':
      return [560, 650];
    case 'dont-pass':
      return [600, 566];
    case 'tall':
      return [x + w / 2, y + 10];
    case 'row':
      return [x + 8 + wide / 2, y + h / 2 - 10];
    case 'hard':
      return [x + 42, y + h - 18];
    case 'horn':
      return [x + 138, y + 6];
    case 'cell':
    case 'hop':
      return [x + w / 2, y - 7];
    default:
      return w < 100 ? [x + w / 2, y + h - 16] : [x + w - 8 - wide / 2, y + 6];
  }
}

function result(spot, { sum, result: name }) {
  const words = (sum ? tagWords(name, sum) : (WORDS[name] ?? name)).replace(/\.00$/, '');
  const [x, y] = tagPlace(spot, words.length * 6.85 + 34);
  return svg`<g class=${spot.w < 100 ? 'tag-small' : ''}>${tagAt({ x, y, result: name, words })}</g>`;
}
