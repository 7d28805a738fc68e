// The floor: every table with its limits, free boxes and cost.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { least, sheet } from '/floor/costs.js';
import { name } from '/floor/go.js';
import { cents } from '/floor/money.js';
import { Present } from '/parts/present.js';
import { clock, count, day, games, title } from '/floor/words.js';
import { tile } from '/pages/lobby-tile.js';
import '/pages/lobby-jackpots.js';
import '/parts/top-bar.js';

const EVERY = 3_000;
const TEN = 1_000;
const FILTERS = [
  ['all', 'All games', () => true],
  ['free', 'With a free box', table => table.open && table.free > 0],
  ['low', 'Minimum $10 or less', table => cents(table.session?.entryFee ?? table.sign.general.minimum) <= TEN],
  ['jackpot', 'Jackpots', table => !!table.pools?.length],
];

class Lobby extends LitElement {
  static properties = { tables: { state: true }, me: { state: true }, costs: { state: true }, filter: { state: true },
    broken: { state: true } };

  present = new Present(this);

  createRenderRoot() { return this; }

  constructor() {
    super();
    this.filter = 'all';
    this.costs = new Map();
  }

  connectedCallback() {
    super.connectedCallback();
    name('The floor');
    this.look = () => document.visibilityState === 'visible' && this.load();
    this.clock = setInterval(this.look, EVERY);
    document.addEventListener('visibilitychange', this.look);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.clock);
    document.removeEventListener('visibilitychange', this.look);
  }

  async load() {
    try {
      const { tables } = await get('/api/tables');
      this.tables = tables.sort(inOrder);
      this.broken = null;
      this.price(tables);
    } catch (failure) {
      this.broken = failure;
    }
  }

  price(tables) {
    for (const table of tables) {
      if (this.costs.has(table.id)) continue;
      this.costs.set(table.id, null);
      sheet(table.game, table).then(found => {
        this.costs = new Map(this.costs).set(table.id, least(found));
      }, () => {});
    }
  }

  render() {
    return html`<baize-top-bar here="floor"></baize-top-bar><main id="main" class="floor">
      <div class="hd"><div><h1>The floor</h1><p>${this.now()}</p></div>${this.filters()}</div>
      ${this.broken ? html`<p class="refusal" role="alert"><b>The tables cannot be fetched</b>${this.broken.detail}
        ${this.tables ? 'They are shown as last known.' : ''}</p>` : nothing}
      <baize-lobby-jackpots></baize-lobby-jackpots>
      ${this.list()}</main>`;
  }

  now() {
    const now = new Date();
    const open = (this.tables ?? []).filter(table => table.open).length;
    return `${day(now)}, ${clock(now)}.${this.tables ? ` ${count(open, 'table')} open.` : ''}`;
  }

  filters() {
    const offered = FILTERS.filter(([id]) => id !== 'jackpot' || this.tables?.some(table => table.pools?.length));
    return html`<div class="filters" role="group" aria-label="Show"><span class="dim lb" aria-hidden="true">Show</span>
      ${offered.map(([id, words]) => html`<button type="button" class="f" aria-pressed=${this.filter === id}
        @click=${() => (this.filter = id)}>${words}</button>`)}</div>`;
  }

  list() {
    if (!this.tables) return this.broken ? nothing : html`<p class="waits">Fetching the tables</p>`;
    const shown = this.tables.filter(FILTERS.find(([id]) => id === this.filter)[2]);
    if (!shown.length) return this.none();
    return html`<section class="tiles" aria-label="Tables">
      ${shown.map(table => tile(table, this.me, this.costs.get(table.id)))}${before(this.tables)}</section>`;
  }

  none() {
    return this.tables.length
      ? html`<div class="empty"><p>No table is like that now.</p><button type="button" class="btn small"
          @click=${() => (this.filter = 'all')}>Show all games</button></div>`
      : html`<div class="empty"><p>No table has been set up on this floor. They are named in the file given with
          <code>--floor</code> when it is started.</p></div>`;
  }
}

const before = tables => html`<article class="tile why"><div><h2>Before you sit down</h2>
  <p>Every wager’s true cost is printed beside it, and every line that is paid or collected names the clause that
    decided it.</p>
  <p><a href="/odds/${tables[0]?.game ?? ''}">Odds of every wager</a><br><a href="/cashier#limits">Set a limit on time,
    loss or deposits</a></p></div></article>`;

function inOrder(one, other) {
  return games.indexOf(one.game) - games.indexOf(other.game) || one.id.localeCompare(other.id, 'en', { numeric: true })
    || title(one.game).localeCompare(title(other.game));
}

customElements.define('baize-lobby', Lobby);
