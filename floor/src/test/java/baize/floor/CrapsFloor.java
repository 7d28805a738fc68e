package baize.floor;

import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;

import baize.core.dice.Dice;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketNumber;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsView;
import baize.games.craps.Spot;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/** A floor with two craps games: the dice of 9 come from its seeds, those of 10 are entered at a console. */
public final class CrapsFloor implements AutoCloseable {
    public static final Map<String, String> SETTINGS =
            Map.of("minimum", "1.00", "maximum", "500.00", "unit", "1.00", "boxes", "8", "notes", "5-10-20-50-100");
    public static final Money FLOAT = Money.dollars(500_000);
    public static final Actor.Staff MANAGER = new Actor.Staff("max", Role.GAMING_MANAGER);

    private final TestFloor house;

    public CrapsFloor(Journal journal, SealingKey key, TestClock clock) {
        house = new TestFloor(journal, key, clock);
        now(floor().setUp("9", setup()));
        now(floor().setUp("10", setup().dealtBy(Setup.Dealer.CONSOLE)));
    }

    public static Setup setup() {
        return Setup.of("craps", SETTINGS, FLOAT);
    }

    public TestFloor house() {
        return house;
    }

    public Floor floor() {
        return house.floor();
    }

    public PlayerTerminals terminals() {
        return floor().terminals();
    }

    public String nextId() {
        return house.nextId();
    }

    @SuppressWarnings("unchecked")
    public LiveTable<CrapsState, CrapsCommand, CrapsEvent, CrapsView> table(String id) {
        return (LiveTable<CrapsState, CrapsCommand, CrapsEvent, CrapsView>) Objects.requireNonNull(floor().table(id));
    }

    /** A patron with money in the wallet and the card in at a table. */
    public Patron carded(String name, String table, Money money) {
        Patron patron = house.patron(name, money);
        done(floor().cardIn(new Actor.Guest(patron), nextId(), patron, table(table)));
        return patron;
    }

    public CompletableFuture<Answer<TableFact<CrapsEvent>>> play(Actor actor, String table, CrapsCommand command) {
        return floor().play(actor, nextId(), table(table), command);
    }

    public CompletableFuture<Answer<TableFact<CrapsEvent>>> wager(
            Patron patron, String table, String on, long dollars) {
        return play(
                new Actor.Guest(patron),
                table,
                new CrapsCommand.Wager(patron, null, Spot.parse(on), Money.dollars(dollars)));
    }

    public CompletableFuture<Answer<TableFact<CrapsEvent>>> note(Patron patron, String table, long dollars) {
        return terminals().insertNote(new Actor.Guest(patron), nextId(), table(table), Money.dollars(dollars));
    }

    /** The period over and these dice, at the console. */
    public void rolls(String table, int first, int second) {
        done(play(TestFloor.DEALER, table, new CrapsCommand.CloseWagering(null)));
        done(play(TestFloor.DEALER, table, new CrapsCommand.Shoot(null, Dice.of(first, second))));
    }

    public static TicketNumber number(List<TicketEvent> events) {
        return ((TicketEvent.TicketIssued) events.getFirst()).number();
    }

    public Money chips(Patron patron, String table) {
        return table(table).chips(patron);
    }

    @Override
    public void close() {
        house.booksBalance();
        house.close();
    }
}
