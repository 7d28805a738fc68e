package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.card;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudEvent.CardAtFault;
import baize.games.caribbeanstud.StudEvent.CardExposed;
import baize.games.caribbeanstud.StudEvent.EmptyBoxCleared;
import baize.games.caribbeanstud.StudEvent.HandEnded;
import baize.games.caribbeanstud.StudEvent.TableChanged;
import baize.games.caribbeanstud.StudIrregularity.ExposeCard;
import baize.games.caribbeanstud.StudIrregularity.ForeignCard;
import baize.games.caribbeanstud.StudIrregularity.HandToEmptyBox;
import baize.games.caribbeanstud.StudIrregularity.Misdeal;
import baize.games.caribbeanstud.StudIrregularity.MissingCard;
import baize.games.caribbeanstud.StudIrregularity.VoidHand;
import baize.games.caribbeanstud.StudIrregularity.VoidRound;
import baize.games.caribbeanstud.StudIrregularity.WrongCount;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.jackpot.Pool;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 14 of the book: misdeals, exposed and miscounted cards, cards at fault. */
class StudIrregularityTest {
    private static final Stud GAME = jackpotGame();
    private static final Pool UNTOUCHED = Pool.of(dollars(50_000));
    private static final TableChanged CHANGED = new TableChanged(new TableEvent.CardsChanged(DEALER));
    private static final String DEALERS = "As Kd 9c 6h 3s";
    private static final String ANNS = "Qh Jd 8s 5c 2c";
    private static final String BOBS = "9h 9d 7s 4h 3c";

    /** Ann has 10 and a jackpot wager of 5, Bob 20; nobody has touched a card. */
    private static Given<StudState, StudCommand, StudEvent> dealt() {
        return given(GAME).having(ante(1, 10), jackpot(1), ante(2, 20)).having(deal(DEALERS, ANNS, BOBS));
    }

    private static TableChanged told(Recipient to, String rule, String about) {
        return new TableChanged(new TableEvent.Notified(to, rule, about));
    }

    @Test
    @Rule({"14.1", "14.4", "R-22", "1.1 \"void\""})
    void a_misdeal_before_anyone_handles_cards_voids_all_wagers_and_what_they_put_into_the_pool() {
        var given = dealt();
        assertThat(given.state().jackpot().pool()).isNotEqualTo(UNTOUCHED);
        given.when(staff(new Misdeal(DEALER)))
                .thenLines(
                        line("ante", dollars(20), MISDEAL, VOID, dollars(20), "14.4")
                                .at(2),
                        line("ante", dollars(10), MISDEAL, VOID, dollars(10), "14.4"),
                        line("jackpot", dollars(5), MISDEAL, VOID, dollars(5), "14.4"));
        assertThat(given.state().jackpot().pool()).isEqualTo(UNTOUCHED);
        given.when(ante(10)).thenAccepted();
        assertThat(given.state().round()).isEqualTo(2);
    }

    @Test
    @Rule("14.1")
    void once_a_player_has_handled_cards_it_is_no_misdeal() {
        dealt().having(bet(1)).when(staff(new Misdeal(DEALER))).thenRefused(CARDS_HANDLED);
        dealt().having(fold(1)).when(staff(new Misdeal(DEALER))).thenRefused(CARDS_HANDLED);
        dealt().having(fold(1)).when(staff(new VoidRound(DEALER, "14.4"))).thenRefused(CARDS_HANDLED);
        given(GAME).having(ante(10)).when(staff(new Misdeal(DEALER))).thenRefused(NO_CARDS_OUT);
        dealt().when(staff(new VoidRound(DEALER, "14.4"))).thenAccepted();
    }

