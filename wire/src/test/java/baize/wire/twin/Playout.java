package baize.wire.twin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A round script in the making, and beside it what must come of it. */
final class Playout {
    private static final Pattern NAME = Pattern.compile("\"do\": \"([a-z-]+)\"");

    /** What may be said along with a remedy, and is none. */
    private static final Set<String> BESIDES = Set.of("tick", "verify", "settle", "wager");

    final Random random;
    private final String game;
    private final Map<String, String> house = new LinkedHashMap<>();
    private final Map<String, String> outcomes = new LinkedHashMap<>();
    private final List<String> patrons = new ArrayList<>();
    private final List<String> commands = new ArrayList<>();
    private final Set<Integer> refused = new TreeSet<>();
    private final Map<String, Long> due = new TreeMap<>();
    private final Map<String, Long> standing = new TreeMap<>();
    private final Set<String> accepted = new TreeSet<>();
    private final Set<String> turnedDown = new TreeSet<>();
    private List<Long> opening = List.of();
    private List<Long> pool = List.of();
    private boolean striking;
    /** The commands before the remedy, and with it. */
    private int before;

    private int after;

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
        add(json, accepted);
    }

    /** Says a command, which must be refused. */
    void refused(String json) {
        refused.add(commands.size());
        add(json, turnedDown);
    }

    /** Says a command that must be accepted or refused, as the twin reckons. */
    void say(boolean accepted, String json) {
        if (accepted) say(json);
        else refused(json);
    }

    private void add(String json, Set<String> names) {
        String command = json.replace('\'', '"');
        commands.add(command);
        Matcher name = NAME.matcher(command);
        if (striking && name.find() && !BESIDES.contains(name.group(1))) names.add(name.group(1));
    }

    /** What is said here is the remedy. */
    void strike(Runnable remedy) {
        before = commands.size();
        striking = true;
        remedy.run();
        striking = false;
        after = commands.size();
    }

    /** Whether anything of the remedy is to be accepted. */
    boolean isStruck() {
        return !accepted.isEmpty();
    }

    /** What of the remedy is to be accepted, by its wire names. */
    Set<String> accepted() {
        return accepted;
    }

    /** What of the remedy is to be refused, by its wire names. */
    Set<String> turnedDown() {
        return turnedDown;
    }

    /** What this patron must have won, in cents, besides what was said before. */
    void owes(String patron, long cents) {
        due.merge(patron, cents, Long::sum);
    }

    /** What of this patron's must still lie on the layout at the end, in cents. */
    void stands(String patron, long cents) {
        standing.merge(patron, cents, Long::sum);
    }

    /** How the jackpot's meter and its reserve stand at first, in millionths of a cent. */
    void opens(long meter, long reserve) {
        opening = List.of(meter, reserve);
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

    /** Some of these, one at least. */
    <T> List<T> some(List<T> all, int percent) {
        T one = oneOf(all);
        return all.stream().filter(each -> each.equals(one) || chance(percent)).toList();
    }

    Outcome expected() {
        return new Outcome(refused, Outcome.withoutZeros(due), Outcome.withoutZeros(standing), pool);
    }

    Outcome found() {
        return Outcome.of(script(commands.size()), opening);
    }

    /** Whether the remedy itself moves money, on the layout or off it, or the jackpot. */
    boolean movesMoney() {
        return !Outcome.of(script(before), opening).hasSameMoney(Outcome.of(script(after), opening));
    }

    String script() {
        return script(commands.size());
    }

    /** As far as these first commands. */
    private String script(int first) {
        String chance = outcomes.entrySet().stream()
                .map(of -> "\"" + of.getKey() + "\": \"" + of.getValue() + "\", ")
                .collect(Collectors.joining());
        String settings = house.entrySet().stream()
                .map(of -> "\"" + of.getKey() + "\": \"" + of.getValue() + "\"")
                .collect(Collectors.joining(", ", "{", "}"));
        return "{\"game\": \"" + game + "\", \"house\": " + settings + ", " + chance + "\"patrons\": " + patrons
                + ", \"commands\": [\n" + String.join(",\n", commands.subList(0, first)) + "\n]}";
    }

    /** Cents as the script writes them. */
    static String money(long cents) {
        return "%d.%02d".formatted(cents / 100, cents % 100);
    }
}
