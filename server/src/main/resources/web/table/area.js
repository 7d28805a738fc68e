// A wagering area as a control: a press adds the chosen chip, a second button, a long press or minus takes one off.
import { svg, nothing } from 'lit';
import { dollars } from '/floor/money.js';
import { wager } from '/floor/words.js';

const LONG = 550;
let timer = 0;
let taken = false;

/** `deed`: {add, less, why, disabled, words, pressed}; `drawing` the print of the area. */
export function areaButton(area, cents, deed, drawing, cls = '') {
  const name = `${area.name ?? wager(area.id)}${cents ? `, ${dollars(cents)}` : ', empty'}${deed.words ? `, ${deed.words}` : ''}`;
  return svg`<g class="area open ${cents ? 'staked' : ''} ${cls}" role="button" tabindex="0" data-area=${area.id}
      aria-label=${name} aria-disabled=${deed.disabled ? 'true' : nothing} aria-pressed=${deed.pressed ?? nothing}
      @click=${event => click(event, deed)} @contextmenu=${event => second(event, deed)}
      @pointerdown=${event => down(event, deed)} @pointerup=${up} @pointerleave=${up} @pointercancel=${up}
      @keydown=${event => key(event, deed)}>${drawing}</g>`;
}

function click(event, deed) {
  if (taken) taken = false;
  else if (deed.disabled) deed.why?.();
  else deed.add(event);
}

function second(event, deed) {
  event.preventDefault();
  if (taken || deed.disabled) return;
  deed.less?.();
}

function down(event, deed) {
  taken = false;
  clearTimeout(timer);
  if (event.button || deed.disabled || !deed.less) return;
  timer = setTimeout(() => {
    taken = true;
    deed.less();
  }, LONG);
}

function up() {
  clearTimeout(timer);
}

const MOVES = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function key(event, deed) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const adds = event.key === 'Enter' || event.key === '+' || event.key === ' ';
  if (adds || event.key === '-') {
    event.preventDefault();
    event.stopPropagation();
    if (deed.disabled) deed.why?.();
    else adds ? deed.add(event) : deed.less?.();
  } else if (MOVES[event.key]) {
    event.preventDefault();
    neighbour(event.currentTarget, MOVES[event.key])?.focus();
  }
}

/** The next area of the own box in the order of the print. */
function neighbour(element, step) {
  const all = [...element.closest('[data-areas], [data-box]').querySelectorAll('.area.open')];
  return all[all.indexOf(element) + step];
}
