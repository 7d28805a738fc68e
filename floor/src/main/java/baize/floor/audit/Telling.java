package baize.floor.audit;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.floor.chance.Sealed;
import baize.floor.ledger.Entry;
import baize.floor.stream.Body;
import baize.floor.table.Hosted;
import baize.floor.table.Reader;
import baize.floor.table.Strangers;
import baize.floor.table.TableFact;
import baize.floor.table.TableMachine;
import baize.floor.table.TableOrder;
import baize.floor.ticket.TicketNumber;
import baize.wire.Cue;
import baize.wire.Form;
import baize.wire.GameWire;
import baize.wire.Retold;
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
 * A past round as it is told to a reader. It is put together from what is known to be fit for that one, so that
 * whatever is added to rows stays with the house until somebody says otherwise. The staff are told all but what is
 * worth money or secret: of a ticket's number the end, of a sealed seed nothing.
 */
final class Telling<S, C, E, V> {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String PATRON = "patron/";
    private static final int SHOWN = 4;
    private static final String OTHERWISE = "the code of today decides otherwise";

    private final TableMachine<S, C, E, V> machine;
    private final GameWire<S, C, E, V> wire;
    private final Viewer viewer;
    private final Strangers strangers;

    Telling(TableMachine<S, C, E, V> machine, Reader reader) {
        this.machine = machine;
        this.wire = machine.wire();
        this.viewer = reader.viewer();
        this.strangers = new Strangers(reader, wire.place());
    }

    /** Takes note of who sits where. */
    void see(Hosted<S, C, E, V> hosted) {
        strangers.see(wire.table(hosted.state()));
    }

    JsonNode view(V seen) {
        return tree(out -> wire.writeView(out, seen));
    }

    JsonNode json(C command) {
        return tree(out -> wire.writeCommand(out, command));
    }

    private boolean isStaff() {
        return viewer instanceof Viewer.Staff;
    }

    /** A row; none where the reader has nothing to do with it. */
    Replayed.@Nullable Step told(
            Replayed.Step whole, Hosted<S, C, E, V> before, Body<TableOrder<C>, TableFact<E>> body) {
        boolean own = isOwn(body.by());
        List<TableFact<E>> events =
                body.events().stream().map(this::told).filter(Objects::nonNull).toList();
        if (!own && !isStaff() && events.isEmpty()) return null;
        ObjectNode told = JsonNodeFactory.instance.objectNode().put("by", sender(body.by(), own));
        ArrayNode orders = told.putArray("do");
        for (TableOrder<C> order : body.commands()) {
            if (isStaff() || isTold(order, before, body.by()))
                orders.add(tree(out -> machine.codec().writeCommand(out, order)));
        }
        if (body.refusal() != null) tell(told, body.refusal());
        else tell(told, events, body);
        return new Replayed.Step(
                whole.version(),
                whole.at(),
                own || isStaff() ? whole.id() : null,
                told,
                whole.view(),
                isStaff() || whole.difference() == null ? whole.difference() : OTHERWISE);
    }

    private void tell(ObjectNode told, Body.Refused refusal) {
        told.putObject("refusal")
                .put("rule", refusal.rule())
                .put("reason", refusal.reason())
                .put("detail", strangers.in(refusal.detail()));
    }

    private void tell(ObjectNode told, List<TableFact<E>> events, Body<TableOrder<C>, TableFact<E>> body) {
        ArrayNode happened = told.putArray("events");
        for (TableFact<E> event : events)
            happened.add(tree(out -> machine.codec().writeEvent(out, event)));
        List<Entry> entries = entries(body.entries(), events.equals(body.events()));
        if (entries.isEmpty()) return;
        ObjectNode json = told.putObject("entries");
        for (Entry entry : entries)
            json.put(entry.account().name(), entry.amount().toString());
    }

    /** Entries follow from events, so who is told all of those may see them, but not in the accounts of others. */
    private List<Entry> entries(List<Entry> all, boolean followed) {
        if (!followed) return List.of();
        if (all.stream().allMatch(entry -> isHouses(entry) || isOfOneKnown(entry))) return all;
        return all.stream().filter(this::isOfOneKnown).toList();
    }

    private static boolean isHouses(Entry entry) {
        return entry.account().patron() == null;
    }

    private boolean isOfOneKnown(Entry entry) {
        Patron patron = entry.account().patron();
        return patron != null && strangers.knows(patron);
    }

    private @Nullable TableFact<E> told(TableFact<E> fact) {
        return switch (fact) {
            case TableFact.Happened<E>(var event) -> {
                E told = isStaff() ? event : wire.toldAfterwards(event, viewer);
                yield told == null ? null : new TableFact.Happened<>(told);
            }
            case TableFact.Around<E>(var house) -> isStaff() || house.isTold(viewer) ? fact : null;
        };
    }

    private boolean isOwn(String by) {
        return viewer instanceof Viewer.Player(var patron) && by.equals(PATRON + patron.id());
    }

    /** Members of staff are not named but to each other, nor players where their play is their own affair. */
    private String sender(String by, boolean own) {
        if (own || isStaff() || by.indexOf('/') < 0) return by;
        if (!by.startsWith(PATRON) || wire.isDiscreet()) return by.substring(0, by.indexOf('/'));
        return PATRON + strangers.called(new Patron(by.substring(PATRON.length())));
    }

    /** What was asked: by players as far as it is seen on the table, by the dealer what any dealer does in its turn. */
    private boolean isTold(TableOrder<C> order, Hosted<S, C, E, V> before, String by) {
        ObjectNode json = Form.tree(MAPPER, out -> machine.codec().writeCommand(out, order));
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
        return all.stream()
                .filter(line -> !wire.isDiscreet() || viewer.isPrivyTo(line.patron()))
                .map(this::told)
                .toList();
    }

    private Line told(Line line) {
        if (strangers.knows(line.patron())) return line;
        return new Line(
                new Patron(strangers.called(line.patron())),
                line.box(),
                line.hand(),
                line.wager(),
                line.stake(),
                line.tokens(),
                line.ending(),
                line.result(),
                line.odds(),
                line.pays(),
                line.returned(),
                line.tokensReturned(),
                line.rule(),
                line.rules());
    }

    /** What was drawn in the course of play; not what was for another alone, nor what a remedy took. */
    boolean isTold(TableWatch.Drawn<S, C, E, V> drawn) {
        if (isStaff()) return true;
        if (wire.sender(drawn.command()) instanceof Sender.Player(var patron))
            return !wire.isDiscreet() || viewer.isPrivyTo(patron);
        return isRoutine(drawn.command(), drawn.state()) && !namesAnother(wire.commandJson(drawn.command()));
    }

    private ObjectNode tree(Consumer<JsonGenerator> writing) {
        return Form.tree(
                MAPPER,
                out -> writing.accept(new Retold(strangers.over(out))
                        .as(Sealed.class, _ -> Sealed.WITHHELD)
                        .as(TicketNumber.class, Telling::end)));
    }

    /** Who has a ticket's number has its money: of each the end is told, by which it can be known. */
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    private static String end(TicketNumber number) {
        return number.digits().substring(number.digits().length() - SHOWN);
    }
}
