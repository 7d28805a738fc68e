package baize.lab.exact;

import baize.core.card.HandCategory;
import baize.core.card.PokerHand;

/** Deals added up by outcome, as groups of them are bet, folded or played as is best. */
final class StudWeights {
    private static final int HIGH_CARD = HandCategory.HIGH_CARD.ordinal();

    private final StudCensus census;
    private final long[] counts = new long[StudPayoffs.OUTCOMES];

    StudWeights(StudCensus census) {
        this.census = census;
    }

    long[] counts() {
        return counts;
    }

    void best(int from, int below) {
        for (int strength = from; strength < below; strength++) addBest(strength, PokerHand.categoryOrdinal(strength));
    }

    void best(StudSituation situation) {
        for (int third = 0; third < StudAceKing.NEVER; third++) addBest(StudCensus.group(situation, third), HIGH_CARD);
    }

    private void addBest(int group, int category) {
        for (int row = 0; row < StudCensus.ROWS; row++)
            counts[StudPayoffs.outcome(row, category)] += census.best(group, row);
    }

    void bet(int from, int below) {
        for (int strength = from; strength < below; strength++) addBet(strength, PokerHand.categoryOrdinal(strength));
    }

    private void addBet(int group, int category) {
        for (int row = 0; row < StudCensus.FOLDED; row++)
            counts[StudPayoffs.outcome(row, category)] += census.bet(group, row);
    }

    void folded(int from, int below) {
        for (int strength = from; strength < below; strength++)
            addFolded(strength, PokerHand.categoryOrdinal(strength));
    }

    private void addFolded(int group, int category) {
        counts[StudPayoffs.outcome(StudCensus.FOLDED, category)] += census.deals(group);
    }

    void aceKing(StudAceKing rules) {
        for (StudSituation situation : StudSituation.values())
            for (int third = 0; third < StudAceKing.NEVER; third++) {
                int group = StudCensus.group(situation, third);
                if (rules.bets(situation, third)) addBet(group, HIGH_CARD);
                else addFolded(group, HIGH_CARD);
            }
    }
}
