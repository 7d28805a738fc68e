package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackArea.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackShowdown.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.jackpot.Pool;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 16 of the book, its second part: late players, cards at fault, the jackpot's equipment, invalid wagers. */
class BlackjackIrregularityTest {
    private static final Blackjack GAME = game("device=shuffler", "jackpotIncrement=0.25");
    private static final Pool UNTOUCHED = Pool.of(dollars(10_000));

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt(String cards) {
        return given(GAME).having(wager(20), deal(cards));
    }

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> withJackpot() {
        return given(GAME).having(wager(20), blazing(1), deal("Th 9d 8s"));
    }

    private static TableChanged told(Recipient to, String rule, String about) {
        return new TableChanged(new TableEvent.Notified(to, rule, about));
    }

    @Test
    @Rule({"16.10", "R-18", "R-113"})
    void who_does_not_decide_has_cards_drawn_until_the_total_exceeds_eleven() {
        var given = dealt("4h 9d 3s").having(staff(new CallTime(DEALER, whose(1)), "2c Kc"));
        BlackjackHand hand = given.state().layout().boxes().getFirst().hands().getFirst();
        assertThat(hand.fate()).isEqualTo(HandFate.DRAWN_FOR);
        assertThat(given.when(reveal("9h")).line("main").rules()).contains("16.10", "R-113");
        given(GAME)
                .having(wager(20))
                .when(staff(new CallTime(DEALER, whose(1))))
                .thenRefused(NO_HAND_THERE);
        dealt("4h 9d 3s").when(staff(new CallTime(DEALER, whose(2)))).thenRefused(NO_HAND_THERE);
        assertThat(dealt("Ah Ad 3s")
                        .having(staff(new CallTime(DEALER, whose(1))))
                        .state()
                        .layout()
                        .turn())
                .isNull();
    }

    @Test
    @Rule({"16.10", "11.3", "12.6.2", "R-101", "R-113"})
    void who_does_not_answer_a_double_adds_nothing() {
        var given = given(GAME)
                .having(wager(20), wager(BOB, 1, MAIN, 10), deal("6h 9d 5s"), doubled(1, ""))
                .having(staff(new CallTime(DEALER, whose(1)), "Tc"));
        BlackjackBox box = given.state().layout().boxes().getFirst();
        assertThat(box.answers()).isNull();
        assertThat(box.hands().getFirst().fate()).isEqualTo(HandFate.DOUBLED);
        given.when(new Decline(BOB, box(1), null, List.of())).thenRefused(NOTHING_TO_ANSWER);
        assertThat(given.when(reveal("9h")).lines()).hasSize(3);
    }

    @Test
    @Rule({"16.16", "16.16.1", "16.16.2", "16.16.4", "1.1 \"Void\"", "R-112", "R-144"})
    void a_missing_or_foreign_card_voids_the_round_and_those_concerned_are_told() {
        var given = withJackpot();
        var when = given.when(staff(new MissingCard(DEALER)));
        when.thenLines(
                line("blazing-7s", cents(250), CARD_AT_FAULT, VOID, cents(250), "16.16.2"),
                line("main", dollars(20), CARD_AT_FAULT, VOID, dollars(20), "16.16.2"));
        assertThat(when.events())
                .contains(
                        told(Recipient.SURVEILLANCE, "16.16.4", "a card is missing"),
                        told(Recipient.INSPECTOR, "16.16.4", "a card is missing"));
        assertThat(given.state().layout().shoe().due()).isTrue();
        assertThat(given.state().layout().jackpot().pool()).isEqualTo(UNTOUCHED);
        given(GAME).when(staff(new ForeignCard(DEALER))).thenAccepted();
        withJackpot().when(staff(new VoidRound(SUPERVISOR, "16.16.2"))).thenAccepted();
    }

    @Test
    @Rule({"16.18", "16.18.1", "16.18.2", "R-22"})
    void when_the_jackpot_s_equipment_fails_its_wagers_go_back_and_the_game_goes_on() {
        var given = withJackpot();
        given.when(staff(new JackpotFails(DEALER))).thenRefused(WRONG_GRADE, "16.18.2");
        given.when(staff(new JackpotWorks(SUPERVISOR))).thenRefused(JACKPOT_IN_ORDER);
        given.when(staff(new JackpotFails(SUPERVISOR)))
                .thenLines(line("blazing-7s", cents(250), SideEnding.JACKPOT_FAILED, VOID, cents(250), "16.18.1"));
        assertThat(given.state().layout().jackpot().pool()).isEqualTo(UNTOUCHED);
        given.when(staff(new JackpotFails(SUPERVISOR))).thenRefused(JACKPOT_OUT_OF_ORDER);
        given.having(stand(1), reveal("Td"), wager(20)).when(blazing(1)).thenRefused(JACKPOT_OUT_OF_ORDER);
        given.having(staff(new JackpotWorks(SUPERVISOR))).when(blazing(1)).thenAccepted();
        given.when(staff(new JackpotFails(SUPERVISOR)))
                .thenAmong(new WagerReturned(
                        ANN, box(1), BLAZING_7S, baize.games.table.Placed.of(cents(250), Money.ZERO), "16.18.1"));
    }

    @Test
    @Rule({"16.22", "16.22.1", "16.22.3", "18.1", "1.1 \"Invalid wager\""})
    void an_invalid_wager_found_before_the_hand_goes_back() {
        var given = given(GAME).having(wager(20), blazing(1), wager(BOB, 1, ANY_PAIRS, 10));
        given.when(staff(new InvalidWager(DEALER, ANN, "18.1"))).thenAccepted();
        assertThat(given.state().layout().boxes()).isEmpty();
        given.when(staff(new InvalidWager(DEALER, ANN, "18.1"))).thenRefused(NO_SUCH_WAGER, "16.22.3");
        given.when(staff(new InvalidWager(DEALER, ANN, "16.1"))).thenRefused(VOID_UNDER_NO_CLAUSE);
    }

    @Test
    @Rule({"16.22.2", "R-12"})
    void found_during_the_hand_it_can_lose_but_not_win() {
        InvalidWager invalid = new InvalidWager(DEALER, ANN, "18.1.1");
        dealt("Th 9d Ts")
                .having(staff(invalid), stand(1))
                .when(reveal("Td"))
                .thenLines(line("main", dollars(20), DEALER_BEATEN, VOID, dollars(20), "16.22.2"));
        dealt("Th 9d 8s")
                .having(staff(invalid), stand(1))
                .when(reveal("Td"))
                .thenLines(line("main", dollars(20), DEALER_WINS, LOSE, dollars(0), "15.1.7"));
        given(game("invalidWagerLosingReturned=true"))
                .having(wager(20), deal("Th 9d 8s"), staff(invalid), stand(1))
                .when(reveal("Td"))
                .thenLines(line("main", dollars(20), DEALER_WINS, VOID, dollars(20), "16.22.2"));
        dealt("Th 9d Ts").having(staff(invalid)).when(staff(invalid)).thenRefused(ALREADY_INVALID);
    }
}
