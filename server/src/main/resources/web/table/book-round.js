// The book's first leaf: this round.
import { html, nothing } from 'lit';
import { cents, dollars } from '/floor/money.js';
import { percent, time, wager } from '/floor/words.js';
import { announced, notices, signOf } from '/parts/sign.js';
import { refusal } from '/parts/refusal.js';
import { boxOf, nameOf, ownOn, roundId, step, wagerable } from '/table/model.js';
import { returned } from '/floor/costs.js';
import '/parts/clause.js';
import '/parts/docket.js';

export function thisRound(page) {
  const { game, view } = page;
  const seat = page.own ? view.table.seats.find(each => each.box === page.own) : null;
  const settled = view.phase === 'settled' && view.lines.length > 0 && !page.wagers.begun;
  return html`${steps(game, view, page.wagers.begun)}
    ${notices(game.id, announced(view.table, game))}
    ${page.away ? meanwhile(page) : nothing}
    ${page.refused?.at === 'book' ? refusal({ game: game.id, ...page.refused }) : nothing}
    ${settled ? settledLines(page) : html`${soFar(page)}${wagers(page)}${choices(page)}${shared(page)}`}
    ${settled ? cost(page) : nothing}
    <hr class="hr">${signOf({ sign: view.table.sign, old: view.table.old, areas: limited(game), own: seat?.personal, besides: [...(game.signs?.(view) ?? []), ...undecided(page)], game: game.id })}
    ${seat?.marker ? keeps(game) : nothing}
    ${paytables(page)}${happened(page)}${proof(view)}`;
}

/** Where the house deals, its sign says beforehand what becomes of a hand that is not decided in time. */
function undecided({ game, view, house }) {
  const [first] = Object.values(game.undecided ?? {});
  if (view.dealt !== 'house' || !first) return [];
  const clause = house?.undecidedAtHouseTable === 'by-the-clause';
  return [['No decision in time', clause ? 'by the clause' : first.sign, clause ? game.silence.rule : first.rule]];
}

const limited = game =>
  wagerable(game)
    .filter(area => !area.price)
    .map(area => area.id);

const keeps = game =>
  html`<div class="notice">You may go on at the old minimum until you leave. <baize-clause .game=${game.id} .rule=${game.clauses.marker}></baize-clause></div>`;

function steps(game, view, begun) {
  const now = begun || (view.phase === 'settled' && !view.lines.length) ? 0 : step(game, view.phase);
  return html`<div class="steps" role="list">${game.phases.map(
    ([name], at) => html`<span role="listitem"
    class=${at < now ? 'done' : at === now ? 'on' : ''} aria-current=${at === now ? 'step' : nothing}>${name}</span>`,
  )}</div>`;
}

function wagers(page) {
  const { game, view, hand, own } = page;
  const placing = page.wagers.open && page.own;
  const rows = [...wagerable(game), ...game.areas.filter(area => !area.wager)]
    .map(area => [area, own && (placing || !game.staked) ? stakeOf(page, area) : 0])
    .filter(([, stake]) => stake);
  const guest = game.staked ? besides(page, placing) : guestWagers(page);
  const maybe = page.decisions.length ? game.areas.find(area => area.due?.(hand) && !hand[area.key]) : null;
  const round = view.phase === 'settled' ? 'next round' : `round ${roundId(view)}`;
  return html`<section><h2 class="subh">Your wagers <small class="note">${round}</small></h2>
    ${
      rows.length || guest.length
        ? html`<dl class="kv">${rows.map(([area, stake]) => html`<dt>${area.name ?? wager(area.id)}</dt><dd class="num">${dollars(stake)}</dd>`)}
      ${guest.map(([words, stake]) => html`<dt>${words}</dt><dd class="num">${dollars(stake)}</dd>`)}
      ${maybe ? html`<dt class="dim">${wager(maybe.id)}, if you ${maybe.decision}</dt><dd class="num dim">${dollars(maybe.due(hand))}</dd>` : nothing}</dl>`
        : html`<p class="note">${nothingStaked(page)}</p>`
    }</section>`;
}

/** What one has staked that is not on one's own areas: on other boxes, on hands, on the insurance line. */
function besides({ game, view, me, own }, placing) {
  const all = game.staked(view, me?.id);
  return placing ? all.filter(([words]) => !words.includes(`box ${own}`)) : all;
}

/** Lines of the round that are settled while it goes on. */
function soFar({ game, view, me }) {
  const lines = game.read && view.phase !== 'settled' ? view.lines.filter(line => line.patron === me?.id) : [];
  return lines.length
    ? html`<baize-docket .lines=${lines} .game=${game.id} heading="Settled so far" closing="So far" note="round ${roundId(view)}"></baize-docket>`
    : nothing;
}

/** Boxes that one shares: who decides, and whose wager lies where. */
function shared({ game, view, me }) {
  const boxes = game.company ? view.boxes.filter(box => box.shared && box.players.includes(me?.id)) : [];
  return boxes.map(
    box => html`<section class="shared"><h2 class="subh">Box ${box.box}, shared</h2><dl class="kv">${game.company(box).map(
      each => html`<dt>${each.patron === me?.id ? 'You' : nameOf(view, each.patron)}, ${each.words}
        <baize-clause .game=${game.id} .rule=${each.rule}></baize-clause></dt><dd class="num">${dollars(each.cents)}</dd>`,
    )}</dl></section>`,
  );
}

