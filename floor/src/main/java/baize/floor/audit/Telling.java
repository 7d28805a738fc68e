package baize.floor.audit;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.floor.stream.Body;
import baize.floor.table.Hosted;
import baize.floor.table.TableFact;
import baize.floor.table.TableMachine;
import baize.floor.table.TableOrder;
import baize.wire.Cue;
import baize.wire.Form;
import baize.wire.GameWire;
import baize.wire.Sender;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A past round as it is told to one who is not of its staff. It is put together from what is known to be fit for that
 * reader, so that whatever is added to rows stays with the house until somebody says otherwise.
 */
final class Telling<S, C, E, V> {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String PATRON = "patron/";
    private static final String OTHERWISE = "the code of today decides otherwise";

    private final TableMachine<S, C, E, V> machine;
    private final GameWire<S, C, E, V> wire;
    private final Viewer viewer;

    Telling(TableMachine<S, C, E, V> machine, Viewer viewer) {
        this.machine = machine;
        this.wire = machine.wire();
        this.viewer = viewer;
    }

    /** A row; none where the reader has nothing to do with it. */
    Replayed.@Nullable Step told(
            Replayed.Step whole, Hosted<S, C, E, V> before, Body<TableOrder<C>, TableFact<E>> body) {
        boolean own = isOwn(body.by());
        List<TableFact<E>> events =
                body.events().stream().map(this::told).filter(Objects::nonNull).toList();
        if (!own && events.isEmpty()) return null;
        ObjectNode told = JsonNodeFactory.instance.objectNode().put("by", sender(body.by(), own));
        ArrayNode orders = told.putArray("do");
        for (TableOrder<C> order : body.commands()) {
            ObjectNode json = tree(out -> machine.codec().writeCommand(out, order));
            if (isTold(order, json, before, body.by())) orders.add(json);
        }
        if (body.refusal() != null) told.set("refusal", whole.body().path("refusal"));
        else tell(told, events, whole.body(), events.equals(body.events()));
        return new Replayed.Step(
                whole.version(),
                whole.at(),
                own ? whole.id() : null,
                told,
                whole.view(),
                whole.difference() == null ? null : OTHERWISE);
    }

    /** Entries follow from events, so who is told all of those may see them. */
    private void tell(ObjectNode told, List<TableFact<E>> events, JsonNode stored, boolean all) {
        ArrayNode happened = told.putArray("events");
        for (TableFact<E> event : events)
            happened.add(tree(out -> machine.codec().writeEvent(out, event)));
        JsonNode entries = stored.get("entries");
        if (all && entries != null) told.set("entries", entries);
    }

    private @Nullable TableFact<E> told(TableFact<E> fact) {
        return switch (fact) {
            case TableFact.Happened<E>(var event) -> {
                E told = wire.toldAfterwards(event, viewer);
                yield told == null ? null : new TableFact.Happened<>(told);
            }
            case TableFact.Around<E>(var house) -> house.isTold(viewer) ? fact : null;
        };
    }

    private boolean isOwn(String by) {
        return viewer instanceof Viewer.Player(var patron) && by.equals(PATRON + patron.id());
    }

    /** Members of staff are not named, nor players where their play is their own affair. */
    private String sender(String by, boolean own) {
        boolean named = own || by.startsWith(PATRON) && !wire.isDiscreet();
        return named || by.indexOf('/') < 0 ? by : by.substring(0, by.indexOf('/'));
    }

    /** What was asked: by players as far as it is seen on the table, by the dealer what any dealer does in its turn. */
    private boolean isTold(TableOrder<C> order, ObjectNode json, Hosted<S, C, E, V> before, String by) {
        if (namesAnother(json) && (wire.isDiscreet() || !by.startsWith(PATRON))) return false;
        return switch (order) {
            case TableOrder.House<C> _ -> isOwn(by) && json.has("patron");
            case TableOrder.Play<C>(var command) ->
                by.startsWith(PATRON)
                        ? wire.sender(command) instanceof Sender.Player(var patron) && by.equals(PATRON + patron.id())
                        : isRoutine(command, before);
        };
    }

    /** What is due, or what says nothing but its name and what was drawn; a remedy says who ordered it. */
    private boolean isRoutine(C command, Hosted<S, C, E, V> before) {
        C bare = wire.withoutOutcome(command);
        if (wire.hasOutcome(command) && saysNothing(wire.commandJson(bare))) return true;
        Cue<C> cue = wire.cue(before.state());
        return cue != null && cue.command().equals(bare);
    }

    private static boolean saysNothing(JsonNode json) {
        return json.properties().stream()
                .allMatch(field -> field.getKey().equals("do")
                        || field.getValue().isEmpty()
                                && field.getValue().asString("").isEmpty());
    }

    private boolean namesAnother(JsonNode json) {
        JsonNode patron = json.path("patron");
        return patron.isString() && !viewer.isPrivyTo(new Patron(patron.asString()));
    }

    /** Lines of a table are everyone's; where play is each player's own affair, so are they. */
    @Rule({"craps 3.3.3", "craps 3.6.1", "bingo 4.7"})
    List<Line> lines(List<Line> all) {
        if (!wire.isDiscreet()) return all;
        return all.stream().filter(line -> viewer.isPrivyTo(line.patron())).toList();
    }

    /** What was drawn in the course of play; not what was for another alone, nor what a remedy took. */
    boolean isTold(TableWatch.Drawn<S, C, E, V> drawn) {
        if (wire.sender(drawn.command()) instanceof Sender.Player(var patron))
            return !wire.isDiscreet() || viewer.isPrivyTo(patron);
        return isRoutine(drawn.command(), drawn.state()) && !namesAnother(wire.commandJson(drawn.command()));
    }

    private static ObjectNode tree(Consumer<JsonGenerator> writing) {
        return Form.tree(MAPPER, writing);
    }
}
