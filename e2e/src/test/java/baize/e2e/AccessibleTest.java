package baize.e2e;

import static baize.e2e.Axe.assertSound;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** axe looks at every page and at the table in every state: nothing serious, nothing critical. */
@Tag("browser")
@ExtendWith(Chromium.class)
class AccessibleTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void pages_of_a_player_have_no_serious_fault() {
        Visitor player = Rounds.playOne(evening);
        for (EveryPage each : List.of(
                EveryPage.LOBBY,
                EveryPage.ROUNDS,
                EveryPage.ROUNDS_OF_TABLE,
                EveryPage.REPLAY,
                EveryPage.RULES,
                EveryPage.CLAUSE,
                EveryPage.ODDS,
                EveryPage.CASHIER)) assertSound(each.openedBy(player), each.name());
        assertSound(EveryPage.FIRST.openedBy(evening.stranger()), "first page");
    }

    @Test
    void pages_of_the_staff_have_no_serious_fault() {
        evening.guest().atTable("6").sitDown(4).stakeFifteen();
        Visitor staff = evening.stranger().as(TestHouse.SUPERVISOR);
        assertSound(EveryPage.STAFF.openedBy(staff), "desk");
        DealerPage dealer = staff.dealing("6").deal(RoundTest.TC_3);
        assertSound(dealer.page(), "dealer's page");
        dealer.choose("Declare the round void");
        assertThat(dealer.holdButton()).isEnabled();
        assertSound(dealer.page(), "dealer's page with a remedy");
    }

    @Test
    void the_table_has_no_serious_fault_in_any_state() {
        TablePage table = evening.guest().atTable("6");
        DealerPage dealer = evening.dealerAt("6");
        assertThat(table.button("Sit down")).isVisible();
        assertSound(table.page(), "watching");
        table.sitDown(4).stakeFifteen();
        assertSound(table.page(), "wagering");
        dealer.deal(RoundTest.TC_3);
        assertThat(table.offer("Play $10.00")).isVisible();
        assertSound(table.page(), "deciding");
        table.decide("Play $10.00");
        dealer.settle();
        RoundTest.assertSettled(table);
        assertSound(table.page(), "settled");
    }
}
