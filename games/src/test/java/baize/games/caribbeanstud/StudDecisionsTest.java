package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Bet;
import baize.games.caribbeanstud.StudEvent.BetPlaced;
import baize.games.caribbeanstud.StudEvent.DealerExposed;
import baize.games.caribbeanstud.StudEvent.HandEnded;
import baize.games.caribbeanstud.StudIrregularity.CallTime;
import baize.games.caribbeanstud.StudIrregularity.VoidHand;
import baize.games.caribbeanstud.StudState.Dealt;
import baize.games.caribbeanstud.StudState.Deciding;
import baize.games.caribbeanstud.StudState.Exposed;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.table.Placed;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.games.table.Whose;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;

/** Section 8 of the book, conceding (9.8, 9.9) and players who do not decide (14.14). */
class StudDecisionsTest {
    private static final Stud GAME = jackpotGame();
    private static final StudCommand CALL_TIME = staff(new CallTime(DEALER, whose(1)));
    private static final String PAIR_OF_KINGS = "Kc Kd 8s 5h 2c";
    private static final String NOTHING = "Jh 8d 6s 4h 3c";
    private static final String FLUSH = "3h 6h 9h Jh Kh";

    private static Given<StudState, StudCommand, StudEvent> dealt() {
        return given(GAME)
                .having(ante(1, 10), ante(2, 20))
                .having(deal(PAIR_OF_KINGS, "As Qd 7c 5s 2d", "Jh 8d 6s 4h 3c"));
    }

    private static Bet betting(Money stake) {
        return new Bet(ANN, box(1), stake, Money.ZERO);
    }

    @Test
    @Rule({"5.5", "5.6", "8.1", "8.7", "1.1 \"bet\""})
    void to_bet_is_to_put_down_twice_the_ante() {
        var when = dealt().when(bet());
        when.then(new BetPlaced(ANN, box(1), Placed.of(dollars(20), Money.ZERO)));
        assertThat(when.state()).isInstanceOf(Deciding.class);
        dealt().when(betting(dollars(20))).thenAccepted();
    }

    @Test
    @Rule({"5.6", "8.7"})
    void a_bet_of_another_amount_is_refused() {
        dealt().when(betting(cents(19_99))).thenRefused(BET_NOT_TWICE_THE_ANTE);
        dealt().when(betting(cents(20_01))).thenRefused(BET_NOT_TWICE_THE_ANTE);
        dealt().when(betting(dollars(10))).thenRefused(BET_NOT_TWICE_THE_ANTE);
    }

    @Test
    @Rule({"1.1 \"fold\"", "5.5", "8.1", "8.3"})
    void a_fold_ends_the_hand_for_the_round() {
        var when = dealt().when(fold());
        when.then(new HandEnded(box(1), FOLDED));
        assertThat(when.state()).isInstanceOf(Deciding.class);
    }

    @Test
    @Rule({"8.1", "8.4"})
    void a_hand_decides_once() {
        dealt().having(bet()).when(fold()).thenRefused(ALREADY_DECIDED);
        dealt().having(bet()).when(bet()).thenRefused(ALREADY_DECIDED);
        dealt().having(fold()).when(bet()).thenRefused(FOLDED_HAND);
        dealt().having(fold()).when(fold()).thenRefused(FOLDED_HAND);
        dealt().having(CALL_TIME).when(bet()).thenRefused(FOLDED_HAND);
    }

