package baize.games.threecard;

import static baize.core.pay.Result.*;
import static baize.games.threecard.ThreeCardArea.ANTE;
import static baize.games.threecard.ThreeCardArea.PAIR_PLUS;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardShowdown.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.games.threecard.ThreeCardCommand.Remedy;
import baize.games.threecard.ThreeCardEvent.HandEnded;
import baize.games.threecard.ThreeCardEvent.OutcomeInvalidated;
import baize.games.threecard.ThreeCardEvent.WagerRefused;
import baize.games.threecard.ThreeCardIrregularity.Invalidate;
import baize.games.threecard.ThreeCardIrregularity.RefuseWager;
import baize.games.threecard.ThreeCardIrregularity.VoidHand;
import baize.games.threecard.ThreeCardIrregularity.VoidRound;
import baize.games.threecard.ThreeCardState.Betting;
import baize.testkit.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Section 14 of the book: what a casino supervisor may do. */
class ThreeCardSuperviseTest {
    private static final ThreeCard GAME = game();

    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> dealt() {
        return given(GAME).having(ante(1, 10), pairPlus(1, 5), ante(2, 20), deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s"));
    }

    private static Remedy refuseWager(Grade by, @Nullable ThreeCardArea on) {
        return staff(new RefuseWager(by, whose(1), on, RefusalGround.CONDUCT, "pushed the chips over the line"));
    }

    private static Remedy invalidate(
            String cause, List<Patron> forfeit, List<Patron> retain, @Nullable String reason, @Nullable Grade second) {
        return staff(new Invalidate(SUPERVISOR, cause, forfeit, retain, reason, second));
    }

    private static Placed chips(long dollars) {
        return Placed.of(dollars(dollars), Money.ZERO);
    }

    @Test
    @Rule({"14.11", "R-23"})
    void a_wager_is_refused_before_the_first_card_and_goes_back_at_once() {
        var given = given(GAME).having(admit(100L, null, null), ante(10), pairPlus(5));
        given.when(refuseWager(SUPERVISOR, PAIR_PLUS))
                .then(new WagerRefused(
                        ANN, box(1), PAIR_PLUS, chips(5), RefusalGround.CONDUCT, "pushed the chips over the line"));
        assertThat(given.state().table().guest(ANN).chips()).isEqualTo(dollars(100 - 10));
        assertThat(given.when(refuseWager(SUPERVISOR, null)).events()).hasSize(1);
        given.when(refuseWager(SUPERVISOR, ANTE)).thenRefused(NO_SUCH_WAGER);
    }

    @Test
    @Rule({"14.11", "R-23", "5.4"})
    void after_the_first_card_it_is_too_late_to_refuse() {
        dealt().when(refuseWager(SUPERVISOR, ANTE)).thenRefused(TOO_LATE_TO_REFUSE);
    }

    @Test
    @Rule({"14.11", "R-145"})
    void refused_after_no_more_bets_the_last_wager_opens_wagering_again() {
        var given = given(GAME).having(ante(10), noMoreBets(), refuseWager(SUPERVISOR, null));
        assertThat(given.state()).isInstanceOf(Betting.class);
        given.when(ante(20)).thenAccepted();
    }

    @Test
    @Rule({"14.11", "R-24", "1.1 \"casino supervisor\"", "1.1 \"gaming supervisor\"", "1.1 \"dealer\""})
    void it_takes_a_casino_supervisor_to_refuse_a_wager() {
        var betting = given(GAME).having(ante(10));
        betting.when(refuseWager(DEALER, ANTE)).thenRefused(WRONG_GRADE, "14.11");
        betting.when(refuseWager(Grade.GAMING_SUPERVISOR, ANTE)).thenRefused(WRONG_GRADE, "14.11");
        betting.when(refuseWager(Grade.GAMING_MANAGER, ANTE)).thenAccepted();
    }

    @Test
    @Rule({"1.1 \"casino supervisor\"", "1.1 \"Assistant Gaming Manager\"", "R-24"})
    void a_house_may_count_gaming_supervisors_among_casino_supervisors() {
        given(game("casinoSupervisorIncludesGamingSupervisor=true"))
                .having(ante(10))
                .when(refuseWager(Grade.GAMING_SUPERVISOR, ANTE))
                .thenAccepted();
        given(game("casinoSupervisorIncludesGamingSupervisor=true"))
                .having(ante(10))
                .when(refuseWager(DEALER, ANTE))
                .thenRefused(WRONG_GRADE, "14.11");
    }

    @Test
    @Rule({"14.3", "14.3.1"})
    void the_wagers_of_who_used_a_device_are_void() {
        var given = dealt().having(play(1), play(2));
        given.when(staff(new VoidHand(DEALER, whose(1), "14.3.1"))).thenRefused(WRONG_GRADE, "14.3.1");
        given.when(staff(new VoidHand(SUPERVISOR, whose(1), "14.3.1"))).then(new HandEnded(box(1), DEVICE_BREACH));
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(10), DEVICE_BREACH, VOID, dollars(10), "14.3.1"),
                        line("play", dollars(10), DEVICE_BREACH, VOID, dollars(10), "14.3.1"),
                        line("pair-plus", dollars(5), DEVICE_BREACH, VOID, dollars(5), "14.3.1"),
                        line("ante", dollars(20), DEALER_WINS, LOSE, dollars(0), "9.4.1.2")
                                .at(2),
                        line("play", dollars(20), DEALER_WINS, LOSE, dollars(0), "9.4.1.2")
                                .at(2));
    }

    @Test
    @Rule({"14.4", "14.4.1", "14.5", "R-21"})
    void an_outcome_invalidated_by_a_disruption_is_refunded() {
        var when = dealt().having(play(1)).when(invalidate("14.4.1", List.of(), List.of(), null, null));
        when.thenLines(
                line("ante", dollars(10), INVALIDATED, VOID, dollars(10), "14.5"),
                line("pair-plus", dollars(5), INVALIDATED, VOID, dollars(5), "14.5"),
                line("play", dollars(10), INVALIDATED, VOID, dollars(10), "14.5"),
                line("ante", dollars(20), INVALIDATED, VOID, dollars(20), "14.5")
                        .at(2));
        assertThat(when.events()).startsWith(new OutcomeInvalidated("14.4.1", null));
        dealt().when(staff(new VoidRound(SUPERVISOR, "14.4"))).thenAccepted();
        dealt().when(staff(new VoidRound(DEALER, "14.4"))).thenRefused(WRONG_GRADE, "14.4");
    }

    @Test
    @Rule({"14.4.2", "14.5", "R-21"})
    void the_wagers_of_who_acted_fraudulently_are_forfeited() {
        dealt().when(invalidate("14.4.2", List.of(ANN), List.of(), null, null))
                .thenLines(
                        line("ante", dollars(10), FRAUD, LOSE, dollars(0), "14.5"),
                        line("pair-plus", dollars(5), FRAUD, LOSE, dollars(0), "14.5"),
                        line("ante", dollars(20), INVALIDATED, VOID, dollars(20), "14.5")
                                .at(2));
        dealt().when(invalidate("14.4.1", List.of(ANN), List.of(), null, null)).thenRefused(RETAINED_WITHOUT_APPROVAL);
    }

    @Test
    @Rule({"14.5", "R-21"})
    void an_innocent_player_s_wager_is_retained_with_a_reason_and_a_second_approver() {
        dealt().when(invalidate("14.4.1", List.of(), List.of(BOB), "agreed with Bob", SUPERVISOR))
                .thenLines(
                        line("ante", dollars(10), INVALIDATED, VOID, dollars(10), "14.5"),
                        line("pair-plus", dollars(5), INVALIDATED, VOID, dollars(5), "14.5"),
                        line("ante", dollars(20), RETAINED, LOSE, dollars(0), "14.5")
                                .at(2));
        for (Remedy unapproved : List.of(
                invalidate("14.4.1", List.of(), List.of(BOB), "agreed with Bob", null),
                invalidate("14.4.1", List.of(), List.of(BOB), "agreed with Bob", DEALER),
                invalidate("14.4.1", List.of(), List.of(BOB), " ", SUPERVISOR),
                invalidate("14.4.1", List.of(), List.of(BOB), null, SUPERVISOR)))
            dealt().when(unapproved).thenRefused(RETAINED_WITHOUT_APPROVAL);
    }

    @Test
    @Rule({"14.4", "1.1 \"void\""})
    void a_round_is_void_only_under_a_clause_that_says_so() {
        dealt().when(invalidate("14.1", List.of(), List.of(), null, null)).thenRefused(VOID_UNDER_NO_CLAUSE);
        dealt().when(staff(new VoidRound(SUPERVISOR, "8.1"))).thenRefused(VOID_UNDER_NO_CLAUSE);
        given(GAME).when(staff(new VoidRound(SUPERVISOR, "14.4"))).thenRefused(NO_CARDS_OUT);
        given(GAME).when(invalidate("14.4.1", List.of(), List.of(), null, null)).thenRefused(NO_CARDS_OUT);
    }
}
