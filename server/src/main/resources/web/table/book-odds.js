// The book's third leaf: what each wager costs, from the PAR sheet under this table's settings.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { percent, wager } from '/floor/words.js';

/** `game`, `table`. */
export class BookOdds extends LitElement {
  static properties = { game: {}, table: {}, par: { state: true }, failed: { state: true } };

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

  render() {
    if (this.failed) return html`<p class="note">${this.failed}</p>`;
    if (!this.par) return html`<p class="waits">Fetching the odds</p>`;
    return html`${this.par.wagers.map(each => sheet(each))}
      <p class="note">Exact, best play, this table’s pay tables. <a href="/odds/${this.game}">How it is computed</a></p>`;
  }
}

function sheet(each) {
  return html`<section><h2 class="subh">${wager(each.wager)}</h2><dl class="kv">
    <dt>House edge, of the ${wager(each.per)}</dt><dd class="num">${percent(each.houseEdge)}</dd>
    ${each.elementOfRisk == null || each.elementOfRisk === each.houseEdge ? nothing : html`<dt>Of all staked</dt><dd class="num">${percent(each.elementOfRisk)}</dd>`}
    <dt>Rounds that win</dt><dd class="num">${percent(each.hitFrequency)}</dd></dl></section>`;
}
customElements.define('baize-book-odds', BookOdds);
