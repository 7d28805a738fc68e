// Who sits at this browser, the same for every part of the page.
import { get, post } from '/floor/api.js';

const EVERY = 20_000;
const AGAIN = 3_000;
const listeners = new Set();
let waiting = null;

function tell() {
  for (const fn of [...listeners]) fn(session.me);
}

function lose(failure) {
  session.lost = failure;
  tell();
  setTimeout(() => session.lost && session.refresh().catch(() => {}), AGAIN);
  throw failure;
}

export const session = {
  /** As `/api/me` says; null until it has been asked. */
  me: null,

  /** Why the floor could not be asked, as long as it cannot. */
  lost: null,

  /** Asks again who is here and what they have; requests at the same time share one answer. */
  refresh() {
    waiting ??= get('/api/me').then(me => session.take(me), lose).finally(() => (waiting = null));
    return waiting;
  },

  /** Takes over what a sign-in answered. */
  take(me) {
    session.me = me;
    session.lost = null;
    tell();
    return me;
  },

  /** Calls back whenever something is known anew; answers how to end that. */
  subscribe(fn) {
    listeners.add(fn);
    return () => listeners.delete(fn);
  },

  async signOut() {
    await post('/api/sign-out');
    return session.refresh();
  },

  /** Once for each load: keeps balance and time played fresh while the page is looked at. */
  start() {
    const look = () => document.visibilityState === 'visible' && session.refresh().catch(() => {});
    look();
    setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('baize-path', look);
  },
};
