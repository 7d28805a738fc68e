package baize.testkit.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a class file says that bears on the rule book.
 *
 * @param name the binary name, {@code baize.games.threecard.ThreeCard$Inner}
 * @param parents its superclass and interfaces, by binary name
 * @param book the value of its own {@code @Book}
 * @param mentions its {@code @Rule} annotations
 * @param constants its static final fields with the binary names of their types
 */
record TypeFacts(
        String name,
        boolean isEnum,
        List<String> parents,
        Optional<String> book,
        List<Mention> mentions,
        Map<String, String> constants) {
    /** One citation of an annotation on a member; the member is empty for the type itself. */
    record Mention(String member, String text) {}

    String packageName() {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    boolean isPackage() {
        return name.endsWith("package-info");
    }

    /** {@code ThreeCard.Inner}, or {@code ThreeCard} for a class without a name inside it. */
    String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1)
                .replaceAll("\\$\\d+\\w*", "")
                .replace('$', '.');
    }

    /** {@code ThreeCard.ante}. */
    String place(String member) {
        return member.isEmpty() ? simpleName() : simpleName() + "." + member;
    }

    /** Its own name, then those of the types around it, innermost first. */
    Stream<String> nest() {
        return Stream.iterate(name, inner -> !inner.isEmpty(), TypeFacts::around);
    }

    private static String around(String inner) {
        return inner.substring(0, Math.max(0, inner.lastIndexOf('$')));
    }
}