/** Wagers of one's own on boxes that are another's. */
function guestWagers({ game, view, me }) {
  if (view.phase === 'settled') return [];
  return game.areas
    .filter(area => area.owner)
    .flatMap(area =>
      view.boxes
        .filter(box => box[area.key] && box.patron !== me?.id && area.owner(box) === me?.id)
        .map(box => [`${area.name}, box ${box.box}`, box[area.key]]),
    );
}

function nothingStaked({ own, wagers, view }) {
  if (!own) return 'You watch. What you stake here would stand in this place.';
  if (wagers.open) return 'None yet. Choose a chip, then an area of your box.';
  return view.phase === 'settled' ? 'None.' : 'None in this round. The next one takes wagers again.';
}

function stakeOf({ wagers, hand, view }, area) {
  if (area.wager && wagers.open) return wagers.shown(area.id);
  return ownOn(area, hand) && view.phase !== 'settled' ? cents(hand[area.key]) : 0;
}

/** What each decision does, main one first, and its clause. */
function choices({ decisions, game }) {
  if (!decisions.length) return nothing;
  const inOrder = [...decisions].sort((a, b) => !!b.decision.main - !!a.decision.main);
  return html`<section class="choices">${inOrder.map(
    ({ decision, hand, offer }) => html`<div><b>${decision.label(hand, offer).split(' ')[0]}</b>
    ${decision.words(hand, offer)} <baize-clause .game=${game.id} .rule=${decision.rule}></baize-clause></div>`,
  )}</section>`;
}

function settledLines(page) {
  const { game, view, me } = page;
  const own = boxOf(view, me?.id);
  const lines = view.lines.filter(line => line.patron === me?.id);
  const hands = Object.fromEntries(view.boxes.map(box => [box.box, box.hand]));
  const at = page.settledAt ? `, settled ${time(page.settledAt)}` : '';
  return html`${
    lines.length
      ? [...Map.groupBy(lines, line => line.box)].map(
          ([box, of]) => html`<baize-docket .lines=${of} .hands=${hands} .game=${game.id} ?paced=${page.fresh}
      heading="Box ${box ?? own}" note="round ${roundId(view)}${at}"></baize-docket>`,
        )
      : html`<section><h2 class="subh">Settled <small class="note">round ${roundId(view)}${at}</small></h2>
      <p class="note">You had no wager in this round. Its lines stand under Rounds.</p></section>`
  }
    <section class="pair"><a class="btn small" href="/rounds/${roundId(view)}">Replay this round</a>
      <a class="btn small" href="/rounds/${roundId(view)}#shuffle">Check the shuffle</a></section>`;
}

function cost(page) {
  const { game, par } = page;
  if (!par) return nothing;
  const rows = game.costs
    .map(each => [each.name, par.wagers.find(found => found.wager === each.wager)?.[each.figure]])
    .filter(([, share]) => share != null);
  const back = par.jackpot && returned(par.jackpot, page.meter);
  return html`<section><h2 class="subh">What these wagers cost</h2><dl class="kv">${rows.map(
    ([name, share]) => html`
    <dt>${name}</dt><dd class="num">${percent(share)}</dd>`,
  )}
    ${back == null ? nothing : html`<dt>Jackpot wager, at this meter</dt><dd class="num">${percent(1 - back)}</dd>`}</dl>
    <p class="note">House edge, best play. <a href="/odds/${game.id}">How it is computed</a></p></section>`;
}

function paytables({ game, view, hand }) {
  const held = game.category(hand?.hand);
  return game.paytables(view).map(
    ({
      name,
      rule,
      rows,
      note,
    }) => html`<section><h2 class="subh">${name} <baize-clause .game=${game.id} .rule=${rule}></baize-clause></h2>
    <dl class="kv">${rows.map(([words, pays]) => html`<dt class=${words === held ? 'hl' : ''}>${words}</dt><dd class=${words === held ? 'hl' : ''}>${pays}</dd>`)}</dl>
    ${note ? html`<p class="note">${note.words} <baize-clause .game=${game.id} .rule=${note.rule}></baize-clause></p>` : nothing}</section>`,
  );
}

/** What others did, newest first; written, not announced. */
function happened({ log, game }) {
  if (!log.length) return nothing;
  return html`<section><h2 class="subh">At the table</h2><div role="log" aria-live="off"><ol class="log">${log
    .slice(0, 12)
    .map(
      each => html`
    <li><span><span class="num dim">${time(each.at)}</span> ${each.words}</span>
    ${each.rule ? html`<baize-clause .game=${game.id} .rule=${each.rule}></baize-clause>` : nothing}</li>`,
    )}</ol></div></section>`;
}

function meanwhile({ away, game }) {
  return html`<section><h2 class="subh">While not connected</h2>${
    away.length
      ? away.map(
          each => html`<baize-docket .lines=${each.lines}
    .game=${game.id} heading="Round ${each.round}" note=${time(each.at)}></baize-docket>`,
        )
      : html`<p class="note">Nothing of yours was settled.</p>`
  }</section>`;
}

const grouped = hex => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;

/** The seal of the shuffle at hand, and the seed of the last one. */
function proof({ seal, seed, phase }) {
  const revealed = phase === 'settled' && seed?.used;
  if (revealed)
    return html`<p class="note proof">Seed revealed: <span class="mono" title=${seed.seed}>${grouped(seed.seed)}</span></p>`;
  return seal
    ? html`<p class="note proof">Shuffle sealed: <span class="mono" title=${seal.commitment}>${grouped(seal.commitment)}</span></p>`
    : nothing;
}
