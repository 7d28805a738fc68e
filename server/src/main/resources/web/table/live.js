// What arrives from the floor: each view is held against the one before, and what went on is told.
import { get } from '/floor/api.js';
import { name } from '/floor/go.js';
import { cents, dollars } from '/floor/money.js';
import { pools } from '/floor/pools.js';
import { session } from '/floor/session.js';
import { clock, plain, title, wager } from '/floor/words.js';
import { declaration } from '/games/games.js';
import { denominations } from '/parts/chip.js';
import { changes, saidTo, signs } from '/table/changes.js';
import { offer } from '/table/model.js';
import { opening } from '/table/opening.js';
import { Wagers } from '/table/wagers.js';

/** As long as lines may come one after another; who opens the book later sees them whole. */
const PACED = 4000;
const LOGGED = 60;

/** Adds to the table page what follows from views. */
export const live = Base =>
  class extends opening(Base) {
    async begin(view) {
      const { id, game, pool, now } = view;
      this.heard = now;
      const declared = await declaration(game);
      this.game = declared.at?.(view) ?? declared;
      this.wagers = this.newWagers();
      this.elsewhere = new Map();
      if (pool) this.pools.follow();
      name(`${title(game)}, table ${id}`);
      this.settings();
    }

    newWagers() {
      return new Wagers(this.game, {
        send: command => this.socket.send(command),
        changed: () => this.requestUpdate(),
        refused: (area, stake, failure) =>
          this.refuse(`${wager(area)}${stake ? ` of ${dollars(stake)}` : ''}`, failure, 'tray'),
      });
    }

    /** The wagers on one's own box, and on those of others where one has put some. */
    wagersTake() {
      this.wagers.take(this.view, this.own, this.own ? this.handAt(this.own) : null);
      for (const [box, wagers] of this.elsewhere) wagers.take(this.view, box, this.handAt(box));
    }

    /** One's wagers on another's box. */
    wagersAt(box) {
      if (!this.elsewhere.has(box)) {
        this.elsewhere.set(box, this.newWagers());
        this.elsewhere.get(box).take(this.view, box, this.handAt(box));
      }
      return this.elsewhere.get(box);
    }

    /** Who looks is known now, or is another. */
    known() {
      if (this.game.read && this.readFor !== this.me?.id) this.view = this.read(this.raw);
      this.wagersTake();
    }

    take(raw, old) {
      this.raw = raw;
      const [view, before] = [this.read(raw), old && this.read(old)];
      this.offset = Date.parse(view.now) - Date.now();
      this.lost = false;
      this.before = before && this.view ? before : null;
      this.view = view;
      this.wagersTake();
      if (this.before) this.followed(this.before, view);
    }

    /** A view in the form that all pages know. */
    read(view) {
      this.readFor = this.me?.id;
      return this.game.read?.(view, this.me?.id) ?? view;
    }

    followed(before, view) {
      const over = view.phase === 'settled' && before.phase !== 'settled';
      const news = changes(this.game, before, view, this.me?.id).map(each => ({ ...each, at: view.now }));
      this.log = [...news.reverse(), ...this.log].slice(0, LOGGED);
      if (view.round !== before.round || view.phase !== before.phase) this.moveOn();
      if (over || view.chips !== before.chips) session.refresh().catch(() => {});
      this.fresh = over;
      if (over) this.ended(view);
      if (!this.decisions.length) this.querySelector('baize-confirm')?.dismiss();
      this.tell(before, view);
    }

    /** What was said of a wager or a decision is past; why a seat was refused stands until it is read or another is taken. */
    moveOn() {
      this.hint = null;
      if (this.own) this.refused = null;
    }

    ended(view) {
      this.settledAt = view.now;
      this.fetchPar();
      setTimeout(() => (this.fresh = false), PACED);
    }

    tell(before, view) {
      const voice = this.querySelector('baize-speech');
      voice?.say(saidTo(this.game, before, view, this.me?.id));
      if (this.turnOf(view) && !this.turnOf(before)) voice?.now(this.turnWords(view));
      for (const sign of signs(this.game, before, view))
        this.querySelector('baize-toast')?.show({ ...sign, game: this.game.id, at: clock(view.now) });
    }

    /** A meter that fell was paid out: what was won at another table is told here too. */
    async moved(all, before) {
      const id = this.view?.pool;
      const [now, was] = [all.get(id), before.get(id)];
      if (!now || !was || cents(now.meter) >= cents(was.meter)) return;
      const { hits, prizes } = await pools.whole(id).catch(() => ({ hits: [], prizes: [] }));
      const shares = prizes.filter(each => each.percent).map(each => each.prize);
      const fresh = hits.filter(each => each.at > this.heard && each.table !== this.table && shares.includes(each.prize));
      this.heard = hits[0]?.at ?? this.heard;
      for (const hit of fresh.reverse()) this.tellHit(hit);
    }

    tellHit({ table, prize, amount, at }) {
      const words = `Jackpot at table ${table}: ${plain(prize)}, ${dollars(amount)}.`;
      this.log = [{ words, rule: this.game.clauses.share, at }, ...this.log].slice(0, LOGGED);
      this.querySelector('baize-toast')?.show({ words, rule: this.game.clauses.share, game: this.game.id, at: clock(at) });
      this.requestUpdate();
    }

    turnOf(view) {
      return this.game.decisions.some(each => this.mayDecide(each) && offer(view, each.do, each.with));
    }

    turnWords({ waiting }) {
      const left = waiting?.until ? Math.ceil((Date.parse(waiting.until) - Date.now() - this.offset) / 1000) : 0;
      return left > 0 ? `Your turn, ${left} seconds.` : 'Your turn.';
    }

    /** Chips and costs that the view does not say. */
    async settings() {
      this.fetchPar();
      const found = (await get('/api/tables').catch(() => null))?.tables.find(each => each.id === this.table);
      this.house = found?.settings ?? {};
      this.chips = denominations(this.house.chips);
      this.chip ??= this.chips[0];
      this.requestUpdate();
    }

    async fetchPar() {
      this.par ??= await get(`/api/par/${this.game.id}?table=${encodeURIComponent(this.table)}`).catch(() => null);
    }

    turned(connected) {
      const back = connected && this.view && !this.connected;
      this.connected = connected;
      if (back) this.returned(this.view.round);
      else if (!connected && this.view)
        this.querySelector('baize-speech')?.now('Not connected. Your wagers stand; the rules run on.');
    }

    /** After a break: own rounds that were settled meanwhile, as lines; the newest stands in its own place. */
    async returned(round) {
      if (!this.own) return;
      const answer = await get(`/api/tables/${this.table}/rounds?limit=20`).catch(() => null);
      const number = each => Number(each.round.split('-').at(-1));
      const shown = this.view.phase === 'settled' ? this.view.round : null;
      const missed = (answer?.rounds ?? [])
        .filter(each => number(each) >= round && number(each) !== shown)
        .map(each => ({ ...each, lines: each.lines.filter(line => line.patron === this.me.id) }));
      const own = missed.filter(each => each.lines.length);
      this.away = own.length ? own : null;
    }
  };
