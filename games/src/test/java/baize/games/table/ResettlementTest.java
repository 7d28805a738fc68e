package baize.games.table;

import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Ending;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What moves where one settlement takes the place of another. */
class ResettlementTest {
    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final List<String> RULES = List.of("14.5", "R-193");

    private enum End implements Ending {
        OVER;

        @Override
        public List<String> cites() {
            return List.of();
        }
    }

    private static Line settled(Patron patron, String wager, Placed placed, Result result) {
        return new Settling(patron, Box.of(1), 1, false, List.of())
                .line(wager, placed, End.OVER, new Verdict(result, List.of("9.4")), Odds.EVENS);
    }

    private static Placed chips(long dollars) {
        return Placed.of(dollars(dollars), Money.ZERO);
    }

    private static Resettlement ended(Verdict verdict, Line... was) {
        List<Line> instead = Stream.of(was)
                .map(line -> Resettlement.ended(line, End.OVER, verdict))
                .filter(Objects::nonNull)
                .toList();
        return new Resettlement(List.of(was), instead, RULES);
    }

    private static Table with(Money tokens) {
        Table table = Table.opened(TableRules.read(new Settings(Map.of()), 7, List.of(), "6.7"));
        return table.evolve(
                new TableEvent.PatronAdmitted(ANN, PlayerCard.VALID, dollars(100), dollars(100), tokens, true, null));
    }

    @Test
    @Rule({"three-card-poker 14.5", "R-193"})
    void a_refund_takes_winnings_back_and_gives_lost_stakes_back() {
        Resettlement refund = ended(
                Verdict.voided("14.5"),
                settled(ANN, "ante", chips(10), Result.WIN),
                settled(BOB, "ante", chips(25), Result.LOSE),
                settled(BOB, "play", chips(25), Result.STAND_OFF));
        List<String> cites = List.of("14.5", "R-193");
        assertThat(refund.adjustments())
                .containsExactly(
                        new Adjustment(ANN, Box.of(1), "ante", dollars(-10), "14.5", cites),
                        new Adjustment(BOB, Box.of(1), "ante", dollars(25), "14.5", cites));
    }

    @Test
    @Rule({"three-card-poker 14.5", "R-21", "R-193"})
    void who_forfeits_loses_the_stake_too_and_a_bonus_goes_back_under_the_clause_itself() {
        Line bonus = new Settling(ANN, Box.of(1), 1, false, List.of())
                .bonus("ante-bonus", End.OVER, Verdict.win("10.2"), dollars(50));
        Resettlement forfeit =
                ended(Verdict.lose("14.5", "14.4.2"), settled(ANN, "ante", chips(10), Result.WIN), bonus);
        assertThat(forfeit.adjustments())
                .containsExactly(
                        new Adjustment(
                                ANN, Box.of(1), "ante", dollars(-20), "14.5", List.of("14.5", "14.4.2", "R-193")),
                        new Adjustment(ANN, Box.of(1), "ante-bonus", dollars(-50), "14.5", RULES));
    }

    @Test
    @Rule({"R-17", "R-193"})
    void tokens_go_their_own_way() {
        Placed tokens = Placed.of(dollars(10), dollars(4));
        Resettlement refund = ended(Verdict.voided("14.5"), settled(ANN, "ante", tokens, Result.LOSE));
        assertThat(refund.adjustments()).extracting(Adjustment::amount).containsExactly(dollars(6));
        Guest after = with(dollars(1)).resettled(refund).guest(ANN);
        assertThat(after.chips()).isEqualTo(dollars(106));
        assertThat(after.tokens()).isEqualTo(dollars(5));
        Resettlement forfeit = ended(Verdict.lose("14.5"), settled(ANN, "ante", tokens, Result.WIN));
        Guest poorer = with(dollars(4)).resettled(forfeit).guest(ANN);
        assertThat(poorer.chips()).isEqualTo(dollars(84));
        assertThat(poorer.tokens()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule("R-193")
    void what_is_not_at_hand_is_owed_all_the_same() {
        Resettlement forfeit = ended(Verdict.lose("14.5"), settled(ANN, "ante", chips(500), Result.WIN));
        assertThat(with(Money.ZERO).resettled(forfeit).guest(ANN).chips()).isEqualTo(dollars(-900));
    }
}
