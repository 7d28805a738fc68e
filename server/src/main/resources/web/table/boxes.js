// A box on the cloth: its areas, what lies on them, its cards, its name and its result.
import { svg, nothing } from 'lit';
import { dollars, limit } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { cardAt, spoken } from '/parts/card.js';
import { tagAt } from '/parts/mark.js';
import { stackAt } from '/parts/stack.js';
import { CLOTHS, place } from '/table/arc.js';
import { areaButton } from '/table/area.js';
import { lying } from '/table/model.js';
import { print, shape, slot } from '/table/shapes.js';

/**
 * One box. `seen` is {game, view, cloth}. `mine` gives the viewer's own box its deeds: `shown(area)` the stake to draw and
 * `deed(area)` for `areaButton`; `guest` has the deeds of one who may wager on another's box. `sit` makes a free box a button:
 * {press, chosen, invites}. `order(box, card)` says when each card was dealt.
 */
export function drawBox(seen, box, { mine, guest, sit, order = () => '' } = {}) {
  const at = place(seen.cloth, box.number, seen.view.table.boxes);
  const settled = seen.view.phase === 'settled';
  const amount = area => mine?.shown(area) ?? lying(seen.game, box, area, settled);
  return svg`<g class="box ${box.mine ? 'mine' : box.patron ? 'taken' : 'free'} ${sit ? 'offered' : ''} ${sit?.chosen ? 'chosen' : ''} ${sit?.invites ? 'invites' : ''}" data-box=${box.number}
      role=${sit ? 'button' : 'group'} tabindex=${sit ? 0 : nothing} aria-label=${said(seen, box, sit)}
      @click=${sit?.press ?? nothing} @keydown=${sit ? event => pressed(event, sit.press) : nothing}>
    <g transform="translate(${at.x} ${at.y}) rotate(${at.turn}) scale(${at.scale})">
      ${sit ? svg`<rect class="reach" x="-46" y="-106" width="92" height="190" rx="10"></rect>` : nothing}
      ${seen.game.areas.map(area => drawArea(seen, box, area, amount(area), mine ?? guest))}
      ${handOf(seen.game, box, order)}
      ${seen.game.areas.map(area => (covered(seen.game, box, area) ? nothing : stackOf(area, amount(area))))}
    </g>${label(at.label, box, sit)}</g>`;
}

function drawArea(seen, box, area, cents, mine) {
  const [x, y] = area.at;
  const holds = cents || (area.id === seen.game.cardsAt && !seen.game.apart && liesThere(seen.game, box));
  const words = area.shape === 'slot' ? slotOf(box, area, cents, mine) : holds ? nothing : print(area.print, x, y);
  const drawing = svg`${shape(area.shape, x, y, ...area.size)}${words}`;
  const deed = mine?.deed(area);
  const maybe = maybeLater(seen, box, area) ? 'maybe' : '';
  return deed ? areaButton(area, cents, deed, drawing, maybe) : svg`<g class="area ${maybe}">${drawing}</g>`;
}

/** A slot takes its chip in: its lamp says that it did, its plate how much lies there or came out. */
function slotOf(box, area, cents, mine) {
  const [x, y] = area.at;
  const [width, height] = area.size;
  const lit = mine?.lit?.(area) ?? (!!box.hand?.[area.key] && (!box.lines.length || cents > 0));
  return slot({ x, y, width, height, lit, words: cents ? limit(cents) : area.print[0], font: cents ? 12 : 10.5 });
}

/** Whether turned cards lie over the chips of an area. */
const covered = (game, box, area) => area.id === game.cardsAt && !game.apart && box.hand?.cards.length && !box.mine;

/** A dashed edge: an own decision that is still open, or a hand that was folded. */
function maybeLater({ view, game }, box, area) {
  if (area.id !== game.cardsAt || !box.hand || box.hand[area.key]) return false;
  return game.collected.includes(box.hand.ending) || (box.mine && game.handsOut.includes(view.phase) && !box.hand.decided);
}

function stackOf(area, cents) {
  if (!cents || !area.stack) return nothing;
  const [x, y] = area.stack;
  return svg`<g data-stack=${area.id}>${stackAt({ x, y, cents })}</g>`;
}

/** A hand lies on the cloth until it is collected; one's own is held in the tray until it is laid down. */
function liesThere(game, { mine, hand }) {
  if (!hand?.cardCount) return false;
  return game.kept?.(hand) || (!mine && !game.collected.includes(hand.ending));
}

function handOf(game, box, order) {
  const { hand } = box;
  if (!liesThere(game, box)) return nothing;
  const { x, y, width, step } = game.lies(hand);
  const seen = box.mine && !box.turned ? [] : hand.cards;
  return Array.from({ length: hand.cardCount }, (_, at) =>
    cardAt({
      code: seen[at] ?? null,
      x: x + at * step,
      y,
      width,
      cls: 'dealt',
      order: order(box.number, at),
    }),
  );
}

function label({ x, y }, box, sit) {
  const who = box.mine ? 'You' : (box.name ?? (sit?.invites ? 'sit here' : 'free'));
  const marker = box.seat?.marker ? ' · old minimum' : box.seat?.personal?.length ? ' · own limits' : '';
  const name = `${box.number} · ${who}${box.folded ? ', folded' : ''}`;
  return svg`<text class="s name" x=${inward(x, name, 14)} y=${y} text-anchor="middle" font-size=${box.patron ? 13 : 12.5}>${name}</text>
    ${
      box.tag
        ? tagAt({ x: inward(x, box.tag.words), y: y + 9, result: box.tag.result, words: box.tag.words })
        : box.words || marker
          ? svg`<text class="s dim" x=${x} y=${y + 15} text-anchor="middle" font-size="12">${(box.words + marker).replace(/^ · /, '')}</text>`
          : nothing
    }`;
}

/** Long words under an outermost box move towards the middle, so that they stay on the cloth. */
function inward(x, words, room = 7) {
  const outermost = Math.abs(x - CLOTHS.table.cx) > 400;
  return outermost ? x + Math.sign(CLOTHS.table.cx - x) * Math.max(0, words.length - room) * 4 : x;
}

/** The box in words, for those who do not see it. */
function said({ game }, box, sit) {
  if (sit) return `Box ${box.number}, free: sit here`;
  if (!box.patron) return `Box ${box.number}, free`;
  const stakes = game.areas
    .filter(area => box.hand?.[area.key])
    .map(area => `${wager(area.id)} ${dollars(box.hand[area.key])}`);
  const cards = box.hand?.cardCount ? spoken(box.hand.cards, box.hand.cardCount) : '';
  return [`Box ${box.number}`, box.mine ? 'you' : box.name, ...stakes, cards, box.hand?.hand, box.words, box.tag?.words]
    .filter(Boolean)
    .join(', ');
}

function pressed(event, press) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
}
