// What never moves on a cloth: rail, print, float tray, discard rack, shoe, the dealer's place.
import { svg, nothing } from 'lit';
import { cardAt } from '/parts/card.js';

const FLOAT = ['white', 'red', 'red', 'green', 'green', 'black', 'black', 'purple', 'gold'];

/** The rail and the cloth inside it. */
export const rail = svg`<path class="rail" d="M22 14H1086V250C1086 520 850 662 554 662C258 662 22 520 22 250Z"></path>
  <path class="rail-line" d="M25 17H1083V250C1083 520 848.2 659 554 659C259.8 659 25 520 25 250Z"></path>
  <path class="cloth-edge" d="M42 34H1066V250C1066 520 838 642 554 642C270 642 42 520 42 250Z"></path>
  <path class="cloth-line" d="M49 41H1059V250C1059 520 833.8 635 554 635C274.2 635 49 520 49 250Z"></path>`;

/** The float: the house's chips before the dealer. */
export const floatTray = svg`<g class="float"><rect class="float-well" x="404" y="22" width="300" height="26" rx="4"></rect>
  ${FLOAT.map((colour, at) => svg`<rect class="float-${colour}" x=${426 + at * 29} y="27" width="25" height="16" rx="2"></rect>`)}</g>`;

/**
 * The discard rack at the dealer's right, fuller as hands end, and what cards come from at the dealer's left; both stand
 * further out by `spread` where hands are wide. `told`: what stands under the shoe, and whether its cutting card is out.
 */
export function rackAndShoe(discards, device, spread = 0, told = null) {
  const seen = Math.min(8, discards);
  return svg`<g class="rack" transform="translate(${-spread} 0)"><rect class="well" x="150" y="58" width="74" height="52" rx="4"></rect>
    ${Array.from({ length: seen }, (_, at) => svg`<rect class="discard" x="158" y=${96 - at * 3} width="58" height="5" rx="1"></rect>`)}
    <text class="s dim" x="187" y="126" text-anchor="middle" font-size="12">discard rack</text></g>
    <g class="shoe" transform="translate(${spread} 0)"><path class="box" d="M884 58h62l14 52h-76Z"></path>${cardAt({ x: 896, y: 64, width: 28 })}
    <text class="s dim" x="920" y="126" text-anchor="middle" font-size="12">${told?.[0] ?? (device === 'shuffler' ? 'shuffler' : 'card shoe')}</text>
    ${told?.[1] ? svg`<text class="s dim" x="920" y="142" text-anchor="middle" font-size="12">${told[1]}</text>` : nothing}
    ${told?.cut ? svg`<rect class="cut-card" x="868" y="70" width="10" height="34" rx="1.5"></rect>` : nothing}</g>`;
}

/** The print of the rules along an arc or two; below a meter it is smaller. */
export function inscription([large, small], belowMeter = false, insurance = null) {
  if (insurance) return withInsurance(large, small, insurance, belowMeter);
  if (belowMeter)
    return svg`<path id="arc-large" class="guide" d="M300 284Q554 352 808 284"></path>
    <text class="inscription" font-size="15" letter-spacing="1.4"><textPath href="#arc-large" startOffset="50%" text-anchor="middle">${large.toUpperCase()}</textPath></text>`;
  return svg`<path id="arc-large" class="guide" d="M94 186Q554 336 1014 186"></path>
    <text class="inscription" font-size="20" letter-spacing="4.6"><textPath href="#arc-large" startOffset="50%" text-anchor="middle">${large.toUpperCase()}</textPath></text>
    <path id="arc-small" class="guide" d="M94 214Q554 364 1014 214"></path>
    <text class="inscription small" font-size="12.5" letter-spacing="0.35"><textPath href="#arc-small" startOffset="50%" text-anchor="middle">${small}</textPath></text>`;
}

/** The print of Star Blackjack: what it pays, how the dealer draws, and the insurance line below. */
function withInsurance(large, small, insurance, belowMeter) {
  const [first, second] = belowMeter ? [[272, 15, 1.2], [291, 11.5, 0.2]] : [[214, 21, 4.4], [240, 13, 0.3]];
  const arc = (id, y, font, spacing, words, cls = '') => svg`<path id=${id} class="guide" d="M250 ${y - 34}Q554 ${y + 66} 858 ${y - 34}"></path>
    <text class="inscription ${cls}" font-size=${font} letter-spacing=${spacing}><textPath href="#${id}" startOffset="50%" text-anchor="middle">${words}</textPath></text>`;
  const lines = belowMeter ? 'M236 268Q554 400 872 268M222 296Q554 444 886 296' : 'M292 214Q554 428 816 214M266 244Q554 474 842 244';
  return svg`<path class="insurance-line" d=${lines}></path>
    ${arc('arc-large', ...first, large.toUpperCase())}${arc('arc-small', ...second, small, 'small')}
    <path id="arc-insurance" class="guide" d=${belowMeter ? 'M230 290Q554 430 878 290' : 'M286 239Q554 466 822 239'}></path>
    <text class="inscription" font-size="14" letter-spacing="3"><textPath href="#arc-insurance" startOffset="50%" text-anchor="middle">${insurance.toUpperCase()}</textPath></text>`;
}

/** The dealer's cards as they lie: those that are up come last, as the upcard was dealt. */
export function dealerFaces({ dealer, dealerCards }) {
  return [...Array(Math.max(0, dealerCards - dealer.length)).fill(null), ...dealer];
}

/** The dealer's hand of so many cards with its word above and, beside it, what it is worth. */
export function dealerPlace(cloth, size, view, says, order = () => '') {
  const [cx, top, width, wide] = cloth.dealer[size];
  const count = view.dealerCards;
  const step = count > Math.max(size, 4) ? wide * 0.55 : wide;
  const faces = dealerFaces(view);
  const left = cx - (Math.max(count, size) * step - (step - width)) / 2;
  const cards = Array.from({ length: count }, (_, at) =>
    cardAt({
      code: faces[at],
      x: left + at * step,
      y: top,
      width,
      cls: 'dealt',
      order: order(at),
      key: `0-0-${at}`,
    }),
  );
  return svg`<g class="dealer" role="img" aria-label="The dealer">
    <text class="word" x=${cx} y=${top - 10} text-anchor="middle" font-size="14" letter-spacing="2">DEALER</text>
    ${count ? cards : Array.from({ length: size }, (_, at) => svg`<rect class="card-place" x=${left + at * step} y=${top} width=${width} height=${width * 1.4} rx="5"></rect>`)}
    ${says ? besides(cloth, size, says, Math.max(size * wide, count * step)) : nothing}</g>`;
}

function besides(cloth, size, { heading, words }, across) {
  const narrow = cloth.viewBox !== '0 0 1108 676';
  const [cx, top, width] = cloth.dealer[size];
  if (narrow)
    return svg`<text class="s dim" x=${cx} y=${top + width * 1.4 + 22} text-anchor="middle" font-size="14">${
      heading ? `${heading}, ${words.join(' ')}` : words.join(' ')
    }</text>`;
  const x = cx + across / 2 + (size > 3 ? 16 : 32);
  const lines = words.map(
    (line, at) => svg`<text class="s dim" x=${x} y=${(heading ? 126 : words.length > 2 ? 112 : 118) + at * 18} font-size="14">${line}</text>`,
  );
  return svg`${heading ? svg`<text class="value" x=${x} y="104" font-size=${size > 3 ? 18 : 21}>${heading.charAt(0).toUpperCase() + heading.slice(1)}</text>` : nothing}${lines}`;
}
