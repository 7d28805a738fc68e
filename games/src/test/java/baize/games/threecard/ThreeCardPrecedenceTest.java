package baize.games.threecard;

import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardCommand.Wager;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Where several reasons apply the first is given: faults are mended one by one, and the reasons come in their order.
 */
class ThreeCardPrecedenceTest {
    private static final ThreeCard GAME = game("minimum=10.00", "maximum=100.00", "unit=5.00", "boxes=5");
    private static final Patron DAN = new Patron("dan");

    private static ThreeCardCommand admitted(PlayerCard card, long chips, long limit) {
        return at(new TableCommand.Admit(DAN, card, dollars(chips), dollars(limit), Money.ZERO, false, null));
    }

    private static Wager wager(int box, ThreeCardArea on, long stake) {
        return new Wager(DAN, box(box), on, dollars(stake), Money.ZERO);
    }

    @Test
    void the_reasons_for_refusing_a_wager_come_in_the_order_of_the_enum() {
        List<ThreeCardReason> given = new ArrayList<>();
        var table = given(GAME).having(ante(1, 10), admitted(PlayerCard.NONE, 50, 30));
        given.add(refused(table, wager(9, ThreeCardArea.PLAY, 500)));
        given.add(refused(table, wager(9, ThreeCardArea.ANTE, 500)));
        given.add(refused(table, wager(1, ThreeCardArea.ANTE, 500)));
        table.having(admitted(PlayerCard.VALID, 50, 30));
        given.add(refused(table, wager(1, ThreeCardArea.ANTE, 500)));
        given.add(refused(table, wager(2, ThreeCardArea.ANTE, 500)));
        given.add(refused(table, wager(2, ThreeCardArea.ANTE, 100)));
        given.add(refused(table, wager(2, ThreeCardArea.ANTE, 50)));
        assertThat(given)
                .containsExactly(
                        PLAY_BEFORE_THE_CARDS,
                        NO_SUCH_BOX,
                        NO_PLAYER_CARD,
                        BOX_TAKEN,
                        ABOVE_MAXIMUM,
                        NOT_ENOUGH_CHIPS,
                        LOSS_LIMIT_EXCEEDED)
                .isSorted();
    }

    private static ThreeCardReason refused(
            baize.testkit.Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> table, Wager wager) {
        return (ThreeCardReason) table.when(wager).refusal().reason();
    }
}
