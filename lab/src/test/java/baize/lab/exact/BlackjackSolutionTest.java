package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baize.core.rule.Rule;
import baize.games.blackjack.DealerBlackjack;
import baize.games.blackjack.Points;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class BlackjackSolutionTest {
    private static final DealerBlackjack BB1 = DealerBlackjack.BUSTED_BETS_PLUS_ONE;
    private static final BlackjackShoe SIX = new BlackjackShoe(6);

    /** So many decks that what is out makes no difference. */
    private static final int ENDLESS = 1_000_000;

    @Test
    @Rule({"R-93", "blackjack 12.4"})
    void six_decks_and_two_hands_by_totals_cost_the_agreed_share_of_a_wager() {
        BlackjackSolution solution = new BlackjackSolution(SIX, 2, BB1);
        double value = solution.odds(solution.basic()).value();
        assertThat(value).isEqualTo(-0.007827, within(5e-7));
        assertThat(solution.byComposition()).isBetween(value, value + 0.0001);
    }

    @Test
    void the_dealers_ends_are_those_of_every_order_of_draws() {
        for (int up = 1; up <= 10; up++)
            for (int decks : new int[] {1, 6}) {
                int[] left = new int[11];
                for (int value = 1; value <= 10; value++) left[value] = decks * (value == 10 ? 16 : 4);
                left[up]--;
                left[3] -= 2;
                double[] slow = new double[DealerDraws.ENDS];
                draw(Points.with(Points.NONE, up), left, 52 * decks - 3, 1, 1, slow);
                double[] fast = new double[DealerDraws.ENDS];
                DealerDraws dealer = DealerDraws.from(up);
                dealer.chances(left, 52 * decks - 3, dealer.room(), fast, 0);
                assertThat(fast).as("upcard %d, %d decks", up, decks).containsExactly(slow, within(1e-13));
            }
    }

    private static void draw(int points, int[] left, int size, double chance, int cards, double[] ends) {
        for (int value = 1; value <= 10; value++) {
            if (left[value] == 0) continue;
            double here = chance * left[value] / size;
            int with = Points.with(points, value);
            left[value]--;
            if (Points.isBust(with)) ends[DealerDraws.BUST] += here;
            else if (Points.dealerDraws(with)) draw(with, left, size - 1, here, cards + 1, ends);
            else if (cards == 1 && Points.total(with) == 21) ends[DealerDraws.BLACKJACK] += here;
            else ends[Points.total(with) - 17] += here;
            left[value]++;
        }
    }

    @Test
    void a_shoe_without_end_is_worth_what_totals_alone_say() {
        BlackjackSolution endless = new BlackjackSolution(new BlackjackShoe(ENDLESS), 2, BB1);
        List<BlackjackOdds> byUpcard = endless.byUpcard(endless.basic());
        double sum = 0;
        for (int up = 1; up <= 10; up++) {
            double value = new EndlessBlackjack(up).value();
            assertThat(byUpcard.get(up - 1).value()).as("upcard %d", up).isEqualTo(value, within(1e-5));
            sum += EndlessBlackjack.chance(up) * value;
        }
        assertThat(endless.odds(endless.basic()).value()).isEqualTo(sum, within(1e-5));
        assertThat(endless.byComposition()).isEqualTo(sum, within(1e-5));
    }

    @ParameterizedTest
    @Rule({"blackjack 12.1", "blackjack 12.3.1", "blackjack 12.7", "R-93", "R-103"})
    @CsvSource({"1, 10, 2", "1, 10, 3", "1, 1, 3", "1, 6, 2", "8, 10, 2", "9, 1, 2", "9, 6, 2", "10, 5, 3"})
    void a_split_pair_is_worth_what_every_order_of_cards_gives(int value, int up, int hands) {
        BlackjackColumn basic = new BlackjackSolution(SIX, 2, BB1).basic().column(up);
        check(new BlackjackUpcard(6, up), basic, value, hands);
    }

    /** With few draws, since three hands have many orders: twelve and thirteen are hit, and so often go over. */
    @ParameterizedTest
    @Rule({"blackjack 12.5", "blackjack 12.7", "R-93"})
    @CsvSource({"10, 10", "10, 1", "9, 10", "9, 1"})
    void so_is_one_that_is_split_again_before_a_dealers_blackjack(int value, int up) {
        BlackjackColumn column = new BlackjackColumn();
        column.hits(12, true);
        column.hits(13, true);
        check(new BlackjackUpcard(6, up), column, value, 3);
    }

    private static void check(BlackjackUpcard shoe, BlackjackColumn column, int value, int hands) {
        byte[] acts = column.actsAfterSplit();
        for (DealerBlackjack rule : DealerBlackjack.values()) {
            double slow = new SlowSplit(shoe, acts, value, hands, rule).value();
            BlackjackSplit fast = new BlackjackSplit(shoe, acts, value, hands, rule);
            assertThat(fast.value()).as("%s", rule).isEqualTo(slow, within(1e-12));
            assertThat(fast.atMost()).as("%s", rule).isGreaterThanOrEqualTo(slow - 1e-12);
        }
    }

    @ParameterizedTest
    @CsvSource({"6, 2, BUSTED_BETS_PLUS_ONE", "6, 3, ORIGINAL_BETS_ONLY", "8, 3, BUSTED_BETS_PLUS_ONE"})
    void the_ends_come_to_one_and_to_the_value(int decks, int hands, DealerBlackjack rule) {
        BlackjackSolution solution = new BlackjackSolution(new BlackjackShoe(decks), hands, rule);
        for (BlackjackStrategy strategy : solution.strategies()) {
            BlackjackOdds odds = solution.odds(strategy);
            double all = 0;
            double mean = 0;
            for (int outcome = 0; outcome < BlackjackPayoffs.OUTCOMES; outcome++) {
                all += odds.chance(outcome);
                mean += odds.chance(outcome) * BlackjackPayoffs.MAIN.net(outcome) / BlackjackPayoffs.UNIT;
            }
            assertThat(all).as(strategy.name()).isEqualTo(1, within(1e-12));
            assertThat(mean).as(strategy.name()).isEqualTo(odds.value(), within(2e-6));
        }
    }

    @Test
    void no_single_change_of_the_chart_is_better() {
        BlackjackSolution solution = new BlackjackSolution(SIX, 2, BB1);
        List<BlackjackOdds> best = solution.byUpcard(solution.basic());
        for (int up = 1; up <= 10; up++) {
            BlackjackAgainst against = new BlackjackAgainst(6, up);
            BlackjackColumn column = solution.basic().column(up);
            for (BlackjackColumn other : neighbours(column))
                assertThat(against.odds(other, 2, BB1).value())
                        .as("upcard %d", up)
                        .isLessThanOrEqualTo(best.get(up - 1).value() + 1e-12);
        }
    }

    /** All columns that differ from one in a single decision. */
    private static List<BlackjackColumn> neighbours(BlackjackColumn column) {
        List<BlackjackColumn> others = new ArrayList<>();
        BlackjackHands hands = BlackjackHands.ALL;
        Set<Integer> cells = new HashSet<>();
        for (int hand = 1; hand < hands.count(); hand++) {
            int points = hands.points(hand);
            int cell = BlackjackColumn.cell(points);
            if (!cells.add(cell)) continue;
            BlackjackColumn hits = column.copy();
            hits.hits(cell, !column.hits(points));
            BlackjackColumn doubles = column.copy();
            doubles.doubles(cell, !column.doubles(points));
            others.addAll(List.of(hits, doubles));
        }
        for (int value = 1; value <= BlackjackHands.VALUES; value++) {
            BlackjackColumn splits = column.copy();
            splits.splits(value, !column.splits(value));
            others.add(splits);
        }
        return others;
    }
}