    @Test
    @Rule("8.1")
    void a_player_decides_for_the_own_hand_and_only_while_it_waits() {
        dealt().when(new Bet(BOB, box(1), null, Money.ZERO)).thenRefused(NO_HAND_THERE);
        dealt().when(fold(3)).thenRefused(NO_HAND_THERE);
        given(GAME).when(bet()).thenRefused(NO_HAND_THERE);
        given(GAME).having(ante(10)).when(fold()).thenRefused(NO_HAND_THERE);
        dealt().having(bet(1), bet(2), expose()).when(fold(1)).thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule("8.8")
    void the_dealer_turns_no_card_while_a_player_has_to_decide() {
        dealt().having(bet(1)).when(reveal()).thenRefused(PLAYERS_STILL_TO_DECIDE);
        dealt().having(bet(1)).when(expose()).thenRefused(PLAYERS_STILL_TO_DECIDE);
        dealt().having(bet(1), fold(2)).when(expose()).then(new DealerExposed());
    }

    @Test
    @Rule({"8.8", "1.1 \"round of play\""})
    void without_cards_there_is_no_hand_to_turn() {
        given(GAME).when(reveal()).thenRefused(NO_CARDS_OUT);
        given(GAME).when(expose()).thenRefused(NO_CARDS_OUT);
        given(GAME).having(ante(10)).when(reveal()).thenRefused(NO_CARDS_OUT);
        given(GAME).having(ante(10), noMoreBets()).when(expose()).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"8.5", "8.5.1", "8.6", "R-28"})
    void when_all_have_folded_without_a_jackpot_wager_the_round_is_over_and_the_dealer_may_still_show() {
        var folded = dealt().having(fold(1));
        folded.when(fold(2))
                .thenLines(
                        line("ante", dollars(20), FOLDED, LOSE, dollars(0), "8.5")
                                .at(2),
                        line("ante", dollars(10), FOLDED, LOSE, dollars(0), "8.5"));
        folded.when(reveal()).then(new DealerExposed());
        folded.when(reveal()).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"8.5.2", "9.3.1", "11.4", "12.1.5", "R-28", "R-29", "R-30"})
    void a_folded_hand_keeps_its_jackpot_wager_until_the_dealer_settles() {
        var given = given(GAME).having(ante(15), jackpot(), deal(PAIR_OF_KINGS, FLUSH));
        given.when(fold()).then(new HandEnded(box(1), FOLDED));
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(15), FOLDED, LOSE, dollars(0), "8.5"),
                        line("jackpot", dollars(5), FOLDED, WIN, dollars(100), "12.1.5"));
    }

    @Test
    @Rule({"9.3.1", "R-28"})
    void a_folded_hand_that_wins_no_jackpot_loses_that_wager_too() {
        given(GAME)
                .having(ante(15), jackpot(), deal(PAIR_OF_KINGS, NOTHING), fold())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(15), FOLDED, LOSE, dollars(0), "8.5"),
                        line("jackpot", dollars(5), FOLDED, LOSE, dollars(0), "9.3.1"));
    }

    @Test
    @Rule({"14.14", "8.5.2", "9.3.1", "12.1.5", "R-18", "R-34"})
    void cs_7_an_absent_player_is_deemed_to_have_folded_and_the_jackpot_wager_plays_on() {
        var given = given(GAME).having(ante(15), jackpot(), deal(PAIR_OF_KINGS, FLUSH));
        given.when(CALL_TIME)
                .then(
                        new StudEvent.TableChanged(
                                new TableEvent.Notified(Recipient.SUPERVISOR, "14.14", "ann made no decision")),
                        new HandEnded(box(1), TIME_CALLED));
        assertThat(given.state()).isInstanceOf(Dealt.class);
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(15), TIME_CALLED, LOSE, dollars(0), "14.14"),
                        line("jackpot", dollars(5), TIME_CALLED, WIN, dollars(100), "12.1.5"));
    }

    @Test
    @Rule({"14.14", "8.5.1", "R-34"})
    void without_a_jackpot_wager_a_call_of_time_is_the_end_of_the_hand() {
        given(GAME)
                .having(ante(15), deal(PAIR_OF_KINGS, FLUSH))
                .when(CALL_TIME)
                .thenLines(line("ante", dollars(15), TIME_CALLED, LOSE, dollars(0), "14.14"));
    }

    @Test
    @Rule({"14.14", "R-18"})
    void only_a_hand_that_waits_for_a_decision_is_called() {
        dealt().having(bet(1)).when(CALL_TIME).thenRefused(NO_HAND_THERE);
        given(GAME).having(ante(10)).when(CALL_TIME).thenRefused(NO_HAND_THERE);
        dealt().when(staff(new CallTime(DEALER, new Whose(null, CAT)))).thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"9.8", "11.4", "R-37"})
    void a_conceded_hand_loses_ante_and_bet_even_if_it_would_win_but_keeps_the_jackpot_wager() {
        given(GAME)
                .having(ante(10), jackpot(), deal(PAIR_OF_KINGS, FLUSH), bet(), expose())
                .having(concede(1))
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), CONCEDED, LOSE, dollars(0), "9.8"),
                        line("bet", dollars(20), CONCEDED, LOSE, dollars(0), "9.8"),
                        line("jackpot", dollars(5), CONCEDED, WIN, dollars(100), "12.1.5"));
    }

    @Test
    @Rule("9.8")
    void when_all_have_conceded_the_round_is_over() {
        var when = given(GAME)
                .having(ante(10), deal(PAIR_OF_KINGS, NOTHING), bet(), expose())
                .when(concede(1));
        when.thenLines(
                line("ante", dollars(10), CONCEDED, LOSE, dollars(0), "9.8"),
                line("bet", dollars(20), CONCEDED, LOSE, dollars(0), "9.8"));
        assertThat(when.state()).isInstanceOf(Settled.class);
    }

    @Test
    @Rule("9.8")
    void a_hand_is_conceded_only_when_the_dealer_s_is_on_the_table() {
        dealt().having(bet(1)).when(concede(1)).thenRefused(DEALER_NOT_EXPOSED);
        given(GAME).when(concede(1)).thenRefused(DEALER_NOT_EXPOSED);
    }

    @Test
    @Rule({"9.9", "8.4"})
    void a_conceded_or_folded_hand_does_not_come_back() {
        var exposed = dealt().having(bet(1), fold(2), expose());
        assertThat(exposed.state()).isInstanceOf(Exposed.class);
        exposed.when(concede(2)).thenRefused(FOLDED_HAND);
        exposed.when(concede(3)).thenRefused(NO_HAND_THERE);
        var conceded = dealt().having(bet(1), bet(2), expose(), concede(1));
        conceded.when(concede(1)).thenRefused(ALREADY_CONCEDED);
        conceded.when(bet(1)).thenRefused(NO_HAND_THERE);
        conceded.when(staff(new VoidHand(DEALER, whose(1), "14.8"))).thenRefused(ALREADY_CONCEDED);
    }

    @Test
    @Rule({"9.8", "16.8.1"})
    void a_void_hand_cannot_be_conceded() {
        dealt().having(bet(1), bet(2), staff(new VoidHand(SUPERVISOR, whose(1), "16.8.1")), expose())
                .when(concede(1))
                .thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"9.4", "9.5", "8.8"})
    void the_dealer_settles_after_turning_the_hand_or_in_one_move() {
        var settled = dealt().having(bet(1), fold(2), expose()).when(reveal());
        assertThat(settled.lines())
                .isEqualTo(dealt().having(bet(1), fold(2)).when(reveal()).lines());
    }
}
