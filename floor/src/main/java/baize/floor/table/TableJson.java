package baize.floor.table;

import baize.floor.chance.Sealed;
import baize.floor.chance.Seed;
import baize.floor.chance.Seeds.Committed;
import baize.floor.journal.Hash;
import baize.floor.stream.Codec;
import baize.floor.table.Hosted.Revealed;
import baize.floor.table.Hosted.Waiting;
import baize.floor.table.TableFact.Happened;
import baize.floor.table.TableOrder.Play;
import baize.floor.ticket.TicketNumber;
import baize.wire.Form;
import baize.wire.GameWire;
import baize.wire.Json;
import baize.wire.Malformed;
import baize.wire.Names;
import baize.wire.Speaker;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/** The stored form of a hosted table: the game's JSON is its own, what the house adds stands under {@code house/}. */
record TableJson<S, C, E, V>(GameWire<S, C, E, V> wire, TableMachine<S, C, E, V> machine)
        implements Codec<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> {
    private static final String STATE = "house/table/1";

    static final Names<HouseOrder> ORDERS = new Names<HouseOrder>()
            .name("house/set-up", HouseOrder.SetUp.class)
            .name("house/enter", HouseOrder.Enter.class)
            .name("house/renew", HouseOrder.Renew.class)
            .name("house/exit", HouseOrder.Exit.class)
            .name("house/bring-chips", HouseOrder.BringChips.class)
            .name("house/take-chips", HouseOrder.TakeChips.class)
            .name("house/change-colour", HouseOrder.ChangeColour.class)
            .name("house/insert-note", HouseOrder.InsertNote.class)
            .name("house/insert-ticket", HouseOrder.InsertTicket.class)
            .name("house/print-ticket", HouseOrder.PrintTicket.class)
            .name("house/pay-by-hand", HouseOrder.PayByHand.class)
            .name("house/clear-terminal", HouseOrder.ClearTerminal.class)
            .name("house/commit", HouseOrder.Commit.class)
            .name("house/reveal", HouseOrder.Reveal.class)
            .name("house/resume", HouseOrder.Resume.class);

    static final Names<HouseFact> FACTS = new Names<HouseFact>()
            .name("house/table-set-up/1", HouseFact.TableSetUp.class)
            .name("house/seed-committed/1", HouseFact.SeedCommitted.class)
            .name("house/outcome-drawn/1", HouseFact.OutcomeDrawn.class)
            .name("house/seed-revealed/1", HouseFact.SeedRevealed.class)
            .name("house/visit-began/1", HouseFact.VisitBegan.class)
            .name("house/visit-renewed/1", HouseFact.VisitRenewed.class)
            .name("house/visit-ended/1", HouseFact.VisitEnded.class)
            .name("house/chips-brought/1", HouseFact.ChipsBrought.class)
            .name("house/chips-taken/1", HouseFact.ChipsTaken.class)
            .name("house/colour-changed/1", HouseFact.ColourChanged.class)
            .name("house/ticket-inserted/1", HouseFact.TicketInserted.class)
            .name("house/ticket-printed/1", HouseFact.TicketPrinted.class)
            .name("house/paid-by-hand/1", HouseFact.PaidByHand.class)
            .name("house/paid-into-account/1", HouseFact.PaidIntoAccount.class)
            .name("house/charged-to-account/1", HouseFact.ChargedToAccount.class)
            .name("house/dollars-paid/1", HouseFact.DollarsPaid.class)
            .name("house/resumed/1", HouseFact.Resumed.class);

    private static final JsonMapper MAPPER = Json.mapper(module());
    private static final Form<HouseOrder> ORDER = new Form<>(MAPPER, HouseOrder.class, Form.Key.DO, ORDERS);
    private static final Form<HouseFact> FACT = new Form<>(MAPPER, HouseFact.class, Form.Key.EVENT, FACTS);

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("house");
        Json.text(module, Hash.class, Hash::toString, Hash::parse);
        Json.text(module, Seed.class, Seed::hex, Seed::new);
        Json.text(module, Sealed.class, Sealed::text, Sealed::new);
        Json.text(module, TicketNumber.class, TicketNumber::digits, TicketNumber::new);
        Form.register(module, HouseOrder.class, Form.Key.DO, ORDERS);
        Form.register(module, HouseFact.class, Form.Key.EVENT, FACTS);
        return module;
    }

    @Override
    public void writeCommand(JsonGenerator out, TableOrder<C> order) {
        switch (order) {
            case Play<C>(var command) -> wire.writeCommand(out, command);
            case TableOrder.House<C>(var house) -> ORDER.write(out, house);
        }
    }

    @Override
    public void writeEvent(JsonGenerator out, TableFact<E> fact) {
        switch (fact) {
            case Happened<E>(var event) -> wire.writeEvent(out, event);
            case TableFact.Around<E>(var house) -> FACT.write(out, house);
        }
    }

    @Override
    public TableOrder<C> command(JsonNode json) {
        String name = json.path("do").asString();
        return name.startsWith("house/")
                ? new TableOrder.House<>(ORDER.read(json))
                : new Play<>(wire.command(json, "do", Speaker.JOURNAL));
    }

    @Override
    public TableFact<E> event(JsonNode json) {
        String name = json.path("event").asString();
        return name.startsWith("house/") ? new TableFact.Around<>(FACT.read(json)) : new Happened<>(wire.event(json));
    }

    /** What a state holds besides the game's own. */
    record Kept(
            @Nullable Setup setup,
            @Nullable Committed committed,
            int draws,
            @Nullable Revealed revealed,
            List<Visit> visits,
            @Nullable Waiting waiting,
            @Nullable Instant resumed) {}

    @Override
    public void writeState(JsonGenerator out, Hosted<S, C, E, V> state) {
        ObjectNode json = MAPPER.createObjectNode().put("form", STATE);
        json.set(
                "house",
                MAPPER.valueToTree(new Kept(
                        state.setup(),
                        state.committed(),
                        state.draws(),
                        state.revealed(),
                        state.visits(),
                        state.waiting(),
                        state.resumed())));
        json.set("game", wire.stateJson(state.state()));
        MAPPER.writeTree(out, json);
    }

    @Override
    public Hosted<S, C, E, V> state(JsonNode json) {
        if (!json.path("form").asString().equals(STATE)) throw new Malformed("form", "expected " + STATE);
        Kept kept = MAPPER.treeToValue(json.path("house"), Kept.class);
        Map<String, String> settings =
                kept.setup() == null ? Map.of() : kept.setup().settings();
        return new Hosted<>(
                kept.setup(),
                machine.game(settings),
                wire.state(json.path("game")),
                kept.committed(),
                kept.draws(),
                kept.revealed(),
                List.copyOf(kept.visits()),
                kept.waiting(),
                kept.resumed());
    }
}
