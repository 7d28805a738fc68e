package baize.games.table;

import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of a wager that its player had no right to make: it is settled by the cards, but does not win.
 *
 * @param clause the book's clause on those found during the hand
 * @param losingReturned whether one that loses goes back too
 */
@Rule({"caribbean-stud 14.20.2", "blackjack 16.22.2", "R-12"})
public record InvalidWagers(String clause, boolean losingReturned) {

    /**
     * The verdict on such a wager.
     *
     * @param invalid the clause it is invalid under; absent for a wager that is in order
     */
    public Verdict verdict(Verdict byTheCards, @Nullable String invalid) {
        if (invalid == null) return byTheCards;
        Verdict back = Verdict.voided(clause, invalid, "R-12").and(byTheCards.rules());
        Verdict upheld = byTheCards.and(List.of(clause, invalid, "R-12"));
        return switch (byTheCards.result()) {
            case WIN -> back;
            case LOSE -> losingReturned ? back : upheld;
            case STAND_OFF -> upheld;
            case VOID -> byTheCards;
        };
    }
}
