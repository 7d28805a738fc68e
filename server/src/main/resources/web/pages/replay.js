// One round step by step: what was asked, what happened, the table after it, and whether the cards were fair.
import { LitElement, html, nothing } from 'lit';
import { get } from '/floor/api.js';
import { name, settleAt } from '/floor/go.js';
import { Present } from '/parts/present.js';
import { count, date, time, title } from '/floor/words.js';
import { declaration } from '/games/games.js';
import { script } from '/pages/replay-script.js';
import { stepWords } from '/pages/replay-steps.js';
import { tableAt } from '/pages/replay-table.js';
import { clauseLink } from '/parts/clause-link.js';
import '/pages/replay-check.js';
import '/parts/top-bar.js';

class Replay extends LitElement {
  static properties = {
    round: {}, me: { state: true }, found: { state: true }, at: { state: true }, box: { state: true },
    broken: { state: true }, copied: { state: true },
  };

  present = new Present(this);

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    this.keys = event => this.key(event);
    addEventListener('keydown', this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
  }

  willUpdate(changed) {
    if (changed.has('round')) this.load();
    if (this.found && this.box == null) this.box = this.ownBox();
  }

  async load() {
    name(`Round ${this.round}`);
    this.found = this.broken = this.box = null;
    try {
      const found = await get(`/api/rounds/${encodeURIComponent(this.round)}`);
      const declared = await declaration(found.game).catch(() => null);
      this.drawn = declared?.replay ? (await import(declared.replay)).drawnAt : null;
      this.at = this.asked(found.steps.length);
      const steps = found.steps.map(step => ({ ...step, view: declared?.read?.(step.view, this.me?.id) ?? step.view }));
      this.found = { ...found, steps, declared };
    } catch (failure) {
      this.broken = failure;
    }
  }

  /** The step named in the address, or the last: what most come to see. */
  asked(steps) {
    const step = Number(new URLSearchParams(location.search).get('step'));
    return step >= 1 && step <= steps ? step - 1 : steps - 1;
  }

  ownBox() {
    const boxes = this.found.steps.at(-1)?.view.boxes ?? [];
    return (boxes.find(each => each.patron === this.me?.id) ?? boxes[0])?.box ?? null;
  }

  show(at) {
    this.at = Math.max(0, Math.min(this.found.steps.length - 1, at));
    settleAt(`/rounds/${this.round}?step=${this.at + 1}`);
    this.updateComplete.then(() => this.querySelector('.stp [aria-current]')?.scrollIntoView({ block: 'nearest' }));
  }

  key(event) {
    if (!this.found || event.altKey || event.ctrlKey || event.metaKey
      || /INPUT|SELECT|TEXTAREA/.test(event.target.tagName)) return;
    const last = this.found.steps.length - 1;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.show(to);
  }

  render() {
    const waits = html`<p class="waits">Fetching the round</p>`;
    return html`<baize-top-bar here="rounds"></baize-top-bar><main id="main" class=${this.found ? 'rp' : 'doc'}>
      ${this.found ? this.replay() : this.broken ? this.trouble() : waits}</main>`;
  }

  trouble() {
    const { status, detail } = this.broken;
    if (status === 404) return html`<div class="empty"><h1>No round ${this.round}</h1>
      <p>No such round has been played. A round is named by its table and its number, such as 4-1183.</p>
      <a class="btn small" href="/rounds">To the rounds</a></div>`;
    if (status === 409) return html`<div class="empty"><h1>Round ${this.round} goes on</h1>
      <p>Every card, and every roll, is shown here once it is over.</p>
      <button type="button" class="btn small" @click=${this.load}>Look again</button></div>`;
    return html`<p class="refusal" role="alert"><b>The round cannot be fetched</b>${detail}</p>`;
  }

  replay() {
    const { found } = this;
    const step = found.steps[this.at];
    return html`${this.bar()}
      <nav class="stp" aria-label="Steps"><ol>${found.steps.map((each, at) => this.step(each, at))}</ol></nav>
      ${step ? tableAt({ round: found, step, box: this.box, me: this.me, choose: box => (this.box = box), drawn: this.drawn }) : nothing}
      <baize-replay-check .round=${found}></baize-replay-check>`;
  }

  bar() {
    const { found, at } = this;
    const last = found.steps.length - 1;
    const [from, until] = [found.steps[0].at, found.steps[last].at];
    const when = `${date(from)}, ${time(from)} to ${time(until)}`;
    const press = (words, to, hint = nothing, main = '') => html`<button type="button" class="btn small ${main}"
      aria-disabled=${to < 0 || to > last || to === at} @click=${() => this.show(to)}>${words} ${hint}</button>`;
    return html`<div class="bar"><h1>Round ${found.round}</h1>
      <span class="dim what">${title(found.game)}, table ${found.table}, ${when}</span>
      <span class="press">${press('First', 0)}${press('Back', at - 1, key('←'))}
      <span class="num now" role="status">step <b>${at + 1}</b> of ${last + 1}</span>
      ${press('Next', at + 1, key('→'), 'primary')}${press('Last', last)}</span>
      <button type="button" class="btn small copy" @click=${this.copy}>
        ${this.copied ?? 'Copy as round script'}</button></div>`;
  }

  step(step, at) {
    const { words, under, rule } = stepWords(step, this.found, this.me);
    return html`<li aria-current=${at === this.at ? 'step' : nothing}>
      <button type="button" @click=${() => this.show(at)}><span class="n">${at + 1}</span>
        <span><b>${words}</b><small>${under}</small></span></button>${clauseLink(this.found.game, rule)}</li>`;
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(script(this.found));
      this.copied = `Copied, ${count(this.found.steps.length, 'step')}`;
    } catch {
      this.copied = 'This browser does not copy';
    }
    setTimeout(() => (this.copied = null), 4_000);
  }
}

const key = sign => html`<kbd aria-hidden="true">${sign}</kbd>`;

customElements.define('baize-replay', Replay);
