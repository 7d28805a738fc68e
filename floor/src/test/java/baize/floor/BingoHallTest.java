package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static baize.floor.TestFloor.refused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.Pause;
import baize.floor.patron.Period;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.BingoReason;
import baize.games.bingo.BingoState.Issuing;
import baize.games.bingo.BingoState.Settled;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hall whose numbers are entered at a console: fees, prizes, jackpot, refunds and who may play, in the ledger. */
class BingoHallTest {
    @TempDir
    Path folder;

    private final TestClock clock = new TestClock(TestFloor.START);

    @SuppressWarnings("NullAway.Init") // by open(), in every test
    private BingoFloor floor;

    private void open(Map<String, String> settings) {
        floor = new BingoFloor(SqliteJournal.open(folder), SealingKey.random(), clock, settings);
        done(floor.play(DEALER, "10", new OpenSession("00000000000004D2")));
    }

    @AfterEach
    void close() {
        floor.close();
    }

    @Test
    @Rule({"bingo 3.3", "bingo 5.4", "bingo 7.2", "R-2", "R-138"})
    void fees_are_held_and_feed_the_pool_and_winners_share_to_the_cent() {
        open(Map.of("minors", "any-line:20.01"));
        Patron ann = floor.member("ann", "10", 100);
        Patron bea = floor.member("bea", "10", 100);
        floor.sells(ann, 1);
        floor.sells(bea, 1 + 15);
        assertThat(floor.pool()).isEqualTo(BingoFloor.SEED.plus(BingoFloor.FEE));
        floor.booksBalance(Money.dollars(200));
        floor.starts();
        // Both have their top lines with the tenth number: 1 to 4 and 16 to 19, then 5, then 20 is claimed alone.
        floor.calls(1, 4);
        floor.calls(16, 19);
        floor.calls(5, 5);
        floor.claims(ann, 1001);
        floor.booksBalance(Money.dollars(200));
        floor.calls(6, 6);
        assertThat(floor.chips(ann, "10")).isEqualTo(Money.parse("110.01"));
        floor.calls(7, 15);
        floor.claims(ann, 1001);
        done(floor.play(DEALER, "10", new Settle()));
        assertThat(floor.chips(ann, "10")).isEqualTo(Money.parse("210.01"));
        assertThat(floor.chips(bea, "10")).isEqualTo(Money.dollars(90));
        floor.booksBalance(Money.dollars(200));
    }

    @Test
    @Rule({"bingo 6.5", "bingo 6.5.2", "bingo 7.6", "R-136"})
    void a_bingo_on_a_jackpot_number_takes_the_pool_which_starts_again_at_its_seed() {
        open(Map.of());
        Patron ann = floor.member("ann", "10", 100);
        floor.sells(ann, 1);
        firstGame(ann);
        floor.starts(15, 20, 30, 40, 50);
        floor.calls(1, 15);
        Money pool = floor.pool();
        assertThat(pool).isEqualTo(Money.dollars(505));
        Money before = floor.chips(ann, "10");
        floor.claims(ann, 1001);
        done(floor.play(DEALER, "10", new Settle()));
        // The minor prize lapsed when its number went by; bingo and the jackpot are hers.
        assertThat(floor.chips(ann, "10").minus(before))
                .isEqualTo(Money.dollars(100).plus(pool));
        assertThat(floor.pool()).isEqualTo(BingoFloor.SEED);
        assertThat(floor.state("10")).isInstanceOf(Settled.class);
        floor.booksBalance(Money.dollars(100));
    }

    private void firstGame(Patron winner) {
        floor.starts();
        floor.calls(1, 15);
        floor.claims(winner, 1001);
        done(floor.play(DEALER, "10", new Settle()));
        assertThat(floor.state("10")).isInstanceOf(Issuing.class);
    }

    /** Ann and Bea have a book each, and Ann has won the first game. */
    private Patron firstGameWon() {
        open(Map.of());
        Patron ann = floor.member("ann", "10", 100);
        Patron bea = floor.member("bea", "10", 100);
        floor.sells(ann, 1);
        floor.sells(bea, 16);
        firstGame(ann);
        return ann;
    }

