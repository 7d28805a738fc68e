package baize.games.threecard;

import static baize.core.pay.Result.*;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardShowdown.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.card;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.table.Device;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.games.threecard.ThreeCardEvent.CardAtFault;
import baize.games.threecard.ThreeCardEvent.CardExposed;
import baize.games.threecard.ThreeCardEvent.DeviceFailed;
import baize.games.threecard.ThreeCardEvent.EmptyBoxCleared;
import baize.games.threecard.ThreeCardEvent.HandEnded;
import baize.games.threecard.ThreeCardEvent.TableChanged;
import baize.games.threecard.ThreeCardIrregularity.DeviceFails;
import baize.games.threecard.ThreeCardIrregularity.ExposeCard;
import baize.games.threecard.ThreeCardIrregularity.ForeignCard;
import baize.games.threecard.ThreeCardIrregularity.HandToEmptyBox;
import baize.games.threecard.ThreeCardIrregularity.Misdeal;
import baize.games.threecard.ThreeCardIrregularity.MissingCard;
import baize.games.threecard.ThreeCardIrregularity.VoidHand;
import baize.games.threecard.ThreeCardIrregularity.VoidRound;
import baize.games.threecard.ThreeCardIrregularity.WrongCount;
import baize.games.threecard.ThreeCardState.Settled;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections 12 and 13 of the book: misdeals, exposed and miscounted cards, cards and devices at fault. */
class ThreeCardIrregularityTest {
    private static final ThreeCard GAME = game();
    private static final ThreeCard SHUFFLER = game("device=shuffler");
    private static final TableChanged CHANGED = new TableChanged(new TableEvent.CardsChanged(DEALER));

    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> dealt() {
        return dealt(GAME);
    }

