package baize.games.caribbeanstud;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One box in a round.
 *
 * @param ending how the hand ended, where that was not left to the cards
 * @param sawDealer whether the player still had to decide when a card of the dealer's was exposed in error
 * @param invalid the clause under which the player's wagers are invalid, if they are
 */
public record StudHand(
        Box box,
        Patron patron,
        @Nullable Placed ante,
        @Nullable JackpotWager jackpot,
        @Nullable Placed bet,
        List<Card> cards,
        @Nullable StudShowdown ending,
        boolean sawDealer,
        @Nullable String invalid) {

    /**
     * A jackpot wager, which may be another person's than the hand.
     *
     * @param ending how it ended, where that was decided apart from the hand
     * @param invalid the clause under which it is invalid, if it is
     */
    public record JackpotWager(
            Patron patron,
            Placed placed,
            @Nullable StudShowdown ending,
            @Nullable String invalid) {}

    static StudHand empty(Box box, Patron patron) {
        return new StudHand(box, patron, null, null, null, List.of(), null, false, null);
    }

    /** With a wager put on an area by a person, or, where there is none, taken off. */
    StudHand with(StudArea on, Patron by, @Nullable Placed placed) {
        return switch (on) {
            case ANTE -> new StudHand(box, patron, placed, jackpot, bet, cards, ending, sawDealer, invalid);
            case JACKPOT -> with(placed == null ? null : jackpot(by, placed));
            case BET -> new StudHand(box, patron, ante, jackpot, placed, cards, ending, sawDealer, invalid);
        };
    }

    /** A wager that is only valued differently keeps what is known of it. */
    private JackpotWager jackpot(Patron by, Placed placed) {
        return jackpot == null
                ? new JackpotWager(by, placed, null, null)
                : new JackpotWager(by, placed, jackpot.ending(), jackpot.invalid());
    }

    private StudHand with(@Nullable JackpotWager wager) {
        return new StudHand(box, patron, ante, wager, bet, cards, ending, sawDealer, invalid);
    }

    StudHand dealt(List<Card> five) {
        return new StudHand(box, patron, ante, jackpot, bet, five, ending, sawDealer, invalid);
    }

    StudHand ended(StudShowdown how) {
        return new StudHand(box, patron, ante, jackpot, bet, cards, how, sawDealer, invalid);
    }

    StudHand jackpotEnded(StudShowdown how) {
        return jackpot == null
                ? this
                : with(new JackpotWager(jackpot.patron(), jackpot.placed(), how, jackpot.invalid()));
    }

    StudHand forewarned() {
        return new StudHand(box, patron, ante, jackpot, bet, cards, ending, true, invalid);
    }

    /** With one person's wagers invalid. */
    StudHand invalid(Patron person, String clause) {
        JackpotWager wager = jackpot == null || !jackpot.patron().equals(person)
                ? jackpot
                : new JackpotWager(person, jackpot.placed(), jackpot.ending(), clause);
        String own = patron.equals(person) ? clause : invalid;
        return new StudHand(box, patron, ante, wager, bet, cards, ending, sawDealer, own);
    }

    public @Nullable Placed on(StudArea area) {
        return switch (area) {
            case ANTE -> ante;
            case JACKPOT -> jackpot == null ? null : jackpot.placed();
            case BET -> bet;
        };
    }

    /** Whose the wager on an area is. */
    Patron owner(StudArea area) {
        return area == StudArea.JACKPOT && jackpot != null ? jackpot.patron() : patron;
    }

    /** Whether any wager here is this person's. */
    boolean concerns(Patron person) {
        return patron.equals(person) || (jackpot != null && jackpot.patron().equals(person));
    }

    /** What one person's wagers here come to; tokens are no money. */
    Money money(Patron person) {
        Money sum = Money.ZERO;
        for (StudArea area : StudArea.values()) {
            Placed placed = on(area);
            if (placed != null && owner(area).equals(person))
                sum = sum.plus(placed.stake().minus(placed.tokens()));
        }
        return sum;
    }

    /** Whether the hand was given up, or deemed so, before the dealer's was turned. */
    public boolean isFolded() {
        return switch (ending) {
            case FOLDED, TIMED_OUT, TIME_CALLED -> true;
            case null, default -> false;
        };
    }

    /** Whether the player still owes a decision. */
    public boolean isUndecided() {
        return bet == null && ending == null;
    }

    /** Whether a bet lies there that is not twice the ante. */
    @Rule({"5.6", "14.11", "14.12"})
    public boolean isBetWrong() {
        return bet != null && ante != null && !bet.stake().equals(ante.stake().times(StudRules.BET));
    }

    /** Whether the jackpot wager waits for the cards. */
    public boolean hasLiveJackpot() {
        return jackpot != null && jackpot.ending() == null && (ending == null || ending.leavesJackpot());
    }

    /** Whether nothing more can happen to the hand, whatever the dealer holds. */
    public boolean isOver() {
        return ending != null && !hasLiveJackpot();
    }
}
