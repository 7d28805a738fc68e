// Below the boxes: automatic play and the call for who has a book, the sale of one for who has none.
import { html, nothing } from 'lit';
import { cents, dollars } from '/floor/money.js';
import { count } from '/floor/words.js';
import { patternName } from '/games/bingo-words.js';
import { cardNear, claimable, unmarked } from '/bingo/model.js';

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
  const left = unmarked(card, view.called).filter(number => !page.isPressed(card.serial, number));
  if (claimable(card, view) && page.mayClaim(card)) return html`<p class="why hot" role="status">Complete on ${view.called.at(-1)}: call it before the next number. ${chip('8.1')}</p>`;
  if (left.length) return html`<p class="why">${count(left.length, 'number')} called and not marked: ${left.slice(-4).join(', ')}${left.length > 4 ? ' …' : ''}. ${chip('7.4')}</p>`;
  if (near?.missing === 1) return html`<p class="why">${patternName(near.pattern)} needs ${near.last.join(' or ')}. ${card.automatic && view.session.automaticCalls ? 'It will be called for you.' : 'A call after the next number is too late.'} ${chip('8.1')}</p>`;
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
  if (view.claims.some(each => each.serial === card.serial && each.check === 'pending')) return 'being checked';
  if (!may) return view.called.length ? 'called' : 'after a number';
  return cards.length > 1 ? `card ${card.serial}` : narrow ? 'or a pattern' : 'a line or pattern too';
}

/** Who has no book, or wants another. */
export function sale(page) {
  const { me, view } = page;
  if (!me || me.kind === 'nobody') return told('Anyone may watch. To play, sign in or come as a guest.', '/', 'Sign in');
  if (me.kind === 'staff') return told('Staff watch here.', `/tables/${view.id}/dealer`, 'The caller’s page');
  if (me.table && me.table !== view.id && !view.carded) return told(`Your card is in at table ${me.table}.`, `/tables/${me.table}`, `Table ${me.table}`);
  if (!view.table.open) return told('The hall is closed.', '/floor', 'The floor');
  if (!view.session) return told('Books are sold when the next session is open.', '/floor', 'The floor');
  return form(page, view.session);
}

const told = (words, path, link) => html`<div class="sit told"><p>${words}</p><a class="btn" href=${path}>${link}</a></div>`;

function form(page, session) {
  const { view, me, automatic: on, chip } = page;
  const fee = cents(session.entryFee);
  const means = cents(me.balance ?? '0.00') + (view.carded ? cents(view.chips ?? '0.00') : 0);
  const pick = (words, small, value) => html`<button type="button" class="toolbtn pick" aria-pressed=${on === value} @click=${() => (page.automatic = value)}><b>${words}</b><small>${small}</small></button>`;
  return html`<div class="sit buy"><div class="what"><b>${session.boxes === 12 ? 'Twelve-up' : 'Six-up'} book, ${dollars(fee)}</b>
      <small>${forGames(view)}${session.share ? `; ${session.share} of the fee goes to the jackpot` : ''} ${chip('3.3')}</small></div>
    <div class="row" role="group" aria-label="How the book is played">${pick('Automatic', session.automaticCalls ? 'marks and calls' : 'marks by itself', true)}${pick('By hand', 'you mark and call', false)}</div>
    ${page.refused?.at === 'tray' ? page.refusedHere() : nothing}
    <div class="ends">${page.buysMore ? html`<button type="button" class="btn" @click=${() => (page.buysMore = false)}>Back</button>` : view.carded ? html`<button type="button" class="btn" @click=${() => page.leave()}>Leave</button>` : html`<a class="btn" href="/floor">Leave</a>`}
      ${means < fee ? html`<a class="btn" href="/cashier">The cashier</a>` : html`<button type="button" class="btn primary" ?disabled=${page.buying || !page.connected} @click=${() => page.buy()}>Buy for ${dollars(fee)}</button>`}</div></div>`;
}

/** Which games a book bought now is for. */
function forGames({ session, called, phase }) {
  const playing = phase === 'calling' || phase === 'checking';
  const from = playing && !(session.game === 1 && !called.length) ? session.game + 1 : session.game;
  if (from > session.games) return 'No game of this session is left';
  return from === session.games ? `for game ${from}, the last` : `for games ${from} to ${session.games}`;
}
