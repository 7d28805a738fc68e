// The printed shapes of wagering areas.
import { svg, nothing } from 'lit';

/** An area's outline with its centre at x, y. */
export function shape(kind, x, y, width, height) {
  if (kind === 'ring')
    return svg`<circle class="edge" cx=${x} cy=${y} r=${width / 2}></circle>
    <circle class="inner" cx=${x} cy=${y} r=${width / 2 - 3.5}></circle>`;
  if (kind === 'lozenge')
    return svg`<path class="edge" d="M${x} ${y - height / 2}L${x + width / 2} ${y}L${x} ${y + height / 2}L${x - width / 2} ${y}Z"></path>`;
  if (kind === 'hexagon')
    return svg`<path class="edge" d=${hexagon(x, y, width, height)}></path><path class="inner" d=${hexagon(x, y, width - 9, height - 8)}></path>`;
  if (kind === 'slot')
    return svg`<rect class="edge" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${height / 2}></rect>`;
  return svg`<rect class="edge" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx="5"></rect>`;
}

/** Wider at its middle, with flat ends towards the dealer and the player. */
function hexagon(x, y, width, height) {
  const [far, near] = [width / 2, width * 0.36];
  return `M${x - near} ${y - height / 2}H${x + near}L${x + far} ${y}L${x + near} ${y + height / 2}H${x - near}L${x - far} ${y}Z`;
}

/** The lamp of a slot, lit when the wager was taken, and beside it the print or the amount; a prize has a plate over both. */
export function slot({ x, y, width, height, lit, words, font }) {
  if (/^\$.{6}/.test(words)) return plate(x, y, height, words);
  const lamp = height * 0.24;
  return svg`<circle class="lamp ${lit ? 'lit' : ''}" cx=${x - width / 2 + height / 2} cy=${y} r=${lamp}></circle>
    <text class=${lit || /^\$/.test(words) ? 's slot-words' : 'print'} x=${x + height / 3} y=${y + font * 0.36} text-anchor="middle" font-size=${font}
      letter-spacing=${/^\$/.test(words) ? 0 : 0.6}>${words}</text>`;
}

function plate(x, y, height, words) {
  const wide = words.length * 6.8 + 14;
  return svg`<rect class="plate prize" x=${x - wide / 2} y=${y - height / 2 + 2} width=${wide} height=${height - 4} rx="3"></rect>
    <text class="s plate-words" x=${x} y=${y + 4.3} text-anchor="middle" font-size="12">${words}</text>`;
}

/** Its name in capitals, over one line or two. */
export function print(words, x, y) {
  if (!words) return nothing;
  if (words.length === 1)
    return svg`<text class="print" x=${x} y=${y + 4} text-anchor="middle" font-size="11.5" letter-spacing="1.2">${words[0]}</text>`;
  return svg`<text class="print" x=${x} y=${y - 2} text-anchor="middle" font-size="10.5" letter-spacing="1">${words[0]}</text>
    <text class="print" x=${x} y=${y + 10} text-anchor="middle" font-size="10.5" letter-spacing="1">${words[1]}</text>`;
}