    @Test
    @Rule({"14.2", "14.4", "R-22", "R-31"})
    void cs_17_a_wrong_number_of_dealer_s_cards_is_a_misdeal_even_after_decisions() {
        var given = given(GAME)
                .having(ante(1, 10), jackpot(1), ante(2, 25), jackpot(2), ante(3, 50))
                .having(deal(DEALERS, ANNS, BOBS, "Ah Kc Td 6s 4d"), bet(1), fold(2));
        var when = given.when(staff(new WrongCount(DEALER, null, 6)));
        when.thenLines(
                line("ante", dollars(50), DEALER_MISCOUNT, VOID, dollars(50), "14.4")
                        .at(3),
                line("ante", dollars(25), DEALER_MISCOUNT, VOID, dollars(25), "14.4")
                        .at(2),
                line("jackpot", dollars(5), DEALER_MISCOUNT, VOID, dollars(5), "14.4")
                        .at(2),
                line("ante", dollars(10), DEALER_MISCOUNT, VOID, dollars(10), "14.4"),
                line("jackpot", dollars(5), DEALER_MISCOUNT, VOID, dollars(5), "14.4"),
                line("bet", dollars(20), DEALER_MISCOUNT, VOID, dollars(20), "14.4"));
        assertThat(when.lines().stream().map(Line::returned).reduce(Money.ZERO, Money::plus))
                .isEqualTo(dollars(85 + 10 + 20));
        assertThat(when.state().jackpot().pool()).isEqualTo(UNTOUCHED);
    }

    @Test
    @Rule({"14.3", "14.4", "R-32"})
    void two_cards_exposed_in_the_deal_are_a_misdeal_counting_players_and_dealer_s_together() {
        var given = dealt().having(staff(new ExposeCard(DEALER, box(2), card("9d"))));
        var when = given.when(staff(new ExposeCard(DEALER, null, card("Kd"))));
        when.thenLines(
                line("ante", dollars(20), CARDS_EXPOSED, VOID, dollars(20), "14.4")
                        .at(2),
                line("ante", dollars(10), CARDS_EXPOSED, VOID, dollars(10), "14.4"),
                line("jackpot", dollars(5), CARDS_EXPOSED, VOID, dollars(5), "14.4"));
        assertThat(when.events()).startsWith(new CardExposed(null, card("Kd"), "14.3"));
    }

    @Test
    @Rule({"14.5", "R-32"})
    void one_exposed_card_is_turned_over_and_dealing_goes_on() {
        var given = dealt();
        given.when(staff(new ExposeCard(DEALER, box(1), card("Jd")))).then(new CardExposed(box(1), card("Jd"), "14.5"));
        given.when(bet(1)).thenAccepted();
    }

    @Test
    @Rule({"14.6", "R-32"})
    void one_exposed_card_of_the_dealer_s_stays_up_and_the_last_one_lies_face_down() {
        var given = dealt();
        assertThat(given.state().dealer().up()).isEqualTo(cards("3s"));
        given.when(staff(new ExposeCard(DEALER, null, card("Kd")))).then(new CardExposed(null, card("Kd"), "14.6"));
        assertThat(given.state().dealer().up()).isEqualTo(cards("Kd"));
        given.when(bet(1)).thenAccepted();
    }

    @Test
    @Rule({"14.7", "R-33"})
    void dealer_s_cards_exposed_later_leave_the_undecided_their_choice() {
        var given = given(GAME)
                .having(ante(1, 10), ante(2, 10), ante(3, 10))
                .having(deal(DEALERS, ANNS, BOBS, "Ah Kc Td 6s 4d"))
                .having(bet(1));
        given.when(staff(new ExposeCard(DEALER, null, card("As")))).then(new CardExposed(null, card("As"), "14.7"));
        given.when(staff(new ExposeCard(DEALER, null, card("Kd")))).then(new CardExposed(null, card("Kd"), "14.7"));
        given.when(fold(1)).thenRefused(ALREADY_DECIDED);
        given.having(bet(2), fold(3));
        var lines = given.when(reveal()).lines();
        assertThat(lines)
                .filteredOn(each -> each.box().number() == 2)
                .hasSize(2)
                .allMatch(each -> each.rules().contains("14.7"));
        assertThat(lines)
                .filteredOn(each -> each.box().number() == 1)
                .noneMatch(each -> each.rules().contains("14.7"));
    }

