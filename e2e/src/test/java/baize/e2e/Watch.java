package baize.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What the browser noticed about pages: errors on its console, and hosts that were asked for something. */
final class Watch {
    private final List<String> complaints = new ArrayList<>();
    private final Set<String> hosts = new TreeSet<>();
    private Pattern expected = Pattern.compile("(?!)");

    void over(BrowserContext context) {
        context.onConsoleMessage(message -> {
            if (message.type().equals("error")) complaints.add(message.text() + " at " + message.location());
        });
        context.onWebError(error -> complaints.add(error.error()));
        context.onRequest(request -> asked(request.url()));
        context.onPage(page -> page.onWebSocket(socket -> asked(socket.url())));
    }

    private void asked(String url) {
        URI uri = URI.create(url.replaceFirst("#.*", ""));
        if (uri.getHost() != null) hosts.add(uri.getHost());
    }

    /** Complaints of this form belong to the test: a line that it breaks, a refusal that it provokes. */
    void expect(String form) {
        expected = Pattern.compile(form);
    }

    void assertQuiet() {
        assertThat(complaints)
                .as("errors on the console")
                .allSatisfy(each -> assertThat(each).containsPattern(expected));
        assertThat(hosts).as("hosts that were asked").isSubsetOf("127.0.0.1", "localhost");
    }

    List<String> complaints() {
        return List.copyOf(complaints);
    }

    boolean sawRequests() {
        return !hosts.isEmpty();
    }
}
