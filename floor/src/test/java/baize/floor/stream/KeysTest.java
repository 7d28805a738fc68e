package baize.floor.stream;

import static baize.floor.stream.Purses.done;
import static baize.floor.stream.Purses.now;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.floor.journal.StoreDown;
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

/** A sender's id is one command's: sent again it gets the first answer, and with anything else nothing is done. */
@Timeout(120)
class KeysTest {
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

    private void isUsed(CompletableFuture<?> answer) {
        assertThatThrownBy(() -> now(answer)).isInstanceOf(KeyUsed.class);
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void three_thousand_other_commands_in_between_age_no_id_out() throws Exception {
        now(purses.put("mine", "s", 5));
        now(purses.put("refused", "s", Purse.REFUSED));
        for (int i = 0; i < 3000; i += Purses.CAPACITY / 2) {
            List<CompletableFuture<?>> others = new ArrayList<>();
            for (int j = i; j < i + Purses.CAPACITY / 2; j++)
                others.add(
                        purses.door().submit("other", "o-" + j, purses.stream("s"), j % 2 == 0 ? 1L : Purse.REFUSED));
            for (CompletableFuture<?> other : others) now(other);
        }
        assertThat(now(purses.put("mine", "s", 5))).isEqualTo(done(1, 5));
        assertThat(now(purses.put("refused", "s", Purse.REFUSED))).isInstanceOf(Answer.Refused.class);
        isUsed(purses.put("mine", "s", 6));
        assertThat(purses.stored("s")).hasSize(3002);
    }

    @Test
    void an_id_sent_again_with_another_command_is_told_so_and_nothing_is_booked() throws Exception {
        now(purses.put("a", "s", 5));
        isUsed(purses.put("a", "s", 6));
        now(purses.put("b", "s", Purse.REFUSED));
        isUsed(purses.put("b", "s", 5));
        assertThat(purses.stored("s")).containsExactly("a", "b");
        assertThat(purses.stream("s").state()).isEqualTo(5);
        close();
        open();
        isUsed(purses.put("a", "s", 6));
        assertThat(now(purses.put("a", "s", 5))).isEqualTo(done(1, 5));
    }

    @Test
    void an_id_sent_again_to_another_stream_is_told_so() throws Exception {
        now(purses.put("a", "s", 5));
        isUsed(purses.put("a", "t", 5));
        now(purses.put("b", "s", 5, "t", 7));
        isUsed(purses.put("b", "t", 7));
        isUsed(purses.put("b", "t", 5));
        assertThat(now(purses.put("b", "s", 5, "t", 7))).isEqualTo(done(2, 5));
        assertThat(purses.stored("t")).containsExactly("b");
    }

    @Test
    void an_id_sent_with_two_commands_at_once_is_the_first_one_s() throws Exception {
        CountDownLatch free = purses.hold();
        CompletableFuture<Answer<Long>> first = purses.put("a", "s", 5);
        CompletableFuture<Answer<Long>> other = purses.put("a", "s", 6);
        CompletableFuture<Answer<Long>> elsewhere = purses.put("a", "t", 5);
        CompletableFuture<Answer<Long>> same = purses.put("a", "s", 5);
        assertThatThrownBy(() -> now(other)).isInstanceOf(KeyUsed.class);
        assertThatThrownBy(() -> now(elsewhere)).isInstanceOf(KeyUsed.class);
        free.countDown();
        assertThat(now(first)).isEqualTo(done(1, 5));
        assertThat(now(same)).isEqualTo(done(1, 5));
        isUsed(purses.put("a", "s", 6));
        assertThat(purses.stored("s")).containsExactly("a");
        assertThat(purses.stored("t")).isEmpty();
    }

    @Test
    void what_is_sent_again_while_another_command_is_looked_up_under_its_id_gets_the_first_answer() throws Exception {
        now(purses.put("a", "s", 5));
        List<CompletableFuture<Answer<Long>>> again = new ArrayList<>();
        purses.journal().looking(() -> again.add(purses.put("a", "s", 5)));
        assertThatThrownBy(() -> now(purses.put("a", "s", 6))).isInstanceOf(KeyUsed.class);
        assertThat(now(again.getFirst())).isEqualTo(done(1, 5));
        assertThat(purses.door().waiting()).isZero();
        assertThat(purses.stored("s")).containsExactly("a");
    }

    @Test
    void many_at_once_with_two_bodies_under_one_id_book_one_of_them_once() throws Exception {
        for (int round = 0; round < 20; round++) {
            List<CompletableFuture<Answer<Long>>> answers = new ArrayList<>();
            String id = "r" + round;
            CountDownLatch go = new CountDownLatch(1);
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                long cents = 1L + i % 2;
                CompletableFuture<Answer<Long>> answer = new CompletableFuture<>();
                answers.add(answer);
                var stream = purses.stream("s");
                threads.add(Thread.ofVirtual().start(() -> {
                    Purses.awaited(go);
                    var _ = purses.door().submit("me", id, stream, cents).whenComplete((given, failure) -> {
                        if (failure == null) answer.complete(given);
                        else answer.completeExceptionally(failure);
                    });
                }));
            }
            go.countDown();
            for (Thread thread : threads) thread.join();
            List<Answer<Long>> given = new ArrayList<>();
            for (CompletableFuture<Answer<Long>> answer : answers)
                try {
                    given.add(now(answer));
                } catch (KeyUsed used) {
                    // The other body was first.
                }
            assertThat(given).hasSize(4).containsOnly(given.getFirst());
            assertThat(purses.stored("s")).hasSize(round + 1);
        }
    }

    @Test
    void an_id_is_free_again_where_nothing_was_done_under_it() throws Exception {
        purses.journal().next((_, _, _) -> {
            throw new StoreDown("pulled out", null);
        });
        assertThatThrownBy(() -> now(purses.put("a", "s", 5))).isInstanceOf(StoreDown.class);
        assertThatThrownBy(() -> now(purses.put("b", "s", Purse.FATAL))).hasRootCauseInstanceOf(AssertionError.class);
        assertThat(now(purses.put("a", "s", 6))).isEqualTo(done(1, 6));
        assertThat(now(purses.put("b", "t", 7))).isEqualTo(done(1, 7));
    }

    @Test
    void an_id_that_another_process_has_used_meanwhile_is_found_out() throws Exception {
        now(purses.put("x", "s", 1));
        purses.intrude("s", "me", "a", 5);
        assertThatThrownBy(() -> now(purses.put("a", "s", 6))).isInstanceOf(KeyUsed.class);
        assertThat(now(purses.put("a", "s", 5))).isEqualTo(done(2, 5));
        assertThat(purses.stored("s")).containsExactly("x", "a");
    }
}
