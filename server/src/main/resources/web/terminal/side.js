// Beside the layout: the tumbler, this shooter's rolls, what the last roll settled, and the button that shoots.
import { html, nothing } from 'lit';
import { dollars, net } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { totalOf } from '/games/craps-words.js';
import { lineNet } from '/parts/line.js';
import { mark } from '/parts/mark.js';
import { nameOf } from '/table/model.js';
import { rolled } from '/terminal/history.js';
import { lastRoll, well } from '/terminal/tumbler.js';
import '/parts/countdown.js';
import '/parts/clause.js';

const SHOWN = 5;

/** `page` is the terminal page. */
export function side(page) {
  const { drawn, rolling, noRoll } = page;
  return html`<aside class="side" aria-label="Tumbler and shooter">
    <div class="dice">${lastRoll(page)}${well({ dice: drawn.dice, rolling, cocked: noRoll?.cocked })}
      ${noRoll ? html`<p class="no-roll" role="status">${noRoll.words} ${clause(page, noRoll.rule)}</p>` : nothing}</div>
    <div class="told">${turnRolls(page)}${settled(page)}${page.showsResults && own(page).length > 3 ? nothing : rolled(drawn.history)}</div>
    <div class="shooting">${countdown(page)}${shootButton(page)}</div></aside>`;
}

const clause = (page, rule) => html`<baize-clause .game=${page.game.id} .rule=${rule} .elsewhere=${page.openClause}></baize-clause>`;

/** The rolls of the turn at hand, newest last. */
export function turnRolls({ drawn }) {
  const { last, turn } = drawn.history;
  const rolls = last.slice(0, Math.min(turn, 7)).reverse();
  const point = drawn.point ? html` point is <b>${drawn.point}</b>` : rolls.length ? ' come out roll next' : ' come out roll';
  return html`<section class="turn"><h3 class="lab">This shooter</h3><p>${rolls.map(dice => html`<i class="num" title=${totalOf(dice)}>${dice}</i>`)}
    <em>${rolls.length ? `${turn > rolls.length ? '… ' : ''}${rolls.map(totalOf).join(', ')} ·` : nothing}${point}</em></p></section>`;
}

const own = ({ drawn, me }) => drawn.lines.filter(line => line.patron === me?.id);

/** The player's own lines of the last roll with their clauses, and what travelled. */
export function settled(page) {
  const { drawn, me, showsResults } = page;
  const lines = showsResults ? own({ drawn, me }) : [];
  if (!lines.length) return nothing;
  const sum = lines.reduce((total, line) => total + lineNet(line), 0);
  const more = lines.length - SHOWN;
  return html`<section class="settled-roll"><h3 class="lab">Settled on this roll</h3>${lines.slice(0, more > 1 ? SHOWN - 1 : SHOWN).map(line => one(page, line))}
    ${more > 1 ? html`<p class="sl"><button type="button" class="more" @click=${() => page.toBook()}>${more + 1} more in the book</button></p>` : nothing}
    <p class="sl net"><span>Net of the roll</span><b class="num">${net(sum)}</b></p></section>`;
}

function one(page, line) {
  return html`<p class="sl" data-line=${line.wager}><span>${mark(line.result, wager(line.wager))} <small class="num">${dollars(line.stake)}</small></span>
    <span class="num">${line.result === 'stand-off' ? 'draw' : net(lineNet(line))} ${clause(page, line.rule)}</span></p>`;
}

/** What is counted down: the wagering period, or the shooter's ten seconds. */
export function countdown(page) {
  const { view } = page;
  const shooting = view.phase === 'shooting' && view.shootBy;
  const from = shooting ? new Date(Date.parse(view.shootBy) - 10_000).toISOString() : view.waiting?.since;
  const until = shooting ? view.shootBy : view.waiting?.until;
  const ring = until
    ? html`<baize-countdown .since=${from} .until=${until} .offset=${page.offset} .what=${shooting ? 'to shoot' : 'wagers open'} over=${shooting ? 'shoots' : 'closed'} .onspoken=${page.spoken}></baize-countdown>`
    : nothing;
  return html`<div class="who-shoots">${ring}<p><b>${shooterWords(page)}</b><span>${under(page)}</span></p></div>`;
}

function shooterWords({ view, own, me }) {
  if (!view.shooter) return 'No shooter';
  if (view.shooter === own) return 'You are the shooter';
  const seat = view.table.seats.find(each => each.box === view.shooter);
  const name = seat && (seat.patron === me?.id ? 'You' : nameOf(view, seat.patron));
  return `${name ?? `Terminal ${view.shooter}`} shoots`;
}

function under({ view, own }) {
  if (!view.shooter || view.automatic) return 'the dice shoot themselves';
  return `terminal ${view.shooter} of ${view.table.boxes}${own && view.shooter !== own ? `, yours is ${own}` : ''}`;
}

/** The button, live for the shooter while the ten seconds run. */
export function shootButton(page, brief = false) {
  const live = page.shoots();
  return html`<button type="button" class="shoot ${live ? 'live' : ''}" ?disabled=${!live || !page.connected} aria-keyshortcuts="Space" @click=${() => page.shoot()}>
      Shoot${brief ? html`<small>${briefly(page, live)}</small>` : live ? html`<small>Space</small>` : nothing}</button>
    ${brief ? nothing : html`<p class="after">${words(page, live)} ${clause(page, page.view.automatic ? '3.11.2' : '3.11.1')}</p>`}`;
}

function words({ view, own }, live) {
  if (live) return 'Press, or the dice shoot themselves when the time is up.';
  if (view.dealt === 'console') return 'The dice are real here: an attendant enters what the tumbler shows.';
  if (view.automatic) return 'Nobody has a wager on the line that makes a shooter: the dice shoot themselves.';
  return view.shooter === own ? 'When wagers close you have 10 seconds; then the dice shoot themselves.' : 'The shooter has 10 seconds; then the dice shoot themselves.';
}

function briefly({ view, own }, live) {
  if (live) return 'now, or the dice shoot themselves';
  if (view.shooter === own && own) return 'you are the shooter: when wagers close';
  return view.shooter && !view.automatic ? `terminal ${view.shooter} shoots` : 'the dice shoot themselves';
}
