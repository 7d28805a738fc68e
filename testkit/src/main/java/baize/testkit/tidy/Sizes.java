package baize.testkit.tidy;

import com.sun.source.tree.MethodTree;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Methods, files and lines that outgrow a reader's eye. */
final class Sizes implements JavaCheck {
    private static final int METHOD = 60;
    private static final int FILE = 500;
    private static final int LINE = 120;

    @Override
    public Stream<Finding> findings(JavaSource source) {
        return Stream.of(methods(source), file(source.file()), lines(source.file()))
                .flatMap(findings -> findings);
    }

    private static Stream<Finding> methods(JavaSource source) {
        return source.nodes()
                .filter(node -> node.tree() instanceof MethodTree && length(node) > METHOD)
                .map(node -> source.finding(node, "a method of " + length(node) + " lines, over " + METHOD));
    }

    private static int length(JavaSource.Node node) {
        return node.lastLine() - node.line() + 1;
    }

    private static Stream<Finding> file(TextFile file) {
        int size = file.lines().size();
        return size > FILE
                ? Stream.of(file.finding(size, "a file of " + size + " lines, over " + FILE))
                : Stream.empty();
    }

    private static Stream<Finding> lines(TextFile file) {
        return IntStream.range(0, file.lines().size())
                .filter(line -> file.lines().get(line).length() > LINE)
                .mapToObj(line -> file.finding(line + 1, "a line over " + LINE));
    }
}
