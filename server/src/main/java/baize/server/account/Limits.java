package baize.server.account;

import java.time.Duration;

/**
 * How often what may be done.
 *
 * @param signIn tries to sign in
 * @param guest new guests from one address
 * @param stranger keys that are none, from one address: cookies that are over and tokens that never were
 * @param command what one person sends, over HTTP and sockets together
 */
public record Limits(SignIns signIn, Rate guest, Rate stranger, Rate command, Sockets sockets) {
    public static final Limits USUAL = new Limits(
            SignIns.USUAL,
            Rate.of(30, Duration.ofMinutes(3)),
            Rate.of(60, Duration.ofMinutes(1)),
            Rate.of(200, Duration.ofSeconds(2)),
            Sockets.USUAL);

    /**
     * Tries to sign in. Those from devices that an account knows are not among the wrong ones.
     *
     * @param all tries from one address, right or wrong, since each costs a processor's time
     * @param wrong those from one address that were wrong
     * @param wrongInAll those that were wrong, from anywhere; with more of them all who are new are held back
     * @param hold for how long
     */
    public record SignIns(Rate all, Rate wrong, Rate wrongInAll, Duration hold) {
        public static final SignIns USUAL = new SignIns(
                Rate.of(120, Duration.ofMinutes(1)),
                Rate.of(10, Duration.ofMinutes(1)),
                Rate.of(100, Duration.ofMinutes(1)),
                Duration.ofSeconds(5));

        /** The same for all of them. */
        public static SignIns of(Rate rate) {
            return new SignIns(rate, rate, rate, USUAL.hold);
        }
    }

    /**
     * What comes over sockets from one address, behind which there may be a whole floor.
     *
     * @param most that are open at a time
     * @param message messages of all of them together
     * @param nobody those of them that are nobody's, who has nothing to say
     */
    public record Sockets(int most, Rate message, Rate nobody) {
        public static final Sockets USUAL =
                new Sockets(1000, Rate.of(4000, Duration.ofSeconds(2)), Rate.of(30, Duration.ofMinutes(1)));

        public Sockets withMost(int other) {
            return new Sockets(other, message, nobody);
        }
    }

    public Limits with(Sockets other) {
        return new Limits(signIn, guest, stranger, command, other);
    }

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
