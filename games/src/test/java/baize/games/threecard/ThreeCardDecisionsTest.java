package baize.games.threecard;

import static baize.core.pay.Result.*;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardShowdown.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.threecard.ThreeCardCommand.Play;
import baize.games.threecard.ThreeCardEvent.DealerExposed;
import baize.games.threecard.ThreeCardEvent.HandEnded;
import baize.games.threecard.ThreeCardEvent.PlayPlaced;
import baize.games.threecard.ThreeCardIrregularity.VoidHand;
import baize.games.threecard.ThreeCardState.Deciding;
import baize.games.threecard.ThreeCardState.Exposed;
import baize.games.threecard.ThreeCardState.Settled;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;

/** Section 8 of the book and conceding: play or fold, turn the dealer's hand, settle. */
class ThreeCardDecisionsTest {
    private static final ThreeCard GAME = game();

    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> dealt() {
        return given(GAME).having(ante(1, 10), ante(2, 20), deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s"));
    }

    private static Play playing(Money stake) {
        return new Play(ANN, box(1), stake, Money.ZERO);
    }

    @Test
    @Rule({"8.1", "8.5", "1.1 \"Play wager\""})
    void to_play_is_to_match_the_ante() {
        var when = dealt().when(play());
        when.then(new PlayPlaced(ANN, box(1), Placed.of(dollars(10), Money.ZERO)));
        assertThat(when.state()).isInstanceOf(Deciding.class);
        dealt().when(playing(dollars(10))).thenAccepted();
    }

    @Test
    @Rule({"8.5", "R-55"})
    void a_play_wager_that_does_not_equal_the_ante_is_refused() {
        dealt().when(playing(cents(9_99))).thenRefused(PLAY_NOT_EQUAL_TO_ANTE);
        dealt().when(playing(dollars(20))).thenRefused(PLAY_NOT_EQUAL_TO_ANTE);
    }

    @Test
    @Rule({"5.3", "R-54"})
    void pair_plus_alone_has_no_play_wager() {
        given(GAME)
                .having(pairPlus(5), deal("Qs 9d 4c", "8h 8d 8s"))
                .when(play())
                .thenRefused(PAIR_PLUS_ONLY);
    }

    @Test
    @Rule({"1.1 \"fold\"", "8.1", "8.3", "8.4"})
    void a_fold_ends_the_hand_for_the_round() {
        var when = dealt().when(fold());
        when.then(new HandEnded(box(1), FOLDED));
        assertThat(when.state()).isInstanceOf(Deciding.class);
    }

    @Test
    @Rule("8.1")
    void a_hand_decides_once() {
        dealt().having(play()).when(fold()).thenRefused(ALREADY_DECIDED);
        dealt().having(play()).when(play()).thenRefused(ALREADY_DECIDED);
        dealt().having(fold()).when(play()).thenRefused(ALREADY_DECIDED);
        dealt().having(fold()).when(fold()).thenRefused(ALREADY_DECIDED);
    }

    @Test
    @Rule("8.1")
    void a_player_decides_for_the_own_hand_and_only_while_it_waits() {
        dealt().when(new Play(BOB, box(1), null, Money.ZERO)).thenRefused(NO_HAND_THERE);
        dealt().when(fold(3)).thenRefused(NO_HAND_THERE);
        given(GAME).when(play()).thenRefused(NO_HAND_THERE);
        given(GAME).having(ante(10)).when(fold()).thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"5.3", "R-54", "R-53", "8.4"})
    void pair_plus_alone_may_be_folded_and_is_then_collected() {
        given(GAME)
                .having(pairPlus(5), deal("Qs 9d 4c", "8h 8d 8s"))
                .when(fold())
                .thenLines(line("pair-plus", dollars(5), FOLDED, LOSE, dollars(0), "8.4"));
    }

    @Test
    @Rule("8.6")
    void the_dealer_turns_no_card_while_a_player_has_to_decide() {
        dealt().having(play(1)).when(reveal()).thenRefused(PLAYERS_STILL_TO_DECIDE);
        dealt().having(play(1)).when(expose()).thenRefused(PLAYERS_STILL_TO_DECIDE);
        dealt().having(play(1), fold(2)).when(expose()).then(new DealerExposed());
    }

    @Test
    @Rule({"8.6", "5.3", "R-54"})
    void nobody_waits_for_pair_plus_alone() {
        given(GAME)
                .having(pairPlus(5), deal("Qs 9d 4c", "8h 8d 8s"))
                .when(expose())
                .then(new DealerExposed());
    }

