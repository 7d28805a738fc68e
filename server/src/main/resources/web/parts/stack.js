// A stack of chips on the cloth with its amount on a plate.
import { svg } from 'lit';
import { dollars, limit } from '/floor/money.js';
import { chipAt, pile } from '/parts/chip.js';

const MOST = 6;

/**
 * A stack for an SVG. `x`, `y` the centre of its lowest chip, `cents`, `size` of a chip, `exact` for cents on the plate
 * always, `plate` the distance of the plate's top below y. Largest chip at the bottom, at most six drawn.
 */
export function stackAt({ x, y, cents, size = 30, plate = 17, exact = false, font = 12, words = '' }) {
  const chips = pile(cents).slice(-MOST);
  const rise = (size * 4) / 30;
  const text = words + (exact ? dollars(cents) : limit(cents));
  const width = text.length * font * 0.565 + 11;
  return svg`<g class="stack" data-cents=${cents}>
    ${chips.map((each, at) => chipAt(each, x, y - at * rise, size))}
    <rect class="plate" x=${x - width / 2} y=${y + plate} width=${width} height=${font + 4} rx="3"></rect>
    <text class="s plate-words" x=${x} y=${y + plate + font} text-anchor="middle" font-size=${font}>${text}</text></g>`;
}
