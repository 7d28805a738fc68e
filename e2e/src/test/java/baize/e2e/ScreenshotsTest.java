package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The pictures of the documents, drawn anew with {@code -Dbaize.screenshots=true}. */
@Tag("browser")
@ExtendWith(Chromium.class)
@EnabledIfSystemProperty(named = "baize.screenshots", matches = "true")
class ScreenshotsTest {
    /** The dealer, then boxes 2, 3, 4, 5 and 6, card by card: the dealer queen high, box 4 a straight. */
    private static final String CARDS = "Qs Th Kc 6h As Qd 9d 5s 5d 7d Ad 9c 4c 2c 2h 8s 7c 3h";

    private static final Path FOLDER = Path.of("..", "docs", "img");

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void a_table_with_five_players() {
        TablePage marisol = seated("Marisol", Screen.DESK, "6", 2).stakeFifteen();
        TablePage ravi =
                seated("Ravi", Screen.DESK, "6", 3).choose(25).press("ante").chipsAre("$75.00");
        TablePage ines = seated("Ines", Screen.DESK, "6", 4).stakeFifteen();
        TablePage tomas = seated("Tomas", Screen.PHONE, "6", 5).stakeFifteen();
        TablePage jun = seated("Jun", Screen.DESK, "6", 6).stakeFifteen();
        DealerPage dealer = evening.dealerAt("6").noMoreBets().deal(CARDS).choose("Cards dealt in the wrong order");
        assertThat(dealer.holdButton()).isEnabled();
        assertThat(dealer.confirmation().locator(".clause-open")).not().containsText("…");
        picture(dealer.page(), "dealer");
        marisol.decide("Fold");
        ravi.decide("Play $25.00");
        assertThat(ines.box(3)).hasAttribute("aria-label", Pattern.compile("plays"));
        picture(ines.page(), "table");
        picture(tomas.page(), "phone");
        ines.decide("Play $10.00");
        tomas.decide("Play $10.00");
        jun.decide("Play $10.00");
        dealer.settle();
        assertThat(ines.docket().locator("baize-line")).hasCount(4);
        picture(ines.page(), "settled");
    }

    @Test
    void the_floor_the_rules_and_a_replay() {
        Visitor lena = patron("Lena", Screen.DESK);
        TablePage own = lena.atTable("5").sitDown(4).stakeFifteen();
        TablePage aroha = seated("Aroha", Screen.DESK, "5", 2).stakeFifteen();
        TablePage piet = seated("Piet", Screen.DESK, "5", 6).stakeFifteen();
        seated("Marisol", Screen.DESK, "4", 3);
        seated("Jun", Screen.DESK, "6", 5);
        DealerPage dealer = evening.dealerAt("5").noMoreBets().deal();
        own.decide("Play $10.00");
        aroha.decide("Play $10.00");
        piet.decide("Play $10.00");
        dealer.settle();
        Page replay = lena.open("/rounds/5-1");
        assertThat(replay.locator(".tick.good")).hasCount(2);
        picture(replay, "replay");
        picture(EveryPage.LOBBY.openedBy(lena), "lobby");
        picture(EveryPage.CLAUSE.openedBy(lena), "rules");
    }

    private TablePage seated(String name, Screen screen, String table, int box) {
        return patron(name, screen).atTable(table).sitDown(box);
    }

    private Visitor patron(String name, Screen screen) {
        String id = name.toLowerCase(Locale.ROOT);
        String card = "4000-" + id;
        Visitor supervisor = evening.stranger().as(TestHouse.SUPERVISOR);
        var _ = supervisor.post(
                "/api/patrons", Map.of("id", id, "name", name, "card", card, "pin", "2718", "member", false));
        Visitor patron = evening.stranger(screen, evening.house().address()).signIn(card, "2718");
        var _ = patron.post("/api/me/deposit", Map.of("amount", "500.00"));
        return patron;
    }

    static void picture(Page page, String name) {
        page.mouse().move(0, 0);
        page.evaluate("document.activeElement.blur()");
        page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + ".png")));
    }
}
