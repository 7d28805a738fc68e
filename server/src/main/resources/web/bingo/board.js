// The board: 1 to 90 in rows of ten, those called filled, the last one ringed.
import { html } from 'lit';

const ALL = Array.from({ length: 90 }, (_, at) => at + 1);

/** `called` in their order; `jackpot` numbers are marked by a corner. */
export function board(called, jackpot = []) {
  const order = new Map(called.map((number, at) => [number, at + 1]));
  const last = called.at(-1);
  return html`<ol class="board" aria-label="${called.length} of 90 numbers called">${ALL.map(number => {
    const classes = [order.has(number) && 'in', number === last && 'last', jackpot.includes(number) && 'jp'].filter(Boolean).join(' ');
    return html`<li class=${classes} aria-label="${number}${order.has(number) ? `, call ${order.get(number)}` : ', not called'}">${number}</li>`;
  })}</ol>`;
}
