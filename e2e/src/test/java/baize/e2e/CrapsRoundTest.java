package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baize.core.rule.Rule;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Rounds of Aruze Craps at the terminals, with dice that an attendant enters and with dice of the house. */
@Tag("browser")
@ExtendWith(Chromium.class)
class CrapsRoundTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.craps());

    private CrapsTerminal seated(int terminal) {
        return evening.guest().atTerminals("1").take(terminal);
    }

    @Test
    @Rule({"craps 3.9.1.2.2", "craps 3.11", "craps 1.1 \"Come Out Roll\"", "R-80"})
    void a_shooters_turn_goes_from_the_come_out_roll_by_a_point_to_a_seven_out_and_the_dice_pass() {
        CrapsTerminal first = seated(3).choose(5).press("pass-line", "$5.00").press("pass-line", "$10.00");
        CrapsTerminal second = seated(5).choose(5).press("pass-line", "$5.00");
        first.puckIs("OFF").shooterIs("You are the shooter");
        DealerPage attendant = evening.dealerAt("1").closeWagers().shoot("3-5");
        first.lastRoll("8", "3-5").puckIs("ON");
        assertThat(first.page().locator(".number.on")).hasText("8");
        attendant.closeWagers().shoot("2-2");
        first.lastRoll("4", "2-2").creditsAre("$90.00").puckIs("ON");
        attendant.closeWagers().shoot("4-3");
        first.lastRoll("7", "4-3")
                .puckIs("OFF")
                .settled("pass-line", "−$10.00", "3.9.1.2.2")
                .netIs("−$10.00");
        second.settled("pass-line", "−$5.00", "3.9.1.2.2").creditsAre("$95.00");
        first.press("pass-line", "$5.00");
        second.press("pass-line", "$5.00").shooterIs("You are the shooter");
        assertThat(first.page().locator(".terminals .shooter")).containsText("5");
    }

    @Test
    @Rule({"craps 3.9.2", "craps 3.9.2.1", "craps 3.9.2.2", "craps 3.9.1.1.2", "R-69"})
    void odds_are_taken_on_the_point_up_to_twice_the_line_and_paid_with_it() {
        CrapsTerminal player = seated(3).choose(5).press("pass-line", "$5.00").press("pass-line", "$10.00");
        DealerPage attendant = evening.dealerAt("1").closeWagers().shoot("4-2");
        player.puckIs("ON").choose(25).area("odds-6").click();
        player.told("Odds 6 takes $20.00 more at most.", "3.9.2.1").choose(5);
        for (String lies : new String[] {"$5.00", "$10.00", "$15.00", "$20.00"}) player.press("odds-6", lies);
        player.creditsAre("$70.00").asks("odds-6");
        player.told("Odds 6 $20.00 is the most there.", "3.9.2.1");
        attendant.closeWagers().shoot("5-1");
        player.puckIs("OFF")
                .settled("pass-line", "+$10.00", "3.9.1.1.2")
                .settled("odds-6", "+$24.00", "3.9.2.2")
                .netIs("+$34.00")
                .creditsAre("$134.00");
    }

    @Test
    @Rule({"craps 3.9.8", "craps 3.5.1.1", "craps 3.5.1.2", "craps 3.9.1", "R-71"})
    void wagers_are_placed_moved_and_taken_back_by_keys_and_a_commission_is_named() {
        CrapsTerminal player = seated(3);
        player.page().keyboard().press("2");
        player.page().keyboard().press("L");
        player.page().keyboard().press("Enter");
        player.lies("pass-line", "$5.00").area("buy-4").click();
        player.told("Buy 4: commission $0.25 on top.", "3.9.8").creditsAre("$89.75");
        player.page().keyboard().press("V");
        player.area("buy-4").click();
        player.area("place-4").click();
        player.lies("place-4", "$5.00").lies("buy-4", "empty").creditsAre("$90.00");
        player.page().keyboard().press("V");
        player.labelled("place-4").focus();
        player.page().keyboard().press("ArrowRight");
        assertThat(player.labelled("buy-5")).isFocused();
        player.page().keyboard().press("Enter");
        player.lies("buy-5", "$5.00").page().keyboard().press("Backspace");
        player.lies("buy-5", "empty").creditsAre("$90.00").page().keyboard().press("U");
        player.lies("buy-5", "$5.00").page().keyboard().press("C");
        player.lies("pass-line", "empty").creditsAre("$100.00");
    }

    @Test
    @Rule("craps 3.5.1.1")
    void what_was_undone_is_cleared_too_while_the_page_still_has_an_older_view() {
        Visitor guest = evening.guest();
        LateViews line = new LateViews(guest.page());
        CrapsTerminal player = guest.atTerminals("1").take(3).choose(5).press("field", "$5.00");
        player.creditsAre("$95.00").labelled("field").focus();
        player.page().keyboard().press("Backspace");
        player.lies("field", "empty").creditsAre("$100.00");
        line.begin();
        player.page().keyboard().press("U");
        line.answered(1);
        player.lies("field", "$5.00").creditsAre("$95.00").page().keyboard().press("C");
        line.answered(2);
        player.lies("field", "empty").creditsAre("$100.00");
        assertEquals(
                "100.00", guest.get("/api/tables/1").path("view").path("chips").asString());
    }

    @Test
    @Rule("craps 3.9.2.1")
    void odds_that_are_full_say_so_while_the_page_still_has_an_older_view() {
        Visitor guest = evening.guest();
        LateViews line = new LateViews(guest.page());
        CrapsTerminal player = guest.atTerminals("1").take(3).choose(5).press("pass-line", "$5.00");
        evening.dealerAt("1").closeWagers().shoot("4-2");
        player.puckIs("ON").press("odds-6", "$5.00");
        line.begin();
        player.press("odds-6", "$10.00");
        line.answered(1);
        player.creditsAre("$85.00").asks("odds-6").told("Odds 6 $10.00 is the most there.", "3.9.2.1");
    }

    @Test
    @Rule({"craps 3.9.1", "craps 3.9.16", "R-66"})
    void a_pass_line_stays_when_the_layout_is_cleared_and_a_decided_wager_is_repeated() {
        CrapsTerminal player = seated(3).choose(5).press("pass-line", "$5.00").press("field", "$5.00");
        evening.dealerAt("1").closeWagers().shoot("4-2");
        player.settled("field", "−$5.00", "3.9.16").page().keyboard().press("R");
        player.lies("field", "$5.00").page().keyboard().press("C");
        player.lies("field", "empty").lies("pass-line", "$5.00").told("Pass Line stays until it is decided.", "3.9.1");
    }

    @Test
    @Rule({"craps 6.4.1", "craps 1.1 \"Cocked Dice\"", "R-77"})
    void cocked_dice_are_no_result_and_what_was_wagered_for_them_goes_back() {
        CrapsTerminal player = seated(3).choose(5).press("field", "$5.00").creditsAre("$95.00");
        evening.dealerAt("1").closeWagers().shoot("cocked");
        assertThat(player.page().locator(".on-edge")).isVisible();
        assertThat(player.page().locator(".no-roll")).containsText("No result");
        player.lies("field", "empty").creditsAre("$100.00");
    }

    @Test
    @Rule({"craps 3.11", "craps 3.11.1", "craps 3.12"})
    void the_shooter_presses_the_button_and_the_dice_of_the_house_fall() {
        CrapsTerminal player = evening.guest().atTerminals("2").take(4);
        assertThat(player.shoot()).isDisabled();
        player.choose(5).press("pass-line", "$5.00");
        assertThat(player.page().locator("baize-countdown").first()).isAttached();
        assertThat(player.shoot()).isEnabled();
        player.shoot().click();
        assertThat(player.page().locator(".last b")).hasText(Pattern.compile("\\d+"));
        assertThat(player.page().locator(".side svg.well")).hasAttribute("aria-label", Pattern.compile("Dice \\d-\\d"));
    }
}
