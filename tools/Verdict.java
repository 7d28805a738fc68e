import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The last lines of ./verify: how many tests ran, and of each that failed its name, its message, its seed and where its
 * report and its pictures lie. Run from the root with the second at which the build began.
 */
final class Verdict {
    private static final Pattern SEED = Pattern.compile("seed[ =:]+(-?\\d+)");
    private static final int MESSAGE_LINES = 6;
    private static final int MESSAGE_WIDTH = 200;

    private final Instant begun;
    private final List<Case> cases = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();

    private Verdict(Instant begun) {
        this.begun = begun;
    }

    /** A test as its report tells of it; the fault is empty where it passed. */
    private record Case(Path report, String type, String name, boolean skipped, String fault) {}

    static void main(String[] arguments) throws IOException {
        Verdict verdict = new Verdict(Instant.ofEpochSecond(Long.parseLong(arguments[0])));
        verdict.read(Path.of(""));
        verdict.tell();
    }

    private void read(Path root) throws IOException {
        try (Stream<Path> modules = Files.list(root.toAbsolutePath())) {
            for (Path module : modules.sorted().toList()) readModule(module.resolve("target/surefire-reports"));
        }
    }

    private void readModule(Path reports) throws IOException {
        if (!Files.isDirectory(reports)) return;
        Files.walkFileTree(reports, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                String name = file.getFileName().toString();
                boolean ours = name.startsWith("TEST-") && name.endsWith(".xml");
                if (ours && !attributes.lastModifiedTime().toInstant().isBefore(begun)) readReport(file);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private void readReport(Path report) throws IOException {
        try (InputStream in = Files.newInputStream(report)) {
            XMLInputFactory xml = XMLInputFactory.newFactory();
            xml.setProperty(XMLInputFactory.SUPPORT_DTD, false);
            XMLStreamReader reader = xml.createXMLStreamReader(in);
            while (reader.hasNext())
                if (reader.next() == XMLStreamConstants.START_ELEMENT
                        && reader.getLocalName().equals("testcase")) cases.add(readCase(report, reader));
        } catch (XMLStreamException broken) {
            unread.add(where(report) + ": " + broken.getMessage());
        }
    }

    private static Case readCase(Path report, XMLStreamReader reader) throws XMLStreamException {
        String type = reader.getAttributeValue(null, "classname");
        String name = reader.getAttributeValue(null, "name");
        boolean skipped = false;
        StringBuilder fault = new StringBuilder();
        while (reader.next() != XMLStreamConstants.END_ELEMENT
                || !reader.getLocalName().equals("testcase")) {
            if (!reader.isStartElement()) continue;
            switch (reader.getLocalName()) {
                case "skipped" -> skipped = true;
                case "failure", "error" -> fault.append(reader.getElementText()).append('\n');
                default -> {}
            }
        }
        return new Case(report, type, name, skipped, fault.toString());
    }

    private void tell() throws IOException {
        List<Case> failed = cases.stream().filter(each -> !each.fault().isEmpty()).toList();
        long skipped = cases.stream().filter(Case::skipped).count();
        Duration took = Duration.between(begun, Instant.now());
        System.out.printf(
                Locale.ROOT,
                "%nverify: %,d tests in %d min %d s, %d failed, %d skipped%n",
                cases.size(),
                took.toMinutes(),
                took.toSecondsPart(),
                failed.size(),
                skipped);
        for (Case each : failed) tell(each);
        unread.forEach(each -> System.out.println("verify: a report that cannot be read: " + each));
    }

    private static void tell(Case failed) throws IOException {
        System.out.println("\n  " + failed.type() + "." + failed.name());
        failed.fault()
                .lines()
                .filter(line -> !line.isBlank())
                .takeWhile(line -> !line.startsWith("\tat "))
                .limit(MESSAGE_LINES)
                .forEach(line -> System.out.println("    " + cut(line)));
        Matcher seed = SEED.matcher(failed.fault());
        if (seed.find()) System.out.println("    again with -Dbaize.seed=" + seed.group(1));
        System.out.println("    report " + where(failed.report()));
        for (Path picture : pictures(failed)) System.out.println("    picture " + where(picture));
    }

    private static String cut(String line) {
        return line.length() <= MESSAGE_WIDTH ? line : line.substring(0, MESSAGE_WIDTH) + " …";
    }

    /** Browser tests leave one of each page that was open. */
    private static List<Path> pictures(Case failed) throws IOException {
        Path folder = failed.report().getParent().resolveSibling("failed");
        if (!Files.isDirectory(folder)) return List.of();
        String method = failed.name().replaceFirst("[({\\[].*", "");
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(method + "-"))
                    .sorted()
                    .toList();
        }
    }

    private static Path where(Path file) {
        return Path.of("").toAbsolutePath().relativize(file);
    }
}
