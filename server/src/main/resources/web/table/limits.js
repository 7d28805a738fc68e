// What the player's own loss limit has to do with a wager: said wherever it, and not the table's rule, is in the way.
import { cents, dollars } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { limitsOf } from '/parts/sign.js';

const PERIODS = { day: 'today', week: 'this week', month: 'this month' };

/** What the loss limit leaves at the table, in cents; null where there is none. */
export const limitLeft = view => (view.table.means?.lossLimitLeft == null ? null : cents(view.table.means.lossLimitLeft));

/** "Your limit for today leaves $15.00": the limit that leaves least. */
export function leaves(me, left) {
  const room = ({ most, used }) => cents(most) - cents(used);
  const [period] = Object.entries(me?.limits?.loss ?? {}).sort(([, one], [, other]) => room(one) - room(other))[0] ?? [];
  return `Your limit${period ? ` for ${PERIODS[period]}` : ''} leaves ${dollars(left)}`;
}

/** Why an area takes no more than `range.max`, where the sign and the chips would let it take more. */
export function byLimit({ view, me }, area, range) {
  const left = limitLeft(view);
  const seat = view.table.seats.find(each => each.patron === me?.id);
  const sign = seat?.personal?.find(each => !each.on || each.on === area.id)?.limits ?? limitsOf(view.table.sign, area.id);
  if (left == null || range.max + range.unit > Math.min(cents(sign.maximum), range.chips)) return null;
  return { words: `${leaves(me, left)}${area.reserves ? `; ${area.reserves}` : ''}.`, rule: 'R-15' };
}

/** Why the main area takes nothing before a deal, where chips are at hand for it. */
export function shutByLimit({ view, me, game }) {
  const left = limitLeft(view);
  const main = game.areas.find(area => area.main && area.wager);
  if (left == null || !main || !['betting', 'settled'].includes(view.phase) || !view.table.open) return null;
  const minimum = cents(limitsOf(view.table.sign, main.id).minimum);
  if (cents(view.chips ?? 0) < minimum) return null;
  return { words: `${leaves(me, left)}; ${main.reserves ?? `${wager(main.id)} starts at ${dollars(minimum)}`}.`, rule: 'R-15' };
}

/** Why the wager that a decision would stake is not offered. */
export function beyondLimit({ view, me, game, hand, decisions }) {
  const left = limitLeft(view);
  const area = game.areas.find(each => each.due && each.decision);
  if (left == null || !area || !hand || !decisions.length || decisions.some(each => each.decision.do === area.decision)) return null;
  const due = area.due(hand);
  return due && cents(due) > left ? { words: `${leaves(me, left)}; ${wager(area.id)} would stake ${dollars(due)}.`, rule: 'R-16' } : null;
}
