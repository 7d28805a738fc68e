// The table after one step: the dealer, every box in the order of the table, one box at large, journal and ledger.
import { html, nothing } from 'lit';
import { cents, dollars, net } from '/floor/money.js';
import { plain, sentence, time, wager } from '/floor/words.js';
import { personAt } from '/pages/replay-steps.js';
import { clauseLink } from '/parts/clause-link.js';
import { mark } from '/parts/mark.js';
import '/parts/card.js';

/** `box` is the one shown at large; `choose` is called with another; `drawn` where a game has a table of its own form. */
export function tableAt({ round, step, box, me, choose, drawn }) {
  return html`<section class="vw felt" aria-label="The table after this step">
    ${drawn ? drawn({ round, step, box, me, choose }) : cardsAt({ round, step, box, me, choose })}
    <div class="two">${journal(step)}${ledger(step)}</div>
    <p class="ft"><span>Journal rows ${round.steps[0].version} to ${round.steps.at(-1).version} of table ${round.table};
      decided again by today’s code, ${round.agrees ? 'the same' : 'with a difference'}</span>
      <span>${drawn ? (round.declared?.fell ?? 'The dice are shown as they fell') : 'Every card is shown because the round is over'}</span></p></section>`;
}

function cardsAt({ round, step, box, me, choose }) {
  const { view } = step;
  const dealt = dealtBy(round, step);
  const boxes = (view.boxes ?? []).map(each => known(each, dealt, round)).sort((one, other) => other.box - one.box);
  const name = each => `${each.box} · ${personAt(each.patron, round, me)}`;
  return html`${dealer(view, dealt.dealer)}
    <div class="hands" role="group" aria-label="Boxes, the first at the right">${boxes.map(each => html`
      <button type="button" class="h" aria-pressed=${each.box === box} @click=${() => choose(each.box)}>
        ${cards(each, 44)}<b>${name(each)}</b><small>${says(each)}</small></button>`)}</div>
    ${large(boxes.find(each => each.box === box), name, view, round)}`;
}

/** The cards as they were dealt up to a step: the table still saw their backs, but the round is over. */
function dealtBy(round, step) {
  const before = round.steps.slice(0, round.steps.indexOf(step) + 1).flatMap(each => each.events ?? []);
  return before.findLast(event => event.hands && event.dealer) ?? { dealer: [], hands: [] };
}

/** A hand with its cards, and with its worth where any step of the round tells it. */
function known(hand, dealt, round) {
  const same = each => each.box === hand.box;
  const lies = hand.cardCount ? dealt.hands.find(same)?.cards ?? [] : [];
  const codes = hand.cards?.length ? hand.cards : lies;
  const told = () => round.steps.map(step => step.view.boxes?.find(same)?.hand).find(Boolean);
  return { ...hand, cards: codes, hand: hand.hand ?? (codes.length ? told() : undefined) };
}

function dealer(view, dealt) {
  const turned = !!view.dealerHand;
  const codes = turned || view.read ? view.dealer : view.dealerCards ? dealt : [];
  const words = view.dealerHand ? `Dealer: ${view.dealerHand}` : codes.length ? view.dealer?.length ? 'Dealer, one card up' : 'Dealer, still face down' : 'No cards yet';
  const up = new Set(turned ? codes : view.dealer);
  return html`<div class="dl"><div class="cards">${codes.map(code => html`<baize-card class=${up.has(code) ? '' : 'unturned'}
      .code=${code} .width=${88}></baize-card>`)}</div>
    <h2>${words}</h2><p>${view.inscription ?? view.inscriptions?.[0] ?? nothing}</p></div>`;
}

const faces = (codes, width) => codes.map(code => html`<baize-card .code=${code} .width=${width}></baize-card>`);

const cards = (hand, width) => html`<span class="cards">${hand.cards.length ? faces(hand.cards, width)
  : html`<span class="place"></span>`}</span>`;

function says(hand) {
  const words = [hand.ending && plain(hand.ending), hand.hand, hand.standing].filter(Boolean).join(', ');
  return words || (hand.cardCount ? '' : 'no cards yet');
}

function large(hand, name, view, round) {
  if (!hand) return html`<p class="dim none">No wager stands.</p>`;
  const lines = (view.lines ?? []).filter(line => line.box === hand.box);
  return html`<div class="own">
    <div class="h">${cards(hand, hand.cards.length > 3 ? 60 : 72)}<b>${name(hand)}</b><small>${says(hand)}</small></div>
    <table class="ls"><caption class="vh">Wagers of box ${hand.box}</caption><tbody>
      ${lines.length ? lines.map(line => settled(round.game, line)) : stakes(hand, round)}</tbody></table></div>`;
}

const settled = (game, line) => html`<tr>
  <th scope="row">${wager(line.wager)} <small>${cents(line.stake) ? dollars(line.stake) : nothing}</small></th>
  <td>${mark(line.result)}</td><td class="num n">${net(cents(line.returned) - cents(line.stake))}</td>
  <td class="n">${clauseLink(game, line.rule)}</td></tr>`;

const stakes = (hand, { declared }) => (declared?.areas ?? []).filter(({ key }) => hand[key]).map(({ id, key }) => html`<tr>
  <th scope="row">${wager(id)}</th><td></td><td class="num n">${dollars(hand[key])}</td><td></td></tr>`);

function journal(step) {
  const told = step.refusal ? [`refused  ${step.refusal.rule}  ${step.refusal.reason}`]
    : (step.events ?? []).map(event => event.event.replace(/\/\d+$/, ''));
  const row = [`${step.version}  ${time(step.at)}  by ${step.by ?? 'house'}`, ...told, ...(step.id ? [`id ${step.id}`] : [])];
  return html`<section><h3>In the journal</h3>
    <pre class="jr" tabindex="0" aria-label="Row of the journal">${row.join('\n      ')}</pre>
    ${step.difference ? html`<p class="refusal">${sentence(step.difference)}</p>` : nothing}</section>`;
}

/** Who is not told all that a step did, as of a pool's reserve or of others' wagers, is not told what moved either. */
function kept({ view, events, entries }) {
  return !entries && !!events?.some(event => event.lines || (view.jackpot && event.hands));
}

function ledger(step) {
  const entries = Object.entries(step.entries ?? {});
  return html`<section><h3>In the ledger</h3>${entries.length
    ? html`<table class="lg"><tbody>${entries.map(([account, amount]) => html`<tr>
      <th scope="row">${account}</th><td class="num n">${net(amount)}</td></tr>`)}</tbody></table>`
    : html`<p class="dim">${kept(step) ? 'What moved in this step is for staff; the lines say what was paid.'
      : 'No money moves in this step.'}</p>`}</section>`;
}
