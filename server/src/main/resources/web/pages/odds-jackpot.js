// What a jackpot wager returns as its meter grows: a line, where it stands now, and where it would be even.
import { html, nothing, svg } from 'lit';
import { returned } from '/floor/costs.js';
import { cents, dollars, limit } from '/floor/money.js';
import { percent } from '/floor/words.js';
import { clauseLink } from '/parts/clause-link.js';

const BOX = { left: 44, right: 354, top: 14, bottom: 168 };
const GRAINS = [0.1, 0.25, 0.5, 1, 2];

const CLAUSES = { 'caribbean-stud': '12.1', blackjack: '14.24' };

/** `sheet` of the game's PAR sheet; `live` the meter of the pool, where there is one. */
export function jackpotReturn(game, sheet, live) {
  const meter = live ?? sheet.meter;
  const now = returned(sheet, meter);
  return html`<section class="panel"><h2>Jackpot wager and meter ${CLAUSES[game] ? clauseLink(game, CLAUSES[game]) : nothing}</h2>
    ${chart(sheet, cents(meter), now)}
    <dl class="kv"><dt>Returns at ${dollars(meter)}</dt><dd class="num"><b>${percent(now)}</b></dd>
      <dt>House edge at it</dt><dd class="num">${percent(1 - now)}</dd>
      <dt>Even at a meter of</dt><dd class="num">${dollars(sheet.breakEven)}</dd></dl>
    <p class="note">The share of each ${limit(sheet.stake)} wager that comes back on average, shared with nobody.
      ${cents(sheet.bonus) ? `The bonus jackpot of ${limit(sheet.bonus)} is not counted.` : nothing}</p></section>`;
}

function chart(sheet, meter, now) {
  const points = sheet.meters.map(each => [cents(each.meter), each.returns]);
  const [most, high] = [Math.max(points.at(-1)[0], meter), Math.max(1.1, points.at(-1)[1])];
  const grain = GRAINS.find(each => high / each <= 6) ?? Math.ceil(high / 6);
  const x = value => BOX.left + (value / most) * (BOX.right - BOX.left);
  const y = share => BOX.bottom - (share / high) * (BOX.bottom - BOX.top);
  const rows = Array.from({ length: Math.floor(high / grain) + 1 }, (_, at) => at * grain);
  const even = cents(sheet.breakEven);
  const words = `Returns ${percent(now)} at ${dollars(meter)}; even at ${dollars(even)}`;
  return svg`<svg class="meters" viewBox="0 0 368 196" role="img" aria-label=${words}>
    ${rows.map(row => svg`<path class="grid" d="M${BOX.left} ${y(row)}H${BOX.right}"/>
      <text x=${BOX.left - 6} y=${y(row) + 4} text-anchor="end">${Math.round(row * 100)}%</text>`)}
    <path class="even" d="M${BOX.left} ${y(1)}H${BOX.right}"/>
    <path class="curve" d=${points.map(([at, share], i) => `${i ? 'L' : 'M'}${x(at).toFixed(1)} ${y(share).toFixed(1)}`).join('')}/>
    <path class="even" d="M${x(even)} ${y(1) - 6}V${y(1) + 6}"/>
    <text class="said" x=${x(even) + (x(even) > 250 ? -8 : 10)} y=${y(1) + (x(even) > 250 ? -10 : 17)}
      text-anchor=${x(even) > 250 ? 'end' : 'start'}>even at ${short(even)}</text>
    <circle class="now" cx=${x(meter)} cy=${y(now)} r="6"/>
    <text class="said" x=${x(meter) + 10} y=${y(now) + 16}>now ${percent(now, 1)} at ${short(meter)}</text>
    ${[0, 0.25, 0.5, 0.75, 1].map(share => svg`<text x=${x(most * share)} y="188"
      text-anchor=${share === 1 ? 'end' : 'middle'}>${short(most * share)}</text>`)}</svg>`;
}

/** 18345670 → "$183k". */
function short(amount) {
  const whole = amount / 100;
  if (whole >= 1e6) return `$${(whole / 1e6).toFixed(whole % 1e6 ? 2 : 0)}m`;
  return whole >= 1000 ? `$${Math.round(whole / 1000)}k` : `$${Math.round(whole)}`;
}
