package baize.core.engine;

/** A playing area, counted from 1 at the dealer's left. */
public record Box(int number) implements Comparable<Box> {
    private static final Box[] BOXES = new Box[32];

    static {
        for (int number = 1; number < BOXES.length; number++) BOXES[number] = new Box(number);
    }

    public Box {
        if (number < 1) throw new IllegalArgumentException("expected a box from 1 on, got " + number);
    }

    public static Box of(int number) {
        return number > 0 && number < BOXES.length ? BOXES[number] : new Box(number);
    }

    @Override
    public int compareTo(Box other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "box " + number;
    }
}
