package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The line breaks while a round is on: the rules run on, and the page catches up. */
@Tag("browser")
@ExtendWith(Chromium.class)
class BrokenLineTest {
    private static final String LOST = "WebSocket connection|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET";

    /** The dealer first, then boxes 3 and 4: the dealer queen high, box 3 a king, box 4 a pair of nines. */
    private static final String PAIR_IN_BOX_4 = "Qs Kh 9d 7d 4c 9s 3c 2h Jd";

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    @Rule("three-card-poker 12.12")
    void who_comes_back_sees_what_was_settled_meanwhile_and_nothing_twice() {
        evening.watch().expect(LOST);
        Cable cable = evening.cable();
        TablePage away = evening.guest(cable).atTable("6").sitDown(4).stakeFifteen();
        TablePage stays = evening.guest().atTable("6").sitDown(3).stakeFifteen();
        DealerPage dealer = evening.dealerAt("6").deal(PAIR_IN_BOX_4);
        assertThat(away.offer("Play $10.00")).isEnabled();
        cable.pull();
        assertCutOff(away);
        stays.decide("Play $10.00");
        dealer.choose("Player absent or silent").hold().settle();
        stays.choose(25).press("ante").holds("Ante", "$25.00");
        cable.plug();
        assertCaughtUp(away);
    }

    private static void assertCutOff(TablePage table) {
        assertThat(table.broken()).containsText(Pattern.compile("Not connected since \\d\\d:\\d\\d:\\d\\d"));
        assertThat(table.broken()).containsText("Without a decision the Ante is returned.");
        assertThat(table.offer("Play $10.00")).isDisabled();
        assertThat(table.offer("Fold")).isDisabled();
    }

    private static void assertCaughtUp(TablePage table) {
        assertThat(table.broken()).hasCount(0);
        assertThat(table.box(3)).hasAttribute("aria-label", Pattern.compile("Ante \\$25\\.00"));
        assertThat(table.docket().locator("h3")).containsText("Round 6-1");
        SettledLine.assertDocket(
                table.docket(),
                "+$5.00",
                new SettledLine("Ante", "$10.00", "$10.00 back", "$0.00", "void", "12.12"),
                new SettledLine("Pair Plus", "$5.00", "$10.00 back", "+$5.00", "win", "9.4.1.6"));
        table.chipsAre("$105.00");
        Locator log = table.page().locator(".book .log li");
        assertThat(log.filter(new Locator.FilterOptions().setHasText("You: Ante $10.00.")))
                .hasCount(1);
        assertThat(log.filter(new Locator.FilterOptions().setHasText(": Ante $25.00.")))
                .hasCount(1);
    }

    @Test
    void a_wager_whose_answer_was_lost_is_placed_once() {
        evening.watch().expect(LOST);
        Cable cable = evening.cable();
        TablePage table = evening.guest(cable).atTable("6").sitDown(4).choose(25);
        DealerPage dealer = evening.dealerAt("6");
        cable.hold();
        table.press("ante");
        assertThat(dealer.page().locator("[data-box='4']"))
                .hasAttribute("aria-label", Pattern.compile("Ante \\$25\\.00"));
        cable.pull();
        assertThat(table.broken()).isVisible();
        cable.plug();
        assertThat(table.broken()).hasCount(0);
        table.holds("Ante", "$25.00").chipsAre("$75.00");
        assertThat(dealer.page().locator(".state")).containsText("On the layout $25.00");
        assertThat(table.page().locator(".refusal")).hasCount(0);
        table.press("ante").holds("Ante", "$50.00").chipsAre("$50.00");
    }
}
