package baize.games.caribbeanstud;

import static baize.core.pay.Result.LOSE;
import static baize.core.pay.Result.VOID;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Remedy;
import baize.games.caribbeanstud.StudCommand.TimeOut;
import baize.games.caribbeanstud.StudEvent.RoundUndone;
import baize.games.caribbeanstud.StudIrregularity.AllowJackpot;
import baize.games.caribbeanstud.StudIrregularity.CallTime;
import baize.games.caribbeanstud.StudIrregularity.Invalidate;
import baize.games.caribbeanstud.StudIrregularity.VoidHand;
import baize.games.caribbeanstud.StudIrregularity.VoidRound;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.jackpot.Pool;
import baize.games.table.Whose;
import baize.testkit.Books;
import baize.testkit.Given;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can still be done about a round that is settled, until the next one begins; and time that runs out. */
class StudAfterwardsTest {
    private static final String DEALERS = "As Kd 9c 6h 3s";
    private static final String ROYAL = "Ah Kh Qh Jh Th";
    private static final String STRAIGHT_FLUSH = "4c 5c 6c 7c 8c";
    private static final String PAIR = "2c 2d 7h 8s Td";
    private static final List<String> UNDONE = List.of("16.10", "16.9", "R-21", "R-193");

    private static Stud shared(String... more) {
        List<String> all = new ArrayList<>(List.of(
                "jackpotStake=5.00", "jackpotMeter=200000.00", "jackpotIncrement=0.333333", "jackpotReserve=0.1"));
        all.add("bonusJackpot=250.00");
        all.addAll(List.of(more));
        return game(all.toArray(new String[0]));
    }

    /** Ann wins the jackpot with a royal flush, Bob a tenth of it, Cat a bonus. */
    private static Given<StudState, StudCommand, StudEvent> settled(Stud game) {
        var given = given(game);
        for (int box = 1; box <= 3; box++) given.having(ante(box, 10), jackpot(box));
        return given.having(deal(DEALERS, ROYAL, STRAIGHT_FLUSH, PAIR), bet(1), bet(2), bet(3), reveal());
    }

    private static Remedy invalidate(String cause, Patron... forfeit) {
        return staff(new Invalidate(SUPERVISOR, cause, List.of(forfeit), List.of(), null, null));
    }

    private static void same(Pool one, Pool other) {
        assertThat(one.meter()).isEqualTo(other.meter());
        assertThat(one.reserve()).isEqualTo(other.reserve());
    }

