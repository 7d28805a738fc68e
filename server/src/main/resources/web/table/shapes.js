// The printed shapes of wagering areas.
import { svg, nothing } from 'lit';

/** An area's outline with its centre at x, y. */
export function shape(kind, x, y, width, height) {
  if (kind === 'ring')
    return svg`<circle class="edge" cx=${x} cy=${y} r=${width / 2}></circle>
    <circle class="inner" cx=${x} cy=${y} r=${width / 2 - 3.5}></circle>`;
  if (kind === 'lozenge')
    return svg`<path class="edge" d="M${x} ${y - height / 2}L${x + width / 2} ${y}L${x} ${y + height / 2}L${x - width / 2} ${y}Z"></path>`;
  return svg`<rect class="edge" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx="5"></rect>`;
}

/** Its name in capitals, over one line or two. */
export function print(words, x, y) {
  if (!words) return nothing;
  if (words.length === 1)
    return svg`<text class="print" x=${x} y=${y + 4} text-anchor="middle" font-size="11.5" letter-spacing="1.2">${words[0]}</text>`;
  return svg`<text class="print" x=${x} y=${y - 2} text-anchor="middle" font-size="10.5" letter-spacing="1">${words[0]}</text>
    <text class="print" x=${x} y=${y + 10} text-anchor="middle" font-size="10.5" letter-spacing="1">${words[1]}</text>`;
}
