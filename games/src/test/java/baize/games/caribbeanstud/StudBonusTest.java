package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.testkit.Given;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several jackpot winners in one round, the bonus jackpot, and the order in which all is paid. */
class StudBonusTest {
    private static final String DEALERS = "As Kd 9c 6d 3s";
    private static final String ROYAL = "Th Jh Qh Kh Ah";
    private static final String STRAIGHT_FLUSH = "4c 5c 6c 7c 8c";
    private static final String FLUSH = "2d 4d 7d 9d Jd";
    private static final String PAIR = "2s 2c 5s 9s Ts";
    private static final String FULL_HOUSE = "3h 3d 3c 8h 8d";

    private static Given<StudState, StudCommand, StudEvent> with(String meter) {
        return given(game("jackpotStake=5.00", "bonusJackpot=250.00", "jackpotMeter=" + meter));
    }

    /** Ann has the royal flush, Bob the straight flush, Cat a flush, Dan a pair, and Eve folds a full house. */
    private static Given<StudState, StudCommand, StudEvent> five(String meter) {
        var given = with(meter);
        for (int box = 1; box <= 5; box++) given.having(ante(box, 10), jackpot(box));
        return given.having(deal(DEALERS, ROYAL, STRAIGHT_FLUSH, FLUSH, PAIR, FULL_HOUSE))
                .having(bet(1), bet(2), bet(3), bet(4), fold(5));
    }

    @Test
    @Rule({
        "1.1 \"bonus jackpot\"",
        "11.10",
        "11.10.1",
        "11.10.2",
        "11.10.3",
        "11.10.4",
        "12.2",
        "12.4",
        "12.1.1",
        "12.1.2",
        "R-45",
        "R-47"
    })
    void cs_13_bonuses_come_first_then_fixed_prizes_then_the_straight_flush_and_last_the_royal_flush() {
        var when = five("200000.00").when(reveal());
        assertThat(when.lines().subList(10, when.lines().size()))
                .extracting(each -> each.box().number() + " " + each.wager() + " " + each.returned())
                .containsExactly(
                        "5 bonus-jackpot 250.00",
                        "4 bonus-jackpot 250.00",
                        "3 bonus-jackpot 250.00",
                        "5 jackpot 150.00",
                        "3 jackpot 100.00",
                        "2 jackpot 20000.00",
                        "1 jackpot 180000.00");
        assertThat(when.state().jackpot().pool().amount()).isEqualTo(dollars(50_000));
    }

    @Test
    @Rule({"11.10.2", "11.10.1", "R-47"})
    void without_a_straight_or_royal_flush_there_is_no_bonus() {
        var given = with("200000.00").having(ante(1, 10), jackpot(1), ante(2, 10), jackpot(2));
        var when = given.having(deal(DEALERS, FLUSH, PAIR), bet(1), bet(2)).when(reveal());
        assertThat(when.lines()).extracting(Line::wager).doesNotContain(StudArea.BONUS_JACKPOT);
    }

    @Test
    @Rule({"11.10.1", "11.10.2"})
    void only_who_has_a_jackpot_wager_has_a_bonus() {
        var given = with("200000.00").having(ante(1, 10), jackpot(1), ante(2, 10));
        var when = given.having(deal(DEALERS, STRAIGHT_FLUSH, PAIR), bet(1), bet(2))
                .when(reveal());
        assertThat(when.lines()).extracting(Line::wager).doesNotContain(StudArea.BONUS_JACKPOT);
    }

    @Test
    @Rule({"11.10.2", "11.8", "R-47"})
    void a_bonus_is_paid_besides_the_wager_that_it_rides_on() {
        var given = with("200000.00").having(ante(1, 10), jackpot(1), ante(2, 10), jackpot(2));
        given.having(deal(DEALERS, STRAIGHT_FLUSH, PAIR), bet(1), bet(2))
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), DEALER_BEATEN, WIN, dollars(20), "9.5.1.1")
                                .at(2),
                        line("bet", dollars(20), DEALER_BEATEN, WIN, dollars(40), "9.5.1.1")
                                .at(2),
                        line("jackpot", dollars(5), DEALER_BEATEN, LOSE, dollars(0), "11.7")
                                .at(2),
                        line("ante", dollars(10), DEALER_BEATEN, WIN, dollars(20), "9.5.1.1"),
                        line("bet", dollars(20), DEALER_BEATEN, WIN, dollars(20 * 50 + 20), "9.5.1.1"),
                        line("bonus-jackpot", dollars(0), DEALER_BEATEN, WIN, dollars(250), "11.10.2")
                                .at(2),
                        line("jackpot", dollars(5), DEALER_BEATEN, WIN, dollars(20_000), "12.1.2"));
    }

    @Test
    @Rule({"12.3", "12.3.2", "R-44"})
    void cs_10_two_straight_flushes_share_successive_tenths() {
        var when = given(game("jackpotStake=5.00", "jackpotMeter=500000.00"))
                .having(ante(1, 10), jackpot(1), ante(2, 10), jackpot(2))
                .having(deal(DEALERS, STRAIGHT_FLUSH, "4h 5h 6h 7h 8h"), bet(1), bet(2))
                .when(reveal());
        assertThat(jackpots(when.lines())).containsExactly(dollars(47_500), dollars(47_500));
        assertThat(when.state().jackpot().pool().amount()).isEqualTo(dollars(405_000));
        assertThat(when.lines().getLast().rule()).isEqualTo("12.3.2");
    }

    @Test
    @Rule({"12.3", "12.3.1", "R-43"})
    void cs_14_two_royal_flushes_share_the_pool_or_have_their_guarantee_each() {
        assertThat(jackpots(royals("80000.00"))).containsExactly(dollars(50_000), dollars(50_000));
        assertThat(jackpots(royals("130000.00"))).containsExactly(dollars(65_000), dollars(65_000));
    }

    private static List<Line> royals(String meter) {
        var when = given(game("jackpotStake=5.00", "jackpotMeter=" + meter))
                .having(ante(1, 10), jackpot(1), ante(2, 10), jackpot(2))
                .having(deal(DEALERS.replace("As", "3h").replace("Kd", "3d"), ROYAL, "Tc Jc Qc Kc Ac"), fold(1), bet(2))
                .when(reveal());
        assertThat(when.lines().getLast().rule()).isEqualTo("12.3.1");
        assertThat(when.state().jackpot().pool().amount()).isEqualTo(dollars(50_000));
        return when.lines();
    }

    private static List<Money> jackpots(List<Line> lines) {
        List<Money> paid = new ArrayList<>();
        for (Line line : lines) if (line.wager().equals("jackpot")) paid.add(line.returned());
        return paid;
    }
}
