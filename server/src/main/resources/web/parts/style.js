// Style sheets of parts and pages, each loaded once.
const sheets = new Map();

/** Resolves when the sheet `/style/{name}.css` holds (or has failed, which leaves the words readable). */
export function style(name) {
  if (!sheets.has(name))
    sheets.set(
      name,
      new Promise(done => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/style/${name}.css` });
        link.onload = link.onerror = done;
        document.head.append(link);
      }),
    );
  return sheets.get(name);
}
