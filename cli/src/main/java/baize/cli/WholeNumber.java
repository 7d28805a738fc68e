package baize.cli;

/** A whole number as an option's value; digits may be grouped, {@code 1_000_000}. */
final class WholeNumber {
    private WholeNumber() {}

    static long read(String option, String text, long min, long max) {
        if (text.matches("-?[0-9]+(_[0-9]+)*")) {
            try {
                long number = Long.parseLong(text.replace("_", ""));
                if (number >= min && number <= max) return number;
            } catch (NumberFormatException tooLong) {
                throw outside(option, text, min, max);
            }
        }
        throw outside(option, text, min, max);
    }

    private static BadInput outside(String option, String text, long min, long max) {
        return new BadInput(option + ": expected a whole number from " + min + " to " + max + ", got \"" + text + "\"");
    }
}
