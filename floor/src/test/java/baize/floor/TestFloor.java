package baize.floor;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.chance.SealingKey;
import baize.floor.crash.Faulty;
import baize.floor.journal.Journal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import baize.testkit.Provoked;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/** A floor with one table of Three Card Poker, a clock that tests set, and short words for what people do. */
public final class TestFloor implements AutoCloseable {
    public static final Instant START = Instant.parse("2026-11-16T09:00:00Z");
    public static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    public static final Actor.Staff DEALER = new Actor.Staff("dana", Role.DEALER);
    public static final Map<String, String> SETTINGS =
            Map.of("minimum", "5.00", "chips", "5-25-100", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40");

    private final Floor floor;
    private final TestClock clock;
    private final AtomicLong ids = new AtomicLong();

    public TestFloor(Journal journal, SealingKey key, TestClock clock) {
        this.clock = clock;
        Faulty apart = journal instanceof Faulty faulty ? faulty : new Faulty(journal);
        this.floor = Floor.open(apart.apart(), new Floor.Options(key, clock.house(), 4096));
        ids.set(
                journal.head() == null
                        ? 0
                        : 1_000_000L
                                * java.util.Objects.requireNonNull(journal.head())
                                        .number());
    }

    public Floor floor() {
        return floor;
    }

    public TestClock clock() {
        return clock;
    }

    public String nextId() {
        return "c" + ids.incrementAndGet();
    }

    /** Waits for an answer; a command that is never answered fails the test. */
    public static <T> T now(CompletableFuture<T> answer) {
        try {
            return answer.get(30, TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException cause) throw cause;
            throw new AssertionError(failure);
        } catch (InterruptedException | TimeoutException failure) {
            throw new AssertionError(failure);
        }
    }

    public static <E> Answer.Done<E> done(CompletableFuture<Answer<E>> answer) {
        Answer<E> given = now(answer);
        assertThat(given).isInstanceOf(Answer.Done.class);
        return (Answer.Done<E>) given;
    }

    /** The refusal for this reason; it is noted as provoked. */
    public static <E> Answer.Refused<E> refused(CompletableFuture<Answer<E>> answer, baize.core.engine.Reason reason) {
        Answer<E> given = now(answer);
        assertThat(given).isInstanceOf(Answer.Refused.class);
        Answer.Refused<E> refused = (Answer.Refused<E>) given;
        assertThat(refused.reason()).isEqualTo(reason.id());
        Provoked.note(reason);
        return refused;
    }

    public static Setup setup() {
        return Setup.of("three-card-poker", SETTINGS, Money.dollars(50_000)).dealtBy(Setup.Dealer.STAFF);
    }

    @SuppressWarnings("unchecked")
    public LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> table(String id) {
        LiveTable<?, ?, ?, ?> table = floor.table(id);
        if (table == null) table = now(floor.setUp(id, setup()));
        return (LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView>) table;
    }

    /** A registered patron with a card and money. */
    public Patron patron(String name, Money money) {
        Patron patron = new Patron(name);
        done(ask(CASHIER, patron, new PatronCommand.Register(CASHIER.by(), patron, name, false)));
        done(ask(CASHIER, patron, new PatronCommand.IssueCard(CASHIER.by(), "card-" + name)));
        done(ask(CASHIER, patron, new PatronCommand.Deposit(CASHIER.by(), money, Means.CASH)));
        return patron;
    }

    public CompletableFuture<Answer<baize.floor.patron.PatronEvent>> ask(
            Actor actor, Patron patron, PatronCommand.Asked command) {
        return floor.ask(actor, nextId(), patron, command);
    }

    /** A patron with a card in and chips at a table. */
    public Patron seated(String name, String table, Money chips) {
        Patron patron = patron(name, chips);
        Actor guest = new Actor.Guest(patron);
        done(floor.cardIn(guest, nextId(), patron, table(table)));
        done(floor.buyIn(guest, nextId(), patron, table(table), chips));
        return patron;
    }

    public CompletableFuture<Answer<TableFact<ThreeCardEvent>>> play(Actor actor, String table, ThreeCardCommand c) {
        return floor.play(actor, nextId(), table(table), c);
    }

    public CompletableFuture<Answer<TableFact<ThreeCardEvent>>> ante(Patron patron, int box, long dollars) {
        return play(new Actor.Guest(patron), "1", wager(patron, box, ThreeCardArea.ANTE, dollars));
    }

    public static ThreeCardCommand wager(Patron patron, int box, ThreeCardArea on, long dollars) {
        return new ThreeCardCommand.Wager(patron, Box.of(box), on, Money.dollars(dollars), Money.ZERO);
    }

    /** One whole round of these players at table 1, each with an Ante and playing on. */
    public void round(Patron... patrons) {
        for (int at = 0; at < patrons.length; at++) done(ante(patrons[at], at + 1, 10));
        done(play(DEALER, "1", new ThreeCardCommand.Deal(java.util.List.of())));
        for (int at = 0; at < patrons.length; at++)
            done(play(
                    new Actor.Guest(patrons[at]),
                    "1",
                    new ThreeCardCommand.Play(patrons[at], Box.of(at + 1), null, Money.ZERO)));
        done(play(DEALER, "1", new ThreeCardCommand.Reveal()));
    }

    /** All accounts together are zero, and nothing is on its way. */
    public void booksBalance() {
        Money sum = floor.balances().values().stream().reduce(Money.ZERO, Money::plus);
        assertThat(sum).isEqualTo(Money.ZERO);
        assertThat(floor.balances()).doesNotContainKey(baize.floor.ledger.Account.TRANSIT);
    }

    public static By by(Role role) {
        return By.staff(role);
    }

    @Override
    public void close() {
        floor.close();
    }
}
