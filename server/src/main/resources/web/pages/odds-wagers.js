// The wagers of a PAR sheet: their figures in a table, and how each ends as bars.
import { html, nothing, svg } from 'lit';
import { percent, plain, sentence, wager } from '/floor/words.js';

const signed = (value, places = 4) => `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(places)}`;

export const everyWager = wagers => html`<section class="panel"><h2>Every wager</h2>
  <div class="scroll" tabindex="0" role="region" aria-label="Every wager"><table class="t">
    <thead><tr><th>Wager</th><th class="n">Player, per unit</th><th class="n">House edge</th>
      <th class="n">Of all staked</th><th class="n">Std. dev.</th><th class="n">Wins</th></tr></thead>
    <tbody>${wagers.map(each => html`<tr>
      <th scope="row">${wager(each.wager)}<small>per ${wager(each.per)} staked</small></th>
      <td class="n num">${signed(each.expectedValue)}</td><td class="n num"><b>${percent(each.houseEdge)}</b></td>
      <td class="n num">${percent(each.elementOfRisk)}</td><td class="n num">${each.standardDeviation.toFixed(2)}</td>
      <td class="n num">${percent(each.hitFrequency, 1)}</td></tr>`)}</tbody></table></div>
  <p class="note">House edge: what the house keeps on average, as a share of the first stake. Of all staked: as a share
    of everything put down, raises included.</p></section>`;

/** How a wager ends, as bars; bonuses stand with the ending they belong to. */
export function endings(sheet) {
  const groups = grouped(sheet.outcomes);
  const most = Math.max(...groups.map(group => group.probability));
  const name = sheet.name ?? wager(sheet.wager);
  return html`<section class="panel"><h2>How ${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name} wager ends</h2>
    <table class="bars"><caption class="vh">Endings with their pays per unit and probability</caption>
      <tbody>${groups.map(group => html`<tr><th scope="row">${sentence(plain(group.outcome))}, ${pays(group)}</th>
        <td>${bar(group, most)}</td><td class="n num"><b>${percent(group.probability)}</b></td></tr>`)}</tbody></table>
    ${all(sheet)}</section>`;
}

function all({ outcomes, exact, per }) {
  return html`<details><summary>All ${outcomes.length} outcomes with exact fractions</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="All outcomes"><table class="t">
      <thead><tr><th>Outcome</th><th class="n">Pays</th><th class="n">Probability</th><th class="n">Exactly</th></tr></thead>
      <tbody>${outcomes.map(each => html`<tr><td>${sentence(plain(each.outcome))}</td>
        <td class="n num">${signed(each.pays, 2)}</td><td class="n num">${percent(each.probability, 4)}</td>
        <td class="n num exact">${each.exact ?? nothing}</td></tr>`)}</tbody></table></div>
    ${exact ? html`<p class="note num">In all, for the player: ${exact.replace('-', '−')} of the ${wager(per)}.</p>`
      : nothing}</details>`;
}

const HAND =
  'high-card|one-pair|two-pair|three-of-a-kind|straight|flush|full-house|four-of-a-kind|straight-flush|royal-flush';
const WITH_HAND = new RegExp(`^(.+?)-(?:${HAND})$`);
const IS_HAND = new RegExp(`^(?:${HAND})$`);

/** "dealer-beaten-straight" belongs to "dealer-beaten"; a straight flush belongs to nothing but itself. */
function baseOf(outcome) {
  const base = WITH_HAND.exec(outcome)?.[1];
  return !base || IS_HAND.test(outcome) ? outcome : base;
}

/** Outcomes by what they belong to. */
function grouped(outcomes) {
  const names = new Set(outcomes.map(each => each.outcome));
  const groups = new Map();
  for (const each of outcomes) {
    const base = baseOf(each.outcome);
    const group = groups.get(base) ?? { outcome: base, probability: 0, pays: [], plain: 0 };
    group.probability += each.probability;
    if (each.outcome === base || !names.has(base)) group.plain = each.pays;
    group.pays.push(each.pays);
    groups.set(base, group);
  }
  return [...groups.values()];
}

function pays({ pays }) {
  const [low, high] = [Math.min(...pays), Math.max(...pays)];
  const said = value => value === 0 ? '0' : signed(value, 2);
  return low === high ? said(low) : `${said(low)} to ${said(high)}`;
}

const WIDTH = 260;

function bar(group, most) {
  const kind = group.plain > 0 ? 'win' : group.plain < 0 ? 'lose' : 'so';
  const width = Math.max(1.5, group.probability / most * WIDTH);
  const lines = Array.from({ length: kind === 'win' ? 0 : Math.floor(width / 5) }, (_, at) => at * 5 + 3);
  const stroke = x => kind === 'so' ? `M${x - 2} 20L${Math.min(width, x + 2)} 0` : `M${x} 0V20`;
  return svg`<svg class="barg ${kind}" viewBox="0 0 ${WIDTH} 20" preserveAspectRatio="none" aria-hidden="true">
    <rect class="well" width=${WIDTH} height="20"/>
    <rect class="part" width=${width} height="20"/>${lines.map(x => svg`<path d=${stroke(x)}/>`)}</svg>`;
}
