package baize.lab.simulate;

import baize.core.dice.Dice;
import baize.core.rule.Rule;
import baize.games.craps.CrapsWager;
import baize.games.craps.Spot;
import baize.lab.exact.CrapsBet;
import baize.lab.exact.CrapsEnd;
import baize.lab.exact.CrapsPayoffs;
import baize.lab.exact.CrapsShooter;
import baize.lab.exact.Payoff;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Craps compiled from its settlement table: for every way the table can stand, every roll is one cell, which says how
 * the table stands next and which wagers the roll ended. A simulation only counts its cells.
 */
final class CrapsTables {
    static final int ROLLS = Dice.COUNT;

    private static final Payoff.Cell NOT_PLACED = new Payoff.Cell("not-placed", 0, 0);

    /**
     * How a table can stand.
     *
     * @param point 0 before a come-out
     * @param come the number of the Come and the Don't Come; 0 where none has travelled
     * @param shooter whose turn it is, by the place among those who shoot
     */
    record Stand(int point, int come, int shooter) {}

    /** One way that one of the wagers ends. */
    private record Outcome(CrapsBet bet, CrapsEnd end) {}

    private final CrapsPayoffs payoffs;
    private final List<CrapsBet> bets;
    private final List<CrapsShooter> shooters;
    private final List<Stand> stands = new ArrayList<>(List.of(new Stand(0, 0, 0)));
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<List<Integer>> ended = new ArrayList<>();
    private final List<Integer> next = new ArrayList<>();

    CrapsTables(CrapsPayoffs payoffs, CrapsPlayers players) {
        this.payoffs = payoffs;
        bets = players.bets();
        shooters = players.shooters();
        for (int at = 0; at < stands.size(); at++) for (Dice dice : Dice.all()) cell(stands.get(at), dice);
    }

    private void cell(Stand stand, Dice dice) {
        List<Integer> ends = new ArrayList<>();
        for (CrapsBet bet : bets) {
            CrapsEnd end = end(bet, stand, dice);
            if (end != null) ends.add(numbered(new Outcome(bet, end)));
        }
        ended.add(ends);
        int to = numbered(after(stand, dice)) * ROLLS;
        next.add(passes(stand, dice) ? ~to : to);
    }

    private int numbered(Outcome outcome) {
        if (!outcomes.contains(outcome)) outcomes.add(outcome);
        return outcomes.indexOf(outcome);
    }

    private int numbered(Stand stand) {
        if (!stands.contains(stand)) stands.add(stand);
        return stands.indexOf(stand);
    }

    /** How a roll ends a wager; none where it stands, or is not there to be ended. */
    @Nullable
    CrapsEnd end(CrapsBet bet, Stand stand, Dice dice) {
        int number = number(bet, stand);
        return number < 0 ? null : payoffs.end(bet, number, dice);
    }

    /** The number that a wager is about; below zero where it does not stand. */
    @Rule({"R-64", "R-67", "R-68"})
    static int number(CrapsBet bet, Stand stand) {
        Spot base = bet.on().base();
        CrapsWager line = base == null ? bet.on().wager() : base.wager();
        int of = switch (line) {
            case PASS_LINE, DONT_PASS -> stand.point();
            case COME, DONT_COME -> stand.come() == 0 && stand.point() == 0 ? -1 : stand.come();
            default -> bet.on().number();
        };
        return base == null || of == bet.on().number() ? of : -1;
    }

    private Stand after(Stand stand, Dice dice) {
        int turn = passes(stand, dice) ? (stand.shooter() + 1) % shooters.size() : stand.shooter();
        return new Stand(CrapsShooter.point(stand.point(), dice), come(stand, dice), turn);
    }

    /** A Come moves as a line of its own does, once there is one. */
    private int come(Stand stand, Dice dice) {
        boolean placed = bets.stream().anyMatch(CrapsBet::isCome) && (stand.point() > 0 || stand.come() > 0);
        return placed ? CrapsShooter.point(stand.come(), dice) : 0;
    }

    private boolean passes(Stand stand, Dice dice) {
        return !shooters.isEmpty() && shooters.get(stand.shooter()).passes(stand.point(), dice);
    }

    int cells() {
        return next.size();
    }

    /** By cell: the first cell of how the table stands next, turned over ({@code ~}) where the dice pass. */
    int[] next() {
        return next.stream().mapToInt(Integer::intValue).toArray();
    }

    /** By cell: whose turn it is. */
    int[] shooter() {
        return stands.stream()
                .flatMapToInt(stand -> IntStream.generate(stand::shooter).limit(ROLLS))
                .toArray();
    }

    Stand stand(int cell) {
        return stands.get(cell / ROLLS);
    }

    /** Counts by cell as counts by outcome. */
    long[] settled(long[] cells) {
        long[] settled = new long[outcomes.size()];
        for (int cell = 0; cell < cells(); cell++)
            for (int outcome : ended.get(cell)) settled[outcome] = Math.addExact(settled[outcome], cells[cell]);
        return settled;
    }

    /** What the outcomes mean to each wager; those of others mean nothing to it. */
    List<Payoff> payoffs() {
        return bets.stream().map(this::payoff).toList();
    }

    private Payoff payoff(CrapsBet bet) {
        List<Payoff.Cell> cells = outcomes.stream()
                .map(outcome -> outcome.bet().equals(bet) ? outcome.end().cell() : NOT_PLACED)
                .toList();
        return new Payoff(bet.id(), bet.per(), payoffs.unit(), cells);
    }
}
