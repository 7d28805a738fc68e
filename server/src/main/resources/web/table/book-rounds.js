// The book's second leaf: rounds that are over, at this table or one's own.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { net } from '/floor/money.js';
import { time } from '/floor/words.js';
import { lineNet } from '/parts/line.js';
import { mark, outcome } from '/parts/mark.js';
import { others } from '/parts/others.js';
import '/parts/docket.js';

/** `game`, `table`, `patron` (own id, or none), `settled` the newest round that is over. */
export class BookRounds extends LitElement {
  static properties = {
    game: {},
    table: {},
    patron: {},
    settled: { type: Number },
    own: { state: true },
    rounds: { state: true },
    before: { state: true },
    failed: { state: true },
    opened: { state: true },
  };

  createRenderRoot() {
    return this;
  }

  willUpdate(changed) {
    if (changed.has('settled') || changed.has('own') || changed.has('table')) this.load();
  }

  async load(before) {
    const path = this.own ? '/api/me/rounds' : `/api/tables/${this.table}/rounds`;
    try {
      const answer = await get(`${path}?limit=20${before ? `&before=${encodeURIComponent(before)}` : ''}`);
      this.rounds = before ? [...this.rounds, ...answer.rounds] : answer.rounds;
      this.before = answer.before;
      this.failed = null;
    } catch (failure) {
      this.failed = failure.detail;
    }
  }

  render() {
    return html`${this.patron ? html`<div class="pair" role="group" aria-label="Whose rounds">${this.choice(false, 'This table')}${this.choice(true, 'Mine')}</div>` : nothing}
      ${this.failed ? html`<p class="note">${this.failed}</p>` : nothing}
      ${this.rounds?.length === 0 ? html`<p class="empty">No rounds yet at this table. The first one starts when a wager is placed.</p>` : nothing}
      <ul class="rounds">${(this.rounds ?? []).map(round => this.row(round))}</ul>
      ${this.before && this.rounds?.length ? html`<button type="button" class="btn small" @click=${() => this.load(this.before)}>Earlier rounds</button>` : nothing}`;
  }

  choice(own, words) {
    return html`<button type="button" class="btn small" aria-pressed=${!!this.own === own} @click=${() => (this.own = own)}>${words}</button>`;
  }

  row(round) {
    const sum = round.lines.reduce((total, line) => total + lineNet(line), 0);
    const open = this.opened === round.round;
    return html`<li><button type="button" class="round" aria-expanded=${open} @click=${() => (this.opened = open ? null : round.round)}>
        <span class="num dim">${time(round.at)}</span><b class="num">${round.round}</b>
        ${round.lines.length ? html`<span class="sum">${mark(outcome(round.lines, sum), net(sum))}</span>` : html`<span class="dim">${others(round)}</span>`}</button>
      ${
        open
          ? html`${byBox(round.lines).map(
              ([box, lines]) => html`<baize-docket .lines=${lines} .game=${this.game} heading="Box ${box}"
        closing="Net"></baize-docket>`,
            )}<a class="btn small" href="/rounds/${round.round}">Replay this round</a>`
          : nothing
      }</li>`;
  }
}

const byBox = lines => [...Map.groupBy(lines, line => line.box)].sort(([a], [b]) => a - b);

customElements.define('baize-book-rounds', BookRounds);
