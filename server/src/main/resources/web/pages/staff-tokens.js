// API tokens: made for one person, shown once, listed and taken back.
import { LitElement, html, nothing } from 'lit';
import { get, remove } from '/floor/api.js';
import { date } from '/floor/words.js';
import '/parts/desk-form.js';

class StaffTokens extends LitElement {
  static properties = { tokens: { state: true }, broken: { state: true } };

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      this.tokens = (await get('/api/tokens')).tokens;
      this.broken = null;
    } catch (failure) {
      this.broken = failure;
    }
  }

  async revoke(token) {
    try {
      await remove(`/api/tokens/${encodeURIComponent(token.id)}`);
    } catch (failure) {
      this.broken = failure;
    }
    this.load();
  }

  render() {
    return html`<baize-desk-form heading="Make an API token" deed="Make a token"
      note="A program with a token acts as the person it is for." .fields=${[
      { name: 'kind', label: 'For', options: [['patron', 'a patron'], ['staff', 'a member of staff']] },
      { name: 'id', label: 'Their id', pattern: '[a-z0-9][a-z0-9\\-]{0,39}',
        hint: 'Small letters, digits and dashes.' },
      { name: 'label', label: 'What it is for', pattern: '.{1,60}' },
      { name: 'days', label: 'Days it holds', type: 'number', value: '30', hint: 'From 1 to 366.' }]}
      .send=${({ kind, id, label, days }) => ({ path: '/api/tokens', body: { for: `${kind}/${id}`, label,
        days: Number(days) } })}
      .said=${made => html`<p>The token is shown this once:</p>
        <p class="token">${made.token}</p>`} @done=${this.load}></baize-desk-form>${this.list()}`;
  }

  list() {
    if (this.broken) return html`<p class="refusal" role="alert">${this.broken.detail}</p>`;
    if (!this.tokens?.length) return nothing;
    return html`<section class="panel"><h2>Tokens that hold</h2><ul class="tokens">${this.tokens.map(token =>
      html`<li><span><b>${token.label}</b>
      <small>${token.for}, until ${date(token.ends)}</small></span><button type="button" class="btn small"
        @click=${() => this.revoke(token)}>Take back<span class="vh"> ${token.label}</span></button></li>`)}</ul>
          </section>`;
  }
}

customElements.define('baize-staff-tokens', StaffTokens);
