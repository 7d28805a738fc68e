package baize.wire;

import static baize.wire.Form.Key.DO;
import static baize.wire.Form.Key.EVENT;
import static baize.wire.Form.Key.STATE;

import baize.core.pay.Ending;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackState.*;
import baize.games.blackjack.BlackjackView;
import baize.games.blackjack.Insurance;
import baize.games.blackjack.SideEnding;
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
import tools.jackson.databind.node.ObjectNode;

/** How Star Blackjack's commands, events and states are written, under which names. */
final class BlackjackForms implements Forms<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> {
    static final Names<BlackjackCommand> COMMANDS = new Names<BlackjackCommand>()
            .name("wager", Wager.class)
            .name("change", Change.class)
            .name("withdraw", Withdraw.class)
            .name("insure", Insure.class)
            .name("even-money", EvenMoney.class)
            .name("turn-cards", TurnCards.class)
            .name("hit", Hit.class)
            .name("stand", Stand.class)
            .name("double", DoubleDown.class)
            .name("split", Split.class)
            .name("decline", Decline.class)
            .name("no-more-bets", NoMoreBets.class)
            .name("close-insurance", CloseInsurance.class)
            .name("deal", Deal.class)
            .name("reveal", Reveal.class)
            .name("time-out", TimeOut.class)
            .name("tell-jackpot", TellJackpot.class);

    static final Names<BlackjackIrregularity> IRREGULARITIES = new Names<BlackjackIrregularity>()
            .name("found-wager", FoundWager.class)
            .name("refuse-wager", RefuseWager.class)
            .name("invalid-wager", InvalidWager.class)
            .name("call-time", CallTime.class)
            .name("late-insurance", LateInsurance.class)
            .name("face-up-card", FaceUpCard.class)
            .name("dealt-in-error", DealtInError.class)
            .name("reconstruct", Reconstruct.class)
            .name("missing-card", MissingCard.class)
            .name("foreign-card", ForeignCard.class)
            .name("device-fails", DeviceFails.class)
            .name("jackpot-fails", JackpotFails.class)
            .name("jackpot-works", JackpotWorks.class)
            .name("void-hand", VoidHand.class)
            .name("void-round", VoidRound.class)
            .name("invalidate", Invalidate.class)
            .name("shuffle", Shuffle.class)
            .name("hold-to-minimum", HoldToMinimum.class)
            .name("release", Release.class)
            .name("reserve-boxes", ReserveBoxes.class)
            .name("limit-players", LimitPlayers.class)
            .name("limit-sides", LimitSides.class);

    static final Names<BlackjackEvent> EVENTS = new Names<BlackjackEvent>()
            .name("blackjack/jackpot-told/1", JackpotTold.class)
            .name("blackjack/jackpot-failed/1", JackpotFailed.class)
            .name("blackjack/jackpot-restored/1", JackpotRestored.class)
            .name("blackjack/round-opened/1", RoundOpened.class)
            .name("blackjack/wager-placed/1", WagerPlaced.class)
            .name("blackjack/wager-changed/1", WagerChanged.class)
            .name("blackjack/wager-withdrawn/1", WagerWithdrawn.class)
            .name("blackjack/wager-refused/1", WagerRefused.class)
            .name("blackjack/wager-returned/1", WagerReturned.class)
            .name("blackjack/wagering-closed/1", WageringClosed.class)
            .name("blackjack/shoe-shuffled/1", ShoeShuffled.class)
            .name("blackjack/card-burned/1", CardBurned.class)
            .name("blackjack/hands-dealt/1", HandsDealt.class)
            .name("blackjack/hands-dealt-down/1", HandsDealtDown.class)
            .name("blackjack/cards-turned/1", CardsTurned.class)
            .name("blackjack/control-passed/1", ControlPassed.class)
            .name("blackjack/cutting-card-shown/1", CuttingCardShown.class)
            .name("blackjack/insurance-placed/1", InsurancePlaced.class)
            .name("blackjack/insurance-closed/1", InsuranceClosed.class)
            .name("blackjack/answers-awaited/1", AnswersAwaited.class)
            .name("blackjack/answers-given/1", AnswersGiven.class)
            .name("blackjack/double-placed/1", DoublePlaced.class)
            .name("blackjack/split-placed/1", SplitPlaced.class)
            .name("blackjack/declined/1", Declined.class)
            .name("blackjack/decision-made/1", DecisionMade.class)
            .name("blackjack/hand-split/1", HandSplit.class)
            .name("blackjack/card-drawn/1", CardDrawn.class)
            .name("blackjack/shoe-refilled/1", ShoeRefilled.class)
            .name("blackjack/hand-ended/1", HandEnded.class)
            .name("blackjack/card-burned-seen/1", CardBurnedSeen.class)
            .name("blackjack/wagers-invalid/1", WagersInvalid.class)
            .name("blackjack/card-set-aside/1", CardSetAside.class)
            .name("blackjack/card-kept/1", CardKept.class)
            .name("blackjack/round-reconstructed/1", RoundReconstructed.class)
            .name("blackjack/orders-given/1", OrdersGiven.class)
            .name("blackjack/shuffle-ordered/1", ShuffleOrdered.class)
            .name("blackjack/card-at-fault/1", CardAtFault.class)
            .name("blackjack/device-failed/1", DeviceFailed.class)
            .name("blackjack/outcome-invalidated/1", OutcomeInvalidated.class)
            .name("blackjack/wagers-settled/1", WagersSettled.class)
            .name("blackjack/round-settled/1", RoundSettled.class)
            .name("blackjack/wagers-undone/1", WagersUndone.class)
            .name("blackjack/round-undone/1", RoundUndone.class)
            .name("blackjack/round-voided/1", RoundVoided.class);

