package baize.games.blackjack;

/** Whether a hand can still be played, and why not. */
public enum HandFate {
    /** Dealt face down and not turned yet; decisions come after that. */
    FACE_DOWN,
    /** Decisions are still to come. */
    OPEN,
    STOOD,
    DOUBLED,
    /** Twenty-one, on which no card is drawn. */
    TWENTY_ONE,
    BLACKJACK,
    BUSTED,
    /** An ace that was split, with its one card. */
    SPLIT_ACE,
    /** The dealer drew for a player who did not decide. */
    DRAWN_FOR,
    /** It stands since the time to decide at a table without staff ran out. */
    TIMED_OUT
}
