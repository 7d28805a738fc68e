// The book's last leaf: the game's clauses in our words, to be found by word or number.
import { LitElement, html } from 'lit';
import { book } from '/floor/book.js';

/** `game`. */
export class BookRules extends LitElement {
  static properties = { game: {}, clauses: { state: true }, sought: { state: true }, failed: { state: true } };

  constructor() {
    super();
    this.sought = '';
  }

  createRenderRoot() {
    return this;
  }

  willUpdate(changed) {
    if (changed.has('game'))
      book(this.game).then(
        ({ clauses }) => (this.clauses = clauses),
        failure => (this.failed = failure.detail),
      );
  }

  render() {
    if (this.failed) return html`<p class="note">${this.failed}</p>`;
    if (!this.clauses) return html`<p class="waits">Fetching the rules</p>`;
    const words = this.sought.trim().toLowerCase();
    const found = this.clauses.filter(
      each => !words || each.clause.startsWith(words) || each.summary.toLowerCase().includes(words),
    );
    return html`<label class="fld"><span class="vh">Find a clause</span><input type="search" placeholder="Find by word or clause" .value=${this.sought}
        @input=${event => (this.sought = event.target.value)}></label>
      <p class="note" role="status">${found.length} of ${this.clauses.length} clauses. <a href="/rules/${this.game}">The whole book</a></p>
      <dl class="clauses">${found.map(
        each => html`<dt class=${each.parent === '-' ? 'chapter' : ''}><a href="/rules/${this.game}/${encodeURIComponent(each.clause)}">${each.clause}</a></dt>
        <dd class=${each.parent === '-' ? 'chapter' : ''}>${each.summary.replace(/^Section heading: /, '')}</dd>`,
      )}</dl>`;
  }
}
customElements.define('baize-book-rules', BookRules);
