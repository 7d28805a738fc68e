package baize.testkit.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A module of the build, by its folder. */
record ModuleFolder(Path folder) {
    private static final Pattern MODULE = Pattern.compile("<module>(.+?)</module>");

    /**
     * The modules of the root's pom in the order of the build, up to and with the last one asked for: what is built
     * later would be seen in one run and not in the next.
     */
    static List<ModuleFolder> upTo(String last, Path root) {
        List<ModuleFolder> modules = new ArrayList<>();
        Matcher module = MODULE.matcher(read(root.resolve("pom.xml")));
        while (module.find()) {
            modules.add(new ModuleFolder(root.resolve(module.group(1))));
            if (module.group(1).equals(last)) return modules;
        }
        throw new IllegalArgumentException("the root's pom has no module " + last);
    }

    String name() {
        return folder.getFileName().toString();
    }

    Path classes() {
        return folder.resolve("target/classes");
    }

    Path testClasses() {
        return folder.resolve("target/test-classes");
    }

    Path provoked() {
        return folder.resolve("target/provoked");
    }

    /** The test kit ships nothing: what it cites is a test's citation. */
    Evidence.Side sideOfClasses() {
        return name().equals("testkit") ? Evidence.Side.TESTS : Evidence.Side.CODE;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
