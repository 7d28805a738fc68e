// The tray: your hand, then chips or the reasons why none can be placed, then countdown and offers at the right edge.
import { html, nothing } from 'lit';
import { cents, dollars, limit, text, typed } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { chipButton } from '/parts/chip.js';
import { offerButtons } from '/parts/offers.js';
import { held } from '/table/held.js';
import { beyondLimit, shutByLimit } from '/table/limits.js';
import { amounts, sitting } from '/table/sit.js';
import '/parts/countdown.js';
import '/parts/hand.js';

/** `page` is the table page; `narrow` for the phone, where the hand lies on the cloth. */
export function tray(page, narrow = false) {
  const { own } = page;
  return html`<section class="tray ${narrow ? 'narrow' : ''}" aria-label="Your tray">
    ${narrow ? nothing : handOf(page)}
    ${own ? html`${offersOf(page)}${narrow && page.decisions.length ? short(page) : html`<div class="middle">${middle(page)}</div>`}${countdown(page)}${toolsOf(page)}` : sitting(page)}
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

/** On a phone the offers stand alone, but for why one of them is missing or was refused. */
function short(page) {
  if (page.refused?.at === 'tray') return html`<div class="middle">${page.refusedHere()}</div>`;
  const beyond = beyondLimit(page);
  return beyond ? html`<div class="middle"><p class="why" role="status">${beyond.words} ${clause(page, beyond.rule)}</p></div>` : nothing;
}

function middle(page) {
  const { wagers, view, game } = page;
  const why = wagers.open ? null : (shutByLimit(page) ?? game.whyClosed(view, page.hand, page.me?.id));
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
  const less = page.decisions.find(each => each.decision.partly && isRange(each.offer.stakes));
  const part = less ? forLess(page, less) : nothing;
  if (page.hint)
    return html`${chips}${part}<p class="why" role="status">${page.hint.words} ${clause(page, page.hint.rule)}</p>`;
  if (less) return html`${chips}${part}`;
  const beyond = beyondLimit(page);
  if (beyond) return html`${chips}<p class="why" role="status">${beyond.words} ${clause(page, beyond.rule)}</p>`;
  if (!why || page.decisions.length) return chips;
  return html`${chips}<p class="why">${why.words} ${clause(page, why.rule)}</p>`;
}

const isRange = stakes => !!stakes && cents(stakes.max) > cents(stakes.min);

/** Whether the floor offers this stake. */
const isOffered = (stake, { min, max, unit }) =>
  stake != null && stake >= cents(min) && stake <= cents(max) && (stake - cents(min)) % cents(unit) === 0;

/** The stakes of an offer: "$5.00 to $25.00, in steps of $5.00". */
const offered = ({ min, max, unit }) => `${dollars(min)} to ${dollars(max)}${cents(unit) > 1 ? `, in steps of ${dollars(unit)}` : ''}`;

/** A part of the most that a decision takes: "Double for less". */
function forLess(page, found) {
  const { decision, offer } = found;
  const take = event => {
    event.preventDefault();
    const stake = typed(new FormData(event.target).get('less'));
    if (isOffered(stake, offer.stakes)) page.decide(found, text(stake));
    else page.hint = { words: `${wager(decision.do)} takes ${offered(offer.stakes)}.`, rule: decision.rule };
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
  const zero = waiting.for === 'deciding' ? page.atZero : null;
  return html`<div class="clock"><baize-countdown .since=${waiting.since} .until=${waiting.until} .offset=${page.offset}
    .what=${COUNTS[waiting.for] ?? 'seconds'} .over=${zero?.over ?? 'closed'} .onspoken=${page.spoken}></baize-countdown>
    ${zero && page.decisions.length ? html`<p class="at-zero">${zero.words} ${clause(page, zero.rule)}</p>` : nothing}</div>`;
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
