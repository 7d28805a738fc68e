// The games' pages: each game is a declaration, loaded when it is first needed.
const found = new Map();

/** The declaration of a game's page. */
export function declaration(game) {
  if (!found.has(game))
    found.set(
      game,
      import(`/games/${game}.js`).then(module => module.default),
    );
  return found.get(game);
}
