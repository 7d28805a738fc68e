package baize.lab.randomness;

import baize.core.chance.Rolls;
import baize.core.dice.Dice;
import java.util.List;
import java.util.stream.Stream;

/** Rolls of two dice: their faces, their totals, and each roll beside the next. */
final class DiceTally {
    static final String FACES = "dice faces";
    static final String TOTALS = "dice totals";
    static final String SUCCESSIVE = "successive rolls";

    private static final Centred FACE = new Centred(6);
    private static final int SEVEN = 7;
    private static final double TOTAL_VARIANCE = 35.0 / 6;

    private final Counts first = Counts.uniform(FACE.count());
    private final Counts second = Counts.uniform(FACE.count());
    private final Runs faceRuns = new Runs();
    private final Lag faceLag = new Lag(FACE.variance());

    private final Counts totals = new Counts(totalProbabilities());
    private final Runs totalRuns = new Runs();
    private final Lag totalLag = new Lag(TOTAL_VARIANCE);

    private final Counts pairs = Counts.uniform(Dice.COUNT * Dice.COUNT);
    private final Runs rises = new Runs();
    private final Lag firstLag = new Lag(FACE.variance());
    private final Lag secondLag = new Lag(FACE.variance());
    private int unpaired = -1;

    private static double[] totalProbabilities() {
        double[] probabilities = new double[2 * FACE.count() + 1];
        Rolls.each((one, other) -> probabilities[one + other] += 1.0 / Dice.COUNT);
        return probabilities;
    }

    void add(int roll) {
        int one = Rolls.first(roll);
        int other = Rolls.second(roll);
        addFaces(FACE.of(one - 1), FACE.of(other - 1));
        first.add(one - 1);
        second.add(other - 1);
        addTotal(one + other);
        addToPair(roll);
    }

    private void addFaces(int one, int other) {
        faceRuns.add(one > 0);
        faceRuns.add(other > 0);
        faceLag.add(one);
        faceLag.add(other);
        firstLag.add(one);
        secondLag.add(other);
    }

    /** A seven is neither high nor low, and is left out of the runs. */
    private void addTotal(int total) {
        totals.add(total);
        if (total != SEVEN) totalRuns.add(total > SEVEN);
        totalLag.add(total - SEVEN);
    }

    /** Every other roll closes a pair; the same roll twice neither rises nor falls. */
    private void addToPair(int roll) {
        if (unpaired < 0) {
            unpaired = roll;
            return;
        }
        pairs.add(unpaired * Dice.COUNT + roll);
        if (unpaired != roll) rises.add(unpaired < roll);
        unpaired = -1;
    }

    List<Finding> findings() {
        double faces = first.chiSquare() + second.chiSquare();
        return Stream.of(
                        findings(FACES, faces, 2 * first.degreesOfFreedom(), faceRuns, faceLag),
                        findings(TOTALS, totals.chiSquare(), totals.degreesOfFreedom(), totalRuns, totalLag),
                        findings(SUCCESSIVE, pairs.chiSquare(), pairs.degreesOfFreedom(), rises, firstLag, secondLag))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Finding> findings(String outcome, double square, long freedom, Runs runs, Lag... lags) {
        double[] deviations = Stream.of(lags).mapToDouble(Lag::deviation).toArray();
        return List.of(
                Finding.ofCounts(outcome, square, freedom),
                Finding.ofDeviations(outcome, Finding.RUNS, runs.deviation()),
                Finding.ofDeviations(outcome, Finding.SERIAL, deviations));
    }
}
