package baize.wire;

import static baize.wire.Form.Key.DO;
import static baize.wire.Form.Key.EVENT;
import static baize.wire.Form.Key.STATE;

import baize.core.pay.Ending;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoIrregularity;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.BingoShowdown;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.*;
import baize.games.bingo.BingoView;
import baize.games.jackpot.JackpotEvent;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** How the commands, events and states of bingo are written, under which names. */
final class BingoForms implements Forms<BingoState, BingoCommand, BingoEvent, BingoView> {
    static final Names<BingoCommand> COMMANDS = new Names<BingoCommand>()
            .name("open-session", OpenSession.class)
            .name("issue", Issue.class)
            .name("automatic", Automatic.class)
            .name("mark", Mark.class)
            .name("claim", Claim.class)
            .name("start", Start.class)
            .name("call", Call.class)
            .name("verify", Verify.class)
            .name("settle", Settle.class)
            .name("tell-jackpot", TellJackpot.class);

    static final Names<BingoIrregularity> IRREGULARITIES = new Names<BingoIrregularity>()
            .name("correct-call", CorrectCall.class)
            .name("terminal-error", TerminalError.class)
            .name("card-fails", CardFails.class)
            .name("replace-card", ReplaceCard.class)
            .name("invalidate", Invalidate.class)
            .name("void-entry", VoidEntry.class);

    static final Names<BingoEvent> EVENTS = new Names<BingoEvent>()
            .name("bingo/session-opened/1", SessionOpened.class)
            .name("bingo/card-issued/1", CardIssued.class)
            .name("bingo/automatic-set/1", AutomaticSet.class)
            .name("bingo/number-marked/1", NumberMarked.class)
            .name("bingo/game-started/1", GameStarted.class)
            .name("bingo/number-called/1", NumberCalled.class)
            .name("bingo/prize-forfeited/1", PrizeForfeited.class)
            .name("bingo/claim-made/1", ClaimMade.class)
            .name("bingo/claim-verified/1", ClaimVerified.class)
            .name("bingo/claim-rejected/1", ClaimRejected.class)
            .name("bingo/minors-settled/1", MinorsSettled.class)
            .name("bingo/game-settled/1", GameSettled.class)
            .name("bingo/game-voided/1", GameVoided.class)
            .name("bingo/game-undone/1", GameUndone.class)
            .name("bingo/fees-returned/1", FeesReturned.class)
            .name("bingo/session-ended/1", SessionEnded.class)
            .name("bingo/call-corrected/1", CallCorrected.class)
            .name("bingo/forfeit-lifted/1", ForfeitLifted.class)
            .name("bingo/claim-undone/1", ClaimUndone.class)
            .name("bingo/prizes-recalled/1", PrizesRecalled.class)
            .name("bingo/shares-paid/1", SharesPaid.class)
            .name("bingo/card-failed/1", CardFailed.class)
            .name("bingo/card-replaced/1", CardReplaced.class)
            .name("bingo/outcome-invalidated/1", OutcomeInvalidated.class)
            .name("bingo/entry-voided/1", EntryVoided.class)
            .name("bingo/player-left/1", PlayerLeft.class)
            .name("bingo/jackpot-told/1", JackpotTold.class);

    static final Names<BingoState> STATES = new Names<BingoState>()
            .name("bingo/settled/1", Settled.class)
            .name("bingo/issuing/1", Issuing.class)
            .name("bingo/calling/1", Calling.class)
            .name("bingo/checking/1", Checking.class);

    private final JsonMapper mapper = Json.mapper(module());
    private final Form<BingoCommand> commands = new Form<>(mapper, BingoCommand.class, DO, COMMANDS);
    private final Form<TableCommand> tableCommands = new Form<>(mapper, TableCommand.class, DO, TableWire.COMMANDS);
    private final Form<BingoIrregularity> irregularities =
            new Form<>(mapper, BingoIrregularity.class, DO, IRREGULARITIES);
    private final Form<BingoEvent> events = new Form<>(mapper, BingoEvent.class, EVENT, EVENTS);
    private final Form<TableEvent> tableEvents = new Form<>(mapper, TableEvent.class, EVENT, TableWire.EVENTS);
    private final Form<JackpotEvent> jackpotEvents = new Form<>(mapper, JackpotEvent.class, EVENT, JackpotWire.EVENTS);
    private final Form<BingoState> states = new Form<>(mapper, BingoState.class, STATE, STATES);

    private final ObjectWriter views =
            mapper.writerFor(BingoView.class).without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);

    @Override
    public JsonMapper mapper() {
        return mapper;
    }

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("bingo");
        Json.text(module, Ending.class, Ending::id, BingoForms::ending);
        Form.register(module, BingoCommand.class, DO, COMMANDS);
        Form.register(module, TableCommand.class, DO, TableWire.COMMANDS);
        Form.register(module, BingoIrregularity.class, DO, IRREGULARITIES);
        Form.register(module, BingoEvent.class, EVENT, EVENTS);
        Form.register(module, TableEvent.class, EVENT, TableWire.EVENTS);
        Form.register(module, JackpotEvent.class, EVENT, JackpotWire.EVENTS);
        Form.register(module, BingoState.class, STATE, STATES);
        module.setMixInAnnotation(Invalidate.class, InvalidationInPlace.class);
        return module;
    }

    private static BingoShowdown ending(String id) {
        for (BingoShowdown row : BingoShowdown.values()) if (row.id().equals(id)) return row;
        throw new IllegalArgumentException("no such ending: " + id);
    }

    interface InvalidationInPlace {
        @JsonUnwrapped
        Invalidation invalidation();
    }

    @Override
    public void writeCommand(JsonGenerator out, BingoCommand command) {
        switch (command) {
            case AtTable(var shared) -> tableCommands.write(out, shared);
            case Remedy(var irregularity) -> irregularities.write(out, irregularity);
            case BingoCommand.Player _, BingoCommand.Chance _, Claim _, Verify _, Settle _, TellJackpot _ ->
                commands.write(out, command);
        }
    }

    @Override
    public void writeEvent(JsonGenerator out, BingoEvent event) {
        switch (event) {
            case TableChanged(var shared) -> tableEvents.write(out, shared);
            case JackpotMoved(var moved) -> jackpotEvents.write(out, moved);
            default -> events.write(out, event);
        }
    }

    @Override
    public BingoEvent event(JsonNode json) {
        JsonNode name = json.get("event");
        String text = name != null && name.isString() ? name.stringValue() : "";
        if (TableWire.EVENTS.has(text)) return new TableChanged(tableEvents.read(json));
        return JackpotWire.EVENTS.has(text) ? new JackpotMoved(jackpotEvents.read(json)) : events.read(json);
    }

    @Override
    public void writeState(JsonGenerator out, BingoState state) {
        states.write(out, state);
    }

    @Override
    public BingoState state(JsonNode json) {
        return states.read(json);
    }

    @Override
    public void writeView(JsonGenerator out, BingoView view) {
        views.writeValue(out, view);
    }
}
