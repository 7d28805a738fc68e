package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.testkit.Await;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** A disk that is full for a while, as those see it who watch over the server. */
final class HealthTest {
    private static final String ANTE = "{\"do\":\"wager\",\"box\":1,\"on\":\"ante\",\"stake\":\"10.00\"}";
    private static final String DOWN = "the journal cannot be written";
    private static final int TRIES = 200;

    /** What is tried by itself while nobody asks for anything must have failed too. */
    private static final Duration LONGER_THAN_A_TRY = Duration.ofSeconds(3);

    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    private List<String> said() {
        return List.copyOf(log.list).stream()
                .map(ILoggingEvent::getFormattedMessage)
                .filter(line -> line.startsWith(DOWN))
                .toList();
    }

    @Test
    void a_full_disk_is_said_once_in_the_log_and_by_health_as_long_as_it_is_full(@TempDir Path folder)
            throws Exception {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        log.start();
        root.addAppender(log);
        try (OpenFloor open = new OpenFloor(folder)) {
            open.player("ann").close();
            assertThat(open.get("/health", null).statusCode()).isEqualTo(200);
            open.journal.limitPages(1);
            HttpResponse<String> health = fill(open);
            assertThat(OpenFloor.json(health).path("status").asString()).isEqualTo("failing");
            assertThat(OpenFloor.json(health).path("detail").asString()).isEqualTo(DOWN);
            for (int each = 0; each < 20; each++) open.post("/api/tables/4/commands", "patron/ann", ANTE, "z" + each);
            Await.letPass(LONGER_THAN_A_TRY, "nobody asks for anything, and the log stays as short");
            assertThat(open.get("/health", null).statusCode()).isEqualTo(503);
            assertThat(said()).hasSize(1).first().asString().contains("full").hasLineCount(1);
            open.journal.limitPages(Integer.MAX_VALUE);
            Await.until(
                    "the disk takes rows again",
                    () -> open.post("/api/tables/4/commands", "patron/ann", ANTE, null)
                                    .statusCode()
                            != 503);
            assertThat(open.get("/health", null).statusCode()).isEqualTo(200);
            open.assertBalanced();
        } finally {
            root.detachAppender(log);
        }
    }

    /** Sends commands until the disk takes no more; what health says then. */
    private static HttpResponse<String> fill(OpenFloor open) throws Exception {
        for (int each = 0; each < TRIES; each++) {
            open.post("/api/tables/4/commands", "patron/ann", ANTE, "x".repeat(80) + each);
            HttpResponse<String> health = open.get("/health", null);
            if (health.statusCode() == 503) return health;
        }
        throw new AssertionError("the disk was never full");
    }
}
