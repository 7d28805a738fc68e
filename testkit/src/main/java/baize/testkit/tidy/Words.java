package baize.testkit.tidy;

import baize.testkit.tidy.JavaSource.Node;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names a source uses, as it spells them: {@code java.io.File}, {@code System.out}, {@code Thread}. */
final class Words {
    private Words() {}

    /** A finding for each name that matches the whole pattern, once a line. */
    static Stream<Finding> used(JavaSource source, Pattern pattern, String what) {
        Predicate<String> matches = pattern.asMatchPredicate();
        return source.nodes()
                .filter(node -> matches.test(spelling(node)))
                .map(node -> source.finding(node, what + ": " + spelling(node)))
                .distinct();
    }

    private static String spelling(Node node) {
        return switch (node.tree()) {
            case IdentifierTree name -> name.getName().toString();
            case MemberSelectTree member -> member.toString();
            case MemberReferenceTree reference -> reference.getQualifierExpression() + "." + reference.getName();
            default -> "";
        };
    }
}
