package baize.server.live;

import baize.server.Denied;
import baize.server.Stay;
import baize.server.Who;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.ServerWebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The server's end of a socket, and its bounds: nothing is heard while what was said is not taken, and who takes
 * nothing is cut off. It ends with the session that it was opened in. Lives on its event loop.
 */
final class Pipe {
    /** Bytes of answers that wait to be sent; a page that listens lets no more than a few wait. */
    static final int MOST_UNSENT = 256 * 1024;

    /** So often it is asked whether the other side is still there, and is still who it was. */
    private static final long PING_MILLIS = 30_000;

    /** Pings of one who does not take the answers to them. */
    private static final int MOST_PINGS = 100;

    /** How long the farewell may take to be sent. */
    private static final long FAREWELL_MILLIS = 2000;

    private static final short GOING_AWAY = 1001;
    private static final short POLICY = 1008;

    private final Vertx vertx;
    private final Context loop;
    private final ServerWebSocket socket;
    private final Runnable abort;
    private final Who who;
    private final Stay stay;
    private final IntConsumer waiting;
    private final Promise<Void> gone = Promise.promise();
    private @Nullable Runnable later;
    private int unsent;
    private int pings;
    private int holds;
    private boolean full;
    private boolean slow;
    private boolean cut;
    private short status = GOING_AWAY;
    private String reason = "the floor closes";

    /**
     * The end of a socket that was just opened.
     *
     * @param abort ends the connection without a farewell, if it is still there
     * @param waiting is told how many bytes more wait to be sent, or fewer
     */
    Pipe(Vertx vertx, ServerWebSocket socket, Runnable abort, Who who, Stay stay, IntConsumer waiting) {
        this.waiting = waiting;
        this.vertx = vertx;
        this.loop = vertx.getOrCreateContext();
        this.socket = socket;
        this.abort = abort;
        this.who = who;
        this.stay = stay;
        Duration left = stay.left();
        long pinging = vertx.setPeriodic(PING_MILLIS, _ -> check());
        long ending = left == null ? -1 : vertx.setTimer(Math.max(1, left.toMillis()), _ -> check());
        socket.drainHandler(_ -> drained());
        socket.frameHandler(frame -> {
            if (frame.isPing()) pinged();
        });
        socket.shutdownHandler(_ -> close());
        socket.closeHandler(_ -> {
            vertx.cancelTimer(pinging);
            vertx.cancelTimer(ending);
            stay.leave();
            gone.complete();
        });
    }

    /** Who is at the other end. */
    Who who() {
        return who;
    }

    /** Whether it is closed, or about to be: then nothing that comes over it counts. */
    boolean isClosed() {
        return cut || socket.isClosed();
    }

    /** What is done when it is closed. */
    void whenGone(Runnable then) {
        var _ = gone.future().onComplete(_ -> then.run());
    }

    /** Hears messages of text; anything else is one that makes no sense. */
    void listen(Consumer<String> heard, Consumer<String> senseless) {
        socket.textMessageHandler(heard::accept);
        socket.binaryMessageHandler(_ -> senseless.accept("expected text"));
    }

    /** A frame too large, or a line that broke. */
    void whenBroken(Runnable then) {
        socket.exceptionHandler(_ -> then.run());
    }

    /** Whether one more message may come in, or too many have. */
    boolean admits() {
        return stay.admits(who);
    }

    /** Whether the other side is still who it was. Where that cannot be asked now, nothing is known against it. */
    Future<Boolean> isStillThere() {
        return stay.who().map(now -> now.equals(who)).otherwise(failure -> !(failure instanceof Denied));
    }

    /** Whether there is room for a view now; if not, what is to be done when there is. */
    boolean takes(Runnable otherwise) {
        if (!socket.writeQueueFull()) return true;
        later = otherwise;
        return false;
    }

    /** Sends a view, for which there must be room. */
    void view(String frame) {
        var _ = socket.writeTextMessage(frame);
    }

    /** Sends an answer. Until the other side takes what waits, it is not heard any more. */
    void answer(String text) {
        if (isClosed()) return;
        int bytes = text.getBytes(StandardCharsets.UTF_8).length;
        if (unsent + bytes > MOST_UNSENT) {
            cut("expected somebody who listens");
            return;
        }
        queue(bytes);
        var _ = socket.writeTextMessage(text).onComplete(_ -> queue(-bytes));
        waitUntilTaken();
    }

    private void queue(int bytes) {
        unsent += bytes;
        waiting.accept(bytes);
    }

    private void waitUntilTaken() {
        if (full || !socket.writeQueueFull()) return;
        full = true;
        hold();
    }

    /**
     * Pings are answered by the library, before we hear of them and whether or not we listen; so there is no time for a
     * farewell, which would not be heard either.
     */
    private void pinged() {
        if (!socket.writeQueueFull() || ++pings <= MOST_PINGS) return;
        cut("expected somebody who listens");
        abort.run();
    }

    private void drained() {
        pings = 0;
        slow = false;
        if (full) {
            full = false;
            release();
        }
        Runnable then = later;
        later = null;
        if (then != null) then.run();
    }

    /** Hears nothing until released as often as held. */
    void hold() {
        if (holds++ == 0) socket.pause();
    }

    void release() {
        if (--holds == 0) socket.resume();
    }

    /** Whether the other side is still there, takes what is sent, and is still who it was. */
    void check() {
        if (isClosed()) return;
        if (slow) {
            cut("expected somebody who listens");
            return;
        }
        slow = socket.writeQueueFull();
        var _ = socket.writePing(Buffer.buffer());
        var _ = isStillThere().onSuccess(same -> {
            if (!same) cut("sign in again");
        });
    }

    /**
     * On any thread: the floor closes; whoever comes back finds it as it was. One who leaves in this very moment is
     * told nothing.
     */
    Future<?> goAway() {
        return Future.future(told ->
                loop.runOnContext(_ -> Future.any(socket.close(GOING_AWAY, "the floor is closing"), gone.future())
                        .<Void>mapEmpty()
                        .onComplete(told)));
    }

    void cut(String why) {
        if (isClosed()) return;
        cut = true;
        status = POLICY;
        reason = why;
        // A farewell behind what is not taken would never be heard, and what comes in meanwhile would go on piling up.
        if (socket.writeQueueFull()) {
            abort.run();
            return;
        }
        close();
        // Nothing that still comes in is worth a processor's time.
        hold();
        vertx.setTimer(FAREWELL_MILLIS, _ -> abort.run());
    }

    /** A socket that is closed is first told that it shuts down, and closes when it says so itself. */
    private void close() {
        var _ = socket.close(status, reason);
    }
}
