// The button that is pressed and held for one second, or given Enter twice.
import { LitElement, html } from 'lit';

const SECOND = 1000;

/** `label`, `disabled`, `confirmed()`. */
export class BaizeHold extends LitElement {
  static properties = {
    label: {},
    disabled: { type: Boolean },
    confirmed: { attribute: false },
    holding: { state: true },
    armed: { state: true },
  };

  #timer = 0;

  createRenderRoot() {
    return this;
  }

  willUpdate(changed) {
    if (changed.has('label') || changed.has('disabled')) this.release();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.release();
  }

  hold(event) {
    if (event.button || this.disabled) return;
    this.holding = true;
    this.#timer = setTimeout(() => this.finish(), SECOND);
  }

  release() {
    clearTimeout(this.#timer);
    this.holding = false;
    this.armed = false;
  }

  /** A click without a pointer is Enter or a screen reader: the first arms, the second confirms. */
  click(event) {
    if (event.detail || this.disabled) return;
    if (this.armed) this.finish();
    else this.armed = true;
  }

  finish() {
    this.release();
    this.confirmed();
  }

  render() {
    return html`<button type="button" class="hold ${this.holding ? 'holding' : ''}" ?disabled=${this.disabled}
        @pointerdown=${this.hold} @pointerup=${this.release} @pointerleave=${this.release} @pointercancel=${this.release}
        @contextmenu=${event => event.preventDefault()} @keydown=${event => event.repeat && event.preventDefault()}
        @click=${this.click} @blur=${this.release}>${this.armed ? 'Enter again to confirm' : this.label}</button>
      <p class="note" role="status">${this.armed ? `${this.label}: press Enter again` : html`Press and hold one second, or <kbd>Enter</kbd> twice`}</p>`;
  }
}
customElements.define('baize-hold', BaizeHold);
