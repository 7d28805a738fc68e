package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baize.core.rule.Rule;
import baize.games.blackjack.DealerBlackjack;
import baize.games.blackjack.Points;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The solver against figures that others have published for the same or nearly the same rules. Tolerances are half a
 * unit of the last published digit, unless a test says why they are more.
 */
class BlackjackPublishedTest {
    private static final DealerBlackjack BB1 = DealerBlackjack.BUSTED_BETS_PLUS_ONE;
    private static final DealerBlackjack OBO = DealerBlackjack.ORIGINAL_BETS_ONLY;
    private static final BlackjackHands HANDS = BlackjackHands.ALL;

    /**
     * Wizard of Odds, Blackjack Appendix 9, six and eight decks, soft seventeen drawn to, no hole card: what hands
     * expect against an ace that stand or draw, to six digits.
     */
    @ParameterizedTest
    @Rule({"blackjack 10.2", "blackjack 13.2"})
    @CsvSource({
        "6, 1, 2, -0.722356, -0.379910",
        "6, 2, 3, -0.721887, -0.529734",
        "6, 1, 4, -0.721866, -0.429265",
        "6, 3, 4, -0.721415, -0.554273",
        "6, 1, 5, -0.721965, -0.454867",
        "6, 2, 5, -0.721740, -0.553211",
        "6, 3, 5, -0.721499, -0.493960",
        "6, 4, 5, -0.721243, -0.396287",
        "6, 1, 6, -0.665166, -0.463296",
        "6, 2, 6, -0.721308, -0.493965",
        "6, 4, 6, -0.720814, -0.286818",
        "6, 5, 6, -0.720879, -0.235772",
        "6, 1, 7, -0.466029, -0.421285",
        "8, 1, 2, -0.722307, -0.378980",
        "8, 2, 3, -0.721955, -0.528987",
        "8, 1, 4, -0.721938, -0.428099",
        "8, 3, 4, -0.721595, -0.553054",
        "8, 3, 5, -0.721657, -0.492985",
        "8, 4, 5, -0.721465, -0.395636",
        "8, 1, 6, -0.665036, -0.462428",
        "8, 5, 6, -0.721201, -0.235977",
        "8, 1, 7, -0.465508, -0.420237"
    })
    void two_cards_against_an_ace_expect_what_is_published(int decks, int one, int other, double stand, double hit) {
        BlackjackUpcard shoe = new BlackjackUpcard(decks, 1);
        HandValues values = new HandValues(shoe, 1, 0, 1);
        values.best(new byte[HANDS.count()]);
        int hand = HANDS.of(one, other);
        int total = Points.total(HANDS.points(hand));
        assertThat(shoe.stands(total, shoe.ends(hand), 1, 1)).isEqualTo(stand, within(5.01e-7));
        assertThat(values.hit(hand)).isEqualTo(hit, within(5.01e-7));
    }

    /** The same tables, where a dealer's blackjack takes both stakes of a doubled hand; here it takes one. */
    @ParameterizedTest
    @Rule({"blackjack 11.1", "blackjack 11.4"})
    @CsvSource({
        "6, 4, 5, -0.932671",
        "6, 3, 6, -0.933570",
        "6, 4, 6, -0.639108",
        "6, 5, 6, -0.535879",
        "8, 4, 5, -0.932679",
        "8, 3, 6, -0.933368",
        "8, 4, 6, -0.639456",
        "8, 5, 6, -0.537869"
    })
    void a_doubled_hand_is_better_than_published_by_what_a_blackjack_spares(
            int decks, int one, int other, double both) {
        BlackjackUpcard shoe = new BlackjackUpcard(decks, 1);
        int hand = HANDS.of(one, other);
        double doubled = new HandValues(shoe, 1, 0, 1).doubled(hand);
        double spared = shoe.chances()[shoe.ends(hand) + DealerDraws.BLACKJACK];
        assertThat(doubled - spared).isEqualTo(both, within(5.01e-7));
    }

    /**
     * Blackjackinfo, dealer outcome probabilities, one deck, soft seventeen drawn to, in percent: 17 to 21, over. One
     * of them was rounded twice, from 12.49494 by way of 12.495.
     */
    @ParameterizedTest
    @Rule({"blackjack 13.2", "blackjack 2.2.3.2"})
    @CsvSource({
        "1, 8.18, 20.54, 20.62, 20.95, 9.26, 20.46",
        "2, 12.98, 13.31, 13.32, 12.56, 12.20, 35.63",
        "3, 12.35, 13.19, 12.50, 12.42, 11.73, 37.81",
        "4, 12.28, 11.54, 12.19, 11.78, 11.63, 40.58",
        "5, 11.67, 12.38, 11.74, 10.52, 10.69, 43.00",
        "6, 11.61, 11.38, 11.61, 10.96, 10.67, 43.78",
        "7, 37.23, 13.86, 7.73, 7.89, 7.30, 25.99",
        "8, 13.09, 36.30, 12.94, 6.83, 6.98, 23.86",
        "9, 12.19, 10.39, 35.74, 12.23, 6.11, 23.34",
        "10, 12.42, 12.25, 12.44, 35.69, 3.96, 23.25"
    })
    void a_dealer_without_blackjack_ends_as_published(
            int up, double a17, double a18, double a19, double a20, double a21, double over) {
        BlackjackUpcard shoe = new BlackjackUpcard(1, up);
        int at = shoe.ends(BlackjackHands.EMPTY);
        double none = 1 - shoe.chances()[at + DealerDraws.BLACKJACK];
        List<Double> published = List.of(a17, a18, a19, a20, a21, over);
        for (int end = 0; end < published.size(); end++)
            assertThat(100 * shoe.chances()[at + end] / none)
                    .as("end %d", end)
                    .isEqualTo(published.get(end), within(0.0051));
    }

