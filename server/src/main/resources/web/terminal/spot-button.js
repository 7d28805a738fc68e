// A place of the layout as a button of its own, for narrow pages and for blocks that open enlarged.
import { html, nothing } from 'lit';
import { limit, net } from '/floor/money.js';
import { paysAt } from '/games/craps-words.js';
import { chipAt, pile } from '/parts/chip.js';
import { mark } from '/parts/mark.js';
import { handlers } from '/terminal/area.js';
import { resultsOf } from '/terminal/layout.js';
import { groupOf } from '/terminal/spots.js';

/** `page` is the terminal page; `print` and `under` stand on the place, `before` a drawing ahead of them. */
export function spotButton(page, id, { print, under = paysAt(page.drawn.pays, id), before = nothing, cls = '' }) {
  const stake = page.staked(id);
  const result = resultsOf(page).get(id);
  const inside = html`${before}<b>${print}</b>${stake ? lying(stake) : html`<small>${under}</small>`}
    ${result ? html`<span class="fell">${mark(result.result, result.sum ? net(result.sum).replace(/\.00$/, '') : 'draw')}</span>` : nothing}`;
  const classes = `spot ${cls} ${stake ? 'mine' : ''} ${page.moving === id ? 'moving' : ''}`;
  if (!page.own) return html`<div class=${classes} data-area=${id}>${inside}</div>`;
  const deed = page.deedAt(id);
  const on = handlers(deed);
  return html`<button type="button" class=${classes} data-area=${id} data-group=${groupOf(id)} aria-label=${deed.label} aria-disabled=${deed.disabled ? 'true' : nothing}
    aria-pressed=${deed.pressed ?? nothing} @click=${on.click} @contextmenu=${on.second} @pointerdown=${on.down} @pointerup=${on.up}
    @pointerleave=${on.up} @pointercancel=${on.up} @keydown=${on.key} @focus=${deed.focus}>${inside}</button>`;
}

function lying(stake) {
  const all = pile(stake).slice(-4);
  return html`<span class="lies"><svg viewBox="-15 -21 30 36" aria-hidden="true">${all.map((each, at) => chipAt(each, 0, -at * 3, 28))}</svg><i class="num">${limit(stake)}</i></span>`;
}
