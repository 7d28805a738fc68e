// The keyboard at a table. Single keys can be switched off; they are silent while something is typed.
import { LitElement, html, nothing } from 'lit';

const STORE = 'baize-single-keys';

export const singleKeys = {
  get on() {
    return localStorage.getItem(STORE) !== 'off';
  },
  set on(value) {
    value ? localStorage.removeItem(STORE) : localStorage.setItem(STORE, 'off');
  },
};

/** Whether a key press belongs to something that is being typed or asked. */
export function elsewhere(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return !!event.target.closest?.('input, select, textarea, dialog');
}

/** Carries out a key press at the table page; answers whether it meant something. */
export function tableKey(page, event) {
  if (event.key === 'F6' && !event.defaultPrevented) return done(event, () => page.toOffers());
  if (event.key === 'Escape' && (page.clause || page.bookOpen)) return done(event, () => page.closeAside());
  if (elsewhere(event)) return false;
  if (event.key === '?') return done(event, () => page.querySelector('baize-keys').show());
  if (!singleKeys.on) return false;
  const key = event.key.toUpperCase();
  const decision = page.decisions.find(each => each.decision.key === key);
  if (decision) return done(event, () => page.decide(decision));
  const area = page.game?.areas.find(each => each.hotkey === key);
  if (area) return done(event, () => page.toggle(area));
  if (/^[1-7]$/.test(key) && page.chips[key - 1]) return done(event, () => page.choose(page.chips[key - 1]));
  const deed = { U: () => page.undo(), R: () => page.repeat(), C: () => page.clear(), B: () => page.toBook() }[key];
  return deed ? done(event, deed) : false;
}

function done(event, deed) {
  event.preventDefault();
  deed();
  return true;
}

const LIST = [
  ['1 to 7', 'choose a chip'],
  ['Arrows', 'move between areas'],
  ['Enter or +', 'add the chip'],
  ['−', 'take one off'],
  ['U', 'undo'],
  ['R', 'repeat'],
  ['C', 'clear'],
  ['F6', 'to the offers'],
  ['B', 'the book'],
  ['Escape', 'close a clause'],
  ['?', 'this list'],
];

/** The list of keys; decisions and areas of the `game` come first. */
export class BaizeKeys extends LitElement {
  static properties = { game: { attribute: false }, open: { state: true } };

  createRenderRoot() {
    return this;
  }

  show() {
    this.open = true;
    this.updateComplete.then(() => this.querySelector('dialog').showModal());
  }

  render() {
    if (!this.open) return nothing;
    const { decisions = [], areas = [], keys = [] } = this.game ?? {};
    const deeds = decisions.filter(each => !each.with).map(each => [each.key, each.do]);
    const places = areas.filter(each => each.hotkey).map(each => [each.hotkey, `${each.name.toLowerCase()}, on or off`]);
    const rows = this.game?.allKeys ?? [...keys, ...deeds, ...places, ...LIST];
    return html`<dialog class="ask" aria-labelledby="keys-heading" @close=${() => (this.open = false)}>
      <h2 id="keys-heading">Keys</h2><dl class="kv keys">${rows.map(([key, words]) => html`<dt><kbd>${key}</kbd></dt><dd>${words}</dd>`)}</dl>
      <label class="check"><input type="checkbox" .checked=${singleKeys.on} @change=${event => (singleKeys.on = event.target.checked)}> Single keys are on</label>
      <div class="two"><button type="button" class="btn" @click=${() => this.querySelector('dialog').close()}>Back to the table</button></div></dialog>`;
  }
}
customElements.define('baize-keys', BaizeKeys);
