package baize.lab.simulate;

import baize.core.rule.Id;
import baize.games.bingo.BingoRules;
import baize.games.bingo.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All that is added up of a house's sessions, in its places of the tally.
 *
 * @param ofSession once a session, in the order of {@link OfSession}
 * @param waited the sessions from one win of the jackpot to the next
 * @param paid by level of the jackpot, the highest first: what a win was
 */
record BingoFigures(List<BingoFigure> ofSession, BingoFigure waited, List<BingoFigure> paid) {
    private static final String DOLLARS = "dollars";
    private static final long CENTS = 100;

    /** What is summed once a session. */
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

    /** The figures of a house, from this place of the tally on. */
    static BingoFigures of(BingoRules rules, int from) {
        List<BingoFigure> ofSession = new ArrayList<>();
        int at = from;
        for (OfSession figure : OfSession.values()) {
            ofSession.add(figure.at(at, rules));
            at += 2 * Summed.PLACES;
        }
        BingoFigure waited = new BingoFigure("jackpot-wait", "sessions", 1, new Summed(at), Optional.empty());
        List<BingoFigure> paid = new ArrayList<>();
        for (Level level : rules.levels()) {
            at += Summed.PLACES;
            String id = "jackpot-" + level.id() + "-paid";
            paid.add(new BingoFigure(id, DOLLARS, CENTS, new Summed(at), Optional.empty()));
        }
        return new BingoFigures(List.copyOf(ofSession), waited, List.copyOf(paid));
    }

    BingoFigure of(OfSession figure) {
        return ofSession.get(figure.ordinal());
    }

    /** How many places of the tally they take. */
    int places() {
        return Summed.PLACES * (2 * ofSession.size() + 1 + paid.size());
    }

    /** What came of those of which there was something. */
    List<Simulation.Wager> read(long[] tally) {
        return Stream.of(ofSession, List.of(waited), paid)
                .flatMap(List::stream)
                .filter(figure -> figure.isThere(tally))
                .map(figure -> figure.of(tally))
                .toList();
    }
}
