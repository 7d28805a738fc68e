// Below the layout: credit meter, chips, tools, what was refused or hinted, money in and out.
import { html, nothing } from 'lit';
import { cents, dollars, limit } from '/floor/money.js';
import { chipButton } from '/parts/chip.js';
import { range } from '/parts/sign.js';
import { seating } from '/terminal/seating.js';
import { purse } from '/terminal/purse.js';

/** `page` is the terminal page. */
export function tray(page) {
  return html`<section class="tray meterbar" aria-label="Your terminal">${page.own ? html`${page.purse ? purse(page) : nothing}${meter(page)}${chips(page)}${tools(page)}${says(page)}` : seating(page)}</section>`;
}

/** The PT chip account: credits, and what stands on the layout. */
export function meter(page) {
  const withheld = page.view.withheld.reduce((sum, each) => sum + cents(each.amount), 0);
  return html`<dl class="meter-pairs"><div><dt>Credit meter</dt><dd class="num credit">${dollars(page.credits)}</dd></div>
    <div><dt>On the layout</dt><dd class="num">${dollars(page.wagers.total())}</dd></div>
    ${withheld ? html`<div class="withheld"><dt>Withheld <baize-clause .game=${page.game.id} .rule=${'6.5'} .elsewhere=${page.openClause}></baize-clause></dt><dd class="num">${dollars(withheld)}</dd></div>` : nothing}</dl>`;
}

export function chips(page) {
  return html`<div class="grp chips"><span class="lab">${{ take: 'Touch a wager to take it down', move: 'Touch a wager, then where it goes' }[page.mode] ?? 'Touch a chip, then an area'}</span>
    <div class="row">${page.chips.map((each, at) =>
      chipButton({
        cents: each,
        key: String(at + 1),
        chosen: page.mode === 'place' && each === page.chip,
        disabled: !page.wagers.open || !page.connected || each > page.credits,
        press: () => page.choose(each),
      }),
    )}</div></div>`;
}

export function tools(page) {
  const { wagers } = page;
  const again = wagers.repeatable();
  const tool = (words, key, off, press, pressed = nothing) => html`<button type="button" class="toolbtn" aria-pressed=${pressed} aria-keyshortcuts=${key}
    ?disabled=${off || !page.connected} @click=${press}>${words} <kbd>${key}</kbd></button>`;
  const none = !wagers.open || !wagers.list().length;
  return html`<div class="tools">
    ${tool('Undo', 'U', !wagers.canUndo, () => page.undo())}
    ${tool(again ? `Repeat ${limit(again.total)}` : 'Repeat', 'R', !again, () => page.repeat())}
    ${tool('Take down', 'T', none, () => page.setMode('take'), page.mode === 'take')}
    ${tool('Move', 'V', none, () => page.setMode('move'), page.mode === 'move')}
    ${tool('Clear', 'C', none, () => page.clear())}</div>`;
}

/** What was refused or is to be known, else the limits; money at the edge. */
function says(page) {
  const { hint, refused, view } = page;
  const told = refused?.at === 'tray' ? page.refusedHere() : hint
    ? html`<p class="why" role="status">${hint.words} <baize-clause .game=${page.game.id} .rule=${hint.rule} .elsewhere=${page.openClause}></baize-clause></p>`
    : html`<p class="why">A wager <b class="num">${range(view.table.sign.general)}</b>${locked(page)}</p>`;
  return html`<div class="says">${told}<div class="ends"><button type="button" class="toolbtn" aria-keyshortcuts="M" aria-expanded=${!!page.purse} @click=${() => page.openPurse()}>Money <kbd>M</kbd></button>
    <button type="button" class="toolbtn" aria-expanded=${!!page.bookOpen} aria-controls="book" @click=${() => page.toggleBook()}>The book${page.lastNet()}</button></div></div>`;
}

function locked(page) {
  const bet = page.wagers.bet('pass-line');
  if (!bet || cents(bet.free) || !page.wagers.open) return nothing;
  return html`<br>Pass Line cannot be taken down now <baize-clause .game=${page.game.id} .rule=${'3.9.1'} .elsewhere=${page.openClause}></baize-clause>`;
}
