package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.table.Setup;
import baize.server.plan.FloorFile;
import baize.server.plan.FloorPlan;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * README and docs show what the program prints. Commands on a floor are run on a small one, so of what they print the
 * words are compared and not the figures; {@code ...} stands for any lines.
 */
@Tag("long")
final class DocumentsTest {
    private static final Path ROOT =
            Path.of(System.getProperty("baize.root", "..")).toAbsolutePath().normalize();

    private static final String PROGRAM = "./baize ";
    private static final String CHECK = "docs/check-deal.py ";

    /** What goes on until it is stopped, or measures the machine. */
    private static final Set<String> NOT_RUN = Set.of("serve", "bench");

    private static final Set<String> ON_A_FLOOR = Set.of("audit", "replay");

    private static final Pattern IN_A_SENTENCE = Pattern.compile("`\\./baize ([^`]+)`");
    /** {@code FILE}, {@code GAME}: a form of the command, not a command. */
    private static final Pattern PLACE_HOLDER = Pattern.compile(".*\\b[A-Z]{3,}\\b.*");

    @TempDir
    static Path floors;

    /** A command, what is shown of its output, and in which document. */
    record Shown(String document, String command, List<String> output) {
        @Override
        public String toString() {
            return document + ": " + command;
        }
    }

    @BeforeAll
    static void play() throws Exception {
        SmallFloor.in(Files.createDirectory(floors.resolve("demo")));
        SmallFloor.damaged(floors.resolve("demo"), Files.createDirectory(floors.resolve("tampered")));
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of(ROOT.resolve("README.md")),
                            docs.filter(each -> each.toString().endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }

    static List<Shown> inBlocks() throws IOException {
        List<Shown> shown = new ArrayList<>();
        for (Path document : documents()) {
            String[] parts = Files.readString(document).split("(?m)^```.*$", -1);
            for (int block = 1; block < parts.length; block += 2) read(document, parts[block], shown);
        }
        return shown;
    }

    private static void read(Path document, String block, List<Shown> shown) {
        for (String line : block.strip().lines().toList())
            if (line.startsWith("$ "))
                shown.add(new Shown(ROOT.relativize(document).toString(), line.substring(2), new ArrayList<>()));
            else if (!shown.isEmpty() && block.contains("$ "))
                shown.getLast().output().add(line);
    }

    static List<Shown> ofTheProgram() throws IOException {
        return inBlocks().stream()
                .filter(each -> each.command().startsWith(PROGRAM))
                .toList();
    }

    static List<Shown> ofTheCheck() throws IOException {
        return inBlocks().stream()
                .filter(each -> each.command().startsWith(CHECK))
                .toList();
    }

    static Set<String> inSentences() throws IOException {
        StringBuilder all = new StringBuilder();
        for (Path document : documents()) all.append(Files.readString(document));
        return IN_A_SENTENCE
                .matcher(all)
                .results()
                .map(found -> found.group(1).replaceAll("\\s+", " "))
                .filter(command -> !PLACE_HOLDER.matcher(command).matches())
                .filter(command -> command.contains(" ") && !command.startsWith("-"))
                .filter(command -> Stream.of(NOT_RUN, ON_A_FLOOR)
                        .noneMatch(left -> left.contains(command.substring(0, command.indexOf(' ')))))
                .collect(Collectors.toSet());
    }

    @Test
    void every_command_in_a_block_is_one_that_is_known_here() throws IOException {
        assertThat(inBlocks())
                .extracting(Shown::command)
                .allMatch(command -> Stream.of(PROGRAM, CHECK, "bench/").anyMatch(command::startsWith));
        assertThat(ofTheProgram()).extracting(Shown::command).contains("./baize settle examples/straight.json");
        assertThat(ofTheCheck()).isNotEmpty();
        assertThat(inSentences()).contains("par three-card-poker");
    }

    @Test
    void the_demo_floor_has_as_many_tables_as_is_said() throws IOException {
        String text = Files.readString(ROOT.resolve("docs/command-line.md")).replaceAll("\\s+", " ");
        FloorPlan demo = FloorFile.demo();
        assertThat(text)
                .contains(
                        "nine tables dealt by the house, two of them on one jackpot, one on another and a bingo hall");
        assertThat(demo.tables()).hasSize(9).allMatch(table -> table.setup().dealer() == Setup.Dealer.HOUSE);
        assertThat(demo.tables().stream()
                        .map(table -> table.setup().pool())
                        .filter(Objects::nonNull)
                        .collect(Collectors.groupingBy(pool -> pool, Collectors.counting()))
                        .values())
                .containsExactlyInAnyOrder(2L, 1L, 1L);
    }

    @ParameterizedTest
    @MethodSource("ofTheProgram")
    void a_command_prints_what_is_shown(Shown shown) {
        String[] words = shown.command().substring(PROGRAM.length()).split(" ");
        boolean onFloor = ON_A_FLOOR.contains(words[0]);
        Ran ran = Ran.baize(onFloor ? onSmallFloor(words) : given(words));
        assertThat(ran.err()).isEmpty();
        if (!shown.output().isEmpty()) assertPrinted(ran.out(), shown.output(), onFloor);
    }

    /** The floor of its name, or the one that is played on. */
    private static String[] onSmallFloor(String... words) {
        List<String> told = new ArrayList<>(List.of(words));
        int data = told.indexOf("--data");
        if (data < 0) told.addAll(List.of("--data", floors.resolve("demo").toString()));
        else told.set(data + 1, floors.resolve(told.get(data + 1)).toString());
        return told.toArray(String[]::new);
    }

    /** Files of the project are there from anywhere; those to be written do not stay. */
    private static String[] given(String... words) {
        return Arrays.stream(words)
                .map(word ->
                        Files.exists(ROOT.resolve(word)) ? ROOT.resolve(word).toString() : word)
                .map(word -> word.endsWith(".pdf") || word.endsWith(".html")
                        ? floors.resolve(word).toString()
                        : word)
                .toArray(String[]::new);
    }

    private static void assertPrinted(String out, List<String> shown, boolean onFloor) {
        String expected = shown.stream()
                .map(line -> line.equals("...") ? "(?s:.*)" : Pattern.quote(onFloor ? words(line) : line))
                .collect(Collectors.joining("\n"))
                .replace("(?s:.*)\n", "(?s:.*)");
        String printed = out.stripTrailing()
                .lines()
                .map(line -> onFloor ? words(line) : line)
                .collect(Collectors.joining("\n"));
        assertThat(printed).matches(expected);
    }

    /** A line without its figures and hashes. */
    private static String words(String line) {
        return line.replaceAll("\\b[0-9a-f]{64}\\b", "#")
                .replaceAll("-?\\d[\\d,.-]*", "#")
                .replaceAll("\\s+", " ")
                .strip();
    }

    @ParameterizedTest
    @MethodSource("inSentences")
    void a_command_named_in_a_sentence_does_its_work(String command) {
        Ran ran = Ran.baize(given(command.split(" ")));
        assertThat(ran.status()).as(ran.err()).isZero();
    }

    @ParameterizedTest
    @MethodSource("ofTheCheck")
    void the_recipe_written_apart_prints_what_is_shown(Shown shown) throws Exception {
        Assumptions.assumeTrue(isThere("python3"), "no python3 on the path");
        Process process = new ProcessBuilder("sh", "-c", "python3 " + shown.command())
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(out.stripTrailing()).isEqualTo(String.join("\n", shown.output()));
        assertThat(process.waitFor()).isZero();
    }

    private static boolean isThere(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
