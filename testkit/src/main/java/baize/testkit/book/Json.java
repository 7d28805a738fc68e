package baize.testkit.book;

import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** As much JSON as the coverage needs: strings, lists of strings, fields. */
final class Json {
    private static final Pattern ESCAPE = Pattern.compile("\\\\(u[0-9a-fA-F]{4}|.)");

    private Json() {}

    static String string(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars().forEach(c -> json.append(escape((char) c)));
        return json.append('"').toString();
    }

    static String strings(Collection<String> texts) {
        return texts.stream().map(Json::string).collect(Collectors.joining(",", "[", "]"));
    }

    static String field(String name, String text) {
        return string(name) + ":" + string(text);
    }

    static String field(String name, Collection<String> texts) {
        return string(name) + ":" + strings(texts);
    }

    private static String escape(char c) {
        return switch (c) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> c < ' ' ? String.format("\\u%04x", (int) c) : String.valueOf(c);
        };
    }

    /** The text that the inside of a JSON string stands for. */
    static String unescape(String inside) {
        return ESCAPE.matcher(inside).replaceAll(escape -> Matcher.quoteReplacement(meant(escape.group(1))));
    }

    private static String meant(String escaped) {
        return switch (escaped.charAt(0)) {
            case 'u' -> Character.toString(Integer.parseInt(escaped.substring(1), 16));
            case 'n' -> "\n";
            case 'r' -> "\r";
            case 't' -> "\t";
            case 'b' -> "\b";
            case 'f' -> "\f";
            default -> escaped;
        };
    }
}
