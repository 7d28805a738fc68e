package baize.testkit;

import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Givens.patron;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Ending;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Settles;
import baize.core.pay.Stake;
import baize.core.pay.Stakes;
import baize.core.pay.Travel;
import baize.core.pay.Travels;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The books notice what does not add up. */
class BooksTest {
    private enum Shown implements Ending {
        OVER;

        @Override
        public List<String> cites() {
            return List.of("1");
        }
    }

    private static Stakes stake(long dollars) {
        return () -> new Stake(patron("ann"), box(1), "ante", dollars(dollars), Money.ZERO);
    }

    private static Settles line(long stake, Result result, @Nullable Odds odds, long pays, long returned) {
        return () -> List.of(new Line(
                patron("ann"),
                box(1),
                1,
                "ante",
                dollars(stake),
                Money.ZERO,
                Shown.OVER,
                result,
                odds,
                dollars(pays),
                dollars(returned),
                Money.ZERO,
                "1",
                List.of("1")));
    }

    @Test
    void what_was_staked_and_settled_leaves_the_layout_clear() {
        Books books = Books.check(List.of(stake(10), stake(5), line(15, Result.WIN, Odds.EVENS, 15, 15 + 15)));
        assertThat(books.areClear()).isTrue();
        assertThat(books.moved(patron("ann"))).isEqualTo(dollars(15));
        assertThat(Books.check(List.of(stake(10))).standing(patron("ann"))).isEqualTo(dollars(10));
    }

    @Test
    void a_stake_travels_or_a_part_of_it_and_is_settled_where_it_went() {
        Travels there = () -> List.of(new Travel(patron("ann"), box(1), "come", "ante", dollars(10)));
        Stakes come = () -> new Stake(patron("ann"), box(1), "come", dollars(10), Money.ZERO);
        Books books = Books.check(List.of(come, there, line(10, Result.LOSE, null, 0, 0)));
        assertThat(books.areClear()).isTrue();
        assertThat(books.moved(patron("ann"))).isEqualTo(dollars(-10));
        Books part = Books.check(List.of(come, come, there, line(10, Result.LOSE, null, 0, 0)));
        assertThat(part.areClear()).isFalse();
        Travels more = () -> List.of(new Travel(patron("ann"), box(1), "come", "ante", dollars(11)));
        fails(there);
        fails(come, more);
    }

    @Test
    void an_adjustment_moves_money_beside_the_wagers_and_names_its_clause() {
        Books books = Books.check(List.of(stake(10), adjustment(-1, "3.9.8")));
        assertThat(books.standing(patron("ann"))).isEqualTo(dollars(10));
        assertThat(books.moved(patron("ann"))).isEqualTo(dollars(-11));
        fails(adjustment(0, "3.9.8"));
        fails(adjustment(1, "3.9.15"));
    }

    private static Adjusts adjustment(long dollars, String rule) {
        return () -> List.of(new Adjustment(patron("ann"), box(1), "buy-4", dollars(dollars), rule, List.of("3.9.8")));
    }

    @Test
    void a_prize_without_odds_is_the_whole_payment() {
        Books books = Books.check(List.of(stake(5), line(5, Result.WIN, null, 100, 100)));
        assertThat(books.moved(patron("ann"))).isEqualTo(dollars(100 - 5));
        fails(stake(5), line(5, Result.WIN, null, 0, 0));
        fails(stake(5), line(5, Result.WIN, null, 100, 100 + 5));
    }

    @Test
    void a_prize_that_nothing_was_staked_for_may_be_in_dollars_that_are_no_money() {
        assertThat(Books.check(List.of(prize(0, 100))).moved(patron("ann"))).isEqualTo(dollars(200));
        fails(prize(0, 301));
        fails(stake(5), prize(5, 100));
    }

    /** A prize of 300 dollars, so much of it in tokens. */
    private static Settles prize(long stake, long tokens) {
        return () -> List.of(new Line(
                patron("ann"),
                box(1),
                1,
                "ante",
                dollars(stake),
                Money.ZERO,
                Shown.OVER,
                Result.WIN,
                null,
                dollars(300),
                dollars(300),
                dollars(tokens),
                "1",
                List.of("1")));
    }

    @Test
    void a_stake_settled_twice_or_never_placed_is_noticed() {
        Settles lost = line(10, Result.LOSE, null, 0, 0);
        fails(stake(10), lost, lost);
        fails(lost);
        fails(stake(11), lost);
        fails(stake(20), lost);
    }

    @Test
    void a_wager_split_over_hands_is_settled_by_a_line_for_each() {
        List<Line> both = new ArrayList<>(line(10, Result.LOSE, null, 0, 0).lines());
        both.addAll(line(10, Result.WIN, Odds.EVENS, 10, 20).lines());
        Settles split = () -> both;
        assertThat(Books.check(List.of(stake(10), stake(10), split)).areClear()).isTrue();
        fails(stake(10), split);
        fails(stake(21), split);
    }

    @Test
    void what_was_kept_of_a_stake_may_go_back_later_and_no_more_than_that() {
        Settles lost = line(10, Result.LOSE, null, 0, 0);
        Books books = Books.check(List.of(stake(10), lost, line(0, Result.VOID, null, 0, 10)));
        assertThat(books.moved(patron("ann"))).isEqualTo(Money.ZERO);
        fails(stake(10), lost, line(0, Result.VOID, null, 0, 11));
        fails(stake(10), lost, line(0, Result.VOID, null, 0, 10), line(0, Result.VOID, null, 0, 10));
        fails(line(0, Result.VOID, null, 0, 10));
    }

    @Test
    void a_stake_below_nothing_is_noticed() {
        fails(stake(10), stake(-11));
    }

    @Test
    void wrong_amounts_are_noticed() {
        fails(stake(10), line(10, Result.WIN, Odds.EVENS, 11, 21));
        fails(stake(10), line(10, Result.WIN, Odds.EVENS, 10, 19));
        fails(stake(10), line(10, Result.WIN, null, 10, 20));
        fails(stake(10), line(10, Result.LOSE, null, 0, 10));
        fails(stake(10), line(10, Result.LOSE, null, 0, -1));
        fails(stake(10), line(10, Result.STAND_OFF, null, 0, 9));
        fails(stake(10), line(10, Result.VOID, null, 1, 10));
        fails(stake(10), line(10, Result.LOSE, Odds.EVENS, 0, 0));
    }

    private static void fails(Object... events) {
        assertThatThrownBy(() -> Books.check(List.of(events))).isInstanceOf(AssertionError.class);
    }
}
