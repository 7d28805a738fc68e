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

import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.Change;
import baize.games.blackjack.BlackjackCommand.DoubleDown;
import baize.games.blackjack.BlackjackCommand.Insure;
import baize.games.blackjack.BlackjackCommand.Wager;
import baize.games.blackjack.BlackjackIrregularity.FoundWager;
import baize.games.table.Placed;
import org.junit.jupiter.api.Test;

/** Every stake is made of the table's chips. */
class BlackjackChipsTest {
    private static final Blackjack FIVES = game("chips=5-25-100", "device=shuffler");
    private static final Blackjack HALVES = game("chips=2.50-5-25", "device=shuffler");

    private static Wager wagerOf(BlackjackArea on, long cents) {
        return new Wager(ANN, box(1), on, cents(cents), Money.ZERO);
    }

    private static DoubleDown doubleOf(long cents) {
        return new DoubleDown(ANN, box(1), null, cents(cents), Money.ZERO, cards("Td"));
    }

    private static Insure insureOf(long cents) {
        return new Insure(ANN, box(1), cents(cents), Money.ZERO);
    }

    private static Money valid(BlackjackState state, Patron patron) {
        Placed placed = state.layout().boxes().getFirst().on(patron, MAIN);
        return placed == null ? Money.ZERO : placed.valid();
    }

    private static Offer.Stakes offered(Blackjack game, BlackjackState state, Class<?> kind) {
        return game.offers(state, new Viewer.Player(ANN)).stream()
                .filter(offer -> kind.isInstance(offer.command()))
                .map(Offer::stakes)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"5.2", "R-199"})
    void a_wager_an_addition_and_an_optional_wager_are_in_chips() {
        given(FIVES).when(wagerOf(MAIN, 10_50)).thenRefused(NOT_IN_CHIPS, "5.2");
        given(FIVES).when(wagerOf(MAIN, 1)).thenRefused(NOT_IN_CHIPS);
        var standing = given(FIVES).having(wager(10));
        standing.when(new Change(ANN, box(1), MAIN, cents(12_50))).thenRefused(NOT_IN_CHIPS);
        standing.when(change(MAIN, 15)).thenAccepted();
        standing.when(wagerOf(PERFECT_PAIRS, 1_00)).thenRefused(NOT_IN_CHIPS);
        standing.when(wagerOf(PERFECT_PAIRS, 5_00)).thenAccepted();
        standing.when(wager(BOB, 1, MAIN, 7)).thenRefused(NOT_IN_CHIPS);
    }

    @Test
    @Rule({"5.2", "R-199"})
    void a_jackpot_wager_whose_price_the_chips_cannot_pay_is_refused_and_not_offered() {
        given(FIVES).having(wager(10)).when(blazing(1)).thenRefused(NOT_IN_CHIPS);
        given(HALVES).having(wager(10)).when(blazing(1)).thenAccepted();
        assertThat(FIVES.offers(given(FIVES).having(wager(10)).state(), new Viewer.Player(ANN)))
                .noneMatch(offer -> offer.command() instanceof Wager wager && wager.on() == BLAZING_7S);
    }

    @Test
    @Rule({"5.2", "6.2", "R-199"})
    void a_wager_is_found_in_chips_too() {
        var cent = new FoundWager(DEALER, ANN, box(1), MAIN, cents(1), Money.ZERO);
        given(FIVES).when(staff(cent)).thenRefused(NOT_IN_CHIPS);
        given(FIVES).when(found(ANN, 1, MAIN, 5)).thenAccepted();
        given(FIVES).having(wager(10)).when(found(ANN, 1, PERFECT_PAIRS, 3)).thenRefused(NOT_IN_CHIPS);
    }

    @Test
    @Rule({"6.1.2", "6.3", "R-105", "R-199"})
    void what_others_leave_of_a_box_is_valid_as_far_as_chips_make_it_up() {
        Blackjack gaps = game("chips=2-5", "maximum=10.00");
        var given = given(gaps).having(wager(7), found(BOB, 1, MAIN, 7));
        assertThat(valid(given.state(), ANN)).isEqualTo(dollars(7));
        assertThat(valid(given.state(), BOB)).isEqualTo(dollars(2));
        var over = given(game("chips=5-25", "maximum=12.00")).having(found(ANN, 1, MAIN, 20));
        assertThat(valid(over.state(), ANN)).isEqualTo(dollars(10));
    }

    @Test
    @Rule({"5.2", "11.1", "R-99", "R-199"})
    void a_double_for_less_is_any_amount_in_chips_and_the_offer_says_which() {
        var eleven = given(FIVES).having(wager(15), deal("5h 7d 6s"));
        eleven.when(doubleOf(1)).thenRefused(NOT_IN_CHIPS, "5.2");
        eleven.when(doubleOf(7_50)).thenRefused(NOT_IN_CHIPS);
        eleven.when(doubleOf(20_00)).thenRefused(DOUBLE_ABOVE_WAGER);
        eleven.when(doubleOf(0)).thenRefused(DOUBLE_ABOVE_WAGER);
        assertThat(offered(FIVES, eleven.state(), DoubleDown.class))
                .isEqualTo(new Offer.Stakes(dollars(5), dollars(15), dollars(5)));
        eleven.when(doubleOf(5_00)).thenAccepted();
    }

    @Test
    @Rule({"5.2", "8.1", "R-92", "R-199"})
    void half_of_an_odd_wager_is_insured_exactly_where_chips_allow_it_and_else_the_next_lower_amount() {
        var halves = given(HALVES).having(wager(25), deal("Th Ad 8s"));
        halves.when(insureOf(1)).thenRefused(NOT_IN_CHIPS);
        halves.when(insureOf(15_00)).thenRefused(INSURANCE_ABOVE_HALF);
        assertThat(offered(HALVES, halves.state(), Insure.class))
                .isEqualTo(new Offer.Stakes(cents(2_50), cents(12_50), cents(2_50)));
        halves.when(insureOf(12_50)).thenAccepted();
        var fives = given(FIVES).having(wager(25), deal("Th Ad 8s"));
        fives.when(insureOf(12_50)).thenRefused(NOT_IN_CHIPS, "5.2");
        assertThat(offered(FIVES, fives.state(), Insure.class))
                .isEqualTo(new Offer.Stakes(dollars(5), dollars(10), dollars(5)));
        fives.when(insureOf(10_00)).thenAccepted();
        var one = given(FIVES).having(wager(5), deal("Th Ad 8s"));
        assertThat(FIVES.offers(one.state(), new Viewer.Player(ANN)))
                .noneMatch(offer -> offer.command() instanceof Insure);
    }

    @Test
    @Rule({"12.1", "6.3", "R-199"})
    void a_split_hand_has_as_much_as_is_valid_of_the_first_which_is_in_chips() {
        var found = given(game("chips=5-25", "maximum=12.00")).having(found(ANN, 1, MAIN, 20), deal("8h 7d 8s"));
        found.having(split(1, "Td"), stand(1, "Tc"), stand(1))
                .when(reveal("Ts"))
                .thenAccepted();
        assertThat(found.state().layout().lines()).extracting(Line::stake).contains(dollars(10));
    }
}
