package baize.floor.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How far back a stream recognises its commands. */
class RecentTest {
    @Test
    void the_latest_version_of_an_id_is_known_while_it_is_among_the_latest_and_none_that_is_older() {
        long seed = 4021;
        Random random = new Random(seed);
        Recent recent = new Recent(64);
        Map<String, Long> all = new HashMap<>();
        long version = 900;
        for (int count = 0; count < 5_000; count++) {
            version += random.nextInt(20) == 0 ? 3 : 1;
            String id = "c" + random.nextInt(300);
            recent.add(id, version);
            all.put(id, version);
            String asked = "c" + random.nextInt(300);
            long known = all.getOrDefault(asked, 0L);
            assertThat(recent.version(asked, Long.MAX_VALUE))
                    .as("seed %d, %s at %d", seed, asked, version)
                    .isEqualTo(known > version - 64 ? known : 0);
        }
    }

    @Test
    void nothing_is_forgotten_while_room_is_made() {
        Recent recent = new Recent(2048);
        for (int version = 1; version <= 2048; version++) {
            recent.add("id-" + version, version);
            assertThat(recent.version("id-1", Long.MAX_VALUE)).isEqualTo(1);
        }
        for (int version = 1; version <= 2048; version++)
            assertThat(recent.version("id-" + version, Long.MAX_VALUE)).isEqualTo(version);
        recent.add("one-more", 2049);
        assertThat(recent.version("id-1", Long.MAX_VALUE)).isZero();
        assertThat(recent.version("id-2", Long.MAX_VALUE)).isEqualTo(2);
    }

    @Test
    void the_latest_commands_are_known_and_older_ones_forgotten() {
        Recent recent = new Recent(4);
        for (int i = 1; i <= 6; i++) recent.add(Recent.key("me", "c" + i), i);
        assertThat(recent.version("me c2", Long.MAX_VALUE)).isZero();
        for (int i = 3; i <= 6; i++)
            assertThat(recent.version("me c" + i, Long.MAX_VALUE)).isEqualTo(i);
        assertThat(recent.version("you c3", Long.MAX_VALUE)).isZero();
    }

    @Test
    void commands_that_look_alike_are_found_one_after_the_other_from_the_latest() {
        Recent recent = new Recent(8);
        for (long version : new long[] {2, 5, 7}) recent.add("me c", version);
        assertThat(recent.version("me c", Long.MAX_VALUE)).isEqualTo(7);
        assertThat(recent.version("me c", 7)).isEqualTo(5);
        assertThat(recent.version("me c", 5)).isEqualTo(2);
        assertThat(recent.version("me c", 2)).isZero();
    }

    @Test
    void a_stream_knows_as_many_commands_as_it_says_also_after_it_is_opened_again(@TempDir Path folder)
            throws Exception {
        try (Purses purses = new Purses(folder, 2 * Stream.REMEMBERED, _ -> {})) {
            List<CompletableFuture<Answer<Long>>> answers = new ArrayList<>();
            for (int i = 1; i <= Stream.REMEMBERED; i++) answers.add(purses.put("c" + i, "s", 1));
            for (CompletableFuture<Answer<Long>> answer : answers) Purses.now(answer);
            assertThat(Purses.now(purses.put("c1", "s", 1))).isEqualTo(Purses.done(1, 1));
        }
        try (Purses purses = new Purses(folder)) {
            assertThat(Purses.now(purses.put("c1", "s", 1))).isEqualTo(Purses.done(1, 1));
            assertThat(purses.stored("s")).hasSize(Stream.REMEMBERED);
        }
    }
}
