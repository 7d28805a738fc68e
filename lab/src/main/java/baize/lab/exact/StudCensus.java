package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.games.caribbeanstud.StudShowdown;

/**
 * What is found out in a sweep: for every hand the upcards with which it is better bet than folded, and by strength and
 * by situation of ace-king how all deals end, whether all are bet or only those that should be.
 */
final class StudCensus implements StudDeals.Visitor {
    static final int ROWS = StudPayoffs.ROWS.size();
    static final int FOLDED = StudShowdown.FOLDED.ordinal();

    private static final int NO_HAND = StudShowdown.NO_HAND.ordinal();
    private static final int BEATEN = StudShowdown.DEALER_BEATEN.ordinal();
    private static final int LOST = StudShowdown.DEALER_WINS.ordinal();
    private static final int EQUAL = StudShowdown.EQUAL.ordinal();
    private static final int RANKS = 13;
    private static final long DECK = (1L << Card.COUNT) - 1;

    private final StudHands hands;
    private final StudNets nets;
    private final long[] bets;
    private final long[] all = new long[groups() * ROWS];
    private final long[] best = new long[groups() * ROWS];

    /** With a place for the upcards of each hand, which stretches share. */
    StudCensus(StudHands hands, StudNets nets, long[] bets) {
        this.hands = hands;
        this.nets = nets;
        this.bets = bets;
    }

    private static int groups() {
        return PokerHand.STRENGTHS + StudSituation.values().length * RANKS;
    }

    /** Ace-king in a situation with this rank for its third card stands behind the strengths. */
    static int group(StudSituation situation, int third) {
        return PokerHand.STRENGTHS + situation.ordinal() * RANKS + third;
    }

    @Override
    public void hand(int hand, long[] met) {
        int strength = hands.strength(hand);
        int category = PokerHand.categoryOrdinal(strength);
        boolean aceKing = strength >= StudStrategy.ACE_KING && strength < StudStrategy.PAIR;
        long bet = 0;
        for (long left = DECK & ~cards(hand); left != 0; left &= left - 1) {
            int upcard = Long.numberOfTrailingZeros(left);
            boolean worth = nets.isWorthBetting(met[upcard], category);
            if (worth) bet |= 1L << upcard;
            if (aceKing) add(group(hand, upcard), met, upcard, worth, hands.alike(hand));
        }
        bets[hand] = bet;
        addAll(hand, strength, met, bet);
    }

    private void addAll(int hand, int strength, long[] met, long bet) {
        long others = DECK & ~cards(hand);
        int alike = hands.alike(hand);
        int at = strength * ROWS;
        add(all, at, met, others, alike);
        if (bet == others) add(best, at, met, others, alike);
        else {
            add(best, at, met, bet, alike);
            best[at + FOLDED] += StudMet.ALL * alike * Long.bitCount(others & ~bet);
        }
    }

    /** Adds what is met with these upcards. */
    private static void add(long[] into, int at, long[] met, long upcards, long alike) {
        long noHand = 0;
        long beaten = 0;
        long equal = 0;
        for (long left = upcards; left != 0; left &= left - 1) {
            long word = met[Long.numberOfTrailingZeros(left)];
            noHand += StudMet.noHand(word);
            beaten += StudMet.beaten(word);
            equal += StudMet.equal(word);
        }
        into[at + NO_HAND] += noHand * alike;
        into[at + BEATEN] += beaten * alike;
        into[at + EQUAL] += equal * alike;
        into[at + LOST] += (StudMet.ALL * Long.bitCount(upcards) - noHand - beaten - equal) * alike;
    }

    private long cards(int hand) {
        long cards = 0;
        for (int at = 0; at < 5; at++) cards |= 1L << hands.card(hand, at);
        return cards;
    }

    private int group(int hand, int upcard) {
        int third = hands.card(hand, 2) >> 2;
        return group(StudSituation.of(upcard >> 2, third, hands.card(hand, 1) >> 2, hands.card(hand, 0) >> 2), third);
    }

    private void add(int group, long[] met, int upcard, boolean worth, long alike) {
        int at = group * ROWS;
        add(all, at, met, 1L << upcard, alike);
        if (worth) add(best, at, met, 1L << upcard, alike);
        else best[at + FOLDED] += StudMet.ALL * alike;
    }

    /** Adds what another stretch found. */
    StudCensus plus(StudCensus other) {
        for (int at = 0; at < all.length; at++) {
            all[at] += other.all[at];
            best[at] += other.best[at];
        }
        return this;
    }

    /** In how many deals a group ends in a row where every hand of it is bet. */
    long bet(int group, int row) {
        return Math.divideExact(all[group * ROWS + row], StudMet.TIMES);
    }

    /** The same where each is bet or folded as is best. */
    long best(int group, int row) {
        return Math.divideExact(best[group * ROWS + row], StudMet.TIMES);
    }

    /** How many deals a group has. */
    long deals(int group) {
        long deals = 0;
        for (int row = 0; row < FOLDED; row++) deals += bet(group, row);
        return deals;
    }

    /** The upcards with which a hand is better bet, as a mask. */
    long bets(int hand) {
        return bets[hand];
    }
}
