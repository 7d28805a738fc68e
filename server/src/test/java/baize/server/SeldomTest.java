package baize.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class SeldomTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Seldom seldom = new Seldom(Duration.ofMinutes(1), nanos::get);

    @Test
    void the_first_is_said_and_a_minute_later_how_many_there_were() {
        assertThat(seldom.times("the store")).isEqualTo(1);
        for (int each = 0; each < 5000; each++)
            assertThat(seldom.times("the store")).isZero();
        nanos.addAndGet(Duration.ofSeconds(59).toNanos());
        assertThat(seldom.times("the store")).isZero();
        nanos.addAndGet(Duration.ofSeconds(1).toNanos());
        assertThat(seldom.times("the store")).isEqualTo(5002);
        assertThat(seldom.times("the store")).isZero();
    }

    @Test
    void one_kind_does_not_silence_another() {
        assertThat(seldom.times("the store")).isEqualTo(1);
        assertThat(seldom.times("the house dealer")).isEqualTo(1);
        assertThat(seldom.times("the store")).isZero();
    }
}
