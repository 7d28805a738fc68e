package baize.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes what each test class provoked to {@code target/provoked/<TestClass>.txt} of its module, one constant a line.
 * Only the files of classes that ran are replaced, so that running one test does not forget the others.
 */
public final class ProvokedListener implements TestExecutionListener {
    private final Set<String> ran = new ConcurrentSkipListSet<>();
    private final Optional<Path> folder;

    /** Found by the launcher; outside a build, where no module is named, it writes nothing. */
    public ProvokedListener() {
        this(Optional.ofNullable(System.getProperty("baize.module")).map(module -> Path.of(module, "target/provoked")));
    }

    ProvokedListener(Optional<Path> folder) {
        this.folder = folder;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        test.getSource().flatMap(ProvokedListener::outermostClass).ifPresent(testClass -> {
            ran.add(testClass);
            Provoked.running(testClass);
        });
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        folder.ifPresent(this::write);
    }

    /** The folder is made even when nothing was provoked: it says that the module's tests have run. */
    void write(Path folder) {
        try {
            Files.createDirectories(folder);
            for (String testClass : ran) write(folder.resolve(testClass + ".txt"), Provoked.by(testClass));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, SortedSet<String> provoked) throws IOException {
        if (provoked.isEmpty()) Files.deleteIfExists(file);
        else Files.writeString(file, String.join("\n", provoked) + "\n");
    }

    private static Optional<String> outermostClass(TestSource source) {
        Optional<String> name = switch (source) {
            case ClassSource type -> Optional.of(type.getClassName());
            case MethodSource method -> Optional.of(method.getClassName());
            default -> Optional.empty();
        };
        return name.map(nested -> nested.replaceFirst("\\$.*", ""));
    }
}
