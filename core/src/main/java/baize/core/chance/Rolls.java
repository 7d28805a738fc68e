package baize.core.chance;

import baize.core.dice.Dice;

/** Rolls of two dice. */
public final class Rolls {
    /** Receives the two faces of a roll. */
    @FunctionalInterface
    public interface Roll {
        void accept(int first, int second);
    }

    private Rolls() {}

    /** The 36 rolls, {@code 1-1} first, then {@code 1-2}. */
    public static void each(Roll roll) {
        for (int index = 0; index < Dice.COUNT; index++) roll.accept(first(index), second(index));
    }

    /** A roll as its place among the 36, for loops that may not allocate. */
    public static int next(Generator generator) {
        return generator.below(Dice.COUNT);
    }

    public static int first(int index) {
        return index / 6 + 1;
    }

    public static int second(int index) {
        return index % 6 + 1;
    }

    /** A roll. */
    public static Dice roll(Generator generator) {
        return Dice.all().get(next(generator));
    }
}
