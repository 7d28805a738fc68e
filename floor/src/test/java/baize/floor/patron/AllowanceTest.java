package baize.floor.patron;

import static baize.floor.patron.Ann.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.*;
import baize.floor.staff.By;
import baize.floor.stream.Story;
import baize.testkit.Provoked;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class AllowanceTest {
    private static final CardIn IN = new CardIn("t-1", "blackjack");

    private static Story<PatronState, PatronCommand, PatronEvent> plays(
            Story<PatronState, PatronCommand, PatronEvent> story, String net, Duration time) {
        Instant from = story.now().minus(time);
        return story.does(new RecordPlay("t-1", money(net), time.toSeconds(), from, story.now()));
    }

    private static Story<PatronState, PatronCommand, PatronEvent> loses(
            Story<PatronState, PatronCommand, PatronEvent> story, String amount) {
        return plays(story, "-" + amount, Duration.ZERO);
    }

    private static void refused(PatronReason reason, Allowance allowance) {
        Refusal refusal = Objects.requireNonNull(allowance.refusal());
        assertThat(refusal.reason()).isEqualTo(reason);
        assertThat(refusal.rule()).isEqualTo(reason.rule());
        assertThat(allowance.allowed()).isFalse();
        Provoked.note((Enum<?>) reason);
    }

    @Test
    void without_limits_play_is_free_until_midnight_brings_another_look() {
        var story = ann();
        assertThat(allowance(story)).isEqualTo(new Allowance(null, null, sydney("2026-11-17T00:00"), null));
    }

    @Test
    void one_who_is_not_registered_does_not_play() {
        refused(PatronReason.UNREGISTERED, allowance(nobody()));
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Loss Limit\"", "caribbean-stud 16.3", "R-16"})
    void what_is_left_to_lose_is_the_limit_less_the_net_loss_and_never_below_nothing() {
        var story = ann().does(new SetLossLimit(By.PATRON, Period.DAY, money("100.00")));
        loses(story, "99.99");
        assertThat(allowance(story).lossLimitLeft()).isEqualTo(money("0.01"));
        story.does(IN).does(new CardOut("t-1", "blackjack", null));
        loses(story, "0.01");
        story.refuses(PatronReason.LOSS_LIMIT_USED_UP, "R-16", IN);
        loses(story, "50.00");
        assertThat(allowance(story).lossLimitLeft()).isEqualTo(Money.ZERO);
        plays(story, "50.01", Duration.ZERO);
        assertThat(allowance(story).lossLimitLeft()).isEqualTo(money("0.01"));
    }

    @Test
    @Rule("R-16")
    void winnings_make_room_for_losses() {
        var story = ann().does(new SetLossLimit(By.PATRON, Period.DAY, money("100.00")));
        plays(story, "50.00", Duration.ZERO);
        assertThat(allowance(story).lossLimitLeft()).isEqualTo(money("150.00"));
    }

    @Test
    @Rule({"R-11", "R-16"})
    void day_week_from_monday_and_month_are_counted_apart_and_the_least_is_left() {
        var story = ann("2026-11-28T20:00")
                .does(new SetLossLimit(By.PATRON, Period.DAY, money("100.00")))
                .does(new SetLossLimit(By.PATRON, Period.WEEK, money("150.00")))
                .does(new SetLossLimit(By.PATRON, Period.MONTH, money("180.00")));
        loses(story, "90.00");
        assertThat(allowance(story).lossLimitLeft()).isEqualTo(money("10.00"));
        loses(story.at(sydney("2026-11-29T20:00")), "20.00");
        assertThat(allowance(story).lossLimitLeft()).as("Sunday: the week").isEqualTo(money("40.00"));
        story.at(sydney("2026-11-30T00:00"));
        assertThat(allowance(story).lossLimitLeft()).as("Monday: the month").isEqualTo(money("70.00"));
        loses(story.at(sydney("2026-11-30T20:00")), "65.00");
        story.at(sydney("2026-12-01T00:00").minusNanos(1000));
        assertThat(allowance(story).lossLimitLeft()).isEqualTo(money("5.00"));
        story.at(sydney("2026-12-01T00:00"));
        assertThat(allowance(story).lossLimitLeft()).as("a new month: the week").isEqualTo(money("85.00"));
    }

    @Test
    @Rule({"R-11", "R-16"})
    void time_of_play_counts_to_the_second_and_while_it_runs() {
        var story = ann().does(new SetTimeLimit(By.PATRON, Period.DAY, Duration.ofHours(2)));
        plays(story, "0.00", Duration.ofMinutes(90));
        story.does(IN);
        assertThat(allowance(story).timeLeft()).isEqualTo(Duration.ofMinutes(30));
        assertThat(allowance(story).until()).isEqualTo(story.now().plus(Duration.ofMinutes(30)));
        story.after(Duration.ofMinutes(20));
        assertThat(allowance(story).timeLeft()).isEqualTo(Duration.ofMinutes(10));
        plays(story, "-5.00", Duration.ofMinutes(20));
        assertThat(allowance(story).timeLeft())
                .as("recorded, so no longer running")
                .isEqualTo(Duration.ofMinutes(10));
        story.after(Duration.ofMinutes(10).minusSeconds(1));
        assertThat(allowance(story).allowed()).isTrue();
        refused(PatronReason.TIME_LIMIT_USED_UP, allowance(story.after(Duration.ofSeconds(1))));
        story.does(new CardOut("t-1", "blackjack", null));
    }

    @Test
    @Rule("R-16")
    void a_used_up_time_limit_keeps_the_card_out_until_the_period_is_over() {
        var story = ann("2026-11-16T20:00").does(new SetTimeLimit(CASHIER, Period.WEEK, Duration.ofHours(1)));
        plays(story, "0.00", Duration.ofHours(1));
        story.refuses(PatronReason.TIME_LIMIT_USED_UP, IN);
        story.at(sydney("2026-11-22T23:59:59")).refuses(PatronReason.TIME_LIMIT_USED_UP, IN);
        story.at(sydney("2026-11-23T00:00")).does(IN);
    }

    @Test
    @Rule("R-11")
    void a_visit_over_midnight_counts_in_each_day_for_itself() {
        var story = ann("2026-11-16T23:00")
                .does(new SetTimeLimit(By.PATRON, Period.DAY, Duration.ofHours(2)))
                .does(IN)
                .at(sydney("2026-11-17T00:30"));
        assertThat(allowance(story).timeLeft()).isEqualTo(Duration.ofMinutes(90));
        story.does(new RecordPlay("t-1", money("-1.00"), 3600, sydney("2026-11-16T23:00"), sydney("2026-11-17T00:00")));
        assertThat(allowance(story).timeLeft()).isEqualTo(Duration.ofMinutes(90));
    }

    @Test
    @Rule("R-11")
    void a_higher_limit_holds_after_24_hours_and_the_answer_says_when_to_ask_again() {
        var story = ann("2026-11-16T02:00").does(new SetLossLimit(By.PATRON, Period.MONTH, money("100.00")));
        story.does(new SetLossLimit(By.PATRON, Period.MONTH, money("300.00")));
        Instant holds = sydney("2026-11-17T02:00");
        assertThat(allowance(story).until()).as("midnight comes first").isEqualTo(sydney("2026-11-17T00:00"));
        story.at(sydney("2026-11-17T00:00"));
        assertThat(allowance(story).until()).isEqualTo(holds);
        assertThat(allowance(story.at(holds.minusNanos(1000))).lossLimitLeft()).isEqualTo(money("100.00"));
        assertThat(allowance(story.at(holds)).lossLimitLeft()).isEqualTo(money("300.00"));
        story.does(new SetLossLimit(By.PATRON, Period.MONTH, null)).after(Duration.ofHours(24));
        assertThat(allowance(story).lossLimitLeft()).isNull();
    }

    @Test
    @Rule("R-11")
    void time_limits_change_by_the_same_rule_and_within_a_month() {
        var story = ann().does(new SetTimeLimit(By.PATRON, Period.DAY, Duration.ofHours(2)))
                .does(new SetTimeLimit(By.PATRON, Period.DAY, Duration.ofHours(3)))
                .does(new WithdrawLimitChange(By.PATRON, PlayLimits.Kind.TIME, Period.DAY));
        assertThat(allowance(story.after(Duration.ofHours(25))).timeLeft()).isEqualTo(Duration.ofHours(2));
        story.refuses(
                PatronReason.NO_CHANGE_PENDING, new WithdrawLimitChange(By.PATRON, PlayLimits.Kind.LOSS, Period.DAY));
        story.refuses(PatronReason.NO_SUCH_LIMIT, new SetTimeLimit(By.PATRON, Period.WEEK, null));
        story.refuses(PatronReason.TIME_OUT_OF_RANGE, new SetTimeLimit(By.PATRON, Period.WEEK, Duration.ofSeconds(-1)));
        story.refuses(
                PatronReason.TIME_OUT_OF_RANGE,
                new SetTimeLimit(By.PATRON, Period.MONTH, Duration.ofDays(31).plusSeconds(1)));
        story.does(new SetTimeLimit(By.PATRON, Period.MONTH, Duration.ofDays(31)));
        story.does(new SetTimeLimit(By.PATRON, Period.WEEK, Duration.ZERO));
        refused(PatronReason.TIME_LIMIT_USED_UP, allowance(story));
    }

    @Test
    @Rule("R-11")
    void play_is_put_down_to_one_day_and_in_order() {
        var story = ann("2026-11-17T00:10");
        Instant midnight = sydney("2026-11-17T00:00");
        Instant before = midnight.minusSeconds(60);
        story.refuses(
                PatronReason.SPAN_OVER_MIDNIGHT,
                new RecordPlay("t-1", money("1.00"), 61, before, midnight.plusSeconds(1)));
        story.refuses(PatronReason.SPAN_OUT_OF_ORDER, new RecordPlay("t-1", money("1.00"), 61, before, midnight));
        story.refuses(PatronReason.SPAN_OUT_OF_ORDER, new RecordPlay("t-1", money("1.00"), -1, before, midnight));
        story.refuses(PatronReason.SPAN_OUT_OF_ORDER, new RecordPlay("t-1", money("1.00"), 0, midnight, before));
        story.refuses(
                PatronReason.SPAN_OUT_OF_ORDER,
                new RecordPlay("t-1", money("1.00"), 0, midnight, story.now().plusSeconds(1)));
        story.does(new RecordPlay("t-1", money("-1.00"), 60, before, midnight));
        story.does(new RecordPlay("t-2", money("3.00"), 5, midnight, midnight.plusSeconds(5)));
        assertThat(known(story).play().netLoss(Period.DAY, Sydney.day(before))).isEqualTo(money("1.00"));
        assertThat(known(story).play().netLoss(Period.DAY, Sydney.day(midnight)))
                .isEqualTo(money("-3.00"));
        assertThat(known(story).play().time(Period.WEEK, Sydney.day(midnight))).isEqualTo(Duration.ofSeconds(65));
    }

    @Test
    @Rule("R-16")
    void days_are_kept_for_62_days_and_then_forgotten() {
        var story = loses(ann("2026-08-01T12:00"), "7.00");
        loses(story.at(sydney("2026-10-02T23:59")), "1.00");
        assertThat(known(story).play().days()).hasSize(2);
        loses(story.at(sydney("2026-10-03T00:00")), "1.00");
        assertThat(known(story).play().days().keySet()).doesNotContain(Sydney.day(sydney("2026-08-01T12:00")));
        assertThat(known(story).play().days()).hasSize(2);
    }
}
