package baize.testkit.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The clauses cited in the outputs of the golden rounds, {@code wire/src/test/rounds/<game>/TC-1.out.json}. */
final class GoldenRounds {
    private static final String STRING = "\"((?:[^\"\\\\]|\\\\.)*)\"";
    private static final Pattern TEXT = Pattern.compile(STRING);
    private static final Pattern CITED =
            Pattern.compile("\"rules?\"\\s*:\\s*(" + STRING + "|\\[(?:\\s*" + STRING + "\\s*,?)*\\s*\\])");
    private static final String OUTPUT = ".out.json";

    private GoldenRounds() {}

    static List<Citation> under(Path root) {
        Path rounds = root.resolve("wire/src/test/rounds");
        if (!Files.isDirectory(rounds)) return List.of();
        try (Stream<Path> files = Files.walk(rounds)) {
            return files.filter(file -> file.toString().endsWith(OUTPUT))
                    .sorted()
                    .flatMap(
                            file -> citations(rounds.relativize(file).getName(0).toString(), file))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Citation> citations(String game, Path file) {
        String round = file.getFileName().toString().replace(OUTPUT, "");
        return cited(read(file))
                .distinct()
                .map(text -> new Citation(round, Evidence.Side.ROUNDS, Optional.of(game), text));
    }

    /** Every string under a {@code rule} or {@code rules} of a JSON text. */
    static Stream<String> cited(String json) {
        return CITED.matcher(json)
                .results()
                .map(MatchResult::group)
                .map(found -> found.substring(found.indexOf(':')))
                .flatMap(value -> TEXT.matcher(value).results())
                .map(text -> Json.unescape(text.group(1)));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
