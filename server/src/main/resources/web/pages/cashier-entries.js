// Where the money went: every movement of one's balance, newest first.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { dollars } from '/floor/money.js';
import { date, plain, sentence, time } from '/floor/words.js';
import { clauseLink } from '/parts/clause-link.js';

const WORDS = {
  deposit: entry => entry.means === 'cash' ? 'Paid in at the cashier’s' : 'Paid in',
  withdrawal: () => 'Paid out',
  'to-table': entry => `Taken to table ${entry.table}`,
  'from-table': entry => `Brought back from table ${entry.table}`,
  'paid-by-table': entry => `Paid by table ${entry.table} after you left`,
  'charged-by-table': entry => `Taken back by table ${entry.table}${entry.owed ? `, ${dollars(entry.owed)} of it owed` : ''}`,
  'owed-paid': entry => `${dollars(entry.owed.slice(1))} paid of what was owed`,
};

/** `balance` is what the session knows: when it changes, there is something new. */
class CashierEntries extends LitElement {
  static properties = { balance: {}, entries: { state: true }, before: { state: true }, broken: { state: true } };

  createRenderRoot() { return this; }

  willUpdate(changed) {
    if (changed.has('balance')) this.load(null);
  }

  async load(before) {
    try {
      const found = await get(`/api/me/entries?limit=20${before == null ? '' : `&before=${before}`}`);
      this.entries = before == null ? found.entries : [...this.entries, ...found.entries];
      this.before = found.before;
      this.broken = null;
    } catch (failure) {
      this.broken = failure;
    }
  }

  render() {
    const trouble = this.broken
      && html`<p class="refusal" role="alert"><b>The entries cannot be fetched</b>${this.broken.detail}</p>`;
    return html`<section aria-labelledby="entries"><h2 id="entries">Last entries</h2>${trouble}${this.list()}</section>`;
  }

  list() {
    if (!this.entries) return this.broken ? nothing : html`<p class="waits">Fetching the entries</p>`;
    if (!this.entries.length) return empty;
    return html`<table class="t"><thead><tr><th>Time</th><th>What</th><th class="n">Out</th><th class="n">In</th>
      <th class="n">Balance</th></tr></thead><tbody>${this.entries.map(row)}</tbody></table>
      ${this.before == null ? nothing : html`<button type="button" class="btn small" @click=${this.earlier}>Earlier
        entries</button>`}`;
  }

  earlier() {
    this.load(this.before);
  }
}

const empty = html`<div class="empty"><p>No money has moved yet. What is paid in, taken to a table and brought back
  stands here.</p></div>`;

const what = entry => WORDS[entry.what]?.(entry) ?? sentence(plain(entry.what ?? 'moved'));
const amount = given => given ? dollars(given) : nothing;

const row = entry => html`<tr><td class="num">${time(entry.at)}<small class="dim day">${date(entry.at)}</small></td>
  <td>${what(entry)} ${entry.round ? html`<a href="/rounds/${entry.round}">replay</a>` : nothing}
    ${clauseLink(entry.game, entry.rule, true)}</td>
  <td class="n num">${amount(entry.out)}</td><td class="n num">${amount(entry.in)}</td>
  <td class="n num"><b>${dollars(entry.balance)}</b></td></tr>`;

customElements.define('baize-cashier-entries', CashierEntries);
