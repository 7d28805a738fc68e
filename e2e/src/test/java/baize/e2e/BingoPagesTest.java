package baize.e2e;

import static baize.e2e.Axe.assertSound;
import static baize.e2e.Fit.assertFits;
import static baize.e2e.Fit.assertOnScreen;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The pages of bingo in every state and size. */
@Tag("browser")
@ExtendWith(Chromium.class)
class BingoPagesTest {
    private static final Screen TABLET = new Screen(1024, 1366);
    private static final int[] BOX = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

    @RegisterExtension
    final Evening evening = new Evening(TestHouse.bingo());

    @Test
    void its_pages_have_no_serious_fault_in_any_state() {
        BingoHall watching = evening.guest().inHall("1");
        BingoCaller caller = BingoCaller.at(evening, "1");
        assertSound(watching.page(), "no session");
        caller.openSession();
        assertThat(watching.page().locator(".buy")).isVisible();
        assertSound(watching.page(), "books are sold");
        watching.buy("By hand");
        caller.announce().calls(1, 12);
        watching.page().keyboard().press("m");
        assertSound(watching.page(), "by hand");
        watching.claim();
        assertThat(watching.claims()).isVisible();
        assertSound(watching.page(), "a claim is checked");
        assertSound(caller.page(), "caller's page");
        caller.check();
        watching.page().keyboard().press("b");
        assertThat(watching.page().locator(".book.open")).isVisible();
        assertSound(watching.page(), "with the book");
        caller.page().locator("#serial").fill("1001");
        caller.page().locator(".look-up .btn").click();
        assertThat(caller.page().locator(".looked .bx")).hasCount(6);
        assertThat(caller.page().locator(".looked p")).containsText("1001: Guest 1, electronic, from game 1");
        assertSound(caller.page(), "a card looked up");
    }

    @Test
    void pages_around_it_show_the_game() {
        Visitor visitor = evening.guest();
        BingoHall player = visitor.inHall("1").withChips("20.00");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        caller.sell(visitor, true, BOX).announce().calls(1, 5).check();
        caller.calls(6, 15).check().settle();
        assertThat(player.page().locator(".results-of")).containsText("You, $300.00");
        Page replay = visitor.open("/rounds/1-1");
        assertThat(replay.locator(".stp li").last()).containsText("Game settled");
        assertThat(replay.locator(".replay-hall .board .in")).hasCount(15);
        assertSound(replay, "replay");
        assertThat(visitor.open("/floor").locator(".tile").first()).containsText("Books are sold for game 2 of 2");
        assertSound(visitor.page(), "floor");
    }

    @Test
    @Rule({"bingo 5.3", "bingo 7.2"})
    void the_book_of_a_hall_has_odds_by_call_and_says_what_games_paid_that_others_won() {
        Visitor winner = evening.guest();
        winner.inHall("1").withChips("20.00");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        caller.sell(winner, true, BOX).announce().calls(1, 5).check();
        caller.calls(6, 15).check().settle();
        for (Screen screen : new Screen[] {Screen.DESK, Screen.PHONE}) {
            Page page = evening.guest(screen).inHall("1").page();
            page.locator("button", new Page.LocatorOptions().setHasText("The book"))
                    .first()
                    .click();
            Locator leaf = page.locator(".book .in");
            page.locator("#tab-odds").click();
            assertThat(leaf.locator(".call-sheet tbody tr")).hasCount(29);
            assertThat(leaf.locator(".call-sheet tbody tr").first()).containsText("85.31");
            leaf.locator(".call-sheet button", new Locator.LocatorOptions().setHasText("Four Corners"))
                    .click();
            assertThat(leaf.locator("#pattern")).hasValue("four-corners");
            assertThat(leaf.locator(".by-call tbody tr").first()).containsText("%");
            assertFits(page);
            assertSound(page, "odds in the book, " + screen.width());
            page.locator("#tab-rounds").click();
            assertThat(leaf.locator(".rounds li").first()).containsText("Top Line $50.00, Bingo $300.00");
        }
        Page past = winner.open("/tables/1/rounds");
        assertThat(past.locator(".past li").first()).containsText("+$350.00");
        Page others = evening.stranger().open("/tables/1/rounds");
        assertThat(others.locator(".past li").first()).containsText("Top Line $50.00, Bingo $300.00");
    }

