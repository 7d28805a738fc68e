package baize.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class KeptTest {
    private final AtomicInteger worked = new AtomicInteger();
    private final Kept<String, String> kept = new Kept<>(2);

    private String get(String key) {
        return kept.get(key, it -> it + worked.incrementAndGet());
    }

    @Test
    void what_is_kept_is_not_worked_out_again() {
        assertThat(get("a")).isEqualTo("a1");
        assertThat(get("a")).isEqualTo("a1");
        assertThat(worked).hasValue(1);
    }

    @Test
    void the_longest_unused_is_forgotten_first() {
        get("a");
        get("b");
        get("a");
        get("c");
        assertThat(get("a")).isEqualTo("a1");
        assertThat(get("b")).isEqualTo("b4");
    }

    @Test
    void what_failed_is_tried_anew() {
        assertThatThrownBy(() -> kept.get("a", _ -> {
                    throw new IllegalStateException("not now");
                }))
                .hasMessage("not now");
        assertThat(get("a")).isEqualTo("a1");
    }

    @Test
    void who_asks_for_what_is_being_worked_out_waits_for_it() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        CompletableFuture<String> first = CompletableFuture.supplyAsync(() -> kept.get("a", _ -> {
            begun.countDown();
            try {
                go.await();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            return "first";
        }));
        begun.await();
        CompletableFuture<String> second = CompletableFuture.supplyAsync(() -> get("a"));
        go.countDown();
        assertThat(first.join()).isEqualTo("first");
        assertThat(second.join()).isEqualTo("first");
    }
}
