package baize.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A page's line to its table on which views may be late: answers come at once, and after each the last view again. */
final class LateViews {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Page page;
    private boolean late;
    private int asked;
    private int answered;
    private int before;
    private long version;
    private long seen;
    private String last = "";

    /** For a page that has not gone to its table yet. */
    LateViews(Page page) {
        this.page = page;
        page.routeWebSocket(Pattern.compile("/ws/tables/"), this::connect);
    }

    private void connect(WebSocketRoute route) {
        WebSocketRoute server = route.connectToServer();
        route.onMessage(frame -> {
            asked++;
            server.send(frame.text());
        });
        server.onMessage(frame -> {
            JsonNode message = MAPPER.readTree(frame.text());
            if (message.has("view")) view(route, message, frame.text());
            else answer(route, message, frame.text());
        });
    }

    private void view(WebSocketRoute route, JsonNode message, String frame) {
        if (late) return;
        seen = message.path("version").asLong();
        last = frame;
        route.send(frame);
    }

    private void answer(WebSocketRoute route, JsonNode message, String frame) {
        version = Math.max(version, message.path("version").asLong(0));
        route.send(frame);
        if (late) route.send(last);
        answered++;
    }

    /** From now on, when the page has seen what it asked for, it is told nothing new but answers. */
    void begin() {
        page.waitForCondition(() -> answered == asked && seen >= version);
        before = answered;
        late = true;
    }

    /** Waits until this many commands have been answered since, and the page has read the old view after each. */
    void answered(int commands) {
        page.waitForCondition(() -> answered - before >= commands);
        page.evaluate("() => new Promise(requestAnimationFrame)");
    }
}
