// The frame: which page an address means, and how one page follows another without a reload.
import { html, render } from 'lit';
import { session } from '/floor/session.js';
import { style } from '/parts/style.js';

const ROUTES = [
  ['/', '/pages/first.js', 'first', () => html`<baize-first></baize-first>`],
  ['/floor', '/pages/lobby.js', 'lobby', () => html`<baize-lobby></baize-lobby>`],
  ['/tables/:id', '/table/door.js', null, p => html`<baize-table-door table=${p.id}></baize-table-door>`],
  ['/tables/:id/dealer', '/dealer/dealer-page.js', null, p => html`<baize-dealer-page
    table=${p.id}></baize-dealer-page>`],
  ['/tables/:id/hall', '/pages/hall.js', 'hall', p => html`<baize-hall table=${p.id}></baize-hall>`],
  ['/tables/:id/rounds', '/pages/rounds.js', 'rounds', p => html`<baize-rounds table=${p.id}></baize-rounds>`],
  ['/rounds', '/pages/rounds.js', 'rounds', () => html`<baize-rounds></baize-rounds>`],
  ['/rounds/:id', '/pages/replay.js', 'replay', p => html`<baize-replay round=${p.id}></baize-replay>`],
  ['/rules/:game?/:clause?', '/pages/rules.js', 'rules',
    p => html`<baize-rules .game=${p.game ?? null} .clause=${p.clause ?? null}></baize-rules>`],
  ['/odds/:game?', '/pages/odds.js', 'odds', p => html`<baize-odds .game=${p.game
    ?? null} .query=${location.search}></baize-odds>`],
  ['/jackpots/:id?', '/pages/jackpots.js', 'jackpots', p => html`<baize-jackpots .pool=${p.id
    ?? null}></baize-jackpots>`],
  ['/cashier', '/pages/cashier.js', 'cashier', () => html`<baize-cashier></baize-cashier>`],
  ['/staff', '/pages/staff.js', 'staff', () => html`<baize-staff></baize-staff>`],
].map(([path, module, style, page]) => ({ at: pattern(path), module, style, page }));

const NOWHERE = { module: '/pages/not-found.js', style: null, page: () => html`<baize-not-found></baize-not-found>` };

function pattern(path) {
  const source = path.replace(/\/:(\w+)(\?)?/g, (_, name, may) => may ? `(?:/(?<${name}>[^/]+))?`
    : `/(?<${name}>[^/]+)`);
  return new RegExp(`^${source}/?$`);
}

function find(path) {
  for (const route of ROUTES) {
    const match = route.at.exec(path);
    if (match) return { route, parts: decoded(match.groups ?? {}) };
  }
  return { route: NOWHERE, parts: {} };
}

function decoded(groups) {
  return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, part && plain(part)]));
}

function plain(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const app = document.getElementById('app');
let shown;   // the route on the screen
let turn = 0;

/** Draws the page of the present address; the newest address wins. */
async function show(arriving) {
  const mine = ++turn;
  const { route, parts } = find(location.pathname);
  try {
    await Promise.all([import(route.module), route.style && style(route.style)]);
  } catch (failure) {
    if (mine === turn) render(broken(), app);
    console.error(failure);
    return;
  }
  if (mine !== turn) return;
  const another = route !== shown;
  shown = route;
  render(route.page(parts), app);
  if (arriving && another) await arrive();
}

const broken = () => html`<main id="main" class="doc"><h1>This page did not load</h1>
  <p class="note">The floor may be away for a moment. <a href=${location.pathname}>Load it again</a></p></main>`;

/** A page that was gone to starts at its top, and a screen reader starts there too. */
async function arrive() {
  await app.firstElementChild?.updateComplete;
  scrollTo(0, 0);
  const main = document.getElementById('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

function follow(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey
    || event.altKey) return;
  const link = event.target.closest?.('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  if (find(link.pathname).route === NOWHERE) return;
  event.preventDefault();
  if (link.href !== location.href) history.pushState(null, '', link.href);
  dispatchEvent(new Event('baize-path'));
}

document.addEventListener('click', follow);
addEventListener('popstate', () => show(true));
addEventListener('baize-path', () => show(true));
session.start();
show(false);
