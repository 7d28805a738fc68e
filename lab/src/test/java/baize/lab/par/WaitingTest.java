package baize.lab.par;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.PokerHand;
import baize.core.card.ThreeCardHand;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudRules;
import baize.games.table.Settings;
import baize.games.threecard.ThreeCardRules;
import baize.lab.exact.Fraction;
import baize.lab.exact.Moments;
import baize.lab.exact.Payoff;
import baize.lab.exact.StudPayoffs;
import baize.lab.exact.StudSolution;
import baize.lab.exact.StudStrategy;
import baize.lab.exact.ThreeCardPayoffs;
import baize.lab.exact.ThreeCardSolution;
import baize.lab.exact.ThreeCardStrategy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whoever never folds but waits: what that is worth where a clock applies the clause, and where it folds. */
class WaitingTest {
    private static final Map<String, String> BY_THE_CLAUSE = Map.of("undecidedAtHouseTable", "by-the-clause");

    /** What the best play of Three Card Poker is worth, and what it was worth to wait where it folds; per Ante. */
    private static final Fraction BEST = Fraction.of(-686_689, 20_358_520);

    private static final Fraction FREE_FOLD = Fraction.of(5_945_951, 20_358_520);
    private static final Fraction STUD_BEST = Fraction.of(-86_362_082_531L, 1_661_102_543_100L);
    private static final Fraction WHOLE_ANTE = Fraction.of(-1);

    @Test
    @Rule({"three-card-poker 12.12", "R-52", "R-200"})
    void where_the_clause_is_applied_by_a_clock_waiting_is_a_free_fold() {
        WagerSheet free = ThreeCardPar.waits(BY_THE_CLAUSE);
        ParSheet sheet = ThreeCardPar.of(BY_THE_CLAUSE);
        Fraction best = exact(sheet.wagers().getFirst().expectedValue());
        Fraction folded =
                Fraction.ONE.minus(exact(sheet.strategy().orElseThrow().staysIn()));
        assertThat(best).isEqualTo(BEST);
        assertThat(exact(free.expectedValue())).isEqualTo(best.plus(folded)).isEqualTo(FREE_FOLD);
    }

    private static Fraction exact(Figure figure) {
        return figure.exact().orElseThrow();
    }

    @Test
    @Rule({"three-card-poker 8.4", "R-200"})
    void where_the_time_folds_waiting_is_worth_what_folding_is() {
        assertThat(exact(ThreeCardPar.waits(Map.of()).expectedValue())).isEqualTo(BEST);
    }

    @Test
    @Rule({"three-card-poker 8.4", "three-card-poker 12.12", "R-52", "R-200"})
    void who_waits_on_every_hand_had_every_ante_back_and_now_loses_it() {
        assertThat(threeCardOnEveryHand(BY_THE_CLAUSE)).isEqualTo(Fraction.ZERO);
        assertThat(threeCardOnEveryHand(Map.of())).isEqualTo(WHOLE_ANTE);
    }

    private static Fraction threeCardOnEveryHand(Map<String, String> house) {
        ThreeCardRules rules = ThreeCardRules.read(new Settings(house));
        ThreeCardStrategy waits = new ThreeCardStrategy("waits", "play nothing", ThreeCardHand.STRENGTHS);
        long[] weights = new ThreeCardSolution(rules).weights(waits);
        return Moments.of(new ThreeCardPayoffs(rules).waiting(), weights).mean();
    }

    @Test
    @Rule({"caribbean-stud 8.5", "caribbean-stud 14.14", "R-34", "R-200"})
    void at_caribbean_stud_a_hand_that_waits_was_never_worth_more_than_a_fold() {
        StudSolution solution = new StudSolution(StudRules.standard());
        long[] best = solution.weights(solution.optimal());
        long[] none = solution.weights(new StudStrategy.From("waits", "bet nothing", PokerHand.STRENGTHS));
        Fraction worth = Moments.of(solution.anteBet(), best).mean();
        assertThat(worth).isEqualTo(STUD_BEST);
        for (Map<String, String> house : List.of(BY_THE_CLAUSE, Map.<String, String>of())) {
            Payoff waiting = new StudPayoffs(StudRules.read(new Settings(house))).waiting();
            assertThat(Moments.of(waiting, best).mean()).isEqualTo(worth);
            assertThat(Moments.of(waiting, none).mean()).isEqualTo(WHOLE_ANTE);
        }
        assertThat(exact(StudPar.waits(BY_THE_CLAUSE).expectedValue())).isEqualTo(worth);
    }
}
