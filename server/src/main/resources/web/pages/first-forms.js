// The ways onto the floor.
import { html } from 'lit';
import { plain } from '/floor/words.js';

/** The fields of a form, sent as they stand; the page says what the floor answered. */
function sending(send, path, body) {
  return event => {
    event.preventDefault();
    send(path, body(new FormData(event.currentTarget)));
  };
}

const field = (id, label, options = {}) => html`<div class="fld"><label for=${id}>${label}</label>
  <input id=${id} name=${id} type=${options.type ?? 'text'} autocomplete=${options.fill ?? 'off'} required
    minlength=${options.least ?? 1} autocapitalize="none" spellcheck="false"></div>`;

export const guest = send => html`<section aria-labelledby="guest"><h2 id="guest">Sit down as a guest</h2>
  <p class="note big">No name, no email. Play money, worth nothing outside.</p>
  <button type="button" class="btn primary wide tall" @click=${() => send('/api/guest')}>Play as a
    guest</button></section>
  <p class="or">or</p>`;

export const signIn = send => html`<form aria-labelledby="sign-in" @submit=${sending(send, '/api/sign-in',
  fields => ({ number: fields.get('number').trim(), secret: fields.get('secret') }))}>
  <h2 id="sign-in" class="lesser">Sign in</h2>
  ${field('number', 'Player Card or staff number', { fill: 'username' })}
  ${field('secret', 'PIN, or password of staff', { type: 'password', fill: 'current-password' })}
  <button class="btn">Sign in</button></form>`;

/** A demo floor's staff: whoever looks at it may be any of them. */
export const demoStaff = (staff, send) => html`<section aria-labelledby="demo-staff">
  <h2 id="demo-staff" class="lesser">Staff of this demo floor</h2>
  <ul class="staffers">${staff.map(each => html`<li><span><b>${each.name}</b><small>${plain(each.role)},
    number <code>${each.id}</code></small></span>
    <button type="button" class="btn small" @click=${() => send('/api/sign-in', { number: each.id,
      secret: each.password })}>Sign in<span class="vh"> as ${each.name}</span></button></li>`)}</ul></section>`;

/** An empty floor's first administrator. */
export const setup = send => html`<form aria-labelledby="setup" @submit=${sending(send, '/api/setup', fields => ({
  code: fields.get('code').trim(), member: fields.get('member').trim(), name: fields.get('name').trim(),
  password: fields.get('password') }))}>
  <h2 id="setup">The first administrator</h2>
  <p class="note big">This floor has no staff yet. Whoever fills this in hires the others. The code stands on the console
    where the floor was started.</p>
  ${field('code', 'Code from the console', { fill: 'one-time-code' })}
  ${field('member', 'Staff number, such as moreau', { fill: 'username' })}
  ${field('name', 'Name', { fill: 'name' })}
  ${field('password', 'Password, eight characters or more', { type: 'password', fill: 'new-password', least: 8 })}
  <button class="btn primary wide tall">Set up the floor</button></form>`;

export const signedIn = (me, leave) => html`<section aria-labelledby="here"><h2 id="here">${me.name}</h2>
  <p class="note big">${me.kind === 'staff' ? `Signed in as ${plain(me.role)}.` : 'Your card is here.'}
    ${me.guest ? 'This is play money, worth nothing outside.' : ''}</p>
  <div class="ways"><a class="btn primary wide tall" href="/floor">To the floor</a>
  ${me.kind === 'staff' ? html`<a class="btn wide" href="/staff">The desk</a>` : html`<a class="btn wide"
    href="/cashier">Balance and limits</a>`}
  <button type="button" class="btn wide" @click=${leave}>Sign out</button></div></section>`;
