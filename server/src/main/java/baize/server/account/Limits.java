package baize.server.account;

import java.time.Duration;

/**
 * How often what may be done.
 *
 * @param signIn tries to sign in from one address
 * @param guest new guests from one address
 * @param stranger keys that are none, from one address: cookies that are over and tokens that never were
 * @param command what one person sends, over HTTP and sockets together
 */
public record Limits(Rate signIn, Rate guest, Rate stranger, Rate command) {
    public static final Limits USUAL = new Limits(
            Rate.of(10, Duration.ofMinutes(1)),
            Rate.of(30, Duration.ofMinutes(3)),
            Rate.of(60, Duration.ofMinutes(1)),
            Rate.of(200, Duration.ofSeconds(2)));

    /**
     * So many at once, and as many again in each span of time.
     *
     * @param burst at least 1
     */
    public record Rate(int burst, Duration span) {
        public Rate {
            if (burst < 1 || span.isZero() || span.isNegative())
                throw new IllegalArgumentException("expected a burst of at least 1 in a span above nothing");
        }

        public static Rate of(int burst, Duration span) {
            return new Rate(burst, span);
        }

        /** Nanoseconds until one more may be done. */
        long nanosEach() {
            return Math.max(1, span.toNanos() / burst);
        }
    }
}