    static final Names<BlackjackState> STATES = new Names<BlackjackState>()
            .name("blackjack/settled/1", Settled.class)
            .name("blackjack/betting/1", Betting.class)
            .name("blackjack/closed/1", Closed.class)
            .name("blackjack/insuring/1", Insuring.class)
            .name("blackjack/playing/1", Playing.class);

    private final JsonMapper mapper = Json.mapper(module());
    private final Form<BlackjackCommand> commands = new Form<>(mapper, BlackjackCommand.class, DO, COMMANDS);
    private final Form<TableCommand> tableCommands = new Form<>(mapper, TableCommand.class, DO, TableWire.COMMANDS);
    private final Form<BlackjackIrregularity> irregularities =
            new Form<>(mapper, BlackjackIrregularity.class, DO, IRREGULARITIES);
    private final Form<BlackjackEvent> events = new Form<>(mapper, BlackjackEvent.class, EVENT, EVENTS);
    private final Form<TableEvent> tableEvents = new Form<>(mapper, TableEvent.class, EVENT, TableWire.EVENTS);
    private final Form<JackpotEvent> jackpotEvents = new Form<>(mapper, JackpotEvent.class, EVENT, JackpotWire.EVENTS);
    private final Form<BlackjackState> states = new Form<>(mapper, BlackjackState.class, STATE, STATES);

    private final ObjectWriter views =
            mapper.writerFor(BlackjackView.class).without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);

    @Override
    public JsonMapper mapper() {
        return mapper;
    }

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("blackjack");
        Json.text(module, Ending.class, Ending::id, BlackjackForms::ending);
        Form.register(module, BlackjackCommand.class, DO, COMMANDS);
        Form.register(module, TableCommand.class, DO, TableWire.COMMANDS);
        Form.register(module, BlackjackIrregularity.class, DO, IRREGULARITIES);
        Form.register(module, BlackjackEvent.class, EVENT, EVENTS);
        Form.register(module, TableEvent.class, EVENT, TableWire.EVENTS);
        Form.register(module, JackpotEvent.class, EVENT, JackpotWire.EVENTS);
        Form.register(module, BlackjackState.class, STATE, STATES);
        for (Class<?> type : List.of(CallTime.class, RefuseWager.class))
            module.setMixInAnnotation(type, WhoseInPlace.class);
        return module;
    }

    private static Ending ending(String id) {
        for (Ending[] rows : List.of(BlackjackShowdown.values(), Insurance.values(), SideEnding.values()))
            for (Ending row : rows) if (row.id().equals(id)) return row;
        throw new IllegalArgumentException("no such ending: " + id);
    }

    /** Whose hand it is stands among the other fields. */
    interface WhoseInPlace {
        @JsonUnwrapped
        Whose whose();
    }

    /** A remedy's cards, which chance has attached, stand beside its own fields. */
    @Override
    public void writeCommand(JsonGenerator out, BlackjackCommand command) {
        switch (command) {
            case AtTable(var shared) -> tableCommands.write(out, shared);
            case Remedy(var irregularity, var cards) when cards.isEmpty() -> irregularities.write(out, irregularity);
            case Remedy(var irregularity, var cards) -> {
                ObjectNode json = Form.tree(mapper, tree -> irregularities.write(tree, irregularity));
                json.set("cards", mapper.valueToTree(cards));
                mapper.writer()
                        .without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE)
                        .writeValue(out, json);
            }
            default -> commands.write(out, command);
        }
    }

    @Override
    public void writeEvent(JsonGenerator out, BlackjackEvent event) {
        switch (event) {
            case TableChanged(var shared) -> tableEvents.write(out, shared);
            case JackpotMoved(var moved) -> jackpotEvents.write(out, moved);
            default -> events.write(out, event);
        }
    }

    @Override
    public BlackjackEvent event(JsonNode json) {
        JsonNode name = json.get("event");
        String text = name != null && name.isString() ? name.stringValue() : "";
        if (TableWire.EVENTS.has(text)) return new TableChanged(tableEvents.read(json));
        return JackpotWire.EVENTS.has(text) ? new JackpotMoved(jackpotEvents.read(json)) : events.read(json);
    }

    @Override
    public void writeState(JsonGenerator out, BlackjackState state) {
        states.write(out, state);
    }

    @Override
    public void writeView(JsonGenerator out, BlackjackView view) {
        views.writeValue(out, view);
    }

    @Override
    public BlackjackState state(JsonNode json) {
        return states.read(json);
    }
}
