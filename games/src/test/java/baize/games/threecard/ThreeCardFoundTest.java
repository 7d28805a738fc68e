package baize.games.threecard;

import static baize.core.pay.Result.*;
import static baize.games.threecard.ThreeCardArea.ANTE;
import static baize.games.threecard.ThreeCardArea.PAIR_PLUS;
import static baize.games.threecard.ThreeCardArea.PLAY;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardShowdown.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.games.threecard.ThreeCardCommand.Remedy;
import baize.games.threecard.ThreeCardEvent.TableChanged;
import baize.games.threecard.ThreeCardEvent.WagerChanged;
import baize.games.threecard.ThreeCardIrregularity.FoundWager;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wagers outside the limits that are found on the layout (6.2, 6.3). */
class ThreeCardFoundTest {
    private static final ThreeCard LIMITED = game("minimum=25.00", "maximum=200.00");

    private static Remedy foundWith(ThreeCardArea on, long dollars, long tokens) {
        return staff(new FoundWager(DEALER, ANN, box(1), on, dollars(dollars), dollars(tokens)));
    }

    @Test
    @Rule({"6.2", "R-5"})
    void lm_3_a_wager_below_the_minimum_is_valid_once_the_first_card_is_out() {
        given(LIMITED)
                .having(ante(25), deal("Qs 9d 4c", "Kh 7d 2s"), found(ANTE, 15), play())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(15), DEALER_BEATEN, WIN, dollars(15 + 15), "6.2"),
                        line("play", dollars(15), DEALER_BEATEN, WIN, dollars(15 + 15), "9.4.1.5"));
    }

    @Test
    @Rule({"6.3", "8.5", "R-3", "R-4"})
    void tc_12_an_ante_above_the_maximum_wins_on_the_maximum_and_its_play_wager_too() {
        given(LIMITED)
                .having(ante(200), deal("Qs 9d 4c", "7h 7d 2s"), found(ANTE, 300), play())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(300), DEALER_BEATEN, WIN, dollars(200 + 300), "6.3"),
                        line("play", dollars(300), DEALER_BEATEN, WIN, dollars(200 + 300), "6.3"));
    }

    @Test
    @Rule({"6.3", "R-3", "R-4"})
    void tc_12_losing_only_the_maximum_is_collected() {
        given(LIMITED)
                .having(ante(200), deal("Qs Qd 4c", "7h 7d 2s"), found(ANTE, 300), play())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(300), DEALER_WINS, LOSE, dollars(300 - 200), "6.3"),
                        line("play", dollars(300), DEALER_WINS, LOSE, dollars(300 - 200), "6.3"));
    }

    @Test
    @Rule({"5.4", "6.3", "R-145"})
    void after_the_cards_only_a_wager_beyond_the_limits_is_found_and_only_before_the_decision() {
        given(LIMITED)
                .having(ante(100), deal("Ks 9d 4c", "Kh 9s 4d"))
                .when(found(ANTE, 150))
                .thenRefused(NO_MORE_WAGERS);
        given(LIMITED)
                .having(ante(100), deal("Ks 9d 4c", "Kh 9s 4d"), play())
                .when(found(ANTE, 300))
                .thenRefused(NO_MORE_WAGERS);
    }

    @Test
    @Rule("R-145")
    void after_the_call_a_wager_in_order_is_for_a_supervisor_to_accept() {
        var called = given(LIMITED).having(ante(100), noMoreBets());
        called.when(found(DEALER, PAIR_PLUS, 50)).thenRefused(WRONG_GRADE, "R-145");
        called.when(staff(new FoundWager(SUPERVISOR, ANN, box(1), PAIR_PLUS, dollars(50), dollars(0))))
                .thenAccepted();
    }

    @Test
    @Rule({"6.2", "6.3", "R-24"})
    void where_nothing_was_accepted_a_dealer_puts_on_record_what_lies_there() {
        given(LIMITED).when(found(DEALER, ANTE, 300)).thenAccepted();
        given(LIMITED).having(ante(25)).when(found(DEALER, PAIR_PLUS, 15)).thenAccepted();
    }

    @Test
    @Rule({"6.2", "6.3"})
    void once_cards_are_seen_patron_and_surveillance_are_told_of_whatever_is_found() {
        String about = "ann's pair-plus of 15.00 was found after the first card where none was accepted";
        given(LIMITED)
                .having(ante(25), deal("Qs Qd 4c", "7h 7d 2s"))
                .when(found(DEALER, PAIR_PLUS, 15))
                .thenAmong(
                        new TableChanged(new TableEvent.Notified(Recipient.PATRON, "6.3", about)),
                        new TableChanged(new TableEvent.Notified(Recipient.SURVEILLANCE, "6.3", about)));
    }

    @Test
    @Rule({"6.2", "6.3", "R-24"})
    void an_accepted_wager_is_another_only_by_a_supervisor_and_patron_and_surveillance_are_told() {
        for (long stake : new long[] {300, 15}) {
            var dealt = given(LIMITED).having(ante(100), deal("Qs Qd 4c", "7h 7d 2s"));
            dealt.when(found(DEALER, ANTE, stake)).thenRefused(WRONG_GRADE, "6.3");
            String about = "ann's ante of 100.00 was found to be " + dollars(stake);
            dealt.when(found(ANTE, stake))
                    .thenAmong(
                            new TableChanged(new TableEvent.Notified(Recipient.PATRON, "6.3", about)),
                            new TableChanged(new TableEvent.Notified(Recipient.SURVEILLANCE, "6.3", about)));
        }
        given(LIMITED).having(ante(100)).when(found(DEALER, ANTE, 150)).thenRefused(WRONG_GRADE, "6.3");
        given(LIMITED)
                .having(ante(100), deal("Qs Qd 4c", "7h 7d 2s"), play())
                .when(found(ANTE, 300))
                .thenRefused(NO_MORE_WAGERS);
        given(LIMITED)
                .having(ante(100), deal("Qs Qd 4c", "7h 7d 2s"))
                .when(found(ANTE, 300))
                .thenAmong(new WagerChanged(
                        ANN,
                        box(1),
                        ANTE,
                        Placed.of(dollars(100), dollars(0)),
                        new Placed(dollars(300), dollars(0), dollars(200), List.of("6.3", "R-3"))));
    }

    @Test
    @Rule({"6.3", "R-3"})
    void a_stand_off_leaves_the_whole_stake() {
        given(LIMITED)
                .having(ante(200), deal("Ks 9d 4c", "Kh 9s 4d"), found(ANTE, 300), play())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(300), EQUAL, STAND_OFF, dollars(300), "9.4.1.4"),
                        line("play", dollars(300), EQUAL, STAND_OFF, dollars(300), "9.4.1.4"));
    }

    @Test
    @Rule({"6.3", "10.2", "R-3"})
    void the_bonus_is_paid_on_the_valid_part_of_the_ante() {
        var when = given(LIMITED)
                .having(ante(200), deal("Qs Qd 4c", "6h 7h 8h"), found(ANTE, 300), play())
                .when(reveal());
        assertThat(when.line("ante-bonus").pays()).isEqualTo(dollars(200 * 5));
    }

    @Test
    @Rule({"6.3", "R-3"})
    void pair_plus_above_the_maximum_is_paid_to_the_maximum() {
        given(LIMITED)
                .having(pairPlus(25), deal("Qs Qd 4c", "6h 6d 8h"), found(PAIR_PLUS, 250))
                .when(reveal())
                .thenLines(line("pair-plus", dollars(250), PAIR_PLUS_ALONE, WIN, dollars(200 + 250), "6.3"));
    }

    @Test
    @Rule({"6.3", "12.9.1"})
    void earlier_rounds_are_not_reopened() {
        var given = given(LIMITED).having(ante(200), deal("Qs 9d 4c", "Kh 7d 2s"), play(), reveal());
        var settled = given.state();
        given.having(found(ANTE, 300));
        assertThat(given.events())
                .filteredOn(ThreeCardEvent.RoundSettled.class::isInstance)
                .hasSize(1);
        assertThat(given.state().round()).isEqualTo(settled.round() + 1);
    }

    @Test
    @Rule({"6.2", "R-145"})
    void a_wager_may_be_found_after_no_more_bets() {
        given(LIMITED).having(ante(2, 25), noMoreBets()).when(found(ANTE, 15)).thenAccepted();
    }

    @Test
    @Rule({"5.4", "6.2"})
    void nothing_is_found_once_the_dealer_s_hand_is_on_the_table() {
        given(LIMITED)
                .having(ante(25), deal("Qs 9d 4c", "Kh 7d 2s"), play(), expose())
                .when(found(PAIR_PLUS, 25))
                .thenRefused(NO_MORE_WAGERS);
    }

    @Test
    @Rule({"6.2", "8.1"})
    void after_the_cards_a_wager_is_found_only_where_there_is_a_hand() {
        given(LIMITED)
                .having(ante(2, 25), deal("Qs 9d 4c", "Kh 7d 2s"))
                .when(found(ANTE, 25))
                .thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"8.5", "5.3", "R-4"})
    void a_play_wager_found_must_match_an_ante_that_waits_for_it() {
        given(LIMITED).having(ante(25)).when(found(PLAY, 25)).thenRefused(PLAY_BEFORE_THE_CARDS);
        var dealt = given(LIMITED).having(ante(25), deal("Qs 9d 4c", "Kh 7d 2s"));
        dealt.when(found(PLAY, 30)).thenRefused(PLAY_NOT_EQUAL_TO_ANTE);
        dealt.when(found(PLAY, 25)).thenAccepted();
        dealt.when(found(PLAY, 25)).thenRefused(ALREADY_DECIDED);
        given(LIMITED)
                .having(pairPlus(25), deal("Qs 9d 4c", "Kh 7d 2s"))
                .when(found(PLAY, 25))
                .thenRefused(PAIR_PLUS_ONLY);
    }

    @Test
    @Rule({"5.1", "6.3"})
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
    @Rule({"6.3", "8.5", "R-4"})
    void a_maximum_of_its_own_binds_the_play_wager() {
        var when = given(game("limits.play.maximum=50.00"))
                .having(ante(80), deal("Qs 9d 4c", "Kh 7d 2s"), play())
                .when(reveal());
        assertThat(when.line("play").pays()).isEqualTo(dollars(50));
        assertThat(when.line("play").returned()).isEqualTo(dollars(50 + 80));
        assertThat(when.line("ante").pays()).isEqualTo(dollars(80));
    }
}
