package baize.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import baize.server.plan.StaffAccount;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Someone at a browser of their own. */
final class Visitor implements AutoCloseable {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final BrowserContext context;
    private final String address;
    private final Page page;
    private final List<JsonNode> views = new ArrayList<>();
    private String csrf = "";

    Visitor(BrowserContext context, String address, Watch watch) {
        this.context = context;
        this.address = address;
        watch.over(context);
        page = context.newPage();
        page.onWebSocket(socket -> socket.onFrameReceived(frame -> heard(frame.text())));
    }

    private void heard(String frame) {
        JsonNode view = MAPPER.readTree(frame).path("view");
        if (view.isObject()) views.add(view);
    }

    /** Every view of a table that was sent to this browser. */
    List<JsonNode> views() {
        return List.copyOf(views);
    }

    /** Signs in as a new guest, by the request that the button on the first page sends. */
    Visitor asGuest() {
        return signedIn(post("/api/guest", Map.of()));
    }

    Visitor as(StaffAccount member) {
        return signIn(member.id(), Objects.requireNonNull(member.password()));
    }

    Visitor signIn(String number, String secret) {
        return signedIn(post("/api/sign-in", Map.of("number", number, "secret", secret)));
    }

    private Visitor signedIn(JsonNode me) {
        csrf = me.path("csrf").asString();
        return this;
    }

    /** What the floor answers when this person sends something. */
    JsonNode post(String path, Map<String, ?> body) {
        RequestOptions options = RequestOptions.create()
                .setData(body)
                .setHeader("X-Baize-Csrf", csrf)
                .setHeader("Idempotency-Key", UUID.randomUUID().toString());
        return read(context.request().post(at(path), options));
    }

    /** What the floor answers this person. */
    JsonNode get(String path) {
        return read(context.request().get(at(path)));
    }

    private static JsonNode read(APIResponse response) {
        assertThat(response.ok())
                .as("%s answers %s", response.url(), response.text())
                .isTrue();
        return MAPPER.readTree(response.text());
    }

    private String at(String path) {
        return address + path.substring(1);
    }

    String name() {
        return get("/api/me").path("name").asString();
    }

    Page open(String path) {
        page.navigate(at(path));
        return page;
    }

    /** Another page of the same person, beside the first. */
    Page openBeside(String url) {
        Page beside = context.newPage();
        beside.navigate(url);
        return beside;
    }

    Page page() {
        return page;
    }

    TablePage atTable(String table) {
        open("/tables/" + table);
        return new TablePage(page);
    }

    CrapsTerminal atTerminals(String table) {
        open("/tables/" + table);
        return new CrapsTerminal(page);
    }

    BingoHall inHall(String table) {
        open("/tables/" + table);
        return new BingoHall(page, this, table);
    }

    DealerPage dealing(String table) {
        open("/tables/" + table + "/dealer");
        return new DealerPage(page);
    }

    void picture(Path file) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    @Override
    public void close() {
        context.close();
    }
}
