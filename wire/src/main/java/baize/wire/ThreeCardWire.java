package baize.wire;

import baize.core.engine.Game;
import baize.core.money.Money;
import baize.core.pay.Ending;
import baize.games.table.Device;
import baize.games.table.RefusalGround;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.*;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardEvent.*;
import baize.games.threecard.ThreeCardIrregularity;
import baize.games.threecard.ThreeCardIrregularity.*;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardShowdown;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/** Three Card Poker as JSON. */
public final class ThreeCardWire implements GameWire<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> {

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
            .name("deal", Deal.class);

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
            .name("three-card-poker/round-voided/1", RoundVoided.class);

    private static final List<String> AREAS =
            Arrays.stream(ThreeCardArea.values()).map(ThreeCardArea::id).toList();

    private final JsonMapper mapper = Json.mapper(module());

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("three-card-poker");
        Json.text(module, Ending.class, Ending::id, ThreeCardWire::ending);
        return module;
    }

    private static ThreeCardShowdown ending(String id) {
        for (ThreeCardShowdown row : ThreeCardShowdown.values()) if (row.id().equals(id)) return row;
        throw new IllegalArgumentException("no such ending: " + id);
    }

    @Override
    public String id() {
        return "three-card-poker";
    }

    @Override
    public Game<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> game(Settings settings) {
        return new ThreeCard(ThreeCardRules.read(settings));
    }

    @Override
    public int round(ThreeCardState state) {
        return state.round();
    }

    @Override
    public ThreeCardCommand atTable(TableCommand command) {
        return new AtTable(command);
    }

    @Override
    public @Nullable TableEvent tableEvent(ThreeCardEvent event) {
        return event instanceof TableChanged changed ? changed.event() : null;
    }

    @Override
    public ThreeCardCommand command(JsonNode json, String place) {
        Fields f = new Fields(json, place);
        ThreeCardCommand command = command(f.text("do"), f);
        f.complete();
        return command;
    }

    private static ThreeCardCommand command(String name, Fields f) {
        return switch (name) {
            case "wager" ->
                new Wager(f.patron("patron"), f.box("box"), area(f), f.money("stake"), f.moneyOr("tokens", Money.ZERO));
            case "change" -> new Change(f.patron("patron"), f.box("box"), area(f), f.money("stake"));
            case "withdraw" -> new Withdraw(f.patron("patron"), f.box("box"), area(f), f.moneyIfAny("stake"));
            case "play" ->
                new Play(f.patron("patron"), f.box("box"), f.moneyIfAny("stake"), f.moneyOr("tokens", Money.ZERO));
            case "fold" -> new Fold(f.patron("patron"), f.box("box"));
            case "concede" -> new Concede(f.patron("patron"), f.box("box"));
            default -> dealers(name, f);
        };
    }

    /** What any member of staff may do; the rank is read for its spelling alone. */
    private static ThreeCardCommand dealers(String name, Fields f) {
        f.by("by");
        return switch (name) {
            case "no-more-bets" -> new NoMoreBets();
            case "expose" -> new Expose();
            case "reveal" -> new Reveal();
            case "deal" -> new Deal(f.cards("cards"));
            default -> atTableOrRemedy(name, f);
        };
    }

    private static ThreeCardCommand atTableOrRemedy(String name, Fields f) {
        TableCommand shared = TableWire.command(name, f, AREAS);
        return shared != null ? new AtTable(shared) : new Remedy(irregularity(name, f));
    }

    private static ThreeCardIrregularity irregularity(String name, Fields f) {
        return switch (name) {
            case "misdeal" -> new Misdeal(f.by("by"));
            case "expose-card" -> {
                boolean dealer = dealer(f);
                yield new ExposeCard(f.by("by"), dealer ? null : f.box("box"), f.cardIfAny("card"));
            }
            case "wrong-count" -> {
                boolean dealer = dealer(f);
                yield new WrongCount(f.by("by"), dealer ? null : f.box("box"), f.number("count"));
            }
            case "hand-to-empty-box" -> new HandToEmptyBox(f.by("by"), f.box("box"));
            case "missing-card" -> new MissingCard(f.by("by"));
            case "foreign-card" -> new ForeignCard(f.by("by"));
            case "cannot-match" -> new CannotMatch(f.by("by"), whose(f));
            case "call-time" -> new CallTime(f.by("by"), whose(f));
            case "device-fails" -> new DeviceFails(f.by("by"), device(f));
            case "found-wager" ->
                new FoundWager(
                        f.by("by"),
                        f.patron("patron"),
                        f.box("box"),
                        area(f),
                        f.money("stake"),
                        f.moneyOr("tokens", Money.ZERO));
            case "refuse-wager" -> refuseWager(f);
            case "void-hand" -> new VoidHand(f.by("by"), whose(f), f.textOr("clause", "12.7"));
            case "void-round" -> new VoidRound(f.by("by"), f.textOr("clause", "14.4"));
            case "invalidate" -> invalidate(f);
            default -> throw f.bad("do", "no such command at Three Card Poker: \"" + name + "\"");
        };
    }

    private static boolean dealer(Fields f) {
        boolean dealer = f.flag("dealer");
        if (dealer == f.has("box")) throw f.bad("box", "expected a box, or \"dealer\":true");
        return dealer;
    }

    private static Whose whose(Fields f) {
        if (!f.has("box") && !f.has("patron")) throw f.bad("box", "expected a box or a patron, but both are missing");
        return new Whose(f.boxIfAny("box"), f.patronIfAny("patron"));
    }

    private static ThreeCardArea area(Fields f) {
        return f.choice("on", List.of(ThreeCardArea.values()), ThreeCardArea::id);
    }

    private static @Nullable Device device(Fields f) {
        return f.has("replacement") ? f.choice("replacement", List.of(Device.values()), Device::id) : null;
    }

    /** A reason that is no ground of the list is taken as the text, on the ground {@code other}. */
    private static RefuseWager refuseWager(Fields f) {
        String reason = f.text("reason");
        RefusalGround ground = Arrays.stream(RefusalGround.values())
                .filter(known -> known.id().equals(reason))
                .findFirst()
                .orElse(RefusalGround.OTHER);
        ThreeCardArea on = f.has("on") ? area(f) : null;
        return new RefuseWager(f.by("by"), whose(f), on, ground, f.textOr("text", reason));
    }

    private static Invalidate invalidate(Fields f) {
        String cause = f.has("cause")
                ? f.choice("cause", List.of("14.4.1", "14.4.2"), clause -> clause)
                : f.has("forfeit") ? "14.4.2" : "14.4.1";
        return new Invalidate(
                f.by("by"),
                cause,
                f.patrons("forfeit"),
                f.patrons("retain"),
                f.textIfAny("reason"),
                f.gradeIfAny("second"));
    }

    @Override
    public ObjectNode commandJson(ThreeCardCommand command) {
        return switch (command) {
            case AtTable c -> named("do", TableWire.COMMANDS.of(c.command()), c.command());
            case Remedy c -> remedy(c.irregularity());
            default -> named("do", COMMANDS.of(command), command);
        };
    }

    /** The dealer's hand is named as such, and whose hand it is stands beside the other fields. */
    private ObjectNode remedy(ThreeCardIrregularity irregularity) {
        ObjectNode json = named("do", IRREGULARITIES.of(irregularity), irregularity);
        JsonNode whose = json.remove("whose");
        if (whose instanceof ObjectNode fields) json.setAll(fields);
        boolean dealer = irregularity instanceof ExposeCard c && c.box() == null
                || irregularity instanceof WrongCount w && w.box() == null;
        if (dealer) json.put("dealer", true);
        return json;
    }

    @Override
    public ObjectNode eventJson(ThreeCardEvent event) {
        return event instanceof TableChanged(var inner)
                ? named("event", TableWire.EVENTS.of(inner), inner)
                : named("event", EVENTS.of(event), event);
    }

    private ObjectNode named(String key, String name, Object value) {
        ObjectNode json = mapper.createObjectNode().put(key, name);
        json.setAll((ObjectNode) mapper.valueToTree(value));
        return json;
    }

    @Override
    public ThreeCardEvent event(JsonNode json) {
        ObjectNode fields = ((ObjectNode) json).deepCopy();
        String name = fields.remove("event").stringValue();
        return name.startsWith("table/")
                ? new TableChanged(mapper.treeToValue(fields, TableWire.EVENTS.type(name)))
                : mapper.treeToValue(fields, EVENTS.type(name));
    }

    @Override
    public ObjectNode viewJson(ThreeCardView view) {
        return mapper.valueToTree(view);
    }
}
