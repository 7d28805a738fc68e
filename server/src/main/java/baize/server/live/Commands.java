package baize.server.live;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.NotAllowed;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronMachine;
import baize.floor.stream.Answer;
import baize.floor.table.Strangers;
import baize.floor.table.TableFact;
import baize.floor.table.Visit;
import baize.server.Who;
import baize.wire.Fields;
import baize.wire.Speaker;
import java.io.StringWriter;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Commands as clients send them, to a table. */
final class Commands {
    private static final String JOIN = "join";
    private static final String WITH = "with";

    /** What the house does around a game; each concerns the patron's account too. */
    private static final Set<String> AROUND =
            Set.of(JOIN, "card-in", "card-out", "buy-in", "cash-out", "cash-change", "colour-change");

    /** Those of them that move no money. */
    private static final Set<String> CARDS = Set.of("card-in", "card-out");

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String PLACE = "command";

    private final Floor floor;
    private final Frames frames;
    private final PatronMachine patrons = new PatronMachine();

    Commands(Floor floor, Frames frames) {
        this.floor = floor;
        this.frames = frames;
    }

    /** Whether a command may have to read from the disk before it is decided. */
    static boolean mayWait(ObjectNode command) {
        return AROUND.contains(command.path("do").asString(""));
    }

    /** Sends a command; completed when the answer is durable, exceptionally where nothing was decided. */
    CompletableFuture<Told> send(Who who, String id, LiveTable<?, ?, ?, ?> table, ObjectNode command) {
        String name = command.path("do").asString("");
        return AROUND.contains(name) ? around(who, id, table, name, command) : play(who, id, table, command);
    }

    private <S, C, E, V> CompletableFuture<Told> play(
            Who who, String id, LiveTable<S, C, E, V> table, ObjectNode command) {
        Actor actor = who.actor();
        C parsed = read(table, who, command);
        return floor.play(actor, id, table, parsed).thenApply(to(table, who));
    }

    /** A command read as this sender's. */
    static <C> C read(LiveTable<?, C, ?, ?> table, Who who, ObjectNode command) {
        return table.wire().command(command, PLACE, speaker(who));
    }

    private static Speaker speaker(Who who) {
        return switch (who) {
            case Who.Nobody _ -> Speaker.UNKNOWN;
            case Who.Player(var patron) -> new Speaker(patron, Grade.DEALER);
            case Who.Staff(var _, var role) ->
                new Speaker(null, Objects.requireNonNullElse(role.grade(), Grade.DEALER));
        };
    }

    private <S, C, E, V> CompletableFuture<Told> around(
            Who who, String id, LiveTable<S, C, E, V> table, String name, ObjectNode command) {
        if (name.equals(JOIN)) return join(who, id, table, command);
        Actor actor = who.actor();
        Fields fields = new Fields(command, PLACE, speaker(who));
        fields.text("do");
        Patron patron = fields.patron("patron");
        Money amount = CARDS.contains(name) ? Money.ZERO : fields.money("amount");
        fields.complete();
        return switch (name) {
            case "card-in" ->
                floor.cardIn(self(actor, patron), id, patron, table).thenApply(told(patron));
            case "buy-in" ->
                floor.buyIn(self(actor, patron), id, patron, table, amount).thenApply(told(patron));
            case "cash-out" ->
                floor.cashOut(self(actor, patron), id, patron, table, amount).thenApply(told(patron));
            case "card-out" -> cardOut(actor, id, patron, table).thenApply(to(table, who));
            case "cash-change" ->
                floor.cashChange(staff(actor), id, patron, table, amount).thenApply(to(table, who));
            default ->
                floor.colourChange(staff(actor), id, patron, table, amount).thenApply(to(table, who));
        };
    }

    /** The card in, chips and a first command at the table, in one. */
    private <S, C, E, V> CompletableFuture<Told> join(
            Who who, String id, LiveTable<S, C, E, V> table, ObjectNode command) {
        Fields fields = new Fields(command, PLACE, speaker(who));
        fields.text("do");
        Money amount = fields.moneyOr("amount", Money.ZERO);
        if (!(fields.node(WITH) instanceof ObjectNode first))
            throw fields.bad(WITH, "expected a command of the game, such as {\"do\":\"sit\",\"box\":3}");
        fields.complete();
        if (!(who.actor() instanceof Actor.Guest guest)) throw new NotAllowed("only players come to a table");
        C parsed = table.wire().command(first, PLACE + "." + WITH, speaker(who));
        return floor.join(guest, id, table, amount, parsed).thenApply(to(table, who));
    }

    /** A patron's own, or, at a terminal that is not played at any more, an attendant's. */
    private <E> CompletableFuture<Answer<TableFact<E>>> cardOut(
            Actor actor, String id, Patron patron, LiveTable<?, ?, E, ?> table) {
        return actor instanceof Actor.Staff staff
                ? floor.terminals().clear(staff, id, patron, table)
                : floor.cardOut(self(actor, patron), id, patron, table);
    }

    private static Actor self(Actor actor, Patron patron) {
        if (actor instanceof Actor.Guest guest && guest.patron().equals(patron)) return actor;
        throw new NotAllowed("only " + patron + " does this for " + patron);
    }

    private static Actor.Staff staff(Actor actor) {
        if (actor instanceof Actor.Staff staff) return staff;
        throw new NotAllowed("chips are changed by those who deal");
    }

    private <E> Function<Answer<TableFact<E>>, Told> to(LiveTable<?, ?, E, ?> table, Who who) {
        return answer -> told(table, answer, who);
    }

    private <S, C, E, V> Told told(LiveTable<S, C, E, V> table, Answer<TableFact<E>> answer, Who who) {
        Viewer viewer = who.viewer();
        Others others = frames.others(table, table.hosted(), viewer);
        return switch (answer) {
            case Answer.Done<TableFact<E>>(var version, var facts) ->
                new Told.Events(version, json(out -> table.tell(others.over(out), facts, viewer)));
            case Answer.Refused<TableFact<E>>(var _, var rule, var reason, var detail) ->
                new Told.Refusal(rule, reason, others.in(detail, present(table, who)));
        };
    }

    /** Everybody whom a refusal at a table may speak of. */
    private static Set<Patron> present(LiveTable<?, ?, ?, ?> table, Who who) {
        Set<Patron> present = new HashSet<>();
        for (Visit visit : table.hosted().visits()) present.add(visit.patron());
        if (who instanceof Who.Player(var patron)) present.add(patron);
        return present;
    }

    private Function<Answer<PatronEvent>, Told> told(Patron patron) {
        return answer -> told(patron, answer);
    }

    private Told told(Patron patron, Answer<PatronEvent> answer) {
        return switch (answer) {
            case Answer.Done<PatronEvent>(var _, var events) ->
                new Told.Events(null, json(out -> {
                    out.writeStartArray();
                    for (PatronEvent event : events) patrons.codec().writeEvent(out, event);
                    out.writeEndArray();
                }));
            case Answer.Refused<PatronEvent>(var _, var rule, var reason, var detail) ->
                new Told.Refusal(rule, reason, Strangers.in(detail, Set.of(patron), frames::ownName));
        };
    }

    static String json(Consumer<JsonGenerator> writing) {
        StringWriter text = new StringWriter(256);
        try (JsonGenerator out = MAPPER.createGenerator(text)) {
            writing.accept(out);
        }
        return text.toString();
    }
}
