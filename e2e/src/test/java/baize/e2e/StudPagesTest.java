package baize.e2e;

import static baize.e2e.Axe.assertSound;
import static baize.e2e.Fit.assertFits;
import static baize.e2e.Fit.assertOnScreen;
import static baize.e2e.Fit.assertWithin;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The second game's pages for everyone: with axe, on a phone, without a pointer. */
@Tag("browser")
@ExtendWith(Chromium.class)
class StudPagesTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.stud());

    @Test
    void its_pages_have_no_serious_fault_in_any_state() {
        Visitor player = evening.guest();
        StudTable stud = new StudTable(player.atTable("1"));
        DealerPage dealer = evening.supervisorAt("1");
        assertThat(stud.table().button("Sit down")).isVisible();
        assertSound(stud.page(), "watching");
        stud.table().sitDown(4);
        stud.ante(0, "$90.00").jackpot();
        assertSound(stud.page(), "wagering");
        dealer.deal(StudTable.TENS + " " + StudTable.FLUSH).choose("A card of the dealer’s hand exposed");
        assertSound(dealer.page(), "dealer's page");
        assertThat(stud.table().offer("Bet $20.00")).isVisible();
        assertSound(stud.page(), "deciding");
        stud.table().decide("Bet $20.00");
        dealer.settle();
        assertThat(stud.table().docket().locator(".sum")).isVisible();
        assertSound(stud.page(), "settled");
        for (String path :
                List.of("/floor", "/jackpots", "/jackpots/grand", "/odds/caribbean-stud?table=1", "/rounds/1-1"))
            assertSound(loaded(player.open(path)), path);
        assertWithin(player.page(), ".own", ".cl");
    }

    private static Page loaded(Page page) {
        assertThat(page.locator("main h1, main h2").first()).isVisible();
        assertThat(page.locator(".waits")).hasCount(0);
        return page;
    }

    @Test
    void a_round_on_a_phone_shows_both_hands_the_meter_and_the_slot() {
        StudTable stud = new StudTable(evening.guest(Screen.PHONE).atTable("1"));
        DealerPage dealer = evening.dealerAt("1");
        stud.table().sitDown(7);
        assertFits(stud.page());
        stud.ante(0, "$90.00").jackpot();
        dealer.deal(StudTable.TENS + " " + StudTable.FLUSH);
        assertThat(stud.table().offer("Bet $20.00")).isEnabled();
        assertOnScreen(stud.table().ownHand());
        assertOnScreen(stud.page().locator(".dealer-narrow svg"));
        assertOnScreen(stud.meter());
        assertOnScreen(stud.table().offer("Fold"));
        assertFits(stud.page());
        stud.table().decide("Bet $20.00");
        dealer.settle();
        assertThat(stud.page().locator(".told-narrow .net")).containsText("+$205.00");
        assertFits(stud.page());
        for (String path : List.of("/jackpots/grand", "/jackpots", "/odds/caribbean-stud", "/rounds/1-1"))
            assertFits(loaded(
                    evening.stranger(Screen.PHONE, evening.house().address()).open(path)));
    }

    @Test
    void a_round_by_keys_alone_with_the_jackpot_turned_on_off_and_on() {
        StudTable stud = new StudTable(evening.guest().atTable("1").sitDown(4));
        DealerPage dealer = evening.dealerAt("1");
        stud.table().area("ante").focus();
        press(stud, "1", "Enter", "J");
        assertThat(stud.slot().locator(".lamp.lit")).isVisible();
        stud.table().chipsAre("$85.00");
        press(stud, "J");
        assertThat(stud.slot().locator(".lamp.lit")).hasCount(0);
        stud.table().chipsAre("$90.00");
        press(stud, "ArrowUp");
        assertThat(stud.slot()).isFocused();
        press(stud, "Enter");
        assertThat(stud.slot()).hasAttribute("aria-pressed", "true");
        stud.table().chipsAre("$85.00");
        dealer.deal(StudTable.TENS + " " + StudTable.FLUSH);
        assertThat(stud.table().offer("Bet $20.00")).isEnabled();
        press(stud, "P");
        dealer.settle();
        assertThat(stud.table().docket().locator(".sum .amt")).hasText("+$205.00");
        press(stud, "R");
        stud.table().chipsAre("$290.00");
        press(stud, "C");
        stud.table().chipsAre("$305.00");
        assertThat(stud.table().area("ante")).hasAttribute("aria-label", Pattern.compile("^Ante, empty"));
    }

    private static void press(StudTable stud, String... keys) {
        for (String key : keys) stud.page().keyboard().press(key);
    }
}
