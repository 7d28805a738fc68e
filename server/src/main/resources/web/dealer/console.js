// The dealer's side of the table: the cloth small, the log, and the deeds of a round.
import { html, svg, nothing } from 'lit';
import { cents, dollars } from '/floor/money.js';
import { time } from '/floor/words.js';
import { CLOTHS } from '/table/arc.js';
import { drawBox } from '/table/boxes.js';
import { dealerPlace } from '/table/furniture.js';
import { boxes, offer } from '/table/model.js';
import { dealOrder } from '/table/motion.js';

/** `page` is the dealer's page. */
export function consoleOf(page) {
  const { game, view } = page;
  const cloth = CLOTHS.console;
  const order = dealOrder(view);
  const says = game.dealerSays(view);
  return html`<main id="main" class="tb felt ${page.connected ? '' : 'stale'}">
    <h1 class="vh">Dealer’s console, table ${view.id}</h1><div class="state"><span>Phase: <b>${view.phase}</b>, ${view.table.device === 'shuffler' ? 'shuffler' : 'card shoe'}</span>
      ${view.jackpot ? jackpot(view) : nothing}
      <span>On the layout <b class="num">${dollars(layout(game, view))}</b></span></div>
    ${page.connected ? nothing : html`<div class="notice broken">Not connected since ${time(page.socket.since)}. Nothing can be recorded.</div>`}
    <div class="small"><svg viewBox=${cloth.viewBox} class="cloth" role="group" aria-label="The table" data-boxes=${view.table.boxes}>${svg`
      ${dealerPlace(cloth, game.size, view, says, at => order(0, at))}
      ${boxes(game, view, null).map(box => drawBox({ game, view, cloth }, box, { order }))}`}</svg></div>
    <div role="log"><ol class="log">${page.log
      .slice(0, 3)
      .reverse()
      .map(
        each => html`<li><span><span class="num">${time(each.at)}</span> ${each.words}</span>
      ${each.rule ? html`<baize-clause .game=${game.id} .rule=${each.rule}></baize-clause>` : nothing}</li>`,
      )}
      ${page.log.length ? nothing : html`<li>Nothing yet since this page was opened.</li>`}</ol></div>
    ${procedure(page)}</main>`;
}

/** The meter, or that it is out of order. */
function jackpot({ jackpot: { inOrder } }) {
  return inOrder
    ? html`<span>Jackpot <b class="num" data-meter></b></span>`
    : html`<span class="off" role="status"><b>Jackpot out of order</b>, no jackpot wager is taken</span>`;
}

function layout(game, view) {
  if (view.phase === 'settled') return 0;
  return view.boxes.reduce(
    (sum, box) => sum + game.areas.reduce((all, area) => all + (box[area.key] ? cents(box[area.key]) : 0), 0),
    0,
  );
}

function procedure(page) {
  const { game, view } = page;
  const time = page.remedies.find(each => each.do === 'call-time');
  const incident = page.remedies.find(each => each.do === 'incident');
  return html`${page.refusedDeed ?? nothing}${page.asksCards ? cards(page) : nothing}<div class="proc" role="group" aria-label="The round">
    ${game.procedure.map(deed => button(page, deed, !!offer(view, deed.do)))}
    ${time ? html`<button type="button" class="offer" ?disabled=${!offer(view, 'call-time')} @click=${() => page.pick(time)}>Call time<small>${offer(view, 'call-time') ? 'a player is silent or away' : 'nobody is waited for'}</small></button>` : nothing}
    <button type="button" class="offer" @click=${() => page.pick(incident)}>Incident<small>put on record</small></button></div>`;
}

function button(page, deed, offered) {
  return html`<button type="button" class="offer ${offered && deed === page.next ? 'main' : ''}" ?disabled=${!offered || page.sending || !page.connected}
    @click=${() => page.deed(deed)}>${deed.label}<small>${offered ? deed.words : deed.waits(page.view)}</small></button>`;
}

/** At a table with real cards the dealer enters what left the shoe. */
function cards(page) {
  return html`<form class="enter" @submit=${event => page.enter(event)}><label for="cards">Cards in the order dealt</label>
    <input id="cards" name="cards" autocomplete="off" placeholder="Qs 9d 4c …" spellcheck="false"><button class="btn small">Deal these</button></form>`;
}
