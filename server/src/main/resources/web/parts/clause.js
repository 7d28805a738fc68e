// The clause chip: page corner, sign, number. It opens the clause's text in place, under its line.
import { LitElement, html, nothing } from 'lit';
import { book } from '/floor/book.js';
import { title } from '/floor/words.js';

/** A rule may carry its game's id, as it does where games mix. */
export function split(game, rule) {
  const match = /^([a-z-]+) (.+)$/.exec(rule ?? '');
  return match ? { game: match[1], rule: match[2] } : { game, rule };
}

const isRuling = rule => /^R-\d+$/.test(rule);

/** The text of a clause with its link: `game`, `rule`, `also` further rules that bear, as chips. */
export class BaizeClauseText extends LitElement {
  static properties = { game: {}, rule: {}, also: { attribute: false }, words: { state: true } };

  createRenderRoot() {
    return this;
  }

  willUpdate(changed) {
    if (changed.has('rule') || changed.has('game')) this.load();
  }

  async load() {
    const { game, rule } = split(this.game, this.rule);
    this.words = null;
    try {
      const { clauses, rulings } = await book(game);
      this.words =
        (isRuling(rule) ? rulings[rule] : clauses.find(each => each.clause === rule)?.summary) ?? 'The book holds no words of ours for this one';
    } catch (failure) {
      this.words = failure.detail;
    }
  }

  render() {
    const { game, rule } = split(this.game, this.rule);
    return html`<div class="clause-open" role="note"><b>${isRuling(rule) ? 'Ruling' : title(game)} ${rule}</b>${sentence(this.words ?? '…')}
      <a href="/rules/${game}/${encodeURIComponent(rule)}">In the rules</a>${this.others(game, rule)}</div>`;
  }

  others(game, rule) {
    const rest = (this.also ?? []).filter(each => each !== rule);
    if (!rest.length) return nothing;
    return html`<span class="also">With it ${rest.map(each => html`<baize-clause .game=${game} .rule=${each}></baize-clause>`)}</span>`;
  }
}
customElements.define('baize-clause-text', BaizeClauseText);

const sentence = words => (/[.…?]$/.test(words) ? words : `${words}.`);

/**
 * The chip: `game` and `rule` ("9.2", "R-56"), `also` as above, `open` whether it stands open. `elsewhere`: a function that is
 * given {game, rule} instead, where there is no room to open; `marked` then shows that it is open there.
 */
export class BaizeClause extends LitElement {
  static properties = {
    game: {},
    rule: {},
    open: { type: Boolean },
    marked: { type: Boolean },
    also: { attribute: false },
    elsewhere: { attribute: false },
  };

  createRenderRoot() {
    return this;
  }

  render() {
    const { game, rule } = split(this.game, this.rule);
    if (!rule) return nothing;
    const spoken = isRuling(rule) ? `ruling ${rule}` : `clause ${rule}`;
    return html`<button type="button" class="cl ${isRuling(rule) ? 'ruling' : ''}" aria-expanded=${!!(this.open || this.marked)}
        aria-label=${spoken} @click=${this.press} @keydown=${this.escape}>${rule}</button>${
          this.open
            ? html`<baize-clause-text .game=${game} .rule=${rule} .also=${this.also}></baize-clause-text>`
            : nothing
        }`;
  }

  press(event) {
    event.stopPropagation();
    if (this.elsewhere) this.elsewhere(split(this.game, this.rule));
    else this.open = !this.open;
  }

  escape(event) {
    if (event.key !== 'Escape' || !this.open) return;
    event.stopPropagation();
    this.open = false;
  }
}
customElements.define('baize-clause', BaizeClause);
