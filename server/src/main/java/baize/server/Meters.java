package baize.server;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntSupplier;

/** What the server counts and times, as Prometheus reads it. */
public final class Meters implements AutoCloseable {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final ConcurrentHashMap<String, Counter> denied = new ConcurrentHashMap<>();
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Counter accepted = counter("baize.commands", "Commands that were answered", "answer", "accepted");
    private final Counter refused = counter("baize.commands", "Commands that were answered", "answer", "refused");
    private final Counter refusedToTheHouse =
            counter("baize.house.refused", "Commands of the house dealer that a rule refused");
    private final Counter frames = counter("baize.frames", "Views sent to viewers");
    private final Timer answers = Timer.builder("baize.answer")
            .description("From a command's arrival to its durable answer")
            .publishPercentiles(0.5, 0.99)
            .register(registry);

    private final LongAdder unsent = new LongAdder();

    public Meters() {
        Gauge.builder("baize.unsent", unsent, LongAdder::sum)
                .description("Bytes of answers over sockets that wait to be sent")
                .register(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        collections.bindTo(registry);
    }

    private Counter counter(String name, String what, String... tags) {
        return Counter.builder(name).description(what).tags(tags).register(registry);
    }

    /** A command was answered: it happened, or a rule refused it. */
    public void answered(boolean refusal, long nanos) {
        (refusal ? refused : accepted).increment();
        answers.record(nanos, TimeUnit.NANOSECONDS);
    }

    /** What was due at a table was refused to the house dealer. */
    public void refusedToTheHouse() {
        refusedToTheHouse.increment();
    }

    /** So many more bytes of answers wait to be sent, or fewer where below zero. */
    public void unsent(int bytes) {
        unsent.add(bytes);
    }

    /** A view went out. */
    public void frame() {
        frames.increment();
    }

    /** A request or message was turned away before any rule was asked; {@code reason} is one of a few words. */
    public void denied(String reason) {
        denied.computeIfAbsent(
                        reason,
                        why -> counter("baize.denied", "Requests and messages that were turned away", "reason", why))
                .increment();
    }

    /** A figure that is asked for when it is read. */
    public void gauge(String name, String what, IntSupplier figure) {
        Gauge.builder(name, figure, IntSupplier::getAsInt).description(what).register(registry);
    }

    /** All of it as text. */
    public String text() {
        return registry.scrape();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
