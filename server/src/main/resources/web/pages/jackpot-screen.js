// One jackpot for a big screen: the meter, what it pays, where it was last hit. No control, no scrolling.
import { LitElement, html, nothing } from 'lit';
import { name } from '/floor/go.js';
import { cents, dollars, limit } from '/floor/money.js';
import { Pools, pools } from '/floor/pools.js';
import { date, plain, sentence, time, title } from '/floor/words.js';
import { levelWords } from '/games/bingo-words.js';
import { Figures } from '/parts/figures.js';
import { diamond } from '/parts/top-bar.js';

const AGAIN = 5_000;
const PAUSE = 900;
const ANNOUNCED = 45_000;
const HITS = 6;

/** `pool`: its id. */
class JackpotScreen extends LitElement {
  static properties = { pool: {}, found: { state: true }, broken: { state: true }, hit: { state: true } };

  pools = new Pools(this);
  figures = new Figures(this, () => this.pools.get(this.pool)?.meter ?? this.found?.meter, '--m-screen');

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    this.pools.follow();
    this.clock = setInterval(() => document.visibilityState === 'visible' && this.load(), AGAIN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.clock);
    clearTimeout(this.soon);
    clearTimeout(this.over);
  }

  willUpdate(changed) {
    if (changed.has('pool')) this.load();
  }

  /** Prizes and hits follow the meter, but not more often than they can be read. */
  moved() {
    this.soon ??= setTimeout(() => this.load(), PAUSE);
  }

  async load() {
    clearTimeout(this.soon);
    this.soon = null;
    try {
      const found = await pools.whole(this.pool);
      this.announce(this.found, found);
      this.found = found;
      this.broken = null;
      name(found.name);
    } catch (failure) {
      this.broken = failure;
    }
  }

  /** A prize that was paid since the last look stands above the meter for a while. */
  announce(before, { hits }) {
    const known = before?.hits[0]?.at ?? '';
    const fresh = before ? hits.filter(hit => hit.at > known && hit.prize !== 'bonus-jackpot') : [];
    if (!fresh.length) return;
    this.hit = fresh.reduce((best, hit) => (cents(hit.amount) > cents(best.amount) ? hit : best));
    clearTimeout(this.over);
    this.over = setTimeout(() => (this.hit = null), ANNOUNCED);
  }

  render() {
    if (this.broken?.status === 404) return this.missing();
    return html`<main id="main" class="screen felt"><div class="inner">${this.found ? this.whole() : html`<p class="waits">
      Fetching the jackpot</p>`}</div></main>`;
  }

  missing() {
    return html`<baize-top-bar here="floor"></baize-top-bar><main id="main" class="doc"><h1>No such jackpot</h1>
      <p class="note">This floor has no jackpot called ${this.pool}. <a href="/jackpots">All jackpots</a></p></main>`;
  }

  whole() {
    const { found, hit } = this;
    return html`<header><a href="/floor" class="mark" aria-label="Baize, the floor">${diamond}</a><h1>${found.name}</h1>
        <p>${title(found.game)}, ${tables(found.tables)}. ${found.game === 'bingo' ? 'Entry fee' : 'Jackpot wager'} ${limit(found.stake)}</p></header>
      <section class="show ${hit ? 'hit' : ''}" aria-label="The meter"><p class="cap" role="status">${hit
        ? html`${sentence(plain(hit.prize))} at table ${hit.table}, box ${hit.box}: <b>${dollars(hit.amount)}</b>`
        : this.caption()}</p>
        <p class="figures"><span data-meter></span></p></section>
      <section class="pays" aria-label="Prizes"><h2>What it pays now</h2>${prizes(found)}</section>
      <section class="hits" aria-label="Last hits"><h2>Last hits</h2>${hits(found.hits, hit)}</section>`;
  }

  caption() {
    return pools.connected || !this.broken ? 'The jackpot stands at' : 'Not connected; as last known';
  }
}

const tables = ids => `${ids.length === 1 ? 'table' : 'tables'} ${ids.length > 1 ? `${ids.slice(0, -1).join(', ')} and ` : ''}${
  ids.at(-1) ?? 'none'}`;

/** A prize as it is printed; at bingo a level of the jackpot. */
const prizeName = (id, game) => sentence(game === 'bingo' ? levelWords(id).replace('these', 'the jackpot') : plain(id));

function prizes({ prizes: all, bonus, game }) {
  const share = each => (each.percent === 100 ? 'all of it' : each.percent ? `${each.percent}%` : '');
  return html`<table><tbody>${all.map(each => html`<tr class=${each.percent ? 'of-pool' : ''}>
      <th scope="row">${prizeName(each.prize, game)}</th><td>${share(each)}</td><td class="num n">${dollars(each.amount)}</td></tr>`)}
    ${cents(bonus) ? html`<tr class="bonus"><th scope="row">Bonus jackpot</th><td></td><td class="num n">${dollars(bonus)}</td>
      </tr>` : nothing}</tbody></table>
    ${cents(bonus) ? html`<p class="note">The bonus goes to every other jackpot wager at the table when a straight or royal flush
      takes its share.</p>` : nothing}`;
}

const same = (hit, other) => hit.at === other?.at && hit.box === other.box && hit.prize === other.prize;

/** Where, when and how much; never who. */
function hits(all, fresh) {
  if (!all.length) return html`<p class="none">No prize has been paid yet. The first one will stand here.</p>`;
  const now = date(new Date());
  const when = at => (date(at) === now ? time(at).slice(0, 5) : date(at).replace(/ \d+$/, ''));
  return html`<table><tbody>${all.slice(0, HITS).map(hit => html`<tr class=${same(hit, fresh) ? 'fresh' : ''}>
    <td class="num">${when(hit.at)}</td><th scope="row">${sentence(plain(hit.prize))}</th><td>table ${hit.table}</td>
    <td class="num n">${dollars(hit.amount)}</td></tr>`)}</tbody></table>`;
}

customElements.define('baize-jackpot-screen', JackpotScreen);
