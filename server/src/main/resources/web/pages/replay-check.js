// The shuffle check: this browser works the seal and the deal out of the seed itself.
import { LitElement, html, nothing } from 'lit';
import { able, balls, commitment, deal, roll } from '/floor/chance.js';
import { count, time } from '/floor/words.js';
import '/parts/card.js';

const DECK = 52;

const SOURCES = {
  'not-revealed': 'The seed is still under seal; it is shown when the round is over.',
  unused: 'The round ended before a deal; nothing was drawn from this seed.',
  console: 'A member of staff entered the outcomes at a console; nothing was drawn from this seed.',
};

/** `round` as the replay has it. */
class ReplayCheck extends LitElement {
  static properties = { round: { attribute: false }, seal: { state: true }, draws: { state: true } };

  createRenderRoot() { return this; }

  willUpdate(changed) {
    if (changed.has('round')) this.check();
  }

  /** Cards of a shoe depend on what is left in it, which a round does not tell: the floor checks those. */
  get shoe() {
    return !!this.round.declared?.read && !this.dice && !this.balls;
  }

  /** A drum with balls is full when a game begins. */
  get balls() {
    return !!this.round.declared?.balls;
  }

  get dice() {
    return !!this.round.declared?.terminal;
  }

  get called() {
    return this.dice ? 'Dice check' : this.balls ? 'Check of the balls' : 'Shuffle check';
  }

  get number() {
    return Number(this.round.round.slice(this.round.round.lastIndexOf('-') + 1));
  }

  async check() {
    const { round } = this;
    const { chance, table } = round;
    this.seal = null;
    this.draws = chance.draws.map(draw => ({ number: draw.draw, dealt: draw.dealt.cards ?? [], fell: draw.dealt.dice, rest: [] }));
    if (this.balls) this.draws = drawnBalls(chance.draws);
    if (!able || !chance.seed) return;
    const seal = await commitment(table, this.number, chance.seed);
    const draws = chance.source === 'console' || this.shoe ? this.draws
      : await Promise.all(this.draws.map(draw => (this.dice ? shot : this.balls ? called : worked)(table, this.number, chance.seed, draw)));
    if (round === this.round) Object.assign(this, { seal, draws });
  }

  render() {
    const { chance, steps } = this.round;
    return html`<aside class="ck" aria-label=${this.called}><h2>${this.called}</h2>
      <div role="status"><ul>${this.found(chance)}</ul></div>
      ${hash(`Seal, in row ${chance.committedAt}, before any wager`, chance.commitment)}
      ${chance.seed ? hash(`Seed, revealed ${time(steps.at(-1).at)}`, chance.seed) : nothing}
      ${this.balls ? ballsOf(this.draws) : this.draws.map(draw => this.deck(draw))}${this.how(chance)}</aside>`;
  }

  found(chance) {
    const said = SOURCES[chance.source];
    if (!chance.seed) return html`<li>${said}</li>`;
    if (!able) return notHere(chance.source !== 'differs');
    if (this.seal == null) return html`<li>Working it out</li>`;
    return html`${this.seal === chance.commitment
        ? tick(true, 'The seed gives the seal that stood at the table before any wager.')
        : tick(false, `The seed gives another seal: ${spaced(this.seal)}.`)}
      ${this.balls ? foundBalls(this.draws) : this.draws.filter(draw => 'follows' in draw).map(draw => draw.follows
        ? tick(true, this.dice ? `The seed gives the dice that fell: ${draw.fell}.` : `The seed gives the ${count(draw.dealt.length, 'card')} that were dealt, in this order.`)
        : tick(false, this.dice ? `The seed gives other dice: ${draw.derived}.` : 'The seed gives other cards than were dealt.'))}
      ${said ? html`<li>${said}</li>` : this.shoe ? floorsOwn(chance.source === 'follows') : nothing}
      <li class="by note">Worked out just now by this browser.</li>`;
  }

  deck({ number, dealt, rest, fell }) {
    if (this.dice) return html`<div><div class="subh">The dice</div><p class="fell-dice">${fell}</p></div>`;
    const holder = holders(this.round, dealt);
    const card = code => html`<baize-card .code=${code} .width=${31}></baize-card>`;
    return html`<div><div class="subh">Order of the deck${number ? `, draw ${number + 1}` : ''}
        <small class="note">D dealer, else box</small></div>
      <ol class="dk">${dealt.map(code => html`<li class="in">${card(code)}<small>${holder.get(code) ?? ''}</small></li>`)}
        ${rest.map(code => html`<li>${card(code)}</li>`)}</ol>
      ${rest.length ? html`<p class="note">Faint: what the same words would have dealt next.</p>` : nothing}</div>`;
  }

