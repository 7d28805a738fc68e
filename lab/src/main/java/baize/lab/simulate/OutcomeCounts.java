package baize.lab.simulate;

import baize.lab.exact.Moments;
import baize.lab.exact.Payoff;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often each outcome of a wager happened.
 *
 * @param outcomes all there are, in the order of the settlement table, those that never happened among them
 */
public record OutcomeCounts(String wager, String per, long unit, List<Outcome> outcomes) implements WagerCounts {
    /**
     * How often a wager ended so.
     *
     * @param net of the player, in parts of the unit
     */
    public record Outcome(String outcome, long net, long count) {
        /** The same end so often. */
        public Outcome times(long often) {
            return new Outcome(outcome, net, often);
        }

        private boolean isSame(Outcome other) {
            return outcome.equals(other.outcome) && net == other.net;
        }
    }

    public OutcomeCounts {
        outcomes = List.copyOf(outcomes);
    }

    /** Reads a tally by the outcomes that a payoff knows; rounds in which nothing is staked are none of the wager's. */
    static OutcomeCounts of(Payoff payoff, long[] settled) {
        Map<Outcome, Long> counts = new LinkedHashMap<>();
        for (int at = 0; at < settled.length; at++) {
            Payoff.Cell cell = payoff.cells().get(at);
            if (cell.staked() > 0)
                counts.merge(new Outcome(cell.outcome(), cell.net(), 0), settled[at], Math::addExact);
        }
        return new OutcomeCounts(
                payoff.wager(),
                payoff.per(),
                payoff.unit(),
                counts.entrySet().stream()
                        .map(entry -> entry.getKey().times(entry.getValue()))
                        .toList());
    }

    @Override
    public long rounds() {
        return outcomes.stream().mapToLong(Outcome::count).reduce(0, Math::addExact);
    }

    /** How often each net came, in parts of the unit; those that never did are left out. */
    public SortedMap<Long, Long> nets() {
        SortedMap<Long, Long> nets = new TreeMap<>();
        for (Outcome outcome : outcomes)
            if (outcome.count() > 0) nets.merge(outcome.net(), outcome.count(), Math::addExact);
        return nets;
    }

    @Override
    public Distribution distribution() {
        return new Distribution(nets().entrySet().stream()
                .map(net -> new Distribution.Value((double) net.getKey() / unit, net.getValue()))
                .toList());
    }

    @Override
    public Simulation.Wager figures() {
        Moments moments = Moments.of(
                new Payoff(
                        wager,
                        per,
                        unit,
                        outcomes.stream()
                                .map(each -> new Payoff.Cell(each.outcome(), each.net(), unit))
                                .toList()),
                outcomes.stream().mapToLong(Outcome::count).toArray());
        double deviation = Math.sqrt(moments.variance().toDouble());
        return new Simulation.Wager(
                wager,
                per,
                rounds(),
                moments.mean().toDouble(),
                deviation / Math.sqrt((double) rounds()),
                deviation,
                outcomes.stream()
                        .filter(each -> each.count() > 0)
                        .map(each -> new Simulation.Outcome(each.outcome(), each.count(), (double) each.net() / unit))
                        .toList(),
                this);
    }

    @Override
    public OutcomeCounts plus(WagerCounts other) {
        if (!(other instanceof OutcomeCounts same)
                || !same.wager.equals(wager)
                || same.unit != unit
                || same.outcomes.size() != outcomes.size()) throw isNot(other);
        List<Outcome> both = new ArrayList<>();
        Iterator<Outcome> added = same.outcomes.iterator();
        for (Outcome one : outcomes) {
            Outcome two = added.next();
            if (!one.isSame(two)) throw isNot(other);
            both.add(one.times(Math.addExact(one.count(), two.count())));
        }
        return new OutcomeCounts(wager, per, unit, both);
    }
}
