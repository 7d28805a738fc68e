package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudArea.ANTE;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.TellJackpot;
import baize.games.caribbeanstud.StudCommand.Withdraw;
import baize.games.caribbeanstud.StudEvent.JackpotAllowed;
import baize.games.caribbeanstud.StudEvent.JackpotMoved;
import baize.games.caribbeanstud.StudEvent.JackpotTold;
import baize.games.caribbeanstud.StudEvent.WagerPlaced;
import baize.games.caribbeanstud.StudEvent.WagerReturned;
import baize.games.caribbeanstud.StudEvent.WagerWithdrawn;
import baize.games.caribbeanstud.StudIrregularity.AllowJackpot;
import baize.games.caribbeanstud.StudIrregularity.FoundWager;
import baize.games.caribbeanstud.StudIrregularity.JackpotUndetected;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Meter;
import baize.games.jackpot.Pool;
import baize.games.table.Placed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sections 11 and 12 of the book at the table: the jackpot wager, what it feeds and what it wins. */
class StudJackpotTest {
    private static final Stud GAME = jackpotGame();
    private static final Placed FIVE = Placed.of(dollars(5), Money.ZERO);
    private static final String DEALERS = "As Kd 9c 6h 3s";
    private static final String PAIR = "7c 7d Kh 5s 2d";

    private static StudCommand allow(Grade by) {
        return staff(new AllowJackpot(by, BOB, box(1)));
    }

    @Test
    @Rule({"5.3.2", "11.1", "1.1 \"jackpot wager\""})
    void a_jackpot_wager_is_placed_beside_an_ante() {
        given(GAME).having(ante(10)).when(jackpot()).then(new WagerPlaced(ANN, box(1), StudArea.JACKPOT, FIVE));
        given(GAME).when(jackpot()).thenRefused(JACKPOT_WITHOUT_ANTE);
        given(GAME).having(ante(2, 10)).when(jackpot()).thenRefused(JACKPOT_WITHOUT_ANTE);
    }

    @ParameterizedTest
    @CsvSource({"499", "501", "1000", "100"})
    @Rule({"5.4", "11.3"})
    void a_jackpot_wager_is_exactly_the_price_on_the_sign(long stake) {
        given(GAME)
                .having(ante(10))
                .when(wager(1, StudArea.JACKPOT, cents(stake), Money.ZERO))
                .thenRefused(WRONG_JACKPOT_STAKE);
    }

    @Test
    @Rule({"5.4", "R-17"})
    void a_jackpot_wager_is_in_chips() {
        given(GAME)
                .having(ante(10))
                .when(wager(1, StudArea.JACKPOT, dollars(5), dollars(1)))
                .thenRefused(NO_TOKENS_ON_JACKPOT);
    }

    @Test
    @Rule({"11.1", "5.4"})
    void with_the_ante_the_jackpot_wager_is_withdrawn_too_and_never_in_part() {
        given(GAME)
                .having(ante(10), jackpot())
                .when(withdraw(ANTE))
                .then(
                        new WagerWithdrawn(ANN, box(1), StudArea.JACKPOT, FIVE),
                        new WagerWithdrawn(ANN, box(1), ANTE, Placed.of(dollars(10), Money.ZERO)));
        given(GAME)
                .having(ante(10), jackpot())
                .when(withdraw(StudArea.JACKPOT, 2))
                .thenRefused(WRONG_JACKPOT_STAKE);
        given(GAME)
                .having(ante(10), jackpot())
                .when(change(StudArea.JACKPOT, 10))
                .thenRefused(WRONG_JACKPOT_STAKE);
    }

    @Test
    @Rule({"2.3", "11.5", "11.6", "R-41"})
    void the_jackpot_wagers_of_a_round_are_in_the_pool_when_the_first_card_is_out() {
        var given = given(GAME).having(ante(1, 10), jackpot(1), ante(2, 10), jackpot(2), ante(3, 10));
        assertThat(given.state().jackpot().pool().amount()).isEqualTo(dollars(50_000));
        var when = given.when(deal(DEALERS, PAIR, "8c 8d Qh 5c 2s", "9h Td Qc 4s 2h"));
        // 2 x 5.00: 0.25 of it to the meter, 0.05 to the reserve.
        Pool after = new Pool(Meter.of(cents(50_000_00 + 2_50)), Meter.of(cents(50)), 0);
        assertThat(when.state().jackpot().pool()).isEqualTo(after);
        assertThat(when.events()).hasSize(2).last().isInstanceOfSatisfying(JackpotMoved.class, moved -> {
            assertThat(moved.event().pool()).isEqualTo(after);
            assertThat(moved.event().fromTable()).isEqualTo(dollars(3));
        });
    }

    @Test
    @Rule({"11.5", "2.3"})
    void a_round_without_a_jackpot_wager_leaves_the_pool_alone() {
        var when = given(GAME).having(ante(10)).when(deal(DEALERS, PAIR));
        assertThat(when.events()).hasSize(1);
        assertThat(when.state().jackpot().pool()).isEqualTo(Pool.of(dollars(50_000)));
    }

