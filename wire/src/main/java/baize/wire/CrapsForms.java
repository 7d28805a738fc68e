package baize.wire;

import static baize.wire.Form.Key.DO;
import static baize.wire.Form.Key.EVENT;
import static baize.wire.Form.Key.STATE;

import baize.core.dice.Dice;
import baize.core.dice.Throw;
import baize.core.pay.Ending;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsIrregularity;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsShowdown;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsState.*;
import baize.games.craps.CrapsView;
import baize.games.craps.Spot;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.Whose;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** How the commands, events and states of craps are written, under which names. */
final class CrapsForms implements Forms<CrapsState, CrapsCommand, CrapsEvent, CrapsView> {
    static final Names<CrapsCommand> COMMANDS = new Names<CrapsCommand>()
            .name("wager", Wager.class)
            .name("change", Change.class)
            .name("withdraw", Withdraw.class)
            .name("move", Move.class)
            .name("close-wagering", CloseWagering.class)
            .name("shoot", Shoot.class);

    static final Names<CrapsIrregularity> IRREGULARITIES = new Names<CrapsIrregularity>()
            .name("cocked", Cocked.class)
            .name("tumbler-fails", TumblerFails.class)
            .name("terminal-fails", TerminalFails.class)
            .name("recalculate", Recalculate.class)
            .name("system-fails", SystemFails.class)
            .name("relax", Relax.class)
            .name("withhold", Withhold.class)
            .name("determine", Determine.class)
            .name("invalid-wager", InvalidWager.class)
            .name("void-wagers", VoidWagers.class)
            .name("invalidate", Invalidate.class)
            .name("warn-of-close", WarnOfClose.class)
            .name("vacate", Vacate.class);

    static final Names<CrapsEvent> EVENTS = new Names<CrapsEvent>()
            .name("craps/round-opened/1", RoundOpened.class)
            .name("craps/wager-placed/1", WagerPlaced.class)
            .name("craps/wager-taken/1", WagerTaken.class)
            .name("craps/standing-moved/1", StandingMoved.class)
            .name("craps/standing-put-back/1", StandingPutBack.class)
            .name("craps/wagering-closed/1", WageringClosed.class)
            .name("craps/round-settled/1", RoundSettled.class)
            .name("craps/round-voided/1", RoundVoided.class)
            .name("craps/wagers-voided/1", WagersVoided.class)
            .name("craps/terminal-failed/1", TerminalFailed.class)
            .name("craps/terminal-recalculated/1", TerminalRecalculated.class)
            .name("craps/round-unwound/1", RoundUnwound.class)
            .name("craps/held-unwound/1", HeldUnwound.class)
            .name("craps/period-relaxed/1", PeriodRelaxed.class)
            .name("craps/credits-withheld/1", CreditsWithheld.class)
            .name("craps/credits-determined/1", CreditsDetermined.class)
            .name("craps/outcome-invalidated/1", OutcomeInvalidated.class)
            .name("craps/close-warned/1", CloseWarned.class)
            .name("craps/player-left/1", PlayerLeft.class);

    static final Names<CrapsState> STATES = new Names<CrapsState>()
            .name("craps/settled/1", Settled.class)
            .name("craps/wagering/1", Wagering.class)
            .name("craps/shooting/1", Shooting.class);

    private final JsonMapper mapper = Json.mapper(module());
    private final Form<CrapsCommand> commands = new Form<>(mapper, CrapsCommand.class, DO, COMMANDS);
    private final Form<TableCommand> tableCommands = new Form<>(mapper, TableCommand.class, DO, TableWire.COMMANDS);
    private final Form<CrapsIrregularity> irregularities =
            new Form<>(mapper, CrapsIrregularity.class, DO, IRREGULARITIES);
    private final Form<CrapsEvent> events = new Form<>(mapper, CrapsEvent.class, EVENT, EVENTS);
    private final Form<TableEvent> tableEvents = new Form<>(mapper, TableEvent.class, EVENT, TableWire.EVENTS);
    private final Form<CrapsState> states = new Form<>(mapper, CrapsState.class, STATE, STATES);

    private final ObjectWriter views =
            mapper.writerFor(CrapsView.class).without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);

    @Override
    public JsonMapper mapper() {
        return mapper;
    }

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("craps");
        Json.text(module, Ending.class, Ending::id, CrapsForms::ending);
        Json.text(module, Spot.class, Spot::id, Spot::parse);
        Json.text(module, Dice.class, Dice::toString, Dice::parse);
        Json.text(module, Throw.class, Throw::toString, Throw::parse);
        Form.register(module, CrapsCommand.class, DO, COMMANDS);
        Form.register(module, TableCommand.class, DO, TableWire.COMMANDS);
        Form.register(module, CrapsIrregularity.class, DO, IRREGULARITIES);
        Form.register(module, CrapsEvent.class, EVENT, EVENTS);
        Form.register(module, TableEvent.class, EVENT, TableWire.EVENTS);
        Form.register(module, CrapsState.class, STATE, STATES);
        for (Class<?> type : List.of(TerminalFails.class, Recalculate.class))
            module.setMixInAnnotation(type, WhoseInPlace.class);
        module.setMixInAnnotation(Invalidate.class, InvalidationInPlace.class);
        return module;
    }

    private static CrapsShowdown ending(String id) {
        for (CrapsShowdown row : CrapsShowdown.values()) if (row.id().equals(id)) return row;
        throw new IllegalArgumentException("no such ending: " + id);
    }

    /** Whose terminal it is stands among the other fields. */
    interface WhoseInPlace {
        @JsonUnwrapped
        Whose whose();
    }

    interface InvalidationInPlace {
        @JsonUnwrapped
        Invalidation invalidation();
    }

    @Override
    public void writeCommand(JsonGenerator out, CrapsCommand command) {
        switch (command) {
            case AtTable(var shared) -> tableCommands.write(out, shared);
            case Remedy(var irregularity) -> irregularities.write(out, irregularity);
            case CrapsCommand.Player _, CrapsCommand.Chance _ -> commands.write(out, command);
        }
    }

    @Override
    public void writeEvent(JsonGenerator out, CrapsEvent event) {
        if (event instanceof TableChanged(var shared)) tableEvents.write(out, shared);
        else events.write(out, event);
    }

    @Override
    public CrapsEvent event(JsonNode json) {
        JsonNode name = json.get("event");
        boolean shared = name != null && name.isString() && TableWire.EVENTS.has(name.stringValue());
        return shared ? new TableChanged(tableEvents.read(json)) : events.read(json);
    }

    @Override
    public void writeState(JsonGenerator out, CrapsState state) {
        states.write(out, state);
    }

    @Override
    public CrapsState state(JsonNode json) {
        return states.read(json);
    }

    @Override
    public void writeView(JsonGenerator out, CrapsView view) {
        views.writeValue(out, view);
    }
}
