package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** The dealer's page: the deeds of a round and the remedies. */
final class DealerPage {
    private final Page page;

    DealerPage(Page page) {
        this.page = page;
    }

    Page page() {
        return page;
    }

    DealerPage noMoreBets() {
        deed("No more bets").click();
        return phaseIs("closed");
    }

    DealerPage deal() {
        deed("Deal").click();
        return phaseIs("dealt|deciding");
    }

    /** At a table with real cards: what left the shoe, the dealer first, then box by box. */
    DealerPage deal(String cards) {
        deed("Deal").click();
        page.locator("#cards").fill(cards);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Deal these"))
                .click();
        return phaseIs("dealt|deciding|insuring|playing");
    }

    /** Where cards are real: what the player whose turn it is has shown, and the cards that followed. */
    DealerPage shows(String decision, String cards) {
        page.locator("#shown-cards").fill(cards);
        page.locator(".shown")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(decision))
                .click();
        return this;
    }

    /** The same without a card, after which another who has wagered on the hand answers. */
    DealerPage showsAndTheNextAnswers(String decision) {
        String before = page.locator(".shown p").textContent();
        shows(decision, "");
        assertThat(page.locator(".shown p")).not().hasText(before);
        return turnIs("answers");
    }

    /** Whose turn it is, as the form for what that player shows says. */
    DealerPage turnIs(String words) {
        assertThat(page.locator(".shown p")).containsText(words);
        return this;
    }

    /** The dealer's further cards, and the round is settled. */
    DealerPage draw(String cards) {
        deed("Draw and settle").click();
        page.locator("#cards").fill(cards);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Deal these"))
                .click();
        return phaseIs("settled");
    }

    DealerPage settle() {
        deed("Settle").click();
        return phaseIs("settled");
    }

    /** At craps: the wagering period is over. */
    DealerPage closeWagers() {
        deed("Close wagers").click();
        return phaseIs("shooting");
    }

    /** At craps with a console: what the tumbler shows. */
    DealerPage shoot(String dice) {
        deed("Shoot").click();
        page.locator("#cards").fill(dice);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Enter these"))
                .click();
        return phaseIs("wagering");
    }

    DealerPage phaseIs(String phase) {
        assertThat(page.locator(".state b").first()).hasText(Pattern.compile("^(" + phase + ")$"));
        return this;
    }

    Locator deed(String name) {
        return page.locator(".proc")
                .getByRole(
                        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^" + name + "\\b")));
    }

    DealerPage choose(String remedy) {
        page.locator(".irr .i", new Page.LocatorOptions().setHasText(remedy)).click();
        return this;
    }

    /** A card missing or foreign before the first one: the button says what follows, and then the log does. */
    DealerPage changesCards(String remedy, String told) {
        choose(remedy);
        assertThat(confirmation()).containsText("Nothing is void: wagers and earlier rounds stand.");
        assertThat(confirmation()).containsText("Surveillance: " + told);
        assertThat(confirmation()).containsText("Inspector: " + told);
        assertThat(confirmation()).containsText("No money.");
        assertThat(holdButton()).hasText("Change the cards");
        hold();
        assertThat(log().last()).containsText(remedy + ": nothing is void, the cards are changed.");
        return this;
    }

    /** What went on, the newest last. */
    Locator log() {
        return page.locator(".tb .log li");
    }

    DealerPage onTheLayout(String amount) {
        assertThat(page.locator(".tb .state b.num").last()).hasText(amount);
        return this;
    }

    /** Chooses a field of the remedy. */
    DealerPage fill(String field, String value) {
        page.locator("#field-" + field).selectOption(value);
        return this;
    }

    DealerPage type(String field, String words) {
        page.locator("#field-" + field).fill(words);
        return this;
    }

    /** What stands there before a remedy is carried out. */
    Locator confirmation() {
        return page.locator(".cf");
    }

    Locator holdButton() {
        return page.locator(".hold");
    }

    /** Presses and holds until it is done. */
    DealerPage hold() {
        assertThat(holdButton()).isEnabled();
        holdButton().hover();
        page.mouse().down();
        assertThat(confirmation()).containsText("Done: ");
        page.mouse().up();
        return this;
    }
}
