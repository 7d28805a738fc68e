package baize.cli.text;

import java.util.regex.Pattern;

/** Colours, where there is a terminal to show them; elsewhere the text as it is. */
public enum Ink {
    PLAIN,
    COLOURED;

    private static final Pattern CODES = Pattern.compile("\u001b\\[[0-9;]*m");

    public String heading(String text) {
        return paint("1", text);
    }

    public String faint(String text) {
        return paint("2", text);
    }

    public String good(String text) {
        return paint("32", text);
    }

    public String bad(String text) {
        return paint("31", text);
    }

    public String notice(String text) {
        return paint("33", text);
    }

    private String paint(String code, String text) {
        return this == PLAIN || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }

    /** How many places the text takes on the screen. */
    static int width(String text) {
        String bare = text.indexOf('\u001b') < 0 ? text : CODES.matcher(text).replaceAll("");
        return bare.codePointCount(0, bare.length());
    }
}