    @Test
    @Rule({"14.5", "14.3", "R-32"})
    void only_a_card_that_lies_there_face_down_can_be_exposed() {
        dealt().when(staff(new ExposeCard(DEALER, box(1), card("As")))).thenRefused(CARD_NOT_THERE);
        dealt().when(staff(new ExposeCard(DEALER, null, card("3s")))).thenRefused(CARD_NOT_THERE);
        dealt().when(staff(new ExposeCard(DEALER, null, null))).thenRefused(CARD_NOT_THERE);
        dealt().when(staff(new ExposeCard(DEALER, box(3), null))).thenRefused(NO_HAND_THERE);
        dealt().having(staff(new ExposeCard(DEALER, box(1), card("Jd"))))
                .when(staff(new ExposeCard(DEALER, box(1), card("Jd"))))
                .thenRefused(CARD_NOT_THERE);
        dealt().having(bet(1), bet(2), expose())
                .when(staff(new ExposeCard(DEALER, null, card("As"))))
                .thenRefused(CARD_NOT_THERE);
        given(GAME).when(staff(new ExposeCard(DEALER, null, card("As")))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"14.8", "R-22", "R-31"})
    void cs_18_a_miscounted_hand_is_void_with_all_its_wagers_and_the_others_play_on() {
        var given = dealt().having(bet(1), bet(2));
        var when = given.when(staff(new WrongCount(DEALER, box(1), 4)));
        assertThat(when.events())
                .startsWith(new HandEnded(box(1), HAND_MISCOUNT))
                .hasSize(2);
        assertThat(given.state().jackpot().pool()).isEqualTo(UNTOUCHED);
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(20), DEALER_BEATEN, WIN, dollars(40), "9.5.1.1")
                                .at(2),
                        line("bet", dollars(40), DEALER_BEATEN, WIN, dollars(80), "9.5.1.1")
                                .at(2),
                        line("ante", dollars(10), HAND_MISCOUNT, VOID, dollars(10), "14.8"),
                        line("bet", dollars(20), HAND_MISCOUNT, VOID, dollars(20), "14.8"),
                        line("jackpot", dollars(5), HAND_MISCOUNT, VOID, dollars(5), "14.8"));
    }

    @Test
    @Rule({"14.1", "14.8", "R-31"})
    void a_miscounted_hand_that_no_one_has_touched_is_a_misdeal() {
        assertThat(dealt().when(staff(new WrongCount(DEALER, box(1), 6))).lines())
                .hasSize(3)
                .allMatch(each -> each.ending() == MISDEAL);
        assertThat(dealt().when(staff(new VoidHand(DEALER, whose(1), "14.8"))).lines())
                .hasSize(3)
                .allMatch(each -> each.ending() == MISDEAL);
    }

    @Test
    @Rule({"1.1 \"hand\"", "14.8", "8.4"})
    void five_cards_are_a_hand_and_a_hand_in_the_discard_rack_is_not_counted_again() {
        dealt().having(bet(1)).when(staff(new WrongCount(DEALER, box(1), 5))).thenRefused(COUNT_IS_RIGHT);
        dealt().having(fold(2)).when(staff(new WrongCount(DEALER, box(2), 4))).thenRefused(FOLDED_HAND);
        dealt().when(staff(new WrongCount(DEALER, box(3), 4))).thenRefused(NO_HAND_THERE);
        given(GAME).when(staff(new WrongCount(DEALER, null, 4))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"14.8", "8.5.2", "R-22", "R-31"})
    void a_folded_hand_that_is_kept_for_its_jackpot_wager_and_miscounted_gives_that_wager_back() {
        var given = dealt().having(fold(1), bet(2));
        given.when(staff(new WrongCount(DEALER, box(1), 4))).thenAccepted();
        assertThat(given.state().jackpot().pool()).isEqualTo(UNTOUCHED);
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(20), DEALER_BEATEN, WIN, dollars(40), "9.5.1.1")
                                .at(2),
                        line("bet", dollars(40), DEALER_BEATEN, WIN, dollars(80), "9.5.1.1")
                                .at(2),
                        line("ante", dollars(10), FOLDED, LOSE, dollars(0), "8.5"),
                        line("jackpot", dollars(5), HAND_MISCOUNT, VOID, dollars(5), "14.8"));
    }

    @Test
    @Rule({"14.8", "1.1 \"void\""})
    void a_hand_is_declared_void_under_a_clause_that_says_so() {
        var when = dealt().having(bet(1)).when(staff(new VoidHand(DEALER, whose(1), "14.8")));
        assertThat(when.events()).startsWith(new HandEnded(box(1), HAND_MISCOUNT));
        dealt().when(staff(new VoidHand(DEALER, whose(1), "9.9"))).thenRefused(VOID_UNDER_NO_CLAUSE);
        dealt().when(staff(new VoidHand(DEALER, whose(3), "14.8"))).thenRefused(NO_HAND_THERE);
        given(GAME).when(staff(new VoidHand(DEALER, whose(1), "14.8"))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"14.10", "14.1"})
    void cards_at_a_box_without_an_ante_are_cleared_or_make_a_misdeal() {
        dealt().having(bet(1)).when(staff(new HandToEmptyBox(DEALER, box(3)))).then(new EmptyBoxCleared(box(3)));
        assertThat(dealt().when(staff(new HandToEmptyBox(DEALER, box(3)))).lines())
                .allMatch(each -> each.ending() == MISDEAL);
        dealt().when(staff(new HandToEmptyBox(DEALER, box(2)))).thenRefused(BOX_HAS_WAGER);
        dealt().when(staff(new HandToEmptyBox(DEALER, box(8)))).thenRefused(NO_SUCH_BOX);
        given(GAME).when(staff(new HandToEmptyBox(DEALER, box(2)))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"14.9", "14.9.2", "14.9.4", "R-22", "R-144"})
    void a_foreign_card_voids_the_round_and_surveillance_and_an_inspector_are_told() {
        var when = dealt().having(fold(1), bet(2), expose()).when(staff(new ForeignCard(DEALER)));
        when.thenLines(
                line("ante", dollars(20), CARD_AT_FAULT, VOID, dollars(20), "14.9.2")
                        .at(2),
                line("bet", dollars(40), CARD_AT_FAULT, VOID, dollars(40), "14.9.2")
                        .at(2),
                line("ante", dollars(10), CARD_AT_FAULT, VOID, dollars(10), "14.9.2"),
                line("jackpot", dollars(5), CARD_AT_FAULT, VOID, dollars(5), "14.9.2"));
        assertThat(when.events())
                .startsWith(
                        new CardAtFault(true, "14.9"),
                        told(Recipient.SURVEILLANCE, "14.9.4", "a foreign card was found"),
                        told(Recipient.INSPECTOR, "14.9.4", "a foreign card was found"));
        assertThat(when.state().jackpot().pool()).isEqualTo(UNTOUCHED);
    }

    @Test
    @Rule({"14.9", "14.9.2", "14.9.3", "14.9.4", "3.7"})
    void a_card_at_fault_before_the_first_card_voids_nothing_and_other_cards_are_brought() {
        var betting = given(GAME).having(ante(10), jackpot());
        var state = betting.state();
        betting.when(staff(new ForeignCard(DEALER)))
                .then(
                        new CardAtFault(true, "14.9"),
                        told(Recipient.SURVEILLANCE, "14.9.4", "a foreign card was found"),
                        told(Recipient.INSPECTOR, "14.9.4", "a foreign card was found"),
                        CHANGED);
        assertThat(betting.state()).isEqualTo(state);
    }

    @Test
    @Rule({"14.9", "14.9.1", "14.9.4"})
    void a_missing_card_between_rounds_leaves_the_settled_round_as_it_is() {
        var given = dealt().having(fold(1), fold(2), reveal());
        List<Line> lines = ((Settled) given.state()).lines();
        var when = given.when(staff(new MissingCard(DEALER)));
        when.then(
                new CardAtFault(false, "14.9"),
                told(Recipient.SURVEILLANCE, "14.9.4", "a card is missing"),
                told(Recipient.INSPECTOR, "14.9.4", "a card is missing"),
                CHANGED);
        assertThat(((Settled) when.state()).lines()).isEqualTo(lines);
        assertThat(dealt().when(staff(new VoidRound(DEALER, "14.9.2"))).events())
                .contains(told(Recipient.INSPECTOR, "14.9.4", "a card is missing"));
    }
}
