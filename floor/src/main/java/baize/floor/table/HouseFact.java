package baize.floor.table;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.floor.chance.Seed;
import baize.floor.chance.Seeds.Committed;
import baize.floor.ticket.TicketNumber;
import baize.games.table.Dollars;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** What the house did around a game. */
public sealed interface HouseFact {
    record TableSetUp(Setup setup) implements HouseFact {}

    /** The house is bound to a seed that nobody has seen. */
    record SeedCommitted(Committed committed) implements HouseFact {}

    /** An outcome was derived from the seed; draws of a round count from 0. */
    record OutcomeDrawn(int draw) implements HouseFact {}

    /** The seed is public; {@code used} says whether the round drew from it. */
    record SeedRevealed(int round, Seed seed, boolean used) implements HouseFact {}

    record VisitBegan(Patron patron, Instant renewAt) implements HouseFact {}

    /** What was won or lost and how long that took is on the patron's record, and counting begins anew. */
    record VisitRenewed(Patron patron, Instant renewAt) implements HouseFact {}

    /** The card is out, with the day of a warning that the next table must know of. */
    record VisitEnded(Patron patron, @Nullable LocalDate warned) implements HouseFact {}

    /** Chips were bought: with notes at the table or into a terminal, or out of the wallet. */
    record ChipsBrought(Patron patron, Money amount, boolean notes) implements HouseFact {}

    record ChipsTaken(Patron patron, Money amount) implements HouseFact {}

    record ColourChanged(Patron patron, Money amount) implements HouseFact {}

    /** A ticket's value is on the credit meter of a terminal. */
    record TicketInserted(Patron patron, TicketNumber number, Money amount) implements HouseFact {}

    /** A ticket stands for credits of a terminal, which are cancelled. */
    record TicketPrinted(Patron patron, TicketNumber number, Money amount) implements HouseFact {}

    /** Credits of a terminal were paid in cash; the player has signed for them. */
    record PaidByHand(Patron patron, Money amount) implements HouseFact {}

    /**
     * What a line or a remedy gave to somebody who is not at the table went on into the account.
     *
     * @param rule the clause that decided
     */
    record PaidIntoAccount(Patron patron, Money amount, String rule) implements HouseFact {}

    /**
     * What a remedy takes back and is not there in chips was charged to the account.
     *
     * @param rule the clause that decided
     */
    record ChargedToAccount(Patron patron, Money amount, String rule) implements HouseFact {}

    /**
     * What a line paid in dollars that are no money went into the purse.
     *
     * @param rule the clause that decided
     */
    record DollarsPaid(Patron patron, Dollars dollars, String rule) implements HouseFact {}

    /** The table was out of service, which is nobody's time; what it waits for has its whole time again. */
    record Resumed(Instant from, Instant to, Interruption why) implements HouseFact {}

    /** Whether a viewer may be told: seeds when they are shown, a patron's affairs that patron and staff. */
    default boolean isTold(Viewer viewer) {
        return switch (this) {
            case SeedRevealed _, Resumed _ -> true;
            case TableSetUp _, SeedCommitted _, OutcomeDrawn _ -> false;
            case VisitBegan fact -> viewer.isPrivyTo(fact.patron());
            case VisitRenewed fact -> viewer.isPrivyTo(fact.patron());
            case VisitEnded fact -> viewer.isPrivyTo(fact.patron());
            case ChipsBrought fact -> viewer.isPrivyTo(fact.patron());
            case ChipsTaken fact -> viewer.isPrivyTo(fact.patron());
            case ColourChanged fact -> viewer.isPrivyTo(fact.patron());
            case TicketInserted fact -> viewer.isPrivyTo(fact.patron());
            case TicketPrinted fact -> viewer.isPrivyTo(fact.patron());
            case PaidByHand fact -> viewer.isPrivyTo(fact.patron());
            case PaidIntoAccount fact -> viewer.isPrivyTo(fact.patron());
            case ChargedToAccount fact -> viewer.isPrivyTo(fact.patron());
            case DollarsPaid fact -> viewer.isPrivyTo(fact.patron());
        };
    }
}
