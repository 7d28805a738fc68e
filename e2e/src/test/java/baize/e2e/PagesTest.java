package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Every page loads for everyone; that none of them complains or asks another host is seen to by {@link Evening}. */
@Tag("browser")
@ExtendWith(Chromium.class)
class PagesTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void every_page_loads_for_strangers_players_and_staff_without_errors_or_foreign_hosts() {
        evening.watch().expect("404 .* at http://[^/]+/nowhere:");
        Visitor player = Rounds.playOne(evening);
        for (Visitor visitor :
                List.of(evening.stranger(), player, evening.stranger().as(TestHouse.SUPERVISOR)))
            for (EveryPage each : EveryPage.values()) {
                Page page = each.openedBy(visitor);
                assertThat(page.title()).endsWith("Baize");
            }
        assertThat(evening.watch().sawRequests()).isTrue();
    }

    @Test
    void whoever_has_no_work_at_the_desk_is_told_so_in_plain_words() {
        Page desk = evening.stranger().as(TestHouse.DEALER).open("/staff");
        assertThat(desk.locator(".empty p"))
                .hasText("The desk has no work for the role of dealer; the tables are on the floor.");
    }

    @Test
    void what_a_page_asks_of_another_host_would_be_noticed() {
        Visitor visitor = evening.stranger();
        Page page = visitor.open("/floor");
        assertThat(page.evaluate("fetch('http://elsewhere.invalid/').then(() => 'let through', () => 'kept in')"))
                .isEqualTo("kept in");
        assertThat(evening.watch().complaints()).anyMatch(each -> each.contains("elsewhere.invalid"));
        evening.watch().expect("elsewhere\\.invalid|ERR_");
    }

    @Test
    void an_exception_in_a_page_would_be_noticed_and_so_would_words_that_were_never_worked_out() {
        Page page = EveryPage.RULES.openedBy(evening.stranger());
        page.evaluate("setTimeout(() => null.nothing)");
        page.evaluate("void Promise.reject(new Error('left alone'))");
        page.evaluate("document.querySelector('h1').append(`${Number('a')}%`)");
        page.evaluate("document.querySelector('h1').setAttribute('aria-label', `of ${undefined}`)");
        page.evaluate("document.querySelector('h1').lastChild.data = String(null)");
        page.evaluate("document.querySelector('h1').append(`${new Date(NaN)}`)");
        page.waitForCondition(() -> evening.watch().faults().size() >= 6);
        assertThat(evening.watch().faults())
                .anyMatch(each -> each.contains("Cannot read properties of null"))
                .anyMatch(each -> each.contains("left alone"))
                .anyMatch(each -> each.contains("shown: NaN%"))
                .anyMatch(each -> each.contains("shown: aria-label=\"of undefined\""))
                .anyMatch(each -> each.contains("shown: null"))
                .anyMatch(each -> each.contains("shown: Invalid Date"))
                .hasSize(6);
        evening.watch().forgetFaults();
    }
}
