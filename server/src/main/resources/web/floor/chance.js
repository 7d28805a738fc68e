// The recipe of docs/chance.md in the browser: a seal and a deal worked out from a seed, apart from the program that dealt.
const WORD = 1n << 64n;
const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** Whether this browser lets the page count: only over HTTPS, or on the floor's own machine. */
export const able = !!globalThis.crypto?.subtle;

const ascii = words => new TextEncoder().encode(words);
const number = value => Uint8Array.of(value >>> 24, value >>> 16 & 255, value >>> 8 & 255, value & 255);
const bytes = hex => Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16));
const hex = buffer => Array.from(new Uint8Array(buffer), byte => byte.toString(16).padStart(2, '0')).join('');
const joined = (...parts) => new Uint8Array(parts.flatMap(part => [...part]));
const whole = part => part.reduce((sum, byte) => sum << 8n | BigInt(byte), 0n);
const place = (table, round) => joined(number(ascii(table).length), ascii(table), number(round));

/** The seal that must have stood at the table before the round. */
export async function commitment(table, round, seed) {
  return hex(await crypto.subtle.digest('SHA-256', joined(ascii('baize commitment 1'), place(table, round),
    bytes(seed))));
}

/** The first cards of a draw, as codes in the order in which they leave the shoe. */
export async function deal(table, round, seed, draw, count) {
  return cards(await generatorOf(table, round, seed, draw), count);
}

async function generatorOf(table, round, seed, draw) {
  const entropy = await crypto.subtle.digest('SHA-384', joined(ascii('baize draw 1'), place(table, round), number(draw),
    bytes(seed)));
  return Generator.from(new Uint8Array(entropy));
}

/** The roll of a draw, as "4-5". */
export async function roll(table, round, seed, draw) {
  const fell = await below(await generatorOf(table, round, seed, draw), 36);
  return `${Math.floor(fell / 6) + 1}-${fell % 6 + 1}`;
}

/** The balls of a draw, one or several, from those that are `left`. */
export async function balls(table, round, seed, draw, left, count = 1) {
  const generator = await generatorOf(table, round, seed, draw);
  const among = [...left].sort((one, other) => one - other);
  const drawn = [];
  while (drawn.length < count) drawn.push(...among.splice(await below(generator, among.length), 1));
  return drawn;
}

/** A number from 0 on below a bound; a word that is one of the few too many for equal chances is drawn again. */
async function below(generator, bound) {
  for (;;) {
    const product = (await generator.word()) * BigInt(bound);
    if (product % WORD >= WORD % BigInt(bound)) return Number(product / WORD);
  }
}

/** CTR_DRBG with AES-256, no derivation function, 256 bytes a request (NIST SP 800-90A). */
class Generator {
  static async from(entropy) {
    const made = new Generator();
    made.words = [];
    await made.renew(new Uint8Array(48));
    const stream = await made.blocks(3);
    await made.renew(stream.map((byte, at) => byte ^ entropy[at]));
    return made;
  }

  async renew(state) {
    this.key = await crypto.subtle.importKey('raw', state.slice(0, 32), 'AES-CTR', false, ['encrypt']);
    this.counter = whole(state.slice(32));
  }

  /** The next blocks: AES in counter mode over nothing, which is what the standard asks for. */
  async blocks(count) {
    const counter = this.ahead(1n);
    const out = await crypto.subtle.encrypt({ name: 'AES-CTR', counter, length: 128 }, this.key,
      new Uint8Array(count * 16));
    this.counter = (this.counter + BigInt(count)) % (1n << 128n);
    return new Uint8Array(out);
  }

  ahead(steps) {
    const value = ((this.counter + steps) % (1n << 128n)).toString(16).padStart(32, '0');
    return bytes(value);
  }

  async word() {
    if (!this.words.length) {
      const out = await this.blocks(16);
      await this.renew(await this.blocks(3));
      for (let at = 0; at < 256; at += 8) this.words.push(whole(out.slice(at, at + 8)));
    }
    return this.words.shift();
  }
}

/** Fills places from the front; a word that is one of the few too many for equal chances is drawn again. */
async function cards(generator, count) {
  let deck = Array.from({ length: 52 }, (_, at) => at);
  for (let at = 0; at < count;) {
    const places = Math.min(count - at, Math.floor(56 / (52 - at).toString(2).length));
    const tried = [...deck];
    let fraction = await generator.word();
    let product = 1n;
    for (let to = at; to < at + places; to++) {
      const bound = BigInt(52 - to);
      const drawn = to + Number(fraction * bound / WORD);
      fraction = fraction * bound % WORD;
      product *= bound;
      [tried[to], tried[drawn]] = [tried[drawn], tried[to]];
    }
    deck = tried;
    if (fraction >= WORD % product) at += places;
  }
  return deck.slice(0, count).map(card => RANKS[card >> 2] + SUITS[card & 3]);
}
