// How likely a pattern is to be complete by each call: a curve for one box and one for the first of all, read at any call.
import { LitElement, html, svg } from 'lit';
import { percent, sentence } from '/floor/words.js';
import { pattern } from '/bingo/pattern.js';
import { patternName, patternWords } from '/games/bingo-words.js';

const CALLS = 90;
const SIZE = { width: 560, height: 300 };
const BOX = { left: 56, right: 548, top: 14, bottom: 268 };
const LONG = new Intl.NumberFormat('en-AU', { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 });

const x = call => BOX.left + (call / CALLS) * (BOX.right - BOX.left);
const y = chance => BOX.bottom - chance * (BOX.bottom - BOX.top);

/** 0.0421 → "4.21%"; what would read as nothing or as certain, and is not, is said otherwise. */
function chanceWords(chance) {
  if (chance <= 0) return 'never';
  if (chance < 0.00005) return `1 in ${LONG.format(1 / chance)}`;
  return chance < 1 && chance > 0.99995 ? 'over 99.99%' : percent(chance);
}

class ByCall extends LitElement {
  static properties = { patterns: {}, shown: {}, boxes: {}, at: { state: true } };

  createRenderRoot() { return this; }

  /** Where the curves are read: at first where the first box is most likely to be done. */
  call() {
    return this.at ?? Math.round(this.shown.first.expectedCalls);
  }

  render() {
    const { shown } = this;
    return html`<section class="panel by-call"><h2>Complete by call</h2>
      <div class="which">${pattern(shown.drawn, 75)}<div><label for="pattern">Pattern</label><select id="pattern" class="pick" @change=${event => this.choose(event.target.value)}>${this.patterns.map(each =>
        html`<option value=${each.wager} .selected=${each === shown}>${patternName(each.wager)}</option>`)}</select></div><p>${sentence(patternWords(shown.drawn))}</p></div>
      ${this.chart()}${this.reader()}${this.figures()}
      <p class="note">One box is exact${shown.first.asPlayed ? ', and so is the first of many.' : '. The first of many is exact for Bingo alone; for this pattern it is that of cards without column ranges, and with them it comes later, up to two calls among 600 boxes.'}
        Were every box drawn by itself, the first would come at ${shown.firstIndependent.expectedCalls.toFixed(2)} on average.</p></section>`;
  }

  all() {
    return `First of ${this.boxes.toLocaleString('en-AU')} boxes`;
  }

  chart() {
    const { shown } = this;
    const [one, first, call] = [shown.distribution, shown.first.distribution, this.call()];
    const said = `${patternName(shown.wager)}: one box takes ${shown.expectedCalls.toFixed(2)} calls on average, the first of ${this.boxes} boxes ${shown.first.expectedCalls.toFixed(2)}`;
    return html`<svg class="curves" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label=${said} @pointerdown=${this.point} @pointermove=${this.point}>${svg`${AXES}
      ${mean(shown.first.expectedCalls, 'first', 0.78)}${mean(shown.expectedCalls, 'one', 0.64)}
      <path class="first" d=${line(first)}></path><path class="one" d=${line(one)}></path>
      <path class="at" d="M${x(call)} ${BOX.top}V${BOX.bottom}"></path>
      <circle class="first" cx=${x(call)} cy=${y(first[call])} r="5.5"></circle><circle class="one" cx=${x(call)} cy=${y(one[call])} r="5.5"></circle>`}</svg>`;
  }

  /** The curves are read where the pointer is. */
  point(event) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const across = ((event.clientX - left) / width) * SIZE.width;
    this.at = Math.min(CALLS, Math.max(0, Math.round(((across - BOX.left) / (BOX.right - BOX.left)) * CALLS)));
  }

  reader() {
    const call = this.call();
    return html`<label class="reader"><span>Numbers called</span><input type="range" min="0" max=${CALLS} .value=${String(call)} aria-valuetext=${this.read(call)}
      @input=${event => (this.at = Number(event.target.value))}></label>`;
  }

  read(call) {
    const { distribution, first } = this.shown;
    return `${call} called: one box ${chanceWords(distribution[call])}, ${this.all().toLowerCase()} ${chanceWords(first.distribution[call])}`;
  }

  figures() {
    const { shown } = this;
    const call = this.call();
    const figure = (kind, name, { expectedCalls, distribution }) => html`<tr><th scope="row">${sample(kind)}${name}</th><td class="n num"><b>${chanceWords(distribution[call])}</b></td><td class="n num">${expectedCalls.toFixed(2)}</td></tr>`;
    return html`<table class="t"><thead><tr><th><span class="vh">Of</span></th><th class="n">By call <output>${call}</output></th><th class="n">Mean call</th></tr></thead>
      <tbody>${figure('one', 'One box', shown)}${figure('first', this.all(), shown.first)}</tbody></table>`;
  }
}

const line = chances => chances.map((chance, call) => `${call ? 'L' : 'M'}${x(call).toFixed(1)} ${y(chance).toFixed(1)}`).join('');

const AXES = svg`${[0, 0.25, 0.5, 0.75, 1].map(share => svg`<path class="grid" d="M${BOX.left} ${y(share)}H${BOX.right}"></path>
    <text x=${BOX.left - 7} y=${y(share) + 4} text-anchor="end">${share * 100}%</text>`)}
  ${Array.from({ length: 10 }, (_, ten) => svg`<text x=${x(ten * 10)} y=${BOX.bottom + 20} text-anchor="middle">${ten * 10}</text>`)}`;

/** The call that it takes on average, marked on the way up; words stand on the side with room. */
function mean(calls, kind, height) {
  const room = x(calls) > BOX.left + 110;
  return svg`<path class="mean ${kind}" d="M${x(calls)} ${y(height) - 12}V${BOX.bottom}"></path>
    <text class="said" x=${x(calls) + (room ? -6 : 6)} y=${y(height)} text-anchor=${room ? 'end' : 'start'}>mean ${calls.toFixed(2)}</text>`;
}

const sample = kind => html`<svg class="sample" viewBox="0 0 28 6" aria-hidden="true"><path class=${kind} d="M1 3H27"></path></svg>`;

customElements.define('baize-by-call', ByCall);
