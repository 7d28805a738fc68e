package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Rounds of Caribbean Stud with clicks. */
@Tag("browser")
@ExtendWith(Chromium.class)
class StudRoundTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.stud());

    private StudTable seated(int box) {
        return new StudTable(evening.guest().atTable("1").sitDown(box));
    }

    @Test
    @Rule({"caribbean-stud 11.1", "caribbean-stud 11.2", "caribbean-stud 12.1.5"})
    void a_round_by_clicks_with_a_jackpot_wager_is_settled_to_the_cent_with_its_clauses() {
        StudTable stud = seated(3);
        DealerPage dealer = evening.dealerAt("1");
        assertThat(stud.slot())
                .hasAttribute("aria-label", "Jackpot wager, empty, A jackpot wager needs an Ante first.");
        stud.ante(2, "$80.00").jackpot().table().chipsAre("$75.00");
        dealer.noMoreBets().deal(StudTable.TENS + " " + StudTable.FLUSH);
        assertThat(stud.table().dealerCards()).hasCount(5);
        assertThat(TablePage.faces(stud.page().locator(".dealer"))).hasCount(1);
        assertThat(stud.meter()).hasText("$50,002.00");
        stud.table().decide("Bet $40.00").chipsAre("$35.00");
        dealer.settle();
        SettledLine.assertDocket(
                stud.table().docket(),
                "+$315.00",
                new SettledLine("Ante", "$20.00", "$40.00 back", "+$20.00", "win", "9.5.1.1"),
                new SettledLine("Bet", "$40.00", "$240.00 back", "+$200.00", "win", "9.5.1.1"),
                new SettledLine("Jackpot", "$5.00", "$100.00 back", "+$95.00", "win", "12.1.5"));
        assertThat(stud.caption()).hasText("Flush, box 3: $100.00");
        stud.table().chipsAre("$415.00").balanceIs("$400.00");
    }

    @Test
    @Rule({"caribbean-stud 8.5.2", "caribbean-stud 9.3.1", "R-28"})
    void a_folded_hand_waits_face_down_at_its_slot_and_is_paid_for_the_jackpot() {
        StudTable folds = seated(5).ante(1, "$85.00").jackpot();
        StudTable other = seated(2).ante(0, "$90.00");
        DealerPage dealer =
                evening.dealerAt("1").deal(StudTable.TENS + " " + StudTable.ACE_KING + " " + StudTable.FLUSH);
        folds.table().decide("Fold");
        Locator box = other.table().box(5);
        assertThat(box).hasAttribute("aria-label", Pattern.compile("jackpot waits"));
        assertThat(box.locator(".card")).hasCount(5);
        assertThat(TablePage.faces(box)).hasCount(0);
        assertThat(box.locator("[data-stack='ante']")).hasCount(0);
        assertThat(box.locator(".lamp.lit")).isVisible();
        other.table().decide("Bet $20.00");
        dealer.settle();
        assertThat(TablePage.faces(box)).hasCount(5);
        SettledLine.assertDocket(
                folds.table().docket(),
                "+$80.00",
                new SettledLine("Ante", "$15.00", "", "−$15.00", "lose", "8.5"),
                new SettledLine("Jackpot", "$5.00", "$100.00 back", "+$95.00", "win", "12.1.5"));
        folds.table().chipsAre("$180.00");
    }

    @Test
    @Rule({"caribbean-stud 14.11.1", "caribbean-stud 5.6"})
    void a_bet_that_is_found_wrong_is_mended_by_its_player() {
        StudTable stud = seated(4).ante(0, "$90.00");
        DealerPage dealer = evening.supervisorAt("1").deal(StudTable.TENS + " " + StudTable.ACE_KING);
        stud.table().decide("Bet $20.00").chipsAre("$70.00");
        dealer.choose("A wager beyond the limits")
                .fill("on", "bet")
                .fill("box", "4")
                .type("stake", "15.00")
                .hold();
        stud.table().chipsAre("$75.00").decide("Mend to $20.00").chipsAre("$70.00");
        dealer.settle();
        SettledLine.assertDocket(
                stud.table().docket(),
                "−$30.00",
                new SettledLine("Ante", "$10.00", "", "−$10.00", "lose", "9.5.1.2"),
                new SettledLine("Bet", "$20.00", "", "−$20.00", "lose", "9.5.1.2"));
    }

    @Test
    @Rule({"caribbean-stud 3.7", "caribbean-stud 14.9", "caribbean-stud 14.9.4"})
    void a_foreign_card_before_the_first_card_has_the_cards_changed_and_nothing_is_void() {
        StudTable stud = seated(3).ante(2, "$80.00").jackpot();
        DealerPage dealer = evening.dealerAt("1");
        dealer.changesCards("A card that does not belong", "a foreign card was found");
        dealer.phaseIs("betting").onTheLayout("$25.00");
        assertThat(stud.slot().locator(".lamp.lit")).isVisible();
        stud.table().holds("Ante", "$20.00").chipsAre("$75.00");
        dealer.deal(StudTable.TENS + " " + StudTable.FLUSH);
        stud.table().decide("Bet $40.00");
        dealer.settle();
        assertThat(stud.table().docket().locator(".sum .amt")).hasText("+$315.00");
    }

    @Test
    @Rule({"caribbean-stud 14.15", "R-49"})
    void a_jackpot_that_fails_gives_its_wagers_back_and_says_so_to_all() {
        StudTable stud = seated(3).ante(0, "$90.00").jackpot();
        DealerPage dealer = evening.supervisorAt("1").choose("The jackpot equipment fails");
        assertThat(dealer.confirmation()).containsText("Inspector: the jackpot's equipment has failed");
        dealer.hold();
        assertThat(dealer.page().locator(".state")).containsText("Jackpot out of order");
        assertThat(stud.caption()).hasText("JACKPOT OUT OF ORDER");
        assertThat(stud.slot().locator(".lamp.lit")).hasCount(0);
        stud.table().chipsAre("$90.00");
        dealer.choose("The jackpot equipment works again").hold();
        assertThat(stud.caption()).hasText("PROGRESSIVE JACKPOT");
        stud.jackpot().table().chipsAre("$85.00");
    }
}
