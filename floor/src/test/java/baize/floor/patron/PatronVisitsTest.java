package baize.floor.patron;

import static baize.floor.patron.Ann.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.*;
import baize.floor.patron.PatronEvent.*;
import baize.floor.staff.By;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class PatronVisitsTest {
    private static final LocalDate MONDAY = LocalDate.parse("2026-11-16");

    @Test
    @Rule({"caribbean-stud 16.1", "blackjack 18.1", "craps 3.13"})
    void a_card_is_in_at_most_one_table() {
        var story = ann().does(new CardIn("t-1", "blackjack"));
        assertThat(story.refuses(PatronReason.CARD_IN_ELSEWHERE, "craps 3.13", new CardIn("t-2", "craps"))
                        .detail())
                .contains("t-1");
        story.refuses(PatronReason.CARD_IN_ELSEWHERE, "blackjack 18.1", new CardIn("t-1", "blackjack"));
        story.does(new CardOut("t-1", "blackjack", null)).does(new CardIn("t-2", "craps"));
    }

    @Test
    @Rule({"caribbean-stud 5.1", "blackjack 5.1", "craps 3.13", "R-13", "R-16"})
    void a_refusal_at_a_game_is_by_its_own_book_or_by_the_ruling_for_those_that_say_nothing() {
        var without = ann().does(new ReportCardLost(By.PATRON));
        without.refuses(PatronReason.NO_PLAYER_CARD, "caribbean-stud 5.1", new CardIn("t-2", "caribbean-stud"));
        without.refuses(PatronReason.NO_PLAYER_CARD, "blackjack 5.1", new CardIn("t-2", "blackjack"));
        without.refuses(PatronReason.NO_PLAYER_CARD, "craps 3.13", new CardIn("t-2", "craps"));
        without.refuses(PatronReason.NO_PLAYER_CARD, "R-13", new CardIn("t-2", "three-card-poker"));
        without.refuses(PatronReason.NO_PLAYER_CARD, "R-13", new CardIn("t-2", "bingo"));
        var elsewhere = ann().does(new CardIn("t-1", "blackjack"));
        elsewhere.refuses(PatronReason.CARD_IN_ELSEWHERE, "blackjack 18.1", new CardIn("t-2", "blackjack"));
        elsewhere.refuses(PatronReason.CARD_IN_ELSEWHERE, "R-13", new CardIn("t-2", "bingo"));
        ann().refuses(PatronReason.NOT_AT_TABLE, "R-13", new ToTable("t-1", money("10.00")));
    }

    @Test
    void a_card_comes_out_where_it_is_in() {
        var story = ann();
        story.refuses(PatronReason.NOT_AT_TABLE, "blackjack 5.1", new CardOut("t-1", "blackjack", null));
        story.does(new CardIn("t-1", "blackjack"));
        story.refuses(PatronReason.NOT_AT_TABLE, "blackjack 5.1", new CardOut("t-2", "blackjack", null));
        story.refuses(PatronReason.NOT_AT_TABLE, "craps 3.13", new CardOut("t-1", "craps", null));
    }

    @Test
    @Rule({"caribbean-stud 5.1", "blackjack 5.1", "craps 3.13", "R-13"})
    void nobody_plays_without_a_valid_card() {
        var story = ann().does(new ReportCardLost(By.PATRON));
        story.refuses(PatronReason.NO_PLAYER_CARD, "blackjack 5.1", new CardIn("t-1", "blackjack"));
        story.does(new IssueCard(CASHIER, "C-2")).does(new CardIn("t-1", "blackjack"));
    }

    @Test
    @Rule({"caribbean-stud 5.1", "R-13"})
    void a_card_lost_during_a_visit_ends_the_buying_of_chips() {
        var story = ann().does(new Deposit(CASHIER, money("10.00"), Means.CASH)).does(new CardIn("t-1", "blackjack"));
        story.does(new ReportCardLost(By.PATRON));
        story.refuses(PatronReason.NO_PLAYER_CARD, "blackjack 5.1", new ToTable("t-1", money("10.00")));
        story.does(new CardOut("t-1", "blackjack", null));
    }

    @Test
    @Rule({"three-card-poker 12.10", "R-55"})
    void a_warning_goes_with_the_patron_from_table_to_table_of_the_game() {
        var story = ann().does(new CardIn("t-1", "three-card-poker"));
        assertThat(story.last()).isEqualTo(new CardInserted("t-1", "three-card-poker", null));
        story.does(new CardOut("t-1", "three-card-poker", MONDAY));
        story.does(new CardIn("t-3", "blackjack"));
        assertThat(story.last()).isEqualTo(new CardInserted("t-3", "blackjack", null));
        story.does(new CardOut("t-3", "blackjack", null)).does(new CardIn("t-2", "three-card-poker"));
        assertThat(story.last()).isEqualTo(new CardInserted("t-2", "three-card-poker", MONDAY));
    }

    @Test
    @Rule({"three-card-poker 12.10", "R-55"})
    void a_table_that_remembers_less_takes_no_warning_away() {
        var story = ann();
        for (LocalDate warned : new LocalDate[] {MONDAY, null, MONDAY.minusDays(1)})
            story.does(new CardIn("t-1", "three-card-poker")).does(new CardOut("t-1", "three-card-poker", warned));
        assertThat(known(story).visits().warned("three-card-poker")).isEqualTo(MONDAY);
        story.does(new CardIn("t-1", "three-card-poker"))
                .does(new CardOut("t-1", "three-card-poker", MONDAY.plusDays(1)));
        assertThat(known(story).visits().warned("three-card-poker")).isEqualTo(MONDAY.plusDays(1));
    }
}
