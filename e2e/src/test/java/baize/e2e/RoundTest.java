package baize.e2e;

import static baize.e2e.Fit.assertWithin;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Scenario TC-3 with clicks: the dealer holds J 8 4, which is no hand, and the player a straight. */
@Tag("browser")
@ExtendWith(Chromium.class)
class RoundTest {
    static final String TC_3 = "Js 6h 8d 7d 4c 8s";

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    @Rule({"three-card-poker 9.3.2", "three-card-poker 9.2"})
    void a_round_by_clicks_is_settled_to_the_cent_with_its_clauses() {
        TablePage table =
                evening.guest().atTable("6").sitDown(4).chipsAre("$100.00").balanceIs("$400.00");
        DealerPage dealer = evening.dealerAt("6");
        table.stakeFifteen().chipsAre("$85.00");
        dealer.noMoreBets().deal(TC_3);
        assertThat(table.ownHand()).hasAttribute("aria-label", "six of hearts, seven of diamonds, eight of spades");
        assertThat(TablePage.faces(table.page().locator(".dealer"))).hasCount(0);
        table.decide("Play $10.00");
        dealer.settle();
        assertSettled(table);
        table.chipsAre("$150.00").balanceIs("$400.00");
    }

    @Test
    @Rule({"three-card-poker 3.7", "three-card-poker 12.9", "three-card-poker 12.9.4"})
    void a_card_missing_before_the_first_card_has_the_cards_changed_and_nothing_is_void() {
        TablePage table = evening.guest().atTable("6").sitDown(4).stakeFifteen();
        DealerPage dealer = evening.dealerAt("6").noMoreBets();
        dealer.changesCards("A card is missing", "a card is missing");
        dealer.phaseIs("closed").onTheLayout("$15.00");
        table.holds("Ante", "$10.00").holds("Pair Plus", "$5.00").chipsAre("$85.00");
        dealer.deal(TC_3);
        table.decide("Play $10.00");
        dealer.settle();
        assertSettled(table);
        table.page().getByText("Replay this round").click();
        Locator step =
                table.page().locator(".stp li").filter(new Locator.FilterOptions().setHasText("A card is missing"));
        assertThat(step).containsText("nothing is void, the cards are changed");
        assertThat(step.locator(".cl")).hasText("12.9");
    }

    static void assertSettled(TablePage table) {
        SettledLine.assertDocket(
                table.docket(),
                "+$50.00",
                new SettledLine("Ante", "$10.00", "$20.00 back", "+$10.00", "win", "9.3.2"),
                new SettledLine("Play", "$10.00", "$10.00 back", "$0.00", "stand-off", "9.2"),
                new SettledLine("Ante Bonus", "", "$10.00 back", "+$10.00", "win", "9.3.2"),
                new SettledLine("Pair Plus", "$5.00", "$35.00 back", "+$30.00", "win", "9.3.2"));
    }

    @Test
    @Rule("three-card-poker 9.2")
    void a_clause_opens_its_text_and_the_replay_shows_every_step_and_the_shuffle() {
        TablePage table = evening.guest().atTable("6").sitDown(4);
        DealerPage dealer = evening.dealerAt("6");
        table.stakeFifteen();
        dealer.deal(TC_3);
        table.decide("Play $10.00");
        dealer.settle();
        Locator play = table.docket().locator("baize-line").nth(1);
        play.locator(".cl").click();
        assertThat(play.locator(".clause-open")).containsText("Three Card Poker 9.2");
        assertThat(play.locator(".clause-open")).containsText("Dealer below queen: Play wagers stand off.");
        table.page().getByText("Replay this round").click();
        assertReplayed(table.page());
    }

    private static void assertReplayed(Page page) {
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Round 6-1")))
                .isVisible();
        Locator steps = page.locator(".stp li");
        assertThat(steps.filter(new Locator.FilterOptions().setHasText("Ante $10.00, box 4")))
                .hasCount(1);
        assertThat(steps.filter(new Locator.FilterOptions().setHasText("Box 4 plays $10.00")))
                .hasCount(1);
        assertThat(steps.last()).containsText("Dealer turns: jack high");
        assertThat(steps.last()).hasAttribute("aria-current", "step");
        Locator check = page.locator("baize-replay-check");
        assertThat(check).containsText("The seed gives the seal that stood at the table before any wager.");
        assertThat(check).containsText("A member of staff entered the outcomes at a console");
        assertThat(check.locator(".tick.bad")).hasCount(0);
        assertThat(page.locator(".own .cl")).hasText(new String[] {"9.3.2", "9.2", "9.3.2", "9.3.2"});
        assertWithin(page, ".own", ".cl");
        page.keyboard().press("Home");
        assertThat(page.locator(".now")).hasText(Pattern.compile("step 1 of \\d+"));
        assertThat(page.locator(".vw")).containsText("No cards yet");
    }
}
