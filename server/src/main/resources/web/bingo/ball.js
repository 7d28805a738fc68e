// A ball: its number, ringed in the colour of its ten. The colour is a help, never the only sign.
import { svg } from 'lit';

const RINGS = ['#8f2622', '#26406b', '#6d4e16', '#1f6a3d', '#5b3f7d', '#8a4a14', '#1d5a63', '#7a2a52', '#3c3f4a'];

/** The ring of a number: that of its column on a card. */
const ring = number => RINGS[Math.min(8, Math.floor(number / 10))];

/** `size` in pixels, or none where the style says it. */
export function ball(number, size = null) {
  const colour = ring(number);
  return svg`<svg class="ball" viewBox="0 0 100 100" width=${size ?? '100%'} height=${size ?? '100%'} role="img" aria-label=${number}>
    <circle cx="50" cy="50" r="48" fill=${colour}></circle><circle cx="50" cy="50" r="47.5" fill="none" stroke="#1d110b" stroke-opacity=".45" stroke-width="2"></circle>
    <circle cx="50" cy="50" r="35" fill="#fffdf6"></circle><circle cx="50" cy="50" r="31.5" fill="none" stroke=${colour} stroke-width="1.4"></circle>
    <text x="50" y="64" text-anchor="middle" font-size="40">${number}</text></svg>`;
}

/** A ball that is read from afar: a thin ring, its number as large as it can be. */
export function plainBall(number) {
  return svg`<svg class="ball" viewBox="0 0 100 100" role="img" aria-label=${number}><circle cx="50" cy="50" r="48" fill=${ring(number)}></circle>
    <circle cx="50" cy="50" r="41" fill="#fffdf6"></circle><text x="50" y="69" text-anchor="middle" font-size="56">${number}</text></svg>`;
}

/** Where a ball will be. */
export function noBall(size = null) {
  return svg`<svg class="ball none" viewBox="0 0 100 100" width=${size ?? '100%'} height=${size ?? '100%'} aria-hidden="true">
    <circle cx="50" cy="50" r="47"></circle><circle cx="50" cy="50" r="34"></circle></svg>`;
}
