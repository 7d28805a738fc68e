package baize.testkit.tidy;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Ends of the process that are not the command line's. */
final class Exits implements JavaCheck {
    private static final Pattern EXIT = Pattern.compile("System\\.exit|.*\\.halt");

    @Override
    public Stream<Finding> findings(JavaSource source) {
        boolean main =
                source.packageName().equals("baize.cli") && source.file().name().equals("Main.java");
        return main ? Stream.empty() : Words.used(source, EXIT, "an exit outside the command line's Main");
    }
}
