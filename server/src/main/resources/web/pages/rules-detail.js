// One clause or ruling with all that is known of it.
import { html, nothing } from 'lit';
import { lacking, rulingsOf } from '/floor/book.js';
import { count, sentence, title } from '/floor/words.js';
import { clauseLink, ruleAddress } from '/parts/clause-link.js';

const OWES = {
  enforce: 'The program refuses what it forbids.',
  compute: 'The program works out what it decides.',
  record: 'The program writes down what people did.',
  configure: 'A setting of the house, which the program checks.',
  display: 'The program shows it.',
  inform: 'For people; the program owes it nothing.',
};

export function clauseDetail(clause, { clauses, rulings }) {
  const parts = clauses.filter(each => each.parent === clause.clause);
  return html`<aside aria-label="Clause ${clause.clause}">
    <div><p class="dim">${title(clause.game)}</p><h2>Clause ${clause.clause}</h2></div>
    <p class="say">${sentence(clause.summary)}${/[.?]$/.test(clause.summary) ? '' : '.'}</p>
    <p class="note">${OWES[clause.software] ?? clause.software} ${gap(clause)}</p>
    ${parts.length ? html`<div><h3>Its parts</h3><ul class="parts">${parts.map(each => html`<li>${clauseLink(each.game,
      each.clause)}
      <span>${each.summary}</span></li>`)}</ul></div>` : nothing}
    ${names('Carried out by', clause.code, each => each)}
    ${names('Tested by', clause.tests, testName)}
    ${clause.rounds.length ? html`<div><h3>Worked rounds</h3><p class="rounds">${clause.rounds.map(each =>
      html`<span class="tag">${each}</span> `)}</p></div>` : nothing}
    ${rulingsOf(clause).map(each => html`<div><h3>Ruling ${clauseLink(clause.game, each)}</h3>
    <p class="ruled">${rulings?.[each]}</p></div>`)}
    ${clause.note && !/^See R-\d+\.?$/.test(clause.note) ? html`<p class="note">${clause.note}</p>` : nothing}</aside>`;
}

function gap(clause) {
  const lacks = lacking(clause);
  return lacks.length ? html`<span class="tag gap">gap: no ${lacks.join(', no ')}</span>` : nothing;
}

function names(heading, all, shown) {
  if (!all.length) return nothing;
  return html`<div><h3>${heading}</h3><ul class="fl">${all.map(each => html`<li>${shown(each)}</li>`)}</ul></div>`;
}

/** "ThreeCardTest.a_hand_wins" in two lines: the sentence is what one reads. */
function testName(test) {
  const [where, ...words] = test.split('.');
  return html`<span class="dim">${where}</span><br>${words.join('.').replaceAll('_', '_\u200b')}`;
}

export function rulingDetail(game, number, { clauses, rulings }) {
  const bearing = clauses.filter(each => rulingsOf(each).includes(number));
  return html`<aside aria-label="Ruling ${number}"><div><p class="dim">Where the texts are silent or contradict each
    other</p><h2>Ruling ${number}</h2></div>
    <p class="say">${rulings?.[number] ?? 'There is no such ruling.'}</p>
    ${bearing.length ? html`<div><h3>${title(game)}: ${count(bearing.length, 'clause')}</h3>
    <ul class="parts">${bearing.map(each => html`<li>
      ${clauseLink(game, each.clause)}<a href=${ruleAddress(game, each.clause)}>${each.summary}</a></li>`)}</ul>
      </div>` : nothing}</aside>`;
}
