package baize.games.craps;

import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import baize.testkit.Paid;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What each roll decides, row by row, in play: the wager, the row, what goes back and the clause. */
class CrapsSettlementTest {
    private static final Craps GAME = game();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pass-line=10 3-4                             | pass-line PASS_NATURAL 20.00 3.9.1.1.1
            pass-line=10 5-6                             | pass-line PASS_NATURAL 20.00 3.9.1.1.1
            pass-line=10 1-2                             | pass-line PASS_CRAPS 0.00 3.9.1.2.1
            pass-line=10 3-1 4-5 2-2                     | pass-line PASS_POINT_MADE 20.00 3.9.1.1.2
            pass-line=10 3-1 4-5 6-1                     | pass-line PASS_SEVEN_OUT 0.00 3.9.1.2.2
            pass-line=10 2-2 odds-4=20 1-3 | \
                pass-line PASS_POINT_MADE 20.00 3.9.1.1.2; odds-4 ODDS_WON 60.00 3.9.2.2
            pass-line=10 3-2 odds-5=20 1-4 | \
                pass-line PASS_POINT_MADE 20.00 3.9.1.1.2; odds-5 ODDS_WON 50.00 3.9.2.2
            pass-line=10 3-3 odds-6=20 1-5 | \
                pass-line PASS_POINT_MADE 20.00 3.9.1.1.2; odds-6 ODDS_WON 44.00 3.9.2.2
            pass-line=10 3-3 odds-6=20 2-5     | pass-line PASS_SEVEN_OUT 0.00 3.9.1.2.2; odds-6 ODDS_LOST 0.00 3.9.2.3
            """)
    @Rule({
        "3.9.1.1.1",
        "3.9.1.1.2",
        "3.9.1.2.1",
        "3.9.1.2.2",
        "3.9.2.2",
        "3.9.2.3",
        "3.10 \"Pass Line\"",
        "3.10 \"Odds 4 or 10\"",
        "3.10 \"Odds 5 or 9\"",
        "3.10 \"Odds 6 or 8\"",
        "1.1 \"Come Out Roll\"",
        "3.3.7"
    })
    void the_line_and_its_odds(String play, String lines) {
        thrown(GAME, play).thenLines(paid(play, lines));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2:pass-line=5 6-4 come=10 5-6                     | come COME_NATURAL 20.00 3.9.3.1.1
            2:pass-line=5 6-4 come=10 1-1                     | come COME_CRAPS 0.00 3.9.3.2.1
            2:pass-line=5 6-4 come=10 4-5 6-3                 | come-9 COME_POINT_MADE 20.00 3.9.3.1.2
            2:dont-pass=5 6-4 come=10 2-2 come-odds-4=20 1-3 | \
                come-4 COME_POINT_MADE 20.00 3.9.3.1.2; come-odds-4 COME_ODDS_WON 60.00 3.9.4.2
            2:dont-pass=5 6-4 come=10 2-3 come-odds-5=20 1-4 | \
                come-5 COME_POINT_MADE 20.00 3.9.3.1.2; come-odds-5 COME_ODDS_WON 50.00 3.9.4.2
            2:dont-pass=5 6-4 come=10 4-4 come-odds-8=20 2-6 | \
                come-8 COME_POINT_MADE 20.00 3.9.3.1.2; come-odds-8 COME_ODDS_WON 44.00 3.9.4.2
            2:pass-line=5 6-4 come=10 4-5 5-5 come-odds-9=5 2:field=1 3-4 | \
                come-9 COME_SEVEN_OUT 0.00 3.9.3.2.2; come-odds-9 COME_ODDS_LOST 0.00 3.9.4.3; \
                2:field FIELD_LOST 0.00 3.9.16
            """)
    @Rule({
        "3.9.3.1.1",
        "3.9.3.1.2",
        "3.9.3.2.1",
        "3.9.3.2.2",
        "3.9.4.2",
        "3.9.4.3",
        "3.10 \"Come\"",
        "3.10 \"Come Odds 4 or 10\"",
        "3.10 \"Come Odds 5 or 9\"",
        "3.10 \"Come Odds 6 or 8\"",
        "R-64",
        "R-68"
    })
    void a_come_and_its_odds(String play, String lines) {
        thrown(GAME, play).thenLines(paid(play, lines));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            big-6=10 2-4            | big-6 BIG_6_WON 20.00 3.9.5
            big-6=10 1-2 2-5        | big-6 BIG_6_LOST 0.00 3.9.5
            big-8=10 2-6            | big-8 BIG_8_WON 20.00 3.9.6
            big-8=10 2-5            | big-8 BIG_8_LOST 0.00 3.9.6
            place-4=10 1-3          | place-4 PLACE_WON 28.00 3.9.7.1
            place-9=5 6-6 4-5       | place-9 PLACE_WON 12.00 3.9.7.1
            place-6=12 3-3          | place-6 PLACE_WON 26.00 3.9.7.1
            place-8=5 4-4           | place-8 PLACE_WON 10.84 3.9.7.1
            place-8=5 4-3           | place-8 PLACE_LOST 0.00 3.9.7.2
            buy-10=20 4-6           | buy-10 BUY_WON 60.00 3.9.8
            buy-5=20 4-1            | buy-5 BUY_WON 50.00 3.9.8
            buy-6=15 5-1            | buy-6 BUY_WON 33.00 3.9.8
            buy-6=15 6-1            | buy-6 BUY_LOST 0.00 3.9.8
            hardway-10=2 5-5        | hardway-10 HARDWAY_MADE 17.00 3.9.9
            hardway-8=5 2-2 4-4     | hardway-8 HARDWAY_MADE 50.00 3.9.9
            hardway-8=5 2-6         | hardway-8 HARDWAY_EASY 0.00 3.9.9
            hardway-8=5 2-5         | hardway-8 HARDWAY_SEVEN 0.00 3.9.9
            """)
    @Rule({
        "3.9.5",
        "3.9.6",
        "3.9.7.1",
        "3.9.7.2",
        "3.9.8",
        "3.9.9",
        "3.10 \"Big 6\"",
        "3.10 \"Big 8\"",
        "3.10 \"Place 4 or 10\"",
        "3.10 \"Place 5 or 9\"",
        "3.10 \"Place 6 or 8\"",
        "3.10 \"Buy 4 or 10\"",
        "3.10 \"Buy 5 or 9\"",
        "3.10 \"Buy 6 or 8\"",
        "3.10 \"Hardways 4 or 10\"",
        "3.10 \"Hardways 6 or 8\"",
        "1.1 \"Hard\"",
        "1.1 \"Easy\"",
        "R-1",
        "R-67",
        "R-76"
    })
    void numbers_that_race_with_the_seven_and_always_work(String play, String lines) {
        thrown(GAME, play).thenLines(paid(play, lines));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dont-pass=10 1-2                       | dont-pass DONT_PASS_CRAPS 20.00 3.9.10.1.1
            dont-pass=10 5-6                       | dont-pass DONT_PASS_NATURAL 0.00 3.9.10.2.1
            dont-pass=10 6-6                       | dont-pass DONT_PASS_DRAW 10.00 3.9.10.3
            dont-pass=10 2-3 1-4                   | dont-pass DONT_PASS_POINT_MADE 0.00 3.9.10.2.2
            dont-pass=10 2-2 dont-odds-4=40 6-1 | \
                dont-pass DONT_PASS_SEVEN_OUT 20.00 3.9.10.1.2; dont-odds-4 DONT_ODDS_WON 60.00 3.9.12.2
            dont-pass=10 2-3 dont-odds-5=30 6-1 | \
                dont-pass DONT_PASS_SEVEN_OUT 20.00 3.9.10.1.2; dont-odds-5 DONT_ODDS_WON 50.00 3.9.12.2
            dont-pass=10 3-3 dont-odds-6=24 6-1 | \
                dont-pass DONT_PASS_SEVEN_OUT 20.00 3.9.10.1.2; dont-odds-6 DONT_ODDS_WON 44.00 3.9.12.2
            dont-pass=10 3-3 dont-odds-6=24 4-2 | \
                dont-pass DONT_PASS_POINT_MADE 0.00 3.9.10.2.2; dont-odds-6 DONT_ODDS_LOST 0.00 3.9.12.3
            2:pass-line=5 6-4 dont-come=10 1-1     | dont-come DONT_COME_CRAPS 20.00 3.9.11.1.1
            2:pass-line=5 6-4 dont-come=10 5-6     | dont-come DONT_COME_NATURAL 0.00 3.9.11.2.1
            2:pass-line=5 6-4 dont-come=10 6-6     | dont-come DONT_COME_DRAW 10.00 3.9.11.3
            2:big-6=1 6-4 dont-come=10 4-5 6-3     | dont-come-9 DONT_COME_POINT_MADE 0.00 3.9.11.2.2
            2:field=1 6-4 dont-come=10 2-2 dont-come-odds-4=40 6-1 | \
                dont-come-4 DONT_COME_SEVEN_OUT 20.00 3.9.11.1.2; dont-come-odds-4 DONT_COME_ODDS_WON 60.00 3.9.13.2
            2:field=1 6-4 dont-come=10 4-5 dont-come-odds-9=30 6-1 | \
                dont-come-9 DONT_COME_SEVEN_OUT 20.00 3.9.11.1.2; dont-come-odds-9 DONT_COME_ODDS_WON 50.00 3.9.13.2
            2:field=1 6-4 dont-come=10 4-4 dont-come-odds-8=24 6-1 | \
                dont-come-8 DONT_COME_SEVEN_OUT 20.00 3.9.11.1.2; dont-come-odds-8 DONT_COME_ODDS_WON 44.00 3.9.13.2
            2:field=1 6-4 dont-come=10 4-4 dont-come-odds-8=24 6-2 | \
                dont-come-8 DONT_COME_POINT_MADE 0.00 3.9.11.2.2; dont-come-odds-8 DONT_COME_ODDS_LOST 0.00 3.9.13.3
            place-to-lose-4=11 6-1                 | place-to-lose-4 PLACE_TO_LOSE_WON 16.00 3.9.14.1
            place-to-lose-5=8 6-1                  | place-to-lose-5 PLACE_TO_LOSE_WON 13.00 3.9.14.1
            place-to-lose-8=5 1-1 6-1              | place-to-lose-8 PLACE_TO_LOSE_WON 9.00 3.9.14.1
            place-to-lose-8=5 6-2                  | place-to-lose-8 PLACE_TO_LOSE_LOST 0.00 3.9.14.2
            lay-4=40 6-1                           | lay-4 LAY_WON 60.00 3.9.15
            lay-9=30 6-1                           | lay-9 LAY_WON 50.00 3.9.15
            lay-6=24 6-1                           | lay-6 LAY_WON 44.00 3.9.15
            lay-6=24 5-1                           | lay-6 LAY_LOST 0.00 3.9.15
            """)
    @Rule({
        "3.9.10.1.1",
        "3.9.10.1.2",
        "3.9.10.2.1",
        "3.9.10.2.2",
        "3.9.10.3",
        "3.9.11.1.1",
        "3.9.11.1.2",
        "3.9.11.2.1",
        "3.9.11.2.2",
        "3.9.11.3",
        "3.9.12.2",
        "3.9.12.3",
        "3.9.13.2",
        "3.9.13.3",
        "3.9.14.1",
        "3.9.14.2",
        "3.9.15",
        "3.10 \"Don't Pass Line\"",
        "3.10 \"Don't Odds 4 or 10\"",
        "3.10 \"Don't Odds 5 or 9\"",
        "3.10 \"Don't Odds 6 or 8\"",
        "3.10 \"Don't Come\"",
        "3.10 \"Don't Come Odds 4 or 10\"",
        "3.10 \"Don't Come Odds 5 or 9\"",
        "3.10 \"Don't Come Odds 6 or 8\"",
        "3.10 \"Place to Lose 4 or 10\"",
        "3.10 \"Place to Lose 5 or 9\"",
        "3.10 \"Place to Lose 6 or 8\"",
        "3.10 \"Lay 4 or 10\"",
        "3.10 \"Lay 5 or 9\"",
        "3.10 \"Lay 6 or 8\"",
        "1.1 \"Draw\"",
        "R-67",
        "R-68",
        "R-72",
        "R-87"
    })
    void wagers_against_the_dice(String play, String lines) {
        thrown(GAME, play).thenLines(paid(play, lines));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            field=10 6-6       | field FIELD_WON 30.00 3.9.16
            field=10 4-5       | field FIELD_WON 20.00 3.9.16
            field=10 4-4       | field FIELD_LOST 0.00 3.9.16
            any-seven=2 6-1    | any-seven ANY_SEVEN_WON 11.00 3.9.17
            any-seven=2 6-2    | any-seven ANY_SEVEN_LOST 0.00 3.9.17
            any-craps=2 1-2    | any-craps ANY_CRAPS_WON 17.00 3.9.18
            any-craps=2 5-6    | any-craps ANY_CRAPS_LOST 0.00 3.9.18
            c=2 6-6            | c C_WON 17.00 3.9.19
            c=2 5-6            | c C_LOST 0.00 3.9.19
            e=2 5-6            | e E_WON 34.00 3.9.20
            e=2 6-6            | e E_LOST 0.00 3.9.20
            c-and-e=2 1-2      | c-and-e C_AND_E_WON 8.50 3.9.21
            c-and-e=2 5-6      | c-and-e C_AND_E_WON 17.00 3.9.21
            c-and-e=2 5-5      | c-and-e C_AND_E_LOST 0.00 3.9.21
            horn=4 1-2         | horn HORN_WON 17.00 3.9.22
            horn=5 1-1         | horn HORN_WON 42.50 3.9.22
            horn=4 5-5         | horn HORN_LOST 0.00 3.9.22
            hop-2-4=1 4-2      | hop-2-4 HOP_WON 17.00 3.9.23
            hop-3-3=1 3-3      | hop-3-3 HOP_WON 34.00 3.9.23
            hop-2-4=1 3-3      | hop-2-4 HOP_LOST 0.00 3.9.23
            """)
    @Rule({
        "3.9.16",
        "3.9.17",
        "3.9.18",
        "3.9.19",
        "3.9.20",
        "3.9.21",
        "3.9.22",
        "3.9.23",
        "3.10 \"Field 3, 4, 9, 10, 11\"",
        "3.10 \"Field 2 or 12\"",
        "3.10 \"Any Seven\"",
        "3.10 \"Any Craps\"",
        "3.10 \"C (Craps)\"",
        "3.10 \"E (Eleven)\"",
        "3.10 \"C&E 2, 3 or 12\"",
        "3.10 \"C&E 11\"",
        "3.10 \"Horn Bet 3 or 11\"",
        "3.10 \"Horn Bet 2 or 12\"",
        "3.10 \"Hop Bets Hard pair\"",
        "3.10 \"Hop Bets Easy pair\"",
        "R-74",
        "R-75",
        "R-76"
    })
    void wagers_on_one_roll(String play, String lines) {
        thrown(GAME, play).thenLines(paid(play, lines));
    }

    /** {@code wager ROW returned clause}, with the stake from the play and the box before a colon. */
    private static Paid[] paid(String play, String lines) {
        List<Paid> all = new ArrayList<>();
        for (String line : lines.split("; ", -1)) {
            String[] words = line.strip().split(" ", -1);
            int box = words[0].contains(":") ? words[0].charAt(0) - '0' : 1;
            String wager = words[0].substring(words[0].indexOf(':') + 1);
            CrapsShowdown row = CrapsShowdown.valueOf(words[1]);
            all.add(Paid.line(
                            wager, staked(play, words[0]), row, row.verdict().result(), Money.parse(words[2]), words[3])
                    .at(box));
        }
        return all.toArray(new Paid[0]);
    }

    /** A Come that has gone to its number was staked without one. */
    private static Money staked(String play, String wager) {
        String placed = wager.matches("(dont-)?come-[0-9]+") ? wager.replaceAll("-[0-9]+$", "") : wager;
        for (String word : play.split(" ", -1))
            if (word.startsWith(placed + "="))
                return Money.dollars(Long.parseLong(word.substring(placed.length() + 1)));
        throw new AssertionError("no stake on " + placed + " in " + play);
    }

    @ParameterizedTest
    @EnumSource(CrapsPay.class)
    @Rule("3.10")
    void a_row_of_the_table_of_odds_names_its_clause_and_pays_more_than_nothing(CrapsPay row) {
        assertThat(row.cites()).containsExactly("3.10", row.clause());
        assertThat(row.odds().winnings(100)).isPositive();
        assertThat(row.clause()).startsWith("3.10 \"");
    }

    @Test
    @Rule({"3.10", "R-73"})
    void every_row_of_the_odds_pays_some_winning_line_which_names_it() {
        Set<CrapsPay> paid = EnumSet.noneOf(CrapsPay.class);
        for (Spot on : Spot.layout())
            for (int one = 1; one <= 6; one++)
                for (int two = 1; two <= 6; two++) {
                    var dice = baize.core.dice.Dice.of(one, two);
                    CrapsShowdown row = CrapsShowdown.of(on.wager(), on.number(), on.second(), dice);
                    CrapsPay pay = row == null ? null : CrapsPay.of(on.wager(), on.number(), dice, row);
                    if (pay != null) paid.add(pay);
                    if (row != null)
                        assertThat(pay != null).isEqualTo(row.verdict().result() == Result.WIN);
                }
        assertThat(paid).isEqualTo(EnumSet.allOf(CrapsPay.class));
    }

    @Test
    @Rule({"3.4.3", "3.5.1.1", "R-1", "R-73"})
    void winnings_and_stake_go_to_the_meter_and_the_wager_comes_down() {
        var given = CrapsTable.play(GAME, "").having(admit(100L, null), wager("place-8", 5));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(95));
        var when = thrown(given, "4-4");
        Line line = when.line("place-8");
        assertThat(line.pays()).isEqualTo(cents(5_84));
        assertThat(line.rules()).contains("3.9.7.1", "3.9.7", "3.10", "3.10 \"Place 6 or 8\"", "R-1", "R-73");
        assertThat(credits(when.state(), 1)).isEqualTo(cents(105_84));
        assertThat(standing(when.state(), "place-8")).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"3.9.3", "3.9.11", "R-64"})
    void a_come_on_its_number_and_a_new_one_never_stand_together() {
        var given = CrapsTable.play(GAME, "pass-line=5 6-4 come=10 4-5 come=20");
        var when = thrown(given, "3-6");
        when.thenLines(
                Paid.line("come-9", dollars(10), CrapsShowdown.COME_POINT_MADE, Result.WIN, dollars(20), "3.9.3.1.2"));
        assertThat(standing(when.state(), "come-9")).isEqualTo(dollars(20));
        assertThat(standing(when.state(), "come")).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"3.9.7", "3.9.14", "3.9.1", "3.9.10", "R-88"})
    void opposite_wagers_may_stand_together() {
        thrown(GAME, "pass-line=10 dont-pass=10 place-6=12 place-to-lose-6=5 3-4")
                .thenLines(
                        Paid.line(
                                "pass-line",
                                dollars(10),
                                CrapsShowdown.PASS_NATURAL,
                                Result.WIN,
                                dollars(20),
                                "3.9.1.1.1"),
                        Paid.line("place-6", dollars(12), CrapsShowdown.PLACE_LOST, Result.LOSE, dollars(0), "3.9.7.2"),
                        Paid.line(
                                "dont-pass",
                                dollars(10),
                                CrapsShowdown.DONT_PASS_NATURAL,
                                Result.LOSE,
                                dollars(0),
                                "3.9.10.2.1"),
                        Paid.line(
                                "place-to-lose-6",
                                dollars(5),
                                CrapsShowdown.PLACE_TO_LOSE_WON,
                                Result.WIN,
                                dollars(9),
                                "3.9.14.1"));
    }

    @Test
    @Rule({"1.1 \"Come Out Roll\"", "3.9.1"})
    void a_point_is_on_from_the_come_out_roll_until_it_or_a_seven_comes() {
        var given = CrapsTable.play(GAME, "big-6=1 2-2");
        assertThat(given.state().layout().point()).isEqualTo(4);
        assertThat(CrapsTable.play(given, "5-5").state().layout().point()).isEqualTo(4);
        assertThat(CrapsTable.play(given, "3-1").state().layout().point()).isZero();
        assertThat(CrapsTable.play(given, "6-6").state().layout().point()).isZero();
        assertThat(CrapsTable.play(given, "4-4").state().layout().point()).isEqualTo(8);
        assertThat(CrapsTable.play(given, "3-4").state().layout().point()).isZero();
    }

    @Test
    @Rule({"2.3.2", "3.12"})
    void the_history_counts_what_the_dice_have_shown() {
        RollHistory history = CrapsTable.play(GAME, "pass-line=1 2-2 3-1 pass-line=1 4-4 3-4 field=1 6-6")
                .state()
                .layout()
                .history();
        assertThat(history.rolls()).isEqualTo(5);
        assertThat(history.last()).first().hasToString("6-6");
        assertThat(history.totals()).containsExactly(0, 0, 2, 0, 0, 1, 1, 0, 0, 0, 1);
        assertThat(List.of(history.pointsMade(), history.sevenOuts())).containsExactly(1L, 1L);
        assertThat(List.of(history.turn(), history.longestTurn())).containsExactly(1, 4);
    }
}
