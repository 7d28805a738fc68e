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

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Change;
import baize.games.caribbeanstud.StudCommand.Remedy;
import baize.games.caribbeanstud.StudEvent.HandEnded;
import baize.games.caribbeanstud.StudEvent.TableChanged;
import baize.games.caribbeanstud.StudIrregularity.FoundWager;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;

/** Wagers outside the limits that are found on the layout (6.2, 6.3), and bets that are not twice the ante (14.11). */
class StudFoundTest {
    private static final Stud LIMITED = game("minimum=25.00", "maximum=100.00");
    private static final Stud GAME = jackpotGame();
    private static final String KINGS = "Kc Kd 8s 5h 2c";
    private static final String STRAIGHT = "5c 6d 7s 8h 9c";
    private static final String NOTHING = "Jh 9d 6s 4h 3c";

    private static Remedy foundWith(StudArea on, long dollars, long tokens) {
        return staff(new FoundWager(DEALER, ANN, box(1), on, dollars(dollars), dollars(tokens)));
    }

    @Test
    @Rule({"6.2", "R-5"})
    void an_ante_below_the_minimum_is_valid_once_the_first_card_is_out() {
        given(LIMITED)
                .having(ante(25), deal(KINGS, STRAIGHT), found(ANTE, 15), bet())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(15), DEALER_BEATEN, WIN, dollars(15 + 15), "6.2"),
                        line("bet", dollars(30), DEALER_BEATEN, WIN, dollars(30 * 4 + 30), "9.5.1.1"));
    }

    @Test
    @Rule({"6.3", "5.6", "R-3", "R-4"})
    void cs_15_an_ante_above_the_maximum_wins_on_the_maximum_and_its_bet_on_twice_that() {
        given(LIMITED)
                .having(ante(100), deal(KINGS, STRAIGHT), found(ANTE, 150), bet())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(150), DEALER_BEATEN, WIN, dollars(100 + 150), "6.3"),
                        line("bet", dollars(300), DEALER_BEATEN, WIN, dollars(800 + 300), "6.3"));
    }

    @Test
    @Rule({"6.3", "R-3", "R-4"})
    void cs_15_losing_only_the_maximum_is_collected() {
        given(LIMITED)
                .having(ante(100), deal(KINGS, NOTHING), found(ANTE, 150), bet())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(150), DEALER_WINS, LOSE, dollars(50), "6.3"),
                        line("bet", dollars(300), DEALER_WINS, LOSE, dollars(100), "6.3"));
    }

    @Test
    @Rule({"5.7", "6.3", "R-145"})
    void after_the_cards_only_an_ante_beyond_the_limits_is_found_and_only_before_the_decision() {
        var dealt = given(LIMITED).having(ante(50), deal(KINGS, STRAIGHT));
        dealt.when(found(ANTE, 75)).thenRefused(NO_MORE_WAGERS);
        dealt.having(bet()).when(found(ANTE, 300)).thenRefused(NO_MORE_WAGERS);
        dealt.having(expose()).when(found(ANTE, 300)).thenRefused(NO_MORE_WAGERS);
    }

    @Test
    @Rule("R-145")
    void after_the_call_a_wager_in_order_is_for_a_supervisor_to_accept() {
        var called = given(LIMITED).having(ante(2, 50), noMoreBets());
        called.when(found(DEALER, ANTE, 50)).thenRefused(WRONG_GRADE, "R-145");
        called.when(staff(new FoundWager(SUPERVISOR, ANN, box(1), ANTE, dollars(50), Money.ZERO)))
                .thenAccepted();
        given(LIMITED).having(ante(2, 50), noMoreBets()).when(found(ANTE, 15)).thenAccepted();
    }

    @Test
    @Rule({"6.3", "14.9.1"})
    void earlier_rounds_are_not_reopened() {
        var given = given(LIMITED).having(ante(100), deal(KINGS, STRAIGHT), bet(), reveal());
        var settled = given.state();
        given.having(found(ANTE, 150));
        assertThat(given.events())
                .filteredOn(StudEvent.RoundSettled.class::isInstance)
                .hasSize(1);
        assertThat(given.state().round()).isEqualTo(settled.round() + 1);
    }

    @Test
    @Rule({"6.2", "8.1"})
    void after_the_cards_a_wager_is_found_only_where_there_is_a_hand() {
        given(LIMITED)
                .having(ante(2, 25), deal(KINGS, STRAIGHT))
                .when(found(ANTE, 15))
                .thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"5.2", "6.3"})
    void what_lies_there_must_have_been_at_hand_counting_what_was_placed_already() {
        var betting = given(LIMITED).having(admit(100L, null, 20L), ante(60));
        betting.when(found(ANTE, 101)).thenRefused(NOT_ENOUGH_CHIPS);
        betting.when(foundWith(ANTE, 90, 21)).thenRefused(NOT_ENOUGH_TOKENS);
        betting.when(foundWith(ANTE, 90, -1)).thenRefused(NOT_ENOUGH_TOKENS);
        betting.when(found(ANTE, 0)).thenRefused(NOT_ENOUGH_CHIPS);
        betting.when(found(ANTE, 100)).thenAccepted();
        assertThat(betting.state().table().guest(ANN).chips()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"6.3", "5.6", "R-4"})
    void a_maximum_of_its_own_binds_the_bet() {
        var when = given(game("limits.bet.maximum=50.00"))
                .having(ante(40), deal(KINGS, STRAIGHT), bet())
                .when(reveal());
        assertThat(when.line("bet").pays()).isEqualTo(dollars(50 * 4));
        assertThat(when.line("bet").returned()).isEqualTo(dollars(50 * 4 + 80));
        assertThat(when.line("ante").pays()).isEqualTo(dollars(40));
    }

    private static Given<StudState, StudCommand, StudEvent> wrongBet(String hand, long dollars) {
        return given(GAME).having(ante(10), deal(KINGS, hand), found(BET, dollars));
    }

    @Test
    @Rule({"14.11", "14.11.1", "5.6", "R-39"})
    void a_wrong_bet_noticed_before_the_dealer_s_hand_is_turned_is_put_right() {
        for (long wrong : new long[] {15, 30}) {
            var given = wrongBet(STRAIGHT, wrong);
            given.when(change(BET, 25)).thenRefused(BET_NOT_TWICE_THE_ANTE);
            assertThat(GAME.offers(given.state(), new Viewer.Player(ANN)))
                    .contains(new Offer<>(
                            new Change(ANN, box(1), BET, dollars(20)),
                            new Offer.Stakes(dollars(20), dollars(20), dollars(20))));
            given.when(change(BET, 20)).thenAccepted();
            given.when(change(BET, 20)).thenRefused(NO_MORE_WAGERS);
            given.when(reveal())
                    .thenLines(
                            line("ante", dollars(10), DEALER_BEATEN, WIN, dollars(20), "9.5.1.1"),
                            line("bet", dollars(20), DEALER_BEATEN, WIN, dollars(20 * 4 + 20), "9.5.1.1"));
        }
    }

    @Test
    @Rule({"6.3", "14.11", "R-24"})
    void an_accepted_wager_is_another_only_by_a_supervisor_and_patron_and_surveillance_are_told() {
        var dealt = given(LIMITED).having(ante(50), deal(KINGS, STRAIGHT));
        dealt.when(found(DEALER, ANTE, 150)).thenRefused(WRONG_GRADE, "6.3");
        dealt.when(found(ANTE, 150)).thenAmong(told(Recipient.PATRON), told(Recipient.SURVEILLANCE));
        var bet = given(LIMITED).having(ante(50), deal(KINGS, STRAIGHT), bet());
        bet.when(found(DEALER, BET, 150)).thenRefused(WRONG_GRADE, "14.11");
        bet.when(found(BET, 150)).thenAccepted();
        given(LIMITED)
                .having(ante(50), deal(KINGS, STRAIGHT))
                .when(found(DEALER, BET, 150))
                .thenAccepted();
    }

    private static TableChanged told(Recipient to) {
        return new TableChanged(new TableEvent.Notified(to, "6.3", "ann's ante of 50.00 was found to be 150.00"));
    }

    @Test
    @Rule({"14.11", "14.11.2", "8.5", "R-39"})
    void a_wrong_bet_may_be_folded_then_the_ante_is_lost_and_the_bet_goes_back() {
        wrongBet(STRAIGHT, 15)
                .when(fold())
                .thenLines(
                        line("ante", dollars(10), BET_NOT_MENDED, LOSE, dollars(0), "14.11.2"),
                        line("bet", dollars(15), BET_NOT_MENDED, VOID, dollars(15), "14.11.2"));
    }

    @Test
    @Rule({"14.11.2", "8.5.2", "R-28"})
    void folded_so_the_hand_keeps_its_jackpot_wager() {
        var given = given(GAME).having(ante(10), jackpot(), deal(KINGS, "3h 6h 9h Jh Ah"), found(BET, 15));
        given.when(fold()).then(new HandEnded(box(1), BET_NOT_MENDED));
        assertThat(given.when(reveal()).line("jackpot").returned()).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"14.12", "14.12.1", "R-39"})
    void a_short_bet_found_in_the_settlement_is_settled_as_it_lies() {
        wrongBet(STRAIGHT, 15)
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), DEALER_BEATEN, WIN, dollars(20), "9.5.1.1"),
                        line("bet", dollars(15), DEALER_BEATEN, WIN, dollars(15 * 4 + 15), "14.12.1"));
        assertThat(wrongBet(NOTHING, 15).when(reveal()).line("bet").returned()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"14.12", "14.12.2", "R-39"})
    void a_long_bet_found_in_the_settlement_is_settled_at_twice_the_ante_and_the_rest_goes_back() {
        wrongBet(STRAIGHT, 50)
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), DEALER_BEATEN, WIN, dollars(20), "9.5.1.1"),
                        line("bet", dollars(50), DEALER_BEATEN, WIN, dollars(20 * 4 + 50), "14.12.2"));
        wrongBet(NOTHING, 50)
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), DEALER_WINS, LOSE, dollars(0), "9.5.1.2"),
                        line("bet", dollars(50), DEALER_WINS, LOSE, dollars(30), "14.12.2"));
    }

    @Test
    @Rule({"14.12", "14.12.1", "14.12.2", "R-39"})
    void a_bet_is_found_wrong_even_when_the_dealer_s_hand_is_on_the_table() {
        var exposed = given(GAME).having(ante(10), deal(KINGS, STRAIGHT), bet(), expose());
        exposed.when(found(BET, 20)).thenRefused(ALREADY_DECIDED);
        exposed.when(found(BET, 15)).thenAccepted();
        exposed.when(change(BET, 20)).thenRefused(NO_MORE_WAGERS);
        assertThat(exposed.when(reveal()).line("bet").pays()).isEqualTo(dollars(15 * 4));
    }

    @Test
    @Rule({"14.11", "8.4", "8.1"})
    void no_bet_is_found_on_a_hand_that_is_over() {
        given(GAME)
                .having(ante(1, 10), ante(2, 10), deal(KINGS, STRAIGHT, NOTHING), fold(1))
                .when(found(BET, 20))
                .thenRefused(ALREADY_DECIDED);
        given(GAME)
                .having(ante(10), deal(KINGS, STRAIGHT))
                .when(new Change(BOB, box(1), BET, dollars(20)))
                .thenRefused(NO_HAND_THERE);
    }
}
