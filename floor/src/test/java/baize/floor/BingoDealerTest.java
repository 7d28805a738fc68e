package baize.floor;

import static baize.floor.TestFloor.done;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.games.bingo.BingoCommand.AtTable;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Checking;
import baize.games.bingo.BingoState.Issuing;
import baize.games.bingo.Play;
import baize.games.bingo.Session;
import baize.games.table.TableCommand;
import baize.testkit.Await;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The house runs a hall: sessions are opened, games begin, numbers come and claims are checked by themselves. */
class BingoDealerTest {
    /** The house looks at the clock more often. */
    private static final Duration A_LOOK = Duration.ofMillis(250);

    @TempDir
    Path folder;

    private final TestClock clock = new TestClock(TestFloor.START);
    private BingoFloor floor;
    private HouseDealer dealer;

    @BeforeEach
    void open() {
        floor = new BingoFloor(SqliteJournal.open(folder), SealingKey.random(), clock);
        dealer = HouseDealer.at(floor.floor(), _ -> {});
    }

    @AfterEach
    void close() {
        dealer.close();
        floor.close();
    }

    private BingoState state() {
        return floor.state("9");
    }

    private int session() {
        return state().hall().sessions();
    }

    private int called() {
        Play play = state().play();
        return play == null ? -1 : play.called().size();
    }

    @Test
    @Rule({"bingo 4.1", "bingo 4.4", "bingo 1.1 \"session\""})
    void a_session_is_open_at_once_and_its_first_game_waits_for_the_first_card() {
        Await.until("the house does it", () -> state() instanceof Issuing);
        clock.go(Duration.ofMinutes(5));
        Await.letPass(A_LOOK, "the house looks and does nothing");
        assertThat(state().play()).isNull();
        done(floor.takes(floor.member("ann", "9", 100), "9", true));
        clock.go(Duration.ofSeconds(19));
        Await.letPass(A_LOOK, "the house looks and does nothing");
        assertThat(state().play()).isNull();
        clock.go(Duration.ofSeconds(1));
        Await.until("the house does it", () -> called() == 0);
    }

    @Test
    @Rule({"bingo 4.5", "bingo 4.8", "bingo 7.1", "bingo 7.4", "R-125", "R-129"})
    void a_whole_session_is_played_without_a_human_hand() {
        Patron ann = floor.member("ann", "9", 100);
        Patron bea = floor.member("bea", "9", 100);
        Await.until("the house does it", () -> state() instanceof Issuing);
        int first = session();
        done(floor.takes(ann, "9", true));
        done(floor.takes(bea, "9", true));
        for (int moves = 0; session() == first; moves++) {
            assertThat(moves).as("steps of a session of two games").isLessThan(400);
            next();
        }
        assertThat(state().round()).isEqualTo(2);
        Money won = floor.chips(ann, "9").plus(floor.chips(bea, "9")).minus(Money.dollars(200 - 20));
        // Two bingos at least; a jackpot may have been won, and shares are rounded up.
        assertThat(won).isGreaterThanOrEqualTo(Money.dollars(2 * 100));
        floor.booksBalance(Money.dollars(200));
    }

    /** Time goes on until the hall has. */
    private void next() {
        int before = moment();
        clock.go(Duration.ofSeconds(state() instanceof Calling ? 4 : 20));
        Await.until("the house does it", () -> moment() != before && !(state() instanceof Checking));
    }

    /** Something else whenever the hall has gone on by itself. */
    private int moment() {
        return Objects.hash(session(), state().round(), called(), state().getClass());
    }

    @Test
    @Rule({"bingo 4.6", "R-135"})
    void a_game_that_everybody_has_left_ends_with_its_fifteenth_number_and_its_prize_waits_for_the_next_session() {
        Patron ann = floor.member("ann", "9", 100);
        Await.until("the house does it", () -> state() instanceof Issuing);
        int first = session();
        done(floor.takes(ann, "9", true));
        while (called() < 3) next();
        leaves(ann);
        while (called() < 14) next();
        clock.go(Duration.ofSeconds(4));
        Await.until("the house does it", () -> state() instanceof Issuing);
        assertThat(session()).isEqualTo(first);
        clock.go(Duration.ofSeconds(20));
        Await.until("the house does it", () -> session() == first + 1);
        assertThat(state().hall().carried()).isNotEmpty();
        floor.booksBalance(Money.dollars(100));
    }

    private void leaves(Patron patron) {
        done(floor.play(new Actor.Guest(patron), "9", new AtTable(new TableCommand.Leave(patron))));
    }

    @Test
    @Rule({"bingo 4.1", "bingo 3.3"})
    void when_everybody_has_left_the_next_session_is_open() {
        Patron ann = floor.member("ann", "9", 100);
        Await.until("the house does it", () -> state() instanceof Issuing);
        done(floor.takes(ann, "9", true));
        while (!(state() instanceof Issuing && state().round() == 1)) next();
        Session now = Objects.requireNonNull(state().hall().session());
        leaves(ann);
        clock.go(Duration.ofSeconds(20));
        Await.until("the house does it", () -> session() == now.number() + 1);
        assertThat(Objects.requireNonNull(state().hall().session()).played()).isZero();
        floor.booksBalance(Money.dollars(100));
    }
}
