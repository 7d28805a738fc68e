package baize.floor.patron;

import static baize.floor.patron.Ann.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Decision;
import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.*;
import baize.floor.staff.By;
import baize.floor.stream.Story;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class DepositLimitTest {
    private static Story<PatronState, PatronCommand, PatronEvent> limited(String local, String most) {
        return ann(local).does(new SetDepositLimit(By.PATRON, money(most)));
    }

    private static Deposit cash(String amount) {
        return new Deposit(CASHIER, money(amount), Means.CASH);
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Deposit Limit\"", "caribbean-stud 1.1 \"Gaming Limit\""})
    void a_deposit_up_to_the_limit_is_taken_and_a_cent_more_is_not() {
        var story = limited("2026-11-16T20:00", "1000.00").does(cash("400.00"));
        var refusal = story.refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("600.01"));
        assertThat(refusal.detail()).startsWith("600.00 is left");
        story.does(cash("600.00"));
        story.refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("0.01"));
    }

    @Test
    @Rule("caribbean-stud 1.1 \"Deposit Limit\"")
    void all_means_count_and_only_what_comes_from_outside() {
        var story = limited("2026-11-16T20:00", "100.00")
                .does(new Deposit(By.PATRON, money("50.00"), Means.DEBIT_CARD))
                .does(new Deposit(CASHIER, money("50.00"), Means.EFTPOS));
        story.refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, new Deposit(By.PATRON, money("0.01"), Means.TRANSFER));
        story.does(new RedeemTicket(CASHIER, TICKET, money("500.00"))).does(new FromTable("t-1", money("500.00")));
        assertThat(wallet(story)).isEqualTo(money("1100.00"));
    }

    @Test
    @Rule("caribbean-stud 1.1 \"Deposit Limit\"")
    void taking_money_out_makes_no_room() {
        var story = limited("2026-11-16T20:00", "100.00").does(cash("100.00"));
        story.does(new Withdraw(CASHIER, money("100.00")));
        story.refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("0.01"));
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Deposit Limit\"", "R-11"})
    void lm_6_the_day_on_which_clocks_go_back_has_25_hours_and_one_limit() {
        var story = limited("2026-04-04T23:00", "1000.00")
                .at(sydney("2026-04-05T00:00"))
                .does(cash("999.99"));
        assertThat(Duration.between(sydney("2026-04-05T00:00"), sydney("2026-04-06T00:00")))
                .isEqualTo(Duration.ofHours(25));
        Instant before = Instant.parse("2026-04-04T15:30:00Z");
        story.at(before).refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("0.02"));
        story.at(before.plus(Duration.ofHours(1))).refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("0.02"));
        story.does(cash("0.01"));
        story.at(sydney("2026-04-05T00:00").plus(Duration.ofHours(24)))
                .refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("0.01"));
        story.at(sydney("2026-04-06T00:00").minusNanos(1000))
                .refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("0.01"));
        story.at(sydney("2026-04-06T00:00")).does(cash("1000.00"));
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Deposit Limit\"", "R-11"})
    void lm_6_the_day_on_which_clocks_go_forward_has_23_hours_and_one_limit() {
        Instant midnight = sydney("2026-10-04T00:00");
        var story = limited("2026-10-03T23:00", "1000.00").at(midnight).does(cash("1000.00"));
        story.at(midnight.plus(Duration.ofHours(23)).minusNanos(1000))
                .refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("0.01"));
        story.at(midnight.plus(Duration.ofHours(23))).does(cash("1000.00"));
        assertThat(story.now()).isEqualTo(sydney("2026-10-05T00:00"));
    }

    @Test
    @Rule("R-11")
    void a_clock_set_back_over_midnight_makes_no_room() {
        var story = limited("2026-11-16T20:00", "100.00")
                .at(sydney("2026-11-17T00:00"))
                .does(cash("100.00"));
        PatronMachine machine = new PatronMachine();
        Instant back = sydney("2026-11-16T23:59");
        assertThat(machine.decide(story.state(), cash("0.01"), back)).isInstanceOf(Decision.Refused.class);
    }

    @Test
    @Rule("R-11")
    void a_lower_limit_holds_at_once_and_a_higher_one_after_24_elapsed_hours() {
        var story = limited("2026-04-04T20:00", "100.00");
        story.does(new SetDepositLimit(CASHIER, money("40.00")));
        story.refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("40.01"));
        story.does(new SetDepositLimit(By.PATRON, money("500.00")));
        Instant holds = story.now().plus(Duration.ofHours(24));
        assertThat(known(story).limits().deposit())
                .isEqualTo(new Bound<>(money("40.00"), new Bound.Change<>(money("500.00"), holds)));
        story.at(holds.minusNanos(1000)).refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("40.01"));
        story.at(holds).does(cash("500.00"));
        assertThat(story.now()).isEqualTo(sydney("2026-04-05T19:00"));
        assertThat(known(story).limits().deposit()).isEqualTo(new Bound<>(money("500.00"), null));
    }

    @Test
    @Rule("R-11")
    void a_limit_is_taken_away_after_24_hours_unless_that_is_withdrawn() {
        var story = limited("2026-11-16T20:00", "100.00").does(new SetDepositLimit(By.PATRON, null));
        story.does(new WithdrawLimitChange(By.PATRON, PlayLimits.Kind.DEPOSIT, Period.DAY));
        story.after(Duration.ofHours(24)).refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("100.01"));
        story.refuses(
                PatronReason.NO_CHANGE_PENDING,
                new WithdrawLimitChange(By.PATRON, PlayLimits.Kind.DEPOSIT, Period.DAY));
        story.does(new SetDepositLimit(By.PATRON, null))
                .after(Duration.ofHours(24))
                .does(cash("100.01"));
        story.refuses(PatronReason.NO_SUCH_LIMIT, new SetDepositLimit(By.PATRON, null));
    }

    @Test
    @Rule("R-11")
    void a_change_whose_time_has_come_cannot_be_withdrawn() {
        var story = limited("2026-11-16T20:00", "100.00").does(new SetDepositLimit(By.PATRON, money("200.00")));
        story.refuses(
                PatronReason.NO_CHANGE_PENDING,
                new WithdrawLimitChange(By.PATRON, PlayLimits.Kind.DEPOSIT, Period.WEEK));
        story.after(Duration.ofHours(24))
                .refuses(
                        PatronReason.NO_CHANGE_PENDING,
                        new WithdrawLimitChange(By.PATRON, PlayLimits.Kind.DEPOSIT, Period.DAY));
    }

    @Test
    void a_second_thought_starts_the_24_hours_anew_and_a_lower_limit_ends_them() {
        var story = limited("2026-11-16T20:00", "100.00").does(new SetDepositLimit(By.PATRON, money("200.00")));
        story.after(Duration.ofHours(23)).does(new SetDepositLimit(By.PATRON, money("150.00")));
        story.after(Duration.ofHours(23)).refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("100.01"));
        story.does(new SetDepositLimit(By.PATRON, money("100.00")));
        story.after(Duration.ofDays(2)).refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("100.01"));
    }

    @Test
    void a_limit_of_nothing_is_a_limit_and_one_below_is_none() {
        var story = limited("2026-11-16T20:00", "0.00");
        story.refuses(PatronReason.DEPOSIT_LIMIT_EXCEEDED, cash("0.01"));
        story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new SetDepositLimit(By.PATRON, money("-0.01")));
        story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new SetDepositLimit(By.PATRON, money("1000000000.01")));
        story.does(new SetDepositLimit(By.PATRON, money("1000000000.00")));
    }
}
