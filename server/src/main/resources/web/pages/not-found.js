// An address at which there is nothing.
import { LitElement, html } from 'lit';
import { name } from '/floor/go.js';
import '/parts/top-bar.js';

class NotFound extends LitElement {
  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    name('Nothing here');
  }

  render() {
    return html`<baize-top-bar></baize-top-bar><main id="main" class="doc"><h1>Nothing here</h1>
      <p class="note">There is no page at ${location.pathname}. The tables are on <a href="/floor">the floor</a>, the
        clauses
      in <a href="/rules">the rules</a>.</p></main>`;
  }
}

customElements.define('baize-not-found', NotFound);
