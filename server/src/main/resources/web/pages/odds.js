// What wagers cost: the PAR sheet of a game, exact, under the settings of a table where one is named.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { sheet } from '/floor/costs.js';
import { go, name, settleAt } from '/floor/go.js';
import { Pools, pools } from '/floor/pools.js';
import { games, title } from '/floor/words.js';
import { byUpcard, ruleWorth } from '/pages/odds-chart.js';
import { hallFields } from '/pages/odds-hall.js';
import { jackpotReturn } from '/pages/odds-jackpot.js';
import { callsCurve, callsSheet, jackpotLevels } from '/pages/odds-calls.js';
import { combinations, diceEndings, diceSheet } from '/pages/odds-dice.js';
import { endings, everyWager } from '/pages/odds-wagers.js';
import { otherPlay, settings, strategy } from '/pages/odds-play.js';
import '/parts/top-bar.js';

/** Other sheets are being worked out: asked for again after so long. */
const BUSY = 503;
const RETRY = 1000;

class Odds extends LitElement {
  static properties = { game: {}, query: {}, tables: { state: true }, table: { state: true }, found: { state: true }, wager: { state: true },
    broken: { state: true }, house: { state: true }, busy: { state: true } };

  pools = new Pools(this);

  /** The settings that the address changes. */
  changed = {};

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    get('/api/tables').then(({ tables }) => (this.tables = tables), () => (this.tables = []));
  }

  willUpdate(changed) {
    if (!this.game) {
      this.game = games[0];
      settleAt(`/odds/${this.game}`);
    }
    if (changed.has('game') || changed.has('query') || (changed.has('tables') && this.tables)) this.load();
    name(`${title(this.game)}: odds`);
  }

  /** A hall's settings may be changed by the address; what was found stays until those are worked out. */
  async load() {
    if (!this.tables) return;
    const { game, query } = this;
    const { table: wanted, ...changed } = Object.fromEntries(new URLSearchParams(query));
    const table = this.tables.find(each => each.game === game && each.id === wanted) ?? null;
    if (this.of !== game || this.table !== table) this.found = this.house = null;
    Object.assign(this, { of: game, table, changed: game === 'bingo' ? changed : {}, broken: null, busy: true });
    const isWanted = () => game === this.game && query === this.query;
    try {
      const found = await sheet(game, table, this.changed);
      if (isWanted()) Object.assign(this, { found, house: found.house, broken: null, busy: false });
      if (found.jackpot) this.pools.follow();
    } catch (failure) {
      if (failure.status === BUSY && Object.keys(this.changed).length) return void setTimeout(() => isWanted() && this.load(), RETRY);
      const house = this.house ?? (await sheet(game, table).then(base => base.house, () => null));
      if (isWanted()) Object.assign(this, { found: null, house, broken: failure, busy: false });
    }
  }

  render() {
    return html`<baize-top-bar here="odds"></baize-top-bar><main id="main" class="od">
      <div class="hd"><div><h1>${title(this.game)}: PAR sheet</h1><p>${this.under()}</p></div>${this.picks()}</div>
      ${this.house?.cards ? hallFields(this.house, this.changed, this.broken?.detail, (setting, value) => this.change(setting, value)) : nothing}
      ${this.found ? this.sheets() : !this.broken ? html`<p class="waits">Working out the odds</p>` : this.house?.cards ? nothing : this.trouble()}</main>`;
  }

  under() {
    if (!this.found) return '';
    if (this.busy) return 'Working out the odds under other settings.';
    const other = Object.keys(this.changed).length ? ', changed below' : '';
    const where = `${this.table ? `Settings of table ${this.table.id}` : 'Settings of the book'}${other}`;
    return `${this.found.method === 'exact' ? 'Exact'
      : this.found.method}, from the code that pays. ${where}, computed in ${this.found.seconds.toFixed(2)} s.`;
  }

  picks() {
    const held = games.filter(game => game === this.game || this.tables?.some(each => each.game === game));
    const here = (this.tables ?? []).filter(each => each.game === this.game);
    return html`<div class="filters">${held.length > 1 ? held.map(game => html`<a class="f" href="/odds/${game}"
        aria-current=${game === this.game ? 'page' : nothing}>${title(game)}</a>`) : nothing}
      ${here.length ? html`<label for="under">Under the settings of</label><select id="under" class="pick"
        @change=${event => this.choose(event.target.value)}><option value="">the book</option>${here.map(each =>
          html`<option value=${each.id}
        ?selected=${each.id === this.table?.id}>table ${each.id}</option>`)}</select>` : nothing}</div>`;
  }

  choose(id) {
    go(`/odds/${this.game}${id ? `?table=${encodeURIComponent(id)}` : ''}`);
  }

  change(setting, value) {
    const query = new URLSearchParams(this.query);
    query.set(setting, value);
    go(`/odds/${this.game}?${query}`);
  }

  trouble() {
    return this.broken.status === 404 ? html`<div class="empty"><p>No odds of ${title(this.game)} are worked out on this
      floor.</p>
      <a class="btn small" href="/floor">To the floor</a></div>`
      : html`<p class="refusal" role="alert"><b>The sheet cannot be fetched</b>${this.broken.detail}</p>`;
  }

  /** The pool that the table is linked to, or the first of this game. */
  meter() {
    const all = [...pools.all.values()].filter(pool => pool.game === this.game);
    return (all.find(pool => pool.tables.includes(this.table?.id)) ?? all[0])?.meter ?? null;
  }

  sheets() {
    const { found } = this;
    if (found.game === 'craps') return html`<div class="cols dice"><div>${diceSheet(found, this.wager, id => (this.wager = id))}</div>
      <div>${diceEndings(found, this.wager)}${combinations()}${settings(found, this.table)}</div></div>`;
    if (found.hall) return this.calls();
    const chart = found.strategy?.chart;
    return html`<div class="cols"><div>${strategy(found.strategy)}${chart ? byUpcard(chart) : nothing}</div>
      <div>${everyWager(found.wagers)}${found.wagers.map(endings)}</div>
      <div>${found.jackpot ? jackpotReturn(this.game, found.jackpot, this.meter()) : nothing}${otherPlay(found)}${chart ? ruleWorth(found) : nothing}${settings(found, this.table)}</div></div>`;
  }

  calls() {
    const { found } = this;
    const choose = id => (this.wager = id);
    return html`<div class="cols called" aria-busy=${this.busy}><div>${callsCurve(found, this.wager, choose)}</div>
      <div>${callsSheet(found, this.wager, choose)}<div class="both">${jackpotLevels(found)}${settings(found, this.table, this.changed)}</div></div></div>`;
  }
}

customElements.define('baize-odds', Odds);
