// Requests to the floor: JSON in, JSON out, and what was refused thrown with its clause.
import { session } from '/floor/session.js';

/** What the floor did not do, and why: `rule` and `reason` where a rule refused it, `status` 0 where nobody answered. */
export class Refused extends Error {
  constructor(status, { rule = null, reason = null, detail = null } = {}) {
    super(detail ?? sentence(status));
    Object.assign(this, { name: 'Refused', status, rule, reason, detail: this.message });
  }
}

function sentence(status) {
  if (status === 0) return 'The floor does not answer.';
  if (status === 401) return 'Sign in first.';
  if (status === 429) return 'Too many requests; wait a moment.';
  if (status === 503) return 'The floor is busy; it can be sent again.';
  return `The floor answered ${status}.`;
}

/** The JSON at a path. */
export function get(path) {
  return ask(path, { headers: { Accept: 'application/json' } });
}

/** Sends a body; the same key again is answered as the first time, so a lost answer is asked for by its key. */
export function post(path, body, key = freshKey()) {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key };
  if (session.me?.csrf) headers['X-Baize-Csrf'] = session.me.csrf;
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
}

/** Takes away what stands at a path. */
export function remove(path) {
  const headers = { Accept: 'application/json' };
  if (session.me?.csrf) headers['X-Baize-Csrf'] = session.me.csrf;
  return ask(path, { method: 'DELETE', headers });
}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...options });
  } catch {
    throw new Refused(0);
  }
  const text = await response.text().catch(() => '');
  const body = read(text);
  if (response.ok && body !== undefined) return body;
  throw new Refused(response.ok ? 502 : response.status, body ?? {});
}

function read(text) {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An id no one has used; `randomUUID` is missing where a page came over plain HTTP from another machine. */
export function freshKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
