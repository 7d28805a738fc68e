package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The pictures of the documents, drawn anew with {@code -Dbaize.screenshots=true}. */
@ExtendWith(Chromium.class)
@EnabledIfSystemProperty(named = "baize.screenshots", matches = "true")
class ScreenshotsTest {
    /** The dealer, then boxes 2, 3, 4, 5 and 6, card by card: the dealer queen high, box 4 a straight. */
    private static final String CARDS = "Qs Th Kc 6h As Qd 9d 5s 5d 7d Ad 9c 4c 2c 2h 8s 7c 3h";

    private static final Path FOLDER = Path.of("..", "docs", "img");

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void pictures_of_a_table_with_five_players() {
        Visitor supervisor = evening.stranger().as(TestHouse.SUPERVISOR);
        TablePage marisol = patron(supervisor, "Marisol", Screen.DESK).atTable("6").sitDown(2);
        TablePage ravi = patron(supervisor, "Ravi", Screen.DESK).atTable("6").sitDown(3);
        Visitor you = patron(supervisor, "Ines", Screen.DESK);
        TablePage own = you.atTable("6").sitDown(4);
        TablePage phone = patron(supervisor, "Tomas", Screen.PHONE).atTable("6").sitDown(5);
        TablePage late = patron(supervisor, "Jun", Screen.DESK).atTable("6").sitDown(6);
        patron(supervisor, "Aroha", Screen.DESK).atTable("4").sitDown(3);
        patron(supervisor, "Piet", Screen.DESK).atTable("4").sitDown(6);
        patron(supervisor, "Lena", Screen.DESK).atTable("5").sitDown(1);
        DealerPage dealer = evening.dealerAt("6");
        marisol.stakeFifteen();
        ravi.choose(25).press("ante").chipsAre("$75.00");
        phone.stakeFifteen();
        late.stakeFifteen();
        own.stakeFifteen();
        dealer.noMoreBets().deal(CARDS);
        dealer.choose("Cards dealt in the wrong order");
        assertThat(dealer.holdButton()).isEnabled();
        picture(dealer.page(), "dealer");
        marisol.decide("Fold");
        ravi.decide("Play $25.00");
        assertThat(own.box(3)).hasAttribute("aria-label", Pattern.compile("plays"));
        picture(own.page(), "table");
        picture(phone.page(), "phone");
        own.decide("Play $10.00");
        phone.decide("Play $10.00");
        late.decide("Play $10.00");
        dealer.settle();
        assertThat(own.docket().locator("baize-line")).hasCount(4);
        picture(own.page(), "settled");
        others(you);
    }

    private static void others(Visitor you) {
        picture(EveryPage.LOBBY.openedBy(you), "lobby");
        picture(EveryPage.CLAUSE.openedBy(you), "rules");
        Page replay = EveryPage.REPLAY.openedBy(you);
        assertThat(replay.locator(".tick.good").first()).isVisible();
        picture(replay, "replay");
    }

    private Visitor patron(Visitor supervisor, String name, Screen screen) {
        String id = name.toLowerCase(Locale.ROOT);
        String card = "4000-" + id;
        var _ = supervisor.post(
                "/api/patrons", Map.of("id", id, "name", name, "card", card, "pin", "2718", "member", false));
        Visitor patron = evening.stranger(screen, evening.house().address()).signIn(card, "2718");
        var _ = patron.post("/api/me/deposit", Map.of("amount", "500.00"));
        return patron;
    }

    private static void picture(Page page, String name) {
        page.mouse().move(0, 0);
        page.evaluate("document.activeElement.blur()");
        page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + ".png")));
    }
}
