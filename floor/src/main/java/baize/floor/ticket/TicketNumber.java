package baize.floor.ticket;

import baize.core.chance.Generator;
import java.util.regex.Pattern;

/**
 * A ticket's validation number: seventeen digits that nobody can guess and one that tells a mistyped number from an
 * unknown one. The last digit is Damm's: it catches every wrong digit and every exchange of two neighbours.
 */
public record TicketNumber(String digits) {
    private static final Pattern DIGITS = Pattern.compile("[0-9]{18}");
    private static final String[] DAMM = {
        "0317598642",
        "7092154863",
        "4206871359",
        "1750983426",
        "6123045978",
        "3674209581",
        "5869720134",
        "8945362017",
        "9438617205",
        "2581436790"
    };

    public TicketNumber {
        if (!DIGITS.matcher(digits).matches())
            throw new IllegalArgumentException("expected a ticket's number of 18 digits, got \"" + digits + "\"");
        if (check(digits) != 0)
            throw new IllegalArgumentException(
                    "mistyped: " + digits + " is no ticket's number; its last digit says so");
    }

    /** A new number, each as likely as any other. */
    public static TicketNumber draw(Generator generator) {
        String digits = "%08d%09d".formatted(generator.below(100_000_000), generator.below(1_000_000_000));
        return new TicketNumber(digits + check(digits));
    }

    /** Reads a number as people write it, in groups or in one. */
    public static TicketNumber parse(String text) {
        return new TicketNumber(text.replaceAll("[ -]", ""));
    }

    /** The digit that makes the number whole; zero for a number that is. */
    private static int check(String digits) {
        int interim = 0;
        for (int i = 0; i < digits.length(); i++) interim = DAMM[interim].charAt(digits.charAt(i) - '0') - '0';
        return interim;
    }

    /** {@code 12-3456-7890-1234-5678}, for people. */
    public String grouped() {
        return digits.substring(0, 2) + digits.substring(2).replaceAll("(.{4})", "-$1");
    }

    @Override
    public String toString() {
        return digits;
    }
}
