// The mark of a result: a drawing, a word and a colour, each enough by itself.
import { html, svg } from 'lit';
import { net } from '/floor/money.js';

const CLASSES = { win: 'win', lose: 'lose', 'stand-off': 'so', void: 'void' };

/** The class of a result in house.css. */
export const resultClass = result => CLASSES[result] ?? 'void';

/** Mark and word of "win", "lose", "stand-off" or "void", on paper or felt. */
export function mark(result, words = result) {
  const cls = resultClass(result);
  return html`<span class="res ${cls}"><svg aria-hidden="true"><use href="/art/cards.svg#r-${cls}"></use></svg>${words}</span>`;
}

/** What became of several lines together. */
export function outcome(lines, cents) {
  if (lines.every(line => line.result === 'void')) return 'void';
  return cents > 0 ? 'win' : cents < 0 ? 'lose' : 'stand-off';
}

/** The words on a tag: an amount with its sign, or the word where nothing moved. */
export function tagWords(result, cents) {
  return cents ? net(cents) : result === 'void' ? 'void' : result === 'stand-off' ? 'stand-off' : net(0);
}

/** A tag under a box, for an SVG, centred at x with its top at y. */
export function tagAt({ x, y, result, words }) {
  const width = words.length * 6.85 + 34;
  const cls = resultClass(result);
  return svg`<g class="tag-felt ${cls}" transform="translate(${x - width / 2} ${y})">
    <rect width=${width} height="20" rx="3"></rect>
    <use href="/art/cards.svg#r-${cls}" x="5" y="3.5" width="13" height="13"></use>
    <text class="s" x="23" y="14.4" font-size="12">${words}</text></g>`;
}
