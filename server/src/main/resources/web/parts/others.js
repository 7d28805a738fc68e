// A round without lines that one is told of.
import { dollars } from '/floor/money.js';
import { wager } from '/floor/words.js';

/** In a hall what was won by others, who are not named; elsewhere that nothing was one's own. */
export function others({ void: isVoid, prizes }) {
  if (!prizes) return isVoid ? 'void' : 'none of yours';
  return prizes.length ? prizes.map(each => `${wager(each.wager)} ${dollars(each.paid)}`).join(', ') : 'no prize was won';
}
