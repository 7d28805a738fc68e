package baize.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import baize.testkit.fixture.NotesNothing;
import baize.testkit.fixture.NotesTwoSamples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

final class ProvokedListenerTest {
    @TempDir
    Path folder;

    @Test
    void what_a_test_class_notes_is_written_to_its_own_file() throws IOException {
        run(NotesTwoSamples.class);

        assertThat(Files.readAllLines(fileOf(NotesTwoSamples.class)))
                .containsExactly(
                        "baize.testkit.fixture.NotesTwoSamples$Sample#FIRST",
                        "baize.testkit.fixture.NotesTwoSamples$Sample#SECOND");
    }

    @Test
    void only_the_files_of_classes_that_ran_are_replaced() throws IOException {
        Path other = Files.writeString(folder.resolve("baize.OtherTest.txt"), "kept\n");
        Path stale = Files.writeString(fileOf(NotesNothing.class), "stale\n");

        run(NotesNothing.class);

        assertThat(other).hasContent("kept");
        assertThat(stale).doesNotExist();
    }

    private Path fileOf(Class<?> test) {
        return folder.resolve(test.getName() + ".txt");
    }

    private void run(Class<?> test) {
        LauncherConfig alone = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .addTestExecutionListeners(new ProvokedListener(Optional.of(folder)))
                .build();
        LauncherFactory.create(alone)
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(test))
                        .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
                        .build());
    }
}
