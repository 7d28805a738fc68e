package baize.games.craps;

import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsView.BetView;
import baize.games.craps.CrapsView.MeterView;
import baize.games.craps.CrapsView.PayView;
import baize.games.craps.CrapsView.Phase;
import baize.games.craps.CrapsView.TerminalView;
import baize.games.table.Whose;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What each viewer sees of a game and is offered in it. */
class CrapsViewTest {
    private static final Craps GAME = game("maximum=100.00");
    private static final Viewer STAFF = new Viewer.Staff(MANAGER);

    private static CrapsView seen(CrapsState state, @Nullable Patron by) {
        return GAME.view(state, by == null ? new Viewer.Passerby() : new Viewer.Player(by));
    }

    @Test
    @Rule({"2.3", "2.3.1", "2.3.2", "3.1", "3.2", "3.3.3", "3.6", "3.6.1", "1.1 \"Come Out Roll\""})
    void all_see_the_dice_the_point_the_shooter_and_the_sign() {
        var given = play(GAME, "pass-line=10 2:field=5 4-4");
        for (CrapsView view :
                List.of(seen(given.state(), null), seen(given.state(), BOB), GAME.view(given.state(), STAFF))) {
            assertThat(view.point()).isEqualTo(8);
            assertThat(view.dice()).hasToString("4-4");
            assertThat(view.shooter()).isEqualTo(1);
            assertThat(List.of(view.automatic(), view.phase())).containsExactly(false, Phase.WAGERING);
            assertThat(view.round()).isEqualTo(2);
            assertThat(view.history().rolls()).isEqualTo(1);
            assertThat(view.table().sign().general().maximum()).isEqualTo(dollars(100));
            assertThat(view.commission()).isEqualTo("0.05");
            assertThat(view.notes()).contains(dollars(50));
        }
        given.having(close());
        assertThat(seen(given.state(), null).phase()).isEqualTo(Phase.SHOOTING);
        CrapsView before = seen(GAME.initial(), null);
        assertThat(before.point()).isNull();
        assertThat(before.dice()).isNull();
        assertThat(before.automatic()).isTrue();
    }

    @Test
    @Rule({"3.3.3", "3.6", "3.6.1", "R-66"})
    void wagers_and_winnings_are_for_their_owner_and_the_staff() {
        var given = play(GAME, "pass-line=10 2:field=5 4-5 pass-line=5 buy-4=20");
        TerminalView own = new TerminalView(
                1,
                ANN,
                true,
                false,
                false,
                List.of(
                        new BetView("pass-line", dollars(15), dollars(5), cents(0)),
                        new BetView("buy-4", dollars(20), dollars(20), dollars(1))),
                List.of());
        assertThat(seen(given.state(), ANN).terminals()).containsExactly(own);
        assertThat(GAME.view(given.state(), STAFF).terminals()).containsExactly(own);
        TerminalView others = new TerminalView(1, ANN, true, false, false, List.of(), List.of());
        assertThat(seen(given.state(), BOB).terminals()).containsExactly(others);
        assertThat(seen(given.state(), null).terminals()).containsExactly(others);
        assertThat(seen(given.state(), BOB).lines()).extracting(Line::wager).containsExactly("field");
        assertThat(seen(given.state(), ANN).lines()).isEmpty();
    }

    @Test
    @Rule({"6.1", "3.3.3", "R-79"})
    void what_a_terminal_out_of_order_holds_is_for_its_owner_and_the_staff() {
        var given = play(GAME, "field=10")
                .having(
                        staff(new TerminalFails(MANAGER, new Whose(box(1), null), "6.2.3", null)),
                        close(),
                        shoot("4-5"));
        for (CrapsView view : List.of(seen(given.state(), ANN), GAME.view(given.state(), STAFF)))
            assertThat(view.terminals().getFirst().held())
                    .extracting(Line::wager)
                    .containsExactly("field");
        assertThat(seen(given.state(), BOB).terminals().getFirst().held()).isEmpty();
    }

