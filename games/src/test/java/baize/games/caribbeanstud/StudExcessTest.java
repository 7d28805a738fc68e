package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudArea.ANTE;
import static baize.games.caribbeanstud.StudArea.BET;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Remedy;
import baize.games.caribbeanstud.StudEvent.TableChanged;
import baize.games.caribbeanstud.StudEvent.WagerReturned;
import baize.games.caribbeanstud.StudIrregularity.AllowJackpot;
import baize.games.caribbeanstud.StudIrregularity.LossLimitExceeded;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.jackpot.Pool;
import baize.games.table.Placed;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wagers that are found to exceed a player's loss limit (14.21, 16.2). */
class StudExcessTest {
    private static final Stud GAME = jackpotGame();
    private static final String DEALERS = "As Kd 9c 6h 3s";
    private static final String TWO_PAIRS = "7c 7d 5h 5s 2d";
    private static final String NOTHING = "Jh 8d 6s 4h 3c";
    private static final TableChanged REMINDED = new TableChanged(new TableEvent.Notified(
            Recipient.PATRON, "14.21.1", "ann is reminded of the duties of a player with a loss limit"));

    private static Remedy exceeded(Patron patron, long left) {
        return staff(new LossLimitExceeded(Grade.GAMING_SUPERVISOR, patron, dollars(left)));
    }

    /** An ante of 50, a jackpot wager of 5 and a bet of 100. */
    private static Given<StudState, StudCommand, StudEvent> bet155(String hand) {
        return given(GAME).having(ante(50), jackpot(), deal(DEALERS, hand), bet());
    }

