package baize.e2e;

import baize.server.plan.FloorPlan;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A house for one test and everyone who comes to it, each with a browser context of their own. When the test is over
 * the books balance, and no page has complained or asked another host for anything. A test that failed leaves a picture
 * of every page in {@code target/failed}.
 */
final class Evening implements BeforeEachCallback, AfterEachCallback {
    private final List<Visitor> visitors = new ArrayList<>();
    private final List<Cable> cables = new ArrayList<>();
    private final Watch watch = new Watch();
    private final FloorPlan plan;
    private boolean demo = true;
    private ReducedMotion motion = ReducedMotion.REDUCE;
    private @Nullable TestHouse house;
    private @Nullable Browser browser;

    /** An evening of Three Card Poker. */
    Evening() {
        this(TestHouse.threeCard());
    }

    Evening(FloorPlan plan) {
        this.plan = plan;
    }

    /** On a real floor, to which nobody comes as a guest. */
    Evening onRealFloor() {
        demo = false;
        return this;
    }

    /** Everyone sees pages move, as most people do; elsewhere they stand still, so that tests are quick. */
    Evening inMotion() {
        motion = ReducedMotion.NO_PREFERENCE;
        return this;
    }

    @Override
    public void beforeEach(ExtensionContext context) throws IOException {
        browser = Chromium.browser(context);
        Path houses = Files.createDirectories(Path.of("target", "houses"));
        house = new TestHouse(Files.createTempDirectory(houses, "house"), plan, demo);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        try (TestHouse closing = house()) {
            if (context.getExecutionException().isPresent()) picture(context);
            visitors.forEach(Visitor::close);
            cables.forEach(Cable::close);
            if (context.getExecutionException().isPresent()) return;
            watch.assertQuiet();
            closing.assertBalanced();
        }
    }

    private void picture(ExtensionContext context) {
        for (int at = 0; at < visitors.size(); at++)
            visitors.get(at)
                    .picture(Path.of(
                            "target", "failed", context.getRequiredTestMethod().getName() + "-" + at + ".png"));
    }

    TestHouse house() {
        return Objects.requireNonNull(house);
    }

    /** What all pages said and asked for. */
    Watch watch() {
        return watch;
    }

    /** Anyone, who has not signed in. */
    Visitor stranger() {
        return stranger(Screen.DESK, house().address());
    }

    /** Anyone at a screen of that size, who knows the house by this address. */
    Visitor stranger(Screen screen, String address) {
        BrowserContext context = Objects.requireNonNull(browser)
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(screen.width(), screen.height())
                        .setReducedMotion(motion)
                        .setLocale("en-AU"));
        Visitor visitor = new Visitor(context, address, watch);
        visitors.add(visitor);
        return visitor;
    }

    /** A new guest with $500.00 of play money. */
    Visitor guest() {
        return stranger().asGuest();
    }

    Visitor guest(Screen screen) {
        return stranger(screen, house().address()).asGuest();
    }

    /** A cable to the house; it is put away after its browser. */
    Cable cable() {
        Cable cable = new Cable(house());
        cables.add(cable);
        return cable;
    }

    /** A guest whose cable may be pulled. */
    Visitor guest(Cable cable) {
        return stranger(Screen.DESK, cable.address()).asGuest();
    }

    DealerPage supervisorAt(String table) {
        return stranger().as(TestHouse.SUPERVISOR).dealing(table);
    }

    DealerPage dealerAt(String table) {
        return stranger().as(TestHouse.DEALER).dealing(table);
    }
}
