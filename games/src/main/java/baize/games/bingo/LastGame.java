package baize.games.bingo;

import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.table.Invalidation.Fate;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The game that was over last, until the next begins: what it takes when something is found out about it later.
 *
 * @param play its numbers, and what was won on them
 * @param series of the session's scorecards
 * @param entries where the session has ended, who had paid for it and what of that is kept; absent until then
 */
@Rule({"8.3", "9.3.1", "9.4", "R-193"})
public record LastGame(Play play, String series, @Nullable List<Entry> entries) {

    LastGame with(Play other) {
        return new LastGame(other, series, entries);
    }

    /** After the session has ended; what has gone back does not go back again. */
    LastGame ended(List<Entry> paid, BingoShowdown how) {
        return new LastGame(play, series, paid)
                .entries(entry ->
                        how == BingoShowdown.SESSION_PLAYED || entry.fate() != Fate.REFUNDED ? entry : entry.voided());
    }

    LastGame entries(UnaryOperator<Entry> change) {
        return entries == null
                ? this
                : new LastGame(play, series, entries.stream().map(change).toList());
    }

    LastGame fate(List<Patron> whose, Fate fate) {
        return entries(entry -> whose.contains(entry.patron()) ? entry.with(fate) : entry);
    }

    /** After the result was taken away: fees are back but for those of who was named, and the bingo is nobody's. */
    @Rule({"9.4", "9.5"})
    LastGame undone(List<Entry> paid) {
        LastGame without = with(play.withoutBingo());
        if (entries == null) return without;
        return new LastGame(
                without.play,
                series,
                paid.stream()
                        .map(entry -> fate(entry) == Fate.REFUNDED ? entry.voided() : entry)
                        .toList());
    }

    private Fate fate(Entry entry) {
        for (Entry known : entries == null ? List.<Entry>of() : entries)
            if (known.patron().equals(entry.patron()) && known.fate() != Fate.REFUNDED) return known.fate();
        return entry.fate();
    }
}
