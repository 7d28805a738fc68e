// The limits one sets oneself: what is used of each, what will hold later, and a form to change one.
import { LitElement, html, nothing, svg } from 'lit';
import { post } from '/floor/api.js';
import { cents, dollars, text, typed } from '/floor/money.js';
import { session } from '/floor/session.js';
import { clock, date, sentence, span } from '/floor/words.js';
import { notAccepted } from '/parts/clause-link.js';

const DAILY = [['loss', 'day'], ['deposit', 'day'], ['time', 'day']];
const LONGER = [['loss', 'week'], ['loss', 'month'], ['time', 'week'], ['time', 'month']];
const WIDTH = 380;

/** How a kind of limit is said, typed and sent. */
const MONEY = {
  most: held => held.most, used: held => cents(held.used), size: cents, said: dollars, shown: most => most,
  unit: 'dollars', read: typed, body: value => ({ most: value == null ? null : text(value) }),
  expected: 'An amount such as 200.00 is expected.',
};
const TIME = {
  most: held => held.mostSeconds, used: held => held.usedSeconds, size: seconds => seconds, said: span, shown: hours,
  unit: 'hours and minutes (2:00)', read: seconds, body: value => ({ mostSeconds: value }),
  expected: 'Hours and minutes such as 2:00 are expected.',
};
const means = kind => kind === 'time' ? TIME : MONEY;

/** `me` as the session has it. */
class CashierLimits extends LitElement {
  static properties = {
    me: { attribute: false }, open: { state: true }, refused: { state: true }, done: { state: true },
  };

  createRenderRoot() { return this; }

  held([kind, period]) {
    return this.me.limits?.[kind]?.[period];
  }

  render() {
    const rest = LONGER.filter(which => !this.held(which));
    return html`<section class="panel" aria-labelledby="limits">
      <h2 id="limits">Your limits <small class="note">lower takes effect at once, higher after 24 hours</small></h2>
      ${[...DAILY, ...LONGER.filter(which => this.held(which))].map(which => this.limit(which))}
      ${rest.length ? html`<details class="rest"><summary>Limits a week and a month</summary>
        ${rest.map(which => this.limit(which))}</details>` : nothing}
      ${this.done ? html`<p class="done" role="status">${this.done}</p>` : nothing}</section>`;
  }

  limit(which) {
    const [kind, period] = which;
    const id = which.join('-');
    const held = this.held(which);
    const most = held ? means(kind).most(held) : null;
    return html`<div class="lim"><b>${sentence(kind)}, a ${period}</b>${most == null ? unlimited : used(kind, held)}
      <button type="button" class="btn small" id="change-${id}" aria-expanded=${this.open === id}
        @click=${() => this.toggle(id)}>${most == null ? 'Set' : 'Change'}
        <span class="vh">the limit on ${kind} a ${period}</span></button>
      ${held?.next ? coming(kind, held.next) : nothing}
      ${this.open === id ? this.form(which, most) : nothing}</div>`;
  }

  toggle(id) {
    this.open = this.open === id ? null : id;
    this.refused = this.done = null;
    this.updateComplete.then(() => this.querySelector(this.open ? '.lim form input' : `#change-${id}`)?.focus());
  }

  form(which, most) {
    const [kind, period] = which;
    const press = (words, deed) => html`<button type="button" class="btn small" @click=${deed}>${words}</button>`;
    return html`<form @submit=${event => this.send(event, which)}
      @keydown=${event => event.key === 'Escape' && this.toggle(this.open)}>
      <div class="fld"><label for="most">New limit on ${kind} a ${period}, in ${means(kind).unit}</label>
        <input id="most" autocomplete="off" inputmode=${kind === 'time' ? 'text' : 'decimal'}
          .value=${most == null ? '' : means(kind).shown(most)} aria-invalid=${!!this.refused}
          aria-describedby="most-note"></div>
      <div class="ways"><button class="btn small primary">Set this limit</button>
        ${most == null ? nothing : press('Take the limit away', () => this.ask(which, null))}
        ${this.held(which)?.next ? press('Take the change back', () => this.ask(which, means(kind).size(most))) : nothing}
        ${press('Leave as it is', () => this.toggle(this.open))}</div>
      ${notAccepted(this.refused)}
      <p id="most-note" class="note">A lower limit holds at once. A higher one, or none, holds after 24 hours and can be
        taken back until then.</p></form>`;
  }

  send(event, which) {
    event.preventDefault();
    const { read, expected } = means(which[0]);
    const value = read(event.currentTarget.elements.most.value);
    if (value == null) this.refused = { detail: expected };
    else this.ask(which, value);
  }

  async ask(which, value) {
    if (this.busy) return;
    const [limit, period] = which;
    this.busy = true;
    this.refused = null;
    try {
      session.take(await post('/api/me/limits', { limit, period, ...means(limit).body(value) }));
      this.me = session.me;
      const next = this.held(which)?.next;
      this.done = next ? `It will hold from ${date(next.from)}, ${clock(next.from)}.` : 'It holds from now on.';
      this.open = null;
      await this.updateComplete;
      this.querySelector(`#change-${limit}-${period}`)?.focus();
    } catch (refused) {
      this.refused = refused;
    } finally {
      this.busy = false;
    }
  }
}

const unlimited = html`<span class="g none"></span><span class="num">no limit</span>`;

function used(kind, held) {
  const { most, used: spent, size, said } = means(kind);
  const share = Math.min(1, spent(held) / Math.max(1, size(most(held))));
  return html`${svg`<svg class="g" viewBox="0 0 ${WIDTH} 12" preserveAspectRatio="none" aria-hidden="true">
    <rect class="all" width=${WIDTH} height="12"/><rect class="used" width=${share * WIDTH} height="12"/></svg>`}
    <span class="num">${said(spent(held))} of ${said(most(held))}</span>`;
}

function coming(kind, next) {
  const { most, said } = means(kind);
  const words = most(next) == null ? 'No limit' : said(most(next));
  return html`<p class="next">${words} from ${date(next.from)}, ${clock(next.from)}</p>`;
}

function hours(count) {
  return `${Math.floor(count / 3600)}:${String(Math.floor(count / 60) % 60).padStart(2, '0')}`;
}

/** "2:00", "2" or "0:45" as seconds; null where it is neither. */
function seconds(words) {
  const match = /^(\d{1,3})(?::([0-5]?\d))?$/.exec(words.trim());
  return match ? Number(match[1]) * 3600 + Number(match[2] ?? 0) * 60 : null;
}

customElements.define('baize-cashier-limits', CashierLimits);
