// The dealer's page: the table as staff see it, the deeds of a round, and every remedy of the book.
import { LitElement, html } from 'lit';
import { freshKey, post } from '/floor/api.js';
import { name } from '/floor/go.js';
import { Pools } from '/floor/pools.js';
import { TableSocket } from '/floor/socket.js';
import { text, typed } from '/floor/money.js';
import { sentence, title } from '/floor/words.js';
import { cardsChanged } from '/games/at-fault.js';
import { declaration } from '/games/games.js';
import { Figures } from '/parts/figures.js';
import { Present } from '/parts/present.js';
import { refusal } from '/parts/refusal.js';
import { style } from '/parts/style.js';
import { changes, signs } from '/table/changes.js';
import { offer, roundId } from '/table/model.js';
import { opening } from '/table/opening.js';
import { confirmation } from '/dealer/confirmation.js';
import { consoleOf } from '/dealer/console.js';
import { houseRemedies } from '/dealer/house-remedies.js';
import { remedyList } from '/dealer/list.js';
import { choicesOf, command, MANY, obstacle, start, yesOf } from '/dealer/remedy.js';
import '/parts/clause.js';
import '/parts/speech.js';
import '/parts/top-bar.js';

await Promise.all([style('parts'), style('table'), style('dealer')]);

/** `table`: its id. */
export class DealerPage extends opening(LitElement) {
  static properties = {
    table: {},
    view: { state: true },
    game: { state: true },
    me: { state: true },
    connected: { state: true },
    sought: { state: true },
    chosen: { state: true },
    values: { state: true },
    preview: { state: true },
    refused: { state: true },
    missing: { state: true },
    sending: { state: true },
    done: { state: true },
    deedRefused: { state: true },
    asksCards: { state: true },
    opened: { state: true },
    lost: { state: true },
  };

  present = new Present(this);
  pools = new Pools(this);
  figures = new Figures(this, () => this.pools.get(this.view?.pool)?.meter ?? this.view?.jackpot?.meter);
  #asked = 0;

