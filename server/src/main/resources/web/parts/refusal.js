// A refusal in its place: what was not accepted, why, and the clause.
import { html, nothing } from 'lit';
import '/parts/clause.js';

/** `refused` as `floor/api.js` throws it, `what` was asked ("Ante of $3.00"), `elsewhere` as in the clause chip. */
export function refusal({ game, what, refused, elsewhere, close }) {
  return html`<div class="refusal" role="alert"><b>${what} not accepted</b>${sentence(refused.detail)}
    ${refused.rule ? html`<baize-clause .game=${game} .rule=${refused.rule} .elsewhere=${elsewhere}></baize-clause>` : nothing}
    ${close ? html`<button type="button" class="shut" aria-label="Close" @click=${close}>×</button>` : nothing}</div>`;
}

/** A detail as a sentence with an end. */
export function sentence(detail) {
  const words = detail ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[.?]$/.test(words) ? '' : '.');
}
