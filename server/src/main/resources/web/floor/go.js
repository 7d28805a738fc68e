// Going to another page, or to another address of the same page.

/** Goes to a path of this floor, as a link would. */
export function go(path) {
  history.pushState(null, '', path);
  dispatchEvent(new Event('baize-path'));
}

/** Says where the page is now, without a step back to where it was. */
export function settleAt(path) {
  history.replaceState(null, '', path);
}

/** The title in the browser's tab. */
export function name(title) {
  document.title = title ? `${title} · Baize` : 'Baize';
}
