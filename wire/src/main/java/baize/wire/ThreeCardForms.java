package baize.wire;

import static baize.wire.Form.Key.DO;
import static baize.wire.Form.Key.EVENT;
import static baize.wire.Form.Key.STATE;

import baize.core.engine.Grade;
import baize.core.pay.Ending;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.Whose;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.*;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardEvent.*;
import baize.games.threecard.ThreeCardIrregularity;
import baize.games.threecard.ThreeCardIrregularity.*;
import baize.games.threecard.ThreeCardShowdown;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardState.*;
import baize.games.threecard.ThreeCardView;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** How Three Card Poker's commands, events and states are written, under which names. */
final class ThreeCardForms implements Forms<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> {
    static final Names<ThreeCardCommand> COMMANDS = new Names<ThreeCardCommand>()
            .name("wager", Wager.class)
            .name("change", Change.class)
            .name("withdraw", Withdraw.class)
            .name("play", Play.class)
            .name("fold", Fold.class)
            .name("concede", Concede.class)
            .name("no-more-bets", NoMoreBets.class)
            .name("expose", Expose.class)
            .name("reveal", Reveal.class)
            .name("deal", Deal.class)
            .name("time-out", TimeOut.class);

    static final Names<ThreeCardIrregularity> IRREGULARITIES = new Names<ThreeCardIrregularity>()
            .name("misdeal", Misdeal.class)
            .name("expose-card", ExposeCard.class)
            .name("wrong-count", WrongCount.class)
            .name("hand-to-empty-box", HandToEmptyBox.class)
            .name("missing-card", MissingCard.class)
            .name("foreign-card", ForeignCard.class)
            .name("cannot-match", CannotMatch.class)
            .name("call-time", CallTime.class)
            .name("device-fails", DeviceFails.class)
            .name("found-wager", FoundWager.class)
            .name("refuse-wager", RefuseWager.class)
            .name("void-hand", VoidHand.class)
            .name("void-round", VoidRound.class)
            .name("invalidate", Invalidate.class);

    static final Names<ThreeCardEvent> EVENTS = new Names<ThreeCardEvent>()
            .name("three-card-poker/round-opened/1", RoundOpened.class)
            .name("three-card-poker/wager-placed/1", WagerPlaced.class)
            .name("three-card-poker/wager-changed/1", WagerChanged.class)
            .name("three-card-poker/wager-withdrawn/1", WagerWithdrawn.class)
            .name("three-card-poker/wager-refused/1", WagerRefused.class)
            .name("three-card-poker/wagering-closed/1", WageringClosed.class)
            .name("three-card-poker/hands-dealt/1", HandsDealt.class)
            .name("three-card-poker/play-placed/1", PlayPlaced.class)
            .name("three-card-poker/hand-ended/1", HandEnded.class)
            .name("three-card-poker/player-warned/1", PlayerWarned.class)
            .name("three-card-poker/card-exposed/1", CardExposed.class)
            .name("three-card-poker/empty-box-cleared/1", EmptyBoxCleared.class)
            .name("three-card-poker/card-at-fault/1", CardAtFault.class)
            .name("three-card-poker/device-failed/1", DeviceFailed.class)
            .name("three-card-poker/outcome-invalidated/1", OutcomeInvalidated.class)
            .name("three-card-poker/dealer-exposed/1", DealerExposed.class)
            .name("three-card-poker/round-settled/1", RoundSettled.class)
            .name("three-card-poker/round-voided/1", RoundVoided.class)
            .name("three-card-poker/round-undone/1", RoundUndone.class);

    static final Names<ThreeCardState> STATES = new Names<ThreeCardState>()
            .name("three-card-poker/settled/1", Settled.class)
            .name("three-card-poker/betting/1", Betting.class)
            .name("three-card-poker/closed/1", Closed.class)
            .name("three-card-poker/dealt/1", Dealt.class)
            .name("three-card-poker/deciding/1", Deciding.class)
            .name("three-card-poker/exposed/1", Exposed.class);

