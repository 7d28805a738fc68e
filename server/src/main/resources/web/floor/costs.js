// What wagers cost, from the PAR sheet under a table's own settings. Sheets are exact, so each is asked for once.
import { get } from '/floor/api.js';

const sheets = new Map();

/** The sheet of a game, under a table's settings where a table is named; asked for once for each set of settings. */
export function sheet(game, table) {
  const key = `${game} ${JSON.stringify(table?.settings ?? null)}`;
  if (!sheets.has(key)) {
    const asked = get(`/api/par/${game}${table ? `?table=${encodeURIComponent(table.id)}` : ''}`);
    asked.catch(() => sheets.delete(key));
    sheets.set(key, asked);
  }
  return sheets.get(key);
}

/** The least any wager of a sheet costs, as a share of all that is staked; null where the sheet has no such figure. */
export function least(sheet) {
  const shares = sheet.wagers.map(each => each.elementOfRisk).filter(share => share != null);
  return shares.length ? Math.min(...shares) : null;
}
