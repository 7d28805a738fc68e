// The list of what may have happened, found by word or clause.
import { html, nothing } from 'lit';
import { obstacle } from '/dealer/remedy.js';

/** `page` is the dealer's page: `remedies`, `sought`, `chosen`, `pick(remedy)`. */
export function remedyList(page) {
  const found = page.remedies.filter(remedy => matches(remedy, page.sought));
  const groups = Map.groupBy(found, remedy => remedy.group);
  return html`<nav class="irr" aria-label="Remedies"><h2>What happened?</h2>
    <label class="q"><span class="vh">Find by word or clause</span><input type="search" placeholder="Find by word or clause" .value=${page.sought}
      @input=${event => (page.sought = event.target.value)}></label>
    <div class="all">${[...groups].map(([group, remedies]) => html`<h3>${group}</h3>${remedies.map(remedy => item(page, remedy))}`)}
      ${found.length ? nothing : html`<p class="note">Nothing of that name.</p>`}</div></nav>`;
}

function matches(remedy, sought) {
  const words = sought.trim().toLowerCase().replace('§', '').trim();
  return (
    !words ||
    remedy.rules.some(rule => rule?.toLowerCase().startsWith(words)) ||
    `${remedy.title} ${remedy.gist} ${remedy.group}`.toLowerCase().includes(words)
  );
}

function item(page, remedy) {
  const why = obstacle(remedy, page.view, page.me?.role);
  return html`<button type="button" class="i" aria-current=${page.chosen === remedy ? 'true' : nothing} ?disabled=${!!why} @click=${() => page.pick(remedy)}>
    <b>${remedy.title}</b><span class="cl">${remedy.rules[0]}</span><small>${why ?? remedy.gist}</small></button>`;
}
