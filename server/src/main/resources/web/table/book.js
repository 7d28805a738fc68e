// The book beside the cloth: where we are, what is staked, what each choice does, what was settled under which clause.
import { html, nothing } from 'lit';
import { thisRound } from '/table/book-round.js';
import '/table/book-rounds.js';
import '/table/book-odds.js';
import '/table/book-rules.js';

const TABS = [
  ['round', 'This round'],
  ['rounds', 'Rounds'],
  ['odds', 'Odds'],
  ['rules', 'Rules'],
];

/** `page` is the table page, or one with `leaves` of its own and a `leaf()` for those that are not common to all. */
export function book(page) {
  const leaves = page.leaves ?? TABS;
  return html`<aside class="book ${page.bookOpen ? 'open' : ''}" aria-label="The book" id="book" tabindex="-1">
    <div class="tabs"><div class="leaves" role="tablist" @keydown=${event => arrows(event, page, leaves)}>${leaves.map(
      ([id, words]) => html`<button type="button" role="tab"
      id="tab-${id}" aria-selected=${page.tab === id} tabindex=${page.tab === id ? 0 : -1} @click=${() => (page.tab = id)}>${words}</button>`,
    )}</div>
      ${page.wide && !page.drawer ? nothing : html`<button type="button" class="shut" aria-label="Close the book" @click=${() => page.toggleBook(false)}>×</button>`}</div>
    <div class="in" role="tabpanel" aria-labelledby="tab-${page.tab}">${page.clause ? openClause(page) : nothing}${inside(page)}</div></aside>`;
}

function inside(page) {
  const { game, view } = page;
  const own = page.leaf?.();
  if (own) return own;
  switch (page.tab) {
    case 'rounds':
      return html`<baize-book-rounds .game=${game.id} .table=${view.id} .settled=${view.phase === 'settled' ? view.round : view.round - 1}
      .patron=${page.me?.kind === 'patron' ? page.me.id : null}></baize-book-rounds>`;
    case 'odds':
      return html`<baize-book-odds .game=${game.id} .table=${view.id} .meter=${page.meter ?? null}></baize-book-odds>`;
    case 'rules':
      return html`<baize-book-rules .game=${game.id}></baize-book-rules>`;
    default:
      return thisRound(page);
  }
}

/** A clause that was asked for where there was no room for it. */
function openClause(page) {
  return html`<div class="asked"><baize-clause .game=${page.clause.game} .rule=${page.clause.rule} open
    .elsewhere=${() => page.openClause(null)}></baize-clause></div>`;
}

function arrows(event, page, leaves) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const at = leaves.findIndex(([id]) => id === page.tab);
  page.tab = leaves[(at + step + leaves.length) % leaves.length][0];
  page.updateComplete.then(() => page.querySelector(`#tab-${page.tab}`)?.focus());
}
