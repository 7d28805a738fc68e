package baize.lab.par;

import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.DealerBlackjack;
import baize.games.blackjack.Points;
import baize.lab.exact.BlackjackActs;
import baize.lab.exact.BlackjackColumn;
import baize.lab.exact.BlackjackOdds;
import baize.lab.exact.BlackjackShoe;
import baize.lab.exact.BlackjackSolution;
import baize.lab.exact.BlackjackStrategy;
import baize.lab.exact.SideOdds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The chart of Star Blackjack. */
record BlackjackChartSheet(BlackjackRules rules, BlackjackShoe shoe, BlackjackSolution solution) {
    private static final int TEN = 10;
    private static final List<Integer> UPCARDS = List.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 1);

    ChartSheet sheet(List<BlackjackOdds> byUpcard, double value, SideOdds sides) {
        return new ChartSheet(
                UPCARDS.stream().map(BlackjackChartSheet::named).toList(),
                List.of(
                        new ChartSheet.Group("hard", merged(hard())),
                        new ChartSheet.Group("soft", merged(soft())),
                        new ChartSheet.Group("pairs", pairs())),
                UPCARDS.stream().map(up -> upcard(up, byUpcard.get(up - 1))).toList(),
                changed(value),
                Figure.about(solution.byComposition()),
                Figure.exactly(sides.blackjackAgainstAce()));
    }

    private static String named(int value) {
        return value == 1 ? "A" : Integer.toString(value);
    }

    private static ChartSheet.Upcard upcard(int up, BlackjackOdds odds) {
        return new ChartSheet.Upcard(named(up), Figure.about(BlackjackShoe.chance(up)), Figure.about(odds.value()));
    }

    /** Hard hands of two cards and more, from twenty down to five. */
    private List<ChartSheet.Line> hard() {
        return IntStream.iterate(20, total -> total >= 5, total -> total - 1)
                .mapToObj(total -> line(Integer.toString(total), column -> column.first(total)))
                .toList();
    }

    /** An ace and another card, from a nine down to a two. */
    private List<ChartSheet.Line> soft() {
        return IntStream.iterate(9, other -> other >= 2, other -> other - 1)
                .mapToObj(other -> line(
                        Integer.toString(11 + other),
                        column -> column.first(Points.with(Points.with(Points.NONE, 1), other))))
                .toList();
    }

    private List<ChartSheet.Line> pairs() {
        return IntStream.iterate(TEN + 1, value -> value >= 2, value -> value - 1)
                .map(value -> value > TEN ? 1 : value)
                .mapToObj(value -> line(named(value) + "-" + named(value), column -> column.pair(value)))
                .toList();
    }

    private ChartSheet.Line line(String hand, Function<BlackjackColumn, Byte> act) {
        BlackjackStrategy basic = solution.basic();
        return new ChartSheet.Line(
                hand,
                UPCARDS.stream()
                        .map(up -> BlackjackActs.named(act.apply(basic.column(up))))
                        .toList());
    }

    /** Rows that say the same are one. */
    private static List<ChartSheet.Line> merged(List<ChartSheet.Line> lines) {
        List<ChartSheet.Line> merged = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < lines.size(); at++) {
            boolean last = at + 1 == lines.size()
                    || !lines.get(at + 1).acts().equals(lines.get(at).acts());
            if (!last) continue;
            String low = lines.get(at).hand();
            String hand = at == from ? low : low + " to " + lines.get(from).hand();
            merged.add(new ChartSheet.Line(hand, lines.get(at).acts()));
            from = at + 1;
        }
        return merged;
    }

    /** The game with one setting at its other value. */
    private List<ChartSheet.Changed> changed(double value) {
        int decks = rules.decks() == 6 ? 8 : 6;
        int hands = rules.maximumHands() == 2 ? 3 : 2;
        DealerBlackjack rule = rules.dealerBlackjack() == DealerBlackjack.BUSTED_BETS_PLUS_ONE
                ? DealerBlackjack.ORIGINAL_BETS_ONLY
                : DealerBlackjack.BUSTED_BETS_PLUS_ONE;
        return List.of(
                changed(
                        "decks",
                        Integer.toString(decks),
                        value,
                        new BlackjackSolution(new BlackjackShoe(decks), rules.maximumHands(), rules.dealerBlackjack())),
                changed("maximumHands", Integer.toString(hands), value, solution.withHands(hands)),
                changed(
                        "dealerBlackjackRule",
                        rule.id(),
                        value,
                        new BlackjackSolution(shoe, rules.maximumHands(), rule)));
    }

    private static ChartSheet.Changed changed(String setting, String to, double value, BlackjackSolution solution) {
        double other = solution.odds(solution.basic()).value();
        return new ChartSheet.Changed(setting, to, Figure.about(other), Figure.about(other - value));
    }
}
