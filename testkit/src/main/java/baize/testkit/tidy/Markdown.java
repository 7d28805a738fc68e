package baize.testkit.tidy;

import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pages without a title, and links between pages that lead nowhere. */
final class Markdown {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)[^)]*\\)");
    private static final Pattern ELSEWHERE = Pattern.compile("([a-z]+:|#|/).*");

    private Markdown() {}

    /** The findings of a page, given whether a path from the root exists. */
    static Stream<Finding> findings(TextFile page, Predicate<Path> exists) {
        if (!page.name().endsWith(".md")) return Stream.empty();
        boolean titled = !page.lines().isEmpty() && page.lines().getFirst().startsWith("# ");
        Stream<Finding> title = titled ? Stream.empty() : Stream.of(page.finding(1, "a page without a title"));
        return Stream.concat(
                title, IntStream.range(0, page.lines().size()).boxed().flatMap(line -> deadLinks(page, line, exists)));
    }

    private static Stream<Finding> deadLinks(TextFile page, int line, Predicate<Path> exists) {
        String text = page.lines().get(line).replaceAll("`[^`]*`", "");
        return LINK.matcher(text)
                .results()
                .map((MatchResult link) -> link.group(1))
                .filter(target -> !ELSEWHERE.matcher(target).matches())
                .filter(target -> !exists.test(Path.of(page.folder())
                        .resolve(target.replaceFirst("#.*", ""))
                        .normalize()))
                .map(target -> page.finding(line + 1, "a link to " + target + ", which is not there"));
    }
}
