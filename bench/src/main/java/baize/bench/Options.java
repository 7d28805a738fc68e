package baize.bench;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Options of a driver as they were given: names and values by turns. */
final class Options {
    private final Map<String, String> given = new TreeMap<>();

    private Options() {}

    static Options parse(List<String> names, String... args) {
        Options options = new Options();
        for (int at = 0; at < args.length; at += 2) {
            if (!names.contains(args[at]))
                throw new IllegalArgumentException("no option " + args[at] + "; expected one of " + names);
            if (at + 1 == args.length) throw new IllegalArgumentException("expected a value after " + args[at]);
            options.given.put(args[at], args[at + 1]);
        }
        return options;
    }

    boolean has(String name) {
        return given.containsKey(name);
    }

    String text(String name, String otherwise) {
        return given.getOrDefault(name, otherwise);
    }

    long number(String name, long otherwise, long most) {
        String text = given.get(name);
        if (text == null) return otherwise;
        try {
            long number = Long.parseLong(text);
            if (number >= 1 && number <= most) return number;
        } catch (NumberFormatException wrong) {
            // Said below.
        }
        throw new IllegalArgumentException(
                name + ": expected a whole number from 1 to " + most + ", got \"" + text + "\"");
    }
}
