package baize.server.live;

import baize.core.engine.Viewer;
import baize.floor.LiveTable;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Meters;
import baize.server.Server;
import baize.server.Who;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** One viewer's socket: views go out, commands come in. Lives on its event loop. */
final class TableSocket {
    /** Who sends so much rubbish is cut off. */
    private static final int PATIENCE = 10;

    private static final short GOING_AWAY = 1001;
    private static final short POLICY = 1008;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final ServerWebSocket socket;
    private final HttpServerRequest request;
    private final Context loop;
    private final Live live;
    private final LiveTable<?, ?, ?, ?> table;
    private final Who who;
    private final Viewer viewer;
    private final Feed<?, ?, ?, ?> feed;
    private final Promise<Void> gone = Promise.promise();
    private long seen;
    private int rubbish;
    private short status = GOING_AWAY;
    private String reason = "the floor closes";

    /**
     * A socket that was just opened.
     *
     * @param after the version its viewer has seen already
     */
    TableSocket(
            ServerWebSocket socket,
            HttpServerRequest request,
            Live live,
            LiveTable<?, ?, ?, ?> table,
            Who who,
            long after) {
        this.socket = socket;
        this.request = request;
        this.live = live;
        this.loop = live.loop();
        this.table = table;
        this.who = who;
        this.viewer = who.viewer();
        this.seen = after;
        this.feed = live.feeds().add(this, table);
        socket.textMessageHandler(this::heard);
        socket.binaryMessageHandler(_ -> rubbish("binary", Denied.malformed("expected text")));
        socket.exceptionHandler(this::broken);
        socket.closeHandler(_ -> {
            live.feeds().remove(this, feed);
            gone.complete();
        });
        socket.shutdownHandler(_ -> close());
        feed.add(this);
    }

    Viewer viewer() {
        return viewer;
    }

    /** Whether a view of this version is news, and there is room for it; who is slow gets the newest later. */
    boolean wants(long version) {
        if (version <= seen || socket.isClosed()) return false;
        if (!socket.writeQueueFull()) return true;
        socket.drainHandler(_ -> feed.refresh(this));
        return false;
    }

    void send(long version, String frame) {
        seen = version;
        live.meters().frame();
        var _ = socket.writeTextMessage(frame);
    }

    private void heard(String text) {
        Meters meters = live.meters();
        if (!live.gate().admits(who)) {
            meters.denied("too-many");
            error("", new Denied(429, "too many commands at once"));
            return;
        }
        String id = "";
        try {
            ObjectNode message = Http.object(text.getBytes(StandardCharsets.UTF_8));
            id = Http.checkId(Http.text(message, "id"));
            if (!(message.get("command") instanceof ObjectNode command))
                throw Denied.malformed("command: expected an object");
            take(id, command);
        } catch (Denied denied) {
            if (denied.status() == 400) rubbish("malformed", denied, id);
            else denied(id, denied);
        } catch (RuntimeException failure) {
            denied(id, Http.denied(failure));
        }
    }

    /** What may have to wait for the disk is decided elsewhere; until then nothing else is heard, to keep the order. */
    private void take(String id, ObjectNode command) {
        long from = System.nanoTime();
        live.inFlight().enter();
        if (!live.waits() && !Commands.mayWait(command)) {
            answer(id, from, sent(id, command));
            return;
        }
        socket.pause();
        var _ = loop.owner().executeBlocking(() -> sent(id, command), false).onComplete(sending -> {
            answer(id, from, sending.result());
            socket.resume();
        });
    }

    private CompletableFuture<Told> sent(String id, ObjectNode command) {
        try {
            return live.commands().send(who, id, table, command);
        } catch (RuntimeException failure) {
            return CompletableFuture.failedFuture(failure);
        }
    }

    private void answer(String id, long from, CompletableFuture<Told> answer) {
        var _ = answer.whenComplete((told, failure) -> live.outbox().add(() -> {
            live.inFlight().leave();
            if (failure != null) denied(id, Http.denied(failure));
            else answered(id, from, told);
        }));
    }

    private void answered(String id, long from, Told told) {
        live.meters().answered(told instanceof Told.Refusal, System.nanoTime() - from);
        if (socket.isClosed()) return;
        String quoted = MAPPER.writeValueAsString(id);
        var _ = socket.writeTextMessage(
                switch (told) {
                    case Told.Events(var version, var json) ->
                        "{\"id\":" + quoted + (version == null ? "" : ",\"version\":" + version) + ",\"events\":" + json
                                + "}";
                    case Told.Refusal(var rule, var reason, var detail) ->
                        "{\"id\":" + quoted + ",\"refusal\":" + Http.refusal(rule, reason, detail) + "}";
                });
    }

    private void denied(String id, Denied denied) {
        live.meters().denied(Live.word(denied.status()));
        error(id, denied);
    }

    private void rubbish(String what, Denied denied) {
        rubbish(what, denied, "");
    }

    private void rubbish(String what, Denied denied, String id) {
        live.meters().denied(what);
        error(id, denied);
        if (++rubbish >= PATIENCE) close("too many messages that make no sense");
    }

    private void error(String id, Denied denied) {
        if (socket.isClosed()) return;
        ObjectNode answer = Http.object();
        if (!id.isEmpty()) answer.put("id", id);
        answer.putObject("error").put("status", denied.status()).put("detail", denied.detail());
        var _ = socket.writeTextMessage(answer.toString());
    }

    /** A frame too large, or a line that broke. */
    private void broken(Throwable failure) {
        live.meters().denied("broken");
        if (!socket.isClosed()) close("expected messages of at most " + Server.LARGEST_BODY + " bytes");
    }

    /** Whether the other side is still there and is still who it was. */
    void check() {
        var _ = socket.writePing(Buffer.buffer());
        var _ = live.gate().who(request, false).onComplete(now -> {
            if (now.failed() || !now.result().equals(who)) close("sign in again");
        });
    }

    /** The floor closes; whoever comes back finds it as it was. One who leaves in this very moment is told nothing. */
    Future<?> goAway() {
        return Future.any(socket.close(GOING_AWAY, "the floor is closing"), gone.future());
    }

    private void close(String why) {
        status = POLICY;
        reason = why;
        close();
    }

    /** A socket that is closed is first told that it shuts down, and closes when it says so itself. */
    private void close() {
        var _ = socket.close(status, reason);
    }
}
