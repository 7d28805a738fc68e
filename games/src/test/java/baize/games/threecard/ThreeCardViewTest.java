package baize.games.threecard;

import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.table.Whose;
import baize.games.threecard.ThreeCardCommand.Remedy;
import baize.games.threecard.ThreeCardIrregularity.CallTime;
import baize.games.threecard.ThreeCardView.BoxView;
import baize.games.threecard.ThreeCardView.Phase;
import org.junit.jupiter.api.Test;

/** What is on the table for whom to see. */
class ThreeCardViewTest {
    private static final ThreeCard GAME = game("minimum=10.00");
    private static final Viewer SEEN_BY_ANN = new Viewer.Player(ANN);
    private static final Viewer SEEN_BY_STAFF = new Viewer.Staff(Grade.GAMING_MANAGER);
    private static final Viewer PASSING = new Viewer.Passerby();

    private static ThreeCardView view(Viewer viewer, ThreeCardCommand... commands) {
        var given = given(GAME).having(ante(1, 10), ante(2, 20), deal("Qs 9d 4c", "Kh Kd 2s", "Jh 8d 3s"));
        return GAME.view(given.having(commands).state(), viewer);
    }

    private static BoxView box(ThreeCardView view, int box) {
        return view.boxes().get(box - 1);
    }

    @Test
    @Rule({"2.2", "2.2.1", "2.2.2", "6.1", "10.3", "10.5"})
    void the_layout_the_inscription_and_the_signs_are_for_all_to_see() {
        ThreeCardView view = view(PASSING);
        assertThat(view.inscription()).isEqualTo("Dealer plays with queen or higher");
        assertThat(view.areas()).containsExactlyInAnyOrder("ante", "play", "pair-plus");
        assertThat(view.anteBonus()).isEqualTo("1-4-5");
        assertThat(view.pairPlus()).isEqualTo("1-4-6-30-40");
        assertThat(view.table().sign().general().minimum()).isEqualTo(dollars(10));
    }

    @Test
    @Rule({"7.1", "9.7"})
    void cards_are_face_down_for_all_but_their_player() {
        ThreeCardView ann = view(SEEN_BY_ANN);
        assertThat(ann.phase()).isEqualTo(Phase.DEALT);
        assertThat(box(ann, 1).cards()).isEqualTo(cards("Kh Kd 2s"));
        assertThat(box(ann, 1).hand()).isEqualTo("pair of kings");
        assertThat(box(ann, 2).cards()).isEmpty();
        assertThat(box(ann, 2).cardCount()).isEqualTo(3);
        assertThat(ann.dealer()).isEmpty();
        assertThat(ann.dealerPlays()).isNull();
        assertThat(ann.dealerCards()).isEqualTo(3);
        assertThat(box(view(SEEN_BY_STAFF), 1).cards()).isEmpty();
        assertThat(box(view(PASSING), 1).hand()).isNull();
    }

    @Test
    @Rule({"8.6", "8.3"})
    void with_the_dealer_s_hand_the_hands_still_in_are_seen_and_a_folded_one_never() {
        ThreeCardView view = view(PASSING, play(1), fold(2), expose());
        assertThat(view.dealer()).isEqualTo(cards("Qs 9d 4c"));
        assertThat(view.dealerHand()).isEqualTo("queen high");
        assertThat(view.dealerPlays()).isTrue();
        assertThat(box(view, 1).cards()).isEqualTo(cards("Kh Kd 2s"));
        assertThat(box(view, 2).cards()).isEmpty();
        assertThat(box(view, 2).ending()).isEqualTo(ThreeCardShowdown.FOLDED);
        ThreeCardView settled = view(PASSING, play(1), fold(2), reveal());
        assertThat(settled.phase()).isEqualTo(Phase.SETTLED);
        assertThat(box(settled, 2).cards()).isEmpty();
        assertThat(settled.lines()).hasSize(3);
    }

    @Test
    @Rule({"9.5", "12.10", "12.12"})
    void a_hand_that_went_to_the_discard_rack_stays_face_down() {
        ThreeCardView conceded = view(PASSING, play(1), play(2), expose(), concede(2), reveal());
        assertThat(box(conceded, 1).cards()).isEqualTo(cards("Kh Kd 2s"));
        assertThat(box(conceded, 2).cards()).isEmpty();
        Remedy time = staff(new CallTime(DEALER, new Whose(Box.of(2), null)));
        assertThat(box(view(PASSING, play(1), time, reveal()), 2).cards()).isEmpty();
    }

    @Test
    @Rule({"8.1", "5.7"})
    void the_wagers_and_who_has_decided_are_for_all_to_see() {
        ThreeCardView view = view(PASSING, play(1));
        assertThat(box(view, 1).ante()).isEqualTo(dollars(10));
        assertThat(box(view, 1).play()).isEqualTo(dollars(10));
        assertThat(box(view, 1).pairPlus()).isNull();
        assertThat(box(view, 1).decided()).isTrue();
        assertThat(box(view, 2).decided()).isFalse();
    }

    @Test
    @Rule("5.1")
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
