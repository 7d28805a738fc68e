package baize.server.live;

import org.jspecify.annotations.Nullable;

/** What is answered to a command. */
sealed interface Told {
    /**
     * It happened; the events as a JSON array, as far as the sender may see them.
     *
     * @param version the table's from which on views show it; none where it was the patron's account that answered
     */
    record Events(@Nullable Long version, String json) implements Told {}

    /** A rule refused it. */
    record Refusal(String rule, String reason, String detail) implements Told {}
}
