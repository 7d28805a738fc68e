// The door of a table: its first view says which game is played, and so which page is shown.
import { LitElement, html } from 'lit';
import { TableSocket } from '/floor/socket.js';
import '/parts/top-bar.js';

/** Games with a page of their own; all others are played at a table. */
const PAGES = {
  craps: ['/terminal/terminal-page.js', (table, line) => html`<baize-terminal-page table=${table} .line=${line}></baize-terminal-page>`],
  bingo: ['/bingo/bingo-page.js', (table, line) => html`<baize-bingo-page table=${table} .line=${line}></baize-bingo-page>`],
};
const TABLE = ['/table/table-page.js', (table, line) => html`<baize-table-page table=${table} .line=${line}></baize-table-page>`];

/** `table`: its id. The line that is opened here is handed on. */
export class TableDoor extends LitElement {
  static properties = { table: {}, page: { state: true }, lost: { state: true } };

  createRenderRoot() {
    return this;
  }

  willUpdate(changed) {
    if (changed.has('table')) this.enter();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (!this.page) this.socket?.close();
  }

  enter() {
    if (!this.page) this.socket?.close();
    Object.assign(this, { page: null, lost: false, socket: new TableSocket(this.table) });
    const { socket } = this;
    socket.onview = view => this.show(socket, PAGES[view.game] ?? TABLE);
    socket.onlost = () => (this.lost = true);
  }

  async show(socket, [module, drawn]) {
    socket.onview = () => {};
    await import(module);
    if (socket === this.socket) this.page = { socket, drawn };
  }

  render() {
    const { page, table } = this;
    if (this.lost) return html`<baize-top-bar></baize-top-bar><main id="main" class="doc"><h1>Table ${table} does not answer</h1>
      <p class="note">It may be away for a moment, or there is no such table. <a href="/floor">The floor</a></p></main>`;
    if (!page) return html`<baize-top-bar heading="Table ${table}"></baize-top-bar><main id="main" class="felt"><p class="waits">Fetching the table</p></main>`;
    return page.drawn(table, page.socket);
  }
}
customElements.define('baize-table-door', TableDoor);
