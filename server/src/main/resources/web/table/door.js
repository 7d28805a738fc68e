// The door of a table: its first view says which game is played, and so which page is shown.
import { LitElement, html, nothing } from 'lit';
import { TableSocket } from '/floor/socket.js';
import '/parts/top-bar.js';

/** Games that are played at terminals; all others at a table. */
const TERMINALS = new Set(['craps']);

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
    socket.onview = view => this.show(socket, TERMINALS.has(view.game));
    socket.onlost = () => (this.lost = true);
  }

  async show(socket, terminal) {
    socket.onview = () => {};
    await import(terminal ? '/terminal/terminal-page.js' : '/table/table-page.js');
    if (socket === this.socket) this.page = { socket, terminal };
  }

  render() {
    const { page, table } = this;
    if (this.lost) return html`<baize-top-bar></baize-top-bar><main id="main" class="doc"><h1>Table ${table} does not answer</h1>
      <p class="note">It may be away for a moment, or there is no such table. <a href="/floor">The floor</a></p></main>`;
    if (!page) return html`<baize-top-bar heading="Table ${table}"></baize-top-bar><main id="main" class="felt"><p class="waits">Fetching the table</p></main>`;
    return page.terminal ? html`<baize-terminal-page table=${table} .line=${page.socket}></baize-terminal-page>` : html`<baize-table-page table=${table} .line=${page.socket}></baize-table-page>${nothing}`;
  }
}
customElements.define('baize-table-door', TableDoor);
