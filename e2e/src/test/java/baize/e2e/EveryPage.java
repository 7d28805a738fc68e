package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;

/** A page that needs no round of its own: where it is and what shows that it is there. */
enum EveryPage {
    FIRST("/", ".si h1"),
    LOBBY("/floor", ".tiles .tile"),
    TABLE("/tables/4", ".felt .cloth"),
    ROUNDS("/rounds", "main.rounds h1"),
    ROUNDS_OF_TABLE("/tables/6/rounds", ".past li"),
    REPLAY("/rounds/6-1", ".stp li"),
    RULES("/rules", "main article"),
    CLAUSE("/rules/three-card-poker/9.2", "aside h2"),
    ODDS("/odds/three-card-poker", ".cols table"),
    JACKPOTS("/jackpots", "main.jackpots h1"),
    CASHIER("/cashier", "main.ca h1"),
    STAFF("/staff", "main h1"),
    DEALER("/tables/6/dealer", "h1"),
    NOWHERE("/nowhere", "main h1");

    private final String path;
    private final String sign;

    EveryPage(String path, String sign) {
        this.path = path;
        this.sign = sign;
    }

    Page openedBy(Visitor visitor) {
        Page page = visitor.open(path);
        assertThat(page.locator(sign).first()).isAttached();
        assertThat(page.locator(".waits")).hasCount(0);
        return page;
    }
}
