// The framed meter on the cloth; what a round has won stands in it until the next one begins.
import { svg } from 'lit';

/** The figures themselves are written by `parts/figures.js`, which counts them up. */
export function meterFrame(game, view) {
  const [first, ...more] = game.won(view);
  const { inOrder } = view.jackpot;
  const hit = inOrder && first ? `${first.words}${more.length ? ` and ${more.length} more` : ''}` : null;
  const words = hit ?? (inOrder ? 'Progressive jackpot' : 'Jackpot out of order');
  const cls = hit ? 'won' : inOrder ? '' : 'off';
  return svg`<g class="meter-frame ${cls}" role="group" aria-label=${words}>
    <path class="frame" d="M358 192H750L764 231L750 270H358L344 231Z"></path>
    <path class="line" d="M362 198H746L757.5 231L746 264H362L350.5 231Z"></path>
    <text class="cap" x="554" y="218" text-anchor="middle" font-size=${hit ? 14 : 12.5} letter-spacing=${hit ? 0.5 : 2.4}>${
      hit ?? words.toUpperCase()
    }</text>
    <text class="figures" data-meter x="554" y="254" text-anchor="middle" font-size="33"></text></g>`;
}
