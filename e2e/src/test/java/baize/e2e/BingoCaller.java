package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The caller's page of a hall in which books and numbers are entered, so that a test knows them. */
record BingoCaller(DealerPage desk, Visitor staff, String table) {
    static BingoCaller at(Evening evening, String table) {
        Visitor staff = evening.stranger().as(TestHouse.SUPERVISOR);
        return new BingoCaller(staff.dealing(table), staff, table);
    }

    Page page() {
        return desk.page();
    }

    BingoCaller openSession() {
        desk.deed("Open a session").click();
        enter("00000000000004D2");
        desk.phaseIs("issuing");
        return this;
    }

    /** Sells a book of one box with these numbers. */
    BingoCaller sell(Visitor player, boolean automatic, int... numbers) {
        String id = player.get("/api/me").path("id").asString();
        command(Map.of(
                "do",
                "issue",
                "by",
                TestHouse.SUPERVISOR.role().id(),
                "patron",
                id,
                "medium",
                "electronic",
                "automatic",
                automatic,
                "boxes",
                List.of(IntStream.of(numbers).boxed().toList())));
        return this;
    }

    BingoCaller announce() {
        desk.deed("Announce the game").click();
        desk.phaseIs("calling");
        return this;
    }

    /** Numbers from one to another, as fast as they can be entered. */
    BingoCaller calls(int from, int to) {
        for (int number = from; number <= to; number++) command(Map.of("do", "call", "number", number));
        return shows(to);
    }

    /** Announces the game in which the jackpot can be won. */
    BingoCaller announceWith(String jackpotNumbers) {
        desk.deed("Announce the game").click();
        enter(jackpotNumbers);
        desk.phaseIs("calling");
        return this;
    }

    /** These numbers, each by the form of the page. */
    BingoCaller calls(List<Integer> numbers) {
        numbers.forEach(this::call);
        return this;
    }

    /** A number by the form of the page. */
    BingoCaller call(int number) {
        if (page().locator("form.enter").count() == 0)
            desk.deed("Call a number").click();
        enter(String.valueOf(number));
        return shows(number);
    }

    /** A number that was said as another. */
    BingoCaller callSaidAs(int number, int said) {
        command(Map.of("do", "call", "number", number, "announced", said));
        return shows(number);
    }

    private BingoCaller shows(int number) {
        assertThat(page().locator(".said")).containsText("Number " + number + ",");
        return this;
    }

    private void enter(String text) {
        page().locator("#cards").fill(text);
        page().locator("form.enter")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Enter"))
                .click();
    }

    BingoCaller check() {
        desk.deed("Check the claims").click();
        desk.phaseIs("calling");
        return this;
    }

    BingoCaller settle() {
        desk.deed("Settle the game").click();
        desk.phaseIs("issuing|settled");
        return this;
    }

    Locator claims() {
        return page().locator(".claims");
    }

    private void command(Map<String, ?> command) {
        staff.post("/api/tables/" + table + "/commands", command);
    }
}
