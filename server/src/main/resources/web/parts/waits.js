// What a page shows until it knows who is here.
import { html } from 'lit';
import { session } from '/floor/session.js';

/** The words of waiting, or why there is nothing to wait for; it is asked again by itself. */
export function waits(words) {
  return session.lost ? html`<p class="refusal" role="alert"><b>Not connected</b>${session.lost.detail} It is asked
    again every few seconds.</p>` : html`<p class="waits">${words}</p>`;
}
