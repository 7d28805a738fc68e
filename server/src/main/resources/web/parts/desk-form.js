// A plain form of the desk: fields, one deed, and what the floor said of it.
import { LitElement, html, nothing } from 'lit';
import { freshKey, post } from '/floor/api.js';
import { notAccepted } from '/parts/clause-link.js';

/**
 * `heading`, `deed` (the words on the button), `fields` of `{name, label, type, hint, options, pattern, value}`,
 * `send(values)` answers `{path, body}` or throws with a `detail`, `said(answer)` is shown when it is done.
 */
export class DeskForm extends LitElement {
  static properties = {
    heading: {}, deed: {}, note: {}, fields: { attribute: false }, send: { attribute: false },
      said: { attribute: false },
    refused: { state: true }, answer: { state: true }, busy: { state: true },
  };

  createRenderRoot() { return this; }

  render() {
    const id = this.heading.toLowerCase().replaceAll(' ', '-');
    return html`<form class="panel" aria-labelledby=${id} @submit=${this.submit} @input=${this.touched}>
      <h2 id=${id}>${this.heading}</h2>
      ${this.note ? html`<p class="note">${this.note}</p>` : nothing}
      ${this.fields.map(field => this.field(`${id}-${field.name}`, field))}
      <button class="btn primary" aria-busy=${!!this.busy}>${this.deed}</button>
      ${notAccepted(this.refused)}
      ${this.answer ? html`<div class="done" role="status">${this.said(this.answer)}</div>` : nothing}</form>`;
  }

  field(id, { name, label, type = 'text', hint, options, pattern, value = '' }) {
    if (type === 'checkbox') return html`<label class="check"><input type="checkbox" name=${name}> ${label}</label>`;
    const fill = type === 'password' ? 'new-password' : 'off';
    const choice = () => html`<select id=${id} name=${name}>
      ${options.map(([each, words]) => html`<option value=${each}>${words}</option>`)}</select>`;
    const input = () => html`<input id=${id} name=${name} type=${type} value=${value} required pattern=${pattern ?? nothing}
      title=${hint ?? nothing} aria-describedby=${hint ? `${id}-hint` : nothing} autocomplete=${fill} autocapitalize="none"
      spellcheck="false">`;
    return html`<div class="fld"><label for=${id}>${label}</label>${options ? choice() : input()}
      ${hint ? html`<small class="note" id="${id}-hint">${hint}</small>` : nothing}</div>`;
  }

  /** A changed form is another request; the same one sent again keeps its key. */
  touched() {
    this.key = null;
    this.answer = this.refused = null;
  }

  async submit(event) {
    event.preventDefault();
    if (this.busy) return;
    const form = event.currentTarget;
    this.refused = this.answer = null;
    this.busy = true;
    try {
      const { path, body } = this.send(Object.fromEntries(new FormData(form)));
      this.answer = await post(path, body, this.key ??= freshKey());
      this.key = null;
      form.reset();
      this.dispatchEvent(new CustomEvent('done', { detail: this.answer }));
    } catch (refused) {
      if (!refused.detail) throw refused;
      this.refused = refused;
      if (refused.status && refused.status < 500) this.key = null;
    } finally {
      this.busy = false;
    }
  }
}

customElements.define('baize-desk-form', DeskForm);
