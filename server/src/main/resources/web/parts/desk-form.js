// A plain form of the desk: fields, one deed, and what the floor said of it.
import { LitElement, html, nothing } from 'lit';
import { freshKey, post } from '/floor/api.js';
import { clauseLink } from '/parts/clause-link.js';

/**
 * `heading`, `deed` (the words on the button), `fields` of `{name, label, type, hint, options, pattern, value}`,
 * `send(values)` answers `{path, body}` or throws with a `detail`, `said(answer)` is shown when it is done.
 */
export class DeskForm extends LitElement {
  static properties = {
    heading: {}, deed: {}, note: {}, fields: { attribute: false }, send: { attribute: false }, said: { attribute: false },
    refused: { state: true }, answer: { state: true }, busy: { state: true },
  };

  createRenderRoot() { return this; }

  render() {
    const id = this.heading.toLowerCase().replaceAll(' ', '-');
    return html`<form class="panel" aria-labelledby=${id} @submit=${this.submit} @input=${this.touched}><h2 id=${id}>${this.heading}</h2>
      ${this.note ? html`<p class="note">${this.note}</p>` : nothing}
      ${this.fields.map(field => this.field(`${id}-${field.name}`, field))}
      <button class="btn primary" aria-busy=${!!this.busy}>${this.deed}</button>
      ${this.refused ? html`<p class="refusal" role="alert"><b>Not accepted</b>${this.refused.detail} ${clauseLink(null, this.refused.rule, true)}</p>` : nothing}
      ${this.answer ? html`<div class="done" role="status">${this.said(this.answer)}</div>` : nothing}</form>`;
  }

  field(id, { name, label, type = 'text', hint, options, pattern, optional, value = '' }) {
    if (type === 'checkbox') return html`<label class="check"><input type="checkbox" name=${name}> ${label}</label>`;
    return html`<div class="fld"><label for=${id}>${label}</label>${options
      ? html`<select id=${id} name=${name}>${options.map(([each, words]) => html`<option value=${each}>${words}</option>`)}</select>`
      : html`<input id=${id} name=${name} type=${type} ?required=${!optional} pattern=${pattern ?? nothing} title=${hint ?? nothing} value=${value}
        autocomplete=${type === 'password' ? 'new-password' : 'off'} autocapitalize="none" spellcheck="false" aria-describedby=${hint ? `${id}-hint` : nothing}>`}
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