    @Test
    @Rule({"14.21", "14.21.1", "16.2", "10.1 \"Two pairs\"", "R-14"})
    void cs_20_what_is_within_the_limit_is_settled_and_the_rest_of_the_bet_goes_back() {
        var given = bet155(TWO_PAIRS);
        assertThat(given.when(exceeded(ANN, 120)).events()).endsWith(REMINDED);
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(50), DEALER_BEATEN, WIN, dollars(50 + 50), "14.21"),
                        line("bet", dollars(100), DEALER_BEATEN, WIN, dollars(65 * 2 + 100), "14.21.1"),
                        line("jackpot", dollars(5), DEALER_BEATEN, LOSE, dollars(0), "11.7"));
    }

    @Test
    @Rule({"14.21", "14.21.1", "R-14"})
    void losing_only_what_was_within_the_limit_is_collected() {
        var given = bet155(NOTHING);
        var when = given.having(exceeded(ANN, 120)).when(reveal());
        when.thenLines(
                line("ante", dollars(50), DEALER_WINS, LOSE, dollars(0), "9.5.1.2"),
                line("bet", dollars(100), DEALER_WINS, LOSE, dollars(35), "14.21.1"),
                line("jackpot", dollars(5), DEALER_WINS, LOSE, dollars(0), "11.7"));
    }

    @Test
    @Rule({"14.21.1", "R-14", "R-22"})
    void a_jackpot_wager_that_cannot_be_kept_whole_goes_back_whole_with_what_it_put_into_the_pool() {
        var given = bet155(TWO_PAIRS).having(exceeded(ANN, 53));
        assertThat(given.state().jackpot().pool()).isEqualTo(Pool.of(dollars(50_000)));
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(50), DEALER_BEATEN, WIN, dollars(100), "14.21"),
                        line("bet", dollars(100), DEALER_BEATEN, VOID, dollars(100), "14.21.1"),
                        line("jackpot", dollars(5), JACKPOT_EXCESS, VOID, dollars(5), "14.21.1"));
    }

    @Test
    @Rule({"14.21.1", "R-14"})
    void the_room_that_a_returned_jackpot_wager_frees_is_given_to_no_other() {
        var when = bet155(NOTHING).having(exceeded(ANN, 52)).when(reveal());
        when.thenLines(
                line("ante", dollars(50), DEALER_WINS, LOSE, dollars(0), "9.5.1.2"),
                line("bet", dollars(100), DEALER_WINS, VOID, dollars(100), "14.21.1"),
                line("jackpot", dollars(5), JACKPOT_EXCESS, VOID, dollars(5), "14.21.1"));
        var twice = bet155(NOTHING).having(exceeded(ANN, 52), exceeded(ANN, 30)).when(reveal());
        assertThat(twice.line("ante").returned()).isEqualTo(dollars(20));
    }

    @Test
    @Rule({"14.21", "1.1 \"Loss Limit\""})
    void a_limit_that_a_patron_is_known_not_to_have_is_not_invented() {
        given(GAME).having(ante(50), jackpot()).when(exceeded(ANN, 20)).thenAccepted();
        given(GAME)
                .having(admit(500L, null, 0L), ante(50), jackpot())
                .when(exceeded(ANN, 20))
                .thenRefused(NO_LOSS_LIMIT);
        given(GAME)
                .having(admit(500L, 400L, 0L), ante(50))
                .when(exceeded(ANN, 20))
                .thenAccepted();
    }

    @Test
    @Rule({"14.21", "R-24"})
    void a_dealer_alone_does_not_say_that_a_limit_is_exceeded() {
        Remedy alone = staff(new LossLimitExceeded(DEALER, ANN, dollars(20)));
        bet155(NOTHING).when(alone).thenRefused(WRONG_GRADE, "14.21");
    }

    @Test
    @Rule({"6.3", "14.21", "14.21.1", "R-14"})
    void what_was_cut_is_not_made_valid_by_finding_it_again() {
        for (long dollars : List.of(50L, 45L)) {
            var when = given(GAME)
                    .having(admit(500L, 60L, 0L), ante(50), exceeded(ANN, 20), found(SUPERVISOR, ANTE, dollars))
                    .having(deal(DEALERS, NOTHING))
                    .when(fold());
            assertThat(when.line("ante").returned()).isEqualTo(dollars(dollars - 20));
        }
    }

    @Test
    @Rule({"14.21.1", "R-14"})
    void the_last_wager_placed_is_cut_first_and_the_ante_last() {
        var when = bet155(TWO_PAIRS).having(exceeded(ANN, 20)).when(reveal());
        assertThat(when.line("ante").pays()).isEqualTo(dollars(20));
        assertThat(when.line("bet").pays()).isEqualTo(Money.ZERO);
        assertThat(when.line("bet").returned()).isEqualTo(dollars(100));
        assertThat(when.line("jackpot").returned()).isEqualTo(dollars(5));
    }

    @Test
    @Rule({"14.21", "14.21.1", "R-14"})
    void found_twice_nothing_is_cut_that_is_within_the_limit() {
        var once = bet155(TWO_PAIRS).having(exceeded(ANN, 120)).when(reveal());
        var twice =
                bet155(TWO_PAIRS).having(exceeded(ANN, 120), exceeded(ANN, 120)).when(reveal());
        assertThat(twice.lines()).isEqualTo(once.lines());
    }

    @Test
    @Rule({"14.21", "14.21.1"})
    void it_is_found_before_the_cards_too() {
        var given = given(GAME).having(ante(50), jackpot());
        assertThat(given.when(exceeded(ANN, 53)).events())
                .contains(
                        new WagerReturned(ANN, box(1), StudArea.JACKPOT, Placed.of(dollars(5), Money.ZERO), "14.21.1"));
        assertThat(given.state().jackpot().pool()).isEqualTo(Pool.of(dollars(50_000)));
    }

    @Test
    @Rule({"14.21", "16.3", "R-14"})
    void a_bet_found_beyond_what_the_limit_leaves_is_cut_as_it_is_found() {
        var given = given(GAME).having(admit(null, 25L, null), ante(10), deal(DEALERS, TWO_PAIRS));
        given.when(bet()).thenRefused(LOSS_LIMIT_EXCEEDED);
        assertThat(given.when(found(BET, 20)).events()).endsWith(REMINDED);
        var when = given.when(reveal());
        assertThat(when.line("bet").pays()).isEqualTo(dollars(15 * 2));
        assertThat(when.line("bet").returned()).isEqualTo(dollars(15 * 2 + 20));
    }

    @Test
    @Rule({"14.21", "6.3", "R-14"})
    void an_ante_found_beyond_what_the_limit_leaves_is_cut_as_it_is_found() {
        var given = given(GAME).having(admit(null, 25L, null), ante(10), found(ANTE, 40));
        given.having(deal(DEALERS, NOTHING));
        var when = given.when(fold());
        assertThat(when.line("ante").returned()).isEqualTo(dollars(40 - 25));
        assertThat(when.state().table().guest(ANN).lossLimitLeft()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"14.21", "14.21.2"})
    void what_is_within_the_limit_or_was_settled_stands() {
        bet155(TWO_PAIRS).when(exceeded(ANN, 155)).thenRefused(WITHIN_LOSS_LIMIT);
        var settled = bet155(TWO_PAIRS).having(reveal());
        var lines = ((Settled) settled.state()).lines();
        settled.when(exceeded(ANN, 20)).thenRefused(NO_SUCH_WAGER, "14.21.2");
        assertThat(((Settled) settled.state()).lines()).isEqualTo(lines);
        bet155(TWO_PAIRS).when(exceeded(BOB, 20)).thenRefused(NO_SUCH_WAGER, "14.21.2");
        given(GAME)
                .having(ante(1, 10), ante(2, 10), deal(DEALERS, TWO_PAIRS, NOTHING), fold(1))
                .when(exceeded(ANN, 5))
                .thenRefused(ALREADY_DECIDED);
    }

    @Test
    @Rule({"14.21", "11.1.1", "R-14", "R-40"})
    void a_jackpot_wager_on_another_s_box_is_its_owner_s_to_lose() {
        var given = given(GAME)
                .having(ante(10), staff(new AllowJackpot(SUPERVISOR, BOB, box(1))), jackpotOf(BOB, 1))
                .having(deal(DEALERS, TWO_PAIRS), bet());
        given.having(exceeded(BOB, 3));
        var when = given.when(reveal());
        assertThat(when.line("jackpot").ending()).isEqualTo(JACKPOT_EXCESS);
        assertThat(when.line("jackpot").returned()).isEqualTo(dollars(5));
        assertThat(when.line("ante").returned()).isEqualTo(dollars(20));
    }
}
