package baize.server.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class AudienceTest {
    private Instant now = Instant.parse("2026-11-16T09:00:00Z");
    private int sockets;
    private final Audience audience = new Audience(() -> now, () -> sockets);

    @Test
    void it_goes_ten_minutes_after_the_last_look() {
        assertThat(audience.isThere()).isTrue();
        now = now.plus(Duration.ofMinutes(10)).minusSeconds(1);
        assertThat(audience.isThere()).isTrue();
        now = now.plusSeconds(1);
        assertThat(audience.isThere()).isFalse();
    }

    @Test
    void it_stays_as_long_as_a_socket_is_open() {
        sockets = 1;
        now = now.plus(Duration.ofHours(3));
        assertThat(audience.isThere()).isTrue();
        sockets = 0;
        now = now.plus(Duration.ofMinutes(9));
        assertThat(audience.isThere()).isTrue();
        now = now.plus(Duration.ofMinutes(2));
        assertThat(audience.isThere()).isFalse();
    }
}
