package baize.core.dice;

import java.util.ArrayList;
import java.util.List;

/** Two dice as they fell, the first die first. */
public record Dice(int first, int second) implements Throw {
    /** How many ways two dice can fall. */
    public static final int COUNT = 36;

    private static final int FACES = 6;
    private static final List<Dice> ALL = all(FACES);

    public Dice {
        if (first < 1 || first > FACES || second < 1 || second > FACES)
            throw new IllegalArgumentException("expected two faces from 1 to 6, got " + first + " and " + second);
    }

    private static List<Dice> all(int faces) {
        List<Dice> rolls = new ArrayList<>(COUNT);
        for (int first = 1; first <= faces; first++)
            for (int second = 1; second <= faces; second++) rolls.add(new Dice(first, second));
        return List.copyOf(rolls);
    }

    /** The 36 rolls, all equally likely; {@code 1-1} first, then {@code 1-2}. */
    public static List<Dice> all() {
        return ALL;
    }

    public static Dice of(int first, int second) {
        return new Dice(first, second);
    }

    /** Reads {@code "3-4"}. */
    public static Dice parse(String text) {
        if (text.matches("[1-6]-[1-6]")) return of(text.charAt(0) - '0', text.charAt(2) - '0');
        throw new IllegalArgumentException("expected dice like \"3-4\", got \"" + text + "\"");
    }

    public int total() {
        return first + second;
    }

    /** Whether both dice show the same face, as a hard way does. */
    public boolean isHard() {
        return first == second;
    }

    @Override
    public String toString() {
        return first + "-" + second;
    }
}