    @Test
    @Rule({"2.4.3", "R-48"})
    void a_table_is_told_how_the_pool_stands_that_it_shares() {
        Pool pool = new Pool(Meter.of(cents(61_234_56)), Meter.of(dollars(7)), 3);
        var given = given(GAME).having(ante(10));
        given.when(new TellJackpot(pool)).then(new JackpotTold(pool));
        assertThat(given.state().jackpot().pool()).isEqualTo(pool);
    }

    @ParameterizedTest
    @CsvSource({
        "7c 7d Kh 5s 2d, 0, -",
        "7c 7d 7h 5s 2d, 0, -",
        "4c 5d 6d 7h 8s, 0, -",
        "2h 6h 9h Jh Kh, 100, 12.1.5",
        "7c 7d 7h 5s 5d, 150, 12.1.4",
        "7c 7d 7h 7s 5d, 500, 12.1.3",
    })
    @Rule({"11.7", "11.7.3", "11.7.4", "11.7.5", "12.1", "12.1.3", "12.1.4", "12.1.5", "9.7", "R-30", "R-46"})
    void fixed_prizes_are_paid_by_the_hand_and_leave_the_pool_alone(String hand, long prize, String clause) {
        var given = given(GAME).having(ante(10), jackpot(), deal(DEALERS.replace("6h", "6s"), hand), bet());
        Pool before = given.state().jackpot().pool();
        var when = given.when(reveal());
        Line line = when.line("jackpot");
        assertThat(line.result()).isEqualTo(prize == 0 ? LOSE : WIN);
        assertThat(line.returned()).isEqualTo(dollars(prize));
        if (prize > 0) assertThat(line.rule()).isEqualTo(clause);
        assertThat(when.state().jackpot().pool()).isEqualTo(before);
    }

    @Test
    @Rule({"11.7.2", "12.1.2", "R-42"})
    void a_straight_flush_wins_a_tenth_of_the_pool() {
        var when = given(game("jackpotStake=5.00", "jackpotMeter=61000.00"))
                .having(ante(10), jackpot(), deal(DEALERS.replace("6h", "6s"), "4h 5h 6h 7h 8h"), bet())
                .when(reveal());
        assertThat(when.line("jackpot").returned()).isEqualTo(dollars(6_100));
        assertThat(when.state().jackpot().pool().amount()).isEqualTo(dollars(61_000 - 6_100));
    }