    @Test
    @Rule({"16.9", "16.9.1", "16.10", "R-21", "R-22", "R-193"})
    void a_settled_round_is_invalidated_and_the_pool_is_as_it_was_to_the_millionth() {
        Stud game = shared();
        var given = settled(game);
        assertThat(given.state().jackpot().pool().amount()).isEqualTo(dollars(50_000));
        var when = given.when(invalidate("16.9.1"));
        same(when.state().jackpot().pool(), game.initial().jackpot().pool());
        for (Patron patron : List.of(ANN, BOB, CAT))
            assertThat(Books.check(given.events()).moved(patron)).isEqualTo(Money.ZERO);
        RoundUndone undone = (RoundUndone) when.events().getLast();
        assertThat(undone.adjustments())
                .contains(new Adjustment(CAT, box(3), "bonus-jackpot", dollars(-250), "16.10", UNDONE))
                .allSatisfy(each -> assertThat(each.rules()).contains("R-193"));
        assertThat(((Settled) given.state()).lines()).extracting(Line::result).containsOnly(Result.VOID);
        given.when(invalidate("16.9.1")).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"16.9.2", "16.10", "R-21", "R-192", "R-193"})
    void a_cheat_gives_the_jackpot_back_and_what_the_wager_put_in_stays() {
        Stud game = shared();
        var given = settled(game);
        given.when(invalidate("16.9.2", ANN)).thenAccepted();
        Books books = Books.check(given.events());
        assertThat(books.moved(ANN)).isEqualTo(dollars(-35));
        assertThat(books.moved(BOB)).isEqualTo(Money.ZERO);
        var alone = given(game).having(ante(1, 10), jackpot(1), deal(DEALERS, ROYAL));
        same(given.state().jackpot().pool(), alone.state().jackpot().pool());
    }

    @Test
    @Rule({"16.9", "R-193"})
    void the_next_round_s_first_wager_ends_it_and_a_void_round_has_no_result() {
        settled(shared()).having(ante(2, 20)).when(invalidate("16.9.1")).thenRefused(NO_CARDS_OUT);
        settled(shared()).when(invalidate("16.9.2", at(7))).thenRefused(NO_SUCH_WAGER, "16.10");
        settled(shared()).when(staff(new VoidRound(SUPERVISOR, "16.9"))).thenAccepted();
        settled(shared()).when(staff(new VoidRound(SUPERVISOR, "14.4"))).thenRefused(NO_CARDS_OUT);
        given(shared())
                .having(ante(10), deal(DEALERS, PAIR), invalidate("16.9.1"))
                .when(invalidate("16.9.2", ANN))
                .thenRefused(NO_CARDS_OUT);
        var next = settled(shared()).having(ante(2, 20));
        assertThat(next.state().jackpot().drawn()).isNull();
        assertThat(next.state().jackpot().contributed().wagers()).isZero();
    }

    @Test
    @Rule({"11.1.1", "16.8.1", "R-192"})
    void the_jackpot_wager_of_a_cheat_on_another_s_box_is_void_alone() {
        Patron dan = at(4);
        var given = given(shared())
                .having(ante(1, 10), staff(new AllowJackpot(SUPERVISOR, dan, box(1))))
                .having(new StudCommand.Wager(dan, box(1), StudArea.JACKPOT, dollars(5), Money.ZERO))
                .having(deal(DEALERS, ROYAL), bet(1));
        given.when(staff(new VoidHand(SUPERVISOR, new Whose(null, dan), "16.8.1")))
                .thenAccepted();
        same(given.state().jackpot().pool(), shared().initial().jackpot().pool());
        var when = given.when(reveal());
        assertThat(when.line("jackpot").result()).isEqualTo(VOID);
        assertThat(when.line("ante").result()).isEqualTo(Result.WIN);
    }

    @Test
    @Rule({"8.5", "8.5.2", "R-28", "R-200"})
    void at_a_table_without_staff_a_hand_is_folded_when_the_time_has_run_out() {
        var given = given(shared()).having(ante(1, 10), jackpot(1), ante(2, 20), deal(DEALERS, PAIR, STRAIGHT_FLUSH));
        given.having(new TimeOut(box(1)));
        given.when(bet(1)).thenRefused(FOLDED_HAND);
        given.when(new TimeOut(box(1))).thenRefused(NO_HAND_THERE);
        var when = given.having(bet(2), expose()).when(concede(1));
        when.thenRefused(FOLDED_HAND);
        var over = given.when(reveal());
        assertThat(over.lines().getLast()).satisfies(jackpot -> {
            assertThat(jackpot.wager()).isEqualTo("jackpot");
            assertThat(jackpot.rules()).contains("9.3.1", "R-200");
        });
        given(shared())
                .having(ante(1, 10), deal(DEALERS, PAIR))
                .when(new TimeOut(box(1)))
                .thenLines(line("ante", dollars(10), TIMED_OUT, LOSE, dollars(0), "8.5"));
    }

    @Test
    @Rule({"14.14", "R-34", "R-200"})
    void by_the_clause_it_is_as_if_staff_had_called_time() {
        Stud byTheClause = shared("undecidedAtHouseTable=by-the-clause");
        var dealt = given(byTheClause).having(ante(1, 10), deal(DEALERS, PAIR));
        var called = given(byTheClause).having(ante(1, 10), deal(DEALERS, PAIR));
        assertThat(dealt.when(new TimeOut(box(1))).events())
                .isEqualTo(called.when(staff(new CallTime(DEALER, whose(1)))).events());
        var waits = given(shared()).having(ante(1, 10), deal(DEALERS, PAIR));
        assertThat(shared().view(waits.state(), new Viewer.Passerby()).atZero()).isEqualTo("fold");
        waits.having(bet(1));
        assertThat(shared().view(waits.state(), new Viewer.Passerby()).atZero()).isNull();
    }
}
