package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The pictures of Caribbean Stud and its jackpot, drawn anew with {@code -Dbaize.screenshots=true}. */
@Tag("browser")
@ExtendWith(Chromium.class)
@EnabledIfSystemProperty(named = "baize.screenshots", matches = "true")
class StudScreenshotsTest {
    /** Boxes 1, 3, 5 and 7: a pair, a straight flush, ace and king, and a flush that is folded. */
    private static final String CARDS = String.join(
            " ", StudTable.TENS, "8c 8d Qs Jd 6c", StudTable.STRAIGHT_FLUSH, StudTable.ACE_KING, StudTable.FLUSH);

    @RegisterExtension
    final Evening evening = new Evening(TestHouse.stud());

    @Test
    void a_table_with_four_players_and_a_screen() {
        StudTable pair = seated(Screen.DESK, 1).ante(0, "$90.00").jackpot();
        StudTable own = seated(Screen.DESK, 3).ante(2, "$80.00").jackpot();
        StudTable phone = seated(Screen.PHONE, 5).ante(0, "$90.00").jackpot();
        StudTable folds = seated(Screen.DESK, 7).ante(0, "$90.00").jackpot();
        Page screen = evening.stranger(Screen.HALL, evening.house().address()).open("/jackpots/grand");
        DealerPage dealer = evening.dealerAt("1").noMoreBets().deal(CARDS);
        folds.table().decide("Fold");
        pair.table().decide("Bet $20.00");
        assertThat(own.table().box(7)).hasAttribute("aria-label", Pattern.compile("jackpot waits"));
        assertThat(own.table().box(1)).hasAttribute("aria-label", Pattern.compile("bets"));
        ScreenshotsTest.picture(own.page(), "stud");
        ScreenshotsTest.picture(phone.page(), "stud-phone");
        own.table().decide("Bet $40.00");
        phone.table().decide("Bet $20.00");
        dealer.settle();
        assertThat(own.table().docket().locator("baize-line")).hasCount(3);
        ScreenshotsTest.picture(own.page(), "stud-settled");
        assertThat(screen.locator(".cap")).containsText("Straight flush at table 1");
        ScreenshotsTest.picture(screen, "jackpot");
    }

    private StudTable seated(Screen screen, int box) {
        return new StudTable(evening.guest(screen).atTable("1").sitDown(box));
    }
}
