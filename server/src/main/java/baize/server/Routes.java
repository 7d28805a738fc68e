package baize.server;

import io.vertx.ext.web.Router;

/** A part of the interface, to be mounted. Called once for each event loop. */
@FunctionalInterface
public interface Routes {
    void on(Router router);
}
