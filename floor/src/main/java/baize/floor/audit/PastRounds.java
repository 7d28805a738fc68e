package baize.floor.audit;

import baize.core.engine.Patron;
import baize.floor.journal.Journal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rounds that are over, page by page, the newest first. No page reads more than a bounded number of rows, however long
 * the history is.
 */
public final class PastRounds {
    /** One who is at a table and does not play has rounds of others to be passed by; so many rows of them a page. */
    private static final long MOST_ROWS = 20_000;

    private PastRounds() {}

    /**
     * A page of rounds.
     *
     * @param before the round, by its id, before which the next page goes on; none after the last page
     */
    public record Page(List<PastRound> rounds, @Nullable String before) {
        static final Page EMPTY = new Page(List.of(), null);

        public Page {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * The rounds of a table before one.
     *
     * @param before its number; a round that has not been yet stands for all there are
     */
    public static Page of(Journal journal, String table, int before, int limit) {
        String stream = Replay.TABLE + table;
        RoundRows at = RoundRows.find(journal, stream, before);
        long last = at == null ? journal.version(stream) : at.committed();
        RoundsBack back = RoundsBack.from(journal, table, last);
        if (back == null) return Page.EMPTY;
        List<PastRound> rounds = new ArrayList<>();
        for (PastRound round = back.next(Instant.EPOCH); round != null; round = back.next(Instant.EPOCH)) {
            if (rounds.size() == limit) return new Page(rounds, rounds.getLast().id());
            // A number that was never reached is no bound.
            if (round.number() < before) rounds.add(round);
        }
        return new Page(rounds, null);
    }

    /**
     * The rounds in which a patron had wagers, with his or her lines alone. The patron's record says when the card was
     * in at which table, so only rows of these times are read.
     *
     * @param before the round, by its id, before which to begin; none for the newest
     */
    public static Page of(Journal journal, Patron patron, @Nullable String before, int limit) {
        List<PastRound> rounds = new ArrayList<>();
        long rows = 0;
        VisitsBack visits = VisitsBack.of(journal, patron, before);
        if (visits == null) return Page.EMPTY;
        for (VisitsBack.Past visit = visits.next(); visit != null; visit = visits.next()) {
            RoundsBack back = RoundsBack.from(journal, visit.table(), visit.last());
            if (back == null) continue;
            PastRound round = back.next(visit.from());
            for (; round != null; round = back.next(visit.from())) {
                PastRound own = round.of(patron);
                if (!own.lines().isEmpty()) rounds.add(own);
                if (rounds.size() == limit || rows + back.looked() > MOST_ROWS) return new Page(rounds, round.id());
            }
            rows += back.looked();
        }
        return new Page(rounds, null);
    }
}
