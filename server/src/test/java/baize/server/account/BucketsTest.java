package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Token buckets. */
final class BucketsTest {
    private final TestClock clock = new TestClock();
    private final Buckets buckets = new Buckets(clock, Limits.Rate.of(4, Duration.ofSeconds(8)));

    private int taken(String sender) {
        int count = 0;
        while (buckets.take(sender)) count++;
        return count;
    }

    @Test
    void a_bucket_gives_its_burst_and_then_one_at_a_time() {
        assertThat(taken("a")).isEqualTo(4);
        assertThat(buckets.holds("a")).isFalse();
        assertThat(buckets.seconds("a")).isEqualTo(2);
        clock.go(Duration.ofMillis(1999));
        assertThat(taken("a")).isZero();
        clock.go(Duration.ofMillis(1));
        assertThat(buckets.holds("a")).isTrue();
        assertThat(taken("a")).isEqualTo(1);
        clock.go(Duration.ofHours(1));
        assertThat(taken("a")).isEqualTo(4);
    }

    @Test
    void each_sender_has_its_own_and_memory_is_bounded() {
        assertThat(taken("a")).isEqualTo(4);
        assertThat(taken("b")).isEqualTo(4);
        for (int other = 0; other < 20_000; other++)
            assertThat(buckets.take("other " + other)).isTrue();
        assertThat(buckets.size()).isEqualTo(20_000);
        assertThat(taken("a")).isEqualTo(4);
    }
}
