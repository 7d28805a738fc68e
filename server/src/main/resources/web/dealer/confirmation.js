// Before a remedy is carried out: clause, consequence, authority, who is told, what moves. Then press and hold.
import { html, nothing } from 'lit';
import { cents, dollars } from '/floor/money.js';
import { plain, sentence, wager } from '/floor/words.js';
import { mark } from '/parts/mark.js';
import { refusal } from '/parts/refusal.js';
import { fields } from '/dealer/fields.js';
import { outcomeOf, yesOf } from '/dealer/remedy.js';
import '/dealer/hold.js';

/** `page` is the dealer's page: `chosen`, `preview`, `refused`, `missing`, `carry()`, `pick(null)`. */
export function confirmation(page) {
  const remedy = page.chosen;
  if (!remedy) return idle(page);
  const rules = [
    ...new Set(
      [page.values.clause, page.values.cause, ...remedy.rules, ...(page.preview?.rules ?? [])].filter(Boolean),
    ),
  ];
  const shown = page.opened ?? rules[0];
  return html`<section class="cf" aria-label="Confirm"><div><p class="dim">Confirm</p><h2 tabindex="-1" id="confirm">${remedy.title}</h2></div>
    ${fields(page, remedy)}
    <dl class="k"><dt>Clause</dt><dd>${rules.map(
      rule => html`<baize-clause .game=${page.game.id} .rule=${rule} ?marked=${rule === shown}
        .elsewhere=${() => (page.opened = rule === shown ? '' : rule)}></baize-clause> `,
    )}</dd>
      <dt>Consequence</dt><dd>${outcomeOf(remedy, page.view)}${asThingsStand(page)}</dd>
      <dt>Authority</dt><dd>${authority(remedy.needsFor?.(page.values) ?? remedy.needs ?? 'dealer', page.me)}</dd>
      <dt>Told</dt><dd>${told(page)}</dd></dl>
    ${shown ? html`<baize-clause-text .game=${page.game.id} .rule=${shown}></baize-clause-text>` : nothing}
    ${page.refused ? refusal({ game: page.game.id, what: yesOf(remedy, page.view), refused: page.refused }) : nothing}
    ${page.preview ? moves(page) : nothing}
    <div class="end"><baize-hold .label=${label(page)} ?disabled=${!page.preview || page.sending || !page.connected} .confirmed=${() => page.carry()}></baize-hold>
      <button type="button" class="btn small" @click=${() => page.pick(null)}>Back</button></div></section>`;
}

function idle(page) {
  return html`<section class="cf idle"><h2>${page.done ? page.done : 'Nothing is chosen'}</h2>
    <p class="note">Choose what happened. Before anything is done, its clause, its consequence, who is told and what moves are shown here.</p></section>`;
}

/** How the wagers would end now, which may differ from what the clause says of most cases. */
function asThingsStand({ preview, game }) {
  const ways = [...new Set((preview?.lines ?? []).map(line => game.how(line)))];
  return ways.length ? html`<div class="note">As things stand: ${ways.join('; ')}.</div>` : nothing;
}

function authority(needed, me) {
  const who = `${me.name}, ${plain(me.role)}`;
  return needed === 'dealer'
    ? `Dealer. No supervisor’s grade is needed. Signed in: ${who}.`
    : `${sentence(plain(needed))} or higher. Signed in: ${who}.`;
}

function told({ preview, missing, refused, view }) {
  if (!preview) return missing ? `Shown when ${missing.label.toLowerCase()} is given.` : refused ? 'Nobody.' : '…';
  if (!preview.notices.length) return 'Nobody. It is entered in the record of the table.';
  return preview.notices.map(each => html`<div>${sentence(plain(each.to))}: ${named(view, each.about)}</div>`);
}

/** A notice speaks of patrons by id; people read names. */
function named(view, about) {
  return Object.entries(view.names ?? {}).reduce((words, [id, name]) => words.replaceAll(id, name), about);
}

function label(page) {
  const back = (page.preview?.lines ?? []).reduce((sum, line) => sum + cents(line.returned), 0);
  const yes = yesOf(page.chosen, page.view);
  return back ? `${yes}, return ${dollars(back)}` : yes;
}

function moves({ preview, view, chosen }) {
  const { lines, events, adjustments = [] } = preview;
  if (!lines.length && adjustments.length)
    return html`<div><h2 class="subh">What moves</h2>${adjusted(adjustments, view)}<p class="note">${recorded(events)}</p></div>`;
  if (!lines.length)
    return html`<div><h2 class="subh">What moves</h2><p class="note">${chosen.moves?.(view) ?? (chosen.around ? 'Chips, as stated above.' : 'No money.')} ${recorded(events)}</p></div>`;
  const rows = [...Map.groupBy(lines, line => line.box)].sort(([a], [b]) => a - b);
  const results = new Set(lines.map(line => line.result));
  const total = lines.reduce((sum, line) => sum + cents(line.returned), 0);
  return html`<div><h2 class="subh">What moves <span class="results">${[...results].map(result => mark(result))}</span></h2>
    <table class="t"><tbody>${rows.map(
      ([box, of]) => html`<tr><td>${box} ${view.names?.[of[0].patron] ?? of[0].patron}</td>
      <td>${of.map(line => `${wager(line.wager)} ${dollars(line.stake)}${results.size > 1 ? ` ${line.result}` : ''}`).join(', ')}</td>
      <td class="n num"><b>${dollars(of.reduce((sum, line) => sum + cents(line.returned), 0))}</b></td></tr>`,
    )}
      <tr class="all"><td colspan="2">Returned in all</td><td class="n num">${dollars(total)}</td></tr></tbody></table>
    ${adjustments.length ? adjusted(adjustments, view) : nothing}
    <p class="note">${recorded(events)}</p></div>`;
}

/** What was paid and is put right, by player: returned, or taken back. */
function adjusted(adjustments, view) {
  const who = ({ box, patron }) => [box, view.names?.[patron] ?? patron].filter(Boolean).join(' ');
  const sum = of => of.reduce((all, each) => all + cents(each.amount), 0);
  const words = amount => (amount < 0 ? `${dollars(-amount)} taken back` : `${dollars(amount)} returned`);
  return html`<table class="t"><tbody>${[...Map.groupBy(adjustments, who)].map(
    ([whom, of]) => html`<tr><td>${whom}</td><td>${[...new Set(of.map(each => wager(each.wager)))].join(', ')}</td>
      <td class="n num"><b>${words(sum(of))}</b></td></tr>`,
  )}</tbody></table>`;
}

/** "three-card-poker/round-voided/1" → "round voided". */
function recorded(events) {
  const names = [...new Set(events.map(each => plain((each.event ?? '').split('/').at(-2))).filter(Boolean))];
  return names.length ? `Recorded: ${names.join(', ')}.` : nothing;
}
