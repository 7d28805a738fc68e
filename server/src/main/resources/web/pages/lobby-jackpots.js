// The meters of the floor's jackpots, live; no room is taken where there is none.
import { LitElement, html, nothing } from 'lit';
import { Pools, pools } from '/floor/pools.js';
import { Figures } from '/parts/figures.js';

/** Each pool once, whatever its tables; its meter leads to its own page. */
class LobbyJackpots extends LitElement {
  pools = new Pools(this);

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    this.pools.follow();
  }

  render() {
    const all = [...pools.all.values()];
    if (!all.length) return nothing;
    return html`<section class="band felt" aria-label="Jackpots">${all.map((pool, at) => html`<div>
      <h2>${pool.name}</h2><baize-lobby-meter class="meter ${at ? 'sm' : ''}" .amount=${pool.meter}></baize-lobby-meter>
      <p>${pool.note} <a href="/jackpots/${encodeURIComponent(pool.id)}">Prizes and last hits</a></p></div>`)}</section>`;
  }
}

/** One meter that counts up. */
class LobbyMeter extends LitElement {
  static properties = { amount: {} };

  figures = new Figures(this, () => this.amount);

  createRenderRoot() { return this; }

  render() {
    return html`<span class="num" data-meter></span>`;
  }
}

customElements.define('baize-lobby-meter', LobbyMeter);
customElements.define('baize-lobby-jackpots', LobbyJackpots);