    /** Ann has 10 and 5, Bob 20; nobody has touched a card. */
    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> dealt(ThreeCard game) {
        return given(game)
                .having(ante(1, 10), pairPlus(1, 5), ante(2, 20))
                .having(
                        game == SHUFFLER
                                ? dealByThrees("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s")
                                : deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s"));
    }

    private static TableChanged told(Recipient to, String rule, String about) {
        return new TableChanged(new TableEvent.Notified(to, rule, about));
    }

    @Test
    @Rule({"12.1", "12.4", "1.1 \"void\""})
    void a_misdeal_before_anyone_handles_cards_voids_all_wagers() {
        var given = dealt();
        given.when(staff(new Misdeal(DEALER)))
                .thenLines(
                        line("ante", dollars(10), MISDEAL, VOID, dollars(10), "12.4"),
                        line("pair-plus", dollars(5), MISDEAL, VOID, dollars(5), "12.4"),
                        line("ante", dollars(20), MISDEAL, VOID, dollars(20), "12.4")
                                .at(2));
        given.when(ante(10)).thenAccepted();
        assertThat(given.state().round()).isEqualTo(2);
    }

    @Test
    @Rule("12.1")
    void once_a_player_has_handled_cards_it_is_no_misdeal() {
        dealt().having(play(1)).when(staff(new Misdeal(DEALER))).thenRefused(CARDS_HANDLED);
        dealt().having(fold(1)).when(staff(new Misdeal(DEALER))).thenRefused(CARDS_HANDLED);
        dealt().having(fold(1)).when(staff(new VoidRound(DEALER, "12.4"))).thenRefused(CARDS_HANDLED);
        given(GAME).having(ante(10)).when(staff(new Misdeal(DEALER))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"12.4", "12.1"})
    void a_round_declared_void_under_12_4_is_a_misdeal() {
        dealt().when(staff(new VoidRound(DEALER, "12.4"))).thenAccepted();
    }

    @Test
    @Rule({"12.2", "12.4", "R-31"})
    void a_wrong_number_of_dealer_s_cards_is_a_misdeal_even_after_decisions() {
        dealt().having(play(1), fold(2))
                .when(staff(new WrongCount(DEALER, null, 4)))
                .thenLines(
                        line("ante", dollars(10), DEALER_MISCOUNT, VOID, dollars(10), "12.4"),
                        line("pair-plus", dollars(5), DEALER_MISCOUNT, VOID, dollars(5), "12.4"),
                        line("play", dollars(10), DEALER_MISCOUNT, VOID, dollars(10), "12.4"),
                        line("ante", dollars(20), DEALER_MISCOUNT, VOID, dollars(20), "12.4")
                                .at(2));
    }

    @Test
    @Rule({"12.3", "12.4", "R-32"})
    void tc_16_two_cards_exposed_in_the_deal_are_a_misdeal() {
        var given = given(GAME)
                .having(ante(1, 10), pairPlus(1, 5), ante(2, 25), ante(3, 50), pairPlus(3, 10), pairPlus(4, 5))
                .having(deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s", "2h 3h 5d", "Ah Ac Ad"))
                .having(staff(new ExposeCard(DEALER, box(2), card("8d"))));
        var when = given.when(staff(new ExposeCard(DEALER, null, card("9d"))));
        when.thenLines(
                line("ante", dollars(10), CARDS_EXPOSED, VOID, dollars(10), "12.4"),
                line("pair-plus", dollars(5), CARDS_EXPOSED, VOID, dollars(5), "12.4"),
                line("ante", dollars(25), CARDS_EXPOSED, VOID, dollars(25), "12.4")
                        .at(2),
                line("ante", dollars(50), CARDS_EXPOSED, VOID, dollars(50), "12.4")
                        .at(3),
                line("pair-plus", dollars(10), CARDS_EXPOSED, VOID, dollars(10), "12.4")
                        .at(3),
                line("pair-plus", dollars(5), CARDS_EXPOSED, VOID, dollars(5), "12.4")
                        .at(4));
        assertThat(when.lines().stream().map(Line::returned).reduce(Money.ZERO, Money::plus))
                .isEqualTo(dollars(10 + 5 + 25 + 50 + 10 + 5));
        assertThat(when.events()).contains(new CardExposed(null, card("9d"), "12.3"));
    }

    @Test
    @Rule({"12.5", "R-32"})
    void one_exposed_card_is_turned_over_and_dealing_goes_on() {
        dealt().when(staff(new ExposeCard(DEALER, box(1), card("7d"))))
                .then(new CardExposed(box(1), card("7d"), "12.5"));
        dealt().having(staff(new ExposeCard(DEALER, null, null))).when(play(1)).thenAccepted();
    }

    @Test
    @Rule({"12.6", "R-33"})
    void tc_17_dealer_s_cards_exposed_later_leave_the_undecided_their_choice() {
        String[] hands = {"Kh 7d 2s", "Jh 8d 3s", "2h 3h 5d", "Ah Ac 6d", "5h 6h Td"};
        var given = given(GAME)
                .having(ante(1, 10), ante(2, 10), ante(3, 10), ante(4, 10), ante(5, 10))
                .having(deal("Qs 9d 4c", hands))
                .having(play(1), play(2), fold(3));
        given.when(staff(new ExposeCard(DEALER, null, card("Qs")))).then(new CardExposed(null, card("Qs"), "12.6"));
        given.when(staff(new ExposeCard(DEALER, null, card("9d")))).then(new CardExposed(null, card("9d"), "12.6"));
        given.when(fold(1)).thenRefused(ALREADY_DECIDED);
        given.when(play(3)).thenRefused(ALREADY_DECIDED);
        given.having(play(4), fold(5)).when(reveal()).thenAccepted();
    }

    @Test
    @Rule("12.5")
    void only_a_card_that_lies_there_face_down_can_be_exposed() {
        dealt().when(staff(new ExposeCard(DEALER, box(1), card("As")))).thenRefused(CARD_NOT_THERE);
        dealt().when(staff(new ExposeCard(DEALER, box(3), null))).thenRefused(NO_HAND_THERE);
        dealt().having(play(1), play(2), expose())
                .when(staff(new ExposeCard(DEALER, null, card("Qs"))))
                .thenRefused(CARD_NOT_THERE);
        given(GAME).when(staff(new ExposeCard(DEALER, null, null))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"12.7", "R-31", "R-62"})
    void a_miscounted_hand_is_void_with_all_its_wagers_and_the_others_play_on() {
        var given = dealt().having(play(1), play(2));
        given.when(staff(new WrongCount(DEALER, box(1), 4))).then(new HandEnded(box(1), HAND_MISCOUNT));
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(10), HAND_MISCOUNT, VOID, dollars(10), "12.7"),
                        line("play", dollars(10), HAND_MISCOUNT, VOID, dollars(10), "12.7"),
                        line("pair-plus", dollars(5), HAND_MISCOUNT, VOID, dollars(5), "12.7"),
                        line("ante", dollars(20), DEALER_WINS, LOSE, dollars(0), "9.4.1.2")
                                .at(2),
                        line("play", dollars(20), DEALER_WINS, LOSE, dollars(0), "9.4.1.2")
                                .at(2));
    }

