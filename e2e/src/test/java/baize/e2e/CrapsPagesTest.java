package baize.e2e;

import static baize.e2e.Axe.assertSound;
import static baize.e2e.Fit.assertFits;
import static baize.e2e.Fit.assertOnScreen;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The pages of Aruze Craps in every state and size. */
@Tag("browser")
@ExtendWith(Chromium.class)
class CrapsPagesTest {
    private static final Screen TABLET = new Screen(1024, 1366);

    @RegisterExtension
    final Evening evening = new Evening(TestHouse.craps());

    @Test
    void its_pages_have_no_serious_fault_in_any_state() {
        Visitor visitor = evening.guest();
        CrapsTerminal player = visitor.atTerminals("1");
        DealerPage attendant = evening.supervisorAt("1");
        assertThat(player.button("Take the terminal")).isVisible();
        assertSound(player.page(), "watching");
        player.take(3).choose(5).press("pass-line", "$5.00").press("hop-1-2", "$5.00");
        assertSound(player.page(), "wagering");
        player.page().keyboard().press("M");
        assertSound(player.page(), "purse");
        player.page().keyboard().press("M");
        attendant.closeWagers();
        assertSound(player.page(), "shooting");
        attendant.shoot("3-5").choose("A terminal fails");
        assertSound(attendant.page(), "attendant's page");
        player.settled("hop-1-2", "−$5.00", "3.9.23").page().keyboard().press("B");
        assertThat(player.page().locator(".book.open")).isVisible();
        assertSound(player.page(), "settled, with the book");
        player.page().locator("#tab-rolls").click();
        assertSound(player.page(), "rolls");
    }

    @Test
    void pages_around_it_have_no_serious_fault_and_show_its_dice() {
        Visitor visitor = evening.guest();
        visitor.atTerminals("1").take(3).choose(5).press("pass-line", "$5.00");
        evening.dealerAt("1").closeWagers().shoot("5-6");
        Page replay = visitor.open("/rounds/1-1");
        assertThat(replay.locator(".stp li").last()).containsText("Rolled 11, 5-6");
        assertThat(replay.locator(".dl svg.well")).hasAttribute("aria-label", "Dice 5-6");
        assertThat(replay.locator(".own .cl")).hasText("3.9.1.1.1");
        assertSound(replay, "replay");
        Page odds = visitor.open("/odds/craps");
        assertThat(odds.locator(".dice-sheet tr", new Page.LocatorOptions().setHasText("Place 6 or 8")))
                .containsText("1.52%");
        assertSound(odds, "odds");
        assertThat(visitor.open("/floor").locator(".tile").first()).containsText("of 8 terminals free");
        assertSound(visitor.page(), "floor");
        assertSound(evening.stranger().as(TestHouse.CASHIER).open("/staff"), "desk");
    }

    @Test
    @Rule("craps 3.9")
    void every_wager_of_the_book_has_its_place_and_its_odds() {
        CrapsTerminal player = evening.guest().atTerminals("1").take(3);
        assertThat(player.page().locator(".craps [data-area]")).hasCount(88);
        for (String place : List.of("place-to-lose-10", "lay-9", "hardway-8", "horn", "hop-2-4", "c-and-e", "big-8"))
            assertThat(player.labelled(place)).hasAttribute("aria-label", Pattern.compile("pays \\d+ to \\d+"));
        assertThat(player.labelled("place-4")).containsText("9 to 5");
        assertThat(player.labelled("hardway-4")).containsText("15 to 2");
        player.asks("come");
        player.told("Come is placed when a point is on.", "3.9.3");
    }

    @Test
    void a_phone_folds_the_layout_and_counts_the_wagers_of_each_fold() {
        CrapsTerminal phone = evening.guest(Screen.PHONE).atTerminals("1");
        assertThat(phone.button("Take the terminal")).isVisible();
        assertFits(phone.page());
        phone.take(3).choose(5);
        phone.labelled("pass-line").click();
        phone.lies("pass-line", "$5.00").page().locator("#fold-numbers").click();
        phone.press("place-6", "$5.00").page().locator("#fold-hops").click();
        phone.press("hop-3-4", "$5.00");
        assertThat(phone.page().locator("#fold-line sup")).containsText("1");
        assertThat(phone.page().locator("#fold-hops sup")).containsText("1");
        assertFits(phone.page());
        assertSound(phone.page(), "phone");
        evening.dealerAt("1").closeWagers().shoot("4-3");
        assertThat(phone.page().locator(".fold .sl.net b")).hasText(Pattern.compile("\\+\\$80\\.00"));
        assertOnScreen(phone.shoot());
        assertFits(phone.page());
    }

    @Test
    void a_tablet_keeps_the_whole_layout_with_the_tumbler_below_it() {
        CrapsTerminal tablet = evening.guest(TABLET).atTerminals("1").take(3);
        assertFits(tablet.page());
        assertOnScreen(tablet.page().locator(".cloth.craps"));
        assertOnScreen(tablet.shoot());
    }
}