  how(chance) {
    const first = this.draws.find(draw => draw.of === 'call')?.number ?? 0;
    const what = this.dice ? 'dice' : this.balls ? `balls ${first}` : chance.draws[0]?.dealt.cards?.length ?? DECK;
    const command = `docs/check-deal.py ${this.round.table} ${this.number} ${chance.seed ?? 'SEED'} ${what}`;
    return html`<details class="how"><summary class="btn small wide">How to check it yourself</summary>
      <p>The recipe is docs/chance.md. With the project’s own script, which shares no code with the program that dealt:</p>
      <pre class="mono" tabindex="0" aria-label="Command">${command}</pre></details>`;
  }
}

/** A roll with what the seed gives. */
async function shot(table, number, seed, draw) {
  const derived = await roll(table, number, seed, draw.number);
  return { ...draw, derived, follows: derived === draw.fell };
}

const DRUM = Array.from({ length: 90 }, (_, at) => at + 1);

/** The draws of a game: its jackpot numbers and each number called, with the balls that were left. */
function drawnBalls(draws) {
  let left = DRUM;
  return draws.flatMap(({ draw, dealt }) => {
    const fell = dealt.number ? [dealt.number] : (dealt.jackpotNumbers ?? []);
    if (!fell.length) return [];
    const of = dealt.number ? 'call' : 'jackpot';
    const one = { number: draw, of, fell, left: of === 'call' ? left : DRUM };
    if (of === 'call') left = left.filter(each => each !== dealt.number);
    return [one];
  });
}

/** A draw of balls with what the seed gives. */
async function called(table, number, seed, draw) {
  return { ...draw, follows: same(await balls(table, number, seed, draw.number, draw.left, draw.fell.length), draw.fell) };
}

function foundBalls(draws) {
  const worked = draws.filter(draw => 'follows' in draw);
  if (!worked.length) return nothing;
  const wrong = worked.find(draw => !draw.follows);
  return wrong
    ? tick(false, `The seed gives another ball than ${wrong.fell.join(', ')}.`)
    : tick(true, `The seed gives the ${count(worked.flatMap(draw => draw.fell).length, 'ball')} that were drawn, in this order.`);
}

function ballsOf(draws) {
  const of = kind => draws.filter(draw => draw.of === kind).flatMap(draw => draw.fell);
  const row = (words, fell) => (fell.length ? html`<div><div class="subh">${words}</div><ol class="order-of num">${fell.map(each => html`<li>${each}</li>`)}</ol></div>` : nothing);
  return html`${row('Jackpot numbers', of('jackpot'))}${row('Order of the balls', of('call'))}`;
}

/** A draw with what the seed gives; the rest of the deck only where it begins with what was dealt. */
async function worked(table, number, seed, draw) {
  const { dealt } = draw;
  const derived = await deal(table, number, seed, draw.number, dealt.length);
  const whole = await deal(table, number, seed, draw.number, DECK);
  const rest = same(whole.slice(0, dealt.length), dealt) ? whole.slice(dealt.length) : [];
  return { ...draw, follows: same(derived, dealt), rest };
}

/** Who got each card, as the deal was recorded. */
function holders(round, dealt) {
  const deals = round.steps.flatMap(step => step.events ?? []).filter(event => event.hands && event.dealer);
  const all = each => [each.dealer].flat();
  const own = deals.find(each => all(each).every(code => dealt.includes(code))) ?? { dealer: [], hands: [] };
  const boxes = own.hands.flatMap(hand => hand.cards.map(code => [code, String(hand.box)]));
  return new Map([...all(own).map(code => [code, 'D']), ...boxes]);
}

const same = (one, other) => one.length === other.length && one.every((each, at) => each === other[at]);
const spaced = hex => hex.match(/.{1,8}/g).join(' ');
const hash = (words, hex) => html`<div><p class="note">${words}</p><p class="mono">${spaced(hex)}</p></div>`;

const notHere = follows => html`
  <li>This browser lets a page count only over HTTPS or on the floor’s own machine.</li>
  ${floorsOwn(follows)}`;

const floorsOwn = follows =>
  tick(follows, `The floor’s own check: the outcomes ${follows ? 'follow' : 'do not follow'} from the seed.`);

const tick = (good, words) => html`<li>
  <svg class="tick ${good ? 'good' : 'bad'}" viewBox="0 0 18 18" width="18" height="18" role="img"
    aria-label=${good ? 'holds' : 'does not hold'}><circle cx="9" cy="9" r="8.5"/>
    <path d=${good ? 'M5 9.3L8 12L13 6.2' : 'M6 6L12 12M12 6L6 12'}/></svg><span>${words}</span></li>`;

customElements.define('baize-replay-check', ReplayCheck);
