// The shuffle check: this browser works the seal and the deal out of the seed itself.
import { LitElement, html, nothing } from 'lit';
import { able, commitment, deal } from '/floor/chance.js';
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

  async check() {
    const { table, round, chance } = this.round;
    this.seal = this.draws = null;
    if (!able || !chance.seed) return;
    const number = Number(round.slice(round.lastIndexOf('-') + 1));
    this.seal = await commitment(table, number, chance.seed);
    if (chance.source === 'console') return;
    this.draws = await Promise.all(chance.draws.map(async draw => {
      const dealt = [].concat(draw.dealt.cards ?? []);
      const derived = await deal(table, number, chance.seed, draw.draw, dealt.length);
      const whole = await deal(table, number, chance.seed, draw.draw, DECK);
      return { draw, dealt, derived, follows: same(derived, dealt), rest: same(whole.slice(0, dealt.length), dealt) ? whole.slice(dealt.length) : [] };
    }));
  }

  render() {
    const { chance } = this.round;
    const last = this.round.steps.at(-1);
    return html`<aside class="ck" aria-label="Shuffle check"><h2>Shuffle check</h2>
      <div role="status"><ul>${this.found(chance)}</ul></div>
      <div><p class="note">Seal, in row ${chance.committedAt}, before any wager</p><p class="mono">${fours(chance.commitment)}</p></div>
      ${chance.seed ? html`<div><p class="note">Seed, revealed ${time(last.at)}</p><p class="mono">${fours(chance.seed)}</p></div>` : nothing}
      ${(this.draws ?? chance.draws.map(draw => ({ draw, dealt: [].concat(draw.dealt.cards ?? []), rest: [] }))).map(draw => this.deck(draw))}
      <details class="how"><summary class="btn small wide">How to check it yourself</summary>
        <p>The recipe is docs/chance.md. With the project’s own script, which shares no code with the program that dealt:</p>
        <pre class="mono" tabindex="0" aria-label="Command">docs/check-deal.py ${this.round.table} ${this.round.round.split('-').at(-1)} ${chance.seed ?? 'SEED'} ${chance.draws[0]?.dealt.cards?.length ?? DECK}</pre></details></aside>`;
  }

  found(chance) {
    const said = SOURCES[chance.source];
    if (!chance.seed) return html`<li>${said}</li>`;
    if (!able) return html`<li>This browser lets a page count only over HTTPS or on the floor’s own machine.</li>${tick(chance.source !== 'differs',
      `The floor’s own check: the outcomes ${chance.source === 'differs' ? 'do not follow' : 'follow'} from the seed.`)}`;
    if (this.seal == null) return html`<li>Working it out</li>`;
    const sealed = this.seal === chance.commitment;
    return html`${tick(sealed, sealed ? 'The seed gives the seal that stood at the table before any wager.' : `The seed gives another seal: ${fours(this.seal)}.`)}
      ${(this.draws ?? []).map(each => tick(each.follows, each.follows
        ? `The seed gives the ${count(each.dealt.length, 'card')} that were dealt, in this order.` : 'The seed gives other cards than were dealt.'))}
      ${said ? html`<li>${said}</li>` : nothing}
      <li class="by note">Worked out just now by this browser.</li>`;
  }

  deck({ draw, dealt, rest }) {
    const holder = holders(this.round, dealt);
    return html`<div><div class="subh">Order of the deck${draw.draw ? `, draw ${draw.draw + 1}` : ''}<small class="note">D dealer, else box</small></div>
      <ol class="dk">${dealt.map(code => html`<li class="in"><baize-card .code=${code} .width=${31}></baize-card><small>${holder.get(code) ?? ''}</small></li>`)}
      ${rest.map(code => html`<li><baize-card .code=${code} .width=${31}></baize-card></li>`)}</ol>
      ${rest.length ? html`<p class="note">Faint: what the same words would have dealt next.</p>` : nothing}</div>`;
  }
}

/** Who got each card, as the deal was recorded. */
function holders(round, dealt) {
  const events = round.steps.flatMap(step => step.events ?? []).filter(event => event.hands && event.dealer);
  const event = events.find(each => each.dealer.every(code => dealt.includes(code))) ?? { dealer: [], hands: [] };
  return new Map([...event.dealer.map(code => [code, 'D']), ...event.hands.flatMap(hand => hand.cards.map(code => [code, String(hand.box)]))]);
}

const same = (one, other) => one.length === other.length && one.every((each, at) => each === other[at]);
const fours = hex => hex.match(/.{1,8}/g).join(' ');
const tick = (good, words) => html`<li><svg class="tick ${good ? 'good' : 'bad'}" viewBox="0 0 18 18" width="18" height="18" role="img"
  aria-label=${good ? 'holds' : 'does not hold'}><circle cx="9" cy="9" r="8.5"/><path d=${good ? 'M5 9.3L8 12L13 6.2' : 'M6 6L12 12M12 6L6 12'}/></svg>
  <span>${words}</span></li>`;

customElements.define('baize-replay-check', ReplayCheck);
