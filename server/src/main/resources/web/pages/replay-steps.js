// What a step of a round is called: the deed, who did it, and the clause it stands under.
import { cents, dollars } from '/floor/money.js';
import { count, plain, sentence, wager } from '/floor/words.js';

/** The clause under which each deed is done, game by game; settled lines name their own. */
const CLAUSES = {
  'three-card-poker': {
    wager: '5.2', change: '5.4', withdraw: '5.4', 'no-more-bets': '7.2', play: '8.5', fold: '8.4', concede: '9.5',
    expose: '8.6', reveal: '8.6', shoe: '7.3', shuffler: '7.4', misdeal: '12.1', 'call-time': '12.12',
      'cannot-match': '12.10',
  },
};

/** `{words, under, rule}` of a step. */
export function stepWords(step, round, me) {
  const [order = {}] = step.do ?? [];
  const who = person(order.patron ?? step.by?.split('/')[1], round, me);
  if (step.refusal) return {
    words: `Not accepted: ${plain(order.do ?? 'command')}`, under: `${who ? `${who}: ` : ''}${step.refusal.detail}`,
      rule: step.refusal.rule,
  };
  const told = (DEEDS[order.do] ?? other)(order, step, who);
  const clause = CLAUSES[round.game]?.[told.clause ?? order.do];
  return { words: told.words, under: told.under ?? who, rule: clause ?? cited(step) };
}

/** A patron as others know them. */
export function person(id, round, me) {
  if (!id) return '';
  if (id === me?.id) return 'You';
  return round.names?.[id] ?? sentence(id.replace(/^([a-z]+)-(\d+)$/, '$1 $2'));
}

const DEEDS = {
  wager: order => ({ words: `${wager(order.on)} ${dollars(order.stake)}, box ${order.box}` }),
  change: order => ({ words: `${wager(order.on)} now ${dollars(order.stake)}, box ${order.box}` }),
  withdraw: order => ({ words: `${wager(order.on)} taken back, box ${order.box}` }),
  'no-more-bets': () => ({ words: 'Wagers closed', under: '' }),
  deal: (order, step) => ({
    words: step.view.table.device === 'shuffler' ? 'Dealt from the shuffling device' : 'Dealt from the shoe',
    under: order.cards ? `${count(order.cards.length, 'card')}, ${step.view.dealerCards} of them to the dealer` : '',
    clause: step.view.table.device === 'shuffler' ? 'shuffler' : 'shoe',
  }),
  play: (order, step, who) => ({ words: `Box ${order.box} plays ${dollars(hand(step, order.box)?.play ?? '0.00')}`,
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
  expose: (order, step) => ({ words: `Dealer turns: ${step.view.dealerHand ?? 'the hand'}`, under: '' }),
  reveal: (order, step) => ({ words: `Dealer turns: ${step.view.dealerHand ?? 'the hand'}`, under: settled(step) }),
};

function other(order, step, who) {
  const where = order.dealer === true ? ', dealer' : order.box ? `, box ${order.box}` : '';
  return { words: sentence(plain((order.do ?? 'step').replace(/^.*\//, ''))) + where, under: settled(step) || who };
}

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
