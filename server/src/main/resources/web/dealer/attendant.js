// The attendant's side of a game with terminals: dice and point, every terminal with its meter and wagers, the log, the deeds.
import { html, nothing } from 'lit';
import { cents, dollars } from '/floor/money.js';
import { time, wager } from '/floor/words.js';
import { pointWords, totalOf } from '/games/craps-words.js';
import { style } from '/parts/style.js';
import { nameOf, offer } from '/table/model.js';
import { well } from '/terminal/tumbler.js';

await style('terminal');

/** `page` is the dealer's page. */
export function desk(page) {
  const { view } = page;
  return html`<main id="main" class="tb felt attendant ${page.connected ? '' : 'stale'}"><h1 class="vh">Attendant’s page, table ${view.id}</h1>
    <div class="state"><span>Phase: <b>${view.phase}</b></span><span>${shooter(view)}</span><span>On the layout <b class="num">${dollars(onLayout(view))}</b></span></div>
    ${page.connected ? nothing : html`<div class="notice broken">Not connected since ${time(page.socket.since)}. Nothing can be recorded.</div>`}
    ${view.lastRound ? html`<p class="warned" role="status">Play closes with round ${view.lastRound}; this is round ${view.round}. <baize-clause .game=${page.game.id} .rule=${'7.2'}></baize-clause></p>` : nothing}
    <div class="watch"><div class="dice">${well({ dice: view.dice, width: 150 })}<p><b>${pointWords(view.point)}</b><span>${view.dice ? `last roll ${totalOf(view.dice)}, ${view.dice}` : 'no roll yet'}</span>
      <span>${view.history.rolls} rolls · ${view.history.sevenOuts} seven outs</span></p></div></div>
    <div class="terminals-all">${terminals(page)}${withheld(page)}</div>
    <div role="log"><ol class="log">${page.log.slice(0, 3).reverse().map(
      each => html`<li><span><span class="num">${time(each.at)}</span> ${each.words}</span>${each.rule ? html`<baize-clause .game=${page.game.id} .rule=${each.rule}></baize-clause>` : nothing}</li>`,
    )}${page.log.length ? nothing : html`<li>Nothing yet since this page was opened.</li>`}</ol></div>
    ${procedure(page)}</main>`;
}

function shooter(view) {
  if (!view.shooter || view.automatic) return 'The dice shoot themselves';
  return html`Shooter: <b>terminal ${view.shooter}</b>`;
}

const onLayout = view => view.terminals.flatMap(each => each.bets).reduce((sum, bet) => sum + cents(bet.stake), 0);

/** Every terminal that is taken or has wagers. */
function terminals({ view }) {
  const numbers = [...new Set([...view.table.seats.map(each => each.box), ...view.terminals.map(each => each.box)])].sort((a, b) => a - b);
  if (!numbers.length) return html`<p class="dim">No terminal is taken.</p>`;
  return html`<table class="t"><thead><tr><th>Terminal</th><th>Player</th><th class="n">Meter</th><th>Wagers</th></tr></thead><tbody>${numbers.map(box => {
    const there = view.terminals.find(each => each.box === box);
    const patron = there?.patron ?? view.table.seats.find(each => each.box === box)?.patron;
    const meter = view.meters.find(each => each.box === box)?.credits;
    const states = [view.shooter === box && 'shooter', there?.failed && 'out of order', there?.away && 'away'].filter(Boolean);
    return html`<tr class=${there?.failed ? 'failed' : ''}><td><b class="num">${box}</b>${states.map(each => html` <span class="tag">${each}</span>`)}</td><td>${nameOf(view, patron)}</td>
      <td class="n num">${meter ? dollars(meter) : '–'}</td><td>${there?.bets.length ? there.bets.map(bet => html`<span class="bet">${wager(bet.on)} <b class="num">${dollars(bet.stake)}</b></span> `) : there?.held?.length ? nothing : html`<span class="dim">none</span>`}${(there?.held ?? []).map(line => html`<span class="bet">${wager(line.wager)} <b class="num">${dollars(line.stake)}</b>, ${line.result} held</span> `)}</td></tr>`;
  })}</tbody></table>`;
}

function withheld({ view, game }) {
  if (!view.withheld.length) return nothing;
  return html`<h2 class="subh">Withheld <baize-clause .game=${game.id} .rule=${'6.5'}></baize-clause></h2><ul class="held-credits">${view.withheld.map(
    each => html`<li>Investigation <b class="num">${each.number}</b>: ${nameOf(view, each.patron)}, <b class="num">${dollars(each.amount)}</b>, ${each.text}</li>`,
  )}</ul>`;
}

function procedure(page) {
  const { game, view } = page;
  const incident = page.remedies.find(each => each.do === 'incident');
  return html`${page.refusedDeed ?? nothing}${page.asksCards ? diceForm(page) : nothing}<div class="proc" role="group" aria-label="The round">
    ${view.dealt === 'house' ? html`<p class="dim">The house runs this game; periods and rolls follow by themselves.</p>` : game.procedure.map(deed => button(page, deed, !!offer(view, deed.do)))}
    <button type="button" class="offer" @click=${() => page.pick(incident)}>Incident<small>put on record</small></button></div>`;
}

function button(page, deed, offered) {
  return html`<button type="button" class="offer ${offered && deed === page.next ? 'main' : ''}" ?disabled=${!offered || page.sending || !page.connected}
    @click=${() => page.deed(deed)}>${deed.label}<small>${offered ? deed.words : deed.waits(page.view)}</small></button>`;
}

/** At a game with a console the attendant enters what the tumbler shows. */
function diceForm(page) {
  return html`<form class="enter" @submit=${event => page.enter(event)}><label for="cards">Dice, or “cocked” or “fault”</label>
    <input id="cards" name="dice" autocomplete="off" placeholder="3-4" spellcheck="false" size="8" required><button class="btn small">Enter these</button></form>`;
}
