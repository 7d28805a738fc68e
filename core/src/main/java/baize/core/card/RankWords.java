package baize.core.card;

import baize.core.rule.Id;

/** Ranks in words, by number. */
final class RankWords {
    private static final Rank[] RANKS = Rank.values();

    private RankWords() {}

    /** {@code queen}. */
    static String one(int rank) {
        return Id.of(RANKS[rank]);
    }

    /** {@code queens}. */
    static String many(int rank) {
        return one(rank) + (RANKS[rank] == Rank.SIX ? "es" : "s");
    }
}
