package baize.server.live;

import baize.server.Meters;
import io.vertx.core.Context;

/**
 * What the sockets of one event loop share.
 *
 * @param waits whether any command may have to wait for the store, because other processes write to it too
 */
record Live(
        Context loop, Outbox outbox, Feeds feeds, Commands commands, Meters meters, InFlight inFlight, boolean waits) {
    /** A status as a word that is counted. */
    static String word(int status) {
        return switch (status) {
            case 400 -> "malformed";
            case 401, 403 -> "not-allowed";
            case 404 -> "not-found";
            case 413 -> "too-large";
            case 429 -> "too-many";
            case 503 -> "busy";
            default -> "fault";
        };
    }
}
