package baize.testkit.tidy;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Marks of unfinished work, and traces of one machine. The patterns are spelled so as not to match themselves. */
final class Leftovers {
    private static final Pattern UNFINISHED = Pattern.compile("\\b(TO[D]O|FIX[M]E|X[X]X)\\b");
    private static final Pattern HOSTS = Pattern.compile(
            "repo1?[.]maven|registry[.]npm|central[.]sonatype|oss[.]sonatype|[.]jfrog[.]|artifact[o]ry|pypi[.]org",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern PATHS = Pattern.compile("(?<![\\w.~}*-])/(work|root|home/\\w+|Users/\\w+)/");

    private Leftovers() {}

    static Stream<Finding> findings(TextFile file) {
        return Stream.of(
                        file.where(UNFINISHED, "a mark of unfinished work"),
                        file.where(HOSTS, "the host of a package registry"),
                        file.where(PATHS, "a path of one machine"))
                .flatMap(findings -> findings);
    }
}
