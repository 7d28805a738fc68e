package baize.games.table;

import baize.core.money.Money;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * House settings as they are written, {@code key=value}, read once by a game's rules. Every key asked for is remembered
 * with the value used; a key that nobody asked for is a mistake.
 */
public final class Settings {
    private final Map<String, String> given;
    private final Map<String, String> used = new LinkedHashMap<>();
    private final Set<String> known = new LinkedHashSet<>();

    public Settings(Map<String, String> given) {
        this.given = new TreeMap<>(given);
    }

    /** A setting that cannot be, and what was expected instead. */
    public static final class BadSetting extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        private final String key;
        private final String expected;

        public BadSetting(String key, String expected) {
            super(key + ": " + expected);
            this.key = key;
            this.expected = expected;
        }

        public String key() {
            return key;
        }

        public String expected() {
            return expected;
        }
    }

    public String text(String key, String otherwise) {
        String value = given.getOrDefault(key, otherwise);
        known.add(key);
        used.put(key, value);
        return value;
    }

    /** Reads a value; an {@link IllegalArgumentException} of the reader becomes a complaint that names the key. */
    public <T> T read(String key, String otherwise, Function<String, T> reader) {
        String value = text(key, otherwise);
        try {
            return reader.apply(value);
        } catch (BadSetting bad) {
            throw bad;
        } catch (IllegalArgumentException bad) {
            throw new BadSetting(key, String.valueOf(bad.getMessage()));
        }
    }

    public Money amount(String key, String otherwise) {
        return read(key, otherwise, value -> {
            Money money = Money.parse(value.matches("[0-9]{1,12}") ? value + ".00" : value);
            if (money.isAbove(Limits.OPEN.maximum()))
                throw new IllegalArgumentException("expected at most " + Limits.OPEN.maximum() + ", got " + money);
            return money;
        });
    }

    /** An amount above zero; none unless it is given. */
    public @Nullable Money amountOrNone(String key) {
        if (text(key, "none").equals("none")) return null;
        Money amount = amount(key, "none");
        if (!amount.isPositive()) throw new BadSetting(key, "expected an amount above 0.00, or none");
        return amount;
    }

    public boolean flag(String key) {
        return read(key, "false", value -> switch (value) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException("expected true or false, got \"" + value + "\"");
        });
    }

    public int number(String key, int otherwise, int min, int max) {
        return read(key, Integer.toString(otherwise), value -> {
            if (!value.matches("[0-9]{1,8}") || Integer.parseInt(value) < min || Integer.parseInt(value) > max)
                throw new IllegalArgumentException(
                        "expected a whole number from " + min + " to " + max + ", got \"" + value + "\"");
            return Integer.parseInt(value);
        });
    }

    /** One of several constants by their ids; the first is the default. */
    public <T> T choice(String key, List<T> choices, Function<T, String> id) {
        List<String> ids = choices.stream().map(id).toList();
        String value = text(key, ids.getFirst());
        int at = ids.indexOf(value);
        if (at < 0) throw new BadSetting(key, "expected " + String.join(" or ", ids) + ", got \"" + value + "\"");
        return choices.get(at);
    }

    /** The value if it was given at all. */
    public @Nullable String given(String key) {
        String value = given.get(key);
        known.add(key);
        if (value != null) used.put(key, value);
        return value;
    }

    /** Every key that was asked for, given or not. */
    public Set<String> known() {
        return Collections.unmodifiableSet(known);
    }

    /** The settings in force, each key with the value used; refuses keys that no one asked for. */
    public Map<String, String> complete() {
        List<String> unknown = new ArrayList<>(given.keySet());
        unknown.removeAll(known);
        if (!unknown.isEmpty())
            throw new BadSetting(unknown.getFirst(), "no such setting; expected one of " + String.join(", ", known));
        return new LinkedHashMap<>(used);
    }
}
