package baize.testkit;

import baize.core.rule.Cites;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * The reasons and endings that tests have brought about. A test's harness notes each one it asserts;
 * {@link ProvokedListener} writes them down by test class, and the rule matrix asks that none is missing.
 */
public final class Provoked {
    private static final Map<String, Set<String>> BY_TEST_CLASS = new ConcurrentHashMap<>();
    private static final ThreadLocal<String> RUNNING = new ThreadLocal<>();

    private Provoked() {}

    /** Notes a constant, for the test class that runs on this thread; outside a test it is nobody's and forgotten. */
    public static void note(Enum<?> reasonOrEnding) {
        String test = RUNNING.get();
        if (test != null) of(test).add(spelling(reasonOrEnding));
    }

    /** Notes what cites if it is an enum constant, as every reason and ending is. */
    public static void note(Cites reasonOrEnding) {
        if (reasonOrEnding instanceof Enum<?> constant) note(constant);
    }

    /** {@code baize.games.threecard.ThreeCardReason#BELOW_MINIMUM}. */
    static String spelling(Enum<?> constant) {
        return constant.getDeclaringClass().getName() + "#" + constant.name();
    }

    static void running(String testClass) {
        RUNNING.set(testClass);
        of(testClass);
    }

    /** What a test class has noted since it last started to run. */
    static SortedSet<String> by(String testClass) {
        return new TreeSet<>(of(testClass));
    }

    private static Set<String> of(String testClass) {
        return BY_TEST_CLASS.computeIfAbsent(testClass, _ -> new ConcurrentSkipListSet<>());
    }
}
