// The keyboard in the hall. Single keys can be switched off; they are silent while something is typed.
import { elsewhere, singleKeys } from '/table/keys.js';

/** The list of keys. */
export const KEYS = [
  ['Space', 'call bingo, or a line or pattern'],
  ['M', 'mark all that has been called'],
  ['Arrows', 'move between numbers'],
  ['Enter', 'mark the number'],
  ['A', 'automatic play, on or off'],
  ['1 to 9', 'to another of your cards'],
  ['F6', 'to the call button'],
  ['B', 'the book'],
  ['Escape', 'close a clause'],
  ['?', 'this list'],
];

/** Carries out a key press at the bingo page. */
export function key(page, event) {
  if (event.key === 'F6' && !event.defaultPrevented) return done(event, () => page.querySelector('.claim')?.focus());
  if (event.key === 'Escape' && (page.clause || page.bookOpen)) return done(event, () => page.closeAside());
  if (elsewhere(event) || event.key === 'Tab') return;
  if (event.key.startsWith('Arrow') && event.target.dataset?.number) return done(event, () => step(page, event));
  if (event.key === '?') return done(event, () => page.querySelector('baize-keys').show());
  if (!singleKeys.on) return;
  const deed = page.view && page.game ? deeds(page)[event.key.toUpperCase()] : null;
  const free = !event.target.closest?.('button, a, summary, [role=switch]') || event.key !== ' ';
  if (deed && free) return done(event, deed);
  if (/^[1-9]$/.test(event.key) && page.cards[event.key - 1]) done(event, () => page.chooseCard(page.cards[event.key - 1].serial));
}

const deeds = page => ({
  ' ': () => page.claim(),
  M: () => page.markAll(),
  A: () => page.card?.medium === 'electronic' && page.setAutomatic(page.card, !page.card.automatic),
  B: () => page.toBook(),
});

function done(event, deed) {
  event.preventDefault();
  deed();
}

/** To the number that lies nearest in the arrow's direction. */
function step(page, event) {
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
  const at = middle(event.target);
  let best = null;
  for (const other of page.querySelectorAll('.bx [data-number]')) {
    const to = middle(other);
    const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
    if (along < 4) continue;
    const apart = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
    const far = along + apart * 3;
    if (!best || far < best.far) best = { other, far };
  }
  best?.other.focus();
}

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
