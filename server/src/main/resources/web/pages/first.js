// The first page: what this floor is, one press to a guest, and the sign-ins.
import { LitElement, html, nothing, svg } from 'lit';
import { get, post } from '/floor/api.js';
import { go, name } from '/floor/go.js';
import { session } from '/floor/session.js';
import { Present } from '/parts/present.js';
import { count, games as known, title } from '/floor/words.js';
import { demoStaff, guest, setup, signIn, signedIn } from '/pages/first-forms.js';
import { examples } from '/pages/first-lines.js';
import { miniTable } from '/parts/mini-table.js';
import { diamond } from '/parts/top-bar.js';
import { waits } from '/parts/waits.js';

const FAN = [['Ac', -24], ['Kh', -8], ['Qs', 8], ['Jd', 24]];

class First extends LitElement {
  static properties = { me: { state: true }, tables: { state: true }, rounds: { state: true },
    refused: { state: true } };

  present = new Present(this);

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    name('');
    this.look();
  }

  /** The games and the last settled lines of this very floor; the page stands without them. */
  async look() {
    try {
      this.tables = (await get('/api/tables')).tables;
      const table = this.tables.find(each => each.round > 1);
      if (table) this.rounds = { game: table.game,
        ...await get(`/api/tables/${encodeURIComponent(table.id)}/rounds?limit=20`) };
    } catch {
      // The forms beside it say what is wrong.
    }
  }

  render() {
    return html`<div class="si"><section class="lf felt" aria-label="Baize">
        <p class="brand">${diamond}Baize</p>
        <div class="say"><div><h1>A casino floor,<br>by the book.</h1><p class="ld">Every round is settled to the cent
          with the
          clause that decided it, can be replayed by anyone, and has its exact odds printed beside it.</p>
            </div>${fan}</div>
        ${examples(this.rounds)}${this.games()}</section>
      <main id="main" class="rt">${this.forms()}</main></div>`;
  }

  games() {
    const tables = this.tables ?? [];
    const games = known.filter(game => tables.some(table => table.game === game));
    return html`<ul class="gms">${games.map(game => html`<li>${miniTable(game, [1, 3, 5, 7], 118)}<b>${title(game)}</b>
      ${count(tables.filter(table => table.game === game).length, 'table')}</li>`)}</ul>`;
  }

  forms() {
    const { me } = this;
    if (!me) return waits('Fetching the floor');
    const send = (path, body) => this.send(path, body);
    const trouble = this.refused && html`<p class="refusal" role="alert">${this.refused.detail}</p>`;
    if (me.kind !== 'nobody') return html`${signedIn(me, () => this.leaveFloor())}${trouble}`;
    if (me.setup) return html`${setup(send)}${trouble}`;
    return html`${me.demo ? guest(send) : nothing}${signIn(send)}${trouble}
      ${me.staff?.length ? demoStaff(me.staff, send) : nothing}${without}`;
  }

  async send(path, body) {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    try {
      const me = session.take(await post(path, body));
      go(me.kind === 'staff' && me.role === 'administrator' ? '/staff' : '/floor');
    } catch (refused) {
      this.refused = refused;
    } finally {
      this.busy = false;
    }
  }

  async leaveFloor() {
    try {
      await session.signOut();
    } catch (refused) {
      this.refused = refused;
    }
  }
}

const fan = html`<svg class="fanned" viewBox="-40 -10 280 230" width="300" height="246"
  aria-hidden="true">${FAN.map(([code, turn]) => svg`
  <use href="/art/cards.svg#c-${code}" x="50" y="20" width="100" height="140"
    transform="rotate(${turn} 100 260)"/>`)}</svg>`;

const without = html`<div class="without note"><p>Without signing in: <a href="/odds">exact odds</a>, <a
  href="/rules">the rules</a>,
  <a href="/floor">any table and its finished rounds</a>.</p><p>You can set limits on time, loss and deposits before the
    first wager.</p></div>`;

customElements.define('baize-first', First);
