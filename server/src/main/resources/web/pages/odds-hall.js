// The settings of a hall that its odds hang on, to be changed: each change is another address of the page.
import { html, nothing } from 'lit';

const UP = [['6', 'six-up'], ['12', 'twelve-up']];
const NUMBERS = ['1', '2', '3', '4', '5'].map(count => [count, count]);
const RANGES = [['true', 'on'], ['false', 'off']];

/**
 * `house` are the settings in force, `asked` those that the address has; `change` is called with a setting's name and its
 * value; `refused` is what the server said of them.
 */
export function hallFields(house, asked, refused, change) {
  const values = { ...house, ...asked };
  const field = (name, label, control) => html`<div class="fld ${name}"><label for="hall-${name}">${label}</label>${control(name, values[name] ?? '', refused?.startsWith(`${name}:`), change)}</div>`;
  return html`<form class="panel hall-fields" aria-label="Settings of the hall" @submit=${event => event.preventDefault()}>
    ${field('boxes', 'A card is', choice(UP))}${field('cards', 'Cards in play', text('numeric'))}${field('columnRanges', 'Column ranges', choice(RANGES))}
    ${field('jackpotNumbers', 'Jackpot numbers', choice(NUMBERS))}${field('jackpotLevels', 'Jackpot levels', text('text', 'level:share, as in within-45:100 numbers:50'))}
    ${refused ? html`<p class="refusal" role="alert"><b>No odds for these settings</b>${refused}</p>` : nothing}</form>`;
}

/** A value that is none of the options is shown as it is, until another is chosen. */
const choice = options => (name, value, bad, change) => html`<select id="hall-${name}" aria-invalid=${bad ? 'true' : nothing} @change=${event => change(name, event.target.value)}>
  ${options.some(([each]) => each === value) ? nothing : html`<option .selected=${true}>${value}</option>`}
  ${options.map(([each, words]) => html`<option value=${each} .selected=${each === value}>${words}</option>`)}</select>`;

const text = (mode, hint) => (name, value, bad, change) => html`<input id="hall-${name}" .value=${value} inputmode=${mode} autocomplete="off" autocapitalize="none" spellcheck="false"
    aria-invalid=${bad ? 'true' : nothing} aria-describedby=${hint ? `hall-${name}-hint` : nothing} @change=${event => change(name, event.target.value.trim())}>
  ${hint ? html`<small class="note" id="hall-${name}-hint">${hint}</small>` : nothing}`;
