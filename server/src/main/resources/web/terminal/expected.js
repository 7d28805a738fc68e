// What has been pressed at a terminal and no view shows yet: the stake that each place is to have, in cents.

/** A stake is expected until all about its place is answered and a view has come that is no older than those answers. */
export class Expected {
  #places = new Map();
  #seen = 0;

  places() {
    return [...this.#places.keys()];
  }

  /** The stake expected on a place; none where the view has the last word. */
  stake(on) {
    return this.#places.get(on)?.stake;
  }

  /** A command leaves that changes what is shown on a place. */
  press(on, shown, change) {
    const { flying, version } = this.#places.get(on) ?? { flying: 0, version: 0 };
    this.#places.set(on, { stake: Math.max(0, shown + change), flying: flying + 1, version });
  }

  /** Its answer: views from this version on show it. */
  accept(on, version) {
    const place = this.#places.get(on);
    place.flying--;
    place.version = Math.max(place.version, version);
    this.#settle(on, place);
  }

  /** It did not happen. */
  refuse(on, change) {
    const place = this.#places.get(on);
    place.flying--;
    place.stake = Math.max(0, place.stake - change);
    this.#settle(on, place);
  }

  /** A view of this version is shown. */
  take(version) {
    this.#seen = version;
    for (const [on, place] of this.#places) this.#settle(on, place);
  }

  #settle(on, { flying, version }) {
    if (!flying && version <= this.#seen) this.#places.delete(on);
  }
}
