// The book's third leaf: what each wager costs, from the PAR sheet under this table's settings.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { returned } from '/floor/costs.js';
import { dollars } from '/floor/money.js';
import { percent, wager } from '/floor/words.js';

/** `game`, `table`, and the `meter` of its jackpot where it has one. */
export class BookOdds extends LitElement {
  static properties = { game: {}, table: {}, meter: {}, par: { state: true }, failed: { state: true } };

  createRenderRoot() {
    return this;
  }

  willUpdate(changed) {
    if (changed.has('game') || changed.has('table')) this.load();
  }

  async load() {
    try {
      this.par = await get(`/api/par/${this.game}?table=${encodeURIComponent(this.table)}`);
    } catch (failure) {
      this.failed = failure.detail;
    }
  }

  /** A jackpot wager costs what its meter makes it cost. */
  jackpot({ hitFrequency }) {
    const { jackpot } = this.par;
    const back = returned(jackpot, this.meter ?? jackpot.meter);
    return html`<section><h2 class="subh">Jackpot</h2><dl class="kv">
      <dt>House edge, at ${dollars(this.meter ?? jackpot.meter)}</dt><dd class="num">${percent(1 - back)}</dd>
      <dt>Even at a meter of</dt><dd class="num">${dollars(jackpot.breakEven)}</dd>
      <dt>Rounds that win</dt><dd class="num">${percent(hitFrequency)}</dd></dl></section>`;
  }

  render() {
    if (this.failed) return html`<p class="note">${this.failed}</p>`;
    if (!this.par) return html`<p class="waits">Fetching the odds</p>`;
    return html`${this.sheets()}<p class="note">${this.note()}</p>`;
  }

  sheets() {
    return this.par.wagers.map(each => (this.par.jackpot && each.wager === 'jackpot' ? this.jackpot(each) : sheet(each)));
  }

  note() {
    return html`Exact, best play, this table’s pay tables. <a href="/odds/${this.game}">How it is computed</a>`;
  }
}

function sheet(each) {
  return html`<section><h2 class="subh">${wager(each.wager)}</h2><dl class="kv">
    <dt>House edge, of the ${wager(each.per)}</dt><dd class="num">${percent(each.houseEdge)}</dd>
    ${each.elementOfRisk == null || each.elementOfRisk === each.houseEdge ? nothing : html`<dt>Of all staked</dt><dd class="num">${percent(each.elementOfRisk)}</dd>`}
    <dt>Rounds that win</dt><dd class="num">${percent(each.hitFrequency)}</dd></dl></section>`;
}
customElements.define('baize-book-odds', BookOdds);
