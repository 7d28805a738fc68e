package baize.testkit.tidy;

import com.sun.source.tree.ImportTree;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files, sockets, clocks, threads and ciphers in what plays: a game is a pure function, so that a replay needs nothing
 * but the journal. The home of chance may use ciphers, which it needs for its generators.
 */
final class Purity implements JavaCheck {
    private static final Set<String> PURE = Set.of("core", "games");
    private static final Pattern INPUT_AND_OUTPUT = Pattern.compile(
            "java\\.(io|net|sql)\\..+" + "|java\\.nio\\.(\\*|(file|channels)\\..+)" + "|(.*\\.)?System\\.(out|err|in)");
    private static final Pattern TIME = Pattern.compile("(.*\\.)?System\\.(currentTimeMillis|nanoTime)"
            + "|(.*\\.)?Clock\\.system\\w*"
            + "|(.*\\.)?(Instant|LocalDate|LocalTime|LocalDateTime|ZonedDateTime|OffsetDateTime|Year)\\.now");
    private static final Pattern THREADS =
            Pattern.compile("(.*\\.)?(Thread|Timer)|ForkJoinPool|CompletableFuture|java\\.util\\.concurrent\\..+");
    private static final Pattern CIPHERS = Pattern.compile("javax\\.crypto\\..+|java\\.security\\..+");

    @Override
    public Stream<Finding> findings(JavaSource source) {
        if (!source.isMain() || !PURE.contains(source.module())) return Stream.empty();
        String where = " in " + source.module();
        return Stream.of(
                        Words.used(source, INPUT_AND_OUTPUT, "input or output" + where),
                        Words.used(source, TIME, "a clock" + where),
                        Words.used(source, THREADS, "threads" + where),
                        ciphers(source),
                        wholeModules(source))
                .flatMap(findings -> findings);
    }

    private static Stream<Finding> ciphers(JavaSource source) {
        return source.packageName().equals(Generators.HOME)
                ? Stream.empty()
                : Words.used(source, CIPHERS, "a cipher outside " + Generators.HOME);
    }

    /** Such an import would hide from this check what the source uses. */
    private static Stream<Finding> wholeModules(JavaSource source) {
        return source.nodes()
                .filter(node -> node.tree() instanceof ImportTree imported && imported.isModule())
                .map(node -> source.finding(node, "the import of a whole module in " + source.module()));
    }
}
