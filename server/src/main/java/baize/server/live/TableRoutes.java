package baize.server.live;

import baize.core.engine.Decision;
import baize.core.engine.Viewer;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.table.TableFact;
import baize.server.Denied;
import baize.server.Gate;
import baize.server.Http;
import baize.server.Meters;
import baize.server.Routes;
import baize.server.Who;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Objects;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Tables: their list, one of them, commands to it, and its socket. */
public final class TableRoutes implements Routes, AutoCloseable {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Floor floor;
    private final Gate gate;
    private final Meters meters;
    private final boolean waits;
    private final Frames frames;
    private final Commands commands;
    private final InFlight inFlight = new InFlight();
    private final Sockets sockets = new Sockets();

    /** @param shared whether other processes write to the same store */
    public TableRoutes(Floor floor, Gate gate, Meters meters, boolean shared) {
        this.floor = floor;
        this.gate = gate;
        this.meters = meters;
        this.waits = shared;
        this.frames = new Frames(floor);
        this.commands = new Commands(floor, frames);
        meters.gauge("baize.viewers", "Open sockets at tables", this::viewers);
        meters.gauge("baize.waiting", "Commands that wait for the disk", floor::waiting);
    }

    /** Open sockets at tables. */
    public int viewers() {
        return sockets.count();
    }

    /** Takes no more commands over sockets, waits until those that were taken are answered, and says farewell. */
    @Override
    public void close() {
        inFlight.close();
        sockets.close();
    }

    @Override
    public void on(Router router) {
        Context loop = Objects.requireNonNull(Vertx.currentContext(), "on an event loop");
        Outbox outbox = new Outbox(loop);
        Feeds feeds = new Feeds(loop, outbox, floor, frames);
        Live live = new Live(loop, outbox, feeds, commands, meters, inFlight, waits);
        TableList list = new TableList(floor, frames);
        router.get("/api/tables").handler(context -> Http.json(context, 200, list.all()));
        router.get("/api/tables/:id").handler(this::one);
        router.post("/api/tables/:id/commands").handler(this::command);
        router.post("/api/tables/:id/preview").handler(this::preview);
        router.get("/ws/tables/:id").handler(context -> socket(context, live));
    }

    private LiveTable<?, ?, ?, ?> table(RoutingContext context) {
        LiveTable<?, ?, ?, ?> table = floor.table(String.valueOf(context.pathParam("id")));
        if (table == null || table.hosted().setup() == null)
            throw Denied.notFound("no table " + context.pathParam("id"));
        return table;
    }

    private void one(RoutingContext context) {
        LiveTable<?, ?, ?, ?> table = table(context);
        Http.answer(context, gate.who(context.request(), false).map(who ->
                (ObjectNode) MAPPER.readTree(frame(table, who.viewer()))));
    }

    private <S, C, E, V> String frame(LiveTable<S, C, E, V> table, Viewer viewer) {
        return frames.of(table, table.position(), viewer);
    }

    private void command(RoutingContext context) {
        LiveTable<?, ?, ?, ?> table = table(context);
        ObjectNode command = Http.body(context);
        String id = Http.commandId(context);
        long from = System.nanoTime();
        Future<Told> told = gate.who(context.request(), true)
                .compose(who -> context.vertx()
                        .executeBlocking(() -> commands.send(who, id, table, command), false)
                        .compose(answer -> Future.fromCompletionStage(
                                answer, context.vertx().getOrCreateContext())));
        var _ = told.onSuccess(answer -> {
                    meters.answered(answer instanceof Told.Refusal, System.nanoTime() - from);
                    answer(context, answer);
                })
                .onFailure(failure -> {
                    meters.denied(Live.word(Http.denied(failure).status()));
                    Http.fail(context, failure);
                });
    }

    private static void answer(RoutingContext context, Told told) {
        switch (told) {
            case Told.Refusal(var rule, var reason, var detail) ->
                Http.json(context, 409, Http.refusal(rule, reason, detail));
            case Told.Events(var _, var json) ->
                Http.json(context, 200, Http.object().set("events", MAPPER.readTree(json)));
        }
    }

    private void preview(RoutingContext context) {
        LiveTable<?, ?, ?, ?> table = table(context);
        ObjectNode command = Http.body(context);
        var _ = gate.who(context.request(), true)
                .onSuccess(who -> preview(context, table, who, command))
                .onFailure(failure -> Http.fail(context, failure));
    }

    private <S, C, E, V> void preview(
            RoutingContext context, LiveTable<S, C, E, V> table, Who who, ObjectNode command) {
        try {
            C read = Commands.read(table, who, command);
            switch (floor.preview(who.actor(), table, read)) {
                case Decision.Refused<TableFact<E>>(var refusal) ->
                    Http.json(
                            context,
                            409,
                            Http.refusal(refusal.rule(), refusal.reason().id(), refusal.detail()));
                case Decision.Accepted<TableFact<E>>(var facts) ->
                    Http.json(
                            context,
                            200,
                            Previews.of(
                                    table, facts, who.viewer(), frames.others(table, table.hosted(), who.viewer())));
            }
        } catch (RuntimeException failure) {
            Http.fail(context, failure);
        }
    }

    private void socket(RoutingContext context, Live live) {
        LiveTable<?, ?, ?, ?> table = table(context);
        int after = Http.number(context, "after", 0, Integer.MAX_VALUE);
        Entrance.open(context, gate, meters, pipe -> {
            sockets.add(pipe);
            var _ = new TableSocket(pipe, live, table, after);
        });
    }
}
