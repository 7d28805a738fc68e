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
            Summed runs = new Summed(place + BingoFigure.PLACES);
            return BingoFigure.at(place, Id.of(this), per, unit, Optional.of(runs));
        }
    }

    /** The figures of a house, from this place of the tally on. */
    static BingoFigures of(BingoRules rules, int from) {
        List<BingoFigure> ofSession = new ArrayList<>();
        int at = from;
        for (OfSession figure : OfSession.values()) {
            ofSession.add(figure.at(at, rules));
            at += BingoFigure.PLACES + Summed.PLACES;
        }
        BingoFigure waited = BingoFigure.at(at, "jackpot-wait", "sessions", 1, Optional.empty());
        List<BingoFigure> paid = new ArrayList<>();
        for (Level level : rules.levels()) {
            at += BingoFigure.PLACES;
            String id = "jackpot-" + level.id() + "-paid";
            paid.add(BingoFigure.at(at, id, DOLLARS, CENTS, Optional.empty()));
        }
        return new BingoFigures(List.copyOf(ofSession), waited, List.copyOf(paid));
    }

    BingoFigure of(OfSession figure) {
        return ofSession.get(figure.ordinal());
    }

    /** How many places of the tally they take. */
    int places() {
        return BingoFigure.PLACES * (ofSession.size() + 1 + paid.size()) + Summed.PLACES * ofSession.size();
    }

    /** What was counted of each. */
    List<ValueCounts> read(long[] tally) {
        return Stream.of(ofSession, List.of(waited), paid)
                .flatMap(List::stream)
                .map(figure -> figure.of(tally))
                .toList();
    }
}
