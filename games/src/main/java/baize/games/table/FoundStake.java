package baize.games.table;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A wager as staff find it on the layout, against what the software had accepted there. Where that was nothing, a
 * dealer puts it on record; an accepted wager that is found to be another is a supervisor's to decide. Patron and
 * surveillance are told of that, and of all that is found once cards have been seen, so that nobody can wager on them
 * by saying that a wager lies there.
 *
 * @param area the id of the area
 * @param was what was accepted there, if anything
 * @param stake what lies there
 * @param cardsOut whether the first card is out
 * @param clause the book's clause on wagers that are found
 */
public record FoundStake(
        TableBook book,
        Patron patron,
        String area,
        @Nullable Placed was,
        Money stake,
        boolean cardsOut,
        String clause) {

    private boolean isAnother() {
        return was != null && !was.stake().equals(stake);
    }

    /** Why a member of staff of this grade may not say so, if so. */
    @Rule({"three-card-poker 6.3", "caribbean-stud 6.3", "blackjack 6.3", "R-24"})
    public @Nullable Refusal refusal(Grade by) {
        if (!isAnother() || book.table().allows(by, Grade.GAMING_SUPERVISOR)) return null;
        return new Refusal(
                book.reason(TableReason.WRONG_GRADE),
                clause,
                "to change an accepted wager " + TableDecisions.wrongGrade(by, Grade.GAMING_SUPERVISOR));
    }

    /** Who is told of it. */
    @Rule({"three-card-poker 6.3", "caribbean-stud 6.3", "blackjack 6.3"})
    public List<TableEvent> notices() {
        if (was == null ? !cardsOut : !isAnother()) return List.of();
        String about = was == null
                ? patron + "'s " + area + " of " + stake + " was found after the first card where none was accepted"
                : patron + "'s " + area + " of " + was.stake() + " was found to be " + stake;
        return List.of(
                new TableEvent.Notified(Recipient.PATRON, clause, about),
                new TableEvent.Notified(Recipient.SURVEILLANCE, clause, about));
    }
}
