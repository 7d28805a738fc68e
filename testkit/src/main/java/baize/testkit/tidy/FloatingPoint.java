package baize.testkit.tidy;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/**
 * Fractions that are not exact: nowhere in what plays and pays, and elsewhere never for an amount of money. The class
 * {@code Double} goes by its members, because blackjack has a command of that name.
 */
final class FloatingPoint implements JavaCheck {
    private static final Set<String> EXACT = Set.of("core", "games", "wire");
    private static final Set<String> TYPES = Set.of("BigDecimal", "Float", "DoubleStream", "MathContext");
    private static final Set<String> MEMBERS = Set.of(
            "doubleValue", "floatValue", "parseDouble", "parseFloat", "asDouble", "mapToDouble", "asDoubleStream");
    private static final Pattern MONEY = Pattern.compile("(?<!per)(stake|cents|payout|balance|wager|chips)s?$");

    @Override
    public Stream<Finding> findings(JavaSource source) {
        boolean exact = EXACT.contains(source.module());
        return source.nodes()
                .filter(node -> exact ? isInexact(node.tree()) : isMoney(node.tree()))
                .map(node -> source.finding(
                        node, exact ? "floating point in " + source.module() : "an amount of money in floating point"));
    }

    private static boolean isInexact(Tree tree) {
        return switch (tree) {
            case PrimitiveTypeTree type -> isFloating(type.getPrimitiveTypeKind());
            case LiteralTree literal -> literal.getValue() instanceof Double || literal.getValue() instanceof Float;
            case IdentifierTree name -> TYPES.contains(name.getName().toString());
            case MemberSelectTree member -> isInexact(member.getIdentifier().toString());
            default -> false;
        };
    }

    private static boolean isInexact(String member) {
        return TYPES.contains(member) || MEMBERS.contains(member);
    }

    private static boolean isFloating(TypeKind kind) {
        return kind == TypeKind.DOUBLE || kind == TypeKind.FLOAT;
    }

    private static boolean isMoney(Tree tree) {
        return switch (tree) {
            case VariableTree variable ->
                isFloating(variable.getType()) && isMoney(variable.getName().toString());
            case MethodTree method ->
                isFloating(method.getReturnType()) && isMoney(method.getName().toString());
            default -> false;
        };
    }

    private static boolean isFloating(@Nullable Tree type) {
        return type != null && Set.of("double", "float", "double[]", "float[]").contains(type.toString());
    }

    private static boolean isMoney(String name) {
        return MONEY.matcher(name.toLowerCase(Locale.ROOT)).find();
    }
}
