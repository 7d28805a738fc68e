// The jackpots: a list of all, and for each a screen that is read from across a hall.
import { LitElement, html } from 'lit';
import { name } from '/floor/go.js';
import { limit } from '/floor/money.js';
import { Pools, pools } from '/floor/pools.js';
import { title } from '/floor/words.js';
import '/pages/jackpot-screen.js';
import '/pages/lobby-jackpots.js';
import '/parts/top-bar.js';

/** `pool`: the id of the one to show at large; all of them where there is none. */
class Jackpots extends LitElement {
  static properties = { pool: {} };

  pools = new Pools(this);

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    this.pools.follow();
  }

  render() {
    if (this.pool) return html`<baize-jackpot-screen .pool=${this.pool}></baize-jackpot-screen>`;
    name('Jackpots');
    const all = [...pools.all.values()];
    return html`<baize-top-bar here="floor"></baize-top-bar><main id="main" class="jackpots"><h1>Jackpots</h1>
      ${all.length ? all.map(one) : none}</main>`;
  }
}

const one = pool => html`<article class="felt"><h2>${pool.name}</h2>
  <baize-lobby-meter class="meter" .amount=${pool.meter}></baize-lobby-meter><p>${pool.note}</p>
  <p>${title(pool.game)}, jackpot wager ${limit(pool.stake)}</p>
  <p class="ways"><a class="btn small" href="/jackpots/${encodeURIComponent(pool.id)}">Prizes and last hits, for a big
    screen</a> ${pool.tables.map(table => html`<a class="btn small" href="/tables/${encodeURIComponent(table)}">Table
      ${table}</a> `)}</p></article>`;

const none = html`<div class="empty"><p>No jackpot is played for on this floor.</p>
  <a class="btn small" href="/floor">To the floor</a></div>`;

customElements.define('baize-jackpots', Jackpots);
