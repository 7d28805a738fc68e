package baize.floor.stream;

import static baize.floor.stream.Purses.done;
import static baize.floor.stream.Purses.now;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.testkit.Await;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a sender may rely on while nothing goes wrong with the store. */
class DoorTest {
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

    @Test
    void nothing_is_answered_or_seen_before_it_is_durable() throws Exception {
        CountDownLatch free = purses.hold();
        CompletableFuture<Answer<Long>> answer = purses.put("a", "s", 5);
        assertThat(answer).isNotDone();
        assertThat(purses.stream("s").state()).isZero();
        assertThat(purses.stored("s")).isEmpty();
        free.countDown();
        assertThat(now(answer)).isEqualTo(done(1, 5));
        assertThat(purses.stored("s")).containsExactly("a");
        assertThat(purses.stream("s").state()).isEqualTo(5);
    }

    @Test
    void who_comes_when_too_many_wait_is_told_and_nothing_is_done() throws Exception {
        CountDownLatch free = purses.hold();
        List<CompletableFuture<Answer<Long>>> waiting = new ArrayList<>();
        for (int i = 1; i < Purses.CAPACITY; i++) waiting.add(purses.put("a" + i, "s", 1));
        assertThat(purses.door().waiting()).isEqualTo(Purses.CAPACITY);
        CompletableFuture<Answer<Long>> late = purses.put("late", "s", 1000);
        assertThatThrownBy(() -> now(late)).isInstanceOf(Busy.class).hasMessageContaining("100 commands");
        free.countDown();
        for (CompletableFuture<Answer<Long>> answer : waiting) now(answer);
        assertThat(purses.stream("s").state()).isEqualTo(Purses.CAPACITY - 1);
        assertThat(now(purses.put("late", "s", 1000))).isEqualTo(done(Purses.CAPACITY, 1000));
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void a_command_that_comes_again_while_the_first_is_on_its_way_gets_the_same_answer() throws Exception {
        CountDownLatch free = purses.hold();
        CompletableFuture<Answer<Long>> first = purses.put("a", "s", 5);
        CompletableFuture<Answer<Long>> again = purses.put("a", "s", 5);
        assertThat(again).isNotDone();
        free.countDown();
        assertThat(now(again)).isEqualTo(now(first)).isEqualTo(done(1, 5));
        assertThat(purses.stored("s")).containsExactly("a");
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void senders_who_number_their_commands_alike_each_get_their_own_first_answer_again() throws Exception {
        Stream<Long, Long, Long> purse = purses.stream("s");
        for (String sender : List.of("ann", "ben", "eve")) now(purses.door().submit(sender, "1", purse, 5L));
        assertThat(now(purses.door().submit("ann", "1", purse, 5L))).isEqualTo(done(1, 5));
        assertThat(now(purses.door().submit("ben", "1", purse, 5L))).isEqualTo(done(2, 5));
        assertThat(purse.state()).isEqualTo(15);
    }

    @Test
    void a_stream_opened_again_recognises_what_it_answered_before() throws Exception {
        for (int i = 0; i < 10; i++) now(purses.put("a" + i, "s", 1));
        now(purses.put("none", "s", Purse.REFUSED));
        close();
        open();
        assertThat(now(purses.put("a3", "s", 1))).isEqualTo(done(4, 1));
        assertThat(now(purses.put("none", "s", Purse.REFUSED))).isInstanceOf(Answer.Refused.class);
        assertThat(purses.stored("s")).hasSize(11);
    }

    @Test
    void a_command_to_several_streams_happens_to_all() throws Exception {
        assertThat(now(purses.put("a", "s", 5, "t", 7))).isEqualTo(done(1, 5));
        assertThat(purses.stream("s").state()).isEqualTo(5);
        assertThat(purses.stream("t").state()).isEqualTo(7);
    }

    @Test
    void a_refusal_by_one_stream_leaves_all_as_they_were_and_is_recorded_where_it_was_decided() throws Exception {
        Answer<Long> refused = now(purses.put("a", "s", 5, "t", Purse.REFUSED));
        assertThat(refused).isInstanceOf(Answer.Refused.class);
        assertThat(purses.stream("s").state()).isZero();
        assertThat(purses.stream("t").state()).isZero();
        assertThat(purses.stored("s")).containsExactly("a");
        assertThat(purses.stored("t")).containsExactly("a");
        assertThat(now(purses.put("a", "s", 5, "t", 7))).isEqualTo(refused);
        assertThat(now(purses.put("b", "s", Purse.REFUSED, "u", 5))).isInstanceOf(Answer.Refused.class);
        assertThat(purses.stored("u")).isEmpty();
    }

    /** Into a purse, and twice as much into another where the sum is even. */
    private CompletableFuture<Answer<Long>> doubling(String id, String first, long cents, String second) {
        Part.After<Long, Long, Long, Long> after = new Part.After<>(
                purses.stream(second),
                (happened, _) -> happened.stream()
                        .filter(sum -> sum % 2 == 0)
                        .map(sum -> sum == 100 ? Purse.REFUSED : 2 * sum)
                        .toList());
        return purses.door().submit("me", id, Part.of(purses.stream(first), cents), List.of(after), _ -> {});
    }

    @Test
    void what_follows_for_another_stream_is_stored_with_it_and_only_where_something_does() throws Exception {
        assertThat(now(doubling("a", "s", 4, "t"))).isEqualTo(done(1, 4));
        assertThat(purses.stream("t").state()).isEqualTo(8);
        assertThat(now(doubling("b", "s", 5, "t"))).isEqualTo(done(2, 5));
        assertThat(purses.stored("s")).containsExactly("a", "b");
        assertThat(purses.stored("t")).containsExactly("a");
        assertThat(now(doubling("c", "s", 100, "t"))).isInstanceOf(Answer.Refused.class);
        assertThat(now(doubling("d", "s", Purse.REFUSED, "t"))).isInstanceOf(Answer.Refused.class);
        assertThat(purses.stream("s").state()).isEqualTo(9);
        assertThat(purses.stored("t")).containsExactly("a", "c");
        assertThatThrownBy(() -> doubling("e", "s", 4, "s")).hasMessage("expected one part for s");
    }

    @Test
    void what_follows_is_worked_out_again_where_another_process_was_first() throws Exception {
        now(doubling("a", "s", 4, "t"));
        purses.intrude("t", "other", "b", 1);
        assertThat(now(doubling("c", "s", 6, "t"))).isEqualTo(done(2, 6));
        assertThat(purses.stream("t").state()).isEqualTo(8 + 1 + 12);
        assertThat(purses.stored("t")).containsExactly("a", "b", "c");
    }

    @Test
    void money_that_one_stream_gives_and_no_other_takes_is_never_stored() throws Exception {
        long passed = Purse.PASSED;
        assertThat(now(purses.put("a", "s", passed, "t", -passed))).isEqualTo(done(1, passed));
        assertThatThrownBy(() -> now(purses.put("b", "s", passed))).hasMessageContaining("in transit");
        assertThatThrownBy(() -> now(purses.put("c", "s", passed, "t", 1 - passed)))
                .hasMessageContaining("in transit");
        assertThat(purses.stored("s")).containsExactly("a");
        assertThat(now(purses.put("d", "s", 5))).isEqualTo(done(2, 5));
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void a_stream_is_asked_once_by_a_command() {
        assertThatThrownBy(() -> purses.put("a", "s", 5, "s", 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one part for s");
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void where_state_and_books_contradict_each_other_nothing_is_left_behind() throws Exception {
        now(purses.put("a", "s", 5));
        assertThatThrownBy(() -> now(purses.put("b", "s", 1_000_008))).hasMessage("this sum is never reconciled");
        assertThatThrownBy(() -> now(purses.put("c", "t", 5, "s", 1_000_008)))
                .hasMessage("this sum is never reconciled");
        assertThat(now(purses.put("d", "s", 9))).isEqualTo(done(2, 9));
        assertThat(purses.stored("t")).isEmpty();
        assertThat(now(purses.put("e", "t", 1))).isEqualTo(done(1, 1));
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void an_error_of_a_machine_fails_its_command_and_no_other() throws Exception {
        CompletableFuture<Answer<Long>> fatal = purses.put("a", "s", Purse.FATAL);
        assertThatThrownBy(() -> now(fatal)).hasRootCauseInstanceOf(AssertionError.class);
        assertThat(now(purses.put("b", "s", 5))).isEqualTo(done(1, 5));
        assertThat(purses.door().waiting()).isZero();
    }

    @Test
    void closing_finishes_what_was_accepted_and_takes_no_more() throws Exception {
        CountDownLatch free = purses.hold();
        List<CompletableFuture<Answer<Long>>> accepted = new ArrayList<>();
        for (int i = 0; i < 20; i++) accepted.add(purses.put("a" + i, "s", 1));
        Thread closing = Thread.ofPlatform().start(purses.door()::close);
        Await.until("it waits", () -> closing.getState() == Thread.State.WAITING);
        // Somebody in a hurry does not make it forget them.
        closing.interrupt();
        CompletableFuture<Answer<Long>> late = purses.put("late", "t", 1);
        assertThatThrownBy(() -> now(late)).hasMessage("the floor is closing");
        free.countDown();
        closing.join();
        for (CompletableFuture<Answer<Long>> answer : accepted)
            assertThat(answer).isCompleted();
        assertThat(purses.stored("s")).hasSize(20);
    }

    @Test
    void a_stream_is_announced_once_for_all_its_rows_in_a_transaction() throws Exception {
        CountDownLatch free = purses.hold();
        List<CompletableFuture<Answer<Long>>> together = new ArrayList<>();
        for (int i = 0; i < 20; i++) together.add(purses.put("a" + i, "s", 1));
        free.countDown();
        for (CompletableFuture<Answer<Long>> answer : together) now(answer);
        purses.door().close();
        assertThat(purses.changed()).containsExactly("held", "s");
    }
}
