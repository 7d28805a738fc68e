// The rule book: sections, clauses in our words, and what carries each of them out.
import { LitElement, html, nothing } from 'lit';
import { book, lacking, matches, rulingsOf, sectionOf, sections } from '/floor/book.js';
import { go, name, settleAt } from '/floor/go.js';
import { count, games, title } from '/floor/words.js';
import { clauseDetail, rulingDetail } from '/pages/rules-detail.js';
import { clauseLink, ruleAddress } from '/parts/clause-link.js';
import '/parts/top-bar.js';

class Rules extends LitElement {
  static properties = { game: {}, clause: {}, found: { state: true }, words: { state: true }, broken: { state: true } };

  createRenderRoot() { return this; }

  constructor() {
    super();
    this.words = '';
  }

  willUpdate(changed) {
    if (!this.game) {
      this.game = games[0];
      settleAt(`/rules/${this.game}`);
    } else if (this.game === 'rulings') {
      this.game = games[0];
    }
    if (changed.has('game')) this.load();
    if (changed.has('clause')) this.words = '';
    name(`${this.clause ? `${this.clause}, ` : ''}${title(this.game)}: rules`);
  }

  async load() {
    const asked = this.game;
    this.found = this.broken = null;
    try {
      const found = await book(asked);
      if (asked === this.game) this.found = { ...found, sections: sections(found.clauses) };
    } catch (failure) {
      if (asked === this.game) this.broken = failure;
    }
  }

  /** Which clause stands open, brought into sight when one came from elsewhere. */
  updated(changed) {
    if (!(changed.has('found') || changed.has('clause')) || !this.found || !this.clause) return;
    // What was followed from a list of results is gone with the list; the clause itself is the place to go on from.
    if (changed.has('clause') && document.activeElement === document.body)
      this.querySelector('article[aria-current] .cl')?.focus();
    const narrow = matchMedia('(max-width: 1199px)').matches;
    this.querySelector(narrow ? 'aside:not(.hint)' : 'article[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  render() {
    return html`<baize-top-bar here="rules"></baize-top-bar><div class="ru">
      <nav class="chapters" aria-label="Chapters">${this.picks()}${this.found ? this.chapters() : nothing}</nav>
      <main id="main">${this.broken ? this.trouble() : this.found ? this.middle() : fetching}</main>
      ${this.found ? this.aside() : nothing}</div>`;
  }

  trouble() {
    return this.broken.status === 404
      ? html`<div class="empty"><h1>No such book</h1><p>There is no game called ${this.game}.</p>
        <a class="btn small" href="/rules">To the books</a></div>`
      : html`<p class="refusal" role="alert"><b>The book cannot be fetched</b>${this.broken.detail}</p>`;
  }

  picks() {
    return html`<div class="picks"><label class="vh" for="game">Game</label>
      <select id="game" class="pick" @change=${event => go(`/rules/${event.target.value}`)}>
        ${games.map(game => html`<option value=${game} ?selected=${game === this.game}>${title(game)}</option>`)}</select>
      <label class="vh" for="seek">Search the book</label>
      <input id="seek" class="pick" type="search" placeholder="Search the book" autocomplete="off" .value=${this.words}
        @input=${event => (this.words = event.target.value)}></div>`;
  }

  get at() {
    if (this.clause && isRuling(this.clause)) return 'rulings';
    const number = this.clause ? sectionOf(this.clause) : null;
    return this.found.sections.some(each => each.number === number) ? number : this.found.sections[0]?.number;
  }

  chapters() {
    const rulings = this.cited();
    const item = (number, words, size) => html`<a href=${ruleAddress(this.game, number)}
      aria-current=${!this.words && this.at === (isRuling(number) ? 'rulings' : number) ? 'page' : nothing}>
      <span>${words}</span><span class="num size">${size}</span></a>`;
    const { sections: all } = this.found;
    return html`${all.map(({ number, title: words, clauses }) => item(number, `${number} ${words}`, clauses.length))}
      ${rulings.length ? item(rulings[0], 'Rulings', rulings.length) : nothing}`;
  }

  /** The rulings this book's clauses point to. */
  cited() {
    const all = new Set(this.found.clauses.flatMap(rulingsOf).filter(each => this.found.rulings?.[each]));
    return [...all].sort((one, other) => one.slice(2) - other.slice(2));
  }

  middle() {
    if (this.words.trim()) return this.results(this.found.clauses.filter(each => matches(each, this.words.trim())));
    if (this.at === 'rulings') return this.rulings();
    const section = this.found.sections.find(each => each.number === this.at);
    if (!section) return html`<div class="empty"><p>This book has no clauses.</p></div>`;
    const gaps = section.clauses.filter(each => lacking(each).length).length;
    return html`<div class="top"><h1>${section.number} ${section.title}</h1>
      <span class="dim">${count(section.clauses.length, 'clause')}, in our own words</span>
      <span class="sums"><span class="tag">${section.clauses.length - gaps} met</span>
      ${gaps ? html`<span class="tag gap">${count(gaps, 'gap')}</span>` : nothing}</span></div>
      ${section.clauses.map(each => this.row(each))}`;
  }

  results(found) {
    const words = `${count(found.length, 'clause')} with “${this.words.trim()}”`;
    return html`<div class="top"><h1>Search</h1><span class="dim" role="status">${words}</span></div>
      ${found.length ? found.map(each => this.row(each)) : html`<div class="empty"><p>No clause of this book says that.
        Other words, or another game, may find it.</p></div>`}`;
  }

  row(clause) {
    return html`<article aria-current=${clause.clause === this.clause ? 'true' : nothing}>
      <span>${clauseLink(this.game, clause.clause)}</span>
      <p><a href=${ruleAddress(this.game, clause.clause)} tabindex="-1">${clause.summary}</a></p>
      ${isSection(clause) ? nothing : met(clause)}</article>`;
  }

  rulings() {
    return html`<div class="top"><h1>Rulings</h1>
      <span class="dim">where the book is silent or contradicts itself</span></div>
      ${this.cited().map(each => html`<article aria-current=${each === this.clause ? 'true' : nothing}>
        <span>${clauseLink(this.game, each)}</span><p>${this.found.rulings[each]}</p></article>`)}`;
  }

  aside() {
    if (!this.clause) return choose;
    if (isRuling(this.clause)) return rulingDetail(this.game, this.clause, this.found);
    const clause = this.found.clauses.find(each => each.clause === this.clause);
    if (clause) return isSection(clause) ? choose : clauseDetail(clause, this.found);
    const none = `${title(this.game)} has no clause ${this.clause}.`;
    return html`<aside aria-label="Clause"><p class="note">${none}</p></aside>`;
  }
}

const fetching = html`<p class="waits">Fetching the book</p>`;
const choose = html`<aside class="hint" aria-label="Clause"><p class="note">Choose a clause to see what carries it out
  and what tests it.</p></aside>`;
const isSection = ({ clause }) => clause === sectionOf(clause);

function met(clause) {
  const lacks = lacking(clause);
  const counts = `${clause.code.length} code, ${count(clause.tests.length, 'test')}`;
  return html`<span class="m">${clause.software}<br>${clause.software === 'inform' ? nothing : counts}
    ${lacks.length ? html`<span class="tag gap">gap: no ${lacks.join(', no ')}</span>` : nothing}</span>`;
}

const isRuling = number => /^R-\d+$/.test(number);

customElements.define('baize-rules', Rules);
