package baize.lab.simulate;

import java.util.ArrayList;
import java.util.List;

/**
 * What rounds came to, per unit, and how many of them to each.
 *
 * @param values in order, the least first; each of at least one round
 */
public record Distribution(List<Value> values) {
    /** The quantiles that are told, in percent. */
    public static final List<Integer> PERCENTS = List.of(1, 5, 25, 50, 75, 95, 99);

    private static final int HUNDRED = 100;

    /** So many rounds came to this. */
    public record Value(double value, long rounds) {}

    /** So many rounds came to something from the one to the other, both met. */
    public record Bar(double from, double to, long rounds) {
        private Bar and(Value next) {
            return new Bar(from, next.value(), rounds + next.rounds());
        }
    }

    public Distribution {
        values = List.copyOf(values);
    }

    public long rounds() {
        return values.stream().mapToLong(Value::rounds).sum();
    }

    /** The least value that at least so many percent of the rounds do not exceed. */
    public double quantile(int percent) {
        long all = rounds();
        long needed = all / HUNDRED * percent + Math.ceilDiv(all % HUNDRED * percent, HUNDRED);
        long met = 0;
        for (Value value : values) {
            met += value.rounds();
            if (met >= needed) return value.value();
        }
        throw new IllegalStateException("no rounds");
    }

    /**
     * A histogram. Where there are few values each has its bar; otherwise all bars are equally wide from the first to
     * the last percent, and the ends have one each.
     */
    public List<Bar> histogram(int most) {
        if (values.size() <= most)
            return values.stream()
                    .map(value -> new Bar(value.value(), value.value(), value.rounds()))
                    .toList();
        double low = quantile(PERCENTS.getFirst());
        double high = quantile(PERCENTS.getLast());
        List<Bar> bars = new ArrayList<>();
        int last = -1;
        for (Value value : values) {
            int bar = bar(value.value(), low, high, most);
            if (bar == last) bars.add(bars.removeLast().and(value));
            else bars.add(new Bar(value.value(), value.value(), value.rounds()));
            last = bar;
        }
        return List.copyOf(bars);
    }

    /** Which of so many bars a value belongs to, the first and the last being the ends'. */
    private static int bar(double value, double low, double high, int most) {
        if (value < low) return 0;
        if (value > high) return most - 1;
        return value == high ? most - 2 : Math.min(most - 2, 1 + (int) ((value - low) / (high - low) * (most - 2)));
    }
}
