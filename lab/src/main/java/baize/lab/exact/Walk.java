package baize.lab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * An absorbing Markov chain worked out exactly: from state to state by steps that are equally likely, until a step ends
 * it. All follows from how often each state is visited on average, which is one set of linear equations.
 *
 * @param <S> states, told apart by equality
 * @param <E> endings, the same
 */
public final class Walk<S, E> {
    /** Where one step leads. */
    public sealed interface Step<S, E> {
        /** To a state, perhaps the one that it was taken in. */
        record On<S, E>(S to) implements Step<S, E> {}

        /** To the end. */
        record End<S, E>(E ending) implements Step<S, E> {}
    }

    private final List<S> states = new ArrayList<>();
    private final List<List<Step<S, E>>> steps = new ArrayList<>();

    /** How many steps lead to a state from another. */
    private final long[][] ways;

    private final List<Fraction> visits;

    /** The walk from a state on; every state offers as many steps as any other. */
    public Walk(S start, Function<S, List<Step<S, E>>> from) {
        states.add(start);
        for (int at = 0; at < states.size(); at++) {
            List<Step<S, E>> all = from.apply(states.get(at));
            steps.add(all);
            for (Step<S, E> step : all) if (step instanceof Step.On<S, E>(S to) && !states.contains(to)) states.add(to);
        }
        ways = ways();
        visits = LinearEquations.solve(equations());
    }

    private long[][] ways() {
        long[][] counted = new long[states.size()][states.size()];
        for (int at = 0; at < states.size(); at++)
            for (Step<S, E> step : steps.get(at))
                if (step instanceof Step.On<S, E>(S to)) counted[states.indexOf(to)][at]++;
        return counted;
    }

    /** Visits to a state are those that lead into it, and one more where the walk begins. */
    private List<List<Fraction>> equations() {
        int count = states.size();
        List<List<Fraction>> rows = new ArrayList<>();
        for (int to = 0; to < count; to++) {
            List<Fraction> row = new ArrayList<>();
            for (int at = 0; at < count; at++)
                row.add(Fraction.of(to == at ? 1 : 0).minus(Fraction.of(ways[to][at], offered())));
            row.add(to == 0 ? Fraction.ONE : Fraction.ZERO);
            rows.add(row);
        }
        return rows;
    }

    private int offered() {
        return steps.getFirst().size();
    }

    /** How many steps it takes on average. */
    public Fraction meanSteps() {
        return visits.stream().reduce(Fraction.ZERO, Fraction::plus);
    }

    /** How likely each ending is. */
    public Map<E, Fraction> endings() {
        Map<E, Fraction> endings = new LinkedHashMap<>();
        for (int at = 0; at < states.size(); at++) {
            Map<E, Integer> ends = new LinkedHashMap<>();
            for (Step<S, E> step : steps.get(at))
                if (step instanceof Step.End<S, E>(E ending)) ends.merge(ending, 1, Integer::sum);
            Fraction visited = visits.get(at);
            ends.forEach((ending, count) ->
                    endings.merge(ending, visited.times(Fraction.of(count, offered())), Fraction::plus));
        }
        return endings;
    }

    /** How likely the walk is to go on after each number of steps, from none to so many. */
    public List<Fraction> lasting(int most) {
        BigInteger all = BigInteger.ONE;
        List<BigInteger> there = new ArrayList<>();
        for (int at = 0; at < states.size(); at++) there.add(at == 0 ? BigInteger.ONE : BigInteger.ZERO);
        List<Fraction> lasting = new ArrayList<>(List.of(Fraction.ONE));
        for (int step = 1; step <= most; step++) {
            there = onward(there);
            all = all.multiply(BigInteger.valueOf(offered()));
            lasting.add(new Fraction(there.stream().reduce(BigInteger.ZERO, BigInteger::add), all));
        }
        return lasting;
    }

    private List<BigInteger> onward(List<BigInteger> there) {
        List<BigInteger> next = new ArrayList<>();
        for (long[] into : ways) {
            BigInteger sum = BigInteger.ZERO;
            for (int at = 0; at < into.length; at++)
                if (into[at] > 0) sum = sum.add(there.get(at).multiply(BigInteger.valueOf(into[at])));
            next.add(sum);
        }
        return next;
    }
}
