package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackArea.MAIN;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackShowdown.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.Remedy;
import baize.games.blackjack.BlackjackEvent.OutcomeInvalidated;
import baize.games.blackjack.BlackjackEvent.WagerRefused;
import baize.games.blackjack.BlackjackIrregularity.Invalidate;
import baize.games.blackjack.BlackjackIrregularity.RefuseWager;
import baize.games.blackjack.BlackjackIrregularity.VoidHand;
import baize.games.blackjack.BlackjackIrregularity.VoidRound;
import baize.games.blackjack.BlackjackState.Betting;
import baize.games.jackpot.Pool;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.testkit.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Section 18 of the book: what a casino supervisor may do. */
class BlackjackSuperviseTest {
    private static final Blackjack GAME = game("device=shuffler", "jackpotIncrement=0.25");
    private static final Pool UNTOUCHED = Pool.of(dollars(10_000));
    private static final String TEXT = "pushed the chips over the line";

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt() {
        return given(GAME)
                .having(wager(1, 10), blazing(1), wager(2, 20), blazing(2))
                .having(deal("Qh 9h 9c 8s Ts"));
    }

    private static Remedy refuseWager(Grade by, @Nullable BlackjackArea on) {
        return staff(new RefuseWager(by, whose(1), on, RefusalGround.CONDUCT, TEXT));
    }

    private static Remedy invalidate(
            String cause, List<Patron> forfeit, List<Patron> retain, @Nullable String reason, @Nullable Grade second) {
        return staff(new Invalidate(SUPERVISOR, cause, forfeit, retain, reason, second));
    }

    private static WagerRefused refused(BlackjackArea on, long cents) {
        return new WagerRefused(ANN, box(1), on, Placed.of(cents(cents), Money.ZERO), RefusalGround.CONDUCT, TEXT);
    }

    @Test
    @Rule({"18.12", "R-23"})
    void a_wager_is_refused_before_the_first_card_and_goes_back_at_once() {
        var given = given(GAME).having(admit(100L, null, null), wager(10), blazing(1));
        given.when(refuseWager(SUPERVISOR, BlackjackArea.BLAZING_7S)).then(refused(BlackjackArea.BLAZING_7S, 2_50));
        assertThat(given.state().table().guest(ANN).chips()).isEqualTo(dollars(100 - 10));
        given.when(refuseWager(SUPERVISOR, null)).then(refused(MAIN, 10_00));
        given.when(refuseWager(SUPERVISOR, MAIN)).thenRefused(NO_SUCH_WAGER);
    }

    @Test
    @Rule({"18.12", "14.8", "R-23"})
    void a_refused_ante_takes_the_jackpot_wager_on_its_hand_with_it() {
        given(GAME)
                .having(wager(10), blazing(1))
                .when(refuseWager(SUPERVISOR, MAIN))
                .then(refused(MAIN, 10_00), refused(BlackjackArea.BLAZING_7S, 2_50));
    }

    @Test
    @Rule({"18.12", "5.4", "R-23"})
    void after_the_first_card_it_is_too_late_to_refuse() {
        dealt().when(refuseWager(SUPERVISOR, MAIN)).thenRefused(TOO_LATE_TO_REFUSE);
    }

    @Test
    @Rule({"18.12", "R-145"})
    void refused_after_no_more_bets_the_last_wager_opens_wagering_again() {
        var given = given(GAME).having(wager(10), noMoreBets(), refuseWager(SUPERVISOR, null));
        assertThat(given.state()).isInstanceOf(Betting.class);
        given.when(wager(20)).thenAccepted();
    }

    @Test
    @Rule({
        "18.12",
        "1.1 \"Casino Supervisor\"",
        "1.1 \"Gaming Supervisor\"",
        "1.1 \"Gaming Manager\"",
        "1.1 \"Dealer\"",
        "R-24"
    })
    void it_takes_a_casino_supervisor_to_refuse_a_wager() {
        var betting = given(GAME).having(wager(10));
        betting.when(refuseWager(DEALER, MAIN)).thenRefused(WRONG_GRADE, "18.12");
        betting.when(refuseWager(Grade.GAMING_SUPERVISOR, MAIN)).thenRefused(WRONG_GRADE, "18.12");
        betting.when(refuseWager(Grade.GAMING_MANAGER, MAIN)).thenAccepted();
        given(game("casinoSupervisorIncludesGamingSupervisor=true"))
                .having(wager(10))
                .when(refuseWager(Grade.GAMING_SUPERVISOR, MAIN))
                .thenAccepted();
    }

    @Test
    @Rule({"18.4", "18.4.1", "R-22"})
    void the_wagers_of_who_used_a_device_are_void() {
        var given = dealt();
        given.when(staff(new VoidHand(DEALER, ANN))).thenRefused(WRONG_GRADE, "18.4.1");
        given.when(staff(new VoidHand(SUPERVISOR, CAT))).thenRefused(NO_SUCH_WAGER, "18.4.1");
        given.when(staff(new VoidHand(SUPERVISOR, ANN)))
                .thenLines(
                        line("blazing-7s", cents(250), DEVICE_BREACH, VOID, cents(250), "18.4.1"),
                        line("main", dollars(10), DEVICE_BREACH, VOID, dollars(10), "18.4.1"));
        assertThat(given.state().layout().jackpot().pool().amount()).isEqualTo(cents(10_000_62));
        given.having(stand(2));
        assertThat(given.when(reveal("Td")).lines()).hasSize(2);
    }