    @Test
    @Rule({"bingo 8.4.3", "R-124"})
    void when_the_last_game_breaks_off_fees_go_back_and_the_pool_keeps_its_share() {
        Patron ann = firstGameWon();
        Patron bea = new Patron("bea");
        floor.starts(50, 51, 52, 53, 54);
        floor.calls(30, 34);
        done(floor.play(DEALER, "10", new Remedy(new TerminalError(Grade.DEALER))));
        assertThat(floor.chips(ann, "10")).isEqualTo(Money.dollars(200));
        assertThat(floor.chips(bea, "10")).isEqualTo(Money.dollars(100));
        assertThat(floor.pool()).isEqualTo(Money.dollars(510));
        floor.booksBalance(Money.dollars(200));
    }

    /** Ann has won both games of a session, the second on a jackpot number; Bea has lost. */
    private Patron jackpotWon() {
        Patron ann = firstGameWon();
        Patron bea = new Patron("bea");
        floor.starts(15, 20, 30, 40, 50);
        floor.calls(1, 15);
        floor.claims(ann, 1001);
        done(floor.play(DEALER, "10", new Settle()));
        assertThat(floor.chips(ann, "10")).isEqualTo(Money.dollars(90 + 100 + 100 + 510));
        assertThat(floor.chips(bea, "10")).isEqualTo(Money.dollars(90));
        return ann;
    }

    private Answer<?> invalidated() {
        return now(floor.play(
                BingoFloor.SUPERVISOR,
                "10",
                new Remedy(new Invalidate(
                        Grade.GAMING_SUPERVISOR, new Invalidation(false, List.of(), List.of(), null, null)))));
    }

    @Test
    @Rule({"bingo 9.4", "bingo 9.5", "bingo 6.4", "R-21", "R-124"})
    void a_settled_game_that_is_invalidated_gives_prize_and_jackpot_back_and_the_last_one_the_fees() {
        Patron ann = jackpotWon();
        assertThat(hits()).isEqualTo(1);
        assertThat(invalidated()).isInstanceOf(Answer.Done.class);
        assertThat(floor.chips(ann, "10")).isEqualTo(Money.dollars(100 + 100));
        assertThat(floor.chips(new Patron("bea"), "10")).isEqualTo(Money.dollars(100));
        assertThat(floor.pool()).isEqualTo(Money.dollars(510));
        assertThat(hits()).isZero();
        floor.booksBalance(Money.dollars(200));
        assertThat(invalidated()).isInstanceOf(Answer.Refused.class);
    }

    private int hits() {
        var pool = Objects.requireNonNull(floor.floor().pools().pool("bingo"));
        return Objects.requireNonNull(pool.running()).hits().size();
    }

    @Test
    @Rule({"bingo 9.4", "R-21"})
    void what_a_winner_has_taken_away_is_the_house_s_to_recover_and_the_pool_is_whole_all_the_same() {
        Patron ann = jackpotWon();
        done(floor.floor().cardOut(new Actor.Guest(ann), floor.nextId(), ann, floor.hall("10")));
        assertThat(invalidated()).isInstanceOf(Answer.Done.class);
        assertThat(floor.pool()).isEqualTo(Money.dollars(510));
        assertThat(floor.chips(new Patron("bea"), "10")).isEqualTo(Money.dollars(100));
        floor.booksBalance(Money.dollars(200));
    }

    @Test
    @Rule({"bingo 3.3", "bingo 4.9"})
    void who_leaves_in_mid_session_gives_up_the_fee_and_takes_the_chips_along() {
        open(Map.of());
        Patron ann = floor.member("ann", "10", 100);
        Patron bea = floor.member("bea", "10", 100);
        floor.sells(ann, 1);
        floor.sells(bea, 16);
        floor.starts();
        floor.calls(1, 3);
        Actor.Guest guest = new Actor.Guest(ann);
        refused(floor.floor().cardOut(guest, floor.nextId(), ann, floor.hall("10")), BingoReason.WAGERS_STAND);
        done(floor.play(guest, "10", new AtTable(new TableCommand.Leave(ann))));
        floor.booksBalance(Money.dollars(200));
        done(floor.floor().cardOut(guest, floor.nextId(), ann, floor.hall("10")));
        assertThat(floor.hall("10").hosted().visit(ann)).isNull();
        floor.booksBalance(Money.dollars(200));
    }

    @Test
    @Rule({"bingo 3.1", "R-13"})
    void only_members_play_and_membership_given_at_the_desk_counts_at_once() {
        open(Map.of());
        Patron cas = floor.house().patron("cas", Money.dollars(100));
        floor.enter(cas, "9", 100);
        assertThat(floor.goesOn()).isTrue();
        refused(floor.takes(cas, "9", true), BingoReason.NOT_A_MEMBER);
        done(floor.house().ask(CASHIER, cas, new PatronCommand.ChangeMembership(CASHIER.by(), true)));
        done(floor.takes(cas, "9", true));
        floor.booksBalance(Money.dollars(100));
    }

