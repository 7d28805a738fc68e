#!/usr/bin/env python3
"""Works out a deal again from its revealed seed, by the recipe in chance.md and nothing else.

    check-deal.py TABLE ROUND SEED [CARDS|dice|balls] [DRAW]

Prints the commitment that must have stood at the table before the round, and the cards of the draw in order, or its dice; of
balls the numbers that are called from this draw on, each a draw of its own, to the last of ninety.
Written apart from the program that deals, without any library but Python's own, so that agreement means something.
"""
import hashlib
import sys

RANKS, SUITS, WORD = "23456789TJQKA", "cdhs", 1 << 64


def aes_tables():
    """AES's substitution, from its definition: the inverse in GF(2^8), then an affine map."""
    power, exponent = [1] * 255, {}
    for i in range(1, 255):
        value = power[i - 1] ^ (power[i - 1] << 1)
        power[i] = value ^ 0x11B if value > 255 else value
    for i, value in enumerate(power):
        exponent[value] = i
    box = []
    for byte in range(256):
        inverse = power[(255 - exponent[byte]) % 255] if byte else 0
        turned = [(inverse << n | inverse >> (8 - n)) & 255 for n in range(5)]
        box.append(turned[0] ^ turned[1] ^ turned[2] ^ turned[3] ^ turned[4] ^ 0x63)
    return box


BOX = aes_tables()


def double(byte):
    return (byte << 1 ^ 0x11B) if byte & 0x80 else byte << 1


def key_schedule(key):
    words = [list(key[i : i + 4]) for i in range(0, 32, 4)]
    constant = 1
    for i in range(8, 60):
        word = list(words[i - 1])
        if i % 8 == 0:
            word = [BOX[b] for b in word[1:] + word[:1]]
            word[0] ^= constant
            constant = double(constant)
        elif i % 8 == 4:
            word = [BOX[b] for b in word]
        words.append([a ^ b for a, b in zip(words[i - 8], word)])
    return [sum(words[i : i + 4], []) for i in range(0, 60, 4)]


def encrypt(rounds, block):
    state = [a ^ b for a, b in zip(block, rounds[0])]
    for number in range(1, 15):
        state = [BOX[state[(i + 4 * (i % 4)) % 16]] for i in range(16)]
        if number < 14:
            mixed = []
            for c in range(0, 16, 4):
                a = state[c : c + 4]
                for r in range(4):
                    b = a[(r + 1) % 4]
                    mixed.append(double(a[r]) ^ double(b) ^ b ^ a[(r + 2) % 4] ^ a[(r + 3) % 4])
            state = mixed
        state = [a ^ b for a, b in zip(state, rounds[number])]
    return bytes(state)


class Generator:
    """CTR_DRBG with AES-256, no derivation function, 256 bytes a request."""

    def __init__(self, seed):
        self.key, self.counter, self.words = bytes(32), 0, []
        stream = self.blocks(3)
        self.renew(bytes(a ^ b for a, b in zip(stream, seed)))

    def renew(self, state):
        self.key, self.counter = state[:32], int.from_bytes(state[32:], "big")

    def blocks(self, count):
        rounds, out = key_schedule(self.key), b""
        for _ in range(count):
            self.counter = (self.counter + 1) % (1 << 128)
            out += encrypt(rounds, self.counter.to_bytes(16, "big"))
        return out

    def word(self):
        if not self.words:
            out = self.blocks(16)
            self.renew(self.blocks(3))
            self.words = [int.from_bytes(out[i : i + 8], "big") for i in range(0, 256, 8)]
        return self.words.pop(0)


def deal(generator, count):
    deck, at = list(range(52)), 0
    while at < count:
        places = min(count - at, 56 // (52 - at).bit_length())
        tried, fraction, product = list(deck), generator.word(), 1
        for place in range(at, at + places):
            bound = 52 - place
            drawn = place + fraction * bound // WORD
            fraction, product = fraction * bound % WORD, product * bound
            tried[place], tried[drawn] = tried[drawn], tried[place]
        deck = tried
        if fraction >= WORD % product:
            at += places
    return [RANKS[card // 4] + SUITS[card % 4] for card in deck[:count]]


def below(generator, bound):
    while True:
        product = generator.word() * bound
        if product % WORD >= WORD % bound:
            return product // WORD


def roll(generator):
    fell = below(generator, 36)
    return "%d-%d" % (fell // 6 + 1, fell % 6 + 1)


def number(value):
    return value.to_bytes(4, "big")


def main(table, game_round, seed, cards="52", draw="0"):
    name, seed = table.encode(), bytes.fromhex(seed)
    place = number(len(name)) + name + number(int(game_round))
    print("commitment", hashlib.sha256(b"baize commitment 1" + place + seed).hexdigest())

    def generator(of):
        return Generator(hashlib.sha384(b"baize draw 1" + place + number(of) + seed).digest())

    if cards == "dice":
        print("dice", roll(generator(int(draw))))
    elif cards == "balls":
        left = list(range(1, 91))
        called = [left.pop(below(generator(int(draw) + at), len(left))) for at in range(90)]
        print("balls", " ".join(map(str, called)))
    else:
        print("cards", " ".join(deal(generator(int(draw)), int(cards))))


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 6:
        sys.exit(__doc__)
    main(*sys.argv[1:])
