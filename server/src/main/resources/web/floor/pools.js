// The jackpots of the floor, live: one socket for all who look.
import { get } from '/floor/api.js';

const PAUSES = [300, 1000, 2000, 4000];
const listeners = new Set();
let socket = null;
let tries = 0;
let timer = 0;

function connect() {
  clearTimeout(timer);
  if (socket || !listeners.size) return;
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const opened = new WebSocket(`${scheme}://${location.host}/ws/pools`);
  socket = opened;
  opened.onopen = () => {
    tries = 0;
    pools.connected = true;
  };
  opened.onmessage = event => take(JSON.parse(event.data).pools);
  opened.onclose = () => {
    if (opened !== socket) return;
    socket = null;
    pools.connected = false;
    tell(pools.all);
    if (listeners.size) timer = setTimeout(connect, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
  };
}

function take(list) {
  const before = pools.all;
  pools.all = new Map(list.map(pool => [pool.id, pool]));
  tell(before);
}

function tell(before) {
  for (const fn of [...listeners]) fn(pools.all, before);
}

function leave() {
  clearTimeout(timer);
  const closing = socket;
  socket = null;
  closing?.close();
}

export const pools = {
  /** As the floor last told them, by id. */
  all: new Map(),

  /** Whether they are fresh. */
  connected: false,

  /** Calls back with all pools, and those before, whenever one has moved; answers how to end that. */
  subscribe(fn) {
    listeners.add(fn);
    if (pools.all.size) fn(pools.all, pools.all);
    connect();
    return () => {
      listeners.delete(fn);
      if (!listeners.size) leave();
    };
  },

  /** One pool whole, with its prizes and its last hits. */
  whole: id => get(`/api/pools/${encodeURIComponent(id)}`),
};

addEventListener('online', connect);

/** Draws a component anew while jackpots move, once it follows them; its `moved(all, before)` is told first. */
export class Pools {
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  /** Listens for as long as the component is on the page. */
  follow() {
    this.leave ??= pools.subscribe((all, before) => {
      this.host.moved?.(all, before);
      this.host.requestUpdate();
    });
  }

  hostDisconnected() {
    this.leave?.();
    this.leave = null;
  }

  get(id) {
    return id == null ? null : (pools.all.get(id) ?? null);
  }
}
