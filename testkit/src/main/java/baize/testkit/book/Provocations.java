package baize.testkit.book;

import baize.testkit.book.Constants.Constant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What the tests of all modules provoked, read from each module's {@code target/provoked}. */
final class Provocations {
    private final List<ModuleFolder> modules;
    private final Set<String> provoked = new TreeSet<>();

    Provocations(List<ModuleFolder> modules) {
        this.modules = modules;
        modules.forEach(this::read);
    }

    /** Whether the tests of any module have run and left word. */
    boolean any() {
        return modules.stream().anyMatch(Provocations::hasRun);
    }

    /** The complaints about a module's constants that no test provokes. */
    List<String> missing(ModuleFolder module, List<Constant> constants) {
        List<Constant> owed = constants.stream().filter(Constant::toBeProvoked).toList();
        if (owed.isEmpty()) return List.of();
        if (!hasRun(module))
            return List.of(module.name() + " has " + owed.size()
                    + " reasons and endings but no target/provoked: its tests have not run; run ./verify");
        List<String> missing = new ArrayList<>();
        for (Constant constant : owed)
            if (!provoked.contains(constant.spelling()))
                missing.add(constant.owner().place(constant.name()) + " is provoked by no test");
        return missing;
    }

    private static boolean hasRun(ModuleFolder module) {
        return Files.isDirectory(module.provoked());
    }

    private void read(ModuleFolder module) {
        if (!hasRun(module)) return;
        try (Stream<Path> files = Files.list(module.provoked())) {
            for (Path file : files.toList()) if (isOfATest(module, file)) provoked.addAll(Files.readAllLines(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The word of a test that has since been deleted does not count. */
    private static boolean isOfATest(ModuleFolder module, Path file) {
        String testClass = file.getFileName().toString().replaceFirst("\\.txt$", "");
        return Files.exists(module.testClasses().resolve(testClass.replace('.', '/') + ".class"));
    }
}
