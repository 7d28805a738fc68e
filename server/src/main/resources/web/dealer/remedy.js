// A remedy held against what the floor offers now: whether it may be used, on whom, and the command it makes.
import { cents, text, typed } from '/floor/money.js';

const LADDER = ['dealer', 'gaming-supervisor', 'casino-supervisor', 'gaming-manager'];

/** Whether a grade is on the ladder at or above the one needed. */
export function suffices(role, needed) {
  return LADDER.includes(role) && LADDER.indexOf(role) >= LADDER.indexOf(needed ?? 'dealer');
}

/** The offers that belong to a remedy. */
export function offersFor(remedy, offers) {
  const fixed = Object.entries(remedy.with ?? {});
  const own = remedy.with?.dealer ? offer => offer.dealer : offer => !offer.dealer;
  return offers.filter(
    offer => offer.do === remedy.do && own(offer) && fixed.every(([name, value]) => offer[name] === value),
  );
}

/** Why a remedy cannot be used now; nothing where it can. */
export function obstacle(remedy, view, role) {
  if (!suffices(role, remedy.needs)) return `needs a ${(remedy.needs ?? 'dealer').replaceAll('-', ' ')}`;
  if (remedy.while && !remedy.while(view)) return 'not at this moment';
  if (remedy.offered === false || offersFor(remedy, view.offers ?? []).length) return null;
  return 'not at this moment';
}

/** What a remedy's button says at this moment, and what it leads to. */
export const yesOf = (remedy, view) => remedy.yesFor?.(view) ?? remedy.yes;
export const outcomeOf = (remedy, view) => remedy.outcomeFor?.(view) ?? remedy.outcome;

/** The choices of a field: `[value, words]`; some hang on what stands in the other fields. */
export function choicesOf(field, remedy, view, game, values = {}) {
  if (field.choicesFor) return field.choicesFor(view, values);
  const offered = offersFor(remedy, view.offers ?? []);
  const name = patron => view.names?.[patron] ?? patron;
  switch (field.kind) {
    case 'box': {
      const boxes =
        remedy.offered === false
          ? Array.from({ length: view.table.boxes }, (_, at) => at + 1)
          : offered.map(each => each.box);
      return unique(boxes).map(box => [box, `${box}${whose(view, box, name)}`]);
    }
    case 'patron': {
      const known = remedy.offered === false ? people(view) : offered.map(each => each.patron);
      return unique(known).map(patron => [patron, name(patron)]);
    }
    case 'patrons':
      return people(view).map(patron => [patron, name(patron)]);
    case 'area':
      return [
        ...(field.optional ? [['', 'All areas without their own']] : []),
        ...game.areas.filter(area => area.wager || field.all).map(area => [area.id, (area.name ?? area.print.join(' ')).toLowerCase()]),
      ];
    case 'payment':
      return (view.table.payments ?? [])
        .filter(each => !each.rectified)
        .map(each => [each.number, `${each.number} · ${error(each)}${each.patron ? ` · ${name(each.patron)}` : ''}`]);
    case 'boxes':
      return Array.from({ length: view.table.boxes }, (_, at) => [at + 1, `${at + 1}${whose(view, at + 1, name)}`]);
    case 'flag':
      return [
        ['', 'no'],
        ['yes', field.yes],
      ];
    case 'choice':
      return field.choices.map(value => [value, field.words?.[value] ?? value.replaceAll('-', ' ')]);
    default:
      return null;
  }
}

/** A wrong payment in words: "$12.50 too much on a wager". */
const error = ({ amount, over, of }) =>
  `$${amount} too ${over ? 'much' : 'little'} on a ${of.replaceAll('-', ' ')}`;
const unique = list => [...new Set(list.filter(each => each != null))];
const people = view =>
  unique([...view.table.seats, ...(view.boxes ?? [])].map(each => each.patron).concat(Object.keys(view.names ?? {})));
const whose = (view, box, name) => {
  const patron =
    view.table.seats.find(each => each.box === box)?.patron ?? view.boxes.find(each => each.box === box)?.patron;
  return patron ? ` · ${name(patron)}` : '';
};

/** Fields in which several may be ticked. */
export const MANY = ['patrons', 'boxes', 'spots'];

/** What a field holds before anything is chosen. */
export function start(field, choices) {
  if (MANY.includes(field.kind)) return [];
  if (field.kind === 'count') return field.start;
  if (field.kind === 'time') return field.optional ? '' : inMinutes(field.minutes);
  return choices?.[0]?.[0] ?? '';
}

/** A time of day on the floor, some minutes from now. */
function inMinutes(minutes) {
  return new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Sydney',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(Date.now() + (minutes + 1) * 60_000));
}

/** The command of a remedy with these values, or the name of the field that is missing or makes no sense. */
export function command(remedy, values, now) {
  const made = { do: remedy.do, ...remedy.with };
  for (const field of remedy.fields ?? []) {
    const value = values[field.name];
    if (value === '' || value == null || (Array.isArray(value) && !value.length)) {
      if (!field.optional && ![...MANY, 'choice', 'flag'].includes(field.kind))
        return { missing: field };
      if (field.kind === 'boxes') made[field.name] = [];
      continue;
    }
    const read = field.flag ? value === 'true' : (readers[field.kind]?.(value, now, field) ?? value);
    if (read === undefined || Number.isNaN(read)) return { missing: field };
    made[field.name] = read;
  }
  return { command: made };
}

const readers = {
  box: value => Number(value),
  count: value => Number(value),
  payment: value => Number(value),
  flag: value => value === 'yes',
  money: (value, now, { zero }) => {
    const amount = typed(String(value));
    return amount == null || cents(amount) < (zero ? 0 : 1) ? NaN : text(amount);
  },
  boxes: value => value.map(Number),
  cards: value => (/^([2-9TJQKA][cdhs]\s*)+$/.test(value.trim()) ? value.trim() : NaN),
  card: value => (/^[2-9TJQKA][cdhs]$/.test(value) ? value : NaN),
  time: (value, now) => instant(value, now),
};

/** The next time the floor's clock shows "21:40", as an instant. */
export function instant(clock, now) {
  const [hour, minute] = clock.split(':').map(Number);
  const shown = Object.fromEntries(
    new Intl.DateTimeFormat('en-AU', {
      timeZone: 'Australia/Sydney',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(now))
      .map(part => [part.type, Number(part.value)]),
  );
  const ahead = ((hour - shown.hour) * 60 + minute - shown.minute) * 60 - shown.second;
  return new Date(Date.parse(now) + (ahead < 0 ? ahead + 86_400 : ahead) * 1000).toISOString();
}
