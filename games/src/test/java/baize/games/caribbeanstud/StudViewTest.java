package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudIrregularity.JackpotFails;
import baize.games.caribbeanstud.StudView.BoxView;
import baize.games.caribbeanstud.StudView.Phase;
import org.junit.jupiter.api.Test;

/** What is on the table for whom to see. */
class StudViewTest {
    private static final Stud GAME = jackpotGame("minimum=10.00", "bonusJackpot=250.00", "maximumPayout=20000.00");
    private static final Viewer SEEN_BY_ANN = new Viewer.Player(ANN);
    private static final Viewer SEEN_BY_STAFF = new Viewer.Staff(Grade.GAMING_MANAGER);
    private static final Viewer PASSING = new Viewer.Passerby();
    private static final String DEALERS = "As Kd 9c 6h 3s";
    private static final String ANNS = "Kh Kc 2s 4d 7c";
    private static final String BOBS = "Jh 8d 6s 4h 3c";
    private static final String CATS = "Qd 9d 5d 2d 7d";

    /** Ann and Bob have antes, Cat an ante and a jackpot wager. */
    private static StudView view(Viewer viewer, StudCommand... commands) {
        var given = given(GAME)
                .having(ante(1, 10), ante(2, 20), ante(3, 30), jackpot(3))
                .having(deal(DEALERS, ANNS, BOBS, CATS));
        return GAME.view(given.having(commands).state(), viewer);
    }

    private static BoxView box(StudView view, int box) {
        return view.boxes().get(box - 1);
    }

    @Test
    @Rule({"2.2", "2.2.1", "2.2.2", "2.2.3", "6.1", "10.1", "10.2", "R-38"})
    void the_layout_the_inscription_and_the_signs_are_for_all_to_see() {
        StudView view = view(PASSING);
        assertThat(view.inscription()).isEqualTo("Dealer only plays with Ace/King or higher");
        assertThat(view.areas()).containsExactlyInAnyOrder("ante", "bet", "jackpot");
        assertThat(view.betPays()).isEqualTo("1-2-3-4-5-7-20-50-250");
        assertThat(view.maximumPayout()).isEqualTo(dollars(20_000));
        assertThat(view.table().sign().general().minimum()).isEqualTo(dollars(10));
    }

    @Test
    @Rule({"2.4.3", "11.2", "11.3", "11.11", "12.1", "R-146"})
    void the_meter_the_price_the_bonus_and_the_prizes_are_for_all_to_see() {
        StudView view = view(PASSING);
        assertThat(view.jackpot().meter()).isEqualTo(cents(50_000_00 + 1_25));
        assertThat(view.jackpot().stake()).isEqualTo(dollars(5));
        assertThat(view.jackpot().bonus()).isEqualTo(dollars(250));
        assertThat(view.jackpot().inOrder()).isTrue();
        assertThat(view.jackpot().prizes())
                .extracting(prize -> prize.prize() + " " + prize.percent() + " " + prize.least())
                .containsExactly(
                        "flush 0 100.00",
                        "full-house 0 150.00",
                        "four-of-a-kind 0 500.00",
                        "straight-flush 10 5000.00",
                        "royal-flush 100 50000.00");
        assertThat(box(view, 3).jackpot()).isEqualTo(dollars(5));
        assertThat(box(view, 3).jackpotPatron()).isEqualTo(CAT);
        assertThat(box(view, 1).jackpot()).isNull();
        assertThat(view(PASSING, staff(new JackpotFails(SUPERVISOR))).jackpot().inOrder())
                .isFalse();
    }

