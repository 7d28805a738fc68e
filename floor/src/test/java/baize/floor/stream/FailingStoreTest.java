package baize.floor.stream;

import static baize.floor.stream.Purses.done;
import static baize.floor.stream.Purses.now;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.floor.journal.StoreDown;
import baize.testkit.Await;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A store that fails, or that another process writes to first. */
@Timeout(60)
class FailingStoreTest {
    @TempDir
    Path folder;

    private Purses purses;

    @BeforeEach
    void open() {
        purses = new Purses(folder);
    }

    @AfterEach
    void close() {
        purses.close();
    }

    private void failNext() {
        purses.journal().next((_, _, _) -> {
            throw new StoreDown("pulled out", null);
        });
    }

    @Test
    void a_command_that_could_not_be_stored_is_decided_afresh_when_it_comes_again() throws Exception {
        now(purses.put("a", "s", 5));
        failNext();
        assertThatThrownBy(() -> now(purses.put("b", "s", 6))).isInstanceOf(StoreDown.class);
        assertThat(purses.stream("s").state()).isEqualTo(5);
        assertThat(now(purses.put("b", "s", 6))).isEqualTo(done(2, 6));
        assertThat(purses.stored("s")).containsExactly("a", "b");
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void a_store_that_fails_is_a_trouble_until_something_is_stored() throws Exception {
        List<String> told = new ArrayList<>();
        purses.door().troubles().watch((trouble, why) -> told.add(why == null ? "over" : why.getMessage()));
        assertThat(purses.door().troubles().now()).isEmpty();
        failNext();
        assertThatThrownBy(() -> now(purses.put("a", "s", 5))).isInstanceOf(StoreDown.class);
        now(purses.put("a", "s", 5));
        assertThat(purses.door().troubles().now()).isEmpty();
        assertThat(told).startsWith("pulled out").endsWith("over");
    }

    @Test
    void it_is_found_out_that_the_store_is_back_although_nobody_asks() throws Exception {
        CountDownLatch over = new CountDownLatch(1);
        purses.door().troubles().watch((_, why) -> {
            if (why == null) over.countDown();
        });
        failNext();
        assertThatThrownBy(() -> now(purses.put("a", "s", 5))).isInstanceOf(StoreDown.class);
        over.await();
        assertThat(purses.door().troubles().now()).isEmpty();
        assertThat(now(purses.put("a", "s", 5))).isEqualTo(done(1, 5));
    }

    @Test
    void all_that_was_decided_upon_what_was_lost_is_decided_again() throws Exception {
        CountDownLatch free = purses.hold();
        CompletableFuture<Answer<Long>> lost = purses.put("a", "s", 5);
        free.countDown();
        // Either in the transaction that fails, or after it.
        failNext();
        List<CompletableFuture<Answer<Long>>> after = new ArrayList<>();
        for (int i = 0; i < 10; i++) after.add(purses.put("b" + i, "s", 1));
        for (CompletableFuture<Answer<Long>> answer : after)
            answer.exceptionally(_ -> done(0, 0)).join();
        lost.exceptionally(_ -> done(0, 0)).join();
        for (int i = 0; i < 10; i++) now(purses.put("b" + i, "s", 1));
        now(purses.put("a", "s", 5));
        assertThat(purses.stored("s")).doesNotHaveDuplicates().hasSize(11);
        assertThat(purses.stream("s").state()).isEqualTo(15);
    }

    @Test
    void what_was_stored_though_the_store_failed_is_answered_once_and_announced() throws Exception {
        purses.journal().next((real, units, snapshots) -> {
            real.append(units, snapshots);
            throw new StoreDown("the line broke after the commit", null);
        });
        assertThatThrownBy(() -> now(purses.put("a", "s", 5))).isInstanceOf(StoreDown.class);
        assertThat(now(purses.put("a", "s", 5))).isEqualTo(done(1, 5));
        assertThat(purses.stored("s")).containsExactly("a");
        purses.awaitChanged("s");
    }

    @Test
    void a_refusal_that_rests_on_what_was_lost_is_not_recorded() throws Exception {
        CountDownLatch free = purses.hold();
        CompletableFuture<Answer<Long>> first = purses.put("a", "t", 5);
        CompletableFuture<Answer<Long>> refused = purses.put("b", "s", 5, "t", Purse.REFUSED);
        purses.intrude("t", "other", "x", 7);
        free.countDown();
        assertThat(now(first)).isEqualTo(done(2, 5));
        assertThat(now(refused)).isInstanceOf(Answer.Refused.class);
        assertThat(purses.stored("t")).containsExactly("x", "a", "b");
        assertThat(purses.stored("s")).containsExactly("b");
    }

    @Test
    void where_another_process_was_first_the_command_is_decided_where_that_one_left_it() throws Exception {
        now(purses.put("a", "s", 5));
        purses.intrude("s", "other", "x", 7);
        assertThat(now(purses.put("b", "s", 6))).isEqualTo(done(3, 6));
        assertThat(purses.stored("s")).containsExactly("a", "x", "b");
        assertThat(purses.stream("s").state()).isEqualTo(18);
    }

    @Test
    void a_command_that_another_process_stored_meanwhile_gets_the_answer_it_got_there() throws Exception {
        CountDownLatch free = purses.hold();
        CompletableFuture<Answer<Long>> a = purses.put("a", "s", 5);
        CompletableFuture<Answer<Long>> b = purses.put("b", "s", 6);
        CompletableFuture<Answer<Long>> x = purses.put("x", "s", 7);
        List<Boolean> locked = new ArrayList<>();
        CompletableFuture<Void> heard =
                x.thenAccept(_ -> locked.add(purses.stream("s").lock().isHeldByCurrentThread()));
        purses.intrude("s", "me", "x", 7);
        free.countDown();
        assertThat(now(x)).isEqualTo(done(1, 7));
        assertThat(now(a)).isEqualTo(done(2, 5));
        assertThat(now(b)).isEqualTo(done(3, 6));
        assertThat(purses.stored("s")).containsExactly("x", "a", "b");
        assertThat(now(purses.put("x", "s", 7))).isEqualTo(done(1, 7));
        now(heard);
        assertThat(locked)
                .as("whoever hears an answer hears it outside of all locks")
                .containsExactly(false);
    }

    @Test
    void what_rests_on_a_lost_stream_and_a_sound_one_is_taken_back_from_both() throws Exception {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        purses.journal().next((real, units, snapshots) -> {
            inside.countDown();
            Purses.awaited(free);
            throw new StoreDown("pulled out", null);
        });
        CompletableFuture<Answer<Long>> lost = purses.put("a", "t", 5);
        Purses.awaited(inside);
        // Decided upon the row of t that will be lost; s has nothing to do with that.
        CompletableFuture<Answer<Long>> both = purses.put("b", "s", 6, "t", 7);
        CompletableFuture<Answer<Long>> after = purses.put("c", "s", 8);
        free.countDown();
        assertThatThrownBy(() -> now(lost)).isInstanceOf(StoreDown.class);
        assertThat(now(both)).isEqualTo(done(1, 6));
        assertThat(now(after)).isEqualTo(done(2, 8));
        assertThat(purses.stored("s")).containsExactly("b", "c");
        assertThat(purses.stored("t")).containsExactly("b");
        assertThat(purses.stream("s").state()).isEqualTo(14);
        assertThat(purses.stream("t").state()).isEqualTo(7);
    }

    @Test
    void both_streams_of_a_command_go_on_together_where_another_process_was_first_at_one() throws Exception {
        purses.intrude("t", "other", "x", 1);
        assertThat(now(purses.put("a", "s", 5, "t", 7))).isEqualTo(done(1, 5));
        assertThat(purses.stored("s")).containsExactly("a");
        assertThat(purses.stored("t")).containsExactly("x", "a");
        assertThat(purses.stream("t").state()).isEqualTo(8);
    }

    @Test
    void closing_finishes_also_what_must_be_decided_again() throws Exception {
        CountDownLatch free = purses.hold();
        CompletableFuture<Answer<Long>> accepted = purses.put("a", "s", 5);
        purses.intrude("s", "other", "x", 7);
        Thread closing = Thread.ofPlatform().start(purses.door()::close);
        Await.until("it waits", () -> closing.getState() == Thread.State.WAITING);
        free.countDown();
        closing.join();
        assertThat(now(accepted)).isEqualTo(done(2, 5));
    }

    @Test
    void where_the_store_cannot_be_read_again_everybody_is_told_and_it_goes_on_when_it_can() throws Exception {
        now(purses.put("a", "s", 5));
        CountDownLatch free = purses.hold();
        List<CompletableFuture<Answer<Long>>> waiting = new ArrayList<>();
        for (int i = 0; i < 10; i++) waiting.add(purses.put("b" + i, "s", 1));
        purses.journal().next((real, units, snapshots) -> {
            purses.journal().unreadable(new StoreDown("pulled out", null));
            throw new StoreDown("pulled out", null);
        });
        free.countDown();
        for (CompletableFuture<Answer<Long>> answer : waiting)
            assertThatThrownBy(() -> now(answer)).isInstanceOf(StoreDown.class);
        assertThatThrownBy(() -> now(purses.put("b0", "s", 1))).isInstanceOf(StoreDown.class);
        purses.journal().unreadable(null);
        for (int i = 0; i < 10; i++)
            assertThat(now(purses.put("b" + i, "s", 1))).isEqualTo(done(i + 2, 1));
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void an_error_inside_the_store_fails_what_it_hit_and_the_writer_lives() throws Exception {
        purses.journal().next((_, _, _) -> {
            throw new StackOverflowError();
        });
        assertThatThrownBy(() -> now(purses.put("a", "s", 5))).hasRootCauseInstanceOf(StackOverflowError.class);
        assertThat(now(purses.put("a", "s", 5))).isEqualTo(done(1, 5));
    }

    @Test
    void a_watcher_that_throws_harms_nobody_else() throws Exception {
        purses.close();
        try (Purses watched = new Purses(folder, Purses.CAPACITY, stream -> {
            // Each is reported as uncaught and nothing else.
            Thread.currentThread().setUncaughtExceptionHandler((_, _) -> {});
            if (stream.name().equals("s")) throw new IllegalStateException("watching s");
            throw new AssertionError("watching " + stream.name());
        })) {
            for (int i = 0; i < 5; i++) {
                now(watched.put("a" + i, "s", 1));
                now(watched.put("b" + i, "t", 1));
            }
            assertThat(watched.stream("s").state()).isEqualTo(5);
            assertThat(watched.door().waiting()).isZero();
            watched.door().close();
            assertThat(watched.changed()).contains("s", "t");
        }
        open();
    }

    @Test
    void an_interrupt_of_the_writer_does_not_stop_the_floor() throws Exception {
        CountDownLatch free = purses.hold();
        CompletableFuture<Void> interrupting =
                purses.put("a", "s", 5).thenRun(() -> Thread.currentThread().interrupt());
        free.countDown();
        now(interrupting);
        assertThat(now(purses.put("b", "s", 6))).isEqualTo(done(2, 6));
    }
}
