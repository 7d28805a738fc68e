// The meters of the floor's jackpots; no room is taken where there is none.
import { html, nothing } from 'lit';
import { dollars } from '/floor/money.js';

/** Tables that stand for a pool say so in `pools`: `{id, name, meter, note}`; a pool of several tables is shown once. */
export function jackpots(tables) {
  const pools = new Map(tables.flatMap(table => (table.pools ?? []).map(pool => [pool.id, pool])));
  if (!pools.size) return nothing;
  return html`<section class="band felt" aria-label="Jackpots">${[...pools.values()].map((pool, at) => html`<div>
    <h2>${pool.name}</h2><div class="meter ${at ? 'sm' : ''}">${dollars(pool.meter)}</div><p>${pool.note ?? nothing}</p>
    </div>`)}</section>`;
}
