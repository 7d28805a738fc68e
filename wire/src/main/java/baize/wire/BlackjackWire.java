package baize.wire;

import baize.core.engine.Game;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.blackjack.Blackjack;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackHand;
import baize.games.blackjack.BlackjackIrregularity.Reconstruct;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackState.*;
import baize.games.blackjack.BlackjackView;
import baize.games.blackjack.Layout;
import baize.games.blackjack.SideWager;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.games.table.LiveLimits;
import baize.games.table.Settings;
import baize.games.table.Standing;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.TableView;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Star Blackjack as a host and its clients know it. */
public final class BlackjackWire extends FormedWire<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> {
    public BlackjackWire() {
        super(new BlackjackForms());
    }

    @Override
    public String id() {
        return "blackjack";
    }

    @Override
    public Game<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> game(Settings settings) {
        return new Blackjack(BlackjackRules.read(settings));
    }

    @Override
    public List<BlackjackEvent> mended(Map<String, String> settings, BlackjackState state) {
        BlackjackRules rules = BlackjackRules.read(new Settings(settings));
        return LiveLimits.mended(rules, state.table()).stream()
                .<BlackjackEvent>map(TableChanged::new)
                .toList();
    }

    @Override
    public void checkLive(Map<String, String> settings) {
        BlackjackRules.checkLive(settings);
    }

    @Override
    public int round(BlackjackState state) {
        return state.layout().round();
    }

    @Override
    public Table table(BlackjackState state) {
        return state.table();
    }

    @Override
    public Standing standing(BlackjackState state) {
        return state;
    }

    @Override
    public boolean betweenRounds(BlackjackState state) {
        return state instanceof Settled;
    }

    @Override
    public @Nullable Cue<BlackjackCommand> cue(BlackjackState state) {
        int round = state.layout().round();
        return switch (state) {
            case Settled _ -> null;
            case Betting s when s.layout().boxes().isEmpty() -> null;
            case Betting _ -> new Cue<>(new NoMoreBets(), Cue.Wait.WAGERING, "wagering-" + round);
            case Closed _ -> new Cue<>(new Deal(List.of()), Cue.Wait.NOW, "deal-" + round);
            case Insuring _ -> new Cue<>(new CloseInsurance(), Cue.Wait.DECIDING, "insurance-" + round);
            case Playing s -> decision(s);
        };
    }

    /** Every hand has its own time, since one plays after the other. */
    @Rule("R-200")
    private static Cue<BlackjackCommand> decision(Playing s) {
        Layout.Turn turn = s.layout().turn();
        int round = s.layout().round();
        if (turn == null) return new Cue<>(new Reveal(List.of()), Cue.Wait.NOW, "reveal-" + round);
        String key = "deciding-" + round + "-" + turn.box().box().number() + "-" + turn.number() + "-"
                + (turn.hand().isFaceDown() ? 0 : turn.hand().cards().size());
        return new Cue<>(new TimeOut(turn.box().box(), List.of()), Cue.Wait.DECIDING, key);
    }

    @Override
    public BlackjackCommand atTable(TableCommand command) {
        return new AtTable(command);
    }

    /** Cards that are dealt, or turned, and remedies are what can move the pool. */
    @Override
    public boolean asksJackpot(BlackjackCommand command) {
        return command instanceof Deal
                || command instanceof Remedy
                || command instanceof TimeOut
                || command instanceof TurnCards
                || command instanceof CloseInsurance;
    }

    @Override
    public @Nullable JackpotEvent jackpotEvent(BlackjackEvent event) {
        return event instanceof JackpotMoved moved ? moved.event() : null;
    }

    @Override
    public Pool jackpot(BlackjackState state) {
        return state.layout().jackpot().pool();
    }

    @Override
    public BlackjackCommand tellJackpot(Pool pool) {
        return new TellJackpot(pool);
    }

    /** Only a table that offers Blazing 7's has a jackpot. */
    @Override
    @Rule({"blackjack 2.3.4", "blackjack 14.4"})
    public @Nullable JackpotRules jackpotRules(Map<String, String> settings) {
        BlackjackRules rules = BlackjackRules.read(new Settings(settings));
        return rules.sides().contains(SideWager.BLAZING_7S) ? rules.jackpot() : null;
    }

    /** What a pool says goes for tables with the equipment that its wager needs. */
    @Override
    @Rule({"blackjack 2.3.4.3", "R-149"})
    public @Nullable JackpotRules poolRules(Map<String, String> settings) {
        Map<String, String> equipped = new HashMap<>(settings);
        equipped.put("device", "shuffler");
        equipped.put("decks", "6");
        equipped.put("sideWagers", SideWager.BLAZING_7S.id());
        return jackpotRules(equipped);
    }

    @Override
    @Rule("blackjack 14.26")
    public String linkClause(JackpotRules.Disagreement other) {
        return "14.26." + other.limb();
    }

