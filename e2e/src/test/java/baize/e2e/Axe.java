package baize.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** What axe finds on a page. Its own driver opens a second page for each look and brings home what is in order too. */
final class Axe {
    private static final String SCRIPT = "/axe.min.js";
    private static final String AXE = script();

    /** Of what is wrong only the grave, as lines; of all else nothing, which saves most of the time. */
    private static final String LOOK = """
            async () => {
              const found = await axe.run(document, { resultTypes: ['violations'] });
              const at = nodes => nodes.map(each => `${each.target} ${each.html}`).join(', ');
              return found.violations
                .filter(fault => ['serious', 'critical'].includes(fault.impact))
                .map(({ id, help, nodes }) => `${id}: ${help} at ${at(nodes)}`);
            }""";

    private Axe() {}

    /** Nothing serious, nothing critical. */
    static void assertSound(Page page, String where) {
        if (!Boolean.TRUE.equals(page.evaluate("'axe' in window"))) page.evaluate(AXE);
        assertThat((List<?>) page.evaluate(LOOK)).as(where).isEmpty();
    }

    private static String script() {
        try (InputStream in = Objects.requireNonNull(AxeBuilder.class.getResourceAsStream(SCRIPT), SCRIPT)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
