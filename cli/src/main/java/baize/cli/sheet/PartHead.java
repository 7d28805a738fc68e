package baize.cli.sheet;

import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import baize.wire.Malformed;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What the parts of one job have in common.
 *
 * @param house every setting with the value in force
 */
public record PartHead(String game, Map<String, String> house, String strategy, long rounds, long seed) {
    static final String GAME = "game";
    static final String HOUSE = "house";
    static final String STRATEGY = "strategy";
    static final String ROUNDS = "rounds";
    static final String SEED = "seed";

    /** As many as can be asked for. */
    public static final long MOST_ROUNDS = 1_000_000_000_000_000L;

    public PartHead {
        house = Map.copyOf(house);
    }

    /** What the parts of this job have in common. */
    public static PartHead of(Job job, Kernel kernel) {
        return new PartHead(job.game(), kernel.house(), job.strategy(), job.rounds(), job.seed());
    }

    static PartHead of(Place document) {
        Map<String, String> house = new LinkedHashMap<>();
        for (Place setting : document.at(HOUSE).fields()) house.put(setting.name(), setting.text());
        Place rounds = document.at(ROUNDS);
        if (rounds.whole() < 1 || rounds.whole() > MOST_ROUNDS)
            throw rounds.expected("a whole number from 1 to " + MOST_ROUNDS);
        return new PartHead(
                document.at(GAME).text(),
                house,
                document.at(STRATEGY).text(),
                rounds.whole(),
                document.at(SEED).whole());
    }

    /** The job as a whole. */
    public Job job() {
        return new Job(game, house, strategy, rounds, seed);
    }

    /**
     * Complains of the first thing in which this is of another job.
     *
     * @param where the other one is from, {@code "as in a.json"}; may be empty
     */
    public void mustBe(PartHead other, String where) {
        same(GAME, other.game, game, where);
        SortedSet<String> keys = new TreeSet<>(other.house.keySet());
        keys.addAll(house.keySet());
        for (String key : keys)
            same(
                    HOUSE + "." + key,
                    other.house.getOrDefault(key, "nothing"),
                    house.getOrDefault(key, "nothing"),
                    where);
        same(STRATEGY, other.strategy, strategy, where);
        same(ROUNDS, Long.toString(other.rounds), Long.toString(rounds), where);
        same(SEED, Long.toString(other.seed), Long.toString(seed), where);
    }

    private static void same(String place, String expected, String found, String where) {
        if (!expected.equals(found))
            throw new Malformed(
                    place, "expected " + expected + (where.isEmpty() ? "" : " " + where) + ", got " + found);
    }
}
