package baize.lab.simulate;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What it took to count something: nothing that the counts hang on.
 *
 * @param engine where it ran, {@code local}; several are joined by a plus
 * @param threads at the same time, at most
 * @param seconds of all runs together
 */
public record Effort(String engine, int threads, double seconds) {
    private static final String AND = "+";

    /** This and another one. */
    Effort plus(Effort other) {
        String engines = Stream.of(engine, other.engine)
                .flatMap(each -> Arrays.stream(each.split("\\+", -1)))
                .distinct()
                .sorted()
                .collect(Collectors.joining(AND));
        return new Effort(engines, Math.max(threads, other.threads), seconds + other.seconds);
    }
}
