// The terminal on a narrow page: tumbler and countdown on top, the layout in four folds, meter, chips and button below.
import { html, nothing } from 'lit';
import { dollars, limit } from '/floor/money.js';
import { numberOf, POINTS, pointWords } from '/games/craps-words.js';
import { book } from '/table/book.js';
import { hopsBlock, lineBlock, numberBlock, oneRollBlock } from '/terminal/blocks.js';
import { purse } from '/terminal/purse.js';
import { seating } from '/terminal/seating.js';
import { countdown, settled, shootButton } from '/terminal/side.js';
import { GROUPS, groupOf, PRINTED } from '/terminal/spots.js';
import { chips, meter } from '/terminal/tray.js';
import { well } from '/terminal/tumbler.js';

/** `page` is the terminal page. */
export function phone(page) {
  return html`<div class="tablepage ph terminal-narrow">${page.bar()}
    <main id="main" class="felt ${page.connected ? '' : 'stale'}">${page.heading()}${top(page)}${page.over()}${folds(page)}
      <div class="fold" role="tabpanel" aria-labelledby="fold-${page.fold}">${page.fold === 'line' || page.fold === 'numbers' ? numbers(page) : nothing}${inside(page)}${settled(page)}</div></main>
    ${below(page)}${foot(page)}
    ${page.bookOpen ? html`<div class="shade" @click=${() => page.toggleBook(false)}></div>${book(page)}` : nothing}</div>`;
}

function top(page) {
  const { drawn, rolling, noRoll } = page;
  return html`<div class="top-narrow">${well({ dice: drawn.dice, rolling, cocked: noRoll?.cocked, width: 104 })}
    <p><b>${pointWords(drawn.point)}</b><span>${rolling ? 'the dice roll' : noRoll ? 'no result' : drawn.dice ? `last roll ${drawn.dice}` : 'no roll yet'}</span>
    <span class="num">on the layout ${dollars(page.wagers.total())}</span></p>${countdown(page)}</div>`;
}

function folds(page) {
  const count = Map.groupBy(page.wagers.list(), ([on]) => groupOf(on));
  return html`<div class="folds" role="tablist" aria-label="Parts of the layout" @keydown=${event => arrows(event, page)}>${GROUPS.map(
    ([id, words]) => html`<button type="button" role="tab" id="fold-${id}" aria-selected=${page.fold === id} tabindex=${page.fold === id ? 0 : -1} @click=${() => (page.fold = id)}>${words}${
      count.get(id)?.length ? html`<sup><span class="vh">, your wagers: </span>${count.get(id).length}</sup>` : nothing
    }</button>`,
  )}</div>`;
}

function arrows(event, page) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const at = GROUPS.findIndex(([id]) => id === page.fold);
  page.fold = GROUPS[(at + step + GROUPS.length) % GROUPS.length][0];
  page.updateComplete.then(() => page.querySelector(`#fold-${page.fold}`)?.focus());
}

function inside(page) {
  switch (page.fold) {
    case 'numbers':
      return numberBlock(page, page.number ?? page.drawn.point ?? 6);
    case 'one':
      return oneRollBlock(page);
    case 'hops':
      return hopsBlock(page);
    default:
      return lineBlock(page);
  }
}

/** The six numbers with what stands on each; a press opens its wagers. */
function numbers(page) {
  const shown = page.fold === 'numbers' ? (page.number ?? page.drawn.point ?? 6) : null;
  const sums = new Map(POINTS.map(number => [number, 0]));
  for (const [on, stake] of page.wagers.list()) if (groupOf(on) === 'numbers') sums.set(numberOf(on), sums.get(numberOf(on)) + stake);
  const open = number => {
    page.number = number;
    page.fold = 'numbers';
  };
  return html`<div class="numbers-narrow" role="group" aria-label="Numbers">${POINTS.map(number => {
    const point = page.drawn.point === number;
    const sum = sums.get(number);
    return html`<button type="button" class="${point ? 'on' : ''} ${sum ? 'mine' : ''}" aria-pressed=${shown === number} aria-label="${number}${point ? ', the point' : ''}${sum ? `, ${dollars(sum)}` : ''}" @click=${() => open(number)}>
      <b class=${PRINTED[number] ? 'word' : ''}>${PRINTED[number] ?? number}</b>${sum ? html`<small class="num">${limit(sum)}</small>` : nothing}${point ? html`<i>ON</i>` : nothing}</button>`;
  })}</div>`;
}

function below(page) {
  if (!page.own) return html`<section class="tray narrow" aria-label="Your terminal">${seating(page)}</section>`;
  if (page.purse) return html`<section class="tray narrow" aria-label="Your terminal">${meter(page)}${purse(page)}</section>`;
  const { wagers } = page;
  const again = wagers.repeatable();
  return html`<section class="tray narrow" aria-label="Your terminal">${says(page)}
    <div class="row-narrow">${chips(page)}<button type="button" class="toolbtn" ?disabled=${!wagers.canUndo} @click=${() => page.undo()}>Undo</button>
    <button type="button" class="toolbtn" ?disabled=${!again} @click=${() => page.repeat()}>Repeat</button></div>
    ${shootButton(page, true)}</section>`;
}

function says(page) {
  if (page.refused?.at === 'tray') return page.refusedHere();
  if (!page.hint) return nothing;
  return html`<p class="why" role="status">${page.hint.words} <baize-clause .game=${page.game.id} .rule=${page.hint.rule} .elsewhere=${page.openClause}></baize-clause></p>`;
}

function foot(page) {
  return html`<div class="foot-narrow"><button type="button" @click=${() => page.toggleBook(true)}>The book</button>
    ${page.own ? html`<span class="num">Credits <b>${dollars(page.credits)}</b></span><button type="button" aria-pressed=${page.mode === 'take'} @click=${() => page.setMode('take')}>Take down</button>
    <button type="button" @click=${() => page.openPurse()}>Money</button>` : nothing}</div>`;
}
