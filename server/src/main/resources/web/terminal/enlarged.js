// On a touch screen a block whose places are too small for a finger opens enlarged over the cloth.
import { html, nothing } from 'lit';
import { kindOf, numberOf } from '/games/craps-words.js';
import { chips } from '/terminal/tray.js';
import { hopsBlock, numberBlock } from '/terminal/blocks.js';

const TAP = 44;
const COARSE = matchMedia('(pointer: coarse)');

/** The block that a touch on a small place means: a number, "hops", or nothing where a finger finds it. */
export function blockFor(on, target) {
  if (!COARSE.matches || !target?.ownerSVGElement) return null;
  const { width, height } = target.getBoundingClientRect();
  if (Math.min(width, height) >= TAP - 2) return null;
  return kindOf(on) === 'hop' ? 'hops' : /^(big|hardway)/.test(on) ? null : numberOf(on);
}

/** `page.large` is the block that stands open. */
export function enlarged(page) {
  if (!page.large || page.narrow) return nothing;
  const hops = page.large === 'hops';
  const close = () => (page.large = null);
  return html`<div class="shade" @click=${close}></div><section class="enlarged felt" role="dialog" aria-label=${hops ? 'Hop bets' : `Wagers about ${page.large}`}
    @keydown=${event => event.key === 'Escape' && close()}><header><h2>${hops ? 'Hop bets' : page.large}</h2>${chips(page)}<button type="button" class="toolbtn" @click=${close}>Back to the layout</button></header>
    ${hops ? hopsBlock(page) : numberBlock(page, page.large)}</section>`;
}