    @Test
    @Rule({"18.4.1", "11.3", "12.6"})
    void nobody_waits_for_an_answer_of_whose_wagers_are_void() {
        var given = given(GAME)
                .having(wager(20), wager(BOB, 1, MAIN, 10), deal("6h 9d 5s"), doubled(1, ""))
                .having(staff(new VoidHand(SUPERVISOR, BOB), "Tc"));
        assertThat(given.state().layout().boxes().getFirst().answers()).isNull();
        assertThat(given.when(reveal("9h")).lines()).hasSize(2);
        var controller = given(GAME).having(wager(20), wager(BOB, 1, MAIN, 10), deal("6h 9d 5s"));
        controller
                .having(staff(new VoidHand(SUPERVISOR, ANN)))
                .when(doubled(1, ""))
                .thenRefused(NOT_CONTROLLING);
    }

    @Test
    @Rule({"18.5", "18.5.1", "18.6", "R-21", "R-22"})
    void an_outcome_invalidated_by_a_disruption_is_refunded() {
        var when = dealt().when(invalidate("18.5.1", List.of(), List.of(), null, null));
        when.thenLines(
                line("blazing-7s", cents(250), INVALIDATED, VOID, cents(250), "18.6"),
                line("main", dollars(10), INVALIDATED, VOID, dollars(10), "18.6"),
                line("blazing-7s", cents(250), INVALIDATED, VOID, cents(250), "18.6")
                        .at(2),
                line("main", dollars(20), INVALIDATED, VOID, dollars(20), "18.6")
                        .at(2));
        assertThat(when.events()).startsWith(new OutcomeInvalidated("18.5.1", null));
        assertThat(when.state().layout().jackpot().pool()).isEqualTo(UNTOUCHED);
        dealt().when(staff(new VoidRound(SUPERVISOR, "18.5"))).thenAccepted();
        dealt().when(staff(new VoidRound(DEALER, "18.5"))).thenRefused(WRONG_GRADE, "18.5");
    }

    @Test
    @Rule({"18.5.2", "18.6", "R-21", "R-22"})
    void the_wagers_of_who_acted_fraudulently_are_forfeited_and_stay_in_the_pool() {
        var when = dealt().when(invalidate("18.5.2", List.of(ANN), List.of(), null, null));
        when.thenLines(
                line("blazing-7s", cents(250), FRAUD, LOSE, cents(0), "18.6"),
                line("main", dollars(10), FRAUD, LOSE, dollars(0), "18.6"),
                line("blazing-7s", cents(250), INVALIDATED, VOID, cents(250), "18.6")
                        .at(2),
                line("main", dollars(20), INVALIDATED, VOID, dollars(20), "18.6")
                        .at(2));
        assertThat(when.state().layout().jackpot().pool().amount()).isEqualTo(cents(10_000_62));
        dealt().when(invalidate("18.5.1", List.of(ANN), List.of(), null, null)).thenRefused(RETAINED_WITHOUT_APPROVAL);
        dealt().when(invalidate("18.5.2", List.of(CAT), List.of(), null, null)).thenRefused(NO_SUCH_WAGER, "18.6");
    }

    @Test
    @Rule({"18.6", "R-21"})
    void an_innocent_player_s_wager_is_retained_with_a_reason_and_a_second_approver() {
        dealt().when(invalidate("18.5.1", List.of(), List.of(BOB), "agreed with Bob", SUPERVISOR))
                .thenLines(
                        line("blazing-7s", cents(250), INVALIDATED, VOID, cents(250), "18.6"),
                        line("main", dollars(10), INVALIDATED, VOID, dollars(10), "18.6"),
                        line("blazing-7s", cents(250), RETAINED, LOSE, cents(0), "18.6")
                                .at(2),
                        line("main", dollars(20), RETAINED, LOSE, dollars(0), "18.6")
                                .at(2));
        for (Remedy unapproved : List.of(
                invalidate("18.5.1", List.of(), List.of(BOB), "agreed with Bob", null),
                invalidate("18.5.1", List.of(), List.of(BOB), "agreed with Bob", DEALER),
                invalidate("18.5.1", List.of(), List.of(BOB), " ", SUPERVISOR),
                invalidate("18.5.1", List.of(), List.of(BOB), null, SUPERVISOR)))
            dealt().when(unapproved).thenRefused(RETAINED_WITHOUT_APPROVAL);
    }

    @Test
    @Rule({"18.5", "1.1 \"Void\""})
    void a_round_is_void_only_under_a_clause_that_says_so() {
        dealt().when(invalidate("16.22", List.of(), List.of(), null, null)).thenRefused(VOID_UNDER_NO_CLAUSE);
        dealt().when(staff(new VoidRound(SUPERVISOR, "8.1"))).thenRefused(VOID_UNDER_NO_CLAUSE);
        given(GAME).when(staff(new VoidRound(SUPERVISOR, "18.5"))).thenRefused(NO_CARDS_OUT);
        given(GAME).when(invalidate("18.5.1", List.of(), List.of(), null, null)).thenRefused(NO_CARDS_OUT);
    }
}
