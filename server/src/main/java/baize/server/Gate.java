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

    /**
     * Takes note of a socket that is to be opened; the stay is to be ended in any case.
     *
     * @param over called, on any thread, when the session is signed out of or the token is taken back
     * @throws Denied with 429 where too many are open from its address
     */
    Stay stay(HttpServerRequest request, Runnable over);
}