    private final JsonMapper mapper = Json.mapper(module());
    private final Form<ThreeCardCommand> commands = new Form<>(mapper, ThreeCardCommand.class, DO, COMMANDS);
    private final Form<TableCommand> tableCommands = new Form<>(mapper, TableCommand.class, DO, TableWire.COMMANDS);
    private final Form<ThreeCardIrregularity> irregularities =
            new Form<>(mapper, ThreeCardIrregularity.class, DO, IRREGULARITIES);
    private final Form<ThreeCardEvent> events = new Form<>(mapper, ThreeCardEvent.class, EVENT, EVENTS);
    private final Form<TableEvent> tableEvents = new Form<>(mapper, TableEvent.class, EVENT, TableWire.EVENTS);
    private final Form<ThreeCardState> states = new Form<>(mapper, ThreeCardState.class, STATE, STATES);

    private final ObjectWriter views =
            mapper.writerFor(ThreeCardView.class).without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);

    @Override
    public JsonMapper mapper() {
        return mapper;
    }

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("three-card-poker");
        Json.text(module, Ending.class, Ending::id, ThreeCardForms::ending);
        Form.register(module, ThreeCardCommand.class, DO, COMMANDS);
        Form.register(module, TableCommand.class, DO, TableWire.COMMANDS);
        Form.register(module, ThreeCardIrregularity.class, DO, IRREGULARITIES);
        Form.register(module, ThreeCardEvent.class, EVENT, EVENTS);
        Form.register(module, TableEvent.class, EVENT, TableWire.EVENTS);
        Form.register(module, ThreeCardState.class, STATE, STATES);
        for (Class<?> type : List.of(CannotMatch.class, CallTime.class, RefuseWager.class, VoidHand.class))
            module.setMixInAnnotation(type, WhoseInPlace.class);
        return module;
    }

    private static ThreeCardShowdown ending(String id) {
        for (ThreeCardShowdown row : ThreeCardShowdown.values()) if (row.id().equals(id)) return row;
        throw new IllegalArgumentException("no such ending: " + id);
    }

    /** Whose hand it is stands among the other fields. */
    interface WhoseInPlace {
        @JsonUnwrapped
        Whose whose();
    }

    @Override
    public void writeCommand(JsonGenerator out, ThreeCardCommand command) {
        switch (command) {
            case AtTable(var shared) -> tableCommands.write(out, shared);
            case Remedy(ExposeCard c) when c.box() == null -> exposeDealersCard(out, c);
            case Remedy(WrongCount c) when c.box() == null -> miscountDealersHand(out, c);
            case Remedy(var irregularity) -> irregularities.write(out, irregularity);
            case ThreeCardCommand.Player _,
                    ThreeCardCommand.Dealer _,
                    ThreeCardCommand.Chance _,
                    ThreeCardCommand.Clock _ -> commands.write(out, command);
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

    private static void ofDealer(JsonGenerator out, ThreeCardIrregularity irregularity, Grade by) {
        out.writeStartObject();
        out.writeStringProperty("do", IRREGULARITIES.of(irregularity));
        out.writeStringProperty("by", by.id());
        out.writeBooleanProperty("dealer", true);
    }

    @Override
    public void writeEvent(JsonGenerator out, ThreeCardEvent event) {
        if (event instanceof TableChanged(var shared)) tableEvents.write(out, shared);
        else events.write(out, event);
    }

    @Override
    public ThreeCardEvent event(JsonNode json) {
        JsonNode name = json.get("event");
        boolean shared = name != null && name.isString() && TableWire.EVENTS.has(name.stringValue());
        return shared ? new TableChanged(tableEvents.read(json)) : events.read(json);
    }

    @Override
    public void writeState(JsonGenerator out, ThreeCardState state) {
        states.write(out, state);
    }

    @Override
    public void writeView(JsonGenerator out, ThreeCardView view) {
        views.writeValue(out, view);
    }

    @Override
    public ThreeCardState state(JsonNode json) {
        return states.read(json);
    }
}
