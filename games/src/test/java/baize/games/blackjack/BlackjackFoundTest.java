package baize.games.blackjack;

import static baize.games.blackjack.BlackjackArea.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.Remedy;
import baize.games.blackjack.BlackjackEvent.CardAtFault;
import baize.games.blackjack.BlackjackEvent.TableChanged;
import baize.games.blackjack.BlackjackEvent.WagerChanged;
import baize.games.blackjack.BlackjackEvent.WagerPlaced;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.table.Placed;
import baize.games.table.Recipient;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wagers found once the first card is out, and what it takes to find that an accepted one is another. */
class BlackjackFoundTest {
    private static final Blackjack GAME =
            game("device=shuffler", "minimum=25.00", "maximum=100.00", "unit=5.00", "limits.any-pairs.minimum=5.00");

    private static final String NEWLY = "bob's main of 15.00 was found after the first card where none was accepted";

    private static Remedy found(Grade by, Patron patron, int box, BlackjackArea on, long dollars) {
        return staff(new FoundWager(by, patron, box(box), on, dollars(dollars), Money.ZERO));
    }

    private static Remedy bySupervisor(Patron patron, long dollars) {
        return found(Grade.GAMING_SUPERVISOR, patron, 1, MAIN, dollars);
    }

    private static TableChanged told(Recipient to, String about) {
        return new TableChanged(new TableEvent.Notified(to, "6.3", about));
    }

    @Test
    @Rule({"6.2", "R-5"})
    void below_the_minimum_a_wager_found_after_the_first_card_is_valid() {
        var given = given(GAME).having(wager(25), deal("Th 9d Ts"));
        given.when(bySupervisor(ANN, 15))
                .then(
                        new WagerChanged(
                                ANN,
                                box(1),
                                MAIN,
                                Placed.of(dollars(25), Money.ZERO),
                                new Placed(dollars(15), Money.ZERO, dollars(15), List.of("6.2", "R-5"))),
                        told(Recipient.PATRON, "ann's main of 25.00 was found to be 15.00"),
                        told(Recipient.SURVEILLANCE, "ann's main of 25.00 was found to be 15.00"));
        Line line = given.having(stand(1)).when(reveal("Td")).line("main");
        assertThat(line.returned()).isEqualTo(dollars(30));
        assertThat(line.rules()).startsWith("6.2");
    }

    @Test
    @Rule({"6.3", "R-3"})
    void above_the_maximum_it_is_paid_or_collected_to_it() {
        var won = given(GAME).having(wager(25), deal("Th 9d Ts"), bySupervisor(ANN, 150), stand(1));
        assertThat(won.when(reveal("Td")).line("main").returned()).isEqualTo(dollars(250));
        var lost = given(GAME).having(wager(25), deal("Th 9d 8s"), bySupervisor(ANN, 150), stand(1));
        assertThat(lost.when(reveal("Td")).line("main").returned()).isEqualTo(dollars(50));
    }

    @Test
    @Rule({"6.2", "6.3.1", "R-104", "R-105"})
    void where_none_was_accepted_a_dealer_records_what_a_follower_has_there_and_control_stays() {
        var given = given(GAME).having(wager(80), deal("Th 9d Ts"));
        given.when(found(DEALER, BOB, 1, MAIN, 15))
                .then(
                        new WagerPlaced(
                                BOB,
                                box(1),
                                MAIN,
                                new Placed(dollars(15), Money.ZERO, dollars(15), List.of("6.2", "R-5"))),
                        told(Recipient.PATRON, NEWLY),
                        told(Recipient.SURVEILLANCE, NEWLY));
        given.when(found(DEALER, CAT, 1, MAIN, 30)).thenAccepted();
        var lines = given.having(stand(1)).when(reveal("2d Td")).lines();
        assertThat(lines).extracting(Line::returned).containsExactly(Money.ZERO, Money.ZERO, dollars(25));
    }

    @Test
    @Rule({"6.3.1", "6.7", "R-105"})
    void who_may_wager_more_by_a_sign_of_their_own_is_not_cut_for_it() {
        var given = given(GAME)
                .having(at(new TableCommand.PersonalLimit(SUPERVISOR, ANN, null, dollars(25), dollars(500))))
                .having(wager(400), found(DEALER, BOB, 1, MAIN, 5), deal("Th 9d Ts"), stand(1));
        var lines = given.when(reveal("Td")).lines();
        assertThat(lines).extracting(Line::returned).containsExactly(dollars(800), dollars(5));
    }