    @Test
    @Rule({"7.1", "9.10"})
    void one_card_of_the_dealer_s_lies_up_and_all_others_are_face_down_for_all_but_their_player() {
        StudView ann = view(SEEN_BY_ANN);
        assertThat(ann.phase()).isEqualTo(Phase.DEALT);
        assertThat(box(ann, 1).cards()).isEqualTo(cards(ANNS));
        assertThat(box(ann, 1).hand()).isEqualTo("pair of kings");
        assertThat(box(ann, 2).cards()).isEmpty();
        assertThat(box(ann, 2).cardCount()).isEqualTo(5);
        assertThat(ann.dealer()).isEqualTo(cards("3s"));
        assertThat(ann.dealerPlays()).isNull();
        assertThat(ann.dealerHand()).isNull();
        assertThat(ann.dealerCards()).isEqualTo(5);
        assertThat(box(view(SEEN_BY_STAFF), 1).cards()).isEmpty();
        assertThat(box(view(PASSING), 1).hand()).isNull();
    }

    @Test
    @Rule({"8.8", "8.3", "8.5.1", "9.1"})
    void with_the_dealer_s_hand_the_hands_still_in_are_seen_and_a_discarded_one_never() {
        StudView view = view(PASSING, bet(1), fold(2), bet(3), expose());
        assertThat(view.dealer()).isEqualTo(cards(DEALERS));
        assertThat(view.dealerPlays()).isTrue();
        assertThat(box(view, 1).cards()).isEqualTo(cards(ANNS));
        assertThat(box(view, 2).cards()).isEmpty();
        assertThat(box(view, 2).ending()).isEqualTo(StudShowdown.FOLDED);
        StudView settled = view(PASSING, bet(1), fold(2), bet(3), reveal());
        assertThat(settled.phase()).isEqualTo(Phase.SETTLED);
        assertThat(box(settled, 2).cards()).isEmpty();
        assertThat(settled.lines()).hasSize(2 + 1 + 3);
    }

    @Test
    @Rule({"8.5.2", "9.3.1", "9.6", "R-28"})
    void a_folded_hand_with_a_jackpot_wager_stays_face_down_until_the_settlement_shows_it() {
        StudView before = view(PASSING, bet(1), bet(2), fold(3));
        assertThat(box(before, 3).cards()).isEmpty();
        assertThat(box(before, 3).cardCount()).isEqualTo(5);
        assertThat(box(view(PASSING, bet(1), bet(2), fold(3), reveal()), 3).cards())
                .isEqualTo(cards(CATS));
    }

    @Test
    @Rule({"9.8", "9.6", "R-37"})
    void a_conceded_hand_goes_to_the_discard_rack_unless_its_jackpot_wager_is_to_be_paid() {
        StudView view = view(PASSING, bet(1), bet(2), bet(3), expose(), concede(2), concede(3), reveal());
        assertThat(box(view, 1).cards()).isEqualTo(cards(ANNS));
        assertThat(box(view, 2).cards()).isEmpty();
        assertThat(box(view, 3).cards()).isEqualTo(cards(CATS));
    }

    @Test
    @Rule({"8.1", "5.9", "14.11"})
    void the_wagers_who_has_decided_and_a_bet_that_is_wrong_are_for_all_to_see() {
        StudView view = view(PASSING, found(StudArea.BET, 15), bet(2));
        assertThat(box(view, 1).ante()).isEqualTo(dollars(10));
        assertThat(box(view, 1).bet()).isEqualTo(dollars(15));
        assertThat(box(view, 1).betWrong()).isTrue();
        assertThat(box(view, 2).betWrong()).isFalse();
        assertThat(box(view, 2).decided()).isTrue();
        assertThat(box(view, 3).decided()).isFalse();
    }

    @Test
    @Rule({"5.2", "16.3"})
    void what_a_player_has_at_hand_is_the_player_s_to_see() {
        var state = given(GAME).having(admit(100L, 80L, 5L), ante(10)).state();
        assertThat(GAME.view(state, SEEN_BY_ANN).table().means())
                .isNotNull()
                .satisfies(means -> assertThat(means.chips()).isEqualTo(dollars(100 - 10)))
                .satisfies(means -> assertThat(means.lossLimitLeft()).isEqualTo(dollars(80 - 10)))
                .satisfies(means -> assertThat(means.tokens()).isEqualTo(dollars(5)));
        assertThat(GAME.view(state, PASSING).table().means()).isNull();
    }
}
