package baize.lab.simulate;

import baize.core.card.Card;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.games.blackjack.Points;
import baize.lab.exact.BlackjackActs;
import baize.lab.exact.BlackjackPayoffs;
import baize.lab.exact.FirstCards;

/**
 * One player at a table of Star Blackjack, who is insured whenever that is offered, round after round without an object
 * made. For one thread.
 */
final class BlackjackPlayer {
    private static final int MOST_HANDS = 3;
    private static final byte[] VALUES = values();

    private final BlackjackTables tables;
    private final BlackjackCards cards;
    private final boolean kinds;
    private final boolean tenInsured;

    /** The hands of a split box: their totals, and whether they were doubled. */
    private final int[] totals = new int[MOST_HANDS];

    private final boolean[] doubled = new boolean[MOST_HANDS];
    private int insured;

    BlackjackPlayer(BlackjackTables tables, BlackjackCards cards, boolean kinds, boolean tenInsured) {
        this.tables = tables;
        this.cards = cards;
        this.kinds = kinds;
        this.tenInsured = tenInsured;
    }

    private static byte[] values() {
        byte[] values = new byte[Card.COUNT];
        for (Card card : Card.deck()) values[card.index()] = (byte) Points.value(card);
        return values;
    }

    private int draw(Generator generator) {
        return VALUES[cards.next(generator)];
    }

    /** Plays a round and says how it ended. */
    @Rule({"blackjack 7.1", "blackjack 7.2"})
    int round(Generator generator) {
        cards.round(generator);
        int one = cards.next(generator);
        int up = cards.next(generator);
        int two = cards.next(generator);
        cards.dealt();
        insured = BlackjackOutcomes.UNINSURED;
        int main = main(VALUES[one], VALUES[two], VALUES[up], generator);
        return BlackjackOutcomes.outcome(kinds ? FirstCards.kind(one, two, up) : 0, insured, main);
    }

    private int main(int one, int two, int up, Generator generator) {
        int points = Points.with(Points.with(Points.NONE, one), two);
        if (tables.total(points) == Points.TWENTY_ONE) return blackjack(up, generator);
        byte act = one == two ? tables.pair(up, one) : tables.first(up, points);
        if (act == BlackjackActs.SPLIT) return split(one, up, generator);
        if (act == BlackjackActs.DOUBLE) {
            int total = Points.doubled(points, draw(generator));
            return tables.outcome(total, dealer(up, true, generator), true);
        }
        int total = drawn(points, act, up, generator);
        boolean live = total <= Points.TWENTY_ONE;
        return tables.outcome(total, dealer(up, live, generator), false);
    }

    private int drawn(int points, byte first, int up, Generator generator) {
        int hand = points;
        for (byte act = first; act == BlackjackActs.HIT; act = tables.later(up, hand))
            hand = Points.with(hand, draw(generator));
        return tables.total(hand);
    }

    /** A blackjack waits for the dealer's second card where that could make another. */
    @Rule({"blackjack 9.1.1", "blackjack 9.1.3", "blackjack 15.1.1", "blackjack 15.1.8", "R-96"})
    private int blackjack(int up, Generator generator) {
        if (up != 1 && up != 10) return tables.blackjackAtOnce();
        int second = draw(generator);
        boolean both = up + second == 11;
        insure(up, both);
        return tables.blackjack(both);
    }

    private void insure(int up, boolean blackjack) {
        if (up == 1) insured = blackjack ? BlackjackOutcomes.ACE_WON : BlackjackOutcomes.ACE_LOST;
        else if (tenInsured) insured = blackjack ? BlackjackOutcomes.TEN_WON : BlackjackOutcomes.TEN_LOST;
    }

    /** The dealer's total, as far as an outcome hangs on it; a blackjack apart from all others. */
    @Rule({"blackjack 13.1", "blackjack 13.2", "blackjack 13.4", "R-96"})
    private int dealer(int up, boolean live, Generator generator) {
        boolean waits = up == 1 || up == 10 && tenInsured;
        if (!live && !waits) return BlackjackTables.NOT_DRAWN;
        int second = draw(generator);
        int points = Points.with(Points.with(Points.NONE, up), second);
        boolean blackjack = tables.total(points) == Points.TWENTY_ONE;
        if (up == 1 || up == 10) insure(up, blackjack);
        if (blackjack) return BlackjackTables.BLACKJACK;
        if (!live) return BlackjackTables.NOT_DRAWN;
        while (tables.dealerDraws(points)) points = Points.with(points, draw(generator));
        return tables.total(points);
    }

    /** Hands are played one after the other; one formed by a second split comes right after that it came from. */
    @Rule({"blackjack 12.1", "blackjack 12.2", "blackjack 12.3", "blackjack 12.3.1", "blackjack 12.5", "R-103"})
    private int split(int value, int up, Generator generator) {
        int hands = 2;
        int busted = 0;
        for (int hand = 0; hand < hands; hand++) {
            int second = draw(generator);
            while (second == value && hands < tables.maximumHands()) {
                hands++;
                second = draw(generator);
            }
            play(hand, Points.with(Points.with(Points.NONE, value), second), value == 1, up, generator);
            if (totals[hand] > Points.TWENTY_ONE) busted++;
        }
        int dealer = dealer(up, busted < hands, generator);
        return BlackjackPayoffs.split(net(hands, busted, dealer));
    }

    private void play(int hand, int points, boolean ace, int up, Generator generator) {
        byte act = ace ? BlackjackActs.STAND : tables.first(up, points);
        doubled[hand] = act == BlackjackActs.DOUBLE;
        totals[hand] = doubled[hand] ? Points.doubled(points, draw(generator)) : drawn(points, act, up, generator);
    }

    @Rule({"blackjack 12.7", "blackjack 15.1.10", "R-93", "R-94"})
    private int net(int hands, int busted, int dealer) {
        if (dealer == BlackjackTables.BLACKJACK) return -tables.lostToBlackjack(hands, busted);
        int net = 0;
        for (int hand = 0; hand < hands; hand++) net += tables.net(totals[hand], dealer, doubled[hand]);
        return net;
    }
}
