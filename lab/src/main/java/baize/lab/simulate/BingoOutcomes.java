package baize.lab.simulate;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.bingo.Level;
import baize.games.bingo.Pattern;
import baize.games.bingo.Prize;
import baize.lab.exact.Payoff;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a simulated game of bingo is counted by: for each pattern the call that won it and the boxes that share it, and
 * the level of the jackpot. Nothing here is a stake: figures are calls, boxes and games.
 */
final class BingoOutcomes {
    /** As many winners as this or more are counted together. */
    private static final int MOST_WINNERS = 1023;

    private static final int CALLS = Balls.COUNT + 1;
    private static final Payoff.Cell NOT_COUNTED = new Payoff.Cell("not-counted", 0, 0);

    private final List<Pattern> patterns;
    private final List<Level> levels;
    private final int most;
    private final int[] byNumber;
    private final int[] byCalls;

    BingoOutcomes(BingoRules rules, int boxes) {
        patterns = patterns(rules);
        levels = rules.jackpotGames().isEmpty() ? List.of() : rules.levels();
        most = Math.min(boxes, MOST_WINNERS);
        byNumber = levels(List.of(1));
        byCalls = levels(List.of());
    }

    /** The full house, then whatever minor game some game of a session has. */
    @Rule({"bingo 5.1", "bingo 5.3"})
    private static List<Pattern> patterns(BingoRules rules) {
        List<Pattern> minors = rules.prizes().stream()
                .flatMap(List::stream)
                .map(Prize::pattern)
                .filter(pattern -> pattern != Pattern.FULL_HOUSE)
                .distinct()
                .toList();
        List<Pattern> all = new ArrayList<>(List.of(Pattern.FULL_HOUSE));
        all.addAll(minors);
        return List.copyOf(all);
    }

    /** By the call of a bingo: the highest level that it meets; one past the last where it meets none. */
    private int[] levels(List<Integer> jackpotNumbers) {
        return IntStream.range(0, CALLS)
                .map(call -> call == 0 ? levels.size() : level(call, jackpotNumbers))
                .toArray();
    }

    /** The same of a bingo on this call, which is of the number 1. */
    @Rule({"bingo 6.5", "bingo 7.3", "R-136", "R-137"})
    private int level(int call, List<Integer> jackpotNumbers) {
        List<Integer> called =
                Stream.iterate(call, number -> number - 1).limit(call).toList();
        return (int) levels.stream()
                .takeWhile(level -> !level.isMetBy(called, jackpotNumbers))
                .count();
    }

    List<Pattern> minors() {
        return patterns.subList(1, patterns.size());
    }

    boolean hasJackpot() {
        return !levels.isEmpty();
    }

    int size() {
        return level(levels.size()) + 1;
    }

    /** The place of a pattern's call in the tally, patterns counted from the full house. */
    int call(int pattern, int call) {
        return pattern * (CALLS + most + 1) + call;
    }

    int winners(int pattern, int winners) {
        return call(pattern, CALLS) + Math.min(winners, most);
    }

    private int level(int level) {
        return call(patterns.size(), level);
    }

    /** Which level of the jackpot a bingo on this call wins; one past the last where it wins none. */
    int levelWon(int call, boolean onJackpotNumber) {
        return (onJackpotNumber ? byNumber : byCalls)[call];
    }

    /** Counts a pattern by the call that won it and the boxes that did. */
    void count(int pattern, int won, long[] tally) {
        tally[call(pattern, BingoCards.call(won))]++;
        tally[winners(pattern, BingoCards.winners(won))]++;
    }

    /** Counts what a bingo won of the jackpot. */
    void countLevel(int levelWon, long[] tally) {
        tally[level(levelWon)]++;
    }

    List<Payoff> payoffs() {
        List<Payoff> all = new ArrayList<>();
        for (int pattern = 0; pattern < patterns.size(); pattern++) {
            String id = patterns.get(pattern).id();
            all.add(counted(id, "calls", call(pattern, 0), CALLS, "call-"));
            all.add(counted(id + "-winners", "boxes", winners(pattern, 0), most + 1, "winners-"));
        }
        for (int level = 0; level < levels.size(); level++) all.add(jackpot(level));
        return List.copyOf(all);
    }

    private Payoff counted(String id, String per, int from, int count, String outcome) {
        return payoff(
                id,
                per,
                at -> at < from || at >= from + count
                        ? NOT_COUNTED
                        : new Payoff.Cell(outcome + (at - from), at - from, 1));
    }

    private Payoff jackpot(int level) {
        Payoff.Cell won = new Payoff.Cell("won", 1, 1);
        Payoff.Cell missed = new Payoff.Cell("not-won", 0, 1);
        return payoff(
                "jackpot-" + levels.get(level).id(),
                "games",
                at -> at < level(0) ? NOT_COUNTED : at == level(level) ? won : missed);
    }

    private Payoff payoff(String id, String per, IntFunction<Payoff.Cell> cell) {
        return new Payoff(id, per, 1, IntStream.range(0, size()).mapToObj(cell).toList());
    }
}
