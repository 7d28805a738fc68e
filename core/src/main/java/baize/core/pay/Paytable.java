package baize.core.pay;

import baize.core.rule.Cites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Odds for every outcome of a wager, as printed. An outcome without a price does not construct, nor does one priced
 * twice; outcomes that win nothing say so with {@link Builder#nothing}.
 */
public final class Paytable<K extends Enum<K>> implements Cites {
    private final String name;
    private final List<String> rules;
    private final List<Odds> odds;

    private Paytable(String name, List<String> rules, List<Odds> odds) {
        this.name = name;
        this.rules = rules;
        this.odds = odds;
    }

    public static <K extends Enum<K>> Builder<K> of(String name, Class<K> outcomes, String... rules) {
        return new Builder<>(name, outcomes, List.of(rules));
    }

    public Odds odds(K outcome) {
        return odds.get(outcome.ordinal());
    }

    /** Whether the outcome wins anything. */
    public boolean wins(K outcome) {
        return odds(outcome).pays() > 0;
    }

    /** What each outcome pays to one, by ordinal: a copy for kernels. Only a table of whole odds has it. */
    public long[] toOne() {
        if (odds.stream().anyMatch(price -> price.stake() != 1))
            throw new IllegalStateException(name + " has odds that are not to one");
        return odds.stream().mapToLong(Odds::pays).toArray();
    }

    /** The figures of the winning outcomes in the outcomes' order, {@code 1-4-5}: how a setting spells the table. */
    public String figures() {
        return Arrays.stream(toOne())
                .filter(pays -> pays > 0)
                .mapToObj(Long::toString)
                .collect(Collectors.joining("-"));
    }

    public String name() {
        return name;
    }

    @Override
    public List<String> cites() {
        return rules;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Paytable<?> that && name.equals(that.name) && odds.equals(that.odds);
    }

    @Override
    public int hashCode() {
        return odds.hashCode();
    }

    @Override
    public String toString() {
        return name + " " + odds;
    }

    /** Collects the printed rows. */
    public static final class Builder<K extends Enum<K>> {
        private final String name;
        private final Class<K> outcomes;
        private final List<String> rules;
        private final Map<K, Odds> odds;

        private Builder(String name, Class<K> outcomes, List<String> rules) {
            this.name = name;
            this.outcomes = outcomes;
            this.rules = rules;
            this.odds = new EnumMap<>(outcomes);
        }

        public Builder<K> pays(K outcome, long toOne) {
            return pays(outcome, Odds.toOne(toOne));
        }

        public Builder<K> pays(K outcome, Odds price) {
            if (odds.put(outcome, price) != null)
                throw new IllegalArgumentException(name + " prices " + outcome + " twice");
            return this;
        }

        @SafeVarargs
        public final Builder<K> nothing(K... losing) {
            for (K outcome : losing) pays(outcome, 0);
            return this;
        }

        public Paytable<K> complete() {
            List<Odds> rows = new ArrayList<>();
            for (K outcome : outcomes.getEnumConstants()) {
                Odds price = odds.get(outcome);
                if (price == null) throw new IllegalArgumentException(name + " has no price for " + outcome);
                rows.add(price);
            }
            return new Paytable<>(name, rules, List.copyOf(rows));
        }
    }

    /** Reads {@code 1-4-5}, one whole figure above zero for each of the paying outcomes, in that order. */
    public static long[] figures(String text, int expected) {
        String[] parts = text.split("-", -1);
        if (parts.length != expected || !Arrays.stream(parts).allMatch(part -> part.matches("[1-9][0-9]{0,5}")))
            throw new IllegalArgumentException(
                    "expected " + expected + " figures above zero joined by '-', got \"" + text + "\"");
        return Arrays.stream(parts).mapToLong(Long::parseLong).toArray();
    }
}
