// The hall on a narrow page: the caller on top, the boxes nearest to a win first, the call at the thumb.
import { html, nothing } from 'lit';
import { dollars } from '/floor/money.js';
import { callWords, patternName } from '/games/bingo-words.js';
import { book } from '/table/book.js';
import { boxes } from '/bingo/boxes.js';
import { before, forfeited, now, wait } from '/bingo/caller.js';
import { claims, results } from '/bingo/claims.js';
import { board } from '/bingo/board.js';
import { prizes } from '/bingo/prizes.js';
import { gone, when } from '/bingo/jackpot.js';
import { automatic, claim, sale, says } from '/bingo/tray.js';

/** `page` is the bingo page. */
export function phone(page) {
  const { view } = page;
  return html`<div class="tablepage ph bingo-narrow">${page.bar()}<div class="calls-narrow">${now(view)}<div><p class="said">${callWords(view)}</p>${before(view, 36)}${view.called.length ? nothing : wait(page)}
      <p class="open-prizes">${view.prizes.filter(each => each.open).slice(-3).map(each => html`<span>${patternName(each.pattern)} <b class="num">${dollars(each.amount)}</b></span>`)}</p></div></div>
    ${jackpotBand(view)}
    <main id="main" class="felt ${page.connected ? '' : 'stale'}">${page.heading()}${page.over()}
      ${claims({ view, me: page.me?.id, name: page.name, clause: page.chip, brief: true })}${results(page.spoken)}${forfeited(page)}${page.card ? boxes(page) : watching(page)}</main>
    <section class="tray narrow" aria-label="Your cards">${page.card && !page.buysMore ? html`<div class="says">${says(page)}</div><div class="row-narrow">${automatic(page)}${claim(page)}</div>` : sale(page)}</section>
    ${foot(page)}${page.bookOpen ? html`<div class="shade" @click=${() => page.toggleBook(false)}></div>${book(page)}` : nothing}</div>`;
}

function jackpotBand({ jackpot, called }) {
  const where = jackpot.numbers.length
    ? html`on ${jackpot.numbers.map((number, at) => html`${at ? ', ' : ''}${gone(called, number) ? html`<s>${number}</s>` : html`<b>${number}</b>`}`)}`
    : when(jackpot);
  return html`<p class="band"><b>Jackpot <span class="num" data-meter></span></b><span>${where}</span></p>`;
}

/** Who has no book sees the prizes and the board instead. */
function watching(page) {
  const { view } = page;
  return html`<section aria-label="Prizes"><h2>Prizes</h2>${prizes(page)}</section>${view.called.length ? board(view.called, view.jackpot.numbers) : nothing}`;
}

function foot(page) {
  const { card, view } = page;
  const sells = card && !page.buysMore && view.offers?.some(each => each.do === 'issue');
  return html`<div class="foot-narrow">${card ? html`<span>${card.boxes.length > 2 ? 'Nearest boxes first' : `Card ${card.serial}`}</span>` : html`<span>Hall ${view.id}</span>`}
    ${sells ? html`<button type="button" @click=${() => (page.buysMore = true)}>Another book</button>` : nothing}
    <button type="button" aria-expanded=${!!page.bookOpen} @click=${() => page.toggleBook()}>The book${page.lastNet()}</button>
    ${card ? html`<button type="button" @click=${() => page.leave()}>Leave</button>` : nothing}</div>`;
}
