package baize.server;

import io.vertx.core.Future;
import io.vertx.core.http.HttpServerRequest;

/** A gate where nobody can sign in. */
final class NoAccounts implements Gate {
    @Override
    public Future<Who> who(HttpServerRequest request, boolean changing) {
        return Future.succeededFuture(Who.NOBODY);
    }

    @Override
    public boolean admits(Who who) {
        return true;
    }
}
