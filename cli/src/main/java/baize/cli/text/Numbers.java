package baize.cli.text;

import java.util.Locale;

/** Numbers as people read them, the same in every locale. */
public final class Numbers {
    private static final int BAR = 24;
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";

    private Numbers() {}

    /** {@code 3.3730%}; what four places cannot show has a fifth. */
    public static String percent(double share) {
        if (share > 0 && share < 1e-7) return "<0.00001%";
        if (share > 0 && share < 1e-6) return String.format(Locale.ROOT, "%.5f%%", 100 * share);
        String text = String.format(Locale.ROOT, "%.4f%%", 100 * share);
        return text.equals("-0.0000%") ? "0.0000%" : text;
    }

    public static String fixed(double number, int places) {
        return String.format(Locale.ROOT, "%." + places + "f", number);
    }

    /** {@code +1}, {@code -0.5}, {@code 0}: what a wager nets, without needless places. */
    public static String net(double number) {
        String text = fixed(number, 4).replaceFirst("\\.?0+$", "");
        return number > 0 ? "+" + text : text;
    }

    /** {@code 1,000,000}. */
    public static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** {@code 25.3 million}, {@code 1.05}: three figures or so, whatever the size. */
    public static String rough(double number) {
        if (number >= 1e9) return fixed(number / 1e9, 2) + " billion";
        if (number >= 1e6) return fixed(number / 1e6, 1) + " million";
        if (number >= 1e4) return grouped(Math.round(number));
        return number >= 100 ? fixed(number, 0) : fixed(number, 2);
    }

    /** {@code 0.35 s}, {@code 4 min 12 s}. */
    public static String span(double seconds) {
        if (seconds < 100) return fixed(seconds, seconds < 10 ? 2 : 0) + " s";
        long whole = Math.round(seconds);
        return whole < 6000
                ? whole / 60 + " min " + whole % 60 + " s"
                : whole / 3600 + " h " + whole / 60 % 60 + " min";
    }

    /** A bar as long as its share of the longest one. */
    public static String bar(double share) {
        int eighths = (int) Math.round(Math.clamp(share, 0, 1) * BAR * 8);
        String whole = "█".repeat(eighths / 8);
        return eighths % 8 == 0 ? whole : whole + EIGHTHS.charAt(eighths % 8);
    }

    /** {@code 1 clause}, {@code 3 clauses}. */
    public static String count(long number, String one) {
        return grouped(number) + " " + (number == 1 ? one : one + "s");
    }
}
