package baize.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a run of load is asked to be.
 *
 * @param rounds to play in all, at all tables together; {@code seconds} may end it sooner
 * @param data a folder that is kept; without one, a folder that is deleted afterwards
 * @param database a PostgreSQL database to play on instead; the folder then holds only the sealing key
 */
record LoadOptions(
        String game,
        int tables,
        int players,
        long rounds,
        long seconds,
        @Nullable Path data,
        @Nullable String database,
        long seed) {
    private static final List<String> NAMES =
            List.of("--data", "--database", "--game", "--players", "--rounds", "--seconds", "--seed", "--tables");

    static LoadOptions parse(String... args) {
        Map<String, String> given = new TreeMap<>();
        for (int at = 0; at < args.length; at += 2) {
            if (!NAMES.contains(args[at]))
                throw new IllegalArgumentException("no option " + args[at] + "; expected one of " + NAMES);
            if (at + 1 == args.length) throw new IllegalArgumentException("expected a value after " + args[at]);
            given.put(args[at], args[at + 1]);
        }
        boolean endless = given.containsKey("--seconds") && !given.containsKey("--rounds");
        return new LoadOptions(
                given.getOrDefault("--game", "three-card-poker"),
                (int) number(given, "--tables", 200, 100_000),
                (int) number(given, "--players", 3, 7),
                endless ? Long.MAX_VALUE : number(given, "--rounds", 10_000, Long.MAX_VALUE),
                number(given, "--seconds", Integer.MAX_VALUE, Integer.MAX_VALUE),
                given.containsKey("--data") ? Path.of(given.get("--data")) : null,
                given.get("--database"),
                number(given, "--seed", 1, Long.MAX_VALUE));
    }

    private static long number(Map<String, String> given, String name, long otherwise, long most) {
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