    /**
     * Wizard of Odds, basic strategy for four decks and more, soft seventeen drawn to, a hole card looked at: which is
     * what a rule comes to that takes original bets only. Where the chart doubles what may not be doubled here, it is
     * read as what it says for hands of more cards.
     */
    @ParameterizedTest
    @Rule({"blackjack 10.2", "blackjack 11.1", "blackjack 12.1", "R-93"})
    @CsvSource({"6", "8"})
    void with_original_bets_only_the_chart_is_the_published_one(int decks) {
        BlackjackStrategy basic = new BlackjackSolution(new BlackjackShoe(decks), 2, OBO).basic();
        String[] hard = {
            "HHHHHHHHHH", "HHHHHHHHHH", "HHHHHHHHHH", "HHHHHHHHHH", "HDDDDHHHHH", "DDDDDDDDHH", "DDDDDDDDDD",
            "HHSSSHHHHH", "SSSSSHHHHH", "SSSSSHHHHH", "SSSSSHHHHH", "SSSSSHHHHH", "SSSSSSSSSS", "SSSSSSSSSS"
        };
        for (int total = 5; total <= 18; total++) check(basic, total, hard[total - 5]);
        String[] soft = {
            "HHHHHHHHHH", "HHHHHHHHHH", "HHHHHHHHHH", "HHHHHHHHHH", "HHHHHHHHHH", "SSSSSSSHHH", "SSSSSSSSSS"
        };
        for (int other = 2; other <= 8; other++)
            check(basic, Points.with(Points.with(Points.NONE, 1), other), soft[other - 2]);
    }

    private static void check(BlackjackStrategy basic, int points, String acts) {
        for (int column = 0; column < acts.length(); column++)
            assertThat(letter(basic.column(upcard(column)).first(points)))
                    .as("%d points against %d", points, upcard(column))
                    .isEqualTo(acts.charAt(column));
    }

    /**
     * The same chart's pairs, where a hand may be doubled after a split. Eights against an ace are split there and
     * drawn to here, since hands that have gone over are lost before the dealer's blackjack shows.
     */
    @ParameterizedTest
    @Rule({"blackjack 12.1", "R-93"})
    @CsvSource({"6", "8"})
    void with_original_bets_only_the_pairs_that_are_split_are_the_published_ones(int decks) {
        BlackjackStrategy basic = new BlackjackSolution(new BlackjackShoe(decks), 2, OBO).basic();
        String[] pairs = {
            "PPPPPPPPPP",
            "PPPPPPHHHH",
            "PPPPPPHHHH",
            "HHHPPHHHHH",
            "DDDDDDDDHH",
            "PPPPPHHHHH",
            "PPPPPPHHHH",
            "PPPPPPPPPH",
            "PPPPPSPPSS",
            "SSSSSSSSSS"
        };
        for (int value = 1; value <= 10; value++)
            for (int column = 0; column < 10; column++)
                assertThat(letter(basic.column(upcard(column)).pair(value)))
                        .as("a pair of %d against %d", value, upcard(column))
                        .isEqualTo(pairs[value - 1].charAt(column));
    }

    private static int upcard(int column) {
        return column == 9 ? 1 : column + 2;
    }

    private static char letter(byte act) {
        return "SHDP".charAt(act);
    }

    /**
     * Wizard of Odds, Australian Blackjack: 0.59 % for the house at Star City in 2008, when the dealer stood on soft
     * seventeen; eight decks, one split, doubles from nine to eleven, busted bets plus one.
     */
    @Test
    @Rule({"blackjack 11.1", "blackjack 12.1", "R-93"})
    void with_a_dealer_who_stands_on_soft_seventeen_the_game_costs_what_was_published_of_it() {
        assertThat(100 * value(8, points -> Points.total(points) < 17)).isEqualTo(-0.59, within(0.005));
    }

    /**
     * Wizard of Odds, Blackjack Appendix 9, five decks: -0.003804 where the dealer stands on soft seventeen, -0.005918
     * where not. That game may be doubled with any two cards and split to four hands, which makes up a little for it.
     */
    @Test
    @Rule("blackjack 13.2")
    void drawing_to_soft_seventeen_costs_what_is_published_of_a_game_like_it() {
        double costs = value(5, points -> Points.total(points) < 17) - value(5, Points::dealerDraws);
        assertThat(costs).isBetween(0.005918 - 0.003804, 0.005918 - 0.003804 + 1e-4);
    }

    private static double value(int decks, IntPredicate dealerDraws) {
        double value = 0;
        for (int up = 1; up <= 10; up++) {
            BlackjackUpcard shoe = new BlackjackUpcard(decks, up, new DealerDraws(up, dealerDraws));
            BlackjackColumn column = new TotalsSearch(shoe, new HandValues(shoe, 1, 0, 1), BB1).best();
            value += BlackjackShoe.chance(up)
                    * BlackjackOdds.of(shoe, column, 2, BB1).value();
        }
        return value;
    }
}