    @Test
    @Rule({"bingo 5.3", "bingo 7.2"})
    void its_odds_are_curves_that_are_read_at_any_call_for_every_pattern() {
        Page odds = evening.guest().open("/odds/bingo?table=1");
        Locator rows = odds.locator(".call-sheet tbody tr");
        assertThat(rows).hasCount(29);
        assertThat(rows.first()).containsText("1365/16");
        assertThat(odds.locator(".call-sheet thead")).containsText("First of 600");
        odds.locator(".call-sheet button", new Page.LocatorOptions().setHasText("Four Corners"))
                .click();
        assertThat(odds.locator("#pattern")).hasValue("four-corners");
        Locator call = odds.getByLabel("Numbers called");
        call.press("Home");
        for (int at = 0; at < 4; at++) call.press("ArrowRight");
        assertThat(odds.locator(".by-call output")).hasText("4");
        assertThat(odds.locator(".by-call tbody tr").first()).containsText("1 in 2.56 million");
        String before = String.valueOf(odds.locator(".curves path.one").last().getAttribute("d"));
        odds.locator("#pattern").selectOption("any-line");
        assertThat(odds.locator(".call-sheet tr.on")).containsText("11375/176");
        assertThat(odds.locator(".curves path.one").last()).not().hasAttribute("d", before);
        odds.locator(".curves").hover();
        assertThat(odds.locator(".by-call output")).not().hasText("4");
        assertSound(odds, "odds");
        odds.setViewportSize(390, 844);
        assertFits(odds);
        assertSound(odds, "odds on a phone");
    }

    @Test
    @Rule({"bingo 4.2", "bingo 6.5.1", "bingo 7.3", "R-134"})
    void its_odds_follow_the_cards_and_the_jackpot_that_are_asked_about() {
        Page odds = evening.guest().open("/odds/bingo?table=1");
        Locator heads = odds.locator(".call-sheet thead");
        assertThat(heads).containsText("First of 600");
        assertThat(odds.locator(".call-sheet tbody tr").first()).containsText("59.94");
        fill(odds, "Cards in play", "50");
        assertThat(heads).containsText("First of 300");
        assertThat(odds.locator(".call-sheet tbody tr").first()).containsText("62.38");
        assertThat(odds).hasURL(Pattern.compile(".*/odds/bingo\\?table=1&cards=50$"));
        odds.getByLabel("A card is").selectOption("twelve-up");
        assertThat(heads).containsText("First of 600");
        odds.getByLabel("Jackpot numbers").selectOption("1");
        assertThat(odds.locator(".both tbody").first()).containsText("1/90");
        fill(odds, "Jackpot levels", "within-60:100 numbers:50");
        assertThat(odds.locator(".both tbody").first()).containsText("Bingo within 60 numbers");
        odds.locator("#pattern").selectOption("any-line");
        Locator notes = odds.locator(".cols.called");
        assertThat(odds.locator(".by-call .note")).containsText("exact for Bingo alone");
        assertThat(notes).containsText("those of cards without column ranges");
        odds.getByLabel("Column ranges").selectOption("off");
        assertThat(odds.locator(".by-call .note")).containsText("and so is the first of many");
        assertThat(notes).not().containsText("cards without column ranges");
        assertSound(odds, "odds under other settings");
        odds.setViewportSize(390, 844);
        assertFits(odds);
    }

    @Test
    void a_setting_that_cannot_be_is_told_beside_the_fields_and_can_be_put_right() {
        evening.watch().expect("400.*/api/par/bingo");
        Page odds = evening.guest().open("/odds/bingo?cards=5x");
        Locator refused = odds.locator(".hall-fields .refusal");
        assertThat(refused).containsText("cards: expected a whole number from 1 to 1000, got \"5x\"");
        assertThat(odds.getByLabel("Cards in play")).hasValue("5x");
        assertThat(odds.locator(".call-sheet")).hasCount(0);
        assertSound(odds, "odds refused");
        fill(odds, "Cards in play", "2");
        assertThat(odds.locator(".call-sheet thead")).containsText("First of 12");
        assertThat(refused).hasCount(0);
        fill(odds, "Jackpot levels", "everything");
        assertThat(refused).containsText("jackpotLevels: expected levels like numbers:100");
        odds.goBack();
        assertThat(odds.locator(".call-sheet thead")).containsText("First of 12");
        assertThat(odds.getByLabel("Jackpot levels")).hasValue("numbers:100");
    }

    private static void fill(Page odds, String field, String value) {
        odds.getByLabel(field).fill(value);
        odds.getByLabel(field).press("Enter");
    }

    @Test
    @Rule({"bingo 2.1.2", "bingo 4.1", "bingo 4.4", "bingo 4.5", "bingo 6.3.4", "bingo 6.3.5", "bingo 6.3.6", "R-141"})
    void the_hall_display_is_read_from_afar_and_has_no_control() {
        Visitor visitor = evening.guest();
        visitor.inHall("1").withChips("20.00");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        caller.sell(visitor, true, BOX).announce().calls(1, 5);
        Page hall = evening.stranger(Screen.HALL, evening.house().address()).open("/tables/1/hall");
        assertThat(hall.locator(".huge .ball")).hasAttribute("aria-label", "5");
        assertThat(hall.locator(".told"))
                .containsText(Pattern.compile("Seat \\d+ Top Line on card 1001, box 1: being checked"));
        caller.check();
        assertThat(hall.locator(".told")).containsText("good");
        caller.calls(6, 10);
        assertThat(hall.locator(".board .in")).hasCount(10);
        assertThat(hall.locator(".pays .won")).containsText(Pattern.compile("Seat \\d+, \\$50\\.00"));
        assertThat(hall.locator(".jp [data-meter]")).hasText("$1,005.00");
        assertThat(hall.locator(".when")).containsText("session");
        Fit.assertWhole(hall);
        assertThat(hall.locator("button, input, select")).hasCount(0);
        for (String numerals : new String[] {".huge text", ".earlier text", ".board li", ".pays b", ".jp [data-meter]"})
            assertLarge(hall.locator(numerals).first(), numerals);
        assertSound(hall, "hall display");
    }

