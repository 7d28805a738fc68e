package baize.lab.simulate;

import baize.core.rule.Id;
import baize.games.bingo.BingoRules;
import baize.games.bingo.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is added up of whole sessions. Sessions follow one another and share the jackpot, so what one pays depends on
 * those before it: the error of a mean is taken from runs of sessions that are long enough to know little of each
 * other. What is looked at only when the jackpot is won has no such runs, and is taken as if wins were independent.
 *
 * @param per what the mean is in
 * @param unit what one of these is in the tally: dollars are counted in cents
 * @param each the values themselves
 * @param runs their sums over runs of sessions; absent where there is not one value a session
 */
record BingoFigure(String id, String per, long unit, Summed each, Optional<Summed> runs) {
    /** So many sessions are a run. */
    static final int RUN = 1_024;

    private static final String DOLLARS = "dollars";
    private static final long CENTS = 100;

    /** What is summed once a session, in this order. */
    enum OfSession {
        ENTRY("fee"),
        PRIZES(DOLLARS),
        JACKPOT(DOLLARS),
        HOUSE(DOLLARS),
        METER(DOLLARS),
        CALLS("calls");

        private final String per;

        OfSession(String per) {
            this.per = per;
        }

        private BingoFigure at(int place, BingoRules rules) {
            long unit = switch (this) {
                case ENTRY -> rules.entryFee().times(rules.cards()).cents();
                case PRIZES, JACKPOT, HOUSE, METER -> CENTS;
                case CALLS -> 1;
            };
            Summed runs = new Summed(place + Summed.PLACES);
            return new BingoFigure(Id.of(this), per, unit, new Summed(place), Optional.of(runs));
        }
    }

    /** The figures of a house in their places, from this one on: those of sessions, the wait for a win, its amounts. */
    static List<BingoFigure> of(BingoRules rules, int from) {
        List<BingoFigure> all = new ArrayList<>();
        int at = from;
        for (OfSession figure : OfSession.values()) {
            all.add(figure.at(at, rules));
            at += 2 * Summed.PLACES;
        }
        all.add(new BingoFigure("jackpot-wait", "sessions", 1, new Summed(at), Optional.empty()));
        for (Level level : rules.levels()) {
            at += Summed.PLACES;
            String id = "jackpot-" + level.id() + "-paid";
            all.add(new BingoFigure(id, DOLLARS, CENTS, new Summed(at), Optional.empty()));
        }
        return List.copyOf(all);
    }

    /** How many places of the tally the figures of a house take. */
    static int places(BingoRules rules) {
        return Summed.PLACES
                * (2 * OfSession.values().length + 1 + rules.levels().size());
    }

    boolean isThere(long[] tally) {
        return each.count(tally) > 0;
    }

    Simulation.Wager of(long[] tally) {
        double deviation = each.deviation(tally) / unit;
        return new Simulation.Wager(
                id, per, each.count(tally), each.mean(tally) / unit, error(tally, deviation), deviation, List.of());
    }

    private double error(long[] tally, double deviation) {
        return runs.filter(sums -> sums.count(tally) > 1)
                .map(sums -> sums.deviation(tally) / unit / RUN / Math.sqrt((double) sums.count(tally)))
                .orElse(deviation / Math.sqrt((double) each.count(tally)));
    }
}
