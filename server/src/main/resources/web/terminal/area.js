// A place of the layout as a control: a press adds the chosen chip; second button, long press, minus and Backspace take back.
import { nothing, svg } from 'lit';

const LONG = 550;
let timer = 0;
let taken = false;

/** `deed`: {add, less, back, why, disabled, label, current}; `drawing` what lies and is printed there. */
export function areaButton(spot, deed, drawing, cls = '') {
  return svg`<g class="area open ${cls}" role="button" tabindex=${deed.current ? 0 : -1} data-area=${spot.id} data-group=${spot.group}
      aria-label=${deed.label} aria-disabled=${deed.disabled ? 'true' : nothing} aria-pressed=${deed.pressed ?? nothing}
      @click=${event => click(event, deed)} @contextmenu=${event => second(event, deed)} @pointerdown=${event => down(event, deed)}
      @pointerup=${up} @pointerleave=${up} @pointercancel=${up} @keydown=${event => key(event, deed)} @focus=${deed.focus}>${drawing}</g>`;
}

/** What all forms of the control have in common, for those that are no drawing. */
export function handlers(deed) {
  return { click: event => click(event, deed), second: event => second(event, deed), down: event => down(event, deed), up, key: event => key(event, deed) };
}

function click(event, deed) {
  if (taken) taken = false;
  else if (deed.disabled) deed.why?.();
  else deed.add(event);
}

function second(event, deed) {
  event.preventDefault();
  if (!taken) deed.less();
}

function down(event, deed) {
  taken = false;
  clearTimeout(timer);
  if (event.button) return;
  timer = setTimeout(() => {
    taken = true;
    deed.less();
  }, LONG);
}

function up() {
  clearTimeout(timer);
}

const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

function key(event, deed) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const what = meaning(event.key, deed);
  if (what) {
    event.preventDefault();
    event.stopPropagation();
    what(event);
  } else if (WAYS[event.key]) {
    event.preventDefault();
    neighbour(event.currentTarget, WAYS[event.key])?.focus();
  }
}

/** Space is left to the shooter when the dice are to be shot. */
function meaning(pressed, deed) {
  if (pressed === 'Enter' || pressed === '+' || (pressed === ' ' && !deed.shooting)) return deed.disabled ? () => deed.why?.() : deed.add;
  if (pressed === '-') return deed.less;
  return pressed === 'Backspace' || pressed === 'Delete' ? deed.back : null;
}

/** The nearest place in a direction: the way there counts, sideways counts double. */
function neighbour(element, [dx, dy]) {
  const from = middle(element);
  let best = null;
  for (const other of element.closest('[data-areas]').querySelectorAll('[data-area]')) {
    if (other === element) continue;
    const to = middle(other);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 4) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { other, far };
  }
  return best?.other;
}

/** The line runs round a corner: what is meant is its foot, where its chips lie. */
function middle(element) {
  const box = (element.querySelector('.aim') ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
