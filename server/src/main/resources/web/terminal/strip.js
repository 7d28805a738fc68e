// The terminals of the game as a strip: who plays where, who is on the line, who shoots.
import { html, nothing } from 'lit';
import { nameAt } from '/table/model.js';

/** Only terminals that are taken; a free one says nothing. */
export function strip({ view, me, own }) {
  const seats = [...view.table.seats].sort((a, b) => a.box - b.box);
  if (!seats.length) return nothing;
  return html`<ul class="terminals" aria-label="Terminals">${seats.map(seat => {
    const wagers = view.terminals.find(each => each.box === seat.box);
    const marks = [view.shooter === seat.box && 'shooter', wagers?.onLine && 'line', wagers?.failed && 'out of order', wagers?.away && 'away'].filter(Boolean);
    return html`<li class="${seat.box === own ? 'own' : ''} ${view.shooter === seat.box ? 'shooter' : ''}"><b class="num">${seat.box}</b>
      <span>${seat.patron === me?.id ? 'You' : nameAt(view, seat.patron)}</span>${marks.map(each => html`<small>${each}</small>`)}</li>`;
  })}</ul>`;
}
