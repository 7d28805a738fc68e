package baize.lab.randomness;

import baize.core.chance.Generator;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/** Draws by the book, but for one kind that has been spoilt. */
record Flawed(Consumer<int[]> deals, Consumer<int[]> wordDeals, IntSupplier rolls, Consumer<int[]> calls)
        implements Outcomes {
    private static Flawed none(Generator words) {
        Outcomes good = Outcomes.of(words);
        return new Flawed(good::deal, good::dealByWord, good::roll, good::call);
    }

    /** Each place is filled with a card found by the remainder of a byte: 256 is no multiple of 52, nor of 51. */
    static Outcomes moduloBiasedShuffle(Generator words) {
        Flawed good = none(words);
        return new Flawed(
                cards -> {
                    int[] deck = inOrder(52);
                    for (int at = 0; at < cards.length; at++)
                        swap(deck, at, at + (int) (words.nextLong() & 0xff) % (52 - at));
                    System.arraycopy(deck, 0, cards, 0, cards.length);
                },
                good.wordDeals,
                good.rolls,
                good.calls);
    }

    /** Each place is swapped with any other, drawn or not: 52^52 ways do not share out among 52! orders. */
    static Outcomes swapAnyShuffle(Generator words) {
        Flawed good = none(words);
        return new Flawed(
                cards -> {
                    int[] deck = inOrder(52);
                    for (int at = 0; at < 52; at++) swap(deck, at, words.below(52));
                    System.arraycopy(deck, 0, cards, 0, cards.length);
                },
                good.wordDeals,
                good.rolls,
                good.calls);
    }

    /** The same with balls. */
    static Outcomes swapAnyCage(Generator words) {
        Flawed good = none(words);
        return new Flawed(good.deals, good.wordDeals, good.rolls, balls -> {
            for (int at = 0; at < 90; at++) balls[at] = at;
            for (int at = 0; at < 90; at++) swap(balls, at, words.below(90));
        });
    }

    /** The first die rolls on when it would show six after a six. */
    static Outcomes noSixAfterSix(Generator words) {
        Flawed good = none(words);
        int[] last = new int[1];
        return new Flawed(
                good.deals,
                good.wordDeals,
                () -> {
                    int roll = words.below(36);
                    while (last[0] >= 30 && roll >= 30) roll = words.below(36);
                    last[0] = roll;
                    return roll;
                },
                good.calls);
    }

    /** A die that shows six a little too often: once more in every fifty rolls of another face. */
    static Outcomes loadedDie(Generator words) {
        Flawed good = none(words);
        return new Flawed(
                good.deals,
                good.wordDeals,
                () -> words.below(50) == 0 ? 30 + words.below(6) : words.below(36),
                good.calls);
    }

    /** A cage whose every ball is followed by its neighbour a little too often. */
    static Outcomes clingingBalls(Generator words) {
        Flawed good = none(words);
        return new Flawed(good.deals, good.wordDeals, good.rolls, balls -> {
            good.call(balls);
            if (words.below(10) == 0) for (int at = 0; at < 90; at++) if (balls[at] == balls[0] + 1) swap(balls, 1, at);
        });
    }

    /** A deal that puts back what it drew, so that a card may come twice. */
    static Outcomes puttingBack(Generator words) {
        Flawed good = none(words);
        return new Flawed(
                cards -> {
                    for (int at = 0; at < cards.length; at++) cards[at] = words.below(52);
                },
                good.wordDeals,
                good.rolls,
                good.calls);
    }

    private static int[] inOrder(int count) {
        int[] numbers = new int[count];
        for (int at = 0; at < count; at++) numbers[at] = at;
        return numbers;
    }

    private static void swap(int[] numbers, int one, int other) {
        int kept = numbers[one];
        numbers[one] = numbers[other];
        numbers[other] = kept;
    }

    @Override
    public void deal(int[] cards) {
        deals.accept(cards);
    }

    @Override
    public void dealByWord(int[] cards) {
        wordDeals.accept(cards);
    }

    @Override
    public int roll() {
        return rolls.getAsInt();
    }

    @Override
    public void call(int[] balls) {
        calls.accept(balls);
    }
}
