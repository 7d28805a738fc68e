// The player's own books: one card at a time, its boxes, and the others by their serial numbers.
import { html, nothing } from 'lit';
import { box } from '/bingo/box.js';
import { boxesOf, byNearness, cardNear, plays } from '/bingo/model.js';
import { needWords } from '/games/bingo-words.js';

/** `page` is the bingo page; on a narrow one the boxes nearest to a win come first. */
export function boxes(page) {
  const { card, view } = page;
  if (!card) return nothing;
  const shown = page.withPressed(card);
  // A page of a game to come has nothing to do with what is called now.
  const playing = plays(card, view.session);
  const all = boxesOf(shown, playing ? view.called : []);
  const byHand = card.medium === 'electronic' && !card.automatic && playing && !card.failed;
  const ordered = page.narrow ? byNearness(all) : all;
  const focus = page.focusAt ?? firstOf(ordered[0]);
  const setting = { serial: card.serial, last: view.called.at(-1), focus, press: byHand ? number => page.mark(card, number) : null };
  return html`${others(page)}${state(page, card)}
    <div class="boxes ${all.length > 6 ? 'twelve' : ''} ${byHand ? 'by-hand' : ''}" @focusin=${event => page.focused(event)}>${ordered.map(each => box(each, setting))}</div>`;
}

const firstOf = each => (each ? `${each.number}-${each.cells.find(Boolean)}` : null);

/** Other books of the same player, each with how near it is. */
function others(page) {
  if (page.cards.length < 2) return nothing;
  return html`<div class="cards-of" role="group" aria-label="Your cards">${page.cards.map(each => {
    const near = cardNear(each);
    return html`<button type="button" class="toolbtn" aria-pressed=${each === page.card} @click=${() => page.chooseCard(each.serial)}>Card ${each.serial}${near ? html` <small class=${near.missing < 2 ? 'hot' : ''}>${needWords(near)}</small>` : nothing}</button>`;
  })}</div>`;
}

function state({ view, chip }, card) {
  if (card.failed) return html`<p class="state-of" role="alert">Card ${card.serial} has failed. No number is called until it is replaced; every number called will be on it. ${chip('8.5')}</p>`;
  if (view.session && card.from > view.session.game) return html`<p class="state-of">Card ${card.serial} plays from game ${card.from} on. ${chip('4.3')}</p>`;
  return nothing;
}
