package baize.testkit.tidy;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A text file of the repository: its path from the root, with slashes, and its lines. */
record TextFile(String path, List<String> lines) {
    static TextFile of(String path, String text) {
        return new TextFile(path, text.lines().toList());
    }

    String name() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** The folder it is in, empty for the root. */
    String folder() {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    Finding finding(int line, String what) {
        return new Finding(path, line, what);
    }

    /** A finding on every line that holds the pattern. */
    Stream<Finding> where(Pattern pattern, String what) {
        return IntStream.range(0, lines.size())
                .filter(line -> pattern.matcher(lines.get(line)).find())
                .mapToObj(line -> finding(line + 1, what));
    }
}
