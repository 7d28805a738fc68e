package baize.lab.par;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.bingo.Level;
import baize.games.bingo.Pattern;
import baize.games.table.Settings;
import baize.lab.exact.BingoCalls;
import baize.lab.exact.BingoRangedRoom;
import baize.lab.exact.BingoRoom;
import baize.lab.exact.Fraction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The PAR sheet of Bingo: how many calls each pattern takes. What one box does is exact. What the first of many does is
 * worked out in floating point: for the full house with the strips of the house, for other patterns with strips that
 * have no column ranges. With ranges the corners of all boxes, say, are drawn from few numbers, so that the first comes
 * later: two calls with the worst pattern among 600 boxes.
 */
public final class BingoPar {
    public static final String GAME = "bingo";

    private static final double NANOS = 1e9;
    private static final int STRIP = 6;

    private final BingoRules rules;
    private final int strips;

    private BingoPar(BingoRules rules) {
        this.rules = rules;
        this.strips = rules.cards() * rules.boxes() / STRIP;
    }

    @Rule({"bingo 1.1 \"bingo\"", "bingo 5.3", "bingo 6.5.2", "bingo 7.2"})
    public static ParSheet of(Map<String, String> house) {
        long start = System.nanoTime();
        BingoRules rules = BingoRules.read(new Settings(house));
        CallsSheet calls = new BingoPar(rules).sheet();
        double seconds = (System.nanoTime() - start) / NANOS;
        return new ParSheet(
                GAME,
                rules.settings(),
                true,
                ParSheet.EXACT,
                seconds,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(calls));
    }

    private CallsSheet sheet() {
        List<CallsSheet.Calls> patterns =
                Arrays.stream(Pattern.values()).map(this::calls).toList();
        return new CallsSheet(
                strips * STRIP, patterns, levels(patterns.getFirst().room()));
    }

    private CallsSheet.Calls calls(Pattern pattern) {
        BingoCalls calls = new BingoCalls(pattern);
        List<Fraction> distribution = calls.distribution();
        Fraction half = Fraction.of(1, 2);
        int median = IntStream.rangeClosed(0, Balls.COUNT)
                .filter(call -> distribution.get(call).compareTo(half) >= 0)
                .findFirst()
                .orElse(Balls.COUNT);
        return new CallsSheet.Calls(
                pattern.id(),
                pattern.drawn(),
                Figure.exactly(calls.mean()),
                distribution.stream().map(Figure::exactly).toList(),
                median,
                first(calls),
                first(BingoRoom.boxes(calls, strips * STRIP), false));
    }

    @Rule("R-134")
    private CallsSheet.First first(BingoCalls calls) {
        if (!rules.columnRanges()) return first(BingoRoom.strips(calls, strips), true);
        if (calls.pattern() != Pattern.FULL_HOUSE) return first(BingoRoom.strips(calls, strips), false);
        BingoRangedRoom room = new BingoRangedRoom(strips);
        return first(room.wonBy(), room.meanWinners(), true);
    }

    private static CallsSheet.First first(BingoRoom room, boolean asPlayed) {
        return first(room.wonBy(), room.aboutWinners(), asPlayed);
    }

    private static CallsSheet.First first(double[] won, double winners, boolean asPlayed) {
        double expected = Arrays.stream(won).map(by -> 1 - by).sum();
        return new CallsSheet.First(
                expected, winners, Arrays.stream(won).boxed().toList(), asPlayed);
    }

    /**
     * A bingo wins the highest level that it meets; jackpot numbers are drawn apart, so they know nothing of the
     * calls.
     */
    @Rule({"bingo 6.5", "bingo 7.3", "R-136", "R-137"})
    private List<CallsSheet.JackpotLevel> levels(CallsSheet.First bingo) {
        Fraction drawn = Fraction.of(rules.jackpotNumbers(), Balls.COUNT);
        List<CallsSheet.JackpotLevel> levels = new ArrayList<>();
        double missed = 1;
        int within = 0;
        for (Level level : rules.levels()) {
            double byThen = bingo.distribution().get(within);
            double probability = level.within() == 0
                    ? drawn.toDouble() * (1 - byThen)
                    : missed * Math.max(0, bingo.distribution().get(level.within()) - byThen);
            boolean first = within == 0 && level.within() == 0;
            levels.add(new CallsSheet.JackpotLevel(
                    level.id(),
                    level.percent(),
                    first ? Figure.exactly(drawn) : Figure.about(probability),
                    probability * level.percent() / 100));
            if (level.within() == 0) missed = 1 - drawn.toDouble();
            else within = Math.max(within, level.within());
        }
        return levels;
    }
}
