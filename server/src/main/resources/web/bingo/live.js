// What arrives in the hall: each view is held against the one before; numbers, claims and prizes are told.
import { name } from '/floor/go.js';
import { net } from '/floor/money.js';
import { session } from '/floor/session.js';
import { clock } from '/floor/words.js';
import { declaration } from '/games/games.js';
import { lineNet, lineSaid } from '/parts/line.js';
import { changes, signs } from '/table/changes.js';
import { opening } from '/table/opening.js';

const LOGGED = 60;

/** Adds to the bingo page what follows from views. */
export const live = Base =>
  class extends opening(Base) {
    async begin(view) {
      this.game = await declaration(view.game);
      name(`Bingo, hall ${view.id}`);
    }

    take(raw) {
      const view = this.game.read(raw);
      const before = this.view ?? null;
      this.offset = Date.parse(view.now) - Date.now();
      this.lost = false;
      this.view = view;
      this.pressed = this.pressed.filter(each => this.waits(each));
      if (before) this.followed(before, view);
    }

    /** Whether a number that was pressed is not yet among the marks. */
    waits({ serial, number }) {
      const card = this.view.cards.find(each => each.serial === serial);
      return !!card && this.view.called.includes(number) && !card.marks.includes(number);
    }

    /** Why a book was refused stands until it is read or another is bought. */
    moveOn() {
      this.hint = null;
      if (this.card) this.refused = null;
    }

    followed(before, view) {
      if (view.called.length !== before.called.length || view.phase !== before.phase) this.moveOn();
      if (view.chips !== before.chips || view.lines.length !== before.lines.length) session.refresh().catch(() => {});
      this.tell(before, view);
    }

    tell(before, view) {
      const news = changes(this.game, before, view, this.me?.id).map(each => ({ ...each, at: view.now }));
      this.log = [...news.reverse(), ...this.log].slice(0, LOGGED);
      const voice = this.querySelector('baize-speech');
      voice?.say([...this.game.said(before, view, this.me?.id), ...this.linesSaid(before, view)]);
      for (const sign of signs(this.game, before, view))
        this.querySelector('baize-toast')?.show({ ...sign, game: this.game.id, at: clock(view.now) });
    }

    linesSaid(before, view) {
      const own = lines => lines.filter(line => line.patron === this.me?.id);
      const fresh = own(view.lines).slice(view.round === before.round ? own(before.lines).length : 0);
      if (!fresh.length) return [];
      return [...fresh.map(line => lineSaid(line, this.game.how(line))), `Net ${net(fresh.reduce((sum, line) => sum + lineNet(line), 0))}.`];
    }

    turned(connected) {
      const broke = this.connected && !connected && this.view;
      this.connected = connected;
      if (broke) this.querySelector('baize-speech')?.now('Not connected. Your cards stay in play; cards on automatic call by themselves.');
    }
  };
