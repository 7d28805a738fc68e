package baize.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * A PostgreSQL server for the whole run and a fresh database for each parameter of type {@link Database}. Where no
 * server can be started the tests are skipped and the reason is printed, unless {@code -Dpg.required=true} makes that
 * a failure.
 */
public final class Postgres implements ExecutionCondition, ParameterResolver {
    /** Tests that need a server have this tag; where all of them are left out none is started. */
    private static final String TAG = "postgres";

    private static final Namespace HERE = Namespace.create(Postgres.class);
    private static final Logger ZONKY = Logger.getLogger("io.zonky");

    /** A database of the test's own. */
    public record Database(String url) {}

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (!context.getTags().contains(TAG)) return ConditionEvaluationResult.enabled("needs no PostgreSQL");
        String missing = started(context).missing;
        if (missing.isEmpty()) return ConditionEvaluationResult.enabled("PostgreSQL is there");
        if (Boolean.getBoolean("pg.required"))
            throw new IllegalStateException("pg.required=true, but there is no PostgreSQL: " + missing);
        return ConditionEvaluationResult.disabled("no PostgreSQL: " + missing);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Database.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return started(context).server().create();
    }

    private static Started started(ExtensionContext context) {
        return context.getRoot().getStore(HERE).computeIfAbsent(Started.class, _ -> new Started(), Started.class);
    }

    /** The server of the run, or why there is none. */
    private static final class Started implements AutoCloseable {
        private @Nullable Server server;
        private String missing = "";

        Started() {
            try {
                server = new Server(Files.createTempDirectory("baize-postgres"), false);
            } catch (IOException | RuntimeException failure) {
                missing = failure.toString();
                System.err.println("tests skipped: no PostgreSQL: " + missing);
            }
        }

        Server server() {
            if (server == null) throw new IllegalStateException(missing);
            return server;
        }

        @Override
        public void close() {
            if (server != null) server.stop();
        }
    }

    /** A server that can be killed and started again. */
    public static final class Server {
        private final Path data;
        private final boolean durable;
        private EmbeddedPostgres running;

        /** @param durable whether it keeps what it promised when it is killed, and its data when it is stopped */
        public Server(Path folder, boolean durable) throws IOException {
            this.data = folder.resolve("data");
            this.durable = durable;
            ZONKY.setLevel(Level.OFF);
            running = builder().start();
        }

        private EmbeddedPostgres.Builder builder() {
            String on = durable ? "on" : "off";
            return EmbeddedPostgres.builder()
                    .setDataDirectory(data)
                    .setCleanDataDirectory(!durable)
                    .setPGStartupWait(Duration.ofMinutes(2))
                    .setServerConfig("fsync", on)
                    .setServerConfig("synchronous_commit", on)
                    .setServerConfig("full_page_writes", on)
                    .setOutputRedirector(Redirect.DISCARD)
                    .setErrorRedirector(Redirect.DISCARD);
        }

        /** Makes a database. */
        public Database create() {
            String name = "t" + UUID.randomUUID().toString().replace("-", "");
            try (Connection connection = running.getPostgresDatabase().getConnection();
                    Statement create = connection.createStatement()) {
                create.execute("create database " + name + " template template0");
            } catch (SQLException failure) {
                throw new IllegalStateException("no database for the test", failure);
            }
            return new Database(running.getJdbcUrl("postgres", name));
        }

        /** Kills the server, which gets no time to write anything. */
        public void kill() throws IOException {
            long id = Long.parseLong(
                    Files.readAllLines(data.resolve("postmaster.pid")).getFirst());
            ProcessHandle server = ProcessHandle.of(id).orElseThrow();
            server.destroyForcibly();
            server.onExit().join();
        }

        /** Starts a killed server on the same data and the same port. */
        public void restart() throws IOException {
            int port = running.getPort();
            running.close();
            running = builder().setPort(port).start();
        }

        public void stop() {
            try {
                running.close();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
