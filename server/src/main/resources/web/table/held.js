// One's own hands in the tray, large: those of the box whose turn it is, else of one's own box.
import { html, nothing } from 'lit';

/** The box whose hands are shown: where it is one's turn, then one's own, then any with a wager of one's own. */
function boxFor(page) {
  const { view, me } = page;
  const mine = view.boxes.filter(box => box.hands.length && box.players.includes(me?.id));
  return mine.find(box => box.box === view.turn?.box) ?? mine.find(box => box.box === page.own) ?? mine[0] ?? null;
}

export function held(page, width) {
  const box = page.wagers.begun ? null : boxFor(page);
  if (!box) return html`<div class="no-hand"></div>`;
  const several = box.hands.length > 1;
  const fit = several ? width * 0.8 : width;
  return html`<div class="held-hands" role="group" aria-label="Your hands, box ${box.box}">${box.hands.map(
    hand => html`<div class="held-hand ${hand.active ? 'turn' : ''}" data-hand=${hand.number}>
      <baize-hand .cards=${hand.cards} .count=${hand.cards.length} .width=${fit}></baize-hand>
      <p>${several ? html`hand ${hand.number}: ` : box.box === page.own ? nothing : html`box ${box.box}: `}<b>${hand.value}</b>${
        page.view.phase === 'settled' ? nothing : html`, ${hand.words.replace(/^stands on .*/, 'stands').replace(/^21, /, '').replace('blackjack', 'waits for the dealer')}`
      }</p></div>`,
  )}</div>`;
}
