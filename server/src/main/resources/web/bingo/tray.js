// Below the boxes: automatic play and the call for who has a book, the sale of one for who has none.
import { html, nothing } from 'lit';
import { cents, dollars } from '/floor/money.js';
import { count } from '/floor/words.js';
import { patternName } from '/games/bingo-words.js';
import { comingWords, means, told, wayOut } from '/table/coming.js';
import { cardNear, claimable, plays, unmarked } from '/bingo/model.js';

/** `page` is the bingo page. */
export function tray(page) {
  return html`<section class="tray foot" aria-label="Your cards">${page.card && !page.buysMore ? play(page) : sale(page)}</section>`;
}

function play(page) {
  return html`${automatic(page)}<div class="says">${says(page)}</div>${tools(page)}${claim(page)}`;
}

export function automatic(page) {
  const { card, connected, view, chip } = page;
  if (card.medium === 'paper') return html`<p class="sw"><span><b>Paper card ${card.serial}</b><small>marked by pen; call by voice or here</small></span></p>`;
  const what = card.automatic ? (view.session?.automaticCalls ? 'marks each number and calls for you' : 'marks each number; you call') : 'you mark and call yourself';
  return html`<div class="sw"><button type="button" role="switch" aria-checked=${card.automatic} aria-label="Automatic play of card ${card.serial}" ?disabled=${!connected}
      @click=${page.turnAutomatic}></button><span><b>Automatic play</b><small>${what}</small></span>${chip('3.4')}</div>`;
}

/** What was refused or is to be known now. */
export function says(page) {
  const { hint, refused, chip, card, view } = page;
  if (refused?.at === 'tray') return page.refusedHere();
  if (hint) return html`<p class="why" role="status">${hint.words} ${chip(hint.rule)}</p>`;
  if (view.claims.some(each => each.serial === card.serial && each.check === 'pending')) return html`<p class="why" role="status">Your call is being checked; the draw waits. ${chip('7.1')}</p>`;
  const near = cardNear(card);
  const left = unmarked(card, view).filter(number => !page.isPressed(card.serial, number));
  if (claimable(card, view) && page.mayClaim(card)) return html`<p class="why hot" role="status">Complete on ${view.called.at(-1)}: call it before the next number. ${chip('8.1')}</p>`;
  if (left.length) return html`<p class="why">${count(left.length, 'number')} called and not marked: ${left.slice(-4).join(', ')}${left.length > 4 ? ' …' : ''}. ${chip('7.4')}</p>`;
  if (near?.missing === 1) return html`<p class="why">${patternName(near.pattern)} needs ${near.last.join(' or ')}. ${card.automatic && view.session.automaticCalls ? 'It will be called for you.' : 'A call after the next number is too late.'} ${chip('8.1')}</p>`;
  if (!view.called.length || !plays(card, view.session)) return html`<p class="why">Colour, conditions and prizes are announced when a game begins. ${chip('4.4')}</p>`;
  return html`<p class="why">A call that turns out wrong costs nothing; the game goes on. ${chip('8.2')}</p>`;
}

function tools(page) {
  const sells = page.view.offers?.some(each => each.do === 'issue');
  return html`<div class="tools">${sells ? html`<button type="button" class="toolbtn" @click=${() => (page.buysMore = true)}>Another book</button>` : nothing}
    <button type="button" class="toolbtn" aria-expanded=${!!page.bookOpen} aria-controls="book" @click=${() => page.toggleBook()}>The book${page.lastNet()}</button>
    <button type="button" class="toolbtn" @click=${() => page.leave()}>Leave</button></div>`;
}

/** The call: one press claims all that is complete on the card. */
export function claim(page) {
  const { card, view } = page;
  const may = page.mayClaim(card) && page.connected;
  const full = claimable(card, view) && may;
  return html`<button type="button" class="claim ${full ? 'live' : ''}" ?disabled=${!may} aria-keyshortcuts="Space" aria-label="Call bingo, a line or a pattern on card ${card.serial}" @click=${() => page.claim()}>Call bingo<small>${what(page, card, may)}</small></button>`;
}

