package baize.wire.twin;

import static baize.wire.twin.Impossible.ever;
import static baize.wire.twin.Impossible.in;

import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Caribbean Stud Poker with its jackpot, reckoned by hand. */
final class StudTwin implements Twin {
    static final long STAKE = 100;

    /** High card, pair, two pairs, three, straight, flush, full house, four, straight flush, royal flush. */
    private static final long[] BET_PAYS = {1, 1, 2, 3, 4, 5, 7, 20, 50, 250};

    @Override
    public String game() {
        return "caribbean-stud";
    }

    @Override
    public List<String> remedies() {
        return List.of(
                "misdeal",
                "two-cards-exposed",
                "dealer-miscounted",
                "hand-miscounted",
                "hand-to-empty-box",
                "foreign-card",
                "missing-card",
                "call-time",
                "device-fails",
                "jackpot-fails",
                "jackpot-works",
                "jackpot-undetected",
                "allow-jackpot",
                "invalid-wager",
                "void-hand",
                "void-round",
                "invalidate",
                "invalidate-fraud",
                "invalidate-retain",
                "invalidate-a-stranger",
                "refuse-wager",
                "found-over",
                "found-in-order",
                "found-bet",
                "loss-limit",
                "overpaid",
                "underpaid");
    }

    @Override
    public List<String> phases() {
        return List.of("betting", "closed", "dealt", "deciding", "exposed", "settled", "left", "next");
    }

    @Override
    public List<Impossible> impossible() {
        String noRound = "betting closed settled left next";
        String hand = "dealt deciding exposed";
        return List.of(
                in(
                        noRound,
                        "misdeal void-round two-cards-exposed dealer-miscounted",
                        "14.1: no card of a round is out"),
                in(noRound, "hand-miscounted hand-to-empty-box void-hand", "14.8, 14.10: no card of a round is out"),
                in(noRound, "found-bet", "5.6: bets are made in the hand, and what is settled stands (14.12)"),
                in("deciding exposed", "misdeal void-round", "14.1: a player has handled the cards"),
                in(noRound + " exposed", "call-time", "14.14: no hand waits for a decision"),
                in("betting closed next", "invalidate invalidate-fraud invalidate-retain", "16.9: no outcome is there"),
                ever("invalidate-a-stranger", "R-192: it names somebody without a wager"),
                in("settled left", "invalid-wager", "14.20.3: hands that are settled stand"),
                in("settled left", "loss-limit", "14.21.1: no wager stands"),
                in(hand + " settled left", "refuse-wager", "16.16: it is for before the cards"),
                in(hand, "found-in-order", "5.3: too late for a wager that is in order"),
                in("exposed", "found-over", "6.3: every player has decided"),
                in(hand + " settled left", "jackpot-undetected allow-jackpot", "5.3.2: it is for before the cards"));
    }

    @Override
    public Set<String> orders() {
        return ORDERS;
    }

    @Override
    public Set<String> unknown() {
        return Set.of();
    }

    @Override
    public void play(Playout playout, String remedy, String phase) {
        new StudRound(playout, remedy, phase).play();
    }

    @Override
    public String toString() {
        return game();
    }

    static int kind(List<String> cards) {
        List<Integer> ranks = Deck.ranks(cards);
        boolean flush = Deck.isFlush(cards);
        boolean straight = isStraight(ranks);
        if (straight && flush) return ranks.get(0) == 12 && ranks.get(1) == 11 ? 9 : 8;
        int first = Collections.frequency(ranks, ranks.get(0));
        int second = Collections.frequency(ranks, ranks.get(first == 5 ? 0 : first));
        if (first == 4) return 7;
        if (first == 3 && second == 2) return 6;
        if (flush) return 5;
        if (straight) return 4;
        if (first == 3) return 3;
        return first == 2 ? second == 2 ? 2 : 1 : 0;
    }

    private static boolean isStraight(List<Integer> ranks) {
        return ranks.stream().distinct().count() == 5
                && (ranks.get(0) - ranks.get(4) == 4 || ranks.equals(List.of(12, 3, 2, 1, 0)));
    }

    /** Above zero where the first hand is the better one. */
    static int compare(List<String> one, List<String> other) {
        if (kind(one) != kind(other)) return kind(one) - kind(other);
        List<Integer> mine = high(Deck.ranks(one));
        List<Integer> yours = high(Deck.ranks(other));
        for (int i = 0; i < 5; i++) if (!mine.get(i).equals(yours.get(i))) return mine.get(i) - yours.get(i);
        return 0;
    }

    /** The ace of a five-high straight is its lowest card. */
    private static List<Integer> high(List<Integer> ranks) {
        return ranks.equals(List.of(12, 3, 2, 1, 0)) ? List.of(3, 2, 1, 0, -1) : ranks;
    }

    private static boolean qualifies(List<String> dealer) {
        List<Integer> ranks = Deck.ranks(dealer);
        return kind(dealer) > 0 || (ranks.get(0) == 12 && ranks.get(1) == 11);
    }

    /** One player's part. */
    static final class Seat {
        final String patron;
        final int box;
        /** As far as it counts, and so the bet. */
        long ante;

        long bet;
        boolean jackpot;
        /** Whose that is, who may be another by leave. */
        String jackpotOf;

        List<String> cards = List.of();
        boolean decided;
        boolean folds;
        boolean isVoid;
        boolean jackpotVoid;
        boolean invalid;
        /** The loss limit is reached, so that there is no bet. */
        boolean mustFold;

        long prize;

        Seat(String patron, int box, long ante, boolean jackpot) {
            this.patron = patron;
            this.box = box;
            this.ante = ante;
            this.jackpot = jackpot;
            this.jackpotOf = patron;
        }

        boolean waits() {
            return !decided && !isVoid;
        }

        boolean hasJackpot() {
            return jackpot && !jackpotVoid && !isVoid;
        }

        boolean isFolded() {
            return decided && folds;
        }

        boolean isLeft() {
            return hasJackpot() || (!isVoid && !isFolded());
        }

        long staked() {
            return ante + (jackpot ? STAKE : 0) + bet;
        }

        long net(List<String> dealer) {
            return jackpotNet() + handNet(dealer);
        }

        long jackpotNet() {
            if (!hasJackpot()) return 0;
            // What an invalid wager would have won it does not; it goes back.
            if (invalid) return kind(cards) >= 5 ? 0 : -STAKE;
            return prize - STAKE;
        }

        long handNet(List<String> dealer) {
            if (isVoid) return 0;
            if (isFolded()) return -ante;
            if (!qualifies(dealer)) return invalid ? 0 : ante;
            int won = compare(cards, dealer);
            if (won < 0) return -ante - bet;
            return won == 0 || invalid ? 0 : ante + bet * BET_PAYS[kind(cards)];
        }
    }
}
