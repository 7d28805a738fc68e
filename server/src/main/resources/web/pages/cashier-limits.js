// The limits one sets oneself: what is used of each, what will hold later, and a form to change one.
import { LitElement, html, nothing, svg } from 'lit';
import { post } from '/floor/api.js';
import { cents, dollars, text, typed } from '/floor/money.js';
import { session } from '/floor/session.js';
import { clock, date, sentence, span } from '/floor/words.js';
import { clauseLink } from '/parts/clause-link.js';

const ALL = [['loss', 'day'], ['deposit', 'day'], ['time', 'day'], ['loss', 'week'], ['loss', 'month'], ['time', 'week'], ['time', 'month']];
const WIDTH = 380;

/** `me` as the session has it. */
class CashierLimits extends LitElement {
  static properties = { me: { attribute: false }, open: { state: true }, refused: { state: true }, done: { state: true }, busy: { state: true } };

  createRenderRoot() { return this; }

  render() {
    return html`<section class="panel" aria-labelledby="limits"><h2 id="limits">Your limits <small class="note">lower takes effect at once, higher after 24 hours</small></h2>
      ${ALL.filter(each => this.isShown(each)).map(each => this.limit(...each))}
      <details class="rest"><summary>Limits a week and a month</summary>${ALL.filter(each => !this.isShown(each)).map(each => this.limit(...each))}</details>
      ${this.done ? html`<p class="done" role="status">${this.done}</p>` : nothing}</section>`;
  }

  /** A day's limits, and every other that is set. */
  isShown([kind, period]) {
    return period === 'day' || this.me.limits?.[kind]?.[period];
  }

  limit(kind, period) {
    const id = `${kind}-${period}`;
    const held = this.me.limits?.[kind]?.[period];
    const time = kind === 'time';
    const most = held ? (time ? held.mostSeconds : held.most) : null;
    const said = value => value == null ? 'no limit' : time ? span(value) : dollars(value);
    const used = held ? (time ? held.usedSeconds : cents(held.used)) : 0;
    return html`<div class="lim"><b>${sentence(kind)}, a ${period}</b>${most == null ? html`<span class="g none"></span>` : bar(used / Math.max(1, time ? most : cents(most)))}
      <span class="num">${most == null ? 'no limit' : `${said(time ? used : held.used)} of ${said(most)}`}</span>
      <button type="button" class="btn small" id="change-${id}" aria-expanded=${this.open === id} @click=${() => this.toggle(id)}>${most == null ? 'Set' : 'Change'}<span class="vh"> the limit on ${kind} a ${period}</span></button>
      ${held?.next ? html`<p class="next">${sentence(said(time ? held.next.mostSeconds : held.next.most))} from ${date(held.next.from)}, ${clock(held.next.from)}</p>` : nothing}
      ${this.open === id ? this.form(kind, period, most) : nothing}</div>`;
  }

  toggle(id) {
    this.open = this.open === id ? null : id;
    this.refused = this.done = null;
    this.updateComplete.then(() => this.querySelector(this.open ? '.lim form input' : `#change-${id}`)?.focus());
  }

  form(kind, period, most) {
    const time = kind === 'time';
    return html`<form @submit=${event => this.send(event, kind, period)} @keydown=${event => event.key === 'Escape' && this.toggle(this.open)}>
      <div class="fld"><label for="most">New limit on ${kind} a ${period}, in ${time ? 'hours and minutes (2:00)' : 'dollars'}</label>
        <input id="most" autocomplete="off" inputmode=${time ? 'text' : 'decimal'} .value=${most == null ? '' : time ? hours(most) : most}
          aria-invalid=${this.refused ? 'true' : 'false'} aria-describedby="most-said"></div>
      <div class="ways"><button class="btn small primary">Set this limit</button>
        ${most == null ? nothing : html`<button type="button" class="btn small" @click=${() => this.ask(kind, period, null)}>Take the limit away</button>`}
        ${this.me.limits?.[kind]?.[period]?.next ? html`<button type="button" class="btn small" @click=${() => this.ask(kind, period, time ? most : cents(most))}>Take the change back</button>` : nothing}
        <button type="button" class="btn small" @click=${() => this.toggle(this.open)}>Leave as it is</button></div>
      <p id="most-said" class=${this.refused ? 'refusal' : 'note'} role=${this.refused ? 'alert' : nothing}>${this.refused ? html`<b>Not accepted</b>${this.refused.detail} ${clauseLink(null, this.refused.rule, true)}`
        : 'A lower limit holds at once. A higher one, or none, holds after 24 hours and can be taken back until then.'}</p></form>`;
  }

  send(event, kind, period) {
    event.preventDefault();
    const words = event.currentTarget.elements.most.value;
    const value = kind === 'time' ? seconds(words) : typed(words);
    if (value == null) this.refused = { detail: kind === 'time' ? 'Hours and minutes such as 2:00 are expected.' : 'An amount such as 200.00 is expected.' };
    else this.ask(kind, period, value);
  }

  async ask(kind, period, value) {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    const most = kind === 'time' ? { mostSeconds: value } : { most: value == null ? null : text(value) };
    try {
      const me = session.take(await post('/api/me/limits', { limit: kind, period, ...most }));
      const next = me.limits?.[kind]?.[period]?.next;
      this.done = next ? `It will hold from ${date(next.from)}, ${clock(next.from)}.` : 'It holds from now on.';
      this.open = null;
      await this.updateComplete;
      this.querySelector(`#change-${kind}-${period}`)?.focus();
    } catch (refused) {
      this.refused = refused;
    }
    this.busy = false;
  }
}

const bar = share => svg`<svg class="g" viewBox="0 0 ${WIDTH} 12" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width=${WIDTH} height="12"/>
  <rect class="used" width=${Math.min(1, share) * WIDTH} height="12"/></svg>`;

const hours = seconds => `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

/** "2:00", "2" or "0:45" as seconds; null where it is neither. */
function seconds(words) {
  const match = /^(\d{1,3})(?::([0-5]?\d))?$/.exec(words.trim());
  return match ? Number(match[1]) * 3600 + Number(match[2] ?? 0) * 60 : null;
}

customElements.define('baize-cashier-limits', CashierLimits);