    @Test
    @Rule({"12.1", "12.7", "R-31"})
    void a_miscounted_hand_that_no_one_has_touched_is_a_misdeal() {
        dealt().when(staff(new WrongCount(DEALER, box(1), 2))).line("pair-plus");
        assertThat(dealt().when(staff(new VoidHand(DEALER, whose(1), "12.7"))).lines())
                .hasSize(3)
                .allMatch(line -> line.ending() == MISDEAL);
    }

    @Test
    @Rule({"1.1 \"hand\"", "12.7", "8.3"})
    void three_cards_are_a_hand_and_a_folded_hand_is_not_counted_again() {
        dealt().having(play(1)).when(staff(new WrongCount(DEALER, box(1), 3))).thenRefused(COUNT_IS_RIGHT);
        dealt().having(fold(1)).when(staff(new WrongCount(DEALER, box(1), 4))).thenRefused(FOLDED_HAND);
        dealt().when(staff(new WrongCount(DEALER, box(3), 4))).thenRefused(NO_HAND_THERE);
        given(GAME).when(staff(new WrongCount(DEALER, null, 4))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"12.7", "1.1 \"void\""})
    void a_hand_is_declared_void_under_a_clause_that_says_so() {
        dealt().having(play(1))
                .when(staff(new VoidHand(DEALER, whose(1), "12.7")))
                .then(new HandEnded(box(1), HAND_MISCOUNT));
        dealt().when(staff(new VoidHand(DEALER, whose(1), "9.9"))).thenRefused(VOID_UNDER_NO_CLAUSE);
        dealt().when(staff(new VoidHand(DEALER, whose(3), "12.7"))).thenRefused(NO_HAND_THERE);
        given(GAME).when(staff(new VoidHand(DEALER, whose(1), "12.7"))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"12.8", "12.1"})
    void cards_at_a_box_without_a_wager_are_cleared_or_make_a_misdeal() {
        dealt().having(play(1)).when(staff(new HandToEmptyBox(DEALER, box(3)))).then(new EmptyBoxCleared(box(3)));
        assertThat(dealt().when(staff(new HandToEmptyBox(DEALER, box(3))))
                        .line("pair-plus")
                        .ending())
                .isEqualTo(MISDEAL);
        dealt().when(staff(new HandToEmptyBox(DEALER, box(2)))).thenRefused(BOX_HAS_WAGER);
        given(GAME).when(staff(new HandToEmptyBox(DEALER, box(2)))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"12.9", "12.9.2", "12.9.4", "R-144"})
    void a_foreign_card_voids_the_round_and_surveillance_and_an_inspector_are_told() {
        var when = dealt().having(play(1), fold(2)).when(staff(new ForeignCard(DEALER)));
        when.thenLines(
                line("ante", dollars(10), CARD_AT_FAULT, VOID, dollars(10), "12.9.2"),
                line("pair-plus", dollars(5), CARD_AT_FAULT, VOID, dollars(5), "12.9.2"),
                line("play", dollars(10), CARD_AT_FAULT, VOID, dollars(10), "12.9.2"),
                line("ante", dollars(20), CARD_AT_FAULT, VOID, dollars(20), "12.9.2")
                        .at(2));
        assertThat(when.events())
                .startsWith(
                        new CardAtFault(true, "12.9"),
                        told(Recipient.SURVEILLANCE, "12.9.4", "a foreign card was found"),
                        told(Recipient.INSPECTOR, "12.9.4", "a foreign card was found"));
    }

