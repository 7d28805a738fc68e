package baize.games.bingo;

import baize.core.rule.Rule;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;

/** The colours of the paper, a game each, so that no game has that of one before it. */
@Rule("2.3.2")
public final class Colours {
    /** As many as a session can have games. */
    static final List<String> STANDARD = List.of(
            "white", "yellow", "pink", "green", "blue", "orange", "lilac", "grey", "tan", "red", "aqua", "lime");

    private Colours() {}

    static List<String> parse(String text) {
        List<String> colours = Arrays.asList(text.strip().split("\\s+", -1));
        if (!STANDARD.containsAll(colours) || new HashSet<>(colours).size() != colours.size())
            throw new IllegalArgumentException(
                    "expected different colours (2.3.2) of " + String.join(" ", STANDARD) + ", got \"" + text + "\"");
        return List.copyOf(colours);
    }
}
