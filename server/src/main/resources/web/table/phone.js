// The table on a narrow page: dealer on top, the other boxes as a strip, your areas large, your hand, offers at the thumb.
import { html, svg, nothing } from 'lit';
import { dollars } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { cardAt, spoken } from '/parts/card.js';
import { mark } from '/parts/mark.js';
import { stackAt } from '/parts/stack.js';
import { areaButton } from '/table/area.js';
import { book } from '/table/book.js';
import { dealerFaces } from '/table/furniture.js';
import { boxes, wagerable } from '/table/model.js';
import { shape, slot } from '/table/shapes.js';
import { handOf, seatTools, tray } from '/table/tray.js';

export function phone(page) {
  return html`<div class="tablepage ph">${page.bar()}
    <main id="main" class="cloth-narrow felt ${page.connected ? '' : 'stale'}">
      ${page.heading()}${page.over()}${dealer(page)}${page.view.jackpot ? meter(page) : nothing}${strip(page)}${ownBox(page)}${below(page)}</main>
    ${tray(page, true)}${foot(page)}${page.bookOpen ? html`<div class="shade" @click=${() => page.toggleBook(false)}></div>${book(page)}` : nothing}</div>`;
}

function dealer({ game, view }) {
  const says = game.dealerSays(view);
  const count = Math.max(game.size, view.dealerCards);
  const width = count > 6 ? 36 : count > 3 ? 46 : view.dealerHand ? 60 : 50;
  const gap = count > 3 ? 5 : 8;
  const faces = dealerFaces(view);
  return html`<div class="dealer-narrow of-${game.size}"><svg width=${count * (width + gap) - gap} height=${width * 1.4} role="img" class="cloth" aria-label="Dealer: ${spoken(view.dealer, view.dealerCards)}">
      ${Array.from({ length: count }, (_, at) =>
        at < view.dealerCards
          ? cardAt({ code: faces[at], x: at * (width + gap), y: 0, width, seen: count > 3 ? width : 60 })
          : svg`<rect class="card-place" x=${at * (width + gap)} y="0" width=${width} height=${width * 1.4} rx="5"></rect>`,
      )}</svg>
    <p><b>${says?.heading ?? 'Dealer'}</b>${(says?.words ?? []).map(words => html`<span>${words}</span>`)}</p></div>`;
}

/** The meter in a line, or what the round has won. */
function meter({ game, view }) {
  const [first] = game.won(view);
  const hit = view.jackpot.inOrder ? first?.words : null;
  const words = hit ?? (view.jackpot.inOrder ? 'Progressive jackpot' : 'Jackpot out of order');
  return html`<p class="meter-narrow ${hit ? 'won' : ''}"><span>${words}</span><b data-meter></b></p>`;
}

/** The other boxes in the order of the table, the first at the right. */
function strip(page) {
  const { game, view } = page;
  const others = boxes(game, view, page.own, page.me?.id)
    .filter(box => !box.mine)
    .reverse();
  return html`<div class="others-narrow" role="group" aria-label="Other boxes">${others.map(box => {
    const sit = page.sitAt(box.number);
    const words =
      box.tag?.words.replace(/\.00$/, '') ?? game.brief[box.words] ?? (box.words || (box.patron ? box.name : 'free'));
    const label = `Box ${box.number}, ${box.name ?? 'free'}${box.words ? `, ${box.words}` : ''}`;
    const backs = page.guestAt(box.number)?.deed(wagerable(game)[0]);
    if (game.read && backs)
      return html`<button type="button" class=${box.patron ? '' : 'f'} ?disabled=${backs.disabled} aria-label="${label}: wager here, ${backs.words}" @click=${event => backs.add(event)}><b>${box.number}</b>${words}</button>`;
    return !sit
      ? html`<div class=${box.patron ? '' : 'f'} role="img" aria-label=${label}><b>${box.number}</b>${words}</div>`
      : html`<button type="button" class="f" aria-pressed=${!!sit.chosen} aria-label="${label}: sit here" @click=${sit.press}><b>${box.number}</b>free</button>`;
  })}</div>`;
}

function ownBox(page) {
  const { game, view } = page;
  const mine = page.mine();
  const [large] = game.print(view);
  return html`<svg viewBox="0 8 350 226" class="own-narrow cloth" role="group" aria-label="Your box" data-areas>${svg`
    <path id="arc-narrow" class="guide" d="M6 22Q175 52 344 22"></path>
    <text class="inscription" font-size=${large.length > 36 ? 11 : 12.5} letter-spacing=${large.length > 36 ? 0.7 : 2.2}><textPath href="#arc-narrow" startOffset="50%" text-anchor="middle">${large.toUpperCase()}</textPath></text>
    <g class="box ${mine ? 'mine' : 'free'}">${game.areas.map(area => largeArea(page, area, mine))}</g>
    <text class="s name ${page.own ? 'own' : ''}" x="175" y="226" text-anchor="middle" font-size="13">${page.own ? `${page.own} · You` : ''}</text>`}</svg>`;
}

