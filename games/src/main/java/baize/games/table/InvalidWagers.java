package baize.games.table;

import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.ArrayList;
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
        return switch (byTheCards.result()) {
            case WIN -> Verdict.voided(first(byTheCards, invalid));
            case LOSE -> losingReturned ? Verdict.voided(first(byTheCards, invalid)) : and(byTheCards, invalid);
            case STAND_OFF -> and(byTheCards, invalid);
            case VOID -> byTheCards;
        };
    }

    private String[] first(Verdict byTheCards, String invalid) {
        List<String> all = new ArrayList<>(List.of(clause, invalid, "R-12"));
        for (String rule : byTheCards.rules()) if (!all.contains(rule)) all.add(rule);
        return all.toArray(new String[0]);
    }

    private Verdict and(Verdict byTheCards, String invalid) {
        List<String> all = new ArrayList<>(byTheCards.rules());
        for (String rule : List.of(clause, invalid, "R-12")) if (!all.contains(rule)) all.add(rule);
        return new Verdict(byTheCards.result(), List.copyOf(all));
    }
}
