package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudArea.ANTE;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
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
import baize.games.caribbeanstud.StudCommand.Remedy;
import baize.games.caribbeanstud.StudEvent.HandEnded;
import baize.games.caribbeanstud.StudEvent.OutcomeInvalidated;
import baize.games.caribbeanstud.StudEvent.WagerRefused;
import baize.games.caribbeanstud.StudIrregularity.Invalidate;
import baize.games.caribbeanstud.StudIrregularity.RefuseWager;
import baize.games.caribbeanstud.StudIrregularity.VoidHand;
import baize.games.caribbeanstud.StudIrregularity.VoidRound;
import baize.games.caribbeanstud.StudState.Betting;
import baize.games.jackpot.Pool;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.testkit.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Section 16 of the book: what a casino supervisor may do. */
class StudSuperviseTest {
    private static final Stud GAME = jackpotGame();
    private static final Pool UNTOUCHED = Pool.of(dollars(50_000));
    private static final String TEXT = "pushed the chips over the line";

    private static Given<StudState, StudCommand, StudEvent> dealt() {
        return given(GAME)
                .having(ante(1, 10), jackpot(1), ante(2, 20), jackpot(2))
                .having(deal("As Kd 9c 6h 3s", "Qh Jd 8s 5c 2c", "9h 9d 7s 4h 3c"));
    }

    private static Remedy refuseWager(Grade by, @Nullable StudArea on) {
        return staff(new RefuseWager(by, whose(1), on, RefusalGround.CONDUCT, TEXT));
    }

    private static Remedy invalidate(
            String cause, List<Patron> forfeit, List<Patron> retain, @Nullable String reason, @Nullable Grade second) {
        return staff(new Invalidate(SUPERVISOR, cause, forfeit, retain, reason, second));
    }

    private static WagerRefused refused(StudArea on, long dollars) {
        return new WagerRefused(ANN, box(1), on, Placed.of(dollars(dollars), Money.ZERO), RefusalGround.CONDUCT, TEXT);
    }

    @Test
    @Rule({"16.16", "R-23"})
    void a_wager_is_refused_before_the_first_card_and_goes_back_at_once() {
        var given = given(GAME).having(admit(100L, null, null), ante(10), jackpot());
        given.when(refuseWager(SUPERVISOR, StudArea.JACKPOT)).then(refused(StudArea.JACKPOT, 5));
        assertThat(given.state().table().guest(ANN).chips()).isEqualTo(dollars(100 - 10));
        given.when(refuseWager(SUPERVISOR, null)).then(refused(ANTE, 10));
        given.when(refuseWager(SUPERVISOR, ANTE)).thenRefused(NO_SUCH_WAGER);
    }

    @Test
    @Rule({"16.16", "11.1", "R-23"})
    void a_refused_ante_takes_the_jackpot_wager_on_its_hand_with_it() {
        given(GAME)
                .having(ante(10), jackpot())
                .when(refuseWager(SUPERVISOR, ANTE))
                .then(refused(StudArea.JACKPOT, 5), refused(ANTE, 10));
    }

    @Test
    @Rule({"16.16", "5.7", "R-23"})
    void after_the_first_card_it_is_too_late_to_refuse() {
        dealt().when(refuseWager(SUPERVISOR, ANTE)).thenRefused(TOO_LATE_TO_REFUSE);
    }

    @Test
    @Rule({"16.16", "R-145"})
    void refused_after_no_more_bets_the_last_wager_opens_wagering_again() {
        var given = given(GAME).having(ante(10), noMoreBets(), refuseWager(SUPERVISOR, null));
        assertThat(given.state()).isInstanceOf(Betting.class);
        given.when(ante(20)).thenAccepted();
    }

    @Test
    @Rule({
        "16.16",
        "1.1 \"casino supervisor\"",
        "1.1 \"Gaming Supervisor\"",
        "1.1 \"Gaming Manager\"",
        "1.1 \"dealer\"",
        "R-24"
    })
    void it_takes_a_casino_supervisor_to_refuse_a_wager() {
        var betting = given(GAME).having(ante(10));
        betting.when(refuseWager(DEALER, ANTE)).thenRefused(WRONG_GRADE, "16.16");
        betting.when(refuseWager(Grade.GAMING_SUPERVISOR, ANTE)).thenRefused(WRONG_GRADE, "16.16");
        betting.when(refuseWager(Grade.GAMING_MANAGER, ANTE)).thenAccepted();
        given(game("casinoSupervisorIncludesGamingSupervisor=true"))
                .having(ante(10))
                .when(refuseWager(Grade.GAMING_SUPERVISOR, ANTE))
                .thenAccepted();
    }

