package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** One jackpot, two tables, a lobby and a big screen. */
@Tag("browser")
@ExtendWith(Chromium.class)
class JackpotTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.stud());

    @Test
    @Rule({"caribbean-stud 11.9", "caribbean-stud 12.1.2", "caribbean-stud 11.10.2"})
    void a_hit_at_one_table_is_seen_at_the_other_in_the_lobby_and_on_the_screen() {
        StudTable winner = seated("1", 3).ante(0, "$90.00").jackpot();
        StudTable beside = seated("1", 6).ante(0, "$90.00").jackpot();
        StudTable far = seated("2", 4).ante(0, "$90.00").jackpot();
        Page lobby = evening.stranger().open("/floor");
        Page screen = evening.stranger(Screen.HALL, evening.house().address()).open("/jackpots/grand");
        Locator meter = screen.locator(".figures [data-meter]");
        assertThat(meter).hasText("$50,000.00");
        Fit.assertWhole(screen);
        DealerPage dealer =
                evening.dealerAt("1").deal(StudTable.TENS + " " + StudTable.STRAIGHT_FLUSH + " " + StudTable.ACE_KING);
        for (Locator each : List.of(winner.meter(), far.meter(), meter, lobby.locator(".band [data-meter]")))
            assertThat(each).hasText("$50,004.00");
        winner.table().decide("Bet $20.00");
        beside.table().decide("Fold");
        dealer.settle();
        assertPaid(winner, beside);
        for (Locator each : List.of(winner.meter(), far.meter(), meter, lobby.locator(".band [data-meter]")))
            assertThat(each).hasText("$45,003.60");
        assertThat(far.page().locator(".toast")).containsText("Jackpot at table 1: straight flush, $5,000.40.");
        assertThat(screen.locator(".cap")).hasText("Straight flush at table 1, box 3: $5,000.40");
        assertThat(screen.locator(".hits tr")).hasCount(2);
        assertThat(screen.locator(".hits tr").first()).containsText("Straight flush");
        assertThat(screen.locator(".hits tr").last()).containsText("Bonus jackpot");
        Fit.assertWhole(screen);
    }

    private StudTable seated(String table, int box) {
        return new StudTable(evening.guest().atTable(table).sitDown(box));
    }

    private static void assertPaid(StudTable winner, StudTable beside) {
        SettledLine.assertDocket(
                winner.table().docket(),
                "+$6,005.40",
                new SettledLine("Ante", "$10.00", "$20.00 back", "+$10.00", "win", "9.5.1.1"),
                new SettledLine("Bet", "$20.00", "$1,020.00 back", "+$1,000.00", "win", "9.5.1.1"),
                new SettledLine("Jackpot", "$5.00", "$5,000.40 back", "+$4,995.40", "win", "12.1.2"));
        SettledLine.assertDocket(
                beside.table().docket(),
                "+$10.00",
                new SettledLine("Ante", "$10.00", "", "−$10.00", "lose", "8.5"),
                new SettledLine("Jackpot", "$5.00", "", "−$5.00", "lose", "9.3.1"),
                new SettledLine("Bonus Jackpot", "", "$25.00 back", "+$25.00", "win", "11.10.2"));
        winner.table().chipsAre("$6,105.40");
        beside.table().chipsAre("$110.00");
    }

    @Test
    void the_list_leads_to_the_screen_and_a_jackpot_that_is_none_says_so() {
        evening.watch().expect("404 .*/api/pools/none");
        Page page = evening.stranger().open("/jackpots");
        assertThat(page.locator("article [data-meter]")).hasText("$50,000.00");
        page.getByText("Prizes and last hits").click();
        assertThat(page.locator(".pays tr")).hasCount(6);
        assertThat(page.locator(".hits")).containsText("No prize has been paid yet.");
        evening.stranger().open("/jackpots/none");
        assertThat(evening.stranger().open("/jackpots/none").locator("h1")).hasText("No such jackpot");
    }
}
