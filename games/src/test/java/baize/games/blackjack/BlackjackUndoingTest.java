package baize.games.blackjack;

import static baize.games.blackjack.BlackjackArea.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.blackjack.BlackjackState.Settled;
import baize.games.jackpot.Pool;
import baize.testkit.Books;
import baize.testkit.Given;
import baize.testkit.When;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What was settled at the deal, or with the round, and does not stand. */
class BlackjackUndoingTest {
    private static final Blackjack GAME = game("device=shuffler", "jackpotIncrement=0.123457", "jackpotReserve=0.01");
    private static final Remedy INVALID = staff(new InvalidWager(DEALER, ANN, "18.1"));
    private static final Remedy VOID = staff(new VoidHand(SUPERVISOR, ANN));
    private static final Remedy DISRUPTED =
            staff(new Invalidate(SUPERVISOR, "18.5.1", List.of(), List.of(), null, null));
    private static final Remedy FRAUD =
            staff(new Invalidate(SUPERVISOR, "18.5.2", List.of(ANN), List.of(), null, null));

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> having(BlackjackCommand... commands) {
        return given(GAME).having(commands);
    }

    private static Money net(Given<?, ?, BlackjackEvent> given, Patron patron) {
        return Books.check(given.events()).moved(patron);
    }

    private static List<Adjustment> adjustments(When<BlackjackState, BlackjackEvent> when) {
        return when.events().stream()
                .filter(Adjusts.class::isInstance)
                .flatMap(event -> ((Adjusts) event).adjustments().stream())
                .toList();
    }

    private static Pool pool(Given<BlackjackState, BlackjackCommand, BlackjackEvent> given) {
        return given.state().layout().jackpot().pool();
    }

    private static void samePool(Pool one, Pool other) {
        assertThat(one.meter()).isEqualTo(other.meter());
        assertThat(one.reserve()).isEqualTo(other.reserve());
    }

    @Test
    @Rule({"16.22.2", "9.1.1", "14.12", "R-12", "R-192"})
    void an_invalid_wager_that_was_paid_at_the_deal_keeps_its_stake_and_no_more() {
        var given = having(wager(20), side(PERFECT_PAIRS, 5), wager(2, 20), deal("Ah 5c 9d Ks 7s"));
        assertThat(net(given, ANN)).isEqualTo(dollars(30 - 5));
        given.when(INVALID);
        assertThat(net(given, ANN)).isEqualTo(dollars(-5));
        var pair = having(wager(20), side(PERFECT_PAIRS, 5), deal("8h 9d 8s"));
        var when = pair.when(INVALID);
        assertThat(adjustments(when))
                .containsExactly(new Adjustment(
                        ANN,
                        box(1),
                        "perfect-pairs",
                        dollars(-25),
                        "16.22.2",
                        List.of("16.22.2", "18.1", "R-12", "14.12", "14.13", "14.12.1", "R-192")));
        pair.when(INVALID).thenRefused(ALREADY_INVALID);
        pair.having(hit(1, "Tc"), reveal());
        assertThat(net(pair, ANN)).isEqualTo(dollars(-20));
    }

    @Test
    @Rule({"16.22.2", "9.1.2", "R-90", "R-192"})
    void so_with_even_money_while_a_wager_that_was_lost_stays_lost() {
        var given = having(wager(20), side(ANY_PAIRS, 5), deal("Ah Ad Ks"), insure(1, 10), evenMoney(1));
        given.when(INVALID);
        assertThat(net(given, ANN)).isEqualTo(dollars(-5));
        var returned = given(game("invalidWagerLosingReturned=true"))
                .having(wager(20), side(ANY_PAIRS, 5), deal("Ah Ad Ks"), insure(1, 10), evenMoney(1));
        returned.when(INVALID);
        assertThat(net(returned, ANN)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"16.22.2", "14.24", "R-12", "R-22", "R-192"})
    void a_jackpot_that_was_paid_on_an_invalid_wager_is_in_the_pool_again_to_the_millionth() {
        var clean = having(wager(20), wager(2, 20), blazing(2), deal("Th Tc 7d 7s 8s"));
        var given = having(wager(20), blazing(1), wager(2, 20), blazing(2), deal("7d Tc 7d 7d 8s"));
        assertThat(net(given, ANN).isAbove(dollars(9_000))).isTrue();
        given.when(INVALID);
        samePool(pool(given), pool(clean));
        given.having(stand(1), stand(2), reveal("Kd"));
        assertThat(net(given, ANN)).isEqualTo(dollars(-20));
        samePool(pool(given), pool(clean));
    }

