package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** Two players and a dealer at one table, each with a browser of their own. */
@Tag("browser")
@ExtendWith(Chromium.class)
class CompanyTest {
    private static final Set<String> HIDDEN = Set.of("dealt", "deciding");

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void players_see_each_others_wagers_and_no_hidden_cards() {
        Visitor one = evening.guest();
        Visitor other = evening.guest();
        TablePage first = one.atTable("5").sitDown(2).stakeFifteen();
        TablePage second = other.atTable("5").sitDown(5).stakeFifteen();
        assertSees(first, 5, other.name());
        assertSees(second, 2, one.name());
        DealerPage dealer = evening.dealerAt("5").noMoreBets().deal();
        assertHidden(first, 5);
        assertHidden(second, 2);
        first.decide("Play $10.00");
        second.decide("Play $10.00");
        dealer.settle();
        assertThat(first.docket().locator("baize-line")).not().hasCount(0);
        assertThat(second.docket().locator("baize-line")).not().hasCount(0);
        assertThat(TablePage.faces(first.box(5))).hasCount(3);
        assertNothingHiddenWasSent(one);
        assertNothingHiddenWasSent(other);
    }

    private static void assertSees(TablePage table, int box, String name) {
        assertThat(table.box(box))
                .hasAttribute("aria-label", Pattern.compile(name + ".*Pair Plus \\$5\\.00.*Ante \\$10\\.00"));
    }

    private static void assertHidden(TablePage table, int box) {
        assertThat(table.ownHand()).hasAttribute("data-count", "3");
        assertThat(table.ownHand()).hasAttribute("aria-label", Pattern.compile(" of .*, .* of .*, .* of "));
        assertThat(table.box(box).locator(".card")).hasCount(3);
        assertThat(TablePage.faces(table.box(box))).hasCount(0);
        assertThat(table.dealerCards()).hasCount(3);
        assertThat(TablePage.faces(table.page().locator(".dealer"))).hasCount(0);
    }

    /** Not even the browser was told. */
    private static void assertNothingHiddenWasSent(Visitor visitor) {
        String own = visitor.get("/api/me").path("id").asString();
        assertThat(visitor.views())
                .anyMatch(view -> HIDDEN.contains(view.path("phase").asString()));
        for (JsonNode view : visitor.views()) {
            if (!HIDDEN.contains(view.path("phase").asString())) continue;
            assertThat(view.path("dealer")).as("the dealer's cards").isEmpty();
            for (JsonNode box : view.path("boxes"))
                if (!box.path("patron").asString().equals(own))
                    assertThat(box.path("cards")).as("another's cards").isEmpty();
        }
    }

    @Test
    @Rule({"three-card-poker 12.1", "three-card-poker 12.4"})
    void a_misdeal_is_shown_with_clause_and_consequence_held_down_and_voids_both_dockets() {
        TablePage first = evening.guest().atTable("5").sitDown(2).stakeFifteen();
        TablePage second = evening.guest().atTable("5").sitDown(5).stakeFifteen();
        DealerPage dealer = evening.dealerAt("5").deal().choose("Cards dealt in the wrong order");
        Locator shown = dealer.confirmation();
        assertThat(shown.locator(".k .cl").first()).hasText("12.1");
        assertThat(shown).containsText("all wagers void and returned");
        assertThat(shown.locator(".clause-open")).containsText("Three Card Poker 12.1");
        assertThat(shown.locator("tr.all")).containsText("$30.00");
        assertThat(dealer.holdButton()).hasText("Declare misdeal, return $30.00");
        dealer.holdButton().click();
        assertThat(dealer.holdButton()).isVisible();
        dealer.phaseIs("dealt|deciding");
        dealer.hold().phaseIs("settled");
        assertVoid(first);
        assertVoid(second);
    }

    private static void assertVoid(TablePage table) {
        SettledLine.assertDocket(
                table.docket(),
                "$0.00",
                new SettledLine("Ante", "$10.00", "$10.00 back", "$0.00", "void", "12.4"),
                new SettledLine("Pair Plus", "$5.00", "$5.00 back", "$0.00", "void", "12.4"));
        table.chipsAre("$100.00");
    }
}
