package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.card.HandCategory;
import baize.core.card.PokerHand;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudShowdown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudSolutionTest {
    private static final StudSolution SOLUTION = new StudSolution(StudRules.standard());

    private final StudHands hands = SOLUTION.hands();

    @Test
    @Rule("caribbean-stud 8.1")
    void a_pair_is_always_bet_and_less_than_ace_king_never() {
        for (int hand = 0; hand < StudHands.COUNT; hand++) {
            if (hands.strength(hand) < StudStrategy.ACE_KING)
                assertThat(SOLUTION.bets(hand)).isZero();
            if (hands.strength(hand) >= StudStrategy.PAIR)
                assertThat(Long.bitCount(SOLUTION.bets(hand))).isEqualTo(StudDeals.UPCARDS);
        }
        assertThat(SOLUTION.optimal().text())
                .isEqualTo("bet a pair or better, fold less than ace-king, and ace-king by the upcard");
    }

    @Test
    void ace_king_comes_to_the_rules_that_players_are_taught() {
        assertThat(SOLUTION.aceKingRules()).isEqualTo(StudAceKing.TAUGHT);
        assertThat(StudAceKing.TAUGHT.text())
                .isEqualTo("bet ace-king if the upcard matches your third, fourth or fifth card,"
                        + " if the upcard is an ace or king and you hold a queen or jack,"
                        + " if the upcard is below your fourth and none of your cards and you hold a queen");
    }

    @Test
    void no_other_rules_of_that_kind_gain_more() {
        Fraction best = expectedValue(SOLUTION.strategy("ace-king-by-upcard"));
        for (StudSituation situation : StudSituation.values())
            for (int third = 0; third <= StudAceKing.NEVER; third++) {
                List<Integer> thirds = new ArrayList<>(SOLUTION.aceKingRules().thirds());
                thirds.set(situation.ordinal(), third);
                assertThat(expectedValue(new StudStrategy.ByUpcard("other", "", new StudAceKing(thirds))))
                        .isLessThanOrEqualTo(best);
            }
        assertThat(best).isLessThan(expectedValue(SOLUTION.optimal()));
    }

    @Test
    void no_other_strength_to_bet_from_gains_more() {
        StudStrategy.From found = (StudStrategy.From) SOLUTION.strategy("by-hand-alone");
        assertThat(found.text()).isEqualTo("bet A-K-J-8-3 or better");
        for (int weakest = StudStrategy.ACE_KING - 5; weakest < StudStrategy.PAIR + 5; weakest++)
            assertThat(expectedValue(new StudStrategy.From("other", "", weakest)))
                    .isLessThanOrEqualTo(expectedValue(found));
    }

    @Test
    void whatever_the_strategy_all_deals_are_weighed() {
        for (StudStrategy strategy : SOLUTION.strategies()) {
            long[] weights = SOLUTION.weights(strategy);
            assertThat(Arrays.stream(weights).sum()).as(strategy.name()).isEqualTo(StudDeals.COUNT);
            for (HandCategory category : HandCategory.values()) {
                long deals = 0;
                for (int row = 0; row < StudPayoffs.ROWS.size(); row++)
                    deals += weights[StudPayoffs.outcome(row, category.ordinal())];
                assertThat(deals).isEqualTo(StudHandCounts.of(category) * StudDeals.UPCARDS * StudDeals.DEALER_HANDS);
            }
        }
    }

    @Test
    void a_chart_bets_what_the_solver_bets_whatever_the_suits() {
        StudChart chart = SOLUTION.chart(SOLUTION.optimal());
        int from = hands.firstOf(StudStrategy.ACE_KING);
        for (int hand = from - 50; hand < hands.firstOf(StudStrategy.PAIR) + 50; hand++)
            for (int[] suits : Suits.exchanges()) {
                int[] cards = {
                    card(hand, 3, suits),
                    card(hand, 0, suits),
                    card(hand, 4, suits),
                    card(hand, 1, suits),
                    card(hand, 2, suits)
                };
                for (int upcard = 0; upcard < Card.COUNT; upcard++) {
                    if (holds(hand, upcard)) continue;
                    boolean bets = chart.bets(hands.strength(hand), cards, upcard & ~3 | suits[upcard & 3]);
                    boolean solved = (SOLUTION.bets(hand) >>> upcard & 1) != 0;
                    if (bets != solved)
                        assertThat(bets).as("hand %d, upcard %d", hand, upcard).isEqualTo(solved);
                }
            }
    }

    private int card(int hand, int at, int[] suits) {
        int card = hands.card(hand, at);
        return card & ~3 | suits[card & 3];
    }

    private boolean holds(int hand, int card) {
        for (int at = 0; at < 5; at++) if (hands.card(hand, at) == card) return true;
        return false;
    }

    @Test
    @Rule({"caribbean-stud 8.5", "caribbean-stud 8.5.2", "R-28"})
    void a_folded_hand_loses_its_ante_and_keeps_its_jackpot_wager() {
        for (HandCategory category : HandCategory.values()) {
            int folded = StudPayoffs.outcome(StudShowdown.FOLDED.ordinal(), category.ordinal());
            int won = StudPayoffs.outcome(StudShowdown.DEALER_BEATEN.ordinal(), category.ordinal());
            assertThat(SOLUTION.anteBet().net(folded))
                    .isEqualTo(-SOLUTION.anteBet().unit());
            assertThat(SOLUTION.jackpot().net(folded))
                    .isEqualTo(SOLUTION.jackpot().net(won));
        }
    }

    @Test
    void ace_king_is_read_from_cards_in_any_order() {
        List<Card> queen = Card.parseAll("Qd As 9h Kc 4s");
        assertThat(PokerHand.strength(queen)).isBetween(StudStrategy.ACE_KING, StudStrategy.PAIR - 1);
        assertThat(StudAceKing.TAUGHT.bets(queen, Card.parse("8c"))).isTrue();
        assertThat(StudAceKing.TAUGHT.bets(queen, Card.parse("Tc"))).isFalse();
        assertThat(StudAceKing.TAUGHT.bets(queen, Card.parse("4c"))).isTrue();
        assertThat(StudAceKing.TAUGHT.bets(queen, Card.parse("Ac"))).isTrue();
        assertThat(StudAceKing.TAUGHT.bets(Card.parseAll("Td As 9h Kc 4s"), Card.parse("Ac")))
                .isFalse();
    }

    @Test
    void an_unknown_strategy_is_answered_with_the_known_ones() {
        assertThatThrownBy(() -> SOLUTION.strategy("martingale"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no strategy \"martingale\"; expected one of optimal, ace-king-by-upcard, by-hand-alone, "
                        + "ace-king-or-better, pair-or-better, always");
    }

    private static Fraction expectedValue(StudStrategy strategy) {
        return Moments.of(SOLUTION.anteBet(), SOLUTION.weights(strategy)).mean();
    }
}
