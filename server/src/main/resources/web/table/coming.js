// Coming to a table and leaving one: card, chips and a first command go together, wherever the card was before.
import { html, nothing } from 'lit';
import { get, post } from '/floor/api.js';
import { cents, text } from '/floor/money.js';
import { session } from '/floor/session.js';

/** The other table at which the viewer's card is in. */
export const elsewhere = ({ me, view }) => (me?.table && me.table !== view.id && !view.carded ? me.table : null);

/** What the viewer can bring along: the balance, and the chips of a table that would be left. */
export const means = page => cents(page.me.balance ?? '0.00') + (elsewhere(page) ? cents(page.me.chips ?? '0.00') : 0);

/** The press that comes in: "Sit down", or "Leave table 4 and sit here". */
export const comingWords = (page, words, here) => (elsewhere(page) ? `Leave table ${elsewhere(page)} and ${here}` : words);

/** In the tray of one who does not play: what is so, and where to go. */
export const told = (page, words, path, link) =>
  html`<div class="sit told">${page.refused?.at === 'tray' ? page.refusedHere() : html`<p>${words}</p>`}<div class="ends">${bookOf(page)}${page.view.carded ? leaving(page) : nothing}<a class="btn" href=${path}>${link}</a></div></div>`;

/** The way out of the form: the card and all chips where the card is in, else to where it is, else to the floor. */
export function wayOut(page) {
  const other = elsewhere(page);
  if (page.view.carded) return html`${bookOf(page)}${leaving(page)}`;
  return html`${bookOf(page)}<a class="btn" href=${other ? `/tables/${encodeURIComponent(other)}` : '/floor'}>${other ? `Table ${other}` : 'The floor'}</a>`;
}

const leaving = page => html`<button type="button" class="btn" ?disabled=${!page.connected || page.seating} @click=${() => page.leave()}>Leave</button>`;

/** Where the book is a drawer at every width, who watches opens it here. */
function bookOf(page) {
  if (!page.drawer || page.narrow) return nothing;
  return html`<button type="button" class="toolbtn" aria-expanded=${!!page.bookOpen} aria-controls="book" @click=${() => page.toggleBook()}>The book</button>`;
}

/** Adds to the page of a table how one comes to it. */
export const coming = Base =>
  class extends Base {
    /** Chips for an amount with a first command here, or neither of them; a table at which the card is in is left before. */
    async join(what, amount, command) {
      const other = elsewhere(this);
      if (other && !(await this.leaveTable(other))) return false;
      const joined = await this.act(what, { do: 'join', amount: text(amount), with: command });
      await session.refresh().catch(() => {});
      return joined;
    }

    /** The card out of another table, and its chips with it; while a wager stands there it is refused, by that game's book. */
    async leaveTable(other) {
      const at = `/api/tables/${encodeURIComponent(other)}`;
      try {
        await post(`${at}/commands`, { do: 'card-out' });
        return true;
      } catch (failure) {
        const there = await get(at).catch(() => null);
        this.refused = { what: `Leaving table ${other}`, refused: failure, at: 'tray', ...(there ? { game: there.view.game } : {}) };
        this.querySelector('baize-speech')?.now(`Leaving table ${other} not accepted: ${failure.detail}`);
        return false;
      }
    }
  };
