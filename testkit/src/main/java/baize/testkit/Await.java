package baize.testkit;

import java.time.Duration;

/**
 * Waiting for the thing itself. What is to become true is asked for again and again, for as long as a machine that does
 * other things as well may need; so a test is as quick as what it waits for, and never fails for being slow.
 */
public final class Await {
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final Duration BETWEEN = Duration.ofMillis(2);

    private Await() {}

    /** What is waited for; asking may fail. */
    @FunctionalInterface
    public interface Condition<X extends Exception> {
        boolean holds() throws X;
    }

    /**
     * Waits until it holds.
     *
     * @param what what is waited for, as the message of a failure says it
     */
    public static <X extends Exception> void until(String what, Condition<X> reached) throws X {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!reached.holds()) {
            if (System.nanoTime() > deadline) throw new AssertionError("waited in vain: " + what);
            sleep(BETWEEN);
        }
    }

    /**
     * Lets time pass where that is what the test is about: time in which something wrong would happen, or a moment that
     * is nobody's choice.
     *
     * @param why says so to the reader of the test
     */
    @SuppressWarnings("unused")
    public static void letPass(Duration time, String why) {
        sleep(time);
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting", interrupted);
        }
    }
}
