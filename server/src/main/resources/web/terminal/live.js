// What arrives at a terminal: each view is held against the one before; a roll is shown, what went on is told.
import { get } from '/floor/api.js';
import { name } from '/floor/go.js';
import { net } from '/floor/money.js';
import { session } from '/floor/session.js';
import { clock, title, wager } from '/floor/words.js';
import { declaration } from '/games/games.js';
import { lineNet, lineSaid } from '/parts/line.js';
import { changes, signs } from '/table/changes.js';
import { opening } from '/table/opening.js';
import { TerminalWagers } from '/terminal/wagers.js';

const LOGGED = 60;
const DENOMINATIONS = [100, 500, 2500, 10_000, 50_000];
const rollTime = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--m-roll')) || 1;

/** Adds to the terminal page what follows from views. */
export const live = Base =>
  class extends opening(Base) {
    async begin(view) {
      this.game = await declaration(view.game);
      this.chips = DENOMINATIONS.filter(each => each <= 50_000);
      this.chip = this.chips[1];
      this.wagers = new TerminalWagers({
        send: command => this.socket.send(command),
        changed: () => this.requestUpdate(),
        placed: events => this.placed(events),
        refused: (command, failure) => this.refuse(wager(command.on ?? command.to), failure, 'tray'),
      });
      name(`${title(view.game)}, table ${view.id}`);
      this.fetchPar();
    }

    async fetchPar() {
      this.par ??= await get(`/api/par/${this.game.id}?table=${encodeURIComponent(this.table)}`).catch(() => null);
    }

    take(raw, old) {
      const view = this.game.read(raw);
      const before = old && this.view ? this.view : null;
      this.offset = Date.parse(view.now) - Date.now();
      this.lost = false;
      this.view = view;
      this.wagers.take(view, this.me?.id, this.socket.version);
      if (before) this.followed(before, view);
    }

    willUpdate(changed) {
      if (changed.has('me') && this.view) this.wagers.take(this.view, this.me?.id, this.socket.version);
    }

    /** Why a terminal was refused stands until it is read or another is taken. */
    moveOn() {
      this.hint = this.moving = null;
      if (this.own) this.refused = null;
    }

    followed(before, view) {
      const rolled = view.history.rolls > before.history.rolls;
      const over = before.phase === 'shooting' && view.phase !== 'shooting';
      if (rolled) this.roll(before);
      this.noRoll = over && !rolled ? noRoll(view) : rolled || view.phase === 'shooting' ? null : this.noRoll;
      if (view.phase !== before.phase) this.moveOn();
      if (rolled || view.chips !== before.chips) session.refresh().catch(() => {});
      setTimeout(() => this.tell(before, view, rolled), rolled ? rollTime() : 0);
    }

    /** The dice tumble for as long as the tokens say; then the table is drawn as it is. */
    roll(before) {
      if (rollTime() < 10) return;
      clearTimeout(this.rolls);
      this.rolling = { before: this.rolling?.before ?? before };
      this.rolls = setTimeout(() => (this.rolling = null), rollTime());
    }

    tell(before, view, rolled) {
      const news = changes(this.game, before, view, this.me?.id).map(each => ({ ...each, at: view.now }));
      this.log = [...news.reverse(), ...this.log].slice(0, LOGGED);
      const voice = this.querySelector('baize-speech');
      if (rolled) voice?.say([this.game.said(view), ...this.linesSaid(view)]);
      if (this.shoots(view) && !this.shoots(before)) voice?.now('You are the shooter: ten seconds to shoot.');
      for (const sign of signs(this.game, before, view))
        this.querySelector('baize-toast')?.show({ ...sign, game: this.game.id, at: clock(view.now) });
      this.requestUpdate();
    }

    linesSaid(view) {
      const own = view.lines.filter(line => line.patron === this.me?.id);
      if (!own.length) return [];
      const sum = own.reduce((total, line) => total + lineNet(line), 0);
      return [...own.map(line => lineSaid(line, this.game.how(line))), `Net of the round ${net(sum)}.`];
    }

    /** Whether this player is to press the button now; where dice are real, an attendant enters them. */
    shoots(view = this.view) {
      return !!view.offers?.some(each => each.do === 'shoot') && this.me?.kind === 'patron' && view.dealt !== 'console';
    }

    turned(connected) {
      const broke = this.connected && !connected && this.view;
      this.connected = connected;
      if (broke) this.querySelector('baize-speech')?.now('Not connected. Your wagers stand; the rules run on.');
    }
  };

/** Why a roll did not count, as far as this player's lines tell it. */
function noRoll(view) {
  const ending = view.lines.find(line => line.result === 'void')?.ending;
  if (ending === 'tumbler-fault' || ending === 'out-of-service') return { cocked: false, words: 'The tumbler failed: no result.', rule: '6.4.2' };
  return { cocked: true, words: 'No result: a die did not lie flat, or the roll was declared void.', rule: '6.4' };
}