    @Test
    @Rule({"bingo 3.3", "R-16"})
    void a_fee_beyond_the_loss_limit_or_the_chips_is_refused() {
        open(Map.of());
        assertThat(floor.goesOn()).isTrue();
        Patron ann = floor.member("ann", "9", 25);
        done(floor.house()
                .ask(CASHIER, ann, new PatronCommand.SetLossLimit(CASHIER.by(), Period.DAY, Money.dollars(15))));
        done(floor.takes(ann, "9", true));
        refused(floor.takes(ann, "9", true), BingoReason.LOSS_LIMIT_EXCEEDED);
        Patron bea = floor.member("bea", "9", 15);
        done(floor.takes(bea, "9", true));
        refused(floor.takes(bea, "9", true), BingoReason.NOT_ENOUGH_CHIPS);
        floor.booksBalance(Money.dollars(40));
    }

    @Test
    @Rule({"bingo 3.1", "R-13"})
    void who_takes_a_break_is_sold_no_card() {
        open(Map.of());
        assertThat(floor.goesOn()).isTrue();
        Patron ann = floor.member("ann", "9", 100);
        Actor.Staff casino = new Actor.Staff("kim", Role.CASINO_SUPERVISOR);
        done(floor.house().ask(casino, ann, new PatronCommand.TakePause(casino.by(), Pause.DAY)));
        refused(floor.takes(ann, "9", true), BingoReason.NO_PLAYER_CARD);
        floor.booksBalance(Money.dollars(100));
    }

    @Test
    @Rule({"bingo 7.1", "R-24"})
    void the_house_checks_claims_when_that_is_due_and_does_nothing_else_that_is_a_supervisors() {
        open(Map.of());
        Patron ann = floor.member("ann", "9", 100);
        assertThat(floor.goesOn()).isTrue();
        done(floor.takes(ann, "9", false));
        assertThat(floor.goesOn()).isTrue();
        assertThat(floor.goesOn()).isTrue();
        notTheHouses(new Verify(Grade.GAMING_SUPERVISOR, null));
        done(floor.play(new Actor.Guest(ann), "9", new Claim(ann, null, 1001, null, null, null)));
        notTheHouses(new Remedy(new VoidEntry(Grade.GAMING_SUPERVISOR, ann, "a telephone")));
        notTheHouses(new AtTable(new TableCommand.CloseSign(Grade.GAMING_SUPERVISOR, null)));
        notTheHouses(new Verify(Grade.CASINO_SUPERVISOR, null));
        done(floor.play(Actor.HOUSE, "9", new Verify(Grade.GAMING_SUPERVISOR, null)));
        // In a hall with people at the console the house checks nothing.
        var _ = floor.floor().cardOut(new Actor.Guest(ann), floor.nextId(), ann, floor.hall("9"));
        Patron bea = floor.member("bea", "10", 100);
        floor.sells(bea, 1);
        floor.starts();
        floor.calls(1, 1);
        done(floor.play(DEALER, "10", new Claim(bea, Grade.DEALER, 1001, null, null, null)));
        assertThatThrownBy(() -> now(floor.play(Actor.HOUSE, "10", new Verify(Grade.GAMING_SUPERVISOR, null))))
                .isInstanceOf(NotAllowed.class);
        assertThatThrownBy(() -> now(floor.play(DEALER, "10", new Verify(Grade.GAMING_SUPERVISOR, null))))
                .isInstanceOf(NotAllowed.class);
        floor.booksBalance(Money.dollars(200));
    }

    private void notTheHouses(baize.games.bingo.BingoCommand command) {
        assertThatThrownBy(() -> now(floor.play(Actor.HOUSE, "9", command))).isInstanceOf(NotAllowed.class);
    }

    @Test
    @Rule({"bingo 4.5", "bingo 6.5.1"})
    void numbers_and_series_at_a_hall_with_a_generator_are_taken_from_nobody() {
        open(Map.of());
        for (var command :
                List.of(new OpenSession("00000000000004D2"), new Call(7, null), new Start(List.of(1, 2, 3, 4, 5))))
            assertThatThrownBy(() -> now(floor.play(DEALER, "9", command)))
                    .isInstanceOf(NotAllowed.class)
                    .hasMessageContaining("come from the generator");
    }
}
