package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Games of bingo in the browser, with books and numbers that a caller enters and with those of the house. */
@Tag("browser")
@ExtendWith(Chromium.class)
class BingoRoundTest {
    /** A box that is complete with number 29, and one that is so too. */
    private static final int[] LOW = with29(1);

    private static final int[] HIGH = with29(15);

    @RegisterExtension
    final Evening evening = new Evening(TestHouse.bingo());

    private static int[] with29(int from) {
        return IntStream.concat(IntStream.range(from, from + 14), IntStream.of(29))
                .toArray();
    }

    private BingoHall player() {
        return evening.guest().inHall("1").withChips("20.00");
    }

    @Test
    @Rule({"bingo 4.7", "bingo 5.4", "bingo 7.1", "bingo 7.2", "bingo 7.4", "R-127", "R-129"})
    void two_players_who_complete_on_one_number_share_the_prize() {
        BingoHall first = player();
        BingoHall second = player();
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        caller.sell(first.visitor(), true, LOW)
                .sell(second.visitor(), false, HIGH)
                .announce();
        caller.calls(1, 5);
        assertThat(first.claims()).containsText("Top Line on card 1001, box 1, by itself: being checked");
        caller.check();
        assertThat(first.claims().locator(".steps-of li")).hasCount(8);
        caller.calls(6, 28);
        first.needs(1, "needs 29").chipsAre("$60.00");
        second.numberIs(28, 28).page().keyboard().press("m");
        second.marked(28).needs(1, "needs 29");
        caller.call(29);
        second.mark(29).told("Complete on 29", "8.1").claim();
        assertThat(caller.claims().locator(".claim-of")).hasCount(2);
        caller.check();
        assertThat(second.claims().locator(".claim-of.good")).hasCount(2);
        caller.settle();
        for (BingoHall each : new BingoHall[] {first, second})
            assertThat(each.page().locator(".results-of")).containsText("$150.00 each");
        assertThat(caller.page().locator(".results-of")).containsText("Guest 1 and Guest 2, $150.00 each");
        first.chipsAre("$210.00");
        second.chipsAre("$160.00");
        SettledLine.assertDocket(
                second.docket(), "+$150.00", new SettledLine("Bingo", "", "$150.00 back", "+$150.00", "win", "7.2"));
    }

    @Test
    @Rule({"bingo 8.2", "bingo 7.1.4", "R-130"})
    void a_false_claim_costs_nothing_and_the_game_goes_on() {
        BingoHall player = player();
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        caller.sell(player.visitor(), false, LOW).announce();
        assertThat(player.claimButton()).isDisabled();
        caller.call(1);
        player.mark(1).told("A call that turns out wrong costs nothing", "8.2").claim();
        assertThat(caller.claims()).containsText("Bingo on card 1001, box 1: being checked");
        assertThat(caller.desk().deed("Call a number")).isDisabled();
        caller.check();
        assertThat(player.claims()).containsText("14 numbers are missing");
        assertThat(player.claims()).containsText("It costs nothing: play on.");
        caller.call(2);
        player.numberIs(2, 2).chipsAre("$10.00");
        assertThat(player.claims()).hasCount(0);
    }

    @Test
    @Rule({"bingo 8.3", "R-139"})
    void a_number_that_was_said_wrongly_is_corrected_at_once() {
        BingoHall player = player();
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        caller.sell(player.visitor(), false, LOW).announce().callSaidAs(3, 30);
        assertThat(player.page().locator(".wrong")).containsText("The caller said 30. It is 3 that was drawn.");
        caller.desk().choose("A number was said or shown wrongly");
        assertThat(caller.page().locator("#field-call option").first()).hasText("Call 1: 3, 30 was said");
        caller.desk().hold();
        assertThat(player.page().locator(".wrong")).hasCount(0);
        player.mark(3).page().keyboard().press("b");
        assertThat(player.page().locator(".book .log")).containsText("Corrected: 3, not 30.");
    }

    @Test
    @Rule({"bingo 8.1", "bingo 8.3", "R-139"})
    void an_earlier_number_that_was_said_wrongly_is_corrected_when_others_have_followed() {
        BingoHall player = player();
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        caller.sell(player.visitor(), false, LOW).announce().callSaidAs(3, 30);
        caller.call(44);
        assertThat(player.page().locator(".wrong")).containsText("Call 1 was 3, and 30 was said.");
        caller.desk().choose("A number was said or shown wrongly");
        assertThat(caller.page().locator("#field-call")).hasValue("1");
        caller.desk().hold();
        assertThat(player.page().locator(".wrong")).hasCount(0);
        player.mark(3).page().keyboard().press("b");
        assertThat(player.page().locator(".book .log")).containsText("Call 1 corrected: 3, not 30.");
    }

    @Test
    @Rule({"bingo 8.1", "R-125", "R-126"})
    void a_prize_that_nobody_calls_before_the_next_number_is_forfeited_and_said_so() {
        BingoHall player = player();
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        caller.sell(player.visitor(), false, LOW).announce().calls(1, 5);
        player.needs(1, "Top Line complete").told("Complete on 5: call it before the next number.", "8.1");
        caller.call(6);
        assertThat(player.page().locator(".forfeit")).containsText("Top Line was complete");
        assertThat(player.page().locator(".forfeit .cl")).hasText("8.1");
    }

    @Test
    @Rule({"bingo 3.2.2", "bingo 3.3", "bingo 3.4", "bingo 4.5"})
    void a_book_is_bought_on_the_page_and_the_house_calls_the_numbers() {
        BingoHall player = evening.guest().inHall("2");
        assertThat(player.page().locator(".buy .what")).containsText("Six-up book, $10.00");
        assertThat(player.page().locator(".buy .what")).containsText("50% of the fee goes to the jackpot");
        player.buy("Automatic");
        assertThat(player.page().locator(".bx")).hasCount(6);
        assertThat(player.page().locator("[data-meter]").first()).hasText("$1,005.00");
        assertThat(player.page().locator(".said")).hasText(Pattern.compile("Number \\d+, call \\d+"));
        assertThat(player.page().locator(".game h2")).hasText("Game 1 of 6");
        player.page()
                .getByRole(com.microsoft.playwright.options.AriaRole.SWITCH)
                .click();
        assertThat(player.page().locator(".sw small")).hasText("you mark and call yourself");
    }

    @Test
    @Rule({"bingo 3.3", "bingo 4.9"})
    void who_leaves_is_told_that_the_book_is_given_up_and_the_fee_kept() {
        BingoHall player = evening.guest().inHall("1");
        BingoCaller.at(evening, "1").openSession();
        player.buy("By hand").button("Leave").click();
        Page page = player.page();
        assertThat(page.locator("dialog.ask")).containsText("Who leaves before the end gives up the cards");
        page.locator("dialog.ask .btn", new Page.LocatorOptions().setHasText("Stay"))
                .click();
        assertThat(page.locator(".bx")).hasCount(6);
        player.button("Leave").click();
        page.locator("dialog.ask .btn", new Page.LocatorOptions().setHasText("Leave"))
                .click();
        assertThat(page.locator(".bx")).hasCount(0);
        assertThat(page.locator(".topbar .bal").last()).containsText("$490.00");
    }
}
