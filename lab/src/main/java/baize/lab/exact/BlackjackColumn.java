package baize.lab.exact;

import baize.core.rule.Rule;
import baize.games.blackjack.Points;
import java.util.Arrays;

/** What to do against one upcard: by total, by whether an ace counts eleven, and which pairs are split. */
public final class BlackjackColumn {
    /** Below this a hand takes a card. */
    @Rule("blackjack 10.2")
    static final int LEAST_STOOD = 12;

    private static final int SOFT = 32;
    static final int CELLS = 2 * SOFT;

    private final boolean[] hits = new boolean[CELLS];
    private final boolean[] doubles = new boolean[CELLS];
    private final boolean[] splits = new boolean[BlackjackHands.VALUES + 1];

    BlackjackColumn() {
        for (int total = 0; total < LEAST_STOOD; total++) hits[total] = true;
    }

    /** Which cell a hand's points are in. */
    static int cell(int points) {
        return Points.isSoft(points) ? SOFT + Points.total(points) : Points.hard(points);
    }

    BlackjackColumn copy() {
        BlackjackColumn copy = new BlackjackColumn();
        System.arraycopy(hits, 0, copy.hits, 0, CELLS);
        System.arraycopy(doubles, 0, copy.doubles, 0, CELLS);
        System.arraycopy(splits, 0, copy.splits, 0, splits.length);
        return copy;
    }

    void hits(int cell, boolean does) {
        hits[cell] = does;
    }

    void doubles(int cell, boolean does) {
        doubles[cell] = does;
    }

    void splits(int value, boolean does) {
        splits[value] = does;
    }

    boolean hits(int points) {
        return hits[cell(points)];
    }

    boolean doubles(int points) {
        return doubles[cell(points)];
    }

    boolean splits(int value) {
        return splits[value];
    }

    /** Stand or draw, with a hand that can be neither doubled nor split. */
    @Rule({"blackjack 10.2", "blackjack 10.3"})
    public byte later(int points) {
        if (Points.total(points) == Points.TWENTY_ONE) return BlackjackActs.STAND;
        return Points.total(points) < LEAST_STOOD || hits(points) ? BlackjackActs.HIT : BlackjackActs.STAND;
    }

    /** The same with two cards, that may be doubled. */
    @Rule({"blackjack 11.1", "R-97"})
    public byte first(int points) {
        return Points.mayDouble(points) && doubles(points) ? BlackjackActs.DOUBLE : later(points);
    }

    /** What is done with two cards of one value. */
    @Rule("blackjack 12.1")
    public byte pair(int value) {
        return splits[value] ? BlackjackActs.SPLIT : first(Points.with(Points.with(Points.NONE, value), value));
    }

    /** What is done with each hand; one that is split has no other act. */
    byte[] acts() {
        BlackjackHands hands = BlackjackHands.ALL;
        byte[] acts = actsAfterSplit();
        for (int value = 1; value <= BlackjackHands.VALUES; value++)
            if (splits[value]) acts[hands.of(value, value)] = BlackjackActs.SPLIT;
        return acts;
    }

    /** What is done with each hand where none is split any more. */
    byte[] actsAfterSplit() {
        BlackjackHands hands = BlackjackHands.ALL;
        byte[] acts = new byte[hands.count()];
        for (int hand = 0; hand < acts.length; hand++)
            acts[hand] = hands.size(hand) == 2 ? first(hands.points(hand)) : later(hands.points(hand));
        return acts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BlackjackColumn that
                && Arrays.equals(hits, that.hits)
                && Arrays.equals(doubles, that.doubles)
                && Arrays.equals(splits, that.splits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hits);
    }
}
