package baize.testkit.book;

import baize.testkit.book.Constants.Constant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Clause by clause, what carries it out: found in the class files of all modules and in the golden rounds, never typed
 * in. It complains of citations that name nothing and of reasons and endings that no test provokes, and it writes the
 * rule book's generated pages.
 */
public final class RuleMatrix {
    private final Path root;
    private final List<ModuleFolder> modules;
    private final Provocations provocations;
    private final List<Citation> citations = new ArrayList<>();
    private final List<String> unprovoked = new ArrayList<>();
    private final Coverage coverage;

    private RuleMatrix(Path root, String lastModule) {
        this.root = root;
        this.modules = ModuleFolder.upTo(lastModule, root);
        this.provocations = new Provocations(modules);
        collect();
        citations.addAll(GoldenRounds.under(root));
        this.coverage = new Coverage(Catalogue.read(root), citations);
    }

    /** The matrix of a repository, over the modules of its build up to and with the last one named. */
    public static RuleMatrix of(Path root, String lastModule) {
        return new RuleMatrix(root, lastModule);
    }

    private void collect() {
        List<TypeFacts> all = modules.stream()
                .flatMap(module -> Stream.of(module.classes(), module.testClasses()))
                .flatMap(folder -> ClassFiles.under(folder).stream())
                .toList();
        Books books = new Books(all);
        Constants constants = new Constants(modules, all);
        for (ModuleFolder module : modules) {
            ClassFiles.under(module.testClasses()).forEach(type -> mentions(type, books, Evidence.Side.TESTS));
            List<TypeFacts> classes = ClassFiles.under(module.classes());
            classes.forEach(type -> mentions(type, books, module.sideOfClasses()));
            List<Constant> found = classes.stream()
                    .flatMap(type -> constants.of(type).stream())
                    .toList();
            found.forEach(constant -> cites(constant, books, module.sideOfClasses()));
            unprovoked.addAll(provocations.missing(module, found));
        }
    }

    private void mentions(TypeFacts type, Books books, Evidence.Side side) {
        type.mentions()
                .forEach(mention -> citations.add(
                        new Citation(type.place(mention.member()), side, books.inForceAt(type), mention.text())));
    }

    private void cites(Constant constant, Books books, Evidence.Side side) {
        TypeFacts owner = constant.owner();
        constant.cites()
                .forEach(text ->
                        citations.add(new Citation(owner.place(constant.name()), side, books.inForceAt(owner), text)));
    }

    /** One complaint for each citation of no clause and no ruling. */
    public List<String> faults() {
        return coverage.faults();
    }

    /** One complaint for each reason and ending that no test provokes, or for a module whose tests have not run. */
    public List<String> unprovoked() {
        return List.copyOf(unprovoked);
    }

    /** Whether any module's tests have run since it was cleaned; if none has, what is provoked is not known. */
    public boolean testsHaveRun() {
        return provocations.any();
    }

    /** The generated files of {@code docs/rules}, by name. */
    public Map<String, String> pages() {
        return Pages.of(coverage);
    }

    /** The generated files that differ from what is committed, each with the first line that does. */
    public List<String> outdated() {
        List<String> outdated = new ArrayList<>();
        pages().forEach((name, text) -> {
            Path file = root.resolve("docs/rules").resolve(name);
            String committed = Files.exists(file) ? read(file) : "";
            if (!committed.equals(text)) outdated.add(firstDifference(name, committed, text));
        });
        return outdated;
    }

    /** Writes the generated files. */
    public void accept() {
        pages().forEach((name, text) -> write(root.resolve("docs/rules").resolve(name), text));
    }

    private static String firstDifference(String name, String committed, String text) {
        List<String> before = committed.lines().toList();
        List<String> after = text.lines().toList();
        int line = 0;
        while (line < before.size() && line < after.size() && before.get(line).equals(after.get(line))) line++;
        String was = line < before.size() ? before.get(line) : "the end";
        String is = line < after.size() ? after.get(line) : "the end";
        return "docs/rules/" + name + ":" + (line + 1) + ": is \"" + was + "\", should be \"" + is + "\"";
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
