package baize.games.threecard;

import baize.core.card.Card;
import baize.core.card.ThreeCardCategory;
import baize.core.card.ThreeCardHand;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.table.Settling;
import baize.games.threecard.ThreeCardState.Hand;
import java.util.ArrayList;
import java.util.List;

/** Reads the settlement table for every hand of a round and writes the lines, box by box from the dealer's left. */
record ThreeCardSettlement(ThreeCardRules rules) {
    /** What bears on a hand that was decided with a card of the dealer's exposed. */
    private static final List<String> SAW = List.of("12.6", "R-33");

    @Rule({"9.3", "9.4", "9.4.1", "9.8", "10.1", "10.4"})
    List<Line> lines(List<Hand> hands, List<Card> dealer) {
        int dealerStrength = strength(dealer);
        List<Line> lines = new ArrayList<>(hands.size() * 4);
        for (Hand hand : hands) settle(hand, dealerStrength, lines);
        return List.copyOf(lines);
    }

    /** The lines of a round that is over without a result. */
    List<Line> voided(List<Hand> hands, ThreeCardShowdown ending) {
        List<Line> lines = new ArrayList<>(hands.size() * 3);
        for (Hand hand : hands) withoutCards(hand, ending, lines);
        return List.copyOf(lines);
    }

    /** The lines of one hand whose wagers all have the same end. */
    void withoutCards(Hand hand, ThreeCardShowdown ending, List<Line> lines) {
        Settling settling = settling(hand);
        for (ThreeCardArea area : ThreeCardArea.values()) {
            Placed placed = hand.on(area);
            if (placed != null) lines.add(settling.line(area.id(), placed, ending, ending.ante(), Odds.EVENS));
        }
    }

    private void settle(Hand hand, int dealer, List<Line> lines) {
        Settling settling = settling(hand);
        int player = strength(hand.cards());
        ThreeCardCategory category = ThreeCardHand.category(player);
        ThreeCardShowdown cards = ThreeCardShowdown.of(player, dealer);
        ThreeCardShowdown row = row(hand, cards);
        Placed ante = hand.ante();
        if (ante != null) lines.add(settling.line("ante", ante, row, row.ante(), Odds.EVENS));
        Placed play = hand.play();
        if (play != null) lines.add(settling.line("play", play, row, row.play(), Odds.EVENS));
        if (ante != null && row.earnsBonus() && rules.anteBonus().wins(category))
            lines.add(settling.bonus(
                    ThreeCardArea.ANTE_BONUS,
                    ante,
                    row,
                    row.bonus(),
                    rules.anteBonus().odds(category)));
        Placed pairPlus = hand.pairPlus();
        if (pairPlus != null)
            lines.add(settling.line(
                    "pair-plus",
                    pairPlus,
                    row,
                    pairPlus(row, cards, category),
                    rules.pairPlus().odds(category)));
    }

    private static ThreeCardShowdown row(Hand hand, ThreeCardShowdown cards) {
        if (hand.ending() != null) return hand.ending();
        return hand.ante() == null ? ThreeCardShowdown.PAIR_PLUS_ALONE : cards;
    }

    @Rule({"12.10", "12.12", "R-52", "R-54", "R-55", "R-59"})
    private static Verdict pairPlus(ThreeCardShowdown row, ThreeCardShowdown cards, ThreeCardCategory category) {
        if (!row.leavesPairPlus()) return row.pairPlus(category);
        return cards.pairPlus(category).and(row.besides());
    }

    private Settling settling(Hand hand) {
        return new Settling(
                hand.patron(), hand.box(), 1, rules.table().tokenSingleUse(), hand.sawDealer() ? SAW : List.of());
    }

    @Rule({"3.3", "11.1", "11.2"})
    private static int strength(List<Card> three) {
        return ThreeCardHand.strength(
                three.get(0).index(), three.get(1).index(), three.get(2).index());
    }
}
