// Two live regions: what must be heard at once, and what is told in its turn.
import { LitElement, html } from 'lit';

/** `now(words)` for turns, refusals and broken lines; `say(list)` for the round. */
export class BaizeSpeech extends LitElement {
  static properties = { urgent: { state: true }, told: { state: true } };

  createRenderRoot() {
    return this;
  }

  now(words) {
    this.urgent = words;
  }

  say(list) {
    if (list.length) this.told = list;
  }

  render() {
    return html`<div class="vh" aria-live="assertive">${this.urgent ?? ''}</div>
      <div class="vh" aria-live="polite">${(this.told ?? []).map(words => html`<p>${words}</p>`)}</div>`;
  }
}
customElements.define('baize-speech', BaizeSpeech);
