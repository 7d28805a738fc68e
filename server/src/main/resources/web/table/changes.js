// What went on between two views: lines for the log, and what is said to those who listen.
import { cents, dollars, net } from '/floor/money.js';
import { sentence, wager } from '/floor/words.js';
import { spoken } from '/parts/card.js';
import { lineNet, lineSaid } from '/parts/line.js';
import { announced } from '/parts/sign.js';
import { nameOf } from '/table/model.js';

/** The log's lines, oldest first: `{words, rule}`; `me` is the viewer, who is *you*. */
export function changes(game, before, view, me) {
  if (!before) return [];
  const name = patron =>
    patron === me ? 'You' : nameOf(view, patron) === patron ? nameOf(before, patron) : nameOf(view, patron);
  return [
    ...seats(game, before, view, name),
    ...(game.happened ? [] : stakes(game, before, view, name)),
    ...phase(game, before, view),
    ...(game.happened?.(before, view, name) ?? hands(game, before, view, name)),
    ...settled(game, before, view),
  ];
}

function seats({ seat = 'box' }, before, view, name) {
  const key = each => `${each.box} ${each.patron}`;
  const was = new Set(before.table.seats.map(key));
  const is = new Set(view.table.seats.map(key));
  return [
    ...before.table.seats
      .filter(each => !is.has(key(each)))
      .map(each => ({ words: `${name(each.patron)}: ${seat} ${each.box} is left.` })),
    ...view.table.seats
      .filter(each => !was.has(key(each)))
      .map(each => ({ words: `${name(each.patron)}: at ${seat} ${each.box}.` })),
  ];
}

function stakes(game, before, view, name) {
  if (view.phase !== 'betting') return [];
  return view.boxes.flatMap(box =>
    game.areas
      .filter(area => area.wager)
      .flatMap(area => {
        const old =
          before.round === view.round ? before.boxes.find(each => each.box === box.box)?.[area.key] : undefined;
        const now = box[area.key];
        if (now === old || (!now && !old)) return [];
        return [{ words: `${name(area.owner?.(box) ?? box.patron)}: ${area.name ?? wager(area.id)} ${now ? dollars(now) : 'taken back'}.` }];
      }),
  );
}

function phase(game, before, view) {
  const all = [];
  if (view.phase !== before.phase && view.phase === 'closed')
    all.push({ words: 'Wagers closed, “no more bets”.', rule: game.clauses.closed });
  if (view.dealerCards && (!before.dealerCards || before.round !== view.round))
    all.push({ words: 'The cards are dealt.', rule: game.clauses.dealt });
  if (view.jackpot && view.jackpot.inOrder !== before.jackpot?.inOrder)
    all.push({
      words: view.jackpot.inOrder ? 'The jackpot is in order again.' : 'The jackpot is out of order.',
      rule: game.clauses.outOfOrder,
    });
  return all;
}

function hands(game, before, view, name) {
  if (before.round !== view.round) return [];
  return view.boxes.flatMap(box => {
    const old = before.boxes.find(each => each.box === box.box);
    const decided = game.areas.find(area => area.decision && box[area.key] && !old?.[area.key]);
    if (decided)
      return [
        {
          words: `${name(box.patron)}: ${wager(decided.id)} ${dollars(box[decided.key])}.`,
          rule: game.clauses[decided.decision],
        },
      ];
    if (box.ending && !old?.ending)
      return [
        {
          words: `${name(box.patron)}: ${game.standing(box, view.phase)}.`,
          rule: game.collected.includes(box.ending) ? game.clauses.fold : null,
        },
      ];
    return [];
  });
}

function settled(game, before, view) {
  const all = [];
  if (view.dealerHand && !before.dealerHand) all.push({ words: `Dealer: ${view.dealerHand}.` });
  if (view.phase !== 'settled' || before.phase === 'settled' || !view.lines.length) return all;
  for (const each of game.won?.(view) ?? []) all.push({ words: `Jackpot: ${each.words}.`, rule: each.rule });
  const taken = view.lines.reduce((sum, line) => sum + lineNet(line), 0);
  const voided = view.lines.every(line => line.result === 'void');
  const round = sentence(game.turn ?? 'round');
  all.push({
    words: voided
      ? `${round} void: ${dollars(view.lines.reduce((sum, line) => sum + cents(line.returned), 0))} returned.`
      : `${round} settled: the players ${net(taken)}.`,
    rule: voided ? view.lines[0].rule : null,
  });
  return all;
}

/** What is said to a player, politely: own cards, the dealer's declaration, own lines, the net. */
export function saidTo(game, before, view, patron) {
  if (!before) return [];
  const hand = view.boxes.find(each => each.patron === patron);
  const old = before.round === view.round && before.boxes.find(each => each.patron === patron);
  const all = [];
  if (hand?.cards.length && !old?.cards?.length) all.push(`Your cards: ${spoken(hand.cards)}. ${sentence(hand.hand)}.`);
  all.push(...(game.said?.(before, view, patron) ?? []));
  if (view.dealer.length && !view.dealerHand && !before.dealerCards && hand?.cards.length)
    all.push(`The dealer shows the ${spoken(view.dealer)}.`);
  const says = view.dealerHand && !before.dealerHand ? game.dealerSays(view) : null;
  if (says) all.push(`Dealer: ${spoken(view.dealer)}. ${sentence(says.heading)}. ${says.words.join(' ')}.`);
  if (view.phase === 'settled' && before.phase !== 'settled') {
    const own = view.lines.filter(line => line.patron === patron);
    all.push(...own.map(line => lineSaid(line, game.how(line, hand?.hand))));
    if (own.length) all.push(`Net of the round ${net(own.reduce((sum, line) => sum + lineNet(line), 0))}.`);
  }
  return all;
}

/** Signs that went up between two views. */
export function signs(game, before, view) {
  if (!before) return [];
  const known = new Set(announced(before.table, game).map(each => each.words));
  return announced(view.table, game).filter(each => !known.has(each.words));
}
