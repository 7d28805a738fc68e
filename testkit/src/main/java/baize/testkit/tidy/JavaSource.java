package baize.testkit.tidy;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** A Java file as the compiler parses it; comments and strings are no part of its tree. */
final class JavaSource {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    private final TextFile file;
    private final List<Node> nodes = new ArrayList<>();

    private JavaSource(TextFile file) {
        this.file = file;
    }

    static JavaSource of(String path, String text) {
        return all(List.of(TextFile.of(path, text))).getFirst();
    }

    /** All of them read by one compiler, which is many times quicker than one for each. */
    static List<JavaSource> all(List<TextFile> files) {
        if (files.isEmpty()) return List.of();
        Map<URI, JavaSource> sources = new LinkedHashMap<>();
        List<Input> inputs = files.stream().map(Input::new).toList();
        inputs.forEach(input -> sources.put(input.toUri(), new JavaSource(input.file)));
        try {
            JavacTask task = (JavacTask) COMPILER.getTask(null, null, _ -> {}, null, null, inputs);
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse())
                Objects.requireNonNull(sources.get(unit.getSourceFile().toUri()))
                        .collect(unit, positions);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(sources.values());
    }

    /** A node of the tree with the lines it stands on. */
    record Node(Tree tree, int line, int lastLine) {}

    TextFile file() {
        return file;
    }

    /** Every node, parents before their children. */
    Stream<Node> nodes() {
        return nodes.stream();
    }

    Finding finding(Node node, String what) {
        return file.finding(node.line(), what);
    }

    /** {@code core}, the first folder of the path. */
    String module() {
        return file.path().substring(0, Math.max(0, file.path().indexOf('/')));
    }

    boolean isMain() {
        return file.path().contains("/src/main/java/");
    }

    /** {@code baize.core.chance}, by the folder it is in. */
    String packageName() {
        return file.folder().replaceFirst(".*/java/?", "").replace('/', '.');
    }

    private void collect(CompilationUnitTree unit, SourcePositions positions) {
        new Collector(unit, positions).scan(unit, null);
    }

    /** A file as the compiler is given it. */
    private static final class Input extends SimpleJavaFileObject {
        private final TextFile file;

        Input(TextFile file) {
            super(URI.create("string:///" + file.path()), Kind.SOURCE);
            this.file = file;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return String.join("\n", file.lines());
        }
    }

    /** Walks the tree and keeps every node that stands in the text. */
    private final class Collector extends TreeScanner<@Nullable Void, @Nullable Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;

        Collector(CompilationUnitTree unit, SourcePositions positions) {
            this.unit = unit;
            this.positions = positions;
        }

        @Override
        public @Nullable Void scan(@Nullable Tree tree, @Nullable Void nothing) {
            if (tree != null) keep(tree);
            return super.scan(tree, null);
        }

        private void keep(Tree tree) {
            long start = positions.getStartPosition(unit, tree);
            long end = positions.getEndPosition(unit, tree);
            if (start < 0 || end < 0) return;
            nodes.add(new Node(tree, line(start), line(end)));
        }

        private int line(long position) {
            return Math.toIntExact(unit.getLineMap().getLineNumber(position));
        }
    }
}
