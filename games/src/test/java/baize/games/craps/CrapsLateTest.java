package baize.games.craps;

import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsState.Settled;
import baize.games.craps.CrapsState.Shooting;
import baize.games.craps.CrapsState.Wagering;
import baize.games.table.Invalidation;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.testkit.Given;
import baize.testkit.When;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is found out when a round is over: until the dice of the next are released, whoever has left by then. */
class CrapsLateTest {
    private static Given<CrapsState, CrapsCommand, CrapsEvent> withCredits(String words, String... settings) {
        Craps game = new Craps(CrapsTable.rules(settings));
        return play(given(game).having(admit(1, 100L, null), admit(2, 100L, null)), words);
    }

    private static Remedy invalidate(@Nullable Boolean lastRound, Patron... forfeit) {
        return staff(new Invalidate(
                MANAGER, new Invalidation(forfeit.length > 0, List.of(forfeit), List.of(), null, null), lastRound));
    }

    private static List<Adjustment> unwound(When<CrapsState, CrapsEvent> when) {
        return when.events().stream()
                .filter(RoundUnwound.class::isInstance)
                .flatMap(event -> ((RoundUnwound) event).adjustments().stream())
                .toList();
    }

    @Test
    @Rule({"7.8", "7.9", "R-193"})
    void a_settled_round_can_be_invalidated_until_the_dice_of_the_next_are_released() {
        var given = withCredits("field=20 4-5 place-6=12");
        assertThat(given.state()).isInstanceOf(Wagering.class);
        given.having(invalidate(true));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(88));
        assertThat(standing(given.state(), "place-6")).isEqualTo(dollars(12));
        var shooting = withCredits("pass-line=5 field=20 4-5 place-6=12").having(close());
        assertThat(shooting.state()).isInstanceOf(Shooting.class);
        shooting.having(invalidate(true));
        assertThat(shooting.state()).isInstanceOf(Shooting.class);
        assertThat(credits(shooting.state(), 1)).isEqualTo(dollars(83));
        var released = withCredits("field=20 4-5 place-6=12 4-4");
        released.when(invalidate(true)).thenRefused(NOTHING_TO_VOID, "7.8");
    }

    @Test
    @Rule({"7.8", "R-77", "R-193"})
    void where_the_last_round_is_not_named_it_is_the_one_at_hand() {
        var given = withCredits("field=20 4-5 place-6=12").having(invalidate(null));
        assertThat(given.state()).isInstanceOf(Settled.class);
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(120));
        given.having(invalidate(null));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"7.8.2", "7.9", "R-193"})
    void who_has_left_is_taken_back_from_in_full_and_paid_in_full() {
        var given = withCredits("field=20 2:any-seven=10 4-5")
                .having(leave(1), leave(2), at(new TableCommand.CardOut(ANN)), at(new TableCommand.CardOut(BOB)));
        assertThat(unwound(given.when(invalidate(null, ANN))))
                .extracting(Adjustment::patron, Adjustment::amount)
                .containsExactly(tuple(ANN, dollars(-40)), tuple(BOB, dollars(10)));
    }

    @Test
    @Rule({"7.9", "R-193"})
    void what_has_been_spent_is_taken_back_all_the_same() {
        CrapsCommand spent = at(new TableCommand.Admit(ANN, PlayerCard.VALID, dollars(5), null, null, false, null));
        var given = withCredits("field=20 4-5").having(spent, invalidate(null));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(-15));
    }

    @Test
    @Rule({"7.9", "R-193"})
    void somebody_who_has_wagered_nothing_in_the_round_is_not_named() {
        withCredits("field=20 4-5").when(invalidate(null, BOB)).thenRefused(NOTHING_TO_KEEP);
        withCredits("field=20 2:place-6=12 4-5 field=5")
                .when(invalidate(null, BOB))
                .thenRefused(NOTHING_TO_KEEP);
    }

    @Test
    @Rule({"7.7.1", "1.1 \"Void\"", "R-193"})
    void any_wager_of_who_contravened_is_void_those_of_the_last_round_too() {
        Remedy tilted = staff(new VoidWagers(MANAGER, ANN, "7.4", "tilted it"));
        var given = withCredits("field=20 place-8=12 4-5").having(tilted);
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
        given.when(tilted).thenRefused(NOTHING_TO_VOID);
        var gone = withCredits("field=20 4-5").having(leave(1));
        assertThat(unwound(gone.when(tilted))).singleElement().satisfies(one -> {
            assertThat(one.amount()).isEqualTo(dollars(-20));
            assertThat(one.rule()).isEqualTo("7.7.1");
        });
    }

    @Test
    @Rule({"6.5", "4.2", "R-193"})
    void what_the_last_round_credited_can_be_demanded_back_from_who_has_left() {
        var given = withCredits("field=20 4-5").having(leave(1));
        given.when(staff(new Withhold(MANAGER, ANN, dollars(41), "log"))).thenRefused(MORE_THAN_CREDITED);
        given.having(staff(new Withhold(MANAGER, ANN, dollars(40), "log")));
        given.when(staff(new Withhold(MANAGER, ANN, dollars(1), "again"))).thenRefused(MORE_THAN_CREDITED);
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(80));
        given.having(staff(new Determine(MANAGER, 1, true, "found")));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(120));
    }

    @Test
    @Rule({"6.3", "R-79", "R-193"})
    void a_terminal_whose_records_confirm_nothing_is_void_in_the_last_round_though_its_player_has_left() {
        Remedy fails = staff(new TerminalFails(MANAGER, whose(1), "6.2.1", false));
        var given = withCredits("field=20 4-5").having(leave(1)).having(fails);
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
        var next = withCredits("field=20 4-5 place-6=12").having(fails);
        assertThat(credits(next.state(), 1)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"6.6", "R-79", "R-193"})
    void a_fault_of_the_system_reaches_the_last_round_while_the_next_is_wagered_on_and_no_idle_terminal() {
        Remedy fails = staff(new SystemFails(MANAGER, "6.6.1.1", List.of(Box.of(1), Box.of(2)), true));
        var given = withCredits("field=20 2:field=5 4-5 3:place-6=12").having(fails);
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
        assertThat(credits(given.state(), 2)).isEqualTo(dollars(100));
        withCredits("field=20 4-5 3:place-6=12").when(fails).thenRefused(NOTHING_TO_VOID);
    }

    @Test
    @Rule({"3.5.1.2", "3.12", "R-77", "R-195"})
    void a_standing_wager_that_was_moved_in_a_cocked_round_stands_again_where_it_stood() {
        var given = withCredits("place-6=12 5-4").having(move("place-6", "place-8"), wager("field", 5));
        given.having(close()).having(shoot("cocked"));
        assertThat(standing(given.state(), "place-6")).isEqualTo(dollars(12));
        assertThat(standing(given.state(), "place-8")).isEqualTo(Money.ZERO);
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(88));
    }

    @Test
    @Rule({"3.12", "R-71", "R-195"})
    void with_its_commission_whether_that_had_been_refunded_or_not() {
        for (String refund : List.of("true", "false")) {
            var given = withCredits("buy-4=20 5-4", "commissionRefundOnCancel=" + refund)
                    .having(move("buy-4", "buy-5"));
            Money before = refund.equals("true") ? dollars(79) : dollars(78);
            assertThat(credits(given.state(), 1)).isEqualTo(before);
            given.having(close()).having(shoot("fault"));
            assertThat(bet(given.state(), "buy-4").stake()).isEqualTo(dollars(20));
            assertThat(bet(given.state(), "buy-4").commission()).isEqualTo(dollars(1));
            assertThat(credits(given.state(), 1)).isEqualTo(dollars(79));
        }
    }

    @Test
    @Rule({"3.12", "R-77", "R-195"})
    void moved_on_and_partly_it_comes_back_and_what_was_taken_off_does_not() {
        var given = withCredits("place-6=30 5-4")
                .having(new Move(ANN, spot("place-6"), spot("place-8"), dollars(20)))
                .having(new Move(ANN, spot("place-8"), spot("place-5"), dollars(12)))
                .having(withdraw("place-5", 5));
        given.having(close()).having(shoot("cocked"));
        assertThat(standing(given.state(), "place-6")).isEqualTo(dollars(25));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(75));
        var home = withCredits("place-6=30 5-4").having(move("place-6", "place-8"), move("place-8", "place-6"));
        home.having(close()).having(shoot("cocked"));
        assertThat(standing(home.state(), "place-6")).isEqualTo(dollars(30));
    }

    @Test
    @Rule({"3.9.12", "3.12", "R-70", "R-195"})
    void odds_stand_again_only_on_what_they_rode_on() {
        var given = withCredits("dont-pass=10 4-4 dont-odds-8=24 5-4")
                .having(move("dont-odds-8", "place-5"), move("dont-pass", "place-6"));
        given.having(close()).having(shoot("cocked"));
        assertThat(standing(given.state(), "dont-pass")).isEqualTo(dollars(10));
        assertThat(standing(given.state(), "dont-odds-8")).isEqualTo(dollars(24));
        var without = withCredits("dont-pass=10 4-4 dont-odds-8=24 5-4")
                .having(move("dont-odds-8", "place-5"), withdraw("dont-pass"));
        without.having(close()).having(shoot("cocked"));
        assertThat(credits(without.state(), 1)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"7.8", "R-195"})
    void where_a_round_is_invalidated_before_its_roll_it_stands_again_too() {
        var given = withCredits("place-6=12 5-4").having(move("place-6", "place-8"), invalidate(null));
        assertThat(standing(given.state(), "place-6")).isEqualTo(dollars(12));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(88));
    }
}
