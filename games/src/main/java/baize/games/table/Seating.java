package baize.games.table;

import static baize.core.engine.Decision.accept;
import static baize.games.table.TableDecisions.refuse;
import static baize.games.table.TableDecisions.wrongGrade;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.rule.Rule;
import baize.games.table.TableBook.Power;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who sits where: taking a box, leaving it, losing it, and who may not sit at all. */
final class Seating {
    /** Rounds without a wager after which a seat may be taken back. */
    static final int IDLE_ROUNDS = 3;

    private Seating() {}

    static Decision<TableEvent> sit(TableBook book, Table table, Standing standing, TableCommand.Sit c) {
        Refusal refusal = seatRefusal(book, table, c.patron(), c.box());
        if (refusal != null) return new Decision.Refused<>(refusal);
        if (c.box().equals(table.guest(c.patron()).box()))
            return refuse(book, TableReason.BOX_TAKEN, c.patron() + " sits there already");
        if (standing.hasWager(c.patron()))
            return refuse(book, TableReason.WAGERS_STAND, c.patron() + " has a wager on another box");
        return accept(new TableEvent.Seated(c.patron(), c.box()));
    }

    /** Why this patron may not play at this box, if so. */
    @Rule({
        "three-card-poker 12.11.2",
        "three-card-poker 14.3.2",
        "caribbean-stud 14.13.2",
        "caribbean-stud 16.8.2",
        "blackjack 5.18",
        "blackjack 18.4.2",
        "R-13"
    })
    static @Nullable Refusal seatRefusal(TableBook book, Table table, Patron patron, Box box) {
        Refusal closed = closedRefusal(book, table);
        if (closed != null) return closed;
        if (box.number() > book.table().boxes())
            return refusal(
                    book,
                    TableReason.NO_SUCH_BOX,
                    "the table has boxes 1 to " + book.table().boxes());
        Refusal person = personRefusal(book, table, patron);
        if (person != null) return person;
        Guest there = table.at(box);
        if (there != null && !there.patron().equals(patron))
            return refusal(book, TableReason.BOX_TAKEN, box + " is " + there.patron() + "'s");
        return null;
    }

    /** Why this patron may not play at this table, if so, wherever he or she would sit. */
    static @Nullable Refusal playerRefusal(TableBook book, Table table, Patron patron) {
        Refusal closed = closedRefusal(book, table);
        return closed == null ? personRefusal(book, table, patron) : closed;
    }

    private static @Nullable Refusal closedRefusal(TableBook book, Table table) {
        if (!table.open()) return refusal(book, TableReason.TABLE_CLOSED, "the table is closed");
        if (table.closing() != null && table.closing().ordered())
            return refusal(book, TableReason.TABLE_CLOSED, "the table closes when this round is over");
        return null;
    }

    private static @Nullable Refusal personRefusal(TableBook book, Table table, Patron patron) {
        Guest guest = table.guest(patron);
        Refusal card = cardRefusal(book, table, guest);
        if (card != null) return card;
        if (guest.excluded()) return refusal(book, TableReason.EXCLUDED_FROM_GAME, patron + " is out of this game");
        Patron other = keptApartFrom(table, guest);
        return other == null ? null : refusal(book, TableReason.KEPT_APART, patron + " may not play with " + other);
    }

    static Refusal refusal(TableBook book, TableReason reason, String detail) {
        var own = book.reason(reason);
        return new Refusal(own, own.rule(), detail);
    }

    /** Where no card is required none is asked for; one that is read and found blocked counts all the same. */
    @Rule("R-13")
    private static @Nullable Refusal cardRefusal(TableBook book, Table table, Guest guest) {
        boolean stands = guest.isBlocked() || cardRequired(book, table);
        String detail = stands ? cardDetail(guest) : null;
        return detail == null ? null : refusal(book, TableReason.NO_PLAYER_CARD, detail);
    }

    private static @Nullable String cardDetail(Guest guest) {
        return switch (guest.card()) {
            case VALID -> null;
            case NONE -> guest.patron() + " has no player card";
            case OTHER_PERSON -> guest.patron() + " used another person's card";
            case BLOCKED -> blocked(guest);
        };
    }

