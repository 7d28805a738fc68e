package baize.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What the browser noticed about pages, from the first moment of each to its last: exceptions, words that were never
 * worked out ({@code NaN}, {@code undefined}, {@code null}), other errors on its console, and hosts that were asked for
 * something. {@link Evening} lays it over everyone's browser.
 */
final class Watch {
    /** What the browser itself says of an answer it did not like, or of a line that broke. */
    private static final Pattern OF_REQUESTS =
            Pattern.compile("^(Failed to load resource|WebSocket connection to|Connecting to |Fetch API cannot load)");

    private static final String SHOWN = "shown.js";

    private final List<String> faults = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final Set<String> hosts = new TreeSet<>();
    private Pattern expected = Pattern.compile("(?!)");

    void over(BrowserContext context) {
        context.addInitScript(script());
        context.onConsoleMessage(this::said);
        context.onWebError(error -> faults.add(error.error()));
        context.onRequest(request -> asked(request.url()));
        context.onPage(page -> page.onWebSocket(socket -> asked(socket.url())));
    }

    private static String script() {
        try (InputStream in = Objects.requireNonNull(Watch.class.getResourceAsStream("/" + SHOWN), SHOWN)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void said(ConsoleMessage message) {
        if (!message.type().equals("error")) return;
        boolean ofRequest = OF_REQUESTS.matcher(message.text()).find();
        (ofRequest ? complaints : faults).add(message.text() + " at " + message.location());
    }

    private void asked(String url) {
        URI uri = URI.create(url.replaceFirst("#.*", ""));
        if (uri.getHost() != null) hosts.add(uri.getHost());
    }

    /** Failed requests of this form belong to the test: a line that it breaks, a refusal that it provokes. */
    void expect(String form) {
        expected = Pattern.compile(form);
    }

    void assertQuiet() {
        assertThat(faults).as("exceptions and errors in pages").isEmpty();
        assertThat(complaints)
                .as("requests that failed")
                .allSatisfy(each -> assertThat(each).containsPattern(expected));
        assertThat(hosts).as("hosts that were asked").isSubsetOf("127.0.0.1", "localhost");
    }

    /** Exceptions, words that were never worked out, and errors that pages wrote themselves. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    /** The test has provoked these faults to see that they are noticed. */
    void forgetFaults() {
        faults.clear();
    }

    List<String> complaints() {
        return List.copyOf(complaints);
    }

    boolean sawRequests() {
        return !hosts.isEmpty();
    }
}
