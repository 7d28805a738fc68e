package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A hall whose pages move: meters count up while numbers are called. */
@Tag("browser")
@ExtendWith(Chromium.class)
class BingoMotionTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.bingo()).inMotion();

    @Test
    @Rule({"bingo 3.3", "bingo 4.5", "bingo 6.3.4"})
    void every_open_page_of_a_hall_goes_on_when_a_second_and_a_third_book_are_sold() {
        BingoHall desk = evening.guest().inHall("1");
        BingoHall phone = evening.guest(Screen.PHONE).inHall("1");
        BingoHall late = evening.guest().inHall("1");
        Page hall = evening.stranger(Screen.HALL, evening.house().address()).open("/tables/1/hall");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        desk.buy("Automatic");
        assertMeters("$1,005.00", desk.page(), phone.page(), hall);
        phone.buy("Automatic");
        assertMeters("$1,010.00", desk.page(), phone.page(), hall);
        late.buy("By hand");
        assertMeters("$1,015.00", desk.page(), phone.page(), late.page(), hall);
        caller.announce();
        List<Integer> top = desk.fromBelow(1).subList(10, 15);
        caller.calls(top);
        for (int number : top)
            assertThat(desk.page().locator(".bx[data-box='1'] td.m").getByText(String.valueOf(number)))
                    .isVisible();
        desk.numberIs(top.getLast(), 5);
        phone.numberIs(top.getLast(), 5);
        assertThat(desk.claims()).containsText("Top Line on card 1001, box 1, by itself: being checked");
        assertThat(hall.locator(".board .in")).hasCount(5);
        assertThat(hall.locator(".huge .ball")).hasAttribute("aria-label", String.valueOf(top.getLast()));
        assertThat(hall.locator(".told")).containsText("being checked");
    }

    private static void assertMeters(String amount, Page... pages) {
        for (Page page : pages) assertThat(page.locator("[data-meter]").first()).hasText(amount);
    }
}
