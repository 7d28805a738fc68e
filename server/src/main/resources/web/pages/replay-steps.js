// What a step of a round is called: the deed, who did it, and the clause it stands under.
import { cents, dollars } from '/floor/money.js';
import { count, plain, sentence, wager } from '/floor/words.js';
import { cardsChanged } from '/games/at-fault.js';
import { isPlace } from '/table/model.js';

/** `{words, under, rule}` of a step; the clause of a deed is the game's to say (`deeds` of its declaration). */
export function stepWords(step, round, me) {
  const [order = {}] = step.do ?? [];
  const who = person(order.patron ?? step.by?.split('/')[1], round, me);
  if (step.refusal) return {
    words: `Not accepted: ${plain(order.do ?? 'command')}`, under: `${who ? `${who}: ` : ''}${step.refusal.detail}`,
      rule: step.refusal.rule,
  };
  const told = atFault(step, who) ?? (DEEDS[order.do] ?? other)(order, step, who);
  const clause = round.declared?.deeds[told.clause ?? order.do];
  return { words: told.words, under: told.under ?? who, rule: clause ?? cited(step) };
}

/** A patron as others know them. */
export function person(id, round, me) {
  if (!id) return '';
  if (id === me?.id) return 'You';
  return round.names?.[id] ?? sentence(id.replace(/^([a-z]+)-(\d+)$/, '$1 $2'));
}

/** The same where the place's number is drawn already. */
export const personAt = (id, round, me) => (isPlace(id) ? 'Player' : person(id, round, me));

const DEEDS = {
  wager: order => ({ clause: order.on === 'jackpot' ? 'jackpot' : 'wager',
    words: `${wager(order.on)} ${dollars(order.stake)}${at(order)}` }),
  change: order => ({ words: `${wager(order.on)} now ${dollars(order.stake)}${at(order)}` }),
  withdraw: order => ({ words: `${wager(order.on)}${order.stake ? ` ${dollars(order.stake)}` : ''} taken back${at(order)}` }),
  move: order => ({ words: `${wager(order.from)} moved to ${wager(order.to)}` }),
  'close-wagering': (order, step) => order.dice ? rolled(order, step) : { words: 'Wagers closed', under: '' },
  shoot: (order, step, who) => rolled(order, step, who),
  'no-more-bets': () => ({ words: 'Wagers closed', under: '' }),
  deal: (order, step) => ({
    words: step.view.table.device === 'shuffler' ? 'Dealt from the shuffling device' : 'Dealt from the shoe',
    under: order.cards ? `${count(order.cards.length, 'card')}, ${step.view.dealerCards} of them to the dealer` : '',
    clause: step.view.table.device === 'shuffler' ? 'shuffler' : 'shoe',
  }),
  play: (order, step, who) => ({ words: `Box ${order.box} plays ${dollars(hand(step, order.box)?.play ?? '0.00')}`,
    under: with_(who, hand(step, order.box)) }),
  bet: (order, step, who) => ({ words: `Box ${order.box} bets ${dollars(hand(step, order.box)?.bet ?? '0.00')}`,
    under: with_(who, hand(step, order.box)) }),
  fold: (order, step, who) => ({ words: `Box ${order.box} folds`, under: with_(who, hand(step, order.box)) }),
  'call-time': (order, step, who) => ({ words: `Box ${order.box} did not decide in time`, under: with_(who, hand(step,
    order.box)) }),
  misdeal: (order, step, who) => ({ words: 'Misdeal', under: [who && `by ${who}`,
    settled(step)].filter(Boolean).join('; ') }),
  'void-round': (order, step, who) => ({ words: 'Round declared void', under: [who && `by ${who}`,
    settled(step)].filter(Boolean).join('; ') }),
  'expose-card': order => ({ words: `Card exposed, ${order.dealer === true ? 'dealer' : `box ${order.box}`}` }),
  concede: order => ({ words: `Box ${order.box} concedes` }),
  'tell-jackpot': (order, step) => ({ words: `The meter stands at ${dollars(step.view.jackpot?.meter ?? '0.00')}`,
    under: 'as the floor keeps it' }),
  'jackpot-fails': () => ({ words: 'The jackpot is out of order' }),
  'jackpot-works': () => ({ words: 'The jackpot is in order again' }),
  'open-session': (order, step) => ({ words: `Session ${step.view.session?.number ?? ''} opened`, under: order.series ? `series ${order.series}` : '' }),
  issue: (order, step, who) => ({ words: `Book ${order.serial ?? step.events?.find(each => each.serial)?.serial ?? ''} issued`, under: who }),
  start: (order, step) => ({ words: `Game ${step.view.session?.game ?? ''} announced`, under: order.jackpotNumbers?.length ? `jackpot on ${order.jackpotNumbers.join(', ')}` : step.view.session?.colour ?? '' }),
  call: (order, step) => ({ words: `Call ${step.view.called?.length ?? ''}: ${order.number ?? step.view.called?.at(-1) ?? ''}`, under: after(step) }),
  mark: (order, step, who) => ({ words: `${order.number} marked on ${order.serial}`, under: who }),
  automatic: (order, step, who) => ({ words: `Automatic play ${order.on === false ? 'off' : 'on'}, card ${order.serial}`, under: who }),
  claim: (order, step, who) => ({ words: `A call on card ${order.serial}`, under: who }),
  verify: (order, step) => ({ words: 'Claims checked', under: after(step) }),
  settle: (order, step) => ({ words: 'Game settled', under: settled(step) }),
  expose: (order, step) => ({ words: `Dealer turns: ${step.view.dealerHand ?? 'the hand'}`, under: '' }),
  reveal: (order, step) => ({ under: settled(step), words: step.events?.some(({ event }) => /dealer-exposed/.test(event))
    || !step.view.jackpot ? `Dealer turns: ${step.view.dealerHand ?? 'the hand'}` : 'Hands and jackpots settled' }),
};