    @Test
    @Rule({"11.4", "9.7", "R-36"})
    void the_jackpot_is_won_whether_or_not_the_dealer_plays() {
        given(GAME)
                .having(ante(10), jackpot(), deal("Ah Qd 9c 6d 3s", "2h 6h 9h Jh Kh"), bet())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), NO_HAND, WIN, dollars(20), "9.4.1"),
                        line("bet", dollars(20), NO_HAND, STAND_OFF, dollars(20), "9.2"),
                        line("jackpot", dollars(5), NO_HAND, WIN, dollars(100), "12.1.5"));
    }

    @Test
    @Rule({"11.8", "11.4", "9.5.1.2", "12.1.5"})
    void a_jackpot_prize_comes_on_top_of_ante_and_bet_and_even_when_they_lose() {
        given(GAME)
                .having(ante(20), jackpot(), deal("Tc Td 4s 3c 2c", "2h 6h 9h Jh Kh"), bet())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(20), DEALER_BEATEN, WIN, dollars(40), "9.5.1.1"),
                        line("bet", dollars(40), DEALER_BEATEN, WIN, dollars(200 + 40), "9.5.1.1"),
                        line("jackpot", dollars(5), DEALER_BEATEN, WIN, dollars(100), "12.1.5"));
        given(GAME)
                .having(ante(20), jackpot(), deal("Tc Td Ts 3c 3d", "2h 6h 9h Jh Kh"), bet())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(20), DEALER_WINS, LOSE, dollars(0), "9.5.1.2"),
                        line("bet", dollars(40), DEALER_WINS, LOSE, dollars(0), "9.5.1.2"),
                        line("jackpot", dollars(5), DEALER_WINS, WIN, dollars(100), "12.1.5"));
    }

    @Test
    @Rule({"11.1.1", "5.8", "R-40"})
    void by_a_supervisor_s_leave_a_player_without_a_hand_wagers_on_another_s_box() {
        var given = given(GAME).having(ante(10));
        given.when(jackpotOf(BOB, 1)).thenRefused(NOT_YOUR_BOX);
        given.when(allow(DEALER)).thenRefused(WRONG_GRADE, "11.1.1");
        given.when(allow(SUPERVISOR)).then(new JackpotAllowed(BOB, box(1)));
        given.when(jackpotOf(BOB, 1)).then(new WagerPlaced(BOB, box(1), StudArea.JACKPOT, FIVE));
        given.when(jackpotOf(CAT, 1)).thenRefused(NOT_YOUR_BOX);
        given.having(deal("Tc Td 4s 3c 2c", "2h 6h 9h Jh Kh"), fold());
        var when = given.when(reveal());
        when.thenLines(
                line("ante", dollars(10), FOLDED, LOSE, dollars(0), "8.5"),
                line("jackpot", dollars(5), FOLDED, WIN, dollars(100), "12.1.5"));
        assertThat(when.line("jackpot").patron()).isEqualTo(BOB);
    }

    @Test
    @Rule({"11.1.1", "5.8", "R-40"})
    void leave_is_given_for_a_box_whose_player_has_declined_and_to_who_has_no_other_wager() {
        given(GAME).when(allow(SUPERVISOR)).thenRefused(JACKPOT_WITHOUT_ANTE);
        given(GAME).having(ante(10), jackpot()).when(allow(SUPERVISOR)).thenRefused(AREA_ALREADY_WAGERED);
        given(GAME).having(ante(10), ante(2, 10)).when(allow(SUPERVISOR)).thenRefused(SECOND_HAND);
        given(GAME)
                .having(ante(10), deal(DEALERS, PAIR))
                .when(allow(SUPERVISOR))
                .thenRefused(NO_MORE_WAGERS);
        var allowed = given(GAME).having(ante(10), allow(SUPERVISOR));
        allowed.having(ante(2, 10)).when(jackpotOf(BOB, 1)).thenRefused(SECOND_HAND);
        given(GAME)
                .having(ante(10), allow(SUPERVISOR), jackpotOf(BOB, 1))
                .when(ante(2, 10))
                .thenRefused(SECOND_HAND);
    }

    @Test
    @Rule({"11.1.1", "R-40"})
    void leave_lasts_for_the_round_and_the_wager_is_its_owner_s_to_withdraw() {
        var given = given(GAME).having(ante(10), allow(SUPERVISOR), jackpotOf(BOB, 1));
        given.when(withdraw(StudArea.JACKPOT)).thenRefused(NO_SUCH_WAGER);
        given.when(new Withdraw(BOB, box(1), StudArea.JACKPOT, null))
                .then(new WagerWithdrawn(BOB, box(1), StudArea.JACKPOT, FIVE));
        given.having(jackpotOf(BOB, 1), deal(DEALERS, PAIR), bet(), reveal(), ante(10));
        given.when(jackpotOf(BOB, 1)).thenRefused(NOT_YOUR_BOX);
    }

    @Test
    @Rule({"5.4", "11.2", "R-146"})
    void a_chip_that_the_equipment_did_not_take_goes_back_before_the_first_card() {
        StudCommand undetected = staff(new JackpotUndetected(DEALER, box(1)));
        given(GAME)
                .having(ante(10), jackpot())
                .when(undetected)
                .then(new WagerReturned(ANN, box(1), StudArea.JACKPOT, FIVE, "R-146"));
        given(GAME).having(ante(10)).when(undetected).thenRefused(NO_SUCH_WAGER);
        given(GAME)
                .having(ante(10), jackpot(), deal(DEALERS, PAIR))
                .when(undetected)
                .thenRefused(NO_MORE_WAGERS);
    }

    @Test
    @Rule({"5.4", "11.1", "11.2", "R-145", "R-146"})
    void a_jackpot_wager_that_was_found_counts_only_before_the_first_card() {
        given(GAME).having(ante(10)).when(found(StudArea.JACKPOT, 5)).thenAccepted();
        given(GAME).having(ante(10)).when(found(StudArea.JACKPOT, 4)).thenRefused(WRONG_JACKPOT_STAKE);
        given(GAME).when(found(StudArea.JACKPOT, 5)).thenRefused(JACKPOT_WITHOUT_ANTE);
        given(GAME).having(ante(10), jackpot()).when(found(StudArea.JACKPOT, 5)).thenRefused(AREA_ALREADY_WAGERED);
        given(GAME)
                .having(ante(10), deal(DEALERS, PAIR))
                .when(found(StudArea.JACKPOT, 5))
                .thenRefused(NO_MORE_WAGERS, "R-146");
        var closed = given(GAME).having(ante(10), noMoreBets());
        closed.when(found(DEALER, StudArea.JACKPOT, 5)).thenRefused(WRONG_GRADE, "R-145");
        closed.when(staff(
                        new FoundWager(Grade.GAMING_SUPERVISOR, ANN, box(1), StudArea.JACKPOT, dollars(5), Money.ZERO)))
                .thenAccepted();
    }

    @Test
    @Rule({"2.3", "R-22"})
    void every_move_of_the_pool_says_what_the_table_gave() {
        var given = given(GAME).having(ante(10), jackpot(), deal(DEALERS, PAIR), bet(), reveal());
        Money moved = Money.ZERO;
        for (StudEvent event : given.events())
            if (event instanceof JackpotMoved(JackpotEvent jackpot)) moved = moved.plus(jackpot.fromTable());
        assertThat(moved).isEqualTo(cents(1_25 + 25));
    }
}
