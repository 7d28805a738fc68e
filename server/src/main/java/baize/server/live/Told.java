package baize.server.live;

/** What is answered to a command. */
sealed interface Told {
    /** It happened; the events as a JSON array, as far as the sender may see them. */
    record Events(String json) implements Told {}

    /** A rule refused it. */
    record Refusal(String rule, String reason, String detail) implements Told {}
}
