package baize.testkit.tidy;

import com.sun.source.tree.ClassTree;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Packages and types named after nothing in particular. */
final class Names implements JavaCheck {
    private static final Set<String> EMPTY = Set.of("util", "common", "impl", "model", "service", "manager", "helper");

    @Override
    public Stream<Finding> findings(JavaSource source) {
        Stream<Finding> packages = Arrays.stream(source.packageName().split("\\."))
                .filter(Names::saysNothing)
                .map(part -> source.file().finding(1, "the package name " + part));
        Stream<Finding> types = source.nodes()
                .filter(node -> node.tree() instanceof ClassTree type && saysNothing(type))
                .map(node -> source.finding(node, "the type name " + ((ClassTree) node.tree()).getSimpleName()));
        return Stream.concat(packages, types);
    }

    private static boolean saysNothing(ClassTree type) {
        return Arrays.stream(type.getSimpleName().toString().split("(?=\\p{Lu})"))
                .anyMatch(Names::saysNothing);
    }

    private static boolean saysNothing(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return EMPTY.contains(lower) || lower.endsWith("s") && EMPTY.contains(lower.substring(0, lower.length() - 1));
    }
}
