package baize.games.threecard;

import static baize.games.threecard.ThreeCardArea.ANTE;
import static baize.games.threecard.ThreeCardArea.ANTE_BONUS;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardCommand.Remedy;
import baize.games.threecard.ThreeCardEvent.OutcomeInvalidated;
import baize.games.threecard.ThreeCardEvent.RoundUndone;
import baize.games.threecard.ThreeCardIrregularity.FoundWager;
import baize.games.threecard.ThreeCardIrregularity.Invalidate;
import baize.games.threecard.ThreeCardIrregularity.VoidRound;
import baize.games.threecard.ThreeCardState.Settled;
import baize.testkit.Books;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can still be done about a round that is settled, until the next one begins. */
class ThreeCardAfterwardsTest {
    private static final List<String> UNDONE = List.of("14.5", "14.4", "R-21", "R-193");

    /** Ann wins with a straight and a bonus, Bob loses. */
    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> settled(String... settings) {
        return given(game(settings))
                .having(
                        ante(1, 10),
                        pairPlus(1, 5),
                        ante(2, 20),
                        deal("Qs 9d 4c", "Kh Qd Js", "Jh 8d 3s"),
                        play(1),
                        play(2),
                        reveal());
    }

    private static Remedy invalidate(String cause, Patron... forfeit) {
        return staff(new Invalidate(SUPERVISOR, cause, List.of(forfeit), List.of(), null, null));
    }

    private static Adjustment back(Patron patron, int box, String wager, long dollars, List<String> rules) {
        return new Adjustment(patron, Box.of(box), wager, dollars(dollars), rules.getFirst(), rules);
    }

    @Test
    @Rule({"14.4", "14.4.1", "14.5", "R-21", "R-193"})
    void a_settled_round_is_invalidated_by_adjustments_that_cite_the_clause() {
        var given = settled();
        var when = given.when(invalidate("14.4.1"));
        assertThat(when.events())
                .startsWith(new OutcomeInvalidated("14.4.1", null))
                .hasSize(2);
        assertThat(undone(when.events()).adjustments())
                .containsExactly(
                        back(ANN, 1, "ante", -10, UNDONE),
                        back(ANN, 1, "play", -10, UNDONE),
                        back(ANN, 1, ANTE_BONUS, -10, UNDONE),
                        back(ANN, 1, "pair-plus", -30, UNDONE),
                        back(BOB, 2, "ante", 20, UNDONE),
                        back(BOB, 2, "play", 20, UNDONE));
        Books books = Books.check(given.events());
        assertThat(books.moved(ANN)).isEqualTo(Money.ZERO);
        assertThat(books.moved(BOB)).isEqualTo(Money.ZERO);
        assertThat(((Settled) given.state()).lines()).extracting(Line::result).containsOnly(Result.VOID);
        given.when(invalidate("14.4.1")).thenRefused(NO_CARDS_OUT);
    }

    private static RoundUndone undone(List<ThreeCardEvent> events) {
        return (RoundUndone) events.getLast();
    }

    @Test
    @Rule({"14.4.2", "14.5", "R-21", "R-193"})
    void a_cheat_gives_the_winnings_back_and_loses_the_stakes() {
        var given = settled();
        given.when(invalidate("14.4.2", ANN)).thenAccepted();
        Books books = Books.check(given.events());
        assertThat(books.moved(ANN)).isEqualTo(dollars(-25));
        assertThat(books.moved(BOB)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"14.5", "R-3", "R-193"})
    void of_a_forfeited_wager_what_was_never_in_play_still_goes_back() {
        var given = given(game("maximum=200.00"))
                .having(
                        staff(new FoundWager(DEALER, ANN, Box.of(1), ANTE, dollars(300), Money.ZERO)),
                        deal("Qs 9d 4c", "7h 7d 2s"),
                        play(1),
                        reveal());
        given.when(invalidate("14.4.2", ANN)).thenAccepted();
        assertThat(Books.check(given.events()).moved(ANN)).isEqualTo(dollars(-400));
    }

    @Test
    @Rule({"14.5", "R-21", "R-193"})
    void an_innocent_player_s_wager_is_retained_afterwards_too() {
        var given = settled();
        given.when(staff(new Invalidate(SUPERVISOR, "14.4.1", List.of(), List.of(ANN), "agreed", SUPERVISOR)))
                .thenAccepted();
        assertThat(Books.check(given.events()).moved(ANN)).isEqualTo(dollars(-25));
        settled()
                .when(staff(new Invalidate(SUPERVISOR, "14.4.1", List.of(), List.of(ANN), "agreed", null)))
                .thenRefused(RETAINED_WITHOUT_APPROVAL);
    }

    @Test
    @Rule({"14.4.2", "R-192"})
    void who_had_no_wager_in_the_round_cannot_forfeit_one() {
        settled().when(invalidate("14.4.2", CAT)).thenRefused(NO_SUCH_WAGER, "14.5");
    }

    @Test
    @Rule({"14.4", "R-193"})
    void the_next_round_s_first_wager_ends_it_and_a_void_round_has_no_result() {
        settled().having(ante(2, 20)).when(invalidate("14.4.1")).thenRefused(NO_CARDS_OUT);
        given(game())
                .having(ante(10), deal("Qs 9d 4c", "Kh Qd Js"), staff(new VoidRound(SUPERVISOR, "14.4")))
                .when(invalidate("14.4.2", ANN))
                .thenRefused(NO_CARDS_OUT);
        settled().when(staff(new VoidRound(SUPERVISOR, "14.4.1"))).thenAccepted();
        settled().when(staff(new VoidRound(SUPERVISOR, "12.4"))).thenRefused(NO_CARDS_OUT);
        given(game()).when(invalidate("14.4.1")).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule("R-193")
    void whoever_has_left_meanwhile_is_adjusted_all_the_same() {
        var given = given(game())
                .having(admit(100L, 500L, 0L), ante(10), deal("Qs 9d 4c", "Kh Qd Js"), play(1), reveal())
                .having(at(new TableCommand.CardOut(ANN)));
        given.when(invalidate("14.4.1")).thenAccepted();
        assertThat(Books.check(given.events()).moved(ANN)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"R-16", "R-17", "R-193"})
    void chips_tokens_and_what_the_loss_limit_leaves_are_as_before_the_round() {
        var given = given(game())
                .having(admit(100L, 60L, 10L))
                .having(wager(1, ANTE, dollars(10), dollars(4)), deal("Qs 9d 4c", "Jh 8d 2s"), play(1), reveal());
        given.when(invalidate("14.4.1")).thenAccepted();
        assertThat(given.state().table().guest(ANN).chips()).isEqualTo(dollars(100));
        assertThat(given.state().table().guest(ANN).tokens()).isEqualTo(dollars(10));
        assertThat(given.state().table().guest(ANN).lossLimitLeft()).isEqualTo(dollars(60));
    }
}
