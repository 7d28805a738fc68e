// The small form of a remedy: what happened where, to whom, how much.
import { html, nothing } from 'lit';
import { card as name } from '/floor/words.js';
import { choicesOf, MANY } from '/dealer/remedy.js';

const RANKS = [...'AKQJT98765432'];
const SUITS = [...'shdc'];

/** `page` is the dealer's page, whose `values` hold what was chosen; `choose(field, value)` changes them. */
export function fields(page, remedy) {
  if (!remedy.fields?.length) return nothing;
  const asked = remedy.fields.filter(field => !field.console || page.view.dealt === 'console');
  return html`<div class="form">${asked.map(field => one(page, remedy, field))}</div>`;
}

function one(page, remedy, field) {
  const value = page.values[field.name];
  const label = field.optional ? `${field.label} (if known)` : field.label;
  const id = `field-${field.name}`;
  if (MANY.includes(field.kind)) return many(page, remedy, field, label);
  return html`<div class="fld"><label for=${id}>${label}</label>${input(page, remedy, field, value, id)}</div>`;
}

function input(page, remedy, field, value, id) {
  const changed = event => page.choose(field, event.target.value);
  const choices = field.kind === 'card' ? cards() : choicesOf(field, remedy, page.view, page.game, page.values);
  if (choices)
    return html`<select id=${id} class="pick" @change=${changed}>
    ${(field.optional || field.kind === 'card') && field.kind !== 'area' ? html`<option value="" ?selected=${value === ''}>–</option>` : nothing}
    ${choices.map(([each, words]) => html`<option value=${each} ?selected=${String(each) === String(value)}>${words}</option>`)}</select>`;
  if (field.kind === 'cards')
    return html`<input id=${id} autocomplete="off" spellcheck="false" placeholder="Qs 9d 4c …" .value=${value ?? ''} @input=${changed}>`;
  if (field.kind === 'count')
    return html`<input id=${id} type="number" min=${field.from} max=${field.to} .value=${String(value)} @input=${changed}>`;
  if (field.kind === 'time') return html`<input id=${id} type="time" .value=${value} @input=${changed}>`;
  if (field.kind === 'money')
    return html`<input id=${id} inputmode="decimal" placeholder="25.00" .value=${value} @input=${changed}>`;
  return html`<input id=${id} maxlength="200" .value=${value} @input=${changed}>`;
}

const cards = () => SUITS.flatMap(suit => RANKS.map(rank => [rank + suit, name(rank + suit)]));

function many(page, remedy, field, label) {
  const value = page.values[field.name] ?? [];
  return html`<fieldset class="fld"><legend>${label}</legend>${choicesOf(field, remedy, page.view, page.game, page.values).map(
    ([id, words]) => html`<label class="check">
    <input type="checkbox" .checked=${value.includes(id)} @change=${event => page.choose(field, event.target.checked ? [...value, id] : value.filter(each => each !== id))}> ${words}</label>`,
  )}</fieldset>`;
}
