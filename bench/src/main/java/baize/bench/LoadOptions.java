package baize.bench;

import java.nio.file.Path;
import java.util.List;
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
        Options given = Options.parse(NAMES, args);
        boolean endless = given.has("--seconds") && !given.has("--rounds");
        return new LoadOptions(
                given.text("--game", "three-card-poker"),
                (int) given.number("--tables", 200, 100_000),
                (int) given.number("--players", 3, 7),
                endless ? Long.MAX_VALUE : given.number("--rounds", 10_000, Long.MAX_VALUE),
                given.number("--seconds", Integer.MAX_VALUE, Integer.MAX_VALUE),
                given.has("--data") ? Path.of(given.text("--data", "")) : null,
                given.has("--database") ? given.text("--database", "") : null,
                given.number("--seed", 1, Long.MAX_VALUE));
    }
}