    @Override
    public String poolSetting(String key) {
        return switch (key) {
            case "stake" -> "blazingStake";
            case "seed" -> "blazingMinimum";
            case "meter" -> "blazingMeter";
            default -> super.poolSetting(key);
        };
    }

    @Override
    public boolean takesCards(BlackjackCommand command) {
        return command instanceof BlackjackCommand.Decision;
    }

    @Override
    public @Nullable TableEvent tableEvent(BlackjackEvent event) {
        return event instanceof TableChanged changed ? changed.event() : null;
    }

    @Override
    public Sender sender(BlackjackCommand command) {
        return switch (command) {
            case BlackjackCommand.Player c -> new Sender.Player(c.patron());
            case BlackjackCommand.Dealer _ -> new Sender.Staff(Grade.DEALER);
            case TellJackpot _, BlackjackCommand.Clock _ -> new Sender.House();
            case Remedy c -> new Sender.Staff(c.irregularity().by());
            case AtTable(var shared) -> TableWire.sender(shared);
        };
    }

    @Override
    public boolean hasOutcome(BlackjackCommand command) {
        return command instanceof BlackjackCommand.Chance chance
                && !chance.cards().isEmpty();
    }

    @Override
    @Rule("blackjack 16.8")
    public boolean replacesCards(BlackjackCommand command) {
        return command instanceof Remedy c && c.irregularity() instanceof Reconstruct;
    }

    @Override
    public BlackjackCommand withoutOutcome(BlackjackCommand command) {
        return command instanceof BlackjackCommand.Chance chance ? chance.with(List.of()) : command;
    }

    @Override
    BlackjackCommand command(String name, Fields fields) {
        return BlackjackReading.command(name, fields);
    }

    @Override
    public TableView shared(BlackjackView view) {
        return view.table();
    }

    /** Whoever has a wager here is named, seated or not, and who has left after the round in what is done about it. */
    @Override
    @Rule("R-193")
    public Collection<Patron> named(BlackjackView view) {
        Set<Patron> all = new LinkedHashSet<>(super.named(view));
        view.boxes().forEach(box -> box.wagers().forEach(wager -> all.add(wager.patron())));
        return all;
    }

    /** Cards that were dealt face down are seen in the view, by whom they concern, until they are turned. */
    @Rule({"blackjack 3.6.2", "R-116"})
    private static BlackjackEvent faceDown(HandsDealtDown dealt) {
        List<BoxCards> backs = dealt.boxes().stream()
                .map(box -> new BoxCards(box.box(), box.controller(), List.of()))
                .toList();
        return new HandsDealtDown(dealt.dealer(), backs);
    }

    private static boolean hidesCards(RoundReconstructed e) {
        return e.boxes().stream().flatMap(box -> box.hands().stream()).anyMatch(BlackjackHand::isFaceDown);
    }

    /** Other cards lie face up; people's affairs and what the pool keeps back are not for all. */
    @Override
    @Rule({"blackjack 3.6.1"})
    public @Nullable BlackjackEvent told(BlackjackEvent event, Viewer viewer) {
        boolean staff = viewer instanceof Viewer.Staff;
        return switch (event) {
            case TableChanged(var shared) -> TableWire.isTold(shared, viewer) ? event : null;
            case WagersInvalid e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case WagerRefused e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case OutcomeInvalidated e -> staff ? event : new OutcomeInvalidated(e.cause(), null);
            case HandsDealtDown e -> faceDown(e);
            case RoundReconstructed e -> hidesCards(e) ? null : event;
            case JackpotTold _, JackpotMoved _, OrdersGiven _ -> staff ? event : null;
            case RoundOpened _,
                    WagerPlaced _,
                    WagerChanged _,
                    WagerWithdrawn _,
                    WagerReturned _,
                    WageringClosed _,
                    ShoeShuffled _,
                    CardBurned _,
                    HandsDealt _,
                    CardsTurned _,
                    ControlPassed _,
                    CuttingCardShown _,
                    InsurancePlaced _,
                    InsuranceClosed _,
                    AnswersAwaited _,
                    AnswersGiven _,
                    DoublePlaced _,
                    SplitPlaced _,
                    Declined _,
                    DecisionMade _,
                    HandSplit _,
                    CardDrawn _,
                    ShoeRefilled _,
                    HandEnded _,
                    CardBurnedSeen _,
                    CardSetAside _,
                    CardKept _,
                    ShuffleOrdered _,
                    CardAtFault _,
                    DeviceFailed _,
                    JackpotFailed _,
                    JackpotRestored _,
                    WagersSettled _,
                    RoundSettled _,
                    WagersUndone _,
                    RoundUndone _,
                    RoundVoided _ -> event;
        };
    }

    @Override
    public @Nullable BlackjackEvent toldAfterwards(BlackjackEvent event, Viewer viewer) {
        return event instanceof HandsDealtDown ? event : told(event, viewer);
    }
}
