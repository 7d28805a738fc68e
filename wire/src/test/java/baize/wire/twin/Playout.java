package baize.wire.twin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A round script in the making, and beside it what must come of it. */
final class Playout {
    final Random random;
    private final String game;
    private final Map<String, String> house = new LinkedHashMap<>();
    private final Map<String, String> outcomes = new LinkedHashMap<>();
    private final List<String> patrons = new ArrayList<>();
    private final List<String> commands = new ArrayList<>();
    private final Set<Integer> refused = new TreeSet<>();
    private final Map<String, Long> due = new TreeMap<>();
    private final Map<String, Long> standing = new TreeMap<>();
    private @Nullable List<Long> pool;

    Playout(String game, long seed) {
        this.game = game;
        this.random = new Random(seed);
    }

    void house(String setting, String value) {
        house.put(setting, value);
    }

    /** What chance brings: {@code cards}, {@code dice} or {@code numbers}. */
    void outcomes(String kind, String inOrder) {
        outcomes.merge(kind, inOrder, (before, more) -> before + " " + more);
    }

    /** What the house knows of a patron, as one JSON object. */
    void patron(String json) {
        patrons.add(json.replace('\'', '"'));
    }

    /** Says a command, which must be accepted; quotes may be single. */
    void say(String json) {
        commands.add(json.replace('\'', '"'));
    }

    /** Says a command, which must be refused. */
    void refused(String json) {
        refused.add(commands.size());
        say(json);
    }

    /** Says a command that must be accepted or refused, as the twin reckons. */
    void say(boolean accepted, String json) {
        if (accepted) say(json);
        else refused(json);
    }

    /** What this patron must have won, in cents, besides what was said before. */
    void owes(String patron, long cents) {
        due.merge(patron, cents, Long::sum);
    }

    /** What of this patron's must still lie on the layout at the end, in cents. */
    void stands(String patron, long cents) {
        standing.merge(patron, cents, Long::sum);
    }

    /** How the jackpot's meter and its reserve must stand in the end, in millionths of a cent. */
    void pool(long meter, long reserve) {
        pool = List.of(meter, reserve);
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    <T> T oneOf(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    Set<Integer> expectedRefusals() {
        return refused;
    }

    Map<String, Long> expectedNet() {
        return due;
    }

    Map<String, Long> expectedInPlay() {
        return standing;
    }

    @Nullable
    List<Long> expectedPool() {
        return pool;
    }

    String script() {
        String chance = outcomes.entrySet().stream()
                .map(of -> "\"" + of.getKey() + "\": \"" + of.getValue() + "\", ")
                .collect(Collectors.joining());
        String settings = house.entrySet().stream()
                .map(of -> "\"" + of.getKey() + "\": \"" + of.getValue() + "\"")
                .collect(Collectors.joining(", ", "{", "}"));
        return "{\"game\": \"" + game + "\", \"house\": " + settings + ", " + chance + "\"patrons\": " + patrons
                + ", \"commands\": [\n" + String.join(",\n", commands) + "\n]}";
    }

    /** Cents as the script writes them. */
    static String money(long cents) {
        return "%d.%02d".formatted(cents / 100, cents % 100);
    }
}