    @Test
    @Rule({"3.3.3", "1.1 \"PT Chip Account\""})
    void meters_of_others_are_for_the_staff_alone() {
        var given = play(given(GAME).having(admit(100L, null)), "pass-line=10");
        assertThat(GAME.view(given.state(), STAFF).meters()).containsExactly(new MeterView(1, ANN, dollars(90)));
        assertThat(seen(given.state(), ANN).meters()).isEmpty();
        assertThat(seen(given.state(), null).meters()).isEmpty();
    }

    @Test
    @Rule("3.10")
    void the_table_of_odds_is_that_of_the_settlement() {
        List<PayView> pays = seen(GAME.initial(), null).pays();
        assertThat(pays).hasSize(CrapsPay.values().length);
        assertThat(pays).contains(new PayView("place", List.of(4, 10), "9 to 5"));
    }

    @Test
    @Rule({"4.2", "6.5"})
    void what_is_withheld_is_between_its_owner_and_the_staff() {
        var given = play(GAME, "field=10 4-5").having(staff(new Withhold(MANAGER, ANN, dollars(5), "log")));
        Withheld one = new Withheld(1, ANN, box(1), dollars(5), "log");
        assertThat(seen(given.state(), ANN).withheld()).containsExactly(one);
        assertThat(GAME.view(given.state(), STAFF).withheld()).containsExactly(one);
        assertThat(seen(given.state(), BOB).withheld()).isEmpty();
        assertThat(seen(given.state(), null).withheld()).isEmpty();
    }

    private static List<Offer<CrapsCommand>> offers(CrapsState state, Viewer viewer) {
        return GAME.offers(state, viewer);
    }

    @Test
    @Rule({"3.2", "3.9", "3.9.2.1", "3.1", "R-69"})
    void a_player_is_offered_what_may_be_placed_with_its_range() {
        var given = play(given(GAME).having(admit(100L, null)), "pass-line=10 4-4");
        var offers = offers(given.state(), new Viewer.Player(ANN));
        assertThat(offers)
                .contains(
                        new Offer<>(
                                new Wager(ANN, null, spot("odds-8"), dollars(1)),
                                new Offer.Stakes(dollars(1), dollars(20), dollars(1))),
                        new Offer<>(
                                new Wager(ANN, null, spot("pass-line"), dollars(1)),
                                new Offer.Stakes(dollars(1), dollars(90), dollars(1))),
                        new Offer<>(
                                new Wager(ANN, null, spot("buy-4"), dollars(1)),
                                new Offer.Stakes(dollars(1), dollars(85), dollars(1))))
                .doesNotContain(Offer.of(withdraw("pass-line")));
        assertThat(offers(given.state(), new Viewer.Passerby())).isEmpty();
    }

    @Test
    @Rule({"3.11", "6.4", "6.1", "7.2", "7.8"})
    void the_staff_are_offered_the_end_of_the_period_and_the_remedies_that_fit() {
        var given = play(GAME, "pass-line=10");
        assertThat(offers(given.state(), STAFF))
                .contains(Offer.of(new CloseWagering(null)), Offer.of(staff(new WarnOfClose(MANAGER))))
                .doesNotContain(Offer.of(staff(new Cocked(MANAGER))));
        given.having(close());
        assertThat(offers(given.state(), STAFF))
                .contains(
                        Offer.of(new Shoot(null, null)),
                        Offer.of(staff(new Cocked(MANAGER))),
                        Offer.of(staff(new TumblerFails(MANAGER, false))),
                        Offer.of(staff(new InvalidWager(MANAGER, ANN))));
        assertThat(offers(given.state(), new Viewer.Player(ANN))).contains(Offer.of(new Shoot(ANN, null)));
        assertThat(offers(given.state(), new Viewer.Staff(Grade.DEALER)))
                .containsExactly(Offer.of(new Shoot(null, null)));
    }
}
