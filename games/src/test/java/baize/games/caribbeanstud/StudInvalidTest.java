package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Remedy;
import baize.games.caribbeanstud.StudEvent.WagerReturned;
import baize.games.caribbeanstud.StudEvent.WagersInvalid;
import baize.games.caribbeanstud.StudIrregularity.AllowJackpot;
import baize.games.caribbeanstud.StudIrregularity.InvalidWager;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.jackpot.Pool;
import baize.games.table.Placed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wagers by who may not make them (14.20, 16.1, 16.19, 16.21). */
class StudInvalidTest {
    private static final Stud GAME = jackpotGame();
    private static final String DEALERS = "As Kd 9c 6s 3s";
    private static final String PAIR = "7c 7d Kh 5s 2d";
    private static final String NOTHING = "Jh 8d 6d 4h 3c";
    private static final String FLUSH = "2h 6h 9h Jh Kh";

    private static Remedy invalid(Patron patron, String clause) {
        return staff(new InvalidWager(DEALER, patron, clause));
    }

    private static Placed chips(long dollars) {
        return Placed.of(dollars(dollars), Money.ZERO);
    }

    @ParameterizedTest
    @ValueSource(strings = {"16.1", "16.1.1", "16.1.2", "16.19", "16.21"})
    @Rule({
        "14.20",
        "14.20.2",
        "16.1",
        "16.1.1",
        "16.1.2",
        "16.19",
        "16.21",
        "1.1 \"Invalid wager\"",
        "1.1 \"Proxy Betting\"",
        "R-12",
        "R-27"
    })
    void cs_21_an_invalid_wager_that_wins_goes_back_without_winnings(String clause) {
        var given = given(GAME).having(ante(20), deal(DEALERS, PAIR));
        given.when(invalid(ANN, clause)).then(new WagersInvalid(ANN, box(1), clause));
        var when = given.having(bet()).when(reveal());
        when.thenLines(
                line("ante", dollars(20), DEALER_BEATEN, VOID, dollars(20), "14.20.2"),
                line("bet", dollars(40), DEALER_BEATEN, VOID, dollars(40), "14.20.2"));
        assertThat(when.line("ante").rules()).contains(clause, "R-12");
    }

    @Test
    @Rule({"14.20.2", "R-12"})
    void cs_21_an_invalid_wager_that_loses_is_collected_unless_the_house_gives_it_back() {
        for (boolean returned : new boolean[] {false, true}) {
            var when = given(game("invalidWagerLosingReturned=" + returned))
                    .having(ante(20), deal(DEALERS, NOTHING), bet(), invalid(ANN, "16.1"))
                    .when(reveal());
            assertThat(when.line("ante").result()).isEqualTo(returned ? VOID : LOSE);
            assertThat(when.line("ante").returned()).isEqualTo(dollars(returned ? 20 : 0));
            assertThat(when.line("bet").returned()).isEqualTo(dollars(returned ? 40 : 0));
            assertThat(when.line("ante").rules()).contains("14.20.2", "16.1");
        }
    }

    @Test
    @Rule({"14.20.2", "R-12"})
    void cs_21_an_invalid_wager_that_stands_off_goes_back() {
        given(GAME)
                .having(ante(20), deal("Ac Kd Qh 9s 7c", "As Kh Qd 9c 7d"), bet(), invalid(ANN, "16.1"))
                .when(reveal())
                .thenLines(
                        line("ante", dollars(20), EQUAL, STAND_OFF, dollars(20), "9.5.1.3"),
                        line("bet", dollars(40), EQUAL, STAND_OFF, dollars(40), "9.5.1.3"));
    }

