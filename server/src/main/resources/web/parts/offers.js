// Offer buttons: what the game will accept now, each with its deed, its exact amount and what it costs.
import { html, nothing } from 'lit';

/**
 * `offers`: {label, cost, key, main, disabled, press}. The main one is last on the screen and first for the keyboard,
 * which `style/parts.css` sees to.
 */
export function offerButtons(offers) {
  const inOrder = [...offers].sort((a, b) => !!b.main - !!a.main);
  return html`<div class="offers" role="group" aria-label="Offers" id="offers" tabindex="-1">${inOrder.map(
    each => html`
    <button type="button" class="offer ${each.main ? 'main' : ''}" ?disabled=${each.disabled} @click=${each.press}
      aria-keyshortcuts=${each.key ?? nothing}>${each.label}<small>${each.cost ?? ''}</small></button>`,
  )}</div>`;
}
