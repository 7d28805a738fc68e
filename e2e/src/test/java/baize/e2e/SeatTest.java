package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** Coming to a table and leaving it: no chips stay where nobody sits. */
@Tag("browser")
@ExtendWith(Chromium.class)
class SeatTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void of_two_who_press_sit_down_at_one_box_the_second_keeps_card_and_money() {
        Cable slow = evening.cable();
        Visitor late = evening.guest(slow);
        TablePage second = late.atTable("6");
        assertThat(second.button("Box 3")).isVisible();
        slow.hold();
        Visitor early = evening.guest();
        early.atTable("6").sitDown(3);
        second.button("Box 3").click();
        second.button("Chips for $100.00").click();
        second.button("Sit down").click();
        slow.release();
        Locator refusal = second.tray().locator(".refusal");
        assertThat(refusal).containsText("Box 3 not accepted");
        assertThat(refusal).containsText("Box 3 is another player's.");
        assertThat(refusal).not().containsText(early.name());
        second.balanceIs("$500.00");
        JsonNode me = late.get("/api/me");
        assertThat(me.path("balance").asString()).isEqualTo("500.00");
        assertThat(me.path("table").isNull()).isTrue();
        evening.guest().atTable("6").sitDown(5).stakeFifteen();
        assertThat(second.box(5)).hasAttribute("aria-label", Pattern.compile("Ante \\$10\\.00"));
        assertThat(refusal).isVisible();
        second.sitDown(4).chipsAre("$100.00").balanceIs("$400.00");
        assertThat(refusal).hasCount(0);
    }

    @Test
    void who_has_a_card_in_and_no_seat_leaves_with_all_chips() {
        Visitor visitor = evening.guest();
        var _ = visitor.post("/api/tables/6/commands", Map.of("do", "card-in"));
        var _ = visitor.post("/api/tables/6/commands", Map.of("do", "buy-in", "amount", "100.00"));
        TablePage table = visitor.atTable("6").balanceIs("$400.00");
        assertThat(table.button("The $100.00 at hand")).isVisible();
        table.button("Leave").click();
        table.balanceIs("$500.00");
        assertThat(table.button("Leave")).hasCount(0);
        assertThat(table.page().locator(".tray .ends a")).hasText("The floor");
        assertThat(visitor.get("/api/me").path("table").isNull()).isTrue();
    }

    @Test
    void another_table_is_left_and_a_seat_taken_here_with_one_press() {
        Visitor visitor = evening.guest();
        visitor.atTable("5").sitDown(2);
        TablePage here = visitor.atTable("6");
        assertThat(here.tray()).containsText("Chips for, of $500.00, table 5’s with them");
        assertThat(here.page().locator(".tray .ends a")).hasText("Table 5");
        here.button("Box 4").click();
        here.button("Chips for $200.00").click();
        here.button("Leave table 5 and sit here").click();
        assertThat(here.page().locator(".where")).containsText("your box 4");
        here.chipsAre("$200.00").balanceIs("$300.00");
        assertThat(visitor.get("/api/me").path("table").asString()).isEqualTo("6");
    }

    @Test
    void a_table_where_a_wager_stands_is_not_left_and_says_why() {
        evening.watch().expect("409 .*/api/tables/6/commands");
        Visitor visitor = evening.guest();
        visitor.atTable("6").sitDown(2).stakeFifteen();
        evening.dealerAt("6").noMoreBets();
        Page page = visitor.open("/tables/5");
        TablePage here = new TablePage(page);
        here.button("Leave table 6 and sit here").click();
        assertThat(here.tray().locator(".refusal")).containsText("Leaving table 6 not accepted");
        assertThat(here.tray().locator(".refusal .cl")).isVisible();
        assertThat(here.tray().locator(".refusal")).not().containsText("guest-");
        assertThat(visitor.get("/api/me").path("table").asString()).isEqualTo("6");
    }
}
