// A meter's figures: they count up when it grows, and stand at once where it has been paid out.
import { cents, dollars } from '/floor/money.js';

const duration = token => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 1;
const ease = share => 1 - (1 - share) ** 3;

/** Whether a template has a part of its own in there, which is told as the error it is and left to the template. */
function isRendered(element) {
  const rendered = [...element.childNodes].some(each => each.nodeType !== Node.TEXT_NODE);
  if (rendered) console.error('a template renders into [data-meter]', element.outerHTML);
  return rendered;
}

/**
 * Keeps every `[data-meter]` of a component at an amount. `amount()` is asked after each update of the host; `token` names
 * how long a change takes. A template leaves the element empty: what it rendered there itself would be wiped out under it.
 */
export class Figures {
  #frame = 0;
  #shown = null;
  #target = null;

  constructor(host, amount, token = '--m-meter') {
    Object.assign(this, { host, amount, token });
    host.addController(this);
  }

  hostUpdated() {
    const amount = this.amount();
    const target = amount == null ? null : cents(amount);
    if (target !== this.#target) this.#go(target);
    this.#write();
  }

  hostDisconnected() {
    cancelAnimationFrame(this.#frame);
    this.#shown = this.#target = null;
  }

  #go(target) {
    cancelAnimationFrame(this.#frame);
    const from = this.#shown;
    const span = duration(this.token);
    this.#target = target;
    if (from == null || target == null || target < from || span < 10) this.#shown = target;
    else this.#count(from, target, performance.now(), span);
  }

  #count(from, to, since, span) {
    const tick = now => {
      const share = Math.min(1, Math.max(0, now - since) / span);
      this.#shown = Math.round(from + (to - from) * ease(share));
      this.#write();
      if (share < 1) this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  #write() {
    const words = this.#shown == null ? '' : dollars(this.#shown);
    for (const each of this.host.querySelectorAll('[data-meter]')) {
      if (isRendered(each) || each.textContent === words) continue;
      each.textContent = words;
      each.dataset.length = words.length;
    }
  }
}
