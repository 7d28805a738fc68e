package baize.lab.exact;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A full shoe of so many decks with the solvers for its ten upcards, which work side by side. */
public final class BlackjackShoe {
    private static final double RANKS = 13;
    private static final double TENS = 4;

    private final int decks;
    private final List<BlackjackAgainst> upcards;

    public BlackjackShoe(int decks) {
        this.decks = decks;
        upcards = IntStream.rangeClosed(1, BlackjackHands.VALUES)
                .parallel()
                .mapToObj(up -> new BlackjackAgainst(decks, up))
                .toList();
    }

    public int decks() {
        return decks;
    }

    /** The chance of an upcard, 1 for the ace to 10. */
    public static double chance(int up) {
        return (up == BlackjackHands.VALUES ? TENS : 1) / RANKS;
    }

    /** Something of each upcard, the ace first. */
    <T> List<T> each(Function<Against, T> work) {
        return IntStream.rangeClosed(1, BlackjackHands.VALUES)
                .parallel()
                .mapToObj(up -> work.apply(new Against(up, upcards.get(up - 1))))
                .toList();
    }

    /** An upcard and its solver. */
    record Against(int up, BlackjackAgainst solver) {}
}
