package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobTest {
    private static final Job JOB =
            new Job("three-card-poker", Map.of("anteBonus", "1-3-4"), "always", 2L * Job.BLOCK + 5, 25);

    @Test
    void the_last_block_has_the_rounds_that_are_left() {
        assertThat(JOB.blocks()).isEqualTo(3);
        assertThat(JOB.rounds(0)).isEqualTo(Job.BLOCK);
        assertThat(JOB.rounds(2)).isEqualTo(5);
    }

    @Test
    void blocks_run_apart_add_up_to_the_whole() {
        Kernel kernel = JOB.kernel();
        long[] tally = new long[kernel.outcomes()];
        for (long block = JOB.blocks() - 1; block >= 0; block--) JOB.run(kernel, block, tally);
        Part part = new Part(JOB.all(), Counts.of(kernel, tally), new Effort("elsewhere", 1, 1));
        assertThat(Simulation.of(JOB, kernel, part).wagers())
                .isEqualTo(new LocalEngine(2).run(JOB, Progress.UNHEARD).wagers());
    }

    @ParameterizedTest
    @ValueSource(strings = {"three-card-poker", "caribbean-stud", "blackjack", "craps"})
    void a_round_of_cards_or_dice_allocates_nothing(String game) {
        Job job = new Job(game, Map.of(), "optimal", 2L * Job.BLOCK, 25);
        Kernel kernel = job.kernel();
        long[] tally = new long[kernel.outcomes()];
        job.run(kernel, 0, tally);
        ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
        long before = threads.getCurrentThreadAllocatedBytes();
        job.run(kernel, 1, tally);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(Job.BLOCK / 16);
    }

    @Test
    void a_job_can_be_sent_to_another_machine() throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(JOB);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(in.readObject()).isEqualTo(JOB);
        }
    }

    @Test
    void progress_grows_to_the_number_of_rounds() {
        List<Long> heard = new ArrayList<>();
        new LocalEngine(2).run(JOB, heard::add);
        assertThat(heard).isSorted().endsWith(JOB.rounds());
    }

    @Test
    void no_rounds_or_no_threads_are_no_job() {
        assertThatThrownBy(() -> new Job("three-card-poker", Map.of(), "optimal", 0, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new LocalEngine(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