    @Test
    @Rule({"16.8", "16.8.1", "R-22"})
    void the_wagers_of_who_used_a_device_are_void() {
        var given = dealt().having(bet(1), bet(2));
        given.when(staff(new VoidHand(DEALER, whose(1), "16.8.1"))).thenRefused(WRONG_GRADE, "16.8.1");
        assertThat(given.when(staff(new VoidHand(SUPERVISOR, whose(1), "16.8.1")))
                        .events())
                .startsWith(new HandEnded(box(1), DEVICE_BREACH));
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(20), DEALER_BEATEN, WIN, dollars(40), "9.5.1.1")
                                .at(2),
                        line("bet", dollars(40), DEALER_BEATEN, WIN, dollars(80), "9.5.1.1")
                                .at(2),
                        line("jackpot", dollars(5), DEALER_BEATEN, LOSE, dollars(0), "11.7")
                                .at(2),
                        line("ante", dollars(10), DEVICE_BREACH, VOID, dollars(10), "16.8.1"),
                        line("bet", dollars(20), DEVICE_BREACH, VOID, dollars(20), "16.8.1"),
                        line("jackpot", dollars(5), DEVICE_BREACH, VOID, dollars(5), "16.8.1"));
        assertThat(given.state().jackpot().pool().amount()).isEqualTo(cents(50_000_00 + 1_25));
    }

    @Test
    @Rule({"16.9", "16.9.1", "16.10", "R-21", "R-22"})
    void an_outcome_invalidated_by_a_disruption_is_refunded() {
        var when = dealt().having(fold(1)).when(invalidate("16.9.1", List.of(), List.of(), null, null));
        when.thenLines(
                line("ante", dollars(20), INVALIDATED, VOID, dollars(20), "16.10")
                        .at(2),
                line("jackpot", dollars(5), INVALIDATED, VOID, dollars(5), "16.10")
                        .at(2),
                line("ante", dollars(10), INVALIDATED, VOID, dollars(10), "16.10"),
                line("jackpot", dollars(5), INVALIDATED, VOID, dollars(5), "16.10"));
        assertThat(when.events()).startsWith(new OutcomeInvalidated("16.9.1", null));
        assertThat(when.state().jackpot().pool()).isEqualTo(UNTOUCHED);
        dealt().when(staff(new VoidRound(SUPERVISOR, "16.9"))).thenAccepted();
        dealt().when(staff(new VoidRound(DEALER, "16.9"))).thenRefused(WRONG_GRADE, "16.9");
    }

    @Test
    @Rule({"16.9.2", "16.10", "R-21", "R-22"})
    void the_wagers_of_who_acted_fraudulently_are_forfeited_and_stay_in_the_pool() {
        var when = dealt().when(invalidate("16.9.2", List.of(ANN), List.of(), null, null));
        when.thenLines(
                line("ante", dollars(20), INVALIDATED, VOID, dollars(20), "16.10")
                        .at(2),
                line("jackpot", dollars(5), INVALIDATED, VOID, dollars(5), "16.10")
                        .at(2),
                line("ante", dollars(10), FRAUD, LOSE, dollars(0), "16.10"),
                line("jackpot", dollars(5), FRAUD, LOSE, dollars(0), "16.10"));
        assertThat(when.state().jackpot().pool().amount()).isEqualTo(cents(50_000_00 + 1_25));
        dealt().when(invalidate("16.9.1", List.of(ANN), List.of(), null, null)).thenRefused(RETAINED_WITHOUT_APPROVAL);
        dealt().when(invalidate("16.9.2", List.of(CAT), List.of(), null, null)).thenRefused(NO_SUCH_WAGER, "16.10");
    }

    @Test
    @Rule({"16.10", "R-21"})
    void an_innocent_player_s_wager_is_retained_with_a_reason_and_a_second_approver() {
        dealt().when(invalidate("16.9.1", List.of(), List.of(BOB), "agreed with Bob", SUPERVISOR))
                .thenLines(
                        line("ante", dollars(20), RETAINED, LOSE, dollars(0), "16.10")
                                .at(2),
                        line("jackpot", dollars(5), RETAINED, LOSE, dollars(0), "16.10")
                                .at(2),
                        line("ante", dollars(10), INVALIDATED, VOID, dollars(10), "16.10"),
                        line("jackpot", dollars(5), INVALIDATED, VOID, dollars(5), "16.10"));
        for (Remedy unapproved : List.of(
                invalidate("16.9.1", List.of(), List.of(BOB), "agreed with Bob", null),
                invalidate("16.9.1", List.of(), List.of(BOB), "agreed with Bob", DEALER),
                invalidate("16.9.1", List.of(), List.of(BOB), " ", SUPERVISOR),
                invalidate("16.9.1", List.of(), List.of(BOB), null, SUPERVISOR)))
            dealt().when(unapproved).thenRefused(RETAINED_WITHOUT_APPROVAL);
    }

    @Test
    @Rule({"16.9", "1.1 \"void\""})
    void a_round_is_void_only_under_a_clause_that_says_so() {
        dealt().when(invalidate("16.1", List.of(), List.of(), null, null)).thenRefused(VOID_UNDER_NO_CLAUSE);
        dealt().when(staff(new VoidRound(SUPERVISOR, "8.1"))).thenRefused(VOID_UNDER_NO_CLAUSE);
        given(GAME).when(staff(new VoidRound(SUPERVISOR, "16.9"))).thenRefused(NO_CARDS_OUT);
        given(GAME).when(invalidate("16.9.1", List.of(), List.of(), null, null)).thenRefused(NO_CARDS_OUT);
    }
}
