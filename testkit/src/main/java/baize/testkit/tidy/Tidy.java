package baize.testkit.tidy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** All checks over all files of a repository. */
public final class Tidy {
    private static final List<JavaCheck> JAVA = List.of(
            new Sizes(), new FloatingPoint(), new Purity(), new Generators(), new Names(), new Exits(), new Waits());
    private static final Set<String> NOT_OURS = Set.of(".git", "target", ".idea", ".vscode", ".settings");
    private static final Set<String> TEXT = Set.of(
            "java", "md", "xml", "sh", "json", "tsv", "txt", "yaml", "yml", "properties", "html", "css", "js", "sql");

    private Tidy() {}

    /** Every breach in the repository, by file and line. */
    public static List<Finding> check(Path root) {
        List<TextFile> files = files(root);
        List<JavaSource> sources = JavaSource.all(
                files.stream().filter(file -> file.name().endsWith(".java")).toList());
        return Stream.of(
                        files.stream().flatMap(Leftovers::findings),
                        files.stream()
                                .flatMap(file -> Markdown.findings(file, path -> Files.exists(root.resolve(path)))),
                        sources.stream().flatMap(source -> JAVA.stream().flatMap(check -> check.findings(source))),
                        Packages.findings(sources))
                .flatMap(findings -> findings)
                .distinct()
                .sorted(Comparator.comparing(Finding::file).thenComparingInt(Finding::line))
                .toList();
    }

    private static List<TextFile> files(Path root) {
        List<TextFile> files = new ArrayList<>();
        try {
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    boolean skip = NOT_OURS.contains(folder.getFileName().toString());
                    return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    if (isText(file)) files.add(read(root, file));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    private static TextFile read(Path root, Path file) throws IOException {
        String path = root.relativize(file).toString().replace('\\', '/');
        return TextFile.of(path, Files.readString(file));
    }

    /** By its ending; a file without one is a script or a setting, unless it is the link of a working tree. */
    private static boolean isText(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? TEXT.contains(name.substring(dot + 1)) : !name.equals(".git");
    }
}
