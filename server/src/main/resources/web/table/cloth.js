// The whole cloth as the players see it, in two layers: the viewer's own box comes first for the keyboard, the others last.
import { html, svg, nothing } from 'lit';
import { clothOf } from '/table/arc.js';
import { drawBox } from '/table/boxes.js';
import { dealerPlace, floatTray, inscription, rackAndShoe, rail } from '/table/furniture.js';
import { meterFrame } from '/table/meter.js';

/**
 * `seen` {game, view}, `boxes` of the model, `mine` the deeds of the own box, `sit(number)` for boxes that may be taken, `guest(number)` for
 * those that one may wager on though they are another's,
 * `order` of the deal. Answers {below, above}: the cloth with the own box, and the layer of the other boxes.
 */
export function drawCloth(seen, boxes, { mine, sit, guest = () => undefined, order }) {
  const { game, view } = seen;
  const cloth = clothOf(game);
  const all = { ...seen, cloth };
  const own = boxes.find(box => box.mine);
  const below = html`<svg viewBox=${cloth.viewBox} role="group" aria-label="The cloth" class="cloth" data-areas data-boxes=${view.table.boxes}>${svg`
    ${rail}${floatTray}${rackAndShoe(discards(view), view.table.device, cloth.spread[game.size], shoeOf(game, view))}
    ${inscription(game.print(view), !!view.jackpot, game.insuranceLine?.(view))}${view.jackpot ? meterFrame(game, view) : nothing}
    ${dealerPlace(cloth, game.size, view, game.dealerSays(view), at => order(0, at))}
    ${own ? drawBox(all, own, { mine, order }) : nothing}`}</svg>`;
  const above = html`<svg viewBox=${cloth.viewBox} role="group" aria-label="Boxes" class="cloth others" ?data-shared=${!!game.read} data-boxes=${view.table.boxes}>${boxes
    .filter(box => !box.mine)
    .map(box => drawBox(all, box, { ...others(box, sit, guest), order }))}</svg>`;
  return { below, above };
}

/** A box is either one control or has some in it. */
function others({ number }, sit, guest) {
  const deeds = guest(number);
  return deeds ? { guest: deeds } : { sit: sit(number) };
}

/** What stands under the shoe, where a game tells it. */
const shoeOf = (game, view) => game.shoe && Object.assign([...game.shoe(view)], { cut: view.shoe.cutShown });

/** How full the rack is: earlier rounds, hands that are over, and after the settlement all of them. */
function discards(view) {
  const over = view.boxes.filter(box => (['folded', 'timed-out'].includes(box.ending) && !box.jackpot) || view.phase === 'settled').length;
  return Math.min(3, Math.max(0, view.round - 1)) + over;
}
