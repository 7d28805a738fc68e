package baize.lab.simulate;

import static baize.games.blackjack.BlackjackShowdown.*;

import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.DealerBlackjack;
import baize.games.blackjack.Points;
import baize.lab.exact.BlackjackColumn;
import baize.lab.exact.BlackjackPayoffs;
import baize.lab.exact.BlackjackStrategy;

/** A strategy and the settlement of Star Blackjack as tables for a loop. */
final class BlackjackTables {
    /** The dealer has no hand that anything hangs on. */
    static final int NOT_DRAWN = 0;

    static final int BLACKJACK = 31;

    private static final int UPCARDS = 11;
    private static final int POINTS = 512;
    private static final int TOTALS = 32;

    private final byte[] first = new byte[UPCARDS * POINTS];
    private final byte[] later = new byte[UPCARDS * POINTS];
    private final byte[] pair = new byte[UPCARDS * UPCARDS];
    private final byte[] totals = new byte[POINTS];
    private final boolean[] draws = new boolean[POINTS];
    private final byte[] outcomes = new byte[2 * TOTALS * TOTALS];
    private final byte[] nets = new byte[2 * TOTALS * TOTALS];
    private final int maximumHands;
    private final DealerBlackjack rule;
    private final int atOnce;

    BlackjackTables(BlackjackRules rules, BlackjackStrategy strategy) {
        maximumHands = rules.maximumHands();
        rule = rules.dealerBlackjack();
        atOnce = BlackjackPayoffs.outcome(
                (rules.deferBlackjacks() ? BlackjackShowdown.BLACKJACK : BLACKJACK_PAID).ordinal(), false);
        for (int points = 0; points < POINTS; points++) {
            totals[points] = (byte) Math.min(TOTALS - 1, Points.total(points));
            draws[points] = Points.dealerDraws(points);
        }
        for (int up = 1; up < UPCARDS; up++) read(up, strategy.column(up));
        for (int player = 0; player < TOTALS; player++)
            for (int dealer = 0; dealer < TOTALS; dealer++) settle(player, dealer);
    }

    private void read(int up, BlackjackColumn column) {
        for (int points = 0; points < POINTS; points++) {
            if (Points.isBust(points)) continue;
            first[up * POINTS + points] = column.first(points);
            later[up * POINTS + points] = column.later(points);
        }
        for (int value = 1; value < UPCARDS; value++) pair[up * UPCARDS + value] = column.pair(value);
    }

    private void settle(int player, int dealer) {
        BlackjackShowdown row = player > Points.TWENTY_ONE
                ? BUSTED
                : dealer == BLACKJACK ? DEALER_BLACKJACK : BlackjackShowdown.of(player, dealer);
        for (int doubled = 0; doubled < 2; doubled++) {
            int at = (doubled * TOTALS + player) * TOTALS + dealer;
            int outcome = BlackjackPayoffs.outcome(row.ordinal(), doubled == 1);
            if (outcome < 0) continue; // a doubled hand does not go over
            outcomes[at] = (byte) outcome;
            nets[at] = (byte) (BlackjackPayoffs.MAIN.net(outcome) / BlackjackPayoffs.UNIT);
        }
    }

    int maximumHands() {
        return maximumHands;
    }

    byte first(int up, int points) {
        return first[up * POINTS + points];
    }

    byte later(int up, int points) {
        return later[up * POINTS + points];
    }

    byte pair(int up, int value) {
        return pair[up * UPCARDS + value];
    }

    int total(int points) {
        return totals[points];
    }

    boolean dealerDraws(int points) {
        return draws[points];
    }

    /** How a box with one hand ends. */
    int outcome(int player, int dealer, boolean doubled) {
        return outcomes[((doubled ? TOTALS : 0) + player) * TOTALS + dealer];
    }

    /** What a hand of several nets, in wagers, where the dealer has no blackjack. */
    int net(int player, int dealer, boolean doubled) {
        return nets[((doubled ? TOTALS : 0) + player) * TOTALS + dealer];
    }

    int blackjackAtOnce() {
        return atOnce;
    }

    int blackjack(boolean both) {
        return BlackjackPayoffs.outcome((both ? BOTH_BLACKJACK : BlackjackShowdown.BLACKJACK).ordinal(), false);
    }

    /** The wagers that a dealer's blackjack and having gone over take of several hands. */
    int lostToBlackjack(int hands, int busted) {
        return busted + (busted < hands && rule.takesOneMore(busted) ? 1 : 0);
    }
}