  constructor() {
    super();
    Object.assign(this, { sought: '', values: {}, log: [], remedies: [] });
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.socket = new TableSocket(this.table);
    this.socket.onview = (view, before) => this.arrived(view, before);
    this.socket.onstate = connected => (this.connected = connected);
    this.socket.onlost = () => (this.lost = true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.socket.close();
  }

  async begin(view) {
    const { id, game, pool } = view;
    const found = await declaration(game);
    const declared = found.at?.(view) ?? found;
    if (pool) this.pools.follow();
    this.remedies = [...declared.remedies, ...houseRemedies(declared)];
    this.draw = declared.desk ? (await import(declared.desk.module)).desk : consoleOf;
    this.game = declared;
    name(`${this.called}, table ${id}`);
  }

  take(raw, old) {
    const read = each => this.game.read?.(each) ?? each;
    const [view, before] = [read(raw), old && read(old)];
    this.lost = false;
    this.view = view;
    const news = [...changes(this.game, before, view), ...signs(this.game, before, view)].map(each => ({
      ...each,
      at: view.now,
    }));
    this.log = [...news.reverse(), ...this.log].slice(0, 60);
    if (this.chosen && obstacle(this.chosen, view, this.me?.role)) this.pick(null);
    // What is being carried out has been asked about; its own view may come before its answer.
    else if (this.chosen && !this.sending) this.ask();
  }

  /** What the page is called: not everywhere somebody deals. */
  get called() {
    return this.game?.desk?.called ?? 'Dealer’s console';
  }

  /** The deed that comes next in the round. */
  get next() {
    return this.game.procedure.find(deed => offer(this.view, deed.do));
  }

  pick(remedy) {
    this.chosen = remedy;
    this.preview = this.refused = this.done = this.opened = null;
    if (!remedy) return;
    this.values = Object.fromEntries(
      (remedy.fields ?? []).map(field => [
        field.name,
        field.optional
          ? MANY.includes(field.kind)
            ? []
            : ''
          : (field.filled?.(this.view) ?? start(field, choicesOf(field, remedy, this.view, this.game))),
      ]),
    );
    this.ask();
    this.updateComplete.then(() => this.querySelector('#confirm')?.focus());
  }

  choose(field, value) {
    this.values = { ...this.values, [field.name]: value };
    this.preview = null;
    clearTimeout(this.typing);
    this.typing = setTimeout(() => this.ask(), 200);
  }

  /** The command of a remedy; `signed` ones are a player's deeds that a member of staff does, and say who. */
  made(remedy) {
    const made = command(remedy, this.values, this.view.now);
    return remedy.signed && made.command ? { command: { ...made.command, by: this.me.role } } : made;
  }

  /** Asks the floor what would come of it; the newest question counts. */
  async ask() {
    const remedy = this.chosen;
    if (!remedy) return;
    const made = this.made(remedy);
    this.missing = made.missing ?? null;
    this.refused = null;
    const mine = ++this.#asked;
    if (made.missing) return;
    const unforeseen = remedy.draws && !made.command.cards;
    if (remedy.around || unforeseen) return void (this.preview = { events: [], lines: [], notices: [], rules: [] });
    try {
      const preview = await post(`/api/tables/${this.table}/preview`, made.command);
      if (mine === this.#asked)
        this.preview = { ...preview, rules: [...new Set(preview.lines.map(line => line.rule))] };
    } catch (failure) {
      if (mine !== this.#asked) return;
      this.preview = null;
      this.refused = failure;
    }
  }

  async carry() {
    const remedy = this.chosen;
    const yes = yesOf(remedy, this.view);
    const { command: made } = this.made(remedy);
    this.sending = true;
    try {
      const answer = await (remedy.path ? this.request(remedy.path, made) : this.socket.send(made));
      const came = cardsChanged(answer?.events) ?? yes.toLowerCase();
      this.log = [
        { at: new Date().toISOString(), words: `${remedy.title}: ${came}.`, rule: remedy.rules[0] },
        ...this.log,
      ];
      this.pick(null);
      this.done = `Done: ${remedy.title.charAt(0).toLowerCase()}${remedy.title.slice(1)}`;
      this.querySelector('baize-speech')?.now(`${this.done}.`);
    } catch (failure) {
      this.refused = failure;
    } finally {
      this.sending = false;
    }
  }

  /** What the house does around the game has an address of its own. */
  request(path, { do: _, ...body }) {
    const id = freshKey();
    return post(`/api/tables/${encodeURIComponent(this.table)}/${path}`, { id, ...body }, id);
  }

  /** A deed of the round; where cards or dice are real, they are asked for first. */
  async deed(deed, more = null) {
    if ((deed.cards || deed.dice?.(this.view) || deed.asks?.(this.view)) && this.view.dealt === 'console' && !more) {
      this.asksCards = deed;
      await this.updateComplete;
      return this.querySelector('#cards')?.focus();
    }
    this.sending = true;
    this.deedRefused = null;
    try {
      await this.socket.send({ do: deed.do, ...more });
      this.asksCards = deed.again && more ? deed : null;
    } catch (failure) {
      this.deedRefused = { what: deed.label, refused: failure };
    } finally {
      this.sending = false;
    }
  }

  /** What a player has shown at a table with real cards, with the card that followed. */
  async enterShown(event, { box, hand, patron }) {
    event.preventDefault();
    const form = new FormData(event.target, event.submitter);
    const shown = this.game.shown.find(each => each.do === form.get('shown'));
    const cards = form.get('cards').trim();
    const stake = shown.stake && form.get('stake').trim();
    const amount = stake ? typed(stake) : null;
    const more = { box, patron, ...(hand ? { hand } : {}), ...(cards ? { cards } : {}), ...(amount ? { stake: text(amount) } : {}) };
    await this.deed({ do: shown.do, label: shown.label }, more);
    if (!this.deedRefused) event.target.reset();
  }

  enter(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const asked = this.asksCards.asks?.(this.view);
    if (asked) return this.deed(this.asksCards, Object.fromEntries(asked.map(([field, , , read]) => [field, read(form.get(field).trim())])));
    if (this.asksCards.dice) return this.deed(this.asksCards, { dice: form.get('dice').trim() });
    const cards = form.get('cards').trim();
    if (cards || this.asksCards.mayBeNone) this.deed(this.asksCards, cards ? { cards } : {});
  }

  get refusedDeed() {
    return (
      this.deedRefused &&
      html`<div class="deed-refused">${refusal({ game: this.game.id, ...this.deedRefused, close: () => (this.deedRefused = null) })}</div>`
    );
  }

  render() {
    if (this.lost || (this.me && this.me.kind !== 'staff')) return this.turnedAway();
    if (!this.view || !this.game || !this.me)
      return html`<div class="dc"><baize-top-bar heading=${this.called}></baize-top-bar><p class="waits">Fetching the table</p></div>`;
    const { view } = this;
    const facts = [
      ['Round', roundId(view)],
      [this.game.desk ? 'Run by' : 'Dealt by', view.dealt === 'house' ? 'the house' : 'staff'],
      [sentence(this.game.place ?? 'table'), view.table.open ? 'open' : 'closed'],
    ];
    return html`<div class="dc"><baize-top-bar heading="${this.called}, ${title(view.game)}" .table=${view.id} .facts=${facts}></baize-top-bar>
      ${this.draw(this)}${remedyList(this)}${confirmation(this)}</div><baize-speech></baize-speech>`;
  }

  turnedAway() {
    return html`<baize-top-bar></baize-top-bar><main id="main" class="doc"><h1>The dealer’s page</h1>
      <p class="note">${this.lost ? `Table ${this.table} does not answer.` : 'It is for staff. Sign in with a staff account to use it.'} <a href=${this.lost ? '/floor' : '/'}>${this.lost ? 'The floor' : 'Sign in'}</a></p></main>`;
  }
}
customElements.define('baize-dealer-page', DealerPage);
