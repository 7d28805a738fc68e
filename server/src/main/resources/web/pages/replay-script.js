// A round as a round script, so that `./baize settle` plays it again with the same cards.

/** The commands of a round that are the game's own; a deal brings its cards along. */
export function script(round) {
  const commands = round.steps.filter(step => !step.refusal).flatMap(step => step.do ?? []).filter(order =>
    !order.do.includes('/')).map(trimmed);
  return JSON.stringify({ game: round.game, house: round.house, commands }, null, 1);
}

/** Without what is nothing: no tokens were laid down. */
function trimmed(order) {
  const { tokens, ...rest } = order;
  return !tokens || tokens === '0.00' ? rest : order;
}
