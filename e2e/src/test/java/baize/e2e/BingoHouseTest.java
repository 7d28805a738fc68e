package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What surrounds the calls: books on paper, devices and a terminal that fail, the close of the hall. */
@Tag("browser")
@ExtendWith(Chromium.class)
class BingoHouseTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.bingo());

    @Test
    @Rule({"bingo 3.2.1", "bingo 3.3", "bingo 4.3", "bingo 4.7", "bingo 7.1", "bingo 7.4", "R-131"})
    void a_paper_book_is_sold_over_the_counter_and_claimed_through_the_caller_by_serial_and_box() {
        BingoHall player = evening.guest().inHall("1");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        player.readyForPaper("$10.00");
        DealerPage desk = caller.desk();
        desk.choose("Sell a paper book").fill("patron", player.id());
        assertThat(desk.confirmation()).containsText("$10.00 from the player’s chips");
        desk.hold();
        assertThat(caller.page().locator(".issued")).containsText("1001 to 1001 issued, 1 book of 1 player in play");
        assertThat(player.page().locator(".sw")).containsText("Paper card 1001");
        player.chipsAre("$0.00");
        caller.announce().calls(player.fromBelow(3));
        desk.choose("A player calls").fill("patron", player.id());
        desk.type("serial", "1001").type("box", "3").hold();
        for (String prize : List.of("Top Line", "Bingo"))
            assertThat(player.claims()).containsText(prize + " on card 1001, box 3: being checked");
        caller.check().settle();
        player.chipsAre("$350.00");
        assertThat(caller.page().locator(".results-of")).containsText("Guest 1, $300.00");
        SettledLine.assertDocket(
                player.docket(),
                "+$350.00",
                new SettledLine("Top Line", "", "$50.00 back", "+$50.00", "win", "5.4"),
                new SettledLine("Bingo", "", "$300.00 back", "+$300.00", "win", "7.4"));
    }

    @Test
    @Rule({"bingo 8.5", "R-140"})
    void a_device_that_fails_stops_the_draw_and_its_replacement_is_marked_up_and_may_still_claim() {
        BingoHall player = evening.guest().inHall("1");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        player.buy("By hand");
        caller.announce().calls(player.fromBelow(2));
        DealerPage desk = caller.desk();
        desk.choose("An electronic card fails").hold();
        assertThat(player.page().locator(".state-of")).containsText("Card 1001 has failed. No number is called");
        assertThat(player.page().locator(".state-of .cl")).hasText("8.5");
        assertThat(player.page().locator(".bx button")).hasCount(0);
        assertThat(desk.deed("Call a number")).isDisabled();
        assertThat(desk.deed("Call a number")).containsText("a card is replaced first");
        assertThat(caller.page().locator("form.enter")).hasCount(0);
        desk.choose("Replace a failed card").hold();
        assertThat(player.page().locator(".state-of")).hasCount(0);
        assertThat(player.page().locator(".bx[data-box='2'] td.m")).hasCount(15);
        assertThat(desk.deed("Call a number")).isEnabled();
        player.claim();
        caller.check().settle();
        player.chipsAre("$350.00");
        assertThat(player.lastGame()).containsText("You, $300.00");
    }

    @Test
    @Rule({"bingo 8.4", "bingo 8.4.1", "bingo 8.4.2", "bingo 8.4.3", "R-124"})
    void a_terminal_that_fails_voids_the_game_and_in_the_last_one_fees_go_back() {
        BingoHall first = evening.guest().inHall("1");
        BingoHall second = evening.guest().inHall("1");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        first.buy("Automatic");
        second.buy("By hand");
        caller.announce().calls(first.fromBelow(1).subList(10, 15)).check();
        DealerPage desk = caller.desk();
        desk.choose("The dealer terminal fails").hold();
        first.chipsAre("$50.00");
        for (BingoHall each : List.of(first, second)) {
            assertThat(each.lastGame().locator(".carried")).hasText(Pattern.compile("next game\\s*Bingo \\$300\\.00"));
            assertThat(each.lastGame().locator(".carried .cl")).hasText("8.4.2");
            assertThat(each.page().locator("[data-prize=full-house] b")).hasText("$600.00");
        }
        caller.announceWith("7 19 44").call(5);
        desk.choose("The dealer terminal fails");
        assertThat(desk.confirmation().locator(".t")).containsText("$20.00");
        desk.hold();
        first.chipsAre("$60.00");
        second.chipsAre("$10.00");
        assertThat(second.lastGame().locator(".carried"))
                .hasText(Pattern.compile("next session\\s*Top Line \\$50\\.00, Bingo \\$600\\.00"));
        assertThat(second.lastGame().locator(".fees")).containsText("$10.00 returned");
        assertThat(second.lastGame().locator(".fees .cl")).hasText("8.4.3");
        assertThat(caller.page().locator(".results-of .fees")).containsText("$20.00 returned to 2 players");
        assertThat(first.page().locator("[data-meter]").first()).hasText("$1,010.00");
        SettledLine.assertDocket(
                second.docket(),
                "$0.00",
                new SettledLine("Entry Fee", "$10.00", "$10.00 back", "$0.00", "void", "8.4.3"));
    }

    @Test
    @Rule({"bingo 9.8", "R-20", "R-124"})
    void the_hall_closes_twenty_minutes_after_its_sign_with_the_game_and_fees_go_back() {
        evening.watch().expect("409 .*preview");
        BingoHall player = evening.guest().inHall("1");
        Page hall = evening.stranger(Screen.HALL, evening.house().address()).open("/tables/1/hall");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        player.buy("Automatic");
        caller.announce();
        DealerPage desk = caller.desk();
        desk.choose("Announce the closing").hold();
        Locator sign = player.page().locator(".notice.closing");
        assertThat(sign).containsText(Pattern.compile("The hall closes at \\d\\d:\\d\\d\\."));
        assertThat(sign.locator(".cl")).hasText("9.8");
        assertThat(hall.locator(".sign")).hasText(sign.innerText().split("\\.", 2)[0] + ".");
        desk.choose("Close the hall");
        assertThat(desk.confirmation().locator(".refusal")).containsText("not before");
        assertThat(desk.confirmation().locator(".refusal .cl")).hasText("9.8");
        assertThat(desk.holdButton()).isDisabled();
        evening.house().goOn(Duration.ofMinutes(20));
        desk.choose("Close the hall").hold();
        assertThat(hall.locator(".sign")).hasText("The hall closes with this game.");
        caller.calls(player.fromBelow(1)).check().settle();
        player.chipsAre("$360.00");
        assertThat(sign).containsText("The hall is closed.");
        assertThat(player.lastGame().locator(".fees")).containsText("$10.00 returned");
        assertThat(player.lastGame().locator(".fees .cl")).hasText("9.8");
        SettledLine.assertDocket(
                player.docket(),
                "+$350.00",
                new SettledLine("Top Line", "", "$50.00 back", "+$50.00", "win", "5.4"),
                new SettledLine("Bingo", "", "$300.00 back", "+$300.00", "win", "7.4"),
                new SettledLine("Entry Fee", "$10.00", "$10.00 back", "$0.00", "void", "9.8"));
    }
}
