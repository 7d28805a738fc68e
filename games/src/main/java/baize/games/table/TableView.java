package baize.games.table;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer may see of a table whatever its game: seats and signs for all, means for their owner.
 *
 * @param payments the register of wrong payments, for the staff of a game that has one
 * @param old the limits that players with a marker keep, beside those of the sign
 */
public record TableView(
        boolean open,
        Device device,
        int boxes,
        Sign sign,
        @Nullable Sign old,
        @Nullable Notice notice,
        @Nullable Closing closing,
        List<Seat> seats,
        @Nullable Means means,
        @Nullable List<PaymentError> payments) {

    /** A taken seat, with the markers and signs that stand before it. */
    public record Seat(int box, Patron patron, boolean marker, List<Guest.Personal> personal) {}

    /** What a player has at hand; absent amounts are ample. */
    public record Means(
            @Nullable Money chips,
            @Nullable Money tokens,
            @Nullable Money lossLimitLeft) {}

    /** While two minimums hold, the sign shows both. */
    @Rule({
        "three-card-poker 6.1",
        "three-card-poker 6.5.3",
        "three-card-poker 6.5.1.1",
        "three-card-poker 6.6",
        "caribbean-stud 6.1",
        "caribbean-stud 6.5.3",
        "caribbean-stud 6.5.1.1",
        "caribbean-stud 6.6",
        "blackjack 6.1",
        "blackjack 6.6.1",
        "blackjack 6.5.1.1",
        "blackjack 6.7"
    })
    public static TableView of(TableRules rules, Table table, Viewer viewer) {
        return of(rules, table, viewer, _ -> true);
    }

    /** What one viewer may see of a hall, where who sits in which row is nobody's affair but the staff's. */
    public static TableView ofHall(TableRules rules, Table table, Viewer viewer) {
        return of(rules, table, viewer, guest -> switch (viewer) {
            case Viewer.Player player -> player.patron().equals(guest.patron());
            case Viewer.Staff _ -> true;
            case Viewer.Passerby _ -> false;
        });
    }

    private static TableView of(TableRules rules, Table table, Viewer viewer, Predicate<Guest> isSeen) {
        List<Seat> seats = new ArrayList<>();
        Sign old = null;
        for (Guest guest : table.guests()) {
            if (guest.marker() != null) old = guest.marker();
            if (guest.box() == null || !isSeen.test(guest)) continue;
            seats.add(new Seat(guest.box().number(), guest.patron(), guest.marker() != null, guest.personal()));
        }
        return new TableView(
                table.open(),
                table.device(),
                rules.boxes(),
                table.sign(),
                old,
                table.notice(),
                table.closing(),
                List.copyOf(seats),
                viewer instanceof Viewer.Player player ? means(table.guest(player.patron())) : null,
                viewer instanceof Viewer.Staff && !table.register().errors().isEmpty()
                        ? table.register().errors()
                        : null);
    }

    private static Means means(Guest guest) {
        return new Means(guest.chips(), guest.tokens(), guest.lossLimitLeft());
    }
}