function largeArea(page, area, mine) {
  const [x, y, width, height] = area.large;
  const cents = mine?.shown(area) ?? 0;
  if (area.shape === 'slot') return largeSlot(page, area, mine, cents);
  const maybe = !cents && area.due && page.decisions.some(each => each.decision.do === area.decision);
  const above = area.inside || area.number ? (cents ? nothing : insidePrint(page, area)) : svg`<text class="print" x=${x} y="82" text-anchor="middle" font-size="13" letter-spacing="1.2">${area.print.join(' ')}</text>`;
  const drawing = svg`${shape(area.shape, x, y, width, height)}${above}
    ${
      maybe
        ? svg`<text class="s dim" x=${x} y=${y - 4} text-anchor="middle" font-size="13">${dollars(area.due(page.hand))}</text>
      <text class="s dim" x=${x} y=${y + 13} text-anchor="middle" font-size="12">if you ${area.decision}</text>`
        : nothing
    }
    ${cents ? stackAt({ x, y: y - 4, cents, size: area.inside ? 34 : 48, plate: area.inside ? 22 : 31, exact: true }) : nothing}`;
  const deed = mine?.deed(area);
  return deed ? areaButton(area, cents, deed, drawing, maybe ? 'maybe' : '') : svg`<g class="area">${drawing}</g>`;
}

/** Print inside its area: a short name, or the box's number. */
function insidePrint({ own }, area) {
  const [x, y] = area.large;
  return svg`<text class="print ${area.number ? 'number' : ''}" x=${x} y=${y + (area.number ? 10 : 5)} text-anchor="middle" font-size=${area.number ? 28 : 14}>${area.number ? (own ?? '') : area.print[0]}</text>`;
}

/** A slot with its lamp, as high as a finger needs. */
function largeSlot({ hand }, area, mine, cents) {
  const [x, y, width, height] = area.large;
  const lit = mine?.lit(area) ?? !!hand?.[area.key];
  const drawing = svg`<rect class="reach" x=${x - width / 2} y=${y - 46} width=${width} height="92"></rect>
    <text class="print" x=${x} y="82" text-anchor="middle" font-size="13" letter-spacing="1.2">${area.print[0]}</text>
    ${shape(area.shape, x, y, width, height)}
    ${slot({ x, y, width, height, lit, words: cents ? dollars(cents) : 'off', font: 14 })}`;
  const deed = mine?.deed(area);
  return deed ? areaButton(area, cents, deed, drawing) : svg`<g class="area">${drawing}</g>`;
}

/** What each choice does above the hand, or the settled lines beside it. */
function below(page) {
  const { game, hand, view } = page;
  const box =
    page.own && view.phase === 'settled' && !page.wagers.begun ? boxes(game, view, page.own, page.me?.id)[page.own - 1] : null;
  if (box?.tag && hand)
    return html`<div class="end-narrow"><div class="held">${handOf(page, page.game.size > 3 ? 56 : 72)}</div>${settled(page, box)}</div>`;
  if (game.read) return html`${choices(page)}<div class="held">${handOf(page, 70)}</div>`;
  return html`${choices(page)}<div class="held">${handOf(page, page.game.size > 3 ? 88 : 106)}</div>`;
}

function choices({ decisions, game, openClause }) {
  if (!decisions.length) return nothing;
  return html`<div class="told-narrow">${[...decisions].reverse().map(
    ({ decision, hand, offer }) => html`<div>
    <span><b>${decision.label(hand, offer).split(' ')[0]}</b> ${decision.words(hand, offer)}</span>
    <baize-clause .game=${game.id} .rule=${decision.rule} .elsewhere=${openClause}></baize-clause></div>`,
  )}</div>`;
}

function settled({ game, openClause }, box) {
  return html`<div class="told-narrow settled">${box.lines.map(
    line => html`<div>${mark(line.result, `${wager(line.wager)} ${line.result}`)}
    <baize-clause .game=${game.id} .rule=${line.rule} .elsewhere=${openClause}></baize-clause></div>`,
  )}
    <div class="net"><b>Net</b>${mark(box.tag.result, box.tag.words)}</div></div>`;
}

/** Time played and limits stand in the bar at the top, on every page. */
function foot(page) {
  return html`<div class="foot-narrow"><button type="button" @click=${() => page.toggleBook(true)}>The book and the sign</button>
    ${page.own ? seatTools(page) : nothing}</div>`;
}
