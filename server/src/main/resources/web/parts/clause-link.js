// A clause chip that goes to the rule book, for lists where there is no room to open one in place.
import { html, nothing } from 'lit';

/** `rule` as the floor says it: "9.2", "R-56", or with its game before it where games mix. */
export function clauseLink(game, rule, mixed = false) {
  if (!rule) return nothing;
  const match = /^([a-z-]+) (.+)$/.exec(rule);
  const [book, number] = match ? [match[1], match[2]] : [game, rule];
  const ruling = /^R-\d+$/.test(number);
  if (!book && !ruling) return html`<span class="tag">${rule}</span>`;
  const shown = mixed && !ruling ? `${book} ${number}` : number;
  return html`<a class="cl ${ruling ? 'ruling' : ''}" href=${ruleAddress(book, number)}
    aria-label="${ruling ? 'ruling' : 'clause'} ${shown}">${shown}</a>`;
}

/** Where a clause or ruling stands in the rule book. */
export function ruleAddress(game, number) {
  return `/rules/${game ?? 'rulings'}/${encodeURIComponent(number)}`;
}

/** What was not accepted, and the clause where a rule refused it; nothing where nothing was refused. */
export function notAccepted(refused) {
  if (!refused) return nothing;
  return html`<p class="refusal" role="alert"><b>Not accepted</b>${refused.detail}
    ${clauseLink(null, refused.rule, true)}</p>`;
}
