package baize.floor.patron;

import static baize.floor.patron.Ann.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.*;
import baize.floor.staff.By;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatronStandingTest {
    private static final CardIn IN = new CardIn("t-1", "craps");

    @Test
    @Rule("caribbean-stud 16.4")
    void a_pause_for_a_day_ends_at_the_same_time_of_the_next_day() {
        var story = ann("2026-04-04T20:00").does(new TakePause(By.PATRON, Pause.DAY));
        Instant end = sydney("2026-04-05T20:00");
        assertThat(known(story).standing().pausedUntil()).isEqualTo(end);
        story.refuses(PatronReason.ON_A_PAUSE, IN);
        story.at(end.minusNanos(1000)).refuses(PatronReason.ON_A_PAUSE, IN);
        assertThat(allowance(story).until()).isEqualTo(end);
        story.at(end).does(IN);
        assertThat(known(story).standing().pausedUntil()).isNull();
    }

    @Test
    @Rule("caribbean-stud 16.4")
    void a_pause_is_made_longer_and_never_shorter() {
        var story = ann().does(new TakePause(CASINO_SUPERVISOR, Pause.DAY));
        story.refuses(PatronReason.PAUSE_NOT_LONGER, new TakePause(By.PATRON, Pause.DAY));
        story.does(new TakePause(By.PATRON, Pause.MONTH));
        assertThat(known(story).standing().pausedUntil()).isEqualTo(sydney("2026-12-16T20:00"));
        story.refuses(PatronReason.PAUSE_NOT_LONGER, new TakePause(GAMING_MANAGER, Pause.DAY));
    }

    @Test
    @Rule("caribbean-stud 16.4")
    void a_break_lasts_until_the_next_loss_limit_starts_anew() {
        var story = ann("2026-11-18T20:00");
        story.refuses(PatronReason.NO_LOSS_LIMIT, new TakePause(CASINO_SUPERVISOR, Pause.BREAK));
        story.does(new SetLossLimit(By.PATRON, Period.MONTH, money("500.00")))
                .does(new SetLossLimit(By.PATRON, Period.WEEK, money("200.00")))
                .does(new TakePause(CASINO_SUPERVISOR, Pause.BREAK));
        assertThat(known(story).standing().pausedUntil()).isEqualTo(sydney("2026-11-23T00:00"));
    }

    @Test
    @Rule({"craps 7.7.3", "caribbean-stud 16.8.3", "blackjack 18.4.3", "three-card-poker 14.3.3"})
    void an_excluded_patron_does_not_play_until_a_gaming_manager_lifts_it() {
        var story = ann().does(new Exclude(CASINO_SUPERVISOR, "calculating device"));
        story.refuses(PatronReason.EXCLUDED, IN);
        story.refuses(PatronReason.ALREADY_IN_FORCE, new Exclude(CASINO_SUPERVISOR, "again"));
        story.refuses(PatronReason.WRONG_ROLE, "R-24", new LiftExclusion(CASINO_SUPERVISOR, "forgiven"));
        story.does(new LiftExclusion(GAMING_MANAGER, "forgiven")).does(IN);
        story.refuses(PatronReason.NOT_IN_FORCE, new LiftExclusion(GAMING_MANAGER, "forgiven"));
    }

    @Test
    @Rule({"craps 7.7.2", "caribbean-stud 16.8.2", "blackjack 18.4.2", "three-card-poker 14.3.2"})
    void one_may_be_out_of_one_game_and_play_another() {
        var story = ann().does(new BarFromGame(CASINO_SUPERVISOR, "craps", "dice thrown at the dealer"));
        story.refuses(PatronReason.BARRED_FROM_GAME, IN);
        story.refuses(PatronReason.ALREADY_IN_FORCE, new BarFromGame(CASINO_SUPERVISOR, "craps", "again"));
        story.does(new CardIn("t-2", "blackjack")).does(new CardOut("t-2", "blackjack", null));
        story.does(new LiftBar(CASINO_SUPERVISOR, "craps")).does(IN);
        story.refuses(PatronReason.NOT_IN_FORCE, new LiftBar(CASINO_SUPERVISOR, "craps"));
    }

    @Test
    @Rule("three-card-poker 12.11.2")
    void those_suspected_of_playing_together_are_kept_apart() {
        var story = ann().does(new KeepApart(CASINO_SUPERVISOR, BEN, "signals"));
        assertThat(known(story).standing().apart()).containsExactly(BEN);
        story.refuses(PatronReason.ALREADY_IN_FORCE, new KeepApart(CASINO_SUPERVISOR, BEN, "signals"));
        story.refuses(PatronReason.ALREADY_IN_FORCE, new KeepApart(CASINO_SUPERVISOR, ANN, "herself"));
        story.does(new LiftApart(CASINO_SUPERVISOR, BEN));
        story.refuses(PatronReason.NOT_IN_FORCE, new LiftApart(CASINO_SUPERVISOR, BEN));
    }

    @Test
    void where_several_reasons_apply_the_first_is_given() {
        var story = ann("2026-11-16T20:00")
                .does(new SetLossLimit(By.PATRON, Period.DAY, money("0.00")))
                .does(new SetTimeLimit(By.PATRON, Period.DAY, Duration.ZERO))
                .does(new TakePause(By.PATRON, Pause.DAY))
                .does(new BarFromGame(CASINO_SUPERVISOR, "craps", "dice"))
                .does(new Exclude(CASINO_SUPERVISOR, "dice"))
                .does(new CancelCard(CASHIER));
        story.refuses(PatronReason.NO_PLAYER_CARD, "craps 3.13", IN);
        story.does(new IssueCard(CASHIER, "C-2")).refuses(PatronReason.EXCLUDED, IN);
        story.does(new LiftExclusion(GAMING_MANAGER, "forgiven")).refuses(PatronReason.BARRED_FROM_GAME, IN);
        story.does(new LiftBar(GAMING_MANAGER, "craps")).refuses(PatronReason.ON_A_PAUSE, IN);
        story.at(sydney("2026-11-17T20:00")).refuses(PatronReason.TIME_LIMIT_USED_UP, IN);
        story.does(new SetTimeLimit(By.PATRON, Period.DAY, null)).at(sydney("2026-11-18T20:00"));
        story.refuses(PatronReason.LOSS_LIMIT_USED_UP, "R-16", IN);
    }

    @Test
    @Rule("R-24")
    void each_command_is_for_those_whom_the_table_names() {
        assertAllowed(
                new Register(By.HOUSE, ANN, "Ann", false),
                "gaming-supervisor casino-supervisor gaming-manager cashier");
        var story = ann();
        story.refuses(PatronReason.WRONG_ROLE, "caribbean-stud 16.4", new TakePause(By.PATRON, Pause.BREAK));
        story.refuses(PatronReason.WRONG_ROLE, "caribbean-stud 16.4", new TakePause(GAMING_SUPERVISOR, Pause.MONTH));
        story.refuses(PatronReason.WRONG_ROLE, "craps 7.7.3", new Exclude(GAMING_SUPERVISOR, "x"));
        story.refuses(PatronReason.WRONG_ROLE, "R-24", new Withdraw(By.PATRON, money("1.00")));
        story.refuses(
                PatronReason.WRONG_ROLE,
                "caribbean-stud 1.1 \"Deposit Limit\"",
                new Deposit(By.PATRON, money("1.00"), Means.CASH));
        story.refuses(
                PatronReason.WRONG_ROLE,
                "caribbean-stud 1.1 \"Deposit Limit\"",
                new Deposit(By.PATRON, money("1.00"), Means.EFTPOS));
        story.refuses(PatronReason.WRONG_ROLE, "bingo 3.1", new ChangeMembership(By.PATRON, true));
        story.refuses(PatronReason.WRONG_ROLE, "craps 7.7.2", new BarFromGame(CASHIER, "craps", "x"));
        story.refuses(PatronReason.WRONG_ROLE, "three-card-poker 12.11.2", new KeepApart(CASHIER, BEN, "x"));
    }

    private static void assertAllowed(Asked command, String ids) {
        List<String> allowed = By.all().stream()
                .filter(PatronMachine.duty(command)::mayBeDoneBy)
                .map(By::id)
                .toList();
        assertThat(allowed).containsExactlyInAnyOrder(ids.split(" "));
    }
}
