// Who sits at this browser, for a component that shows it.
import { session } from '/floor/session.js';

/** Keeps `host.me` what the session says for as long as the component is on the page. */
export class Present {
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    this.host.me = session.me;
    this.leave = session.subscribe(me => {
      this.host.me = me;
      this.host.requestUpdate();
    });
  }

  hostDisconnected() {
    this.leave();
  }
}
