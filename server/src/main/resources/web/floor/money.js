// Money as the floor sends it ("12.50"), as it is counted (whole cents) and as it is said ("$12.50").

/** "12.50" → 1250; a number is taken as cents already. */
export function cents(amount) {
  if (typeof amount === 'number') return amount;
  const match = /^([+-]?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount ?? '');
  if (!match) throw new Error(`expected an amount such as "12.50", not ${JSON.stringify(amount)}`);
  const count = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && count ? -count : count;
}

/** 1250 → "12.50", as the floor wants it. */
export function text(count) {
  const digits = String(Math.abs(count)).padStart(3, '0');
  return `${count < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "$1,204.00"; below zero with a true minus. */
export function dollars(amount) {
  const count = cents(amount);
  const [whole, part] = text(Math.abs(count)).split('.');
  return `${count < 0 ? '−' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}

/** A limit: "$10", with cents only where there are some. */
export function limit(amount) {
  return dollars(amount).replace(/\.00$/, '');
}

/** What came of it: "+$30.00", "−$15.00", "$0.00". */
export function net(amount) {
  const count = cents(amount);
  return count > 0 ? `+${dollars(count)}` : dollars(count);
}

/** What a person typed, as cents: "12", "12.5", "$1,200.00"; null where it is no amount. */
export function typed(words) {
  const plain = words.trim().replace(/^\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? cents(plain) : null;
}
