package baize.testkit.tidy;

import com.sun.source.tree.AnnotationTree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a package must hold: its description, null-marked, and for a game the files that every game has. */
final class Packages {
    private static final String GAMES = "games/src/main/java/baize/games/";
    private static final List<String> NO_GAMES = List.of("table", "jackpot");
    private static final List<String> FILES =
            List.of("", "Command", "Event", "State", "Reason", "Showdown", "Rules", "View", "Irregularity");

    private Packages() {}

    static Stream<Finding> findings(Collection<JavaSource> sources) {
        Map<String, List<JavaSource>> folders = sources.stream()
                .filter(JavaSource::isMain)
                .collect(Collectors.groupingBy(source -> source.file().folder(), TreeMap::new, Collectors.toList()));
        return folders.entrySet().stream().flatMap(folder -> {
            List<Finding> findings = new ArrayList<>(undescribed(folder.getKey(), folder.getValue()));
            if (isGame(folder.getKey())) findings.addAll(incompleteGame(folder.getKey(), folder.getValue()));
            return findings.stream();
        });
    }

    private static List<Finding> undescribed(String folder, List<JavaSource> sources) {
        Optional<JavaSource> description = sources.stream()
                .filter(source -> source.file().name().equals("package-info.java"))
                .findFirst();
        if (description.isEmpty()) return List.of(new Finding(folder, 1, "a package without a package-info"));
        boolean marked = description
                .get()
                .nodes()
                .anyMatch(node -> node.tree() instanceof AnnotationTree annotation
                        && annotation.getAnnotationType().toString().equals("NullMarked"));
        return marked ? List.of() : List.of(description.get().file().finding(1, "a package that is not @NullMarked"));
    }

    /** Packages inside a game's package, such as its tournaments, are free. */
    private static boolean isGame(String folder) {
        if (!folder.startsWith(GAMES)) return false;
        String name = folder.substring(GAMES.length());
        return !name.contains("/") && !NO_GAMES.contains(name);
    }

    private static List<Finding> incompleteGame(String folder, List<JavaSource> sources) {
        SortedSet<String> types = sources.stream()
                .map(source -> source.file().name().replace(".java", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        Optional<String> prefix =
                types.stream().filter(type -> types.contains(type + "Command")).findFirst();
        if (prefix.isEmpty()) return List.of(new Finding(folder, 1, "a game without its X.java and XCommand.java"));
        return FILES.stream()
                .map(part -> prefix.get() + part)
                .filter(type -> !types.contains(type))
                .map(type -> new Finding(folder, 1, "a game without its " + type + ".java"))
                .toList();
    }
}
