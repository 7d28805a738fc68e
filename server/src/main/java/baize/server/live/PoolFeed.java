package baize.server.live;

import baize.floor.Pools;
import io.vertx.core.Context;
import java.util.Collection;

/** Those on one event loop who look at the jackpots: all see the same. */
final class PoolFeed extends Feed<PoolSocket> {
    private final Pools pools;

    PoolFeed(Pools pools, Context loop) {
        super(loop, new Outbox(loop), new Pace());
        this.pools = pools;
        pools.watch(_ -> changed());
    }

    @Override
    void send(Collection<PoolSocket> sockets) {
        String frame = PoolJson.all(pools).toString();
        for (PoolSocket socket : sockets) socket.send(frame);
    }
}
