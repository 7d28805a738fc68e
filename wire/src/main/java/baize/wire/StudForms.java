package baize.wire;

import static baize.wire.Form.Key.DO;
import static baize.wire.Form.Key.EVENT;
import static baize.wire.Form.Key.STATE;

import baize.core.engine.Grade;
import baize.core.pay.Ending;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudIrregularity;
import baize.games.caribbeanstud.StudIrregularity.*;
import baize.games.caribbeanstud.StudShowdown;
import baize.games.caribbeanstud.StudState;
import baize.games.caribbeanstud.StudState.*;
import baize.games.caribbeanstud.StudView;
import baize.games.jackpot.JackpotEvent;
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

/** How Caribbean Stud's commands, events and states are written, under which names. */
final class StudForms implements Forms<StudState, StudCommand, StudEvent, StudView> {
    static final Names<StudCommand> COMMANDS = new Names<StudCommand>()
            .name("wager", Wager.class)
            .name("change", Change.class)
            .name("withdraw", Withdraw.class)
            .name("bet", Bet.class)
            .name("fold", Fold.class)
            .name("concede", Concede.class)
            .name("no-more-bets", NoMoreBets.class)
            .name("expose", Expose.class)
            .name("reveal", Reveal.class)
            .name("deal", Deal.class)
            .name("time-out", TimeOut.class)
            .name("tell-jackpot", TellJackpot.class);

    static final Names<StudIrregularity> IRREGULARITIES = new Names<StudIrregularity>()
            .name("misdeal", Misdeal.class)
            .name("expose-card", ExposeCard.class)
            .name("wrong-count", WrongCount.class)
            .name("hand-to-empty-box", HandToEmptyBox.class)
            .name("missing-card", MissingCard.class)
            .name("foreign-card", ForeignCard.class)
            .name("call-time", CallTime.class)
            .name("device-fails", DeviceFails.class)
            .name("jackpot-fails", JackpotFails.class)
            .name("jackpot-works", JackpotWorks.class)
            .name("jackpot-undetected", JackpotUndetected.class)
            .name("allow-jackpot", AllowJackpot.class)
            .name("found-wager", FoundWager.class)
            .name("loss-limit-exceeded", LossLimitExceeded.class)
            .name("invalid-wager", InvalidWager.class)
            .name("refuse-wager", RefuseWager.class)
            .name("void-hand", VoidHand.class)
            .name("void-round", VoidRound.class)
            .name("invalidate", Invalidate.class);

    static final Names<StudEvent> EVENTS = new Names<StudEvent>()
            .name("caribbean-stud/round-opened/1", RoundOpened.class)
            .name("caribbean-stud/wager-placed/1", WagerPlaced.class)
            .name("caribbean-stud/wager-changed/1", WagerChanged.class)
            .name("caribbean-stud/wager-withdrawn/1", WagerWithdrawn.class)
            .name("caribbean-stud/wager-refused/1", WagerRefused.class)
            .name("caribbean-stud/wager-returned/1", WagerReturned.class)
            .name("caribbean-stud/wagering-closed/1", WageringClosed.class)
            .name("caribbean-stud/hands-dealt/1", HandsDealt.class)
            .name("caribbean-stud/bet-placed/1", BetPlaced.class)
            .name("caribbean-stud/hand-ended/1", HandEnded.class)
            .name("caribbean-stud/jackpot-wager-ended/1", JackpotWagerEnded.class)
            .name("caribbean-stud/wagers-invalid/1", WagersInvalid.class)
            .name("caribbean-stud/jackpot-told/1", JackpotTold.class)
            .name("caribbean-stud/jackpot-allowed/1", JackpotAllowed.class)
            .name("caribbean-stud/jackpot-failed/1", JackpotFailed.class)
            .name("caribbean-stud/jackpot-restored/1", JackpotRestored.class)
            .name("caribbean-stud/card-exposed/1", CardExposed.class)
            .name("caribbean-stud/empty-box-cleared/1", EmptyBoxCleared.class)
            .name("caribbean-stud/card-at-fault/1", CardAtFault.class)
            .name("caribbean-stud/device-failed/1", DeviceFailed.class)
            .name("caribbean-stud/outcome-invalidated/1", OutcomeInvalidated.class)
            .name("caribbean-stud/dealer-exposed/1", DealerExposed.class)
            .name("caribbean-stud/round-settled/1", RoundSettled.class)
            .name("caribbean-stud/round-voided/1", RoundVoided.class)
            .name("caribbean-stud/round-undone/1", RoundUndone.class);

    static final Names<StudState> STATES = new Names<StudState>()
            .name("caribbean-stud/settled/1", Settled.class)
            .name("caribbean-stud/betting/1", Betting.class)
            .name("caribbean-stud/closed/1", Closed.class)
            .name("caribbean-stud/dealt/1", Dealt.class)
            .name("caribbean-stud/deciding/1", Deciding.class)
            .name("caribbean-stud/exposed/1", Exposed.class);

