package baize.games.blackjack;

import static baize.games.blackjack.BlackjackArea.MAIN;
import static baize.games.blackjack.BlackjackReason.NO_HAND_THERE;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.TimeOut;
import baize.games.blackjack.BlackjackEvent.DecisionMade;
import baize.games.blackjack.BlackjackEvent.HandEnded;
import baize.games.blackjack.BlackjackEvent.TableChanged;
import baize.games.blackjack.BlackjackIrregularity.Reconstruct;
import baize.testkit.Given;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Time that runs out at a table without staff: R-200. */
class BlackjackTimeOutTest {
    private static TimeOut timeOut(String cards) {
        return new TimeOut(box(1), cards(cards));
    }

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt(String cards) {
        return given(game()).having(wager(20), deal(cards));
    }

    private static @Nullable String atZero(Given<BlackjackState, BlackjackCommand, BlackjackEvent> given) {
        return game().view(given.state(), new Viewer.Passerby()).atZero();
    }

    @Test
    @Rule({"10.1.3", "16.10", "R-200"})
    void the_hand_stands_and_nobody_applies_the_clause() {
        var given = dealt("Th 9d 6s");
        assertThat(atZero(given)).isEqualTo("stand");
        given.when(timeOut(""))
                .then(
                        new DecisionMade(new Decided(ANN, box(1), 1, Decided.Choice.TIMED_OUT, null)),
                        new HandEnded(box(1), 1, HandFate.TIMED_OUT));
        assertThat(atZero(given)).isNull();
        given.when(timeOut("")).thenRefused(NO_HAND_THERE);
        var line = given.when(reveal("2d Kd")).line("main");
        assertThat(line.rules()).contains("15.1.7", "10.2", "R-200").doesNotContain("16.10");
    }

    @Test
    @Rule({"10.2", "R-200"})
    void below_twelve_it_has_the_cards_first_that_it_must_have() {
        var given = dealt("4h 9d 3s");
        assertThat(atZero(given)).isEqualTo("draw");
        given.when(timeOut("2c 5c")).thenAccepted();
        assertThat(given.state().layout().boxes().getFirst().hands().getFirst().cards())
                .isEqualTo(cards("4h 3s 2c 5c"));
        given.having(reveal("Td"));
        given.when(staff(new Reconstruct(SUPERVISOR, cards("4h 9d 3s 5c Td")))).thenAccepted();
        assertThat(given.state().layout().boxes().getFirst().hands().getFirst().fate())
                .isEqualTo(HandFate.TIMED_OUT);
    }

    @Test
    @Rule({"8.3", "R-200"})
    void while_insurance_is_open_it_is_what_closes() {
        assertThat(atZero(dealt("Th Ad 6s"))).isEqualTo("close");
    }

    @Test
    @Rule({"11.3", "R-101", "R-200"})
    void who_does_not_answer_a_double_declines() {
        var given = given(game()).having(wager(20), wager(BOB, 1, MAIN, 20), deal("6h 9d 5s"), doubled(1, ""));
        assertThat(atZero(given)).isEqualTo("decline");
        given.when(timeOut("Tc")).thenAccepted();
        assertThat(given.when(reveal("Td")).lines()).hasSize(3);
    }

    @Test
    @Rule({"16.10", "R-113", "R-200"})
    void by_the_clause_the_dealer_draws_as_staff_would() {
        var given = given(game("undecidedAtHouseTable=by-the-clause")).having(wager(20), deal("4h 9d 8s"));
        var when = given.when(timeOut(""));
        assertThat(when.events()).hasAtLeastOneElementOfType(TableChanged.class);
        assertThat(when.events()).contains(new HandEnded(box(1), 1, HandFate.DRAWN_FOR));
        assertThat(given.when(reveal("Td")).line("main").rules()).contains("16.10");
        assertThat(given.state().layout().lines().getFirst().stake()).isEqualTo(dollars(20));
    }
}
