// One box: three lines of nine spaces, fifteen of them with a number; called numbers are filled discs.
import { html, nothing } from 'lit';
import { needWords, patternName } from '/games/bingo-words.js';

const LINES = [0, 1, 2];

/** `box` as `boxesOf` reads it; `press(number)` where numbers are marked by hand; `last` the number called now. */
export function box(box, { serial, last, press = null, focus = null, open = true }) {
  const near = open && box.near?.missing === 1;
  const done = open && box.near?.missing === 0;
  return html`<section class="bx ${near ? 'near' : ''} ${done ? 'done' : ''}" aria-label="Box ${box.number}${serial ? ` of card ${serial}` : ''}" data-box=${box.number}>
    <header><h3>Box ${box.number}</h3>${needs(box)}</header>
    <table><tbody>${LINES.map(line => html`<tr>${box.cells.slice(line * 9, line * 9 + 9).map(number => cell(box, number, last, press, focus))}</tr>`)}</tbody></table></section>`;
}

/** The nearest prize at large, the others small. */
function needs({ near, needs: all }) {
  if (!near) return nothing;
  const others = all.filter(need => need !== near && need.missing < 4);
  return html`<span class="needs">${others.map(need => html`<small>${patternName(need.pattern)} ${needWords(need)}</small>`)}
    <b class=${near.missing < 2 ? 'hot' : ''}>${all.length > 1 ? `${patternName(near.pattern)} ` : ''}${needWords(near)}</b></span>`;
}

function cell(box, number, last, press, focus) {
  if (!number) return html`<td class="e"></td>`;
  const marked = box.marks.has(number);
  const drawn = box.called.has(number);
  const classes = [marked && 'm', marked && number === last && 'now', drawn && !marked && 'due', box.wanted.has(number) && 'want'].filter(Boolean).join(' ');
  if (!press) return html`<td class=${classes}><span>${number}</span></td>`;
  const says = `${number}, ${marked ? 'marked' : drawn ? 'called, not marked' : 'not called'}`;
  return html`<td class=${classes}><button type="button" data-number=${number} tabindex=${focus === `${box.number}-${number}` ? 0 : -1} aria-pressed=${marked} aria-label=${says}
    @click=${() => press(number)}>${number}</button></td>`;
}