    private final JsonMapper mapper = Json.mapper(module());
    private final Form<StudCommand> commands = new Form<>(mapper, StudCommand.class, DO, COMMANDS);
    private final Form<TableCommand> tableCommands = new Form<>(mapper, TableCommand.class, DO, TableWire.COMMANDS);
    private final Form<StudIrregularity> irregularities =
            new Form<>(mapper, StudIrregularity.class, DO, IRREGULARITIES);
    private final Form<StudEvent> events = new Form<>(mapper, StudEvent.class, EVENT, EVENTS);
    private final Form<TableEvent> tableEvents = new Form<>(mapper, TableEvent.class, EVENT, TableWire.EVENTS);
    private final Form<JackpotEvent> jackpotEvents = new Form<>(mapper, JackpotEvent.class, EVENT, JackpotWire.EVENTS);
    private final Form<StudState> states = new Form<>(mapper, StudState.class, STATE, STATES);

    private final ObjectWriter views =
            mapper.writerFor(StudView.class).without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);

    @Override
    public JsonMapper mapper() {
        return mapper;
    }

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("caribbean-stud");
        Json.text(module, Ending.class, Ending::id, StudForms::ending);
        Form.register(module, StudCommand.class, DO, COMMANDS);
        Form.register(module, TableCommand.class, DO, TableWire.COMMANDS);
        Form.register(module, StudIrregularity.class, DO, IRREGULARITIES);
        Form.register(module, StudEvent.class, EVENT, EVENTS);
        Form.register(module, TableEvent.class, EVENT, TableWire.EVENTS);
        Form.register(module, JackpotEvent.class, EVENT, JackpotWire.EVENTS);
        Form.register(module, StudState.class, STATE, STATES);
        for (Class<?> type : List.of(CallTime.class, RefuseWager.class, VoidHand.class))
            module.setMixInAnnotation(type, WhoseInPlace.class);
        return module;
    }

    private static StudShowdown ending(String id) {
        for (StudShowdown row : StudShowdown.values()) if (row.id().equals(id)) return row;
        throw new IllegalArgumentException("no such ending: " + id);
    }

    /** Whose hand it is stands among the other fields. */
    interface WhoseInPlace {
        @JsonUnwrapped
        Whose whose();
    }

    @Override
    public void writeCommand(JsonGenerator out, StudCommand command) {
        switch (command) {
            case AtTable(var shared) -> tableCommands.write(out, shared);
            case Remedy(ExposeCard c) when c.box() == null -> exposeDealersCard(out, c);
            case Remedy(WrongCount c) when c.box() == null -> miscountDealersHand(out, c);
            case Remedy(var irregularity) -> irregularities.write(out, irregularity);
            case StudCommand.Player _, StudCommand.Dealer _, StudCommand.Chance _, StudCommand.Clock _, TellJackpot _ ->
                commands.write(out, command);
        }
    }

    /** The dealer's hand has no box and is named as such. */
    private static void exposeDealersCard(JsonGenerator out, ExposeCard c) {
        ofDealer(out, c, c.by());
        if (c.card() != null) out.writeStringProperty("card", c.card().toString());
        out.writeEndObject();
    }

    private static void miscountDealersHand(JsonGenerator out, WrongCount c) {
        ofDealer(out, c, c.by());
        out.writeNumberProperty("count", c.count());
        out.writeEndObject();
    }

    private static void ofDealer(JsonGenerator out, StudIrregularity irregularity, Grade by) {
        out.writeStartObject();
        out.writeStringProperty("do", IRREGULARITIES.of(irregularity));
        out.writeStringProperty("by", by.id());
        out.writeBooleanProperty("dealer", true);
    }

    @Override
    public void writeEvent(JsonGenerator out, StudEvent event) {
        switch (event) {
            case TableChanged(var shared) -> tableEvents.write(out, shared);
            case JackpotMoved(var moved) -> jackpotEvents.write(out, moved);
            default -> events.write(out, event);
        }
    }

    @Override
    public StudEvent event(JsonNode json) {
        JsonNode name = json.get("event");
        String text = name != null && name.isString() ? name.stringValue() : "";
        if (TableWire.EVENTS.has(text)) return new TableChanged(tableEvents.read(json));
        return JackpotWire.EVENTS.has(text) ? new JackpotMoved(jackpotEvents.read(json)) : events.read(json);
    }

    @Override
    public void writeState(JsonGenerator out, StudState state) {
        states.write(out, state);
    }

    @Override
    public void writeView(JsonGenerator out, StudView view) {
        views.writeValue(out, view);
    }

    @Override
    public StudState state(JsonNode json) {
        return states.read(json);
    }
}
