package baize.cli.sheet;

import baize.lab.simulate.Counts;
import baize.lab.simulate.OutcomeCounts;
import baize.lab.simulate.Sum;
import baize.lab.simulate.TurnCounts;
import baize.lab.simulate.ValueCounts;
import baize.lab.simulate.WagerCounts;
import baize.wire.Malformed;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The {@code counts} of a document: whole numbers under names, so that two documents merge by adding what has the same
 * name. Of outcomes they are by what a round nets, in parts of the {@code unit}; of values that are added up, how many
 * there were, their sum and that of their squares, and the same by size.
 */
final class CountsJson {
    static final String COUNTS = "counts";
    static final String OUTCOMES = "outcomes";
    static final String OUTCOME = "outcome";
    static final String COUNT = "count";
    static final String WAGERS = "wagers";
    static final String WAGER = "wager";
    static final String SHOOTERS = "shooters";
    static final String SHOOTER = "shooter";

    private static final String SUM = "sum";
    private static final String SQUARES = "squares";
    private static final String RUNS = "runs";
    private static final String BINS = "bins";

    private CountsJson() {}

    static ObjectNode of(WagerCounts counts) {
        return switch (counts) {
            case OutcomeCounts outcomes -> of(outcomes.nets());
            case ValueCounts values -> of(values);
        };
    }

    /** By the length of the turn. */
    static ObjectNode of(TurnCounts turns) {
        SortedMap<Long, Long> lengths = new TreeMap<>();
        for (int length = 0; length < turns.lengths().size(); length++)
            if (turns.lengths().get(length) > 0)
                lengths.put((long) length, turns.lengths().get(length));
        return of(lengths);
    }

    private static ObjectNode of(SortedMap<Long, Long> counts) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        counts.forEach((name, count) -> node.put(name.toString(), count));
        return node;
    }

    private static ObjectNode of(ValueCounts values) {
        ObjectNode node = of(values.each());
        values.runs().ifPresent(runs -> node.set(RUNS, of(runs)));
        ObjectNode bins = node.putObject(BINS);
        values.bins()
                .forEach((name, bin) ->
                        bins.putObject(name.toString()).put(COUNT, bin.count()).put(SUM, bin.sum()));
        return node;
    }

    private static ObjectNode of(Sum sum) {
        return JsonNodeFactory.instance
                .objectNode()
                .put(COUNT, sum.count())
                .put(SUM, sum.sum())
                .put(SQUARES, sum.squares());
    }

    /**
     * Reads what has been counted. What the document has beside it is left to whoever holds it against what follows.
     *
     * @param none the same counts before the first round
     * @param figure what the figure of an outcome is called
     */
    static Counts read(JsonNode document, Counts none, String figure) {
        Map<String, Place> wagers = places(document, WAGERS, WAGER);
        Map<String, Place> shooters = places(document, SHOOTERS, SHOOTER);
        return new Counts(
                none.wagers().stream()
                        .map(wager -> read(wagers.get(wager.wager()), wager, figure))
                        .toList(),
                none.shooters().stream()
                        .map(turns -> read(shooters.get(turns.shooter()), turns))
                        .toList());
    }

    /** The rows of a list by their names. */
    private static Map<String, Place> places(JsonNode document, String list, String name) {
        Map<String, Place> places = new HashMap<>();
        if (!document.has(list)) return places;
        for (Place row : Place.of(document).at(list).rows())
            if (places.put(row.at(name).text(), row) != null)
                throw new Malformed(row.path(), "\"" + row.at(name).text() + "\" a second time");
        return places;
    }

    private static WagerCounts read(@Nullable Place row, WagerCounts none, String figure) {
        if (row == null) return none;
        return switch (none) {
            case OutcomeCounts outcomes -> read(row, outcomes, figure);
            case ValueCounts values -> read(row.at(COUNTS), values);
        };
    }

    private static OutcomeCounts read(Place row, OutcomeCounts none, String figure) {
        record Named(String outcome, double pays) {}
        Map<Named, Long> counts = new HashMap<>();
        for (Place outcome : row.at(OUTCOMES).rows())
            counts.merge(
                    new Named(outcome.at(OUTCOME).text(), outcome.at(figure).number()),
                    outcome.at(COUNT).count(),
                    Math::addExact);
        List<OutcomeCounts.Outcome> outcomes = new ArrayList<>();
        for (OutcomeCounts.Outcome each : none.outcomes()) {
            Named named = new Named(each.outcome(), (double) each.net() / none.unit());
            outcomes.add(each.times(counts.getOrDefault(named, 0L)));
        }
        return new OutcomeCounts(none.wager(), none.per(), none.unit(), outcomes);
    }

    private static ValueCounts read(Place counts, ValueCounts none) {
        SortedMap<Long, ValueCounts.Bin> bins = new TreeMap<>();
        BigInteger count = BigInteger.ZERO;
        BigInteger sum = BigInteger.ZERO;
        for (Place row : counts.at(BINS).fields()) {
            ValueCounts.Bin bin =
                    new ValueCounts.Bin(row.at(COUNT).count(), row.at(SUM).whole());
            if (bin.count() == 0 || !row.name().equals(Long.toString(ValueCounts.bin(bin.sum() / bin.count()))))
                throw new Malformed(row.path(), "expected the mean of a bin to be in it");
            bins.put(Long.valueOf(row.name()), bin);
            count = count.add(BigInteger.valueOf(bin.count()));
            sum = sum.add(BigInteger.valueOf(bin.sum()));
        }
        Sum each = sum(counts);
        if (!count.equals(BigInteger.valueOf(each.count())) || !sum.equals(BigInteger.valueOf(each.sum())))
            throw new Malformed(
                    counts.at(BINS).path(), "expected " + each.count() + " values that add up to " + each.sum());
        Optional<Sum> runs = none.runs().map(_ -> sum(counts.at(RUNS)));
        return new ValueCounts(none.wager(), none.per(), none.unit(), each, runs, bins);
    }

    private static Sum sum(Place place) {
        return new Sum(
                place.at(COUNT).count(),
                place.at(SUM).whole(),
                place.at(SQUARES).large());
    }

    private static TurnCounts read(@Nullable Place row, TurnCounts none) {
        if (row == null) return none;
        Long[] lengths = none.lengths().toArray(Long[]::new);
        for (Place count : row.at(COUNTS).fields()) {
            if (!count.name().matches("[0-9]{1,4}") || Integer.parseInt(count.name()) >= lengths.length)
                throw new Malformed(count.path(), "expected a number of rolls below " + lengths.length);
            lengths[Integer.parseInt(count.name())] = count.count();
        }
        return new TurnCounts(none.shooter(), List.of(lengths));
    }
}
