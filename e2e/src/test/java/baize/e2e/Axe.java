package baize.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.Set;

/** What axe finds on a page. */
final class Axe {
    private static final Set<String> GRAVE = Set.of("serious", "critical");

    private Axe() {}

    /** Nothing serious, nothing critical. */
    static void assertSound(Page page, String where) {
        assertThat(new AxeBuilder(page).analyze().getViolations())
                .as(where)
                .filteredOn(fault -> GRAVE.contains(fault.getImpact()))
                .extracting(Axe::told)
                .isEmpty();
    }

    private static String told(Rule fault) {
        return fault.getId() + ": " + fault.getHelp() + " at "
                + fault.getNodes().stream()
                        .map(node -> node.getTarget() + " " + node.getHtml())
                        .toList();
    }
}