    static String blocked(Guest guest) {
        return guest.patron() + "'s player card is blocked";
    }

    @Rule("R-13")
    private static boolean cardRequired(TableBook book, Table table) {
        LocalDate from = book.table().cardRequiredFrom();
        return !from.equals(LocalDate.MAX)
                && (table.now() == null || !table.today().isBefore(from));
    }

    private static @Nullable Patron keptApartFrom(Table table, Guest guest) {
        for (Guest other : table.guests())
            if (other.box() != null
                    && !other.patron().equals(guest.patron())
                    && (guest.apart().contains(other.patron()) || other.apart().contains(guest.patron())))
                return other.patron();
        return null;
    }

    /** The marker goes with the player. */
    @Rule({"three-card-poker 6.5.1.2", "caribbean-stud 6.5.1.2", "blackjack 6.5.1.2", "R-7"})
    static Decision<TableEvent> leave(TableBook book, Table table, Standing standing, TableCommand.Leave c) {
        Box box = table.guest(c.patron()).box();
        if (standing.hasWager(c.patron()))
            return refuse(book, TableReason.WAGERS_STAND, c.patron() + " has a wager on the layout");
        if (box == null) return refuse(book, TableReason.NOT_SEATED, c.patron() + " has no seat");
        return accept(new TableEvent.SeatLeft(c.patron(), box, false));
    }

    /** As with leaving, the marker goes with the player; who has no seat can be carded out too. */
    @Rule({"three-card-poker 6.5.1.2", "caribbean-stud 6.5.1.2", "blackjack 6.5.1.2", "R-7"})
    static Decision<TableEvent> cardOut(TableBook book, Table table, Standing standing, TableCommand.CardOut c) {
        if (standing.hasWager(c.patron()))
            return refuse(book, TableReason.WAGERS_STAND, c.patron() + " has a wager on the layout");
        return accept(new TableEvent.PatronCardedOut(
                c.patron(), table.guest(c.patron()).box()));
    }

    @Rule({"three-card-poker 14.9", "caribbean-stud 16.14", "blackjack 18.10", "R-19"})
    static Decision<TableEvent> reclaim(TableBook book, Table table, Standing standing, TableCommand.ReclaimSeat c) {
        Guest guest = table.at(c.box());
        if (guest == null) return refuse(book, TableReason.NOT_SEATED, c.box() + " is free");
        if (standing.hasWager(guest.patron()))
            return refuse(book, TableReason.WAGERS_STAND, guest.patron() + " has a wager on the layout");
        if (guest.idle() < IDLE_ROUNDS)
            return refuse(
                    book,
                    TableReason.SEAT_NOT_IDLE,
                    guest.patron() + " has sat out " + guest.idle() + " rounds at a full table, not " + IDLE_ROUNDS);
        return accept(new TableEvent.SeatLeft(guest.patron(), c.box(), true));
    }

    @Rule({
        "three-card-poker 12.11.2",
        "three-card-poker 14.3.2",
        "caribbean-stud 14.13.2",
        "caribbean-stud 16.8.2",
        "blackjack 5.18",
        "blackjack 18.4.2"
    })
    static Decision<TableEvent> restrict(TableBook book, TableCommand.Restrict c) {
        Power power = c.with().isEmpty() ? Power.EXCLUDE : Power.KEEP_APART;
        var wrongGrade = wrongGrade(book, c.by(), power);
        if (wrongGrade != null) return wrongGrade;
        return accept(new TableEvent.Restricted(c.patron(), List.copyOf(c.with())));
    }

    static Decision<TableEvent> lift(TableBook book, Table table, TableCommand.LiftRestriction c) {
        Guest guest = table.guest(c.patron());
        var wrongGrade = wrongGrade(book, c.by(), guest.excluded() ? Power.EXCLUDE : Power.KEEP_APART);
        if (wrongGrade != null) return wrongGrade;
        if (!guest.excluded() && guest.apart().isEmpty())
            return refuse(book, TableReason.NO_RESTRICTION, c.patron() + " is under no restriction");
        return accept(new TableEvent.RestrictionLifted(c.patron()));
    }
}
