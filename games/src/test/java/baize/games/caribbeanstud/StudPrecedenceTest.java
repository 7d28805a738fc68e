package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.caribbeanstud.StudCommand.Wager;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.games.table.TableReason;
import baize.testkit.Given;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Where several reasons apply the first is given: faults are mended one by one, and the reasons come in their order.
 */
class StudPrecedenceTest {
    private static final Stud GAME = jackpotGame("minimum=10.00", "maximum=100.00", "unit=5.00", "boxes=5");
    private static final Patron DAN = new Patron("dan");

    private static StudCommand admitted(PlayerCard card, long chips, long limit) {
        return at(new TableCommand.Admit(DAN, card, dollars(chips), dollars(limit), Money.ZERO, false, null));
    }

    private static Wager wager(int box, StudArea on, long stake) {
        return new Wager(DAN, box(box), on, dollars(stake), Money.ZERO);
    }

    private static StudReason refused(Given<StudState, StudCommand, StudEvent> table, Wager wager) {
        return (StudReason) table.when(wager).refusal().reason();
    }

    @Test
    void the_reasons_for_refusing_an_ante_come_in_the_order_of_the_enum() {
        List<StudReason> given = new ArrayList<>();
        var table = given(GAME).having(ante(1, 10), admitted(PlayerCard.NONE, 50, 30));
        given.add(refused(table, wager(9, StudArea.BET, 500)));
        given.add(refused(table, wager(9, StudArea.ANTE, 500)));
        given.add(refused(table, wager(1, StudArea.ANTE, 500)));
        table.having(admitted(PlayerCard.VALID, 50, 30));
        given.add(refused(table, wager(1, StudArea.ANTE, 500)));
        given.add(refused(table, wager(2, StudArea.ANTE, 500)));
        given.add(refused(table, wager(2, StudArea.ANTE, 100)));
        given.add(refused(table, wager(2, StudArea.ANTE, 50)));
        assertThat(given)
                .containsExactly(
                        BET_BEFORE_THE_CARDS,
                        NO_SUCH_BOX,
                        NO_PLAYER_CARD,
                        BOX_TAKEN,
                        ABOVE_MAXIMUM,
                        NOT_ENOUGH_CHIPS,
                        LOSS_LIMIT_EXCEEDED)
                .isSorted();
    }

    @Test
    void the_reasons_for_refusing_a_jackpot_wager_come_in_the_order_of_the_enum() {
        List<StudReason> given = new ArrayList<>();
        var table = given(GAME).having(ante(1, 10), admitted(PlayerCard.NONE, 14, 12));
        given.add(refused(table, wager(9, StudArea.JACKPOT, 7)));
        given.add(refused(table, wager(1, StudArea.JACKPOT, 7)));
        table.having(admitted(PlayerCard.VALID, 14, 12));
        given.add(refused(table, wager(2, StudArea.JACKPOT, 7)));
        given.add(refused(table, wager(1, StudArea.JACKPOT, 7)));
        table.having(wager(2, StudArea.ANTE, 10));
        given.add(refused(table, wager(2, StudArea.JACKPOT, 7)));
        given.add(refused(table, wager(2, StudArea.JACKPOT, 5)));
        table.having(admitted(PlayerCard.VALID, 100, 2));
        given.add(refused(table, wager(2, StudArea.JACKPOT, 5)));
        assertThat(given)
                .containsExactly(
                        NO_SUCH_BOX,
                        NO_PLAYER_CARD,
                        JACKPOT_WITHOUT_ANTE,
                        NOT_YOUR_BOX,
                        WRONG_JACKPOT_STAKE,
                        NOT_ENOUGH_CHIPS,
                        LOSS_LIMIT_EXCEEDED)
                .isSorted();
    }

    @ParameterizedTest
    @EnumSource(TableReason.class)
    void every_reason_that_tables_share_has_its_own_clause_here(TableReason shared) {
        assertThat(StudReason.of(shared).name()).isEqualTo(shared.name());
        assertThat(StudReason.of(shared).cites()).isNotEmpty();
    }
}