    @Test
    @Rule({"12.9", "12.9.2", "12.9.3", "12.9.4", "3.7"})
    void a_card_at_fault_before_the_first_card_voids_nothing_and_other_cards_are_brought() {
        for (var betting : List.of(given(GAME).having(ante(10)), given(GAME).having(ante(10), noMoreBets()))) {
            var state = betting.state();
            betting.when(staff(new ForeignCard(DEALER)))
                    .then(
                            new CardAtFault(true, "12.9"),
                            told(Recipient.SURVEILLANCE, "12.9.4", "a foreign card was found"),
                            told(Recipient.INSPECTOR, "12.9.4", "a foreign card was found"),
                            CHANGED);
            assertThat(betting.state()).isEqualTo(state);
        }
    }

    @Test
    @Rule({"12.9", "12.9.1", "12.9.4"})
    void a_missing_card_between_rounds_leaves_the_settled_round_as_it_is() {
        var given = dealt().having(fold(1), fold(2));
        List<Line> lines = ((Settled) given.state()).lines();
        var when = given.when(staff(new MissingCard(DEALER)));
        when.then(
                new CardAtFault(false, "12.9"),
                told(Recipient.SURVEILLANCE, "12.9.4", "a card is missing"),
                told(Recipient.INSPECTOR, "12.9.4", "a card is missing"),
                CHANGED);
        assertThat(((Settled) when.state()).lines()).isEqualTo(lines);
    }

    @Test
    @Rule({"12.9.2", "12.9.4"})
    void a_round_declared_void_under_12_9_2_is_reported_too() {
        assertThat(dealt().when(staff(new VoidRound(DEALER, "12.9.2"))).events())
                .contains(told(Recipient.INSPECTOR, "12.9.4", "a card is missing"));
    }

    @Test
    @Rule("13.1")
    void a_device_that_fails_before_any_card_means_a_reshuffle() {
        given(SHUFFLER)
                .having(ante(10))
                .when(staff(new DeviceFails(DEALER, null)))
                .then(new DeviceFailed("13.1"));
    }

    @Test
    @Rule({"13.2", "13.2.1", "13.2.3", "3.7"})
    void a_device_that_fails_in_the_round_voids_it_and_play_goes_on_from_a_shoe() {
        var given = dealt(SHUFFLER).having(play(1), fold(2));
        var when = given.when(staff(new DeviceFails(DEALER, Device.SHOE)));
        when.thenLines(
                line("ante", dollars(10), DEVICE_FAILED, VOID, dollars(10), "13.2.1"),
                line("pair-plus", dollars(5), DEVICE_FAILED, VOID, dollars(5), "13.2.1"),
                line("play", dollars(10), DEVICE_FAILED, VOID, dollars(10), "13.2.1"),
                line("ante", dollars(20), DEVICE_FAILED, VOID, dollars(20), "13.2.1")
                        .at(2));
        assertThat(when.events())
                .startsWith(new DeviceFailed("13.2"))
                .endsWith(
                        new TableChanged(new TableEvent.CardsChanged(DEALER)),
                        new TableChanged(new TableEvent.DeviceChanged(Device.SHOE)));
        assertThat(when.state().table().device()).isEqualTo(Device.SHOE);
    }

    @Test
    @Rule({"13.2.2", "13.1"})
    void a_device_that_fails_between_rounds_leaves_the_settled_round_as_it_is() {
        var given = dealt(SHUFFLER).having(fold(1), fold(2));
        List<Line> lines = ((Settled) given.state()).lines();
        var when = given.when(staff(new DeviceFails(DEALER, Device.SHUFFLER)));
        assertThat(((Settled) when.state()).lines()).isEqualTo(lines);
        assertThat(when.lines()).isEmpty();
    }

    @Test
    @Rule({"13.1", "13.2.1"})
    void a_shoe_has_no_device_that_could_fail() {
        given(GAME).when(staff(new DeviceFails(DEALER, null))).thenRefused(NO_SHUFFLING_DEVICE);
        dealt().when(staff(new VoidRound(DEALER, "13.2.1"))).thenRefused(NO_SHUFFLING_DEVICE);
        dealt(SHUFFLER).when(staff(new VoidRound(DEALER, "13.2.1"))).thenAccepted();
    }

    @Test
    @Rule({"6.7.2", "13.2.3", "R-148"})
    void at_low_limit_a_shoe_does_not_replace_the_device() {
        given(game("device=shuffler", "lowLimit=true"))
                .when(staff(new DeviceFails(DEALER, Device.SHOE)))
                .thenRefused(LOW_LIMIT_NEEDS_DEVICE);
    }
}
