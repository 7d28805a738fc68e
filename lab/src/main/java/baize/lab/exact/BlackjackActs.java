package baize.lab.exact;

/** What a player can do with a hand, as small numbers for tables. */
public final class BlackjackActs {
    public static final byte STAND = 0;
    public static final byte HIT = 1;
    public static final byte DOUBLE = 2;
    public static final byte SPLIT = 3;

    private BlackjackActs() {}

    /** {@code stand}, {@code hit}, {@code double} or {@code split}. */
    public static String named(byte act) {
        return switch (act) {
            case STAND -> "stand";
            case HIT -> "hit";
            case DOUBLE -> "double";
            case SPLIT -> "split";
            default -> throw new IllegalArgumentException("no act " + act);
        };
    }
}
