// What wagers cost: the PAR sheet of a game, exact, under the settings of a table where one is named.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { sheet } from '/floor/costs.js';
import { go, name, settleAt } from '/floor/go.js';
import { Pools, pools } from '/floor/pools.js';
import { games, title } from '/floor/words.js';
import { byUpcard, ruleWorth } from '/pages/odds-chart.js';
import { jackpotReturn } from '/pages/odds-jackpot.js';
import { callsCurve, callsSheet, jackpotLevels } from '/pages/odds-calls.js';
import { combinations, diceEndings, diceSheet } from '/pages/odds-dice.js';
import { endings, everyWager } from '/pages/odds-wagers.js';
import { otherPlay, settings, strategy } from '/pages/odds-play.js';
import '/parts/top-bar.js';

class Odds extends LitElement {
  static properties = { game: {}, query: {}, tables: { state: true }, table: { state: true }, found: { state: true }, wager: { state: true },
    broken: { state: true } };

  pools = new Pools(this);

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

  async load() {
    if (!this.tables) return;
    const { game } = this;
    const wanted = new URLSearchParams(this.query).get('table');
    this.table = this.tables.find(each => each.game === game && each.id === wanted) ?? null;
    this.found = this.broken = null;
    try {
      const found = await sheet(game, this.table);
      if (game === this.game) this.found = found;
      if (found.jackpot) this.pools.follow();
    } catch (failure) {
      if (game === this.game) this.broken = failure;
    }
  }

  render() {
    return html`<baize-top-bar here="odds"></baize-top-bar><main id="main" class="od">
      <div class="hd"><div><h1>${title(this.game)}: PAR sheet</h1><p>${this.under()}</p></div>${this.picks()}</div>
      ${this.found ? this.sheets() : this.broken ? this.trouble() : html`<p class="waits">Working out the
        odds</p>`}</main>`;
  }

  under() {
    if (!this.found) return '';
    const where = this.table ? `Settings of table ${this.table.id}` : 'Settings of the book';
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
    return html`<div class="cols called"><div>${callsCurve(found, this.wager, choose)}</div>
      <div>${callsSheet(found, this.wager, choose)}<div class="both">${jackpotLevels(found)}${settings(found, this.table)}</div></div></div>`;
  }
}

customElements.define('baize-odds', Odds);
