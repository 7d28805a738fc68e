package baize.wire.twin;

import baize.wire.twin.Impossible.Pair;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One game with every remedy in every phase: what was accepted, and what did not come out as the twin reckons. */
final class Played {
    private static final long SEED = Long.getLong("baize.seed", 1);
    private static final int ROUNDS = Integer.getInteger("baize.rounds", 8);

    /** So many rounds are played for a pair that is not known to be impossible. */
    private static final int PATIENCE = 1_000;

    private final Twin twin;
    private final Set<Pair> impossible;
    private final Map<Pair, Integer> struck = new HashMap<>();
    private final Set<Pair> moving = new HashSet<>();
    private final Set<String> accepted = new TreeSet<>();
    private final Set<String> turnedDown = new TreeSet<>();
    private final List<String> wrong = new ArrayList<>();

    private Played(Twin twin) {
        this.twin = twin;
        this.impossible =
                twin.impossible().stream().flatMap(one -> one.pairs(twin)).collect(Collectors.toSet());
    }

    static Played of(Twin twin) {
        Played played = new Played(twin);
        played.pairs().forEach(played::play);
        return played;
    }

    private Stream<Pair> pairs() {
        return twin.remedies().stream().flatMap(remedy -> twin.phases().stream().map(phase -> new Pair(remedy, phase)));
    }

    private void play(Pair pair) {
        int most = impossible.contains(pair) ? ROUNDS : PATIENCE;
        boolean right = true;
        for (int round = 0; right && (round < ROUNDS || (round < most && !struck.containsKey(pair))); round++)
            right = comesOutRight(pair, round);
    }

    private boolean comesOutRight(Pair pair, int round) {
        long seed = SEED
                + 1_000_003L * round
                + 31L * pair.remedy().hashCode()
                + pair.phase().hashCode();
        Playout playout = new Playout(twin.game(), seed);
        twin.play(playout, pair.remedy(), pair.phase());
        Outcome expected = playout.expected();
        Outcome found = playout.found();
        if (!found.equals(expected)) {
            wrong.add(pair + ", seed " + seed + ": to be\n" + expected + ", is\n" + found + "\n" + playout.script());
            return false;
        }
        turnedDown.addAll(playout.turnedDown());
        if (!playout.isStruck()) return true;
        accepted.addAll(playout.accepted());
        struck.merge(pair, 1, Integer::sum);
        if (!moving.contains(pair) && playout.movesMoney()) moving.add(pair);
        return true;
    }

    /** The first round of each pair that came out otherwise than the twin reckons. */
    List<String> wrong() {
        return wrong;
    }

    /** Wire names of what was accepted. */
    Set<String> accepted() {
        return accepted;
    }

    /** Wire names of what was refused. */
    Set<String> turnedDown() {
        return turnedDown;
    }

    /** Pairs that were never accepted and are not known to be impossible. */
    List<Pair> unreached() {
        return pairs(pair -> !struck.containsKey(pair) && !impossible.contains(pair));
    }

    /** Pairs that were accepted though they are said to be impossible. */
    List<Pair> reachedAfterAll() {
        return pairs(pair -> struck.containsKey(pair) && impossible.contains(pair));
    }

    private List<Pair> pairs(Predicate<Pair> which) {
        return pairs().filter(which).toList();
    }

    /** Each remedy with the phases in which it was accepted, how often, and whether money moved with it. */
    String report() {
        StringBuilder text = new StringBuilder(twin.game() + ", how often accepted; * where money moved with it\n");
        for (String remedy : twin.remedies()) {
            List<Pair> reached = pairs(pair -> pair.remedy().equals(remedy) && struck.containsKey(pair));
            if (reached.isEmpty()) continue;
            text.append("  ").append(remedy).append(':');
            for (Pair pair : reached)
                text.append(' ')
                        .append(pair.phase())
                        .append(' ')
                        .append(struck.get(pair))
                        .append(moving.contains(pair) ? "*" : "");
            text.append('\n');
        }
        return text.toString();
    }
}