    /** The type of a numeral is at least a twentieth of the screen's height. */
    private static void assertLarge(Locator numeral, String what) {
        double size = ((Number) numeral.evaluate("each => { const size = parseFloat(getComputedStyle(each).fontSize);"
                        + " const drawn = each.ownerSVGElement;"
                        + " return (drawn ? size * drawn.getBoundingClientRect().height / 100 : size) / innerHeight }"))
                .doubleValue();
        assertThat(size).as(what).isGreaterThanOrEqualTo(0.05);
    }

    @Test
    @Rule({"bingo 3.4", "bingo 4.7"})
    void the_whole_game_is_played_with_the_keyboard_alone() {
        BingoHall player = evening.guest().inHall("1");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        player.page()
                .locator(".buy .pick", new Page.LocatorOptions().setHasText("By hand"))
                .focus();
        player.page().keyboard().press("Enter");
        player.page().locator(".buy .btn.primary").focus();
        player.page().keyboard().press("Enter");
        assertThat(player.page().locator(".bx")).hasCount(6);
        caller.announce();
        Locator first = player.page().locator(".bx [data-number]").first();
        int number = Integer.parseInt(String.valueOf(first.getAttribute("data-number")));
        caller.call(number);
        player.numberIs(number, 1);
        first.focus();
        player.page().keyboard().press("ArrowRight");
        player.page().keyboard().press("ArrowLeft");
        assertThat(first).isFocused();
        player.page().keyboard().press("Enter");
        player.marked(number).page().keyboard().press("F6");
        assertThat(player.claimButton()).isFocused();
        player.page().keyboard().press("Enter");
        assertThat(player.claims()).containsText("being checked");
    }

    @Test
    void a_phone_shows_the_nearest_boxes_first_and_two_of_them_large_enough_for_a_thumb() {
        BingoHall phone = evening.guest(Screen.PHONE).inHall("1");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        assertThat(phone.page().locator(".buy")).isVisible();
        assertFits(phone.page());
        phone.buy("By hand");
        caller.announce();
        Locator last = phone.page().locator(".bx").last();
        String box = String.valueOf(last.getAttribute("data-box"));
        for (Object number : (List<?>) last.locator("tr")
                .first()
                .locator("[data-number]")
                .evaluateAll("all => all.slice(0, 3).map(each => Number(each.dataset.number))"))
            caller.call(((Number) number).intValue());
        assertThat(phone.page().locator(".bx").first()).hasAttribute("data-box", box);
        assertFits(phone.page());
        assertOnScreen(phone.claimButton());
        for (int at = 0; at < 2; at++)
            assertOnScreen(phone.page().locator(".bx").nth(at));
        assertThat(((Number) phone.page().locator(".bx td").first().evaluate("each => each.offsetHeight")).intValue())
                .isGreaterThanOrEqualTo(44);
        assertSound(phone.page(), "phone");
    }

    @Test
    void a_tablet_keeps_the_caller_beside_the_boxes() {
        BingoHall tablet = evening.guest(TABLET).inHall("1");
        BingoCaller.at(evening, "1").openSession();
        tablet.buy("Automatic");
        assertFits(tablet.page());
        assertOnScreen(tablet.page().locator(".callcol"));
        assertOnScreen(tablet.claimButton());
    }

    @Test
    void text_of_twice_the_size_hides_nothing_and_the_bar_keeps_to_its_edge() {
        Visitor visitor = evening.guest();
        BingoHall player = visitor.inHall("1");
        BingoCaller caller = BingoCaller.at(evening, "1").openSession();
        player.buy("By hand");
        caller.announce().calls(1, 7);
        player.numberIs(7, 7);
        assertEnlargedFits(player.page());
        assertThat(player.page()
                        .evaluate("() => { const box = of => document.querySelector(of).getBoundingClientRect();"
                                + " return box('.callcol .prizes').bottom <= box('.jackpot').top }"))
                .as("the jackpot lies below the prizes")
                .isEqualTo(true);
        for (String path : List.of("/floor", "/rules", "/rounds", "/jackpots")) {
            Page page = visitor.open(path);
            assertThat(page.locator(".topbar .bal")).isVisible();
            assertEnlargedFits(page);
        }
    }

    /** As for somebody who has set the browser's text to twice its size. */
    private static void assertEnlargedFits(Page page) {
        page.evaluate("document.documentElement.style.fontSize = '200%'");
        assertFits(page);
        assertOnScreen(page.locator(".topbar .bal").last());
    }
}
