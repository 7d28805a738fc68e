package baize.floor;

import static baize.floor.TestFloor.done;

import baize.core.chance.Generator;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.floor.patron.PatronCommand;
import baize.floor.stream.Answer;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Three people at a table, who do whatever is offered to them, and now and then what nobody may. */
final class Regulars<S, C, E, V> {
    private static final Money CHIPS = Money.dollars(200_000);
    private static final List<Patron> PATRONS = List.of(new Patron("ann"), new Patron("ben"), new Patron("cat"));

    private final TestFloor house;
    private final LiveTable<S, C, E, V> table;
    private final Generator generator;

    Regulars(TestFloor house, LiveTable<S, C, E, V> table, Generator generator) {
        this.house = house;
        this.table = table;
        this.generator = generator;
    }

    /** Members with their cards in and chips enough. */
    void come() {
        for (Patron patron : PATRONS) {
            house.patron(patron.id(), CHIPS);
            var cashier = TestFloor.CASHIER;
            done(house.ask(cashier, patron, new PatronCommand.ChangeMembership(cashier.by(), true)));
            Actor guest = new Actor.Guest(patron);
            done(house.floor().cardIn(guest, house.nextId(), patron, table));
            done(house.floor().buyIn(guest, house.nextId(), patron, table, CHIPS));
        }
    }

    /** A row that changes nothing: nobody has so many chips to change. */
    CompletableFuture<? extends Answer<?>> ask() {
        Patron first = PATRONS.getFirst();
        return house.floor().colourChange(TestFloor.DEALER, house.nextId(), first, table, CHIPS.plus(CHIPS));
    }

    /** One of them sends something that is offered as things durably stand, or is refused something. */
    CompletableFuture<? extends Answer<?>> act() {
        Patron patron = PATRONS.get(generator.below(PATRONS.size()));
        List<Offer<C>> offers = table.offers(new Viewer.Player(patron));
        if (offers.isEmpty() || generator.below(4) == 0) return ask();
        C command = offers.get(generator.below(offers.size())).command();
        return house.floor().play(new Actor.Guest(patron), house.nextId(), table, command);
    }
}
