// The place in the tray of one who does not play here yet: a terminal, credits, one press.
import { html, nothing } from 'lit';
import { cents, dollars, limit } from '/floor/money.js';
import { comingWords, elsewhere, means, told, wayOut } from '/table/coming.js';

const AMOUNTS = [2_000, 5_000, 10_000, 20_000];

/** `page` is the terminal page. */
export function seating(page) {
  const { me, view } = page;
  if (!me || me.kind === 'nobody') return told(page, 'Anyone may watch. To play, sign in or come as a guest.', '/', 'Sign in');
  if (me.kind === 'staff') return told(page, 'Staff watch here.', `/tables/${view.id}/dealer`, 'The attendant’s page');
  if (!view.table.open) return told(page, 'The game is closed.', '/floor', 'The floor');
  return page.freeBoxes.length ? form(page) : told(page, 'All terminals are taken.', '/floor', 'The floor');
}

function form(page) {
  const { view } = page;
  const balance = means(page);
  const held = view.carded ? cents(view.chips ?? '0.00') : 0;
  const choices = AMOUNTS.filter(each => each <= balance);
  const chosen = page.buyIn ?? (held ? 0 : (choices[1] ?? choices[0] ?? 0));
  const pick = (words, amount) => html`<button type="button" class="toolbtn pick" aria-pressed=${chosen === amount} @click=${() => page.chooseAmount(amount)}>${words}</button>`;
  return html`<div class="sit">
    <div class="grp"><label class="lab" for="terminal">Terminal</label><select id="terminal" class="pick" @change=${event => page.chooseBox(Number(event.target.value))}>
      ${page.freeBoxes.map(number => html`<option value=${number} ?selected=${number === page.chosenBox}>Terminal ${number}</option>`)}</select></div>
    <fieldset class="grp"><legend class="lab">Credits, of ${dollars(balance)}${elsewhere(page) ? `, table ${elsewhere(page)}’s with them` : ''}</legend><div class="row">
      ${pick(held ? `${limit(held)} at hand` : 'None yet', 0)}${choices.map(each => pick(limit(each), each))}</div></fieldset>
    ${page.refused?.at === 'tray' ? page.refusedHere() : nothing}
    ${elsewhere(page) ? nothing : html`<p class="why">Notes and tickets go in at the terminal.</p>`}
    <div class="ends">${wayOut(page)}
      <button type="button" class="btn" ?disabled=${page.seating || !page.connected} @click=${() => page.sitDown(chosen)}>${comingWords(page, 'Take the terminal', 'play here')}</button></div></div>`;
}
