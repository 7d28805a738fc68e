package baize.lab.exact;

/** What a player can do with a hand, as small numbers for tables. */
public final class BlackjackActs {
    public static final byte STAND = 0;
    public static final byte HIT = 1;
    public static final byte DOUBLE = 2;
    public static final byte SPLIT = 3;

    private BlackjackActs() {}
}
