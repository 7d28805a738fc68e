// A card looked up by its serial number: whose it is, and its boxes against what has been called.
import { html, nothing } from 'lit';
import { box } from '/bingo/box.js';
import { boxesOf } from '/bingo/model.js';
import { nameOf } from '/table/model.js';

/** `page` is the dealer's page; `get(path)` asks the floor. */
export function lookUp(page, get) {
  return html`<form class="look-up" @submit=${event => seek(page, get, event)}><label for="serial">Card by serial number</label><input id="serial" name="serial" inputmode="numeric" pattern="[0-9]+" autocomplete="off" size="8" required>
    <button class="btn small">Look up</button></form>${found(page)}`;
}

async function seek(page, get, event) {
  event.preventDefault();
  const serial = Number(new FormData(event.target).get('serial'));
  const path = `/api/tables/${encodeURIComponent(page.table)}/scorecards/${serial}`;
  try {
    page.looked = { serial, card: await get(path) };
  } catch (failure) {
    page.looked = { serial, failure };
  }
  page.requestUpdate();
  await page.updateComplete;
  page.querySelector('.looked')?.scrollIntoView({ block: 'nearest' });
}

function found(page) {
  const { looked, view } = page;
  if (!looked) return nothing;
  const { serial, card, failure } = looked;
  const issued = view.cards.find(each => each.serial === serial);
  const whose = issued ? html`<b>${serial}</b>: ${nameOf(view, issued.patron)}, ${issued.medium}${issued.automatic ? ', automatic' : ''}, from game ${issued.from}` : html`<b>${serial}</b> is not in play`;
  const boxes = card?.boxes ?? [];
  return html`<div class="looked" role="status"><p>${whose}${failure && !issued ? html` <small>${failure.detail}</small>` : nothing}
      <button type="button" class="shut" aria-label="Close" @click=${() => ((page.looked = null), page.requestUpdate())}>×</button></p>
    ${boxes.length ? html`<div class="boxes small">${boxesOf({ boxes: boxes.map(cells), marks: view.called, needs: card.needs ?? [], medium: 'electronic' }, view.called).map(each => box(each, { serial, last: view.called.at(-1) }))}</div>` : nothing}</div>`;
}

const cells = each => (Array.isArray(each) ? { cells: each } : each);
