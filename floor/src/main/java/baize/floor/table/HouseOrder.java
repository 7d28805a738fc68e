package baize.floor.table;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.chance.Seed;
import baize.floor.chance.Seeds.Committed;
import baize.floor.ticket.TicketNumber;
import java.time.Duration;
import java.time.Instant;

/** What the house asks of a table around its game. */
public sealed interface HouseOrder {
    /** Sets the table up, or sets it up differently between rounds. */
    record SetUp(Setup setup) implements HouseOrder {}

    /** A patron's card is put in. */
    record Enter(Patron patron, Admission admission) implements HouseOrder {}

    /** What the house knows of a patron at the table has changed. */
    record Renew(Patron patron, Admission admission) implements HouseOrder {}

    /** A patron's card is taken out; chips left go with it. */
    record Exit(Patron patron) implements HouseOrder {}

    /** A patron has bought chips: with notes at the table, or out of the wallet. */
    record BringChips(Patron patron, Money amount, boolean notes) implements HouseOrder {}

    /** A patron hands chips in. */
    record TakeChips(Patron patron, Money amount) implements HouseOrder {}

    /** A patron changes chips for chips of other denominations. */
    record ChangeColour(Patron patron, Money amount) implements HouseOrder {}

    /** A note goes into the stacker of a patron's terminal. */
    record InsertNote(Patron patron, Money note) implements HouseOrder {}

    /** A ticket goes into a patron's terminal; goes with the ticket's own command in one unit. */
    record InsertTicket(Patron patron, TicketNumber number, Money amount) implements HouseOrder {}

    /** A patron's terminal prints a ticket for credits; goes with the ticket's own command in one unit. */
    record PrintTicket(Patron patron, TicketNumber number, Money amount) implements HouseOrder {}

    /**
     * An attendant pays credits of a terminal in cash, against a voucher.
     *
     * @param signed whether the player has signed for it
     */
    record PayByHand(Patron patron, Money amount, boolean signed) implements HouseOrder {}

    /** An attendant clears a terminal that is not played at any more: its credits go with the card. */
    record ClearTerminal(Patron patron) implements HouseOrder {}

    /** The house binds itself to a seed for the next round. */
    record Commit(Committed committed) implements HouseOrder {}

    /** The round is over and its seed is shown. */
    record Reveal(Seed seed) implements HouseOrder {}

    /**
     * The table is in service again: what it waits for has its whole time, and what was lost is nobody's.
     *
     * @param from when it was in service last, by the house's clock
     */
    record Resume(Instant from, Instant to, Interruption why) implements HouseOrder {
        /** Both, and what was between them if anything; for the reason of the longer. */
        public Resume and(Resume other) {
            Interruption longer = other.lost().compareTo(lost()) > 0 ? other.why : why;
            return new Resume(
                    from.isBefore(other.from) ? from : other.from, to.isAfter(other.to) ? to : other.to, longer);
        }

        private Duration lost() {
            return Duration.between(from, to);
        }
    }
}
