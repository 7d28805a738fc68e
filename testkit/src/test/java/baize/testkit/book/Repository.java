package baize.testkit.book;

import baize.core.rule.Rule;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A small repository in a folder, compiled on the spot: the real one has no wrong citations to show. */
final class Repository {
    private final Path root;

    private Repository(Path root) {
        this.root = root;
    }

    /** A repository with the modules core, games and cli, a book of four clauses and one ruling. */
    static Repository in(Path root) {
        Repository repository = new Repository(root);
        repository.write("pom.xml", "<module>core</module><module>games</module><module>cli</module>");
        repository.write("docs/rules/clauses.tsv", """
                game\tclause\tparent\tkind\tactor\tsoftware\tsummary\tnote
                toss\t1\t-\tdefinition\tsystem\tinform\tSection heading: Tossing\tHeading.
                toss\t1.1\t1\twager\tplayer\tenforce\tOne coin a toss\tSee R-1.
                toss\t1.1 "coin"\t1.1\tdefinition\tplayer\tcompute\tA round thing\t
                spin\t1\t-\tdefinition\tsystem\tinform\tSection heading: Spinning\tHeading.
                spin\t1.1\t1\twager\tplayer\tconfigure\tOne wheel a spin\t
                """);
        repository.write("docs/rulings.md", "# Rulings\n\n### R-1 toss 1.1 — Coins on edge\n");
        return repository.compile("games/target/classes", "baize/games/toss/package-info.java", """
                @baize.core.rule.Book("toss") package baize.games.toss;
                """);
    }

    Repository write(String path, String text) {
        try {
            Path file = root.resolve(path);
            Files.createDirectories(Optional.ofNullable(file.getParent()).orElse(root));
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles one source into a module's folder, against what is there already. */
    Repository compile(String folder, String path, String text) {
        write("sources/" + path, text);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            Files.createDirectories(root.resolve(folder));
            List<String> options =
                    List.of("-proc:none", "-d", root.resolve(folder).toString(), "-cp", classPath());
            boolean compiled = compiler.getTask(
                            null, files, null, options, null, files.getJavaFileObjects(root.resolve("sources/" + path)))
                    .call();
            if (!compiled) throw new IllegalArgumentException("does not compile: " + path);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String classPath() {
        String core =
                Rule.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        return Stream.of(core, root.resolve("games/target/classes").toString())
                .reduce((one, other) -> one + File.pathSeparator + other)
                .orElseThrow();
    }

    Repository main(String type, String body) {
        return compile(
                "games/target/classes", "baize/games/toss/" + type + ".java", "package baize.games.toss; " + body);
    }

    Repository test(String type, String body) {
        return compile(
                "games/target/test-classes", "baize/games/toss/" + type + ".java", "package baize.games.toss; " + body);
    }

    RuleMatrix matrix() {
        return RuleMatrix.of(root, "cli");
    }
}
