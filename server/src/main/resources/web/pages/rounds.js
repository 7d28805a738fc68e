// Past rounds: one's own, or all of a table, newest first.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { name } from '/floor/go.js';
import { cents, dollars, net } from '/floor/money.js';
import { Present } from '/parts/present.js';
import { count, date, time, title, wager } from '/floor/words.js';
import { clauseLink } from '/parts/clause-link.js';
import { mark, outcome } from '/parts/mark.js';
import { others } from '/parts/others.js';
import '/parts/top-bar.js';
import { waits } from '/parts/waits.js';

class Rounds extends LitElement {
  static properties = {
    table: {}, me: { state: true }, tables: { state: true }, rounds: { state: true }, before: { state: true },
      broken: { state: true },
  };

  present = new Present(this);

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    get('/api/tables').then(({ tables }) => (this.tables = tables), () => (this.tables = []));
  }

  willUpdate(changed) {
    const source = this.table ? `/api/tables/${encodeURIComponent(this.table)}/rounds` : this.me?.kind === 'patron'
      ? '/api/me/rounds' : null;
    if (!changed.has('table') && source === this.source && (this.table || this.me?.id === this.person)) return;
    [this.source, this.person] = [source, this.me?.id];
    name(this.table ? `Rounds of table ${this.table}` : 'My rounds');
    this.rounds = this.before = null;
    if (source) this.more();
  }

  async more() {
    const { source, person } = this;
    if (this.busy === source) return;
    const page = this.before == null ? '' : `&before=${encodeURIComponent(this.before)}`;
    this.busy = source;
    this.broken = null;
    try {
      const found = await get(`${source}?limit=20${page}`);
      if (source !== this.source || (!this.table && person !== this.person)) return;
      this.rounds = [...(this.rounds ?? []), ...found.rounds];
      this.before = found.before;
    } catch (failure) {
      this.broken = failure;
    } finally {
      if (this.busy === source) this.busy = null;
    }
  }

  render() {
    return html`<baize-top-bar here="rounds"></baize-top-bar><main id="main" class="rounds">
      <h1>${this.table ? `Rounds of table ${this.table}` : 'My rounds'}</h1>${this.others()}
      ${this.broken ? html`<p class="refusal" role="alert"><b>The rounds cannot be fetched</b>${this.broken.detail}</p>`
        : nothing}
      ${this.body()}</main>`;
  }

  /** Everyone may look at every table's rounds. */
  others() {
    const way = (path, here, words) => html`<a href=${path} aria-current=${here ? 'page' : nothing}>${words}</a>`;
    return html`<nav class="which" aria-label="Whose rounds">${way('/rounds', !this.table, 'Mine')}
      ${(this.tables ?? []).map(({ id }) => way(`${tablePath(id)}/rounds`, id === this.table, `Table ${id}`))}</nav>`;
  }

  body() {
    if (!this.table && this.me && this.me.kind !== 'patron') return nobodys(this.me);
    if (!this.rounds) return this.broken ? nothing : waits('Fetching the rounds');
    if (!this.rounds.length) return none(this.table);
    return html`<ol class="past">${this.rounds.map(round => this.round(round))}</ol>
      ${this.before != null ? html`<button type="button" class="btn" @click=${this.more}>Earlier rounds</button>`
        : html`<p class="note">These are all.</p>`}`;
  }

  round(round) {
    const table = round.round.slice(0, round.round.lastIndexOf('-'));
    const game = this.tables?.find(each => each.id === table)?.game;
    return html`<li><details>${this.summary(round, game ? title(game) : `Table ${table}`)}${lines(round, game)}</details>
      <a class="btn small" href="/rounds/${round.round}">Replay<span class="vh"> round ${round.round}</span></a></li>`;
  }

  /** One's own result has its mark; of a table only what all its players won or lost is said. */
  summary(round, where) {
    if (!round.lines.length) return html`<summary>${roundAt(round, where)}<span class="n net won">${others(round)}</span></summary>`;
    const moved = round.lines.reduce((sum, line) => sum + lineNet(line), 0);
    const staked = round.lines.reduce((sum, line) => sum + cents(line.stake), 0);
    const own = round.void ? 'void' : this.table ? null : outcome(round.lines, moved);
    return html`<summary>${roundAt(round, where)}
      <span class="sum">${own ? mark(own) : nothing}</span>
      <span class="num n">${dollars(staked)} staked</span>
      <span class="num n net">${this.table ? html`<small>players </small>` : nothing}<b>${net(moved)}</b></span></summary>`;
  }
}

const roundAt = (round, where) => html`<span class="id"><b>Round ${round.round}</b>
  <small>${where}, ${date(round.at)}, ${time(round.at)}</small></span>`;
const tablePath = id => `/tables/${encodeURIComponent(id)}`;
const lineNet = line => cents(line.returned) - cents(line.stake);

const nobodys = me => me.kind === 'staff'
  ? html`<div class="empty"><p>Staff have no rounds of their own. Those of each table are above.</p></div>`
  : html`<div class="empty"><p>Your own rounds stand here once you are signed in. Those of each table are open to
    everyone.</p><a class="btn small primary" href="/">Sign in</a></div>`;

const none = table => html`<div class="empty">
  <p>No rounds yet${table ? ' at this table' : ''}. The first one starts when a wager is placed.</p>
  ${table ? html`<a class="btn small" href=${tablePath(table)}>To the table</a>`
    : html`<a class="btn small" href="/floor">To the floor</a>`}</div>`;

const lines = (round, game) => round.lines.length ? table(round, game) : html`<p class="note">${round.prizes?.length
  ? round.prizes.map(each => `${wager(each.wager)}: ${dollars(each.paid)} to ${count(each.winners, 'winner')}. `) : 'No line of yours.'}</p>`;

const table = (round, game) => html`<table class="t"><thead><tr><th>Wager</th><th>Result</th><th class="n">Returned</th>
  <th class="n">Net</th><th class="n"><span class="vh">Clause</span></th></tr></thead>
  <tbody>${round.lines.map(line => html`<tr>
    <td>${wager(line.wager)} ${cents(line.stake) ? dollars(line.stake) : nothing}
      <small class="dim">box ${line.box}</small></td>
    <td>${mark(line.result)} <span class="dim odds">${line.odds ?? nothing}</span></td>
    <td class="n num">${dollars(line.returned)}</td><td class="n num"><b>${net(lineNet(line))}</b></td>
    <td class="n">${clauseLink(game, line.rule)}</td></tr>`)}</tbody></table>`;

customElements.define('baize-rounds', Rounds);
