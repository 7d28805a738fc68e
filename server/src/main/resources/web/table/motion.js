// Cards, chips and nothing else move, and only because a rule moved them. Durations are the tokens'.
import { CLOTHS, place, within } from '/table/arc.js';

const token = name => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 1;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** When each card leaves: from a shoe one at a time, the dealer first; from a device hand by hand. Box 0 is the dealer's. */
export function dealOrder(view) {
  const hands = [
    0,
    ...view.boxes
      .filter(box => box.cardCount)
      .map(box => box.box)
      .sort((a, b) => a - b),
  ];
  const each = view.dealerCards;
  return (box, card) => {
    const at = hands.indexOf(box);
    return view.table.device === 'shuffler' ? at * each + card : card * hands.length + at;
  };
}

/** Slides dealt cards from the shoe to their places. */
export function deal(root, cloth = CLOTHS.table) {
  const gap = token('--m-deal-gap');
  const duration = token('--m-deal');
  for (const card of root.querySelectorAll('.cloth .card.dealt')) {
    const [dx, dy] = fromShoe(card, cloth);
    card.animate(
      [{ transform: `translate(${dx}px, ${dy}px)`, opacity: 0 }, { opacity: 1, offset: 0.15 }, { transform: 'none' }],
      { duration, delay: gap * Number(card.dataset.order || 0), easing: EASE, fill: 'backwards' },
    );
  }
  root.querySelectorAll('baize-hand baize-card').forEach((card, at) =>
    card.animate(
      [
        { opacity: 0, translate: '220px -260px' },
        { opacity: 1, translate: '0 0' },
      ],
      { duration, delay: gap * at * 2, easing: EASE, fill: 'backwards' },
    ),
  );
}

/** The way from the shoe as the card's own corner of the cloth measures it. */
function fromShoe(card, cloth) {
  const x = Number(card.getAttribute('x'));
  const y = Number(card.getAttribute('y'));
  const box = card.closest('[data-box]');
  if (!box) return [cloth.shoe[0] - x, cloth.shoe[1] - y];
  const at = place(cloth, Number(box.dataset.box), count(box));
  const [sx, sy] = within(at, cloth.shoe);
  return [sx - x, sy - y];
}

const count = box => Number(box.closest('svg').dataset.boxes);

/** The cards that lie face up now and did not before. */
export function turned(root, before) {
  const known = new Set([...before.dealer, ...before.boxes.flatMap(box => box.cards)]);
  return [...root.querySelectorAll('.cloth .card.dealt')].filter(({ dataset }) => dataset.face && !known.has(dataset.face));
}

/** Turns cards over: the back narrows, then the face widens. */
export function flip(cards) {
  const half = token('--m-flip') / 2;
  if (half < 5) return;
  for (const card of cards) {
    const back = card.cloneNode();
    back.setAttribute('href', '/art/cards.svg#back-red');
    back.classList.add('turning');
    card.after(back);
    card.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: half,
      delay: half,
      easing: 'ease-out',
      fill: 'backwards',
    });
    back.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: half,
      easing: 'ease-in',
      fill: 'forwards',
    }).onfinish = () => back.remove();
  }
}

/** A chip goes straight from the tray to an area. */
export function throwChip(from, to) {
  const duration = token('--m-chip');
  if (!from || !to || duration < 10) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const chip = from.querySelector('svg').cloneNode(true);
  chip.classList.add('flying');
  document.body.append(chip);
  const x = end.x + end.width / 2 - 22;
  const y = end.y + end.height / 2 - 22;
  chip.animate(
    [{ transform: `translate(${start.x}px, ${start.y}px)` }, { transform: `translate(${x}px, ${y}px) scale(.8)` }],
    { duration, easing: EASE, fill: 'both' },
  ).onfinish = () => chip.remove();
}

/** Under a finger the amount cannot be seen, so it is shown above it. */
export function aboveFinger({ clientX, clientY }, words) {
  document.querySelector('.above')?.remove();
  const plate = Object.assign(document.createElement('div'), {
    className: 'above num',
    textContent: words,
    ariaHidden: 'true',
  });
  document.body.append(plate);
  plate.style.translate = `calc(${clientX}px - 50%) ${clientY - 84}px`;
  setTimeout(() => plate.remove(), 900);
}

/** Copies of the stacks on the cloth, to be taken before it is drawn anew. */
export function stacksOf(root) {
  return [...root.querySelectorAll('.cloth [data-stack]')].map(stack => ({
    key: `${stack.closest('[data-box]').dataset.box} ${stack.dataset.stack}`,
    copy: stack.cloneNode(true),
    parent: stack.parentNode,
    cents: Number(stack.firstElementChild.dataset.cents),
  }));
}

/**
 * After a settlement, box by box in the order of its lines: stacks that were lost go to the float, what was won comes from
 * it, and the result stands under the box. Any press shows all at once.
 */
export function settle(root, before, lines, cloth = CLOTHS.table) {
  const duration = token('--m-settle');
  if (duration < 10) return;
  const order = [...new Set(lines.map(line => String(line.box)))];
  const after = box => Math.max(0, order.indexOf(box)) * duration;
  const moving = tags(root, after, duration);
  const now = new Map(stacksOf(root).map(each => [each.key, each]));
  for (const { key, copy, parent, cents } of before) {
    const lies = now.get(key);
    if (lies ? lies.cents <= cents : !parent.isConnected) continue;
    parent.append(copy);
    if (lies) copy.querySelectorAll('.plate, .plate-words').forEach(each => each.remove());
    const motion = move(copy, cloth, { duration, delay: after(key.split(' ')[0]) }, !lies);
    motion.onfinish = () => copy.remove();
    moving.push(motion);
  }
  const all = () => moving.forEach(each => each.finish());
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, all, { once: true });
}

function tags(root, after, duration) {
  return [...root.querySelectorAll('.cloth [data-box] .tag-felt')].map(tag =>
    tag.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: duration / 2,
      delay: after(tag.closest('[data-box]').dataset.box) + duration / 2,
      fill: 'backwards',
    }),
  );
}

function move(stack, cloth, times, away) {
  const box = stack.closest('[data-box]');
  const [x, y] = within(place(cloth, Number(box.dataset.box), count(box)), cloth.float);
  const there = { transform: `translate(${x}px, ${y}px)`, opacity: 0.2 };
  const here = { transform: 'none', opacity: 1 };
  return stack.animate(away ? [here, there] : [there, here], { ...times, easing: EASE, fill: 'both' });
}