/** Where a wager stands; at a terminal it goes without saying. */
const at = order => order.box ? `, box ${order.box}` : '';

function rolled(order, step, who) {
  const [one, another] = (order.dice ?? '').split('-').map(Number);
  const words = another ? `Rolled ${one + another}, ${order.dice}` : order.dice ? `The dice: ${order.dice}` : 'The dice are shot';
  return { words, under: [who, settled(step)].filter(Boolean).join('; ') };
}

/** What a number or a check brought about: claims, their end, prizes paid or forfeited. */
function after(step) {
  const told = (step.events ?? []).map(each => CAME[each.event.split('/')[1]]?.(each)).filter(Boolean);
  return [...new Set([...told, settled(step)].filter(Boolean))].join('; ');
}

const CAME = {
  'claim-made': each => `card ${each.serial} claims ${wager(each.pattern)}`,
  'claim-verified': each => `${wager(each.pattern)} on ${each.serial} is good`,
  'claim-rejected': each => `${wager(each.pattern)} on ${each.serial} is not good`,
  'prize-forfeited': each => `${wager(each.pattern)} on ${each.serial} was not called in time`,
};

/** A card missing or foreign, by its event: who plays is not told what staff asked. */
function atFault(step, who) {
  const found = step.events?.find(({ event }) => event.split('/').at(-2) === 'card-at-fault');
  const came = cardsChanged(step.events) ?? settled(step);
  return found && { words: found.foreign ? 'A card that does not belong' : 'A card is missing',
    under: [who, came].filter(Boolean).join('; ') };
}

function other(order, step, who) {
  const where = order.dealer === true ? ', dealer' : order.box ? `, box ${order.box}` : '';
  return { words: sentence(plain((order.do ?? happened(step)).replace(/^.*\//, ''))) + where, under: settled(step) || who };
}

/** What came of a step of which it is not told what was asked: the last of its events, without game and version. */
const happened = step => step.events?.at(-1)?.event.split('/').at(-2) ?? 'step';

const hand = (step, box) => step.view.boxes?.find(each => each.box === box);
const with_ = (who, held) => [who, held?.hand].filter(Boolean).join(', ');

function settled(step) {
  const lines = step.events?.flatMap(event => event.lines ?? []) ?? [];
  if (!lines.length) return '';
  return `${count(lines.length, 'line')} settled, ${dollars(lines.reduce((sum, line) => sum + cents(line.returned),
    0))} returned`;
}

function cited(step) {
  return step.events?.map(event => event.rule ?? event.clause ?? event.cause ?? event.lines?.[0]?.rule).find(rule =>
    typeof rule === 'string') ?? null;
}
