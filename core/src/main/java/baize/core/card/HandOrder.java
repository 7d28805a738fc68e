package baize.core.card;

import java.util.Arrays;
import java.util.List;

/** All distinct hands of one size in order of strength: a hand's strength is its place, from 0 for the weakest. */
final class HandOrder {
    /** Which category a hand falls into, by ordinal. */
    @FunctionalInterface
    interface Categories {
        int of(RankPattern pattern, boolean flush);
    }

    private static final int CATEGORY = 20;

    private final Categories categories;
    private final int[] keys;
    private final RankPattern[] patterns;

    HandOrder(List<RankPattern> all, Categories categories) {
        this.categories = categories;
        int[] found = new int[2 * all.size()];
        int count = 0;
        for (RankPattern pattern : all) {
            found[count++] = key(pattern, false);
            if (pattern.most() == 1) found[count++] = key(pattern, true);
        }
        keys = Arrays.copyOf(found, count);
        Arrays.sort(keys);
        patterns = new RankPattern[count];
        for (RankPattern pattern : all) {
            patterns[strength(pattern, false)] = pattern;
            if (pattern.most() == 1) patterns[strength(pattern, true)] = pattern;
        }
    }

    private int key(RankPattern pattern, boolean flush) {
        return categories.of(pattern, flush) << CATEGORY | pattern.weight();
    }

    int strength(RankPattern pattern, boolean flush) {
        return Arrays.binarySearch(keys, key(pattern, flush));
    }

    int count() {
        return keys.length;
    }

    RankPattern pattern(int strength) {
        return patterns[strength];
    }

    /** The category of every strength, by ordinal. */
    byte[] categoryByStrength() {
        byte[] ordinals = new byte[keys.length];
        for (int strength = 0; strength < keys.length; strength++)
            ordinals[strength] = (byte) (keys[strength] >> CATEGORY);
        return ordinals;
    }

    /** The lowest strength of a category. */
    int weakest(int category) {
        int at = Arrays.binarySearch(keys, category << CATEGORY);
        return at < 0 ? -at - 1 : at;
    }

    /** The weakest hand of the lowest category whose ranks, highest first, are at least these. */
    int weakestFrom(Rank... ranks) {
        for (int strength = 0; strength < weakest(1); strength++)
            if (reaches(patterns[strength], ranks)) return strength;
        return weakest(1);
    }

    private static boolean reaches(RankPattern pattern, Rank... ranks) {
        for (int at = 0; at < ranks.length; at++) {
            int difference = pattern.rank(at) - ranks[at].ordinal();
            if (difference != 0) return difference > 0;
        }
        return true;
    }
}
