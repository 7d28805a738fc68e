// How the page of a table begins.

/** Adds what is done with a view that arrives; the page says how it begins (`begin`) and what it does then (`take`). */
export const opening = Base =>
  class extends Base {
    /** The first view brings the game's declaration; of those that came meanwhile the newest counts. */
    async arrived(view, before) {
      if (!this.game) {
        this.begun ??= this.begin(view);
        await this.begun;
        if (view !== this.socket.view) return;
      }
      this.take(view, before);
    }
  };
