// What wagers cost, from the PAR sheet under a table's own settings. Sheets are exact, so each is asked for once.
import { get } from '/floor/api.js';
import { cents } from '/floor/money.js';

const sheets = new Map();

/** Where the sheet of a game is, under a table's settings where a table is named, and with some of them changed. */
export function sheetPath(game, table, changed = {}) {
  const query = new URLSearchParams({ ...(table ? { table: table.id } : {}), ...changed }).toString();
  return `/api/par/${game}${query ? `?${query}` : ''}`;
}

/** The sheet at that path; asked for once for each set of settings. */
export function sheet(game, table, changed = {}) {
  const key = `${game} ${JSON.stringify([table?.settings ?? null, changed])}`;
  if (!sheets.has(key)) {
    const asked = get(sheetPath(game, table, changed));
    asked.catch(() => sheets.delete(key));
    sheets.set(key, asked);
  }
  return sheets.get(key);
}

/**
 * The least any wager of a sheet costs, as a share of all that is staked; null where the sheet has no such figure. What cannot
 * be wagered by itself, as odds at craps, does not count.
 */
export function least(sheet) {
  const shares = sheet.wagers.filter(each => !/(^|-)odds-\d/.test(each.wager)).map(each => each.elementOfRisk).filter(share => share != null);
  return shares.length ? Math.min(...shares) : null;
}

/** What a jackpot wager returns at a meter, from the sheet's points: between two of them it grows evenly. */
export function returned({ meters }, meter) {
  if (meter == null || !meters?.length) return null;
  const at = cents(meter);
  const points = meters.map(each => [cents(each.meter), each.returns]);
  const above = points.findIndex(([each]) => each >= at);
  if (above === 0) return points[0][1];
  const [[x1, y1], [x2, y2]] = above < 0 ? points.slice(-2) : points.slice(above - 1, above + 1);
  return y1 + ((y2 - y1) * (at - x1)) / (x2 - x1);
}
