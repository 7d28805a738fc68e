// One settled line: wager, stake, what comes back, net; mark, result, how; the clause at the right edge.
import { LitElement, html, nothing } from 'lit';
import { cents, dollars, net } from '/floor/money.js';
import { wager } from '/floor/words.js';
import { declaration } from '/games/games.js';
import { mark, resultClass } from '/parts/mark.js';
import '/parts/clause.js';

/** What a line moved, in cents: all that came back less what was staked. */
export function lineNet(line) {
  return cents(line.returned) - cents(line.stake);
}

/** A line as a sentence for those who hear it. */
export function lineSaid(line, how) {
  const stake = cents(line.stake) ? `, ${dollars(line.stake)}` : '';
  return `${wager(line.wager)}${stake}: ${line.result}${how ? `, ${how}` : ''}, ${net(lineNet(line))}; clause ${line.rule}.`;
}

/** `line` as the floor sends it, `game`, `hand` ("straight, eight high") where it is known, `numbered` where a box has several hands. */
export class BaizeLine extends LitElement {
  static properties = { line: { attribute: false }, game: {}, hand: {}, numbered: { type: Boolean }, declared: { state: true } };

  createRenderRoot() {
    return this;
  }

  willUpdate(changed) {
    if (changed.has('game') && this.game)
      declaration(this.game).then(
        found => (this.declared = found),
        () => {},
      );
  }

  render() {
    const { line } = this;
    if (!line) return nothing;
    const back = cents(line.returned);
    const stake = cents(line.stake);
    const how = this.declared?.how(line, this.hand);
    return html`<div class="line">
      <div class="w">${wager(line.wager)}${this.numbered && this.declared?.onHand?.includes(line.wager) ? `, hand ${line.hand}` : ''}<small>${stake ? dollars(stake) : ''}</small></div>
      <div class="amt num ${resultClass(line.result)}">${back ? html`<small class="ret">${dollars(back)} back</small>` : nothing}${net(lineNet(line))}</div>
      <div class="how">${mark(line.result, this.declared?.results?.[line.result])}<span>${how ?? nothing}</span>
        <baize-clause .game=${this.game} .rule=${line.rule} .also=${line.rules}></baize-clause></div></div>`;
  }
}
customElements.define('baize-line', BaizeLine);
