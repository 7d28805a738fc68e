package baize.e2e;

import static baize.e2e.Axe.assertSound;
import static baize.e2e.Fit.assertFits;
import static baize.e2e.Fit.assertOnScreen;
import static baize.e2e.Fit.assertWithin;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The third game's pages for everyone: with axe, on a phone, without a pointer. */
@Tag("browser")
@ExtendWith(Chromium.class)
class BlackjackPagesTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.blackjack());

    @Test
    void its_pages_have_no_serious_fault_in_any_state() {
        Visitor visitor = evening.guest();
        BlackjackTable player = new BlackjackTable(visitor.atTable("1"));
        DealerPage dealer = evening.supervisorAt("1");
        assertThat(player.table().button("Sit down")).isVisible();
        assertSound(player.page(), "watching");
        player.table().sitDown(4);
        player.main();
        assertSound(player.page(), "wagering");
        // With the round over, the remedy that stands chosen is refused.
        evening.watch().expect("409 .*preview");
        dealer.deal("Th As 9c").choose("Reconstruct a misdealt round");
        assertSound(dealer.page(), "dealer's page");
        assertThat(player.table().offer("Insure $10.00")).isVisible();
        assertSound(player.page(), "insuring");
        dealer.shows("Stands", "").draw("7c");
        assertThat(player.table().docket().locator(".sum")).isVisible();
        assertSound(player.page(), "settled");
        assertThat(visitor.open("/rounds/1-1").locator(".stp li").first()).isVisible();
        assertSound(visitor.page(), "replay");
        assertWithin(visitor.page(), ".own", ".cl");
    }

    @Test
    @Rule({"blackjack 10.1.3", "blackjack 10.1.4", "blackjack 10.2"})
    void a_round_by_keys_alone_with_whatever_cards_come() {
        BlackjackTable player = new BlackjackTable(evening.guest().atTable("3").sitDown(5));
        DealerPage dealer = evening.dealerAt("3");
        player.table().area("main").focus();
        player.page().keyboard().press("Enter");
        player.table().chipsAre("$90.00");
        dealer.deed("Deal").click();
        dealer.phaseIs("insuring|playing");
        Locator settle = dealer.deed("Draw and settle");
        for (int keys = 0; keys < 12 && settle.isDisabled(); keys++) decide(player, dealer);
        settle.click();
        dealer.phaseIs("settled");
        assertThat(player.table().docket().locator(".sum .amt")).hasText(Pattern.compile("^[+−]?\\$"));
        player.page().keyboard().press("R");
        assertThat(player.table().area("main")).hasAttribute("aria-label", Pattern.compile("^Main, \\$10\\.00"));
    }

    /** Stands where that is offered and draws where it is not; answers when the dealer's page has moved on. */
    private static void decide(BlackjackTable player, DealerPage dealer) {
        Locator log = dealer.page().locator(".tb .log");
        String before = log.innerText();
        boolean stands = player.table().offer("Stand").count() > 0;
        if (!stands && player.table().offer("Hit").count() == 0) return;
        int cards = player.page().locator(".box.mine .card").count();
        player.page().keyboard().press(stands ? "S" : "H");
        if (stands) assertThat(log).not().hasText(before);
        else assertThat(player.page().locator(".box.mine .card")).not().hasCount(cards);
    }

    @Test
    @Rule({"blackjack 14.24", "blackjack 14.25", "blackjack 2.3.4.2"})
    void blazing_sevens_on_a_phone_shows_both_hands_the_meter_and_the_ring() {
        TablePage phone = evening.guest(Screen.PHONE).atTable("2").sitDown(3);
        DealerPage dealer = evening.dealerAt("2");
        assertFits(phone.page());
        phone.choose(5).press("main").chipsAre("$90.00").press("blazing-7s").chipsAre("$85.00");
        dealer.deal("7s 7d 7h");
        assertThat(phone.page().locator(".meter-narrow span")).hasText("Three sevens, box 3: $1,000.00");
        assertOnScreen(phone.page().locator(".held-hand"));
        assertOnScreen(phone.page().locator(".dealer-narrow svg"));
        assertFits(phone.page());
        dealer.shows("Stands", "").draw("Td");
        assertThat(phone.page().locator(".told-narrow .net")).containsText("+$985.00");
        assertFits(phone.page());
    }
}