    @Test
    @Rule({"14.27", "14.27.1", "14.27.2", "16.22.2", "18.4.1", "R-109", "R-192"})
    void who_shared_a_jackpot_with_somebody_who_is_struck_out_has_what_is_won_alone() {
        for (String seven : List.of("7d", "7c")) {
            String both = String.join(" ", seven, seven, seven, seven, seven);
            for (Remedy remedy : List.of(INVALID, VOID)) {
                var alone = having(wager(20), wager(2, 20), blazing(2), deal(both));
                var shared = having(wager(20), blazing(1), wager(2, 20), blazing(2), deal(both));
                assertThat(net(shared, BOB).isBelow(net(alone, BOB))).isTrue();
                shared.when(remedy).thenAccepted();
                assertThat(net(shared, BOB)).isEqualTo(net(alone, BOB));
                samePool(pool(shared), pool(alone));
            }
        }
    }

    @Test
    @Rule({"14.27.1", "18.6", "R-109", "R-192"})
    void a_second_one_is_struck_out_of_what_the_first_has_left() {
        var nobody = having(wager(20), wager(2, 20), deal("7d 7d 7d 7d 7d"));
        var both = having(wager(20), blazing(1), wager(2, 20), blazing(2), deal("7d 7d 7d 7d 7d"), VOID);
        both.when(staff(new VoidHand(SUPERVISOR, BOB))).thenAccepted();
        samePool(pool(both), pool(nobody));
        assertThat(net(both, BOB)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"16.22.2", "3.6.2", "R-12", "R-116"})
    void an_invalid_jackpot_wager_whose_cards_are_turned_later_goes_back_where_it_would_have_won() {
        Blackjack down = game("device=shuffler", "faceDown=true", "jackpotIncrement=0.25");
        var given = given(down).having(wager(20), blazing(1), deal("7d 7d 7d"), INVALID);
        Pool before = given(down).state().layout().jackpot().pool();
        var line = given.when(turnCards(1)).line("blazing-7s");
        assertThat(line.returned()).isEqualTo(cents(250));
        assertThat(line.rules()).startsWith("16.22.2");
        samePool(pool(given), before);
    }

    @Test
    @Rule({"16.22.2", "R-12", "R-22"})
    void where_losing_wagers_go_back_too_the_pool_has_nothing_of_them() {
        Blackjack kind = game("device=shuffler", "invalidWagerLosingReturned=true", "jackpotIncrement=0.25");
        var given = given(kind).having(wager(20), blazing(1), deal("Th 9d 8s"), INVALID, stand(1), reveal("Td"));
        samePool(pool(given), given(kind).state().layout().jackpot().pool());
        assertThat(net(given, ANN)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"18.4", "18.4.1", "R-192"})
    void every_wager_of_a_cheat_is_void_paid_or_lost_and_others_are_untouched() {
        var given = having(
                wager(20),
                side(ANY_PAIRS, 5),
                side(PERFECT_PAIRS, 10),
                wager(BOB, 1, MAIN, 20),
                wager(BOB, 1, PERFECT_PAIRS, 10),
                deal("Ah 9d Ks"));
        given.when(VOID).thenAccepted();
        assertThat(net(given, ANN)).isEqualTo(Money.ZERO);
        assertThat(net(given, BOB)).isEqualTo(dollars(30 - 10));
        given.when(VOID).thenRefused(NO_SUCH_WAGER, "18.4.1");
        given.when(staff(new VoidHand(SUPERVISOR, CAT))).thenRefused(NO_SUCH_WAGER, "18.4.1");
        var split = having(wager(20), side(PERFECT_PAIRS, 10), deal("8h 9d 8s"), split(1, "3c"), doubled(1, "9c Kc"));
        split.when(VOID).thenAccepted();
        assertThat(net(split, ANN)).isEqualTo(Money.ZERO);
        split.having(reveal());
        assertThat(net(split, ANN)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"18.5.2", "18.6", "R-21", "R-192"})
    void an_invalidated_outcome_reaches_what_was_paid_at_the_deal() {
        var given = having(
                wager(20), side(PERFECT_PAIRS, 10), wager(2, 40), wager(BOB, 2, PERFECT_PAIRS, 10), wager(3, 20));
        given.having(deal("Ah 8c 5c 9d Ks 8d 6c"), hit(2, "Tc"));
        given.when(FRAUD).thenAccepted();
        assertThat(net(given, ANN)).isEqualTo(dollars(-30));
        assertThat(net(given, BOB)).isEqualTo(Money.ZERO);
        assertThat(net(given, CAT)).isEqualTo(Money.ZERO);
        var paid = having(wager(20), wager(2, 20), deal("Ah 5c 9d Ks 7s"));
        Remedy kept =
                staff(new Invalidate(SUPERVISOR, "18.5.2", List.of(), List.of(ANN), "chips were switched", MANAGER));
        paid.when(kept).thenAccepted();
        assertThat(net(paid, ANN)).isEqualTo(dollars(-20));
        assertThat(net(paid, BOB)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"18.5", "18.6", "R-22", "R-192"})
    void with_the_outcome_all_jackpots_go_back_and_what_was_put_in_but_a_cheat_s() {
        var given = having(wager(20), blazing(1), wager(2, 20), blazing(2), deal("7d 7d 7d 7d 7d"));
        given.when(DISRUPTED).thenAccepted();
        samePool(pool(given), pool(given(GAME)));
        var forfeited = having(wager(20), blazing(1), wager(2, 20), blazing(2), deal("7d 7d 7d 7d 7d"));
        forfeited.when(FRAUD).thenAccepted();
        samePool(pool(forfeited), pool(having(wager(20), blazing(1), deal("Th 9d 8s"))));
        assertThat(net(forfeited, ANN)).isEqualTo(cents(-22_50));
    }

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> settled() {
        return having(wager(20), side(PERFECT_PAIRS, 10), blazing(1), wager(2, 40), blazing(2), wager(3, 20))
                .having(deal("8h Th Ac 9d 8s 6h Kc"), stand(1), hit(2, "7h"), reveal("Ts"));
    }

