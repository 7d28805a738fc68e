package baize.games.craps;

import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.AtTable;
import baize.games.craps.CrapsCommand.Wager;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.testkit.Given;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a player wagers with: the credit meter, a loss limit, a player card; and which refusal comes first. */
class CrapsMeansTest {
    private static final Craps GAME = game();

    private static AtTable card(PlayerCard card) {
        return at(new TableCommand.Admit(ANN, card, null, null, null, false, null));
    }

    @Test
    @Rule({"3.3", "3.3.4", "3.4.4", "3.5", "1.1 \"PT Chip Account\"", "R-16"})
    void nobody_wagers_more_than_the_meter_or_the_loss_limit_holds() {
        given(GAME).having(admit(0L, null)).when(wager("field", 1)).thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME).having(admit(20L, null)).when(wager("field", 21)).thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME).having(admit(null, 20L)).when(wager("field", 21)).thenRefused(LOSS_LIMIT_EXCEEDED);
        var given = given(GAME).having(admit(20L, null), wager("field", 20));
        given.when(wager("field", 1)).thenRefused(NOT_ENOUGH_CHIPS);
        given.having(admit(30L, null)).when(wager("field", 30)).thenAccepted();
    }

    @Test
    @Rule({"3.4.3", "R-16"})
    void what_is_won_may_be_wagered_and_lost_again() {
        var given = play(given(GAME).having(admit(20L, 20L)), "field=20 6-6");
        given.when(wager("field", 61)).thenRefused(NOT_ENOUGH_CHIPS);
        given.when(wager("field", 60)).thenAccepted();
    }

    @Test
    @Rule({"3.13", "3.13.1", "3.13.2", "1.1 \"Player Card\"", "R-13"})
    void without_a_valid_player_card_of_the_own_nobody_plays() {
        for (PlayerCard card : List.of(PlayerCard.NONE, PlayerCard.OTHER_PERSON, PlayerCard.BLOCKED)) {
            given(GAME).having(card(card)).when(wager("field", 10)).thenRefused(NO_PLAYER_CARD);
            given(GAME).having(card(card)).when(sit(1)).thenRefused(NO_PLAYER_CARD);
        }
        var given = given(GAME).having(wager("place-6", 12), card(PlayerCard.BLOCKED));
        given.when(wager("place-6", 12)).thenRefused(NO_PLAYER_CARD);
        given.when(withdraw("place-6")).thenAccepted();
    }

    @Test
    @Rule({"3.13", "R-11", "R-13"})
    void the_card_is_asked_for_from_its_day_on() {
        var before = given(GAME).having(clock("2024-10-18T23:59"), card(PlayerCard.NONE));
        before.when(wager("field", 10)).thenAccepted();
        var after = given(GAME).having(clock("2024-10-19T00:00"), card(PlayerCard.NONE));
        after.when(wager("field", 10)).thenRefused(NO_PLAYER_CARD);
    }

    private static AtTable admitted(PlayerCard card) {
        return at(new TableCommand.Admit(DAN, card, dollars(50), dollars(30), Money.ZERO, false, null));
    }

    private static Wager dan(int box, String on, long dollars) {
        return new Wager(DAN, box(box), spot(on), dollars(dollars));
    }

    private static CrapsReason refused(Given<CrapsState, CrapsCommand, CrapsEvent> given, Wager wager) {
        return (CrapsReason) given.when(wager).refusal().reason();
    }

    @Test
    @Rule({"3.3.4", "3.1", "3.9.2", "3.13"})
    void the_reasons_for_refusing_a_wager_come_in_the_order_of_the_enum() {
        List<CrapsReason> reasons = new ArrayList<>();
        var given = given(game("minimum=10.00", "maximum=100.00", "boxes=5"))
                .having(wager("pass-line", 10), admitted(PlayerCard.NONE));
        reasons.add(refused(given, dan(9, "odds-6", 500)));
        reasons.add(refused(given, dan(1, "odds-6", 500)));
        given.having(admitted(PlayerCard.VALID));
        reasons.add(refused(given, dan(1, "odds-6", 500)));
        reasons.add(refused(given, dan(2, "odds-6", 500)));
        reasons.add(refused(given, dan(2, "field", 500)));
        reasons.add(refused(given, dan(2, "field", 100)));
        reasons.add(refused(given, dan(2, "field", 50)));
        assertThat(reasons)
                .containsExactly(
                        NO_SUCH_BOX,
                        NO_PLAYER_CARD,
                        BOX_TAKEN,
                        NOTHING_TO_RIDE_ON,
                        ABOVE_MAXIMUM,
                        NOT_ENOUGH_CHIPS,
                        LOSS_LIMIT_EXCEEDED)
                .isSorted();
    }
}
