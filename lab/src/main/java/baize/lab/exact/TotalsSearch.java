package baize.lab.exact;

import baize.games.blackjack.DealerBlackjack;
import baize.games.blackjack.Points;

/**
 * The best decisions by totals against one upcard. Each cell of the column is decided by what its hands gain together,
 * each as often as it comes up; since that hangs on the other cells, all are decided again until none changes.
 */
final class TotalsSearch {
    /** More often than any column has been seen to change. */
    private static final int MOST_TURNS = 50;

    private final BlackjackHands hands = BlackjackHands.ALL;
    private final BlackjackUpcard shoe;
    private final DealerBlackjack rule;
    private final HandValues values;

    TotalsSearch(BlackjackUpcard shoe, HandValues values, DealerBlackjack rule) {
        this.shoe = shoe;
        this.values = values;
        this.rule = rule;
    }

    BlackjackColumn best() {
        BlackjackColumn column = BlackjackStrategy.MIMIC.column(shoe.up());
        for (int turn = 0; turn < MOST_TURNS; turn++) {
            BlackjackColumn better = better(column);
            if (better.equals(column)) {
                split(better);
                if (better.equals(column)) return column;
            }
            column = better;
        }
        throw new IllegalStateException("no best column against " + shoe.up());
    }

    /** Each cell as is best where all others stay as they are. */
    private BlackjackColumn better(BlackjackColumn column) {
        byte[] acts = column.actsAfterSplit();
        values.under(acts);
        HandRun run = new HandRun(shoe, acts, 1, 0);
        BlackjackDeals.each(shoe, (hand, chance, blackjack) -> {
            if (!blackjack && !column.splits(hands.pairOf(hand))) run.start(hand, chance);
        });
        run.played();
        double[] hits = new double[BlackjackColumn.CELLS];
        double[] doubles = new double[BlackjackColumn.CELLS];
        for (int hand = 1; hand < hands.count(); hand++) {
            if (run.reached(hand) == 0) continue;
            int points = hands.points(hand);
            int cell = BlackjackColumn.cell(points);
            double hit = Points.total(points) == Points.TWENTY_ONE ? Double.NEGATIVE_INFINITY : values.hit(hand);
            double alone = Points.total(points) < BlackjackColumn.LEAST_STOOD ? hit : Math.max(hit, values.stood(hand));
            if (acts[hand] != BlackjackActs.DOUBLE) hits[cell] += run.reached(hand) * (hit - values.stood(hand));
            if (hands.size(hand) == 2 && Points.mayDouble(points))
                doubles[cell] += run.reached(hand) * (values.doubled(hand) - alone);
        }
        return decided(column, hits, doubles);
    }

    private static BlackjackColumn decided(BlackjackColumn column, double[] hits, double[] doubles) {
        BlackjackColumn better = column.copy();
        for (int cell = 0; cell < hits.length; cell++) {
            if (hits[cell] != 0 && cell >= BlackjackColumn.LEAST_STOOD) better.hits(cell, hits[cell] > 0);
            better.doubles(cell, doubles[cell] > 0);
        }
        return better;
    }

    /**
     * A pair is split where that is better than what the column does with it otherwise. Whether it may be split again
     * makes no difference to that: who would split once would split again.
     */
    private void split(BlackjackColumn column) {
        byte[] acts = column.actsAfterSplit();
        values.under(acts);
        for (int value = 1; value <= BlackjackHands.VALUES; value++) {
            double kept = values.expected(hands.of(value, value));
            BlackjackSplit split = new BlackjackSplit(shoe, acts, value, 2, rule);
            column.splits(value, split.atMost() > kept && split.value() > kept);
        }
    }
}
