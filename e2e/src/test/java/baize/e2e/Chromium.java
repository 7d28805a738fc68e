package baize.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * One Chromium for each thread that runs tests, as its driver is not to be shared; for parameters of type
 * {@link Browser}. Where there is none the tests are skipped and the reason is printed, unless
 * {@code -Dbrowser.required=true} makes that a failure.
 */
public final class Chromium implements ExecutionCondition, ParameterResolver {
    private static final Namespace HERE = Namespace.create(Chromium.class);
    private static final double PATIENCE = 60_000;
    /** The shell first: it draws the same and needs less than half of the processor. */
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (program() != null) return ConditionEvaluationResult.enabled("Chromium is there");
        if (Boolean.getBoolean("browser.required"))
            throw new IllegalStateException("browser.required=true, but there is no Chromium on the path");
        System.err.println("tests skipped: no Chromium on the path");
        return ConditionEvaluationResult.disabled("no Chromium on the path");
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Browser.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return browser(context);
    }

    /** The browser of this thread; it starts when it is first asked for. */
    static Browser browser(ExtensionContext context) {
        return context.getRoot()
                .getStore(HERE)
                .computeIfAbsent(Thread.currentThread(), _ -> new Running(), Running.class)
                .browser;
    }

    private static @Nullable Path program() {
        for (String folder : System.getenv("PATH").split(File.pathSeparator, -1))
            for (String name : NAMES) {
                Path path = Path.of(folder, name);
                if (Files.isExecutable(path)) return path;
            }
        return null;
    }

    /** A browser and its driver. */
    private static final class Running implements AutoCloseable {
        private final Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        private final Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program())
                        .setChromiumSandbox(false)
                        .setArgs(List.of(
                                "--disable-gpu",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync",
                                "--no-first-run",
                                "--disable-quic")));

        Running() {
            // A machine that does other things as well is no fault of a page.
            PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        }

        @Override
        public void close() {
            browser.close();
            playwright.close();
        }
    }
}
