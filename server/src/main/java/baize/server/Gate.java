package baize.server;

import io.vertx.core.Future;
import io.vertx.core.http.HttpServerRequest;

/** Finds out who sends a request. */
public interface Gate {
    /**
     * Who it is, by cookie or token.
     *
     * @param changing whether the request changes something, and so must show that a page of ours sent it
     * @return fails with {@link Denied} for a token that is none, a changing request without its proof, or too many
     *     requests; {@link Who#NOBODY} for one with neither cookie nor token
     */
    Future<Who> who(HttpServerRequest request, boolean changing);

    /** Whether a message over an open socket may come in, or too many have. */
    boolean admits(Who who);
}
