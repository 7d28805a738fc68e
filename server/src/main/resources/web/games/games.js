// The games' pages: each game is a declaration, loaded when it is first needed.

/**
 * What a declaration says, for the table page, the dealer's page and dockets:
 *
 * - `size` of a hand; `areas` of a box, `cardsAt` the one by which cards lie, `lies(hand)` where, `apart` from its chips, `kept(hand)`
 *   after it was laid down; `print(view)` on the cloth, `dealerSays(view)` beside the dealer's hand
 * - `phases` for the book's steps, `handsOut` phases of the view, `whyClosed(view, hand, me)`
 * - `decisions`: deed, key, label, cost, words, clause, and `asks(hand)` where it is confirmed
 * - `standing(hand, phase)` and `brief` for boxes, `collected` endings, `liesAt` for chips after the settlement
 * - `how(line, hand)` and `category(hand)` for lines, `paytables(view)`, `signs(view)`, `costs` from the PAR sheet, `won(view)` of a jackpot
 * - `procedure`, `remedies` and `incidents` for the dealer's page, `clauses` behind what all tables have, `silence`
 *   where a line is broken, `undecided` what becomes of a hand when the house's time runs out, `reserves` of an area what a wager there may need besides
 * - `deeds`: the clause of each step of a replay; `whyNot(area, view)` where an area takes nothing
 */
const found = new Map();

/** The declaration of a game's page. */
export function declaration(game) {
  if (!found.has(game)) found.set(game, import(`/games/${game}.js`).then(module => module.default));
  return found.get(game);
}
