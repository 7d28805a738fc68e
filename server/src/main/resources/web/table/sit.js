// Sitting down: a box, an amount, one press that puts the card in, buys chips and takes the seat.
import { html, nothing } from 'lit';
import { cents, dollars, limit } from '/floor/money.js';
import { limitsOf } from '/parts/sign.js';
import { comingWords, elsewhere, means, told, wayOut } from '/table/coming.js';
import { wagerable } from '/table/model.js';

const TIMES = [10, 20, 50];

/** Amounts to buy in for: a few times the table's minimum, never more than the balance, smallest first. */
export function amounts(view, game, balance) {
  const minimum = cents(limitsOf(view.table.sign, wagerable(game)[0].id).minimum);
  const some = TIMES.map(times => Math.ceil((times * minimum) / 500) * 500).filter(each => each <= balance);
  if (some.length) return some;
  const all = Math.floor(balance / 100) * 100;
  return all >= minimum ? [all] : [];
}

/** The place in the tray of one who does not sit. */
export function sitting(page) {
  const { me, view } = page;
  if (!me || me.kind === 'nobody')
    return told(page, 'Anyone may watch. To play, sign in or come as a guest.', '/', 'Sign in');
  if (me.kind === 'staff') return told(page, 'Staff watch here.', `/tables/${view.id}/dealer`, 'The dealer’s page');
  if (!view.table.open) return told(page, 'The table is closed.', '/floor', 'The floor');
  return form(page);
}

function form(page) {
  const { view } = page;
  const free = page.freeBoxes;
  const balance = means(page);
  const held = view.carded ? cents(view.chips ?? '0.00') : 0;
  const choices = amounts(view, page.game, balance);
  const other = elsewhere(page);
  if (!free.length) return told(page, 'All boxes are taken.', '/floor', 'The floor');
  if (!choices.length && !held)
    return told(page, `Your balance, ${dollars(balance)}, is below the minimum of this table.`, '/cashier', 'The cashier');
  const chosen = page.buyIn ?? (held ? 0 : choices[0]);
  return html`<div class="sit">
    <fieldset class="grp"><legend class="lab">Box</legend><div class="row">${free.map(number => pick(number, number === page.chosenBox, () => page.chooseBox(number), `Box ${number}`))}</div></fieldset>
    <fieldset class="grp"><legend class="lab">Chips for, of ${dollars(balance)}${other ? `, table ${other}’s with them` : ''}</legend><div class="row">
      ${held ? pick(`${limit(held)} at hand`, chosen === 0, () => page.chooseAmount(0), `The ${dollars(held)} at hand`) : nothing}
      ${choices.map(each => pick(limit(each), chosen === each, () => page.chooseAmount(each), `Chips for ${dollars(each)}`))}</div></fieldset>
    ${page.refused?.at === 'tray' ? page.refusedHere() : nothing}
    <div class="ends">${wayOut(page)}
      <button type="button" class="btn" ?disabled=${page.seating || !page.connected} @click=${() => page.sitDown(chosen)}>${comingWords(page, 'Sit down', 'sit here')}</button></div></div>`;
}

function pick(words, chosen, press, label) {
  return html`<button type="button" class="toolbtn pick" aria-pressed=${chosen} aria-label=${label} @click=${press}>${words}</button>`;
}
