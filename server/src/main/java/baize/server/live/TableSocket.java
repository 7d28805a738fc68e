package baize.server.live;

import baize.core.engine.Viewer;
import baize.floor.LiveTable;
import baize.server.Denied;
import baize.server.Faults;
import baize.server.Http;
import baize.server.Server;
import baize.server.Who;
import baize.wire.Fields;
import io.vertx.core.Future;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** One viewer's socket: views go out, commands come in. Lives on its event loop. */
final class TableSocket {
    /** Who sends so much that is turned away is cut off; nobody has nothing to send at all. */
    private static final int PATIENCE = 10;

    private static final int PATIENCE_WITH_NOBODY = 3;

    /** So many commands may wait for their answers before another is heard. */
    private static final int MOST_UNANSWERED = 64;

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Pipe pipe;
    private final Live live;
    private final LiveTable<?, ?, ?, ?> table;
    private final Who who;
    private final Viewer viewer;
    private final Feed<TableSocket> feed;
    private long seen;
    private int turnedAway;
    private int unanswered;

    /**
     * A socket that was just opened.
     *
     * @param after the version its viewer has seen already
     */
    TableSocket(Pipe pipe, Live live, LiveTable<?, ?, ?, ?> table, long after) {
        this.pipe = pipe;
        this.live = live;
        this.table = table;
        this.who = pipe.who();
        this.viewer = who.viewer();
        this.seen = after;
        this.feed = live.feeds().of(table);
        pipe.listen(this::heard, why -> turnAway("binary", "", Denied.malformed(why)));
        pipe.whenBroken(this::broken);
        pipe.whenGone(() -> feed.remove(this));
        feed.add(this);
    }

    Viewer viewer() {
        return viewer;
    }

    /** Whether a view of this version is news, and there is room for it; who is slow gets the newest later. */
    boolean wants(long version) {
        return version > seen && !pipe.isClosed() && pipe.takes(() -> feed.refresh(this));
    }

    void send(long version, String frame) {
        seen = version;
        live.meters().frame();
        pipe.view(frame);
    }

    /** Nothing is done for one who has signed out; where that has to be read from the store, all else waits. */
    private void heard(String text) {
        Future<Boolean> same = pipe.isStillThere();
        if (same.isComplete()) {
            heard(text, same.result());
            return;
        }
        pipe.hold();
        var _ = same.onSuccess(it -> {
            heard(text, it);
            pipe.release();
        });
    }

    private void heard(String text, boolean same) {
        if (!same) pipe.cut("sign in again");
        if (pipe.isClosed()) return;
        if (!pipe.admits()) {
            turnAway("too-many", "", new Denied(429, "too many commands at once"));
            return;
        }
        String id = "";
        try {
            Fields message = new Fields(Http.object(text.getBytes(StandardCharsets.UTF_8)), "");
            id = Http.checkId(message.text("id"));
            if (who instanceof Who.Nobody) throw Denied.notSignedIn();
            if (!(message.node("command") instanceof ObjectNode command))
                throw message.bad("command", "expected an object");
            message.complete();
            take(id, command);
        } catch (RuntimeException failure) {
            denied(id, Faults.told(failure));
        }
    }

    /** What may have to wait for the disk is decided elsewhere; until then nothing else is heard, to keep the order. */
    private void take(String id, ObjectNode command) {
        long from = System.nanoTime();
        live.inFlight().enter();
        if (++unanswered == MOST_UNANSWERED) pipe.hold();
        if (!live.waits() && !Commands.mayWait(command)) {
            answer(id, from, sent(id, command));
            return;
        }
        pipe.hold();
        var _ = live.loop()
                .owner()
                .executeBlocking(() -> sent(id, command), false)
                .onComplete(sending -> {
                    answer(id, from, sending.result());
                    pipe.release();
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
            if (unanswered-- == MOST_UNANSWERED) pipe.release();
            if (failure != null) denied(id, Faults.told(failure));
            else answered(id, from, told);
        }));
    }

    /** What made sense makes up for one thing that did not. */
    private void answered(String id, long from, Told told) {
        live.meters().answered(told instanceof Told.Refusal, System.nanoTime() - from);
        if (turnedAway > 0) turnedAway--;
        String quoted = MAPPER.writeValueAsString(id);
        pipe.answer(
                switch (told) {
                    case Told.Events(var version, var json) ->
                        "{\"id\":" + quoted + (version == null ? "" : ",\"version\":" + version) + ",\"events\":" + json
                                + "}";
                    case Told.Refusal(var rule, var reason, var detail) ->
                        "{\"id\":" + quoted + ",\"refusal\":" + Http.refusal(rule, reason, detail) + "}";
                });
    }

    /** An id that was used already and a fault of our own are nobody's offence. */
    private void denied(String id, Denied denied) {
        String word = Live.word(denied.status());
        switch (denied.status()) {
            case 400, 401, 403, 429 -> turnAway(word, id, denied);
            default -> {
                live.meters().denied(word);
                error(id, denied);
            }
        }
    }

    private void turnAway(String word, String id, Denied denied) {
        live.meters().denied(word);
        error(id, denied);
        if (++turnedAway >= (who instanceof Who.Nobody ? PATIENCE_WITH_NOBODY : PATIENCE))
            pipe.cut("too many messages that make no sense");
    }

    private void error(String id, Denied denied) {
        ObjectNode answer = Http.object();
        if (!id.isEmpty()) answer.put("id", id);
        Http.error(answer.putObject("error").put("status", denied.status()), denied);
        pipe.answer(answer.toString());
    }

    private void broken() {
        live.meters().denied("broken");
        pipe.cut("expected messages of at most " + Server.LARGEST_BODY + " bytes");
    }
}
