package baize.floor.jackpot;

import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LivePool;
import baize.floor.LiveTable;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.ledger.Account;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudState;
import baize.games.caribbeanstud.StudView;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.testkit.Await;
import baize.wire.Games;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/** A floor with two Caribbean Stud tables on one pool, at which a dealer enters the cards. */
public final class LinkedFloor implements AutoCloseable {
    public static final Map<String, String> SETTINGS = Map.of(
            "minimum", "5.00",
            "chips", "5-25-100",
            "jackpotStake", "5.00",
            "jackpotIncrement", "0.633333",
            "jackpotReserve", "0.1",
            "bonusJackpot", "100.00");
    public static final JackpotRules RULES =
            Objects.requireNonNull(Games.of("caribbean-stud").jackpotRules(SETTINGS));
    public static final Actor.Staff MANAGER = new Actor.Staff("max", Role.GAMING_MANAGER);

    /** Each box's and, last, the dealer's cards; a royal flush first. */
    public static final List<String> ROYAL = List.of("As Ks Qs Js Ts", "2c 3d 5h 7c 9d");

    static final List<String> STRAIGHT_FLUSH = List.of("9s 8s 7s 6s 5s", "2c 3d 5h 7c 9d");
    static final List<String> NOTHING = List.of("2s 4d 6h 8c Td", "2c 3d 5h 7c 9d");

    private final TestFloor house;
    private final Journal journal;

    public LinkedFloor(Journal journal, SealingKey key, TestClock clock) {
        this.journal = journal;
        house = new TestFloor(journal, key, clock);
        now(floor().pools().setUp("grand", "Grand", "caribbean-stud", RULES));
        for (String id : List.of("1", "2")) now(floor().setUp(id, setup()));
    }

    public static Setup setup() {
        return Setup.of("caribbean-stud", SETTINGS, Money.dollars(500_000))
                .dealtBy(Setup.Dealer.CONSOLE)
                .linkedTo("grand");
    }

    public Floor floor() {
        return house.floor();
    }

    public String nextId() {
        return house.nextId();
    }

    public LivePool grand() {
        return Objects.requireNonNull(floor().pools().pool("grand"));
    }

    public PoolState.Running pool() {
        return Objects.requireNonNull(grand().running());
    }

    @SuppressWarnings("unchecked")
    public LiveTable<StudState, StudCommand, StudEvent, StudView> table(String id) {
        return (LiveTable<StudState, StudCommand, StudEvent, StudView>) Objects.requireNonNull(floor().table(id));
    }

    /** The pool as a table knows it. */
    Pool known(String table) {
        return Objects.requireNonNull(
                table(table).wire().jackpot(table(table).hosted().state()));
    }

    /** A patron with a card in and chips at a table. */
    public Patron seated(String name, String table, Money chips) {
        Patron patron = house.patron(name, chips);
        Actor guest = new Actor.Guest(patron);
        done(floor().cardIn(guest, nextId(), patron, table(table)));
        done(floor().buyIn(guest, nextId(), patron, table(table), chips));
        return patron;
    }

    public CompletableFuture<Answer<TableFact<StudEvent>>> play(Actor actor, String table, StudCommand command) {
        return floor().play(actor, nextId(), table(table), command);
    }

    public CompletableFuture<Answer<TableFact<StudEvent>>> wager(
            Patron patron, String table, int box, StudArea on, long dollars) {
        StudCommand wager = new StudCommand.Wager(patron, Box.of(box), on, Money.dollars(dollars), Money.ZERO);
        return play(new Actor.Guest(patron), table, wager);
    }

    /** Antes and jackpot wagers of these players, and cards: each box's and, last, the dealer's. */
    public void dealt(String table, List<String> hands, Patron... patrons) {
        for (int at = 0; at < patrons.length; at++) {
            done(wager(patrons[at], table, at + 1, StudArea.ANTE, 5));
            done(wager(patrons[at], table, at + 1, StudArea.JACKPOT, 5));
        }
        done(play(TestFloor.DEALER, table, new StudCommand.Deal(inTurn(hands))));
        booksBalance();
    }

    /** The rest of a round in which everyone bets. */
    public void settled(String table, Patron... patrons) {
        for (int at = 0; at < patrons.length; at++)
            done(play(
                    new Actor.Guest(patrons[at]),
                    table,
                    new StudCommand.Bet(patrons[at], Box.of(at + 1), null, Money.ZERO)));
        done(play(TestFloor.DEALER, table, new StudCommand.Reveal()));
        booksBalance();
    }

    /** From a shoe the cards go out one at a time, the dealer's first. */
    private static List<Card> inTurn(List<String> hands) {
        List<Card> all = new java.util.ArrayList<>();
        for (int card = 0; card < 5; card++)
            for (int hand = 0; hand < hands.size(); hand++)
                all.add(Card.parseAll(hands.get((hand + hands.size() - 1) % hands.size()))
                        .get(card));
        return all;
    }

    /** All accounts together are zero, nothing is on its way, and the pool holds what it shows. */
    public void booksBalance() {
        house.booksBalance();
        // What another process has stored is seen here a moment later.
        Await.until("it is seen here", () -> grand().version() >= journal.version("pool/grand"));
        Map<Account, Money> balances = floor().balances();
        Pool pool = pool().pool();
        assertThat(balances.getOrDefault(Account.pool("grand"), Money.ZERO)).isEqualTo(pool.amount());
        assertThat(balances.getOrDefault(Account.reserve("grand"), Money.ZERO))
                .isEqualTo(pool.reserve().amount());
    }

    @Override
    public void close() {
        house.close();
    }
}
