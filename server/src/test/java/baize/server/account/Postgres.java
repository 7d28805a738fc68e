package baize.server.account;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
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
    private static final Namespace HERE = Namespace.create(Postgres.class);

    /** A database of the test's own. */
    public record Database(String url) {}

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
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
        return started(context).create();
    }

    private static Started started(ExtensionContext context) {
        return context.getRoot().getStore(HERE).computeIfAbsent(Started.class, _ -> new Started(), Started.class);
    }

    /** The server of the run, or why there is none. */
    private static final class Started implements AutoCloseable {
        private @Nullable EmbeddedPostgres server;
        private String missing = "";

        Started() {
            try {
                server = EmbeddedPostgres.builder()
                        .setDataDirectory(Files.createTempDirectory("baize-postgres"))
                        .setPGStartupWait(Duration.ofMinutes(2))
                        .setServerConfig("fsync", "off")
                        .setOutputRedirector(Redirect.DISCARD)
                        .setErrorRedirector(Redirect.DISCARD)
                        .start();
            } catch (IOException | RuntimeException failure) {
                missing = failure.toString();
                System.err.println("tests skipped: no PostgreSQL: " + missing);
            }
        }

        Database create() {
            if (server == null) throw new IllegalStateException(missing);
            String name = "t" + UUID.randomUUID().toString().replace("-", "");
            try (Connection connection = server.getPostgresDatabase().getConnection();
                    Statement create = connection.createStatement()) {
                create.execute("create database " + name + " template template0");
            } catch (SQLException failure) {
                throw new IllegalStateException("no database for the test", failure);
            }
            return new Database(server.getJdbcUrl("postgres", name));
        }

        @Override
        public void close() throws IOException {
            if (server != null) server.close();
        }
    }
}
