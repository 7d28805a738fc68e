// The tray: your hand, then chips or the reasons why none can be placed, then countdown and offers at the right edge.
import { html, nothing } from 'lit';
import { cents, dollars, limit, text, typed } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { chipButton } from '/parts/chip.js';
import { offerButtons } from '/parts/offers.js';
import { held } from '/table/held.js';
import { amounts, sitting } from '/table/sit.js';
import '/parts/countdown.js';
import '/parts/hand.js';

/** `page` is the table page; `narrow` for the phone, where the hand lies on the cloth. */
export function tray(page, narrow = false) {
  const { own } = page;
  return html`<section class="tray ${narrow ? 'narrow' : ''}" aria-label="Your tray">
    ${narrow ? nothing : handOf(page)}
    ${own ? html`${offersOf(page)}${narrow && page.decisions.length ? nothing : html`<div class="middle">${middle(page)}</div>`}${countdown(page)}${toolsOf(page)}` : sitting(page)}
    </section>`;
}

/** Five cards are held closer than three, so that the offers keep their place. */
const handWidth = ({ short, game }) => (game.size > 3 ? 86 : 96) - (short ? 20 : 0);

/** The own hand while there is one, in this round or the one just settled. */
export function handOf(page, width = handWidth(page)) {
  const hand = page.hand;
  if (page.game.read) return held(page, width);
  if (!hand?.cardCount || page.wagers.begun) return html`<div class="no-hand"></div>`;
  return html`<baize-hand class=${page.game.collected.includes(hand.ending) ? 'folded' : ''} .cards=${hand.cards} .count=${hand.cardCount}
    .width=${width} .value=${hand.hand} label="Your hand, box ${hand.box}"></baize-hand>`;
}

function middle(page) {
  const { wagers, view, game } = page;
  const why = wagers.open ? null : game.whyClosed(view, page.hand, page.me?.id);
  const chips = html`<div class="grp chips"><span class="lab">${wagers.open ? `Chip, of ${dollars(view.chips ?? 0)}` : `Chips ${dollars(view.chips ?? 0)}`}</span>
    <div class="row">${page.chips.map((cents, at) =>
      chipButton({
        cents,
        key: String(at + 1),
        chosen: cents === page.chip,
        disabled: !wagers.open || !page.connected || !page.usable(cents),
        press: () => page.choose(cents),
      }),
    )}</div></div>`;
  if (page.buying) return more(page);
  if (page.refused?.at === 'tray') return html`${chips}${page.refusedHere()}`;
  const less = page.decisions.find(each => each.decision.partly && cents(each.offer.stakes?.max ?? 0) > 1);
  const part = less ? forLess(page, less) : nothing;
  if (page.hint)
    return html`${chips}${part}<p class="why" role="status">${page.hint.words} ${clause(page, page.hint.rule)}</p>`;
  if (less) return html`${chips}${part}`;
  if (!why || page.decisions.length) return chips;
  return html`${chips}<p class="why">${why.words} ${clause(page, why.rule)}</p>`;
}

/** A part of the most that a decision takes: "Double for less". */
function forLess(page, found) {
  const { decision, offer } = found;
  const take = event => {
    event.preventDefault();
    const stake = typed(new FormData(event.target).get('less'));
    if (stake == null || stake < cents(offer.stakes.min) || stake > cents(offer.stakes.max))
      page.hint = { words: `${wager(decision.do)} takes ${dollars(offer.stakes.max)} at most.`, rule: decision.rule };
    else page.decide(found, text(stake));
  };
  return html`<form class="less" @submit=${take}><label for="less">${wager(decision.do)} for less</label>
    <span class="row"><input id="less" name="less" inputmode="decimal" autocomplete="off" size="6" placeholder=${offer.stakes.max}>
    <button class="toolbtn" ?disabled=${!page.connected || page.deciding}>${wager(decision.do)}</button></span></form>`;
}

/** More chips, for an amount of the balance. */
function more(page) {
  const choices = amounts(page.view, page.game, cents(page.me.balance));
  return html`<fieldset class="grp"><legend class="lab">More chips, of ${dollars(page.me.balance)}</legend><div class="row">
    ${choices.map(each => html`<button type="button" class="toolbtn" @click=${() => page.buy(each)}>${limit(each)}</button>`)}
    ${choices.length ? nothing : html`<span class="why">Your balance is below the minimum.</span>`}
    <button type="button" class="toolbtn" @click=${() => page.moreChips(false)}>Back</button></div></fieldset>`;
}

const clause = (page, rule) =>
  rule
    ? html`<baize-clause .game=${page.game.id} .rule=${rule} .elsewhere=${page.openClause}></baize-clause>`
    : nothing;

/** Offers come first for the keyboard and last on the screen. */
function offersOf(page) {
  return page.decisions.length ? decisionButtons(page) : page.wagers.open ? repeatButton(page) : nothing;
}

function toolsOf(page) {
  return page.decisions.length ? nothing : page.wagers.open ? tools(page) : leaving(page);
}

const COUNTS = { wagering: 'wagers open', deciding: 'seconds' };

function countdown(page) {
  const { waiting } = page.view;
  if (!waiting?.until) return nothing;
  return html`<baize-countdown .since=${waiting.since} .until=${waiting.until} .offset=${page.offset}
    .what=${COUNTS[waiting.for] ?? 'seconds'} .onspoken=${page.spoken}></baize-countdown>`;
}

function decisionButtons(page) {
  return offerButtons(
    page.decisions.map(found => ({
      label: found.decision.label(found.hand, found.offer),
      cost: found.decision.cost(found.hand, found.offer),
      key: found.decision.key,
      main: found.decision.main,
      disabled: !page.connected || page.deciding,
      press: () => page.decide(found),
    })),
  );
}

function repeatButton(page) {
  const last = page.wagers.repeatable();
  return last
    ? offerButtons([
        {
          label: `Repeat ${dollars(last.total)}`,
          key: 'R',
          main: true,
          disabled: !last.fits || !page.connected,
          press: () => page.repeat(),
          cost: last.fits
            ? last.list.map(([area, stake]) => `${wager(area)} ${limit(stake)}`).join(', ')
            : 'not within limits and chips',
        },
      ])
    : nothing;
}

function tools(page) {
  const { wagers } = page;
  return html`<div class="tools">
    <button type="button" class="toolbtn" ?disabled=${!wagers.canUndo || !page.connected} @click=${() => page.undo()}>Undo <kbd>U</kbd></button>
    <button type="button" class="toolbtn" ?disabled=${!wagers.total() || !page.connected} @click=${() => page.clear()}>Clear <kbd>C</kbd></button>
    ${page.narrow ? nothing : seatTools(page)}</div>`;
}

function leaving(page) {
  return page.narrow ? nothing : html`<div class="tools">${seatTools(page)}</div>`;
}

/** Leaving stands beside the tools whenever nothing of yours stands, and says so otherwise. */
export function seatTools(page) {
  const stays = page.standing || page.wagers.total() > 0;
  return html`<button type="button" class="toolbtn" ?disabled=${!page.connected} @click=${() => page.moreChips()}>More chips</button>
    <button type="button" class="toolbtn" ?disabled=${stays || !page.connected} title=${stays ? 'Possible when no wager of yours stands' : nothing}
      @click=${() => page.leave()}>Leave</button>`;
}
