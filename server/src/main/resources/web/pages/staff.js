// The desk: what cashiers, supervisors and administrators do away from the tables.
import { LitElement, html } from 'lit';
import { name } from '/floor/go.js';
import { dollars, text, typed } from '/floor/money.js';
import { Present } from '/parts/present.js';
import { plain, sentence } from '/floor/words.js';
import '/pages/tickets.js';
import '/pages/staff-tokens.js';
import '/parts/desk-form.js';
import '/parts/top-bar.js';
import { waits } from '/parts/waits.js';

const LADDER = ['gaming-supervisor', 'casino-supervisor', 'gaming-manager'];
const ROLES = ['dealer', ...LADDER, 'cashier', 'inspector', 'surveillance', 'administrator'];
const ID = { pattern: '[a-z0-9][a-z0-9\\-]{0,39}', hint: 'Small letters, digits and dashes.' };

class Staff extends LitElement {
  static properties = { me: { state: true } };

  present = new Present(this);

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    name('Desk');
  }

  render() {
    return html`<baize-top-bar here="staff"></baize-top-bar><main id="main" class="desk-page">
      <h1>Desk</h1>${this.body()}</main>`;
  }

  body() {
    const { me } = this;
    if (!me) return waits('Fetching your account');
    if (me.kind !== 'staff') return html`<div class="empty"><p>The desk is for staff.</p><a class="btn small primary"
      href="/">Sign in</a></div>`;
    const parts = [...(me.role === 'cashier' || LADDER.includes(me.role) ? [register()] : []), ...(me.role === 'cashier'
      ? [deposit(), withdraw(), payOwed(), html`<baize-tickets></baize-tickets>`] : []),
      ...(me.role === 'administrator' ? [hire(), html`<baize-staff-tokens></baize-staff-tokens>`] : [])];
    return parts.length ? html`<p class="dim">${sentence(plain(me.role))} ${me.name}. What is done here is recorded
      under this name.</p><div class="forms">${parts}</div>`
      : html`<div class="empty"><p>The desk has no work for the role of
        ${plain(me.role)}; the tables are on the floor.</p><a
        class="btn small primary" href="/floor">To the floor</a></div>`;
  }
}

const register = () => html`<baize-desk-form heading="Register a patron" deed="Register" .fields=${[
  { name: 'id', label: 'Id', ...ID }, { name: 'name', label: 'Name' },
  { name: 'card', label: 'Number of the Player Card', pattern: '[A-Za-z0-9\\- ]{4,40}',
    hint: 'Four to forty digits, letters and dashes.' },
  { name: 'pin', label: 'PIN', type: 'password', pattern: '[0-9]{4,12}', hint: 'Four to twelve digits: no date or year, no row, nothing twice.' },
  { name: 'member', label: 'Member of the rewards programme', type: 'checkbox' }]}
  .send=${({ member, ...given }) => ({ path: '/api/patrons', body: { ...given, member: member === 'on' } })}
  .said=${patron => html`${patron.name} is registered as <b>${patron.id}</b>, with
    card ${patron.card}.`}></baize-desk-form>`;

const deposit = () => moving('Pay in for a patron', 'Pay in', 'deposit', 'paid in');
const withdraw = () => moving('Pay out to a patron', 'Pay out', 'withdraw', 'paid out');

const payOwed = () => moving('Take what a patron owes', 'Take it', 'pay-owed', 'taken');

const moving = (heading, deed, path, done) => html`<baize-desk-form heading=${heading} deed=${deed} .fields=${[
  { name: 'id', label: 'Id of the patron', ...ID }, { name: 'amount', label: 'Amount in dollars',
    hint: 'Such as 100.00.' }]}
  .send=${({ id, amount }) => ({ path: `/api/patrons/${encodeURIComponent(id)}/${path}`,
    body: { amount: amountOf(amount) } })}
  .said=${patron => html`It is ${done}. ${patron.name} has ${dollars(patron.balance)}${Number(patron.owed) > 0
    ? ` and owes ${dollars(patron.owed)}` : ''}.`}></baize-desk-form>`;

function amountOf(words) {
  const amount = typed(words);
  if (!amount) throw Object.assign(new Error(), { detail: 'An amount such as 100.00 is expected.' });
  return text(amount);
}

const hire = () => html`<baize-desk-form heading="Hire a member of staff" deed="Hire" .fields=${[
  { name: 'id', label: 'Staff number', ...ID }, { name: 'name', label: 'Name' },
  { name: 'role', label: 'Role', options: ROLES.map(role => [role, sentence(plain(role))]) },
  { name: 'password', label: 'Password', type: 'password', pattern: '.{8,128}', hint: 'Eight characters or more.' }]}
  .send=${given => ({ path: '/api/staff', body: given })}
  .said=${member => html`${member.name} is hired as ${plain(member.role)},
    number <b>${member.id}</b>.`}></baize-desk-form>`;

customElements.define('baize-staff', Staff);
