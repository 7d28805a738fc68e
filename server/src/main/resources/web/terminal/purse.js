// The purse in the tray: notes, tickets and transfers of a terminal.
import { html, nothing } from 'lit';
import { cents, dollars, limit } from '/floor/money.js';

const TRANSFERS = [2_000, 5_000, 10_000, 20_000];

/** `page` is the terminal page. */
export function purse(page) {
  const { view, me, ticket } = page;
  const balance = cents(me.balance ?? '0.00');
  const credits = cents(view.chips ?? '0.00');
  return html`<div class="purse" role="group" aria-label="Money">
    <fieldset><legend class="lab">Note in</legend><div class="row">${view.notes.map(note => html`<button type="button" class="toolbtn note-in" ?disabled=${!page.connected} @click=${() => page.noteIn(note)}>${limit(note)}</button>`)}</div></fieldset>
    <fieldset><legend class="lab">From your balance, ${dollars(balance)}</legend><div class="row">${TRANSFERS.filter(each => each <= balance).map(each => html`<button type="button" class="toolbtn" ?disabled=${!page.connected} @click=${() => page.transferIn(each)}>${limit(each)}</button>`)}
      ${balance < TRANSFERS[0] ? html`<span class="why">nothing to transfer</span>` : nothing}</div></fieldset>
    <form class="ticket-in" @submit=${event => page.ticketIn(event)}><label class="lab" for="ticket-number">Ticket in</label><div class="row"><input id="ticket-number" name="number" autocomplete="off" spellcheck="false" placeholder="number" size="20">
      <button class="toolbtn">Insert</button></div></form>
    <fieldset><legend class="lab">Out, ${dollars(credits)} on the meter</legend><div class="row">
      <button type="button" class="toolbtn main-tool" ?disabled=${!credits} @click=${() => page.ticketOut()}>Collect: ticket</button>
      <button type="button" class="toolbtn" ?disabled=${!credits} @click=${() => page.transferOut()}>To your balance</button></div></fieldset>
    <div class="purse-end">${page.refused?.at === 'purse' ? page.refusedHere() : nothing}
      ${ticket ? printed(ticket) : page.hint && page.refused?.at !== 'purse' ? html`<p class="why" role="status">${page.hint.words} <baize-clause .game=${page.game.id} .rule=${page.hint.rule} .elsewhere=${page.openClause}></baize-clause></p>` : nothing}
      <div class="row"><button type="button" class="toolbtn" @click=${() => page.openPurse(false)}>Back to the layout</button>
      <button type="button" class="toolbtn" ?disabled=${!page.connected} @click=${() => page.leave()}>Leave the terminal</button></div></div></div>`;
}

/** The ticket that came out: its number, and itself to print. */
function printed({ number, amount }) {
  return html`<p class="ticket" role="status">Ticket <b class="num">${number}</b>${amount ? `, ${dollars(amount)}` : nothing}. <a href="/api/tickets/${encodeURIComponent(number)}/pdf" target="_blank" rel="noopener">Print it</a></p>`;
}