    @Test
    @Rule({"8.6", "1.1 \"round of play\""})
    void without_cards_there_is_no_hand_to_turn() {
        given(GAME).when(reveal()).thenRefused(NO_CARDS_OUT);
        given(GAME).when(expose()).thenRefused(NO_CARDS_OUT);
        given(GAME).having(ante(10)).when(reveal()).thenRefused(NO_CARDS_OUT);
        given(GAME).having(ante(10), noMoreBets()).when(expose()).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"8.4", "8.6"})
    void when_all_have_folded_the_round_is_over_and_the_dealer_may_still_show() {
        var folded = dealt().having(fold(1));
        folded.when(fold(2))
                .thenLines(
                        line("ante", dollars(10), FOLDED, LOSE, dollars(0), "8.4"),
                        line("ante", dollars(20), FOLDED, LOSE, dollars(0), "8.4")
                                .at(2));
        folded.when(reveal()).then(new DealerExposed());
        folded.when(reveal()).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"9.5", "R-59"})
    void a_conceded_hand_loses_ante_play_and_bonus_but_keeps_pair_plus() {
        // Straight: a bonus of 10 x 1 is given up; Pair Plus pays 5 x 6 = 30 and returns 5.
        given(GAME)
                .having(ante(10), pairPlus(5), deal("Qs Qd Qc", "6h 7d 8s"), play(), expose())
                .having(concede(1))
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), CONCEDED, LOSE, dollars(0), "9.5"),
                        line("play", dollars(10), CONCEDED, LOSE, dollars(0), "9.5"),
                        line("pair-plus", dollars(5), CONCEDED, WIN, dollars(30 + 5), "9.4.1.6"));
    }

    @Test
    @Rule({"9.5", "R-59"})
    void conceding_without_a_pair_loses_pair_plus_as_well() {
        given(GAME)
                .having(ante(10), pairPlus(5), deal("Qs Qd Qc", "6h 7d Ts"), play(), expose(), concede(1))
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), CONCEDED, LOSE, dollars(0), "9.5"),
                        line("play", dollars(10), CONCEDED, LOSE, dollars(0), "9.5"),
                        line("pair-plus", dollars(5), CONCEDED, LOSE, dollars(0), "9.4.1.3"));
    }

    @Test
    @Rule("9.5")
    void when_all_have_conceded_the_round_is_over() {
        var when = given(GAME)
                .having(ante(10), deal("Qs Qd Qc", "6h 7d Ts"), play(), expose())
                .when(concede(1));
        when.thenLines(
                line("ante", dollars(10), CONCEDED, LOSE, dollars(0), "9.5"),
                line("play", dollars(10), CONCEDED, LOSE, dollars(0), "9.5"));
        assertThat(when.state()).isInstanceOf(Settled.class);
    }

    @Test
    @Rule("9.5")
    void a_hand_is_conceded_only_when_the_dealer_s_is_on_the_table() {
        dealt().having(play(1)).when(concede(1)).thenRefused(DEALER_NOT_EXPOSED);
        given(GAME).when(concede(1)).thenRefused(DEALER_NOT_EXPOSED);
    }

    @Test
    @Rule({"9.6", "8.3"})
    void a_conceded_or_folded_hand_does_not_come_back() {
        var exposed = dealt().having(play(1), fold(2), expose());
        assertThat(exposed.state()).isInstanceOf(Exposed.class);
        exposed.when(concede(2)).thenRefused(FOLDED_HAND);
        exposed.when(concede(3)).thenRefused(NO_HAND_THERE);
        var conceded = given(GAME)
                .having(ante(1, 10), ante(2, 20), deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s"), play(1), play(2), expose())
                .having(concede(1));
        conceded.when(concede(1)).thenRefused(ALREADY_CONCEDED);
        conceded.when(play(1)).thenRefused(NO_HAND_THERE);
        conceded.when(staff(new VoidHand(DEALER, whose(1), "12.7"))).thenRefused(ALREADY_CONCEDED);
    }

    @Test
    @Rule({"9.5", "14.3.1"})
    void a_void_hand_cannot_be_conceded() {
        dealt().having(play(1), play(2), staff(new VoidHand(SUPERVISOR, whose(1), "14.3.1")), expose())
                .when(concede(1))
                .thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"9.3", "9.4"})
    void the_dealer_settles_after_turning_the_hand_or_in_one_move() {
        var settled = dealt().having(play(1), fold(2), expose()).when(reveal());
        assertThat(settled.lines())
                .isEqualTo(dealt().having(play(1), fold(2)).when(reveal()).lines());
    }
}
