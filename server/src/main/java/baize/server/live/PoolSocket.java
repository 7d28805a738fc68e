package baize.server.live;

import baize.server.Gate;
import baize.server.Who;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;

/** One viewer's socket at the jackpots, who only listens. Lives on its event loop. */
final class PoolSocket {
    private static final short GOING_AWAY = 1001;
    private static final short POLICY = 1008;

    private final ServerWebSocket socket;
    private final HttpServerRequest request;
    private final Gate gate;
    private final Who who;
    private final PoolFeed feed;
    private final Promise<Void> gone = Promise.promise();
    private String seen = "";
    private short status = GOING_AWAY;
    private String reason = "the floor closes";

    PoolSocket(ServerWebSocket socket, HttpServerRequest request, Gate gate, Who who, PoolFeed feed) {
        this.socket = socket;
        this.request = request;
        this.gate = gate;
        this.who = who;
        this.feed = feed;
        socket.textMessageHandler(_ -> close("expected no messages"));
        socket.binaryMessageHandler(_ -> close("expected no messages"));
        socket.exceptionHandler(_ -> close("expected no messages"));
        socket.closeHandler(_ -> {
            feed.remove(this);
            gone.complete();
        });
        socket.shutdownHandler(_ -> close());
        feed.add(this);
    }

    /** Sends what is news, where there is room for it; who is slow gets the newest later. */
    void send(String frame) {
        if (socket.isClosed() || frame.equals(seen)) return;
        if (socket.writeQueueFull()) {
            socket.drainHandler(_ -> feed.refresh(this));
            return;
        }
        seen = frame;
        var _ = socket.writeTextMessage(frame);
    }

    /** Whether the other side is still there and is still who it was. */
    void check() {
        var _ = socket.writePing(Buffer.buffer());
        var _ = gate.who(request, false).onComplete(now -> {
            if (now.failed() || !now.result().equals(who)) close("sign in again");
        });
    }

    /** The floor closes; one who leaves in this very moment is told nothing. */
    Future<?> goAway() {
        return Future.any(socket.close(GOING_AWAY, "the floor is closing"), gone.future());
    }

    private void close(String why) {
        status = POLICY;
        reason = why;
        if (!socket.isClosed()) close();
    }

    /** A socket that is closed is first told that it shuts down, and closes when it says so itself. */
    private void close() {
        var _ = socket.close(status, reason);
    }
}