function what({ view, cards, narrow }, card, may) {
  if (!plays(card, view.session)) return `from game ${card.from}`;
  if (view.claims.some(each => each.serial === card.serial && each.check === 'pending')) return 'being checked';
  if (!may) return view.called.length ? 'called' : 'after a number';
  return cards.length > 1 ? `card ${card.serial}` : narrow ? 'or a pattern' : 'a line or pattern too';
}

/** Who has no book, or wants another. */
export function sale(page) {
  const { me, view } = page;
  if (!me || me.kind === 'nobody') return told(page, 'Anyone may watch. To play, sign in or come as a guest.', '/', 'Sign in');
  if (me.kind === 'staff') return told(page, 'Staff watch here.', `/tables/${view.id}/dealer`, 'The caller’s page');
  if (!view.table.open || !view.session) return shut(page, view.table.open ? 'Books are sold when the next session is open.' : 'The hall is closed.');
  return form(page, view.session);
}

/** Nothing is sold; who has a card in takes it out here, and the chips with it. */
function shut(page, words) {
  if (!page.view.carded) return told(page, words, '/floor', 'The floor');
  return told(page, `${words} ${dollars(page.view.chips ?? '0.00')} is at hand.`, '/floor', 'The floor');
}

/** A book on paper is sold where somebody stands at the counter. */
function form(page, session) {
  const { view, kind, chip } = page;
  const fee = cents(session.entryFee);
  const chips = view.carded ? cents(view.chips ?? '0.00') : 0;
  const pick = (words, small, value) => html`<button type="button" class="toolbtn pick" aria-pressed=${kind === value} @click=${() => (page.kind = value)}><b>${words}</b><small>${small}</small></button>`;
  return html`<div class="sit buy"><div class="what"><b>${session.boxes === 12 ? 'Twelve-up' : 'Six-up'} book, ${dollars(fee)}</b>
      <small>${forGames(view)}${session.share ? `; ${session.share} of the fee goes to the jackpot` : ''} ${chip('3.3')}</small></div>
    <div class="row" role="group" aria-label="How the book is played">
      ${pick('Automatic', session.automaticCalls ? 'marks and calls' : 'marks by itself', 'automatic')}${pick('By hand', 'you mark and call', 'by-hand')}${view.dealt === 'house' ? nothing : pick('On paper', 'over the counter', 'paper')}</div>
    ${kind === 'paper' && chips >= fee ? html`<p class="why counter" role="status">Your card is in and ${dollars(chips)} is at hand. The caller sells you the book. ${chip('3.2.1')}</p>` : nothing}
    ${page.refused?.at === 'tray' ? page.refusedHere() : nothing}
    <div class="ends">${back(page)}${buyButton(page, fee, chips)}</div></div>`;
}

function back(page) {
  if (page.buysMore) return html`<button type="button" class="btn" @click=${() => (page.buysMore = false)}>Back</button>`;
  return wayOut(page);
}

/** Buys the book, or has the fee ready for one on paper; who lacks it is shown to the cashier. */
function buyButton(page, fee, chips) {
  const paper = page.kind === 'paper';
  if (means(page) + chips < fee) return html`<a class="btn" href="/cashier">The cashier</a>`;
  if (paper && chips >= fee) return nothing;
  const words = paper ? `Have ${dollars(fee - chips)} ready` : comingWords(page, `Buy for ${dollars(fee)}`, `buy for ${dollars(fee)}`);
  return html`<button type="button" class="btn primary" ?disabled=${page.buying || !page.connected} @click=${() => page.buy()}>${words}</button>`;
}

/** Which games a book bought now is for. */
function forGames({ session, called, phase }) {
  const playing = phase === 'calling' || phase === 'checking';
  const from = playing && !(session.game === 1 && !called.length) ? session.game + 1 : session.game;
  if (from > session.games) return 'No game of this session is left';
  return from === session.games ? `for game ${from}, the last` : `for games ${from} to ${session.games}`;
}