    @Test
    @Rule({"14.20", "14.20.1", "R-12"})
    void cs_21_found_before_the_first_card_it_goes_back_at_once() {
        var given = given(GAME).having(ante(20), jackpot(), ante(2, 10), noMoreBets());
        given.when(invalid(ANN, "16.1"))
                .then(
                        new WagerReturned(ANN, box(1), StudArea.JACKPOT, chips(5), "14.20.1"),
                        new WagerReturned(ANN, box(1), StudArea.ANTE, chips(20), "14.20.1"));
        given.having(invalid(BOB, "16.1"));
        assertThat(given.state()).isInstanceOf(StudState.Betting.class);
    }

    @Test
    @Rule({"14.20.3", "14.20"})
    void cs_21_what_was_settled_before_stands() {
        var given = given(GAME).having(ante(20), deal(DEALERS, PAIR), bet(), reveal());
        var lines = ((Settled) given.state()).lines();
        given.when(invalid(ANN, "16.1")).thenRefused(NO_SUCH_WAGER, "14.20.3");
        assertThat(((Settled) given.state()).lines()).isEqualTo(lines);
    }

    @Test
    @Rule({"14.20", "14.20.2"})
    void a_wager_is_invalid_once_and_under_a_clause_that_says_so() {
        var given = given(GAME).having(ante(20), deal(DEALERS, PAIR), invalid(ANN, "16.1"));
        given.when(invalid(ANN, "16.1")).thenRefused(ALREADY_INVALID);
        given.when(invalid(ANN, "16.2")).thenRefused(VOID_UNDER_NO_CLAUSE);
        given.when(invalid(BOB, "16.1")).thenRefused(NO_SUCH_WAGER, "14.20.3");
    }

    @Test
    @Rule({"14.20.2", "11.7", "R-12", "R-22"})
    void an_invalid_jackpot_wager_that_would_win_goes_back_and_what_it_put_into_the_pool_comes_out() {
        var given = given(GAME).having(ante(20), jackpot(), deal(DEALERS, FLUSH), bet(), invalid(ANN, "16.1"));
        var when = given.when(reveal());
        when.thenLines(
                line("ante", dollars(20), DEALER_BEATEN, VOID, dollars(20), "14.20.2"),
                line("bet", dollars(40), DEALER_BEATEN, VOID, dollars(40), "14.20.2"),
                line("jackpot", dollars(5), DEALER_BEATEN, VOID, dollars(5), "14.20.2"));
        assertThat(when.state().jackpot().pool()).isEqualTo(Pool.of(dollars(50_000)));
    }

    @Test
    @Rule({"14.20.2", "11.5", "R-12"})
    void an_invalid_jackpot_wager_that_loses_is_collected_and_stays_in_the_pool() {
        var given = given(GAME).having(ante(20), jackpot(), deal(DEALERS, PAIR), bet(), invalid(ANN, "16.1"));
        var when = given.when(reveal());
        assertThat(when.line("jackpot").result()).isEqualTo(LOSE);
        assertThat(when.state().jackpot().pool().amount()).isEqualTo(Money.cents(50_000_00 + 1_25));
    }

    @Test
    @Rule({"14.20.2", "11.1.1", "11.10.1", "R-40"})
    void of_two_persons_wagers_on_a_box_only_the_one_s_are_invalid() {
        var given = given(GAME)
                .having(ante(20), staff(new AllowJackpot(SUPERVISOR, BOB, box(1))), jackpotOf(BOB, 1))
                .having(deal(DEALERS, FLUSH), bet(), invalid(ANN, "16.21"));
        var when = given.when(reveal());
        assertThat(when.line("ante").result()).isEqualTo(VOID);
        assertThat(when.line("jackpot").returned()).isEqualTo(dollars(100));
        var bobs = given(GAME)
                .having(ante(20), staff(new AllowJackpot(SUPERVISOR, BOB, box(1))), jackpotOf(BOB, 1))
                .having(deal(DEALERS, FLUSH), bet(), invalid(BOB, "16.21"));
        var other = bobs.when(reveal());
        assertThat(other.line("ante").returned()).isEqualTo(dollars(40));
        assertThat(other.line("jackpot").returned()).isEqualTo(dollars(5));
    }
}
