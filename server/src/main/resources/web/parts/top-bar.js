// The walnut bar at the top of every page: where we are, how long we have played, our limits and what we have.
import { LitElement, html, nothing } from 'lit';
import { Present } from '/parts/present.js';
import { dollars } from '/floor/money.js';
import { plain, span, title } from '/floor/words.js';

const PLACES = [['floor', '/floor', 'Floor'], ['odds', '/odds', 'Odds'], ['rules', '/rules', 'Rules'],
  ['rounds', '/rounds', 'Rounds'], ['cashier', '/cashier', 'Cashier']];
const DESK = ['cashier', 'gaming-supervisor', 'casino-supervisor', 'gaming-manager', 'administrator'];

/** Root text of so many pixels is enlarged by half or more. */
const LARGE = 24;

/**
 * `here` marks a place of the navigation. A table sets `game` and `table` (then they stand in its stead) and may set
 * `box`, `terminal` or its own words in `seat`, `limits` (pairs such as ["Ante", "$10 to $500"]) and `chips` ("200.00", what lies before the player);
 * `heading` takes the place of the game's name and `facts` are further pairs, as the dealer's page has them.
 */
export class TopBar extends LitElement {
  static properties = {
    here: {}, game: {}, table: {}, box: {}, terminal: {}, seat: {}, heading: {}, chips: {},
    limits: { attribute: false }, facts: { attribute: false }, me: { state: true },
  };

  present = new Present(this);
  /** What lies below the bar begins where it ends, also when enlarged text takes a second line; pages know of such text. */
  #height = new ResizeObserver(([{ target }]) => {
    const root = document.documentElement;
    root.style.setProperty('--bar', `${target.offsetHeight}px`);
    root.classList.toggle('large-text', parseFloat(getComputedStyle(root).fontSize) >= LARGE);
  });

  createRenderRoot() { return this; }

  firstUpdated() { this.#height.observe(this.querySelector('.topbar')); }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#height.disconnect();
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.firstUpdated();
  }

  render() {
    const where = this.game || this.heading;
    return html`<header class="topbar ${where ? 'at-table' : ''}">
      <a class="mark" href="/floor" aria-label="Baize, the floor">${diamond}<span class="word">Baize</span></a>
      ${where ? this.where() : this.places('wide')}
      <span class="grow"></span>
      ${this.pairs([...(this.limits ?? []), ...(this.facts ?? [])])}
      ${this.person()}
    </header>${where ? nothing : this.places('narrow')}`;
  }

  where() {
    const seat = this.seat ?? [this.table && `Table ${this.table}`, this.box && `your box ${this.box}`,
      this.terminal && `terminal ${this.terminal}`].filter(Boolean).join(' · ');
    return html`<div class="where"><b>${this.heading ?? title(this.game)}</b><small>${seat}</small></div>`;
  }

  places(width) {
    const staff = this.me?.kind === 'staff';
    const places = staff && DESK.includes(this.me.role) ? [...PLACES.slice(0, 4), ['staff', '/staff', 'Desk']]
      : staff ? PLACES.slice(0, 4) : PLACES;
    return html`<nav class=${width} aria-label="House">${places.map(([id, path, words]) => html`<a href=${path}
      aria-current=${id === this.here ? 'page' : nothing}>${words}</a>`)}</nav>`;
  }

  pairs(pairs) {
    if (!pairs.length) return nothing;
    return html`<div class="pairs facts">${pairs.map(([name, value]) => html`<span>${name} <b
      class="num">${value}</b></span>`)}</div>`;
  }

  person() {
    const me = this.me;
    if (!me) return html`<div class="pairs"></div>`;
    if (me.kind === 'nobody') return html`<div class="pairs"><a href="/">Sign in</a></div>`;
    if (me.kind === 'staff') return html`<div class="pairs"><span class="role">${plain(me.role)}</span><a class="who"
      href="/">${me.name}</a></div>`;
    return html`<div class="pairs mine">
      <span class="played"><i>Played</i> <b class="num">${span(me.playedSeconds ?? 0)}</b></span>
      <a class="limits" href="/cashier#limits">My limits</a>
      <a class="who" href="/">${me.name}</a>
      ${this.chips == null ? nothing : html`<span class="bal chips"><i>Chips</i><b
        class="num">${dollars(this.chips)}</b></span>`}
      <span class="bal"><i>Balance</i><b class="num">${dollars(me.balance)}</b></span></div>`;
  }
}

/** The house's mark. */
export const diamond = html`<svg viewBox="0 0 17 25" aria-hidden="true"><path d="M8.5 1L16 12.5L8.5 24L1 12.5Z"
  fill="none"
  stroke="#d9b364" stroke-width="1.4"/><path d="M8.5 6.5L12.4 12.5L8.5 18.5L4.6 12.5Z" fill="#d9b364"/></svg>`;

customElements.define('baize-top-bar', TopBar);
