// The line to one table: the newest view comes in, commands go out and are answered, through breaks of the connection.
import { Refused, freshKey } from '/floor/api.js';

const PATIENCE = 12_000; // an answer that takes longer is asked for again on a new connection
const PAUSES = [300, 1000, 2000, 4000];

/**
 * `view` and `version` are the newest known, `connected` tells whether they are fresh and `since` when that changed.
 * `onview(view, before)` and `onstate(connected)` are called back. A command that was on its way when the line broke is
 * sent again under its id, so it happens once.
 */
export class TableSocket {
  view = null;
  version = 0;
  connected = false;
  since = null;
  onview = () => {};
  onstate = () => {};
  onlost = () => {};

  #table;
  #socket = null;
  #pending = new Map();
  #tries = 0;
  #timer = 0;
  #closed = false;
  #again = () => this.#connect();

  constructor(table) {
    this.#table = table;
    addEventListener('online', this.#again);
    this.#connect();
  }

  /** Sends a command; answers its events and the version from which views show them, or throws what refused it. */
  send(command) {
    const id = freshKey();
    return new Promise((done, failed) => {
      const waiting = { frame: JSON.stringify({ id, command }), done, failed, timer: 0 };
      this.#pending.set(id, waiting);
      if (this.connected) this.#transmit(waiting);
    });
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#again);
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const waiting of this.#pending.values()) clearTimeout(waiting.timer);
    this.#pending.clear();
  }

  #connect() {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.#table)}?after=${this.version}`,
    );
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = event => this.#arrived(JSON.parse(event.data));
    socket.onclose = () => this.#broke(socket);
  }

  #opened() {
    this.#tries = 0;
    this.#turn(true);
    for (const waiting of this.#pending.values()) this.#transmit(waiting);
  }

  #transmit(waiting) {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.#socket?.close(), PATIENCE);
    this.#socket.send(waiting.frame);
  }

  #arrived(frame) {
    if (frame.view) this.#shown(frame);
    else if (frame.id) this.#answered(frame);
  }

  #shown({ version, view }) {
    const before = this.view;
    this.version = version;
    this.view = view;
    this.onview(view, before);
  }

  #answered({ id, version, events, refusal, error }) {
    const waiting = this.#pending.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#pending.delete(id);
    if (events) waiting.done({ events, version });
    else waiting.failed(refusal ? new Refused(409, refusal) : new Refused(error?.status ?? 500, error));
  }

  #broke(socket) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#turn(false);
    for (const waiting of this.#pending.values()) clearTimeout(waiting.timer);
    if (this.#closed) return;
    if (!this.view && this.#tries >= 2) this.onlost();
    this.#timer = setTimeout(this.#again, PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
  }

  #turn(connected) {
    if (this.connected === connected && this.since) return;
    this.connected = connected;
    this.since = new Date();
    this.onstate(connected);
  }
}
