package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.chance.SealingKey;
import baize.floor.jackpot.PoolState;
import baize.floor.journal.Journal;
import baize.floor.ledger.Account;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoView;
import baize.games.bingo.Entry;
import baize.games.bingo.Medium;
import baize.games.bingo.Session;
import baize.games.jackpot.JackpotRules;
import baize.wire.Cue;
import baize.wire.Games;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/**
 * A floor with two bingo halls that feed one jackpot: the house runs 9, with numbers from its seeds; those of 10 are
 * entered at a console.
 */
public final class BingoFloor implements AutoCloseable {
    public static final Map<String, String> SETTINGS = Map.of(
            "games", "2",
            "cards", "40",
            "seats", "12",
            "entryFee", "10.00",
            "jackpotShareOfFee", "50%",
            "jackpotSeed", "500.00",
            "prize", "100.00",
            "minors", "any-line:20.00",
            "callSeconds", "4");
    public static final Money FEE = Money.dollars(10);
    public static final Money SEED = Money.dollars(500);
    public static final Actor.Staff SUPERVISOR = new Actor.Staff("sam", Role.GAMING_SUPERVISOR);

    private final TestFloor house;

    public BingoFloor(Journal journal, SealingKey key, TestClock clock) {
        this(journal, key, clock, Map.of());
    }

    /** @param more settings of both halls besides */
    public BingoFloor(Journal journal, SealingKey key, TestClock clock, Map<String, String> more) {
        house = new TestFloor(journal, key, clock);
        Map<String, String> settings = new HashMap<>(SETTINGS);
        settings.putAll(more);
        JackpotRules rules = Objects.requireNonNull(Games.of("bingo").jackpotRules(settings));
        now(floor().pools().setUp("bingo", "Bingo jackpot", "bingo", rules));
        Setup setup = Setup.of("bingo", settings, Money.dollars(50_000)).linkedTo("bingo");
        now(floor().setUp("9", setup));
        now(floor().setUp("10", setup.dealtBy(Setup.Dealer.CONSOLE)));
    }

    public TestFloor house() {
        return house;
    }

    public Floor floor() {
        return house.floor();
    }

    public String nextId() {
        return house.nextId();
    }

    @SuppressWarnings("unchecked")
    public LiveTable<BingoState, BingoCommand, BingoEvent, BingoView> hall(String id) {
        return (LiveTable<BingoState, BingoCommand, BingoEvent, BingoView>) Objects.requireNonNull(floor().table(id));
    }

    public BingoState state(String hall) {
        return hall(hall).hosted().state();
    }

    /** A member with the card in at a hall and chips for these dollars. */
    public Patron member(String name, String hall, long dollars) {
        Patron patron = house.patron(name, Money.dollars(dollars));
        done(house.ask(CASHIER, patron, new PatronCommand.ChangeMembership(CASHIER.by(), true)));
        enter(patron, hall, dollars);
        return patron;
    }

    public void enter(Patron patron, String hall, long dollars) {
        done(floor().cardIn(new Actor.Guest(patron), nextId(), patron, hall(hall)));
        done(floor().buyIn(new Actor.Guest(patron), nextId(), patron, hall(hall), Money.dollars(dollars)));
    }

    public CompletableFuture<Answer<TableFact<BingoEvent>>> play(Actor actor, String hall, BingoCommand command) {
        return floor().play(actor, nextId(), hall(hall), command);
    }

    /** A book on the player's own page. */
    public CompletableFuture<Answer<TableFact<BingoEvent>>> takes(Patron patron, String hall, boolean automatic) {
        return play(
                new Actor.Guest(patron),
                hall,
                new Issue(patron, null, null, List.of(), Medium.ELECTRONIC, automatic, null));
    }

    /** Paper over the counter of hall 10, with one box of fifteen numbers from this one on. */
    public void sells(Patron patron, int from) {
        BingoBox box = BingoBox.of(IntStream.range(from, from + 15).boxed().toList());
        done(play(
                TestFloor.DEALER,
                "10",
                new Issue(patron, Grade.DEALER, null, List.of(box), Medium.PAPER, false, null)));
    }

    /** A session of hall 10 and its first game, or the next game, with these jackpot numbers. */
    public void starts(Integer... jackpotNumbers) {
        done(play(TestFloor.DEALER, "10", new Start(List.of(jackpotNumbers))));
    }

    /** Numbers at the console, one after the other. */
    public void calls(int from, int to) {
        for (int number = from; number <= to; number++) done(play(TestFloor.DEALER, "10", new Call(number, null)));
    }

    /** A claim on paper, heard, found good or not, and, where it ends the game, settled. */
    public void claims(Patron patron, int serial) {
        done(play(TestFloor.DEALER, "10", new Claim(patron, Grade.DEALER, serial, null, null, null)));
        done(play(SUPERVISOR, "10", new Verify(Grade.GAMING_SUPERVISOR, null)));
    }

    /** What the house is to do now in hall 9; whether there was something. */
    public boolean goesOn() {
        Cue<BingoCommand> cue = hall("9").wire().cue(state("9"));
        if (cue == null) return false;
        done(play(Actor.HOUSE, "9", cue.command()));
        return true;
    }

    public Money chips(Patron patron, String hall) {
        return hall(hall).chips(patron);
    }

    public Money pool() {
        PoolState.Running running = Objects.requireNonNull(
                Objects.requireNonNull(floor().pools().pool("bingo")).running());
        return running.pool().amount();
    }

    /** Fees that are held, pool and cash are in the books what they are in the halls; all of it comes to nothing. */
    public void booksBalance(Money paidIn) {
        house.booksBalance();
        Map<Account, Money> books = floor().balances();
        for (String hall : List.of("9", "10"))
            assertThat(books.getOrDefault(Account.stakes(hall), Money.ZERO))
                    .as("fees held in hall %s", hall)
                    .isEqualTo(held(hall));
        assertThat(books.getOrDefault(Account.pool("bingo"), Money.ZERO)).isEqualTo(pool());
        assertThat(books.getOrDefault(Account.CASH, Money.ZERO)).isEqualTo(paidIn.negated());
    }

    private Money held(String hall) {
        Session session = state(hall).hall().session();
        return session == null
                ? Money.ZERO
                : session.entries().stream()
                        .filter(entry -> !entry.left())
                        .map(Entry::fee)
                        .reduce(Money.ZERO, Money::plus);
    }

    @Override
    public void close() {
        house.booksBalance();
        house.close();
    }
}
