package baize.testkit.tidy;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Waits of tests that a slow machine would make fail or a quick one waste: sleeps and spins of their own, where {@code
 * Await} waits for the thing itself, and patience of less than half a minute.
 */
final class Waits implements JavaCheck {
    private static final Pattern SLEEPS =
            Pattern.compile("(.*\\.)?(Thread\\.(sleep|yield|onSpinWait)|LockSupport\\.park\\w*)|.*SECONDS\\.sleep");
    private static final Pattern PATIENT = Pattern.compile("(.*\\.)?(await|get|poll|tryAcquire|orTimeout|join)");
    private static final Pattern UNITS = Pattern.compile("(.*\\.)?(NANO|MICRO|MILLI)SECONDS");
    private static final Pattern SECONDS = Pattern.compile("(.*\\.)?SECONDS");
    private static final long PATIENCE = 30;

    @Override
    public Stream<Finding> findings(JavaSource source) {
        if (source.isMain()) return Stream.empty();
        return Stream.concat(
                Words.used(source, SLEEPS, "a wait that is not Await's"),
                source.nodes()
                        .filter(node -> isImpatient(node.tree()))
                        .map(node -> source.finding(node, "patience of less than " + PATIENCE + " seconds")));
    }

    private static boolean isImpatient(Tree tree) {
        return switch (tree) {
            case MethodInvocationTree call
            when PATIENT.matcher(call.getMethodSelect().toString()).matches() -> isImpatient(call.getArguments());
            case AnnotationTree note
            when note.getAnnotationType().toString().equals("Timeout") ->
                note.getArguments().stream().anyMatch(Waits::isShort);
            default -> false;
        };
    }

    /** {@code (20, TimeUnit.SECONDS)}; a poll without waiting and a wait by a named constant are none of ours. */
    private static boolean isImpatient(List<? extends ExpressionTree> arguments) {
        if (arguments.size() != 2) return false;
        String unit = arguments.getLast().toString();
        return UNITS.matcher(unit).matches() || SECONDS.matcher(unit).matches() && isShort(arguments.getFirst());
    }

    private static boolean isShort(Tree tree) {
        return tree instanceof LiteralTree literal
                && literal.getValue() instanceof Number number
                && number.longValue() < PATIENCE;
    }
}
