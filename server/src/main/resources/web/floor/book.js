// A game's rule book: its sections, and what of it is carried out.
import { get } from '/floor/api.js';

const books = new Map();
const HEADING = /^(Section heading|Part heading): /;

/** The book of a game, fetched once: `{clauses, rulings}`; a heading's words are its title alone. */
export function book(game) {
  if (!books.has(game)) {
    const asked = get(`/api/rules/${encodeURIComponent(game)}`);
    asked.catch(() => books.delete(game));
    books.set(game, asked);
  }
  return books.get(game);
}

/** The number of the section a clause stands in: "9.4.1" → "9". */
export function sectionOf(number) {
  return /^[^.\s(]+/.exec(number)?.[0] ?? number;
}

/** Sections in the book's order: `{number, title, clauses}`. */
export function sections(clauses) {
  const found = new Map();
  for (const clause of clauses) {
    const number = sectionOf(clause.clause);
    if (!found.has(number)) found.set(number, { number, title: '', clauses: [] });
    if (clause.clause === number) found.get(number).title = clause.summary.replace(HEADING, '');
    else found.get(number).clauses.push(clause);
  }
  return [...found.values()];
}

/** What a clause still owes, as docs/rules says when one is met: none, "code", "test" or both. */
export function lacking({ software, code, tests, rounds }) {
  if (software === 'inform') return [];
  const lacks = code.length ? [] : ['code'];
  const tested = tests.length || (software !== 'configure' && rounds.length);
  return software === 'display' || tested ? lacks : [...lacks, 'test'];
}

/** The rulings a clause's note points to. */
export function rulingsOf(clause) {
  return [...new Set(clause.note?.match(/R-\d+/g) ?? [])];
}

/** Whether a clause has all these words in its number, summary or note. */
export function matches(clause, words) {
  const hay = `${clause.clause} ${clause.summary} ${clause.note}`.toLowerCase();
  return words.toLowerCase().split(/\s+/).every(word => hay.includes(word));
}
