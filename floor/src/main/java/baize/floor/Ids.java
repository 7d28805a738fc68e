package baize.floor;

import java.util.Comparator;
import java.util.regex.Pattern;

/** What ids of tables and people look like: they are parts of names of streams and accounts. */
public final class Ids {
    private static final Pattern FORM = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

    /** Numbers by size, before other names. */
    static final Comparator<String> ORDER =
            Comparator.<String>comparingInt(Ids::rank).thenComparing(id -> id);

    private Ids() {}

    private static boolean isNumber(String id) {
        return id.chars().allMatch(digit -> digit >= '0' && digit <= '9');
    }

    private static int rank(String id) {
        return isNumber(id) ? id.length() : Integer.MAX_VALUE;
    }

    /** The id, where it is one; an {@link IllegalArgumentException} that says what was expected otherwise. */
    public static String check(String id) {
        if (!FORM.matcher(id).matches())
            throw new IllegalArgumentException(
                    "expected an id of small letters, digits and dashes, got \"" + id + "\"");
        return id;
    }
}