    @Test
    @Rule({"5.4", "6.2", "R-146"})
    void what_was_in_order_comes_too_late_and_so_does_all_that_was_settled() {
        var given = given(GAME).having(wager(30), deal("Th 9d Ts"));
        given.when(found(DEALER, BOB, 1, MAIN, 30)).thenRefused(NO_MORE_WAGERS);
        given.when(found(DEALER, BOB, 1, ANY_PAIRS, 2)).thenRefused(NO_MORE_WAGERS);
        given.when(found(DEALER, BOB, 2, MAIN, 5)).thenRefused(NO_HAND_THERE);
        given.when(found(DEALER, ANN, 1, BLAZING_7S, 5)).thenRefused(NO_MORE_WAGERS, "R-146");
        var down = given(game("faceDown=true", "minimum=5.00")).having(wager(30), deal("Th 9d Ts"));
        down.when(found(DEALER, BOB, 1, ANY_PAIRS, 2)).thenAccepted();
        assertThat(down.when(turnCards(1)).line("any-pairs").returned()).isEqualTo(dollars(24));
        var blackjack = given(GAME).having(wager(30), wager(2, 30), deal("Ah 8c 9d Ks 8d"));
        blackjack.when(bySupervisor(ANN, 150)).thenRefused(NO_MORE_WAGERS);
        var unpaid = given(GAME).having(wager(30), deal("Ah Ad Ks"));
        unpaid.when(bySupervisor(ANN, 150)).thenRefused(NO_MORE_WAGERS);
        unpaid.when(found(DEALER, BOB, 1, MAIN, 5)).thenRefused(NO_MORE_WAGERS);
    }

    @Test
    @Rule({"5.4", "6.3", "R-145"})
    void an_accepted_wager_is_changed_by_a_supervisor_and_never_after_a_decision() {
        var given = given(GAME).having(wager(30), deal("Th Ad 6s"));
        given.when(found(DEALER, ANN, 1, MAIN, 150)).thenRefused(WRONG_GRADE, "6.3");
        given.having(insure(1, 10)).when(bySupervisor(ANN, 150)).thenRefused(NO_MORE_WAGERS);
        var drawn = given(GAME).having(wager(30), deal("Th 9d 6s"), hit(1, "2c"));
        drawn.when(bySupervisor(ANN, 150)).thenRefused(NO_MORE_WAGERS);
        drawn.when(found(DEALER, BOB, 1, MAIN, 5)).thenRefused(NO_MORE_WAGERS);
        var before = given(GAME).having(wager(30));
        before.when(found(DEALER, ANN, 1, MAIN, 40)).thenRefused(WRONG_GRADE, "6.3");
        before.when(bySupervisor(ANN, 40)).thenAccepted();
    }

    @Test
    @Rule({"6.2", "16.8"})
    void what_was_found_counts_when_the_round_is_played_again() {
        var given = given(GAME).having(wager(30), deal("Th 9d 9s"), bySupervisor(ANN, 15), stand(1), reveal("Td"));
        given.when(staff(new Reconstruct(SUPERVISOR, cards("Th 9d 9s 5d Kd")))).thenAccepted();
        assertThat(given.state().layout().lines().getFirst().returned()).isEqualTo(dollars(30));
        given(GAME)
                .having(wager(30), blazing(1), deal("7h 9d 7s"), bySupervisor(ANN, 15))
                .when(staff(new VoidHand(SUPERVISOR, ANN)))
                .thenAccepted();
    }

    @Test
    @Rule({"16.16", "16.16.1", "16.16.3", "16.16.4"})
    void before_the_first_card_a_missing_or_foreign_card_voids_nothing_and_the_cards_are_changed() {
        var given = given(GAME).having(wager(30));
        given.when(staff(new MissingCard(DEALER)))
                .then(
                        new CardAtFault(false, "16.16"),
                        notice(Recipient.SURVEILLANCE, "a card is missing"),
                        notice(Recipient.INSPECTOR, "a card is missing"),
                        new TableChanged(new TableEvent.CardsChanged(DEALER)));
        assertThat(given.state().wagersStand()).isTrue();
        given(GAME)
                .having(wager(30), deal("Th 9d 6s"), stand(1), reveal("Td"))
                .when(staff(new ForeignCard(DEALER)))
                .thenAmong(new TableChanged(new TableEvent.CardsChanged(DEALER)));
    }

    private static TableChanged notice(Recipient to, String about) {
        return new TableChanged(new TableEvent.Notified(to, "16.16.4", about));
    }
}
