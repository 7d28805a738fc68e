package baize.games.bingo;

import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.jackpot.Drawn;
import baize.games.jackpot.JackpotEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What it takes to undo the result of the game that was settled last.
 *
 * @param again what would be won in the next game: the prize of the bingo, and minor ones that have lapsed
 * @param drawn what the bingo took out of the jackpot's pool, if anything
 * @param entries who had paid for the session, where it has ended since
 * @param ended how the session ended, if it has
 */
@Rule({"9.4", "9.5", "R-124"})
public record Outcome(
        List<Prize> again,
        @Nullable Drawn drawn,
        List<Entry> entries,
        @Nullable BingoShowdown ended) {
    private static final Outcome NONE = new Outcome(List.of(), null, List.of(), null);

    /** With what has happened to the pool while the game was settled. */
    static @Nullable Outcome moved(@Nullable Outcome so, JackpotEvent event) {
        Outcome known = so == null ? NONE : so;
        return switch (event) {
            case JackpotEvent.Paid paid -> known.with(Drawn.of(paid));
            case JackpotEvent.Reseeded by -> known.drawn == null ? so : known.with(known.drawn.seeded(by));
            case JackpotEvent.PutBack _ -> so == null ? null : so.with(null);
            case JackpotEvent.Contributed _, JackpotEvent.TakenBack _, JackpotEvent.Corrected _ -> so;
        };
    }

    private Outcome with(@Nullable Drawn other) {
        return new Outcome(again, other, entries, ended);
    }

    /** After the game was settled. */
    static Outcome settled(@Nullable Outcome so, List<Prize> again) {
        return new Outcome(again, so == null ? null : so.drawn, List.of(), null);
    }

    /** After prizes fell: these are to be won again already, and these would be. */
    @Rule({"8.3", "R-139"})
    Outcome recalled(List<Prize> open, List<Prize> lapsed) {
        List<Prize> rest = new ArrayList<>(again);
        rest.removeIf(prize -> open.stream().anyMatch(one -> one.pattern() == prize.pattern()));
        rest.addAll(lapsed);
        return new Outcome(List.copyOf(rest), drawn, entries, ended);
    }

    /** After what somebody had paid was declared void. */
    Outcome voided(Patron patron) {
        List<Entry> left = entries.stream()
                .map(entry -> entry.patron().equals(patron) ? entry.voided() : entry)
                .toList();
        return new Outcome(again, drawn, left, ended);
    }

    Outcome ended(List<Entry> paid, BingoShowdown how) {
        return new Outcome(again, drawn, paid, how);
    }
}
