package baize.server.live;

import baize.server.Denied;
import baize.server.Gate;
import baize.server.Http;
import baize.server.Meters;
import baize.server.Stay;
import baize.server.Who;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.ext.web.RoutingContext;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** How sockets are opened: until it is known who asks, nothing more is read. Lives on its event loop. */
final class Entrance {
    private final RoutingContext context;
    private final Meters meters;
    private final Consumer<Pipe> opened;
    private @Nullable Pipe pipe;
    private boolean over;

    private Entrance(RoutingContext context, Meters meters, Consumer<Pipe> opened) {
        this.context = context;
        this.meters = meters;
        this.opened = opened;
    }

    static void open(RoutingContext context, Gate gate, Meters meters, Consumer<Pipe> opened) {
        if (!"websocket".equalsIgnoreCase(context.request().getHeader("Upgrade")))
            throw new Denied(426, "expected a WebSocket");
        new Entrance(context, meters, opened).ask(gate);
    }

    private void ask(Gate gate) {
        Context loop = Objects.requireNonNull(Vertx.currentContext(), "on an event loop");
        Stay stay = gate.stay(context.request(), () -> loop.runOnContext(_ -> end()));
        context.request().pause();
        var _ = stay.who().onSuccess(who -> upgrade(who, stay)).onFailure(failure -> {
            stay.leave();
            context.request().resume();
            Http.fail(context, failure);
        });
    }

    private void upgrade(Who who, Stay stay) {
        Runnable abort = abort(context.request().connection());
        var _ = context.request()
                .toWebSocket()
                .onSuccess(socket -> {
                    pipe = new Pipe(context.vertx(), socket, abort, who, stay, meters::unsent);
                    opened.accept(pipe);
                    if (over) end();
                })
                .onFailure(_ -> {
                    stay.leave();
                    meters.denied("broken");
                });
    }

    /** Past all that would say farewell over a line on which nothing goes out any more. */
    private static Runnable abort(HttpConnection connection) {
        Channel channel = ((ConnectionBase) connection).channel();
        return () -> {
            ChannelHandlerContext first = channel.pipeline().firstContext();
            if (first != null) {
                var _ = first.close();
            }
        };
    }

    /** What it was opened with is over. */
    private void end() {
        over = true;
        if (pipe != null) pipe.cut("sign in again");
    }
}
