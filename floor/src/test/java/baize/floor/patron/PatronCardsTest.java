package baize.floor.patron;

import static baize.floor.patron.Ann.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.*;
import baize.floor.patron.PatronEvent.*;
import baize.floor.staff.By;
import org.junit.jupiter.api.Test;

class PatronCardsTest {
    @Test
    void nobody_is_registered_twice() {
        var story = ann();
        assertThat(known(story).name()).isEqualTo("Ann Example");
        story.refuses(PatronReason.ALREADY_REGISTERED, new Register(CASHIER, ANN, "Ann Again", true));
    }

    @Test
    void nothing_can_be_asked_about_nobody() {
        nobody().refuses(PatronReason.UNREGISTERED, new Deposit(CASHIER, money("10.00"), Means.CASH));
        nobody().refuses(PatronReason.UNREGISTERED, new CardIn("t-1", "blackjack"));
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Player Card\"", "craps 1.1 \"Player Card\"", "blackjack 1.1 \"Player Card\""})
    void a_patron_has_at_most_one_valid_card() {
        var story = ann();
        assertThat(known(story).cards().valid()).isEqualTo("C-1");
        assertThat(story.refuses(PatronReason.CARD_ALREADY_VALID, new IssueCard(CASHIER, "C-2"))
                        .detail())
                .contains("C-1");
        story.does(new CancelCard(CASHIER));
        assertThat(story.last()).isEqualTo(new CardCancelled("C-1", false));
        story.does(new IssueCard(GAMING_SUPERVISOR, "C-2"));
        assertThat(known(story).cards().valid()).isEqualTo("C-2");
    }

    @Test
    @Rule({"caribbean-stud 16.1", "blackjack 18.1"})
    void a_card_once_cancelled_is_never_issued_again() {
        var story = ann().does(new ReportCardLost(By.PATRON));
        assertThat(story.last()).isEqualTo(new CardCancelled("C-1", true));
        story.refuses(PatronReason.CARD_CANCELLED, new IssueCard(CASHIER, "C-1"));
        story.refuses(PatronReason.NO_PLAYER_CARD, new CancelCard(CASHIER));
        story.refuses(PatronReason.NO_PLAYER_CARD, new ReportCardLost(By.PATRON));
    }

    @Test
    @Rule("bingo 3.1")
    void membership_is_granted_and_ended() {
        var story = ann();
        story.refuses(PatronReason.MEMBERSHIP_UNCHANGED, new ChangeMembership(CASHIER, false));
        story.does(new ChangeMembership(CASHIER, true));
        assertThat(known(story).member()).isTrue();
        story.refuses(PatronReason.MEMBERSHIP_UNCHANGED, new ChangeMembership(CASHIER, true));
        story.does(new ChangeMembership(CASHIER, false));
        assertThat(known(story).member()).isFalse();
    }

    @Test
    @Rule("bingo 3.1")
    void one_may_be_a_member_from_the_first_day() {
        var story = nobody().does(new Register(GAMING_MANAGER, ANN, "Ann", true));
        assertThat(known(story).member()).isTrue();
        assertThat(story.replayed()).isEqualTo(story.state());
    }
}
