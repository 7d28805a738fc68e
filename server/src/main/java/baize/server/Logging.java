package baize.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.encoder.EncoderBase;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.util.Set;
import org.slf4j.Logger;

/**
 * The log, on standard error: lines of JSON for programs, or short lines of what is wrong where a person looks on.
 * Logback finds it by itself, so that tests and tools log as the server does.
 */
public final class Logging extends ContextAwareBase implements Configurator {
    @Override
    public ExecutionStatus configure(LoggerContext context) {
        boolean watched = Set.of(System.getProperty("baize.terminals", "none").split(",", -1))
                .contains("err");
        ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
        console.setContext(context);
        console.setName("console");
        console.setTarget("System.err");
        console.setEncoder(watched ? lines(context) : json(context));
        console.start();
        var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(console);
        context.getLogger("baize").setLevel(watched ? Level.WARN : Level.INFO);
        // It warns of what it also throws.
        context.getLogger("com.zaxxer.hikari").setLevel(Level.ERROR);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    private static Encoder<ILoggingEvent> lines(LoggerContext context) {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setPattern("baize: %msg %kvp%n%ex{short}");
        return started(encoder, context);
    }

    private static Encoder<ILoggingEvent> json(LoggerContext context) {
        return started(new JsonEncoder(), context);
    }

    private static Encoder<ILoggingEvent> started(EncoderBase<ILoggingEvent> encoder, LoggerContext context) {
        encoder.setContext(context);
        encoder.start();
        return encoder;
    }
}