    @Test
    @Rule({"18.5", "18.5.1", "18.6", "R-193"})
    void a_settled_round_can_be_invalidated_until_the_next_begins() {
        var given = settled();
        assertThat(net(given, CAT)).isEqualTo(dollars(30));
        given.when(DISRUPTED).thenAccepted();
        for (Patron patron : List.of(ANN, BOB, CAT))
            assertThat(net(given, patron)).isEqualTo(Money.ZERO);
        samePool(pool(given), pool(given(GAME)));
        assertThat(given.state())
                .isInstanceOfSatisfying(
                        Settled.class, state -> assertThat(state.voided()).isTrue());
        given.when(DISRUPTED).thenRefused(ALREADY_INVALID, "18.5");
        given.having(wager(10)).when(DISRUPTED).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"18.5.2", "18.6", "R-193"})
    void a_cheat_loses_all_stakes_of_it_then_and_who_had_no_part_in_it_cannot_be_named() {
        var given = settled();
        given.when(staff(new Invalidate(SUPERVISOR, "18.5.2", List.of(DAN), List.of(), null, null)))
                .thenRefused(NO_SUCH_WAGER, "18.6");
        given.when(staff(new Invalidate(SUPERVISOR, "18.5.2", List.of(CAT), List.of(), null, null)))
                .thenAccepted();
        assertThat(net(given, CAT)).isEqualTo(dollars(-20));
        assertThat(net(given, BOB)).isEqualTo(Money.ZERO);
        given(GAME).when(DISRUPTED).thenRefused(NO_CARDS_OUT);
        having(wager(10)).when(DISRUPTED).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"16.8", "R-112", "R-193"})
    void a_settled_round_is_void_for_a_card_that_came_wrongly_but_what_was_paid_at_the_deal_stands() {
        var given = settled();
        Remedy misdealt = staff(new VoidRound(SUPERVISOR, "16.8"));
        given.when(misdealt).thenAccepted();
        assertThat(net(given, ANN)).isEqualTo(dollars(50));
        assertThat(net(given, BOB)).isEqualTo(Money.ZERO);
        assertThat(net(given, CAT)).isEqualTo(dollars(30));
        samePool(pool(given), pool(given(GAME)));
        given.when(misdealt).thenRefused(NO_CARDS_OUT);
        given.when(staff(new Reconstruct(SUPERVISOR, cards("8h")))).thenRefused(CANNOT_RECONSTRUCT);
        given.when(FRAUD).thenAccepted();
        assertThat(net(given, ANN)).isEqualTo(cents(-32_50));
        assertThat(net(given, CAT)).isEqualTo(Money.ZERO);
        having(wager(10)).when(misdealt).thenRefused(NO_CARDS_OUT);
        settled().when(staff(new VoidRound(SUPERVISOR, "17.4"))).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"16.8", "R-193", "R-196"})
    void a_settled_round_is_settled_again_with_its_cards_as_they_should_have_come() {
        var given = having(wager(20), wager(2, 40), deal("Th Tc 9d 8s 7s"), stand(1), stand(2), reveal("Ts"));
        assertThat(net(given, ANN)).isEqualTo(dollars(-20));
        given.when(staff(new Reconstruct(DEALER, cards("Th Tc 9d 8s 7s 5s Kd"))))
                .thenRefused(WRONG_GRADE, "16.8");
        var when = given.when(staff(new Reconstruct(SUPERVISOR, cards("Th Tc 9d 8s 7s 5s Kd"))));
        assertThat(adjustments(when)).extracting(Adjustment::amount).containsExactly(dollars(40), dollars(80));
        assertThat(adjustments(when)).extracting(Adjustment::rule).containsOnly("16.8");
        assertThat(adjustments(when)).allSatisfy(one -> assertThat(one.rules()).contains("15.1.2", "R-193"));
        assertThat(given.state().layout().dealer()).isEqualTo(cards("9d 5s Kd"));
        assertThat(net(given, ANN)).isEqualTo(dollars(20));
        given.when(staff(new Reconstruct(SUPERVISOR, cards("Th Tc 9d 8s 7s Ts"))))
                .thenAccepted();
        assertThat(net(given, ANN)).isEqualTo(dollars(-20));
        given.when(DISRUPTED).thenAccepted();
        assertThat(net(given, BOB)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"16.8", "R-193", "R-196"})
    void where_a_decision_could_not_have_been_made_so_it_cannot_be_settled_again() {
        var given = having(wager(20), deal("Th 9d 6s"), hit(1, "Kc"), reveal());
        given.when(staff(new Reconstruct(SUPERVISOR, cards("Th 9d 6s 2c")))).thenRefused(CANNOT_RECONSTRUCT);
        given.when(staff(new Reconstruct(SUPERVISOR, cards("Th 9d 6s 9c")))).thenAccepted();
        var insured = having(wager(20), deal("Th Ad 9s"), insure(1, 10), stand(1), reveal("Kd"));
        insured.when(staff(new Reconstruct(SUPERVISOR, cards("Th 9d 9s Kd")))).thenRefused(CANNOT_RECONSTRUCT);
        insured.when(staff(new Reconstruct(SUPERVISOR, cards("Th Ad 9s 9d")))).thenAccepted();
        assertThat(net(insured, ANN)).isEqualTo(dollars(-20 - 10));
        var even = having(wager(20), wager(2, 20), deal("Ah Th Ad Ks 9s"), evenMoney(1), stand(2), reveal("Kd"));
        even.when(staff(new Reconstruct(SUPERVISOR, cards("Th Ah Ad 9s Ks Kd"))))
                .thenRefused(CANNOT_RECONSTRUCT);
        var voided = having(wager(20), wager(2, 20), deal("Th Tc 9d 8s 7s"), VOID, stand(2), reveal("Ts"));
        voided.when(staff(new Reconstruct(SUPERVISOR, cards("Th Tc 9d 8s 7s Ts"))))
                .thenRefused(CANNOT_RECONSTRUCT);
    }

    @Test
    @Rule({"16.8", "14.24", "14.27.2", "R-193"})
    void jackpots_that_come_or_go_with_the_cards_move_the_pool() {
        var given = having(wager(20), blazing(1), wager(2, 20), blazing(2), deal("7c 7c 7c 7c 7c"));
        given.having(stand(1), stand(2), reveal("Tc"));
        var alone = having(wager(20), blazing(1), wager(2, 20), blazing(2), deal("7c Tc 7c 7c 4c"));
        alone.having(stand(1), stand(2), reveal("Tc"));
        given.when(staff(new Reconstruct(SUPERVISOR, cards("7c Tc 7c 7c 4c Tc"))))
                .thenAccepted();
        samePool(pool(given), pool(alone));
        for (Patron patron : List.of(ANN, BOB)) assertThat(net(given, patron)).isEqualTo(net(alone, patron));
        given.when(staff(new Reconstruct(SUPERVISOR, cards("7c 7c 7c 7c 7c Tc"))))
                .thenAccepted();
        assertThat(net(given, ANN)).isEqualTo(net(given, BOB));
        given.when(DISRUPTED).thenAccepted();
        samePool(pool(given), pool(given(GAME)));
    }

    @Test
    @Rule({"16.8", "16.22.2", "R-12", "R-193"})
    void what_was_found_invalid_stays_so_when_the_round_is_settled_again() {
        var given = having(wager(20), side(PERFECT_PAIRS, 5), deal("8h 9d 8s"), INVALID, stand(1), reveal("Ts"));
        assertThat(net(given, ANN)).isEqualTo(dollars(-20));
        given.when(staff(new Reconstruct(SUPERVISOR, cards("8h 9d 8s 5s Kd")))).thenAccepted();
        assertThat(net(given, ANN)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"17.5", "17.5.1"})
    void who_has_no_wager_cannot_stay_where_the_device_fails() {
        var given = having(wager(20), deal("Th 9d 6s"));
        given.when(staff(new DeviceFails(DEALER, false, false, false, List.of(BOB))))
                .thenRefused(NO_SUCH_WAGER, "17.5.1");
    }

    @Test
    @Rule({"16.22.3", "18.4.1"})
    void after_settlement_invalid_wagers_stand_and_no_hand_is_void() {
        settled().when(INVALID).thenRefused(NO_SUCH_WAGER, "16.22.3");
        settled().when(VOID).thenRefused(NO_CARDS_OUT);
    }
}
