package baize.server.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is done where the books are silent, by the ids under which it is cited. */
public final class Rulings {
    private static final String RESOURCE = "/baize/rules/rulings.md";
    private static final Pattern HEADING = Pattern.compile("### (R-[0-9]+) .*? — (.+)");
    private static final String RULING = "- Ruling: ";

    private Rulings() {}

    /** The rulings packed into this program, in their order: {@code R-56} and what it says. */
    public static Map<String, String> packed() {
        try (InputStream in = Objects.requireNonNull(Rulings.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Of each ruling its title and what was decided, in plain text. */
    static Map<String, String> read(String page) {
        Map<String, String> rulings = new LinkedHashMap<>();
        String id = "";
        String title = "";
        for (String line : page.lines().toList()) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                id = heading.group(1);
                title = plain(heading.group(2));
            } else if (line.startsWith(RULING) && !id.isEmpty()) {
                rulings.put(id, title + ": " + plain(line.substring(RULING.length())));
            }
        }
        return rulings;
    }

    private static String plain(String markdown) {
        return markdown.replace("**", "").replace("`", "").strip();
    }
}
