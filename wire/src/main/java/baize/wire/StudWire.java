package baize.wire;

import baize.core.engine.Game;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.Stud;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudHand;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudState;
import baize.games.caribbeanstud.StudState.*;
import baize.games.caribbeanstud.StudView;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Caribbean Stud as a host and its clients know it. */
public final class StudWire extends FormedWire<StudState, StudCommand, StudEvent, StudView> {
    public StudWire() {
        super(new StudForms());
    }

    @Override
    public String id() {
        return "caribbean-stud";
    }

    @Override
    public Game<StudState, StudCommand, StudEvent, StudView> game(Settings settings) {
        return new Stud(StudRules.read(settings));
    }

    @Override
    public List<StudEvent> mended(Map<String, String> settings, StudState state) {
        StudRules rules = StudRules.read(new Settings(settings));
        return LiveLimits.mended(rules, state.table()).stream()
                .<StudEvent>map(TableChanged::new)
                .toList();
    }

    @Override
    public void checkLive(Map<String, String> settings) {
        StudRules.checkLive(settings);
    }

    @Override
    public int round(StudState state) {
        return state.round();
    }

    @Override
    public Table table(StudState state) {
        return state.table();
    }

    @Override
    public Standing standing(StudState state) {
        return state;
    }

    @Override
    public boolean betweenRounds(StudState state) {
        return state instanceof Settled;
    }

    @Override
    public @Nullable Cue<StudCommand> cue(StudState state) {
        return switch (state) {
            case Settled _ -> null;
            case Betting s when s.hands().isEmpty() -> null;
            case Betting s -> new Cue<>(new NoMoreBets(), Cue.Wait.WAGERING, "wagering-" + s.round());
            case Closed s -> new Cue<>(new Deal(List.of()), Cue.Wait.NOW, "deal-" + s.round());
            case Dealt _, Deciding _ -> decision(state);
            case Exposed s -> reveal(s);
        };
    }

    /** All hands have the same time, so that the second late one is over with the first. */
    @Rule("R-200")
    private static Cue<StudCommand> decision(StudState s) {
        for (StudHand hand : s.hands())
            if (hand.isUndecided())
                return new Cue<>(new TimeOut(hand.box()), Cue.Wait.DECIDING, "deciding-" + s.round());
        return reveal(s);
    }

    private static Cue<StudCommand> reveal(StudState s) {
        return new Cue<>(new Reveal(), Cue.Wait.NOW, "reveal-" + s.round());
    }

    @Override
    public StudCommand atTable(TableCommand command) {
        return new AtTable(command);
    }

    /** Cards, showdown and remedies are what can move the pool. */
    @Override
    public boolean asksJackpot(StudCommand command) {
        return switch (command) {
            case Deal _, Reveal _, Remedy _, StudCommand.Clock _ -> true;
            default -> false;
        };
    }

    @Override
    public @Nullable JackpotEvent jackpotEvent(StudEvent event) {
        return event instanceof JackpotMoved moved ? moved.event() : null;
    }

    @Override
    public Pool jackpot(StudState state) {
        return state.jackpot().pool();
    }

    @Override
    public StudCommand tellJackpot(Pool pool) {
        return new TellJackpot(pool);
    }

    @Override
    @Rule("caribbean-stud 11.9")
    public String linkClause(JackpotRules.Disagreement other) {
        return "11.9." + other.limb();
    }

    @Override
    public JackpotRules jackpotRules(Map<String, String> settings) {
        return StudRules.read(new Settings(settings)).jackpot();
    }

    @Override
    public @Nullable TableEvent tableEvent(StudEvent event) {
        return event instanceof TableChanged changed ? changed.event() : null;
    }

    @Override
    public Sender sender(StudCommand command) {
        return switch (command) {
            case StudCommand.Player c -> new Sender.Player(c.patron());
            case StudCommand.Dealer _, StudCommand.Chance _ -> new Sender.Staff(Grade.DEALER);
            case TellJackpot _, StudCommand.Clock _ -> new Sender.House();
            case Remedy(var irregularity) -> new Sender.Staff(irregularity.by());
            case AtTable(var shared) -> TableWire.sender(shared);
        };
    }

    @Override
    public boolean hasOutcome(StudCommand command) {
        return command instanceof Deal deal && !deal.cards().isEmpty();
    }

    @Override
    public StudCommand withoutOutcome(StudCommand command) {
        return command instanceof Deal ? new Deal(List.of()) : command;
    }

    private static StudEvent faceDown(HandsDealt dealt) {
        return new HandsDealt(
                List.of(),
                dealt.up(),
                dealt.hands().stream()
                        .map(hand -> new BoxCards(hand.box(), List.of()))
                        .toList());
    }

    @Override
    StudCommand command(String name, Fields fields) {
        return StudReading.command(name, fields);
    }

    @Override
    public TableView shared(StudView view) {
        return view.table();
    }

    /** Whoever has left after the round is still to be named in what is done about it. */
    @Override
    @Rule("R-193")
    public Collection<Patron> named(StudView view) {
        Set<Patron> all = new LinkedHashSet<>(super.named(view));
        view.boxes().forEach(box -> all.add(box.patron()));
        return all;
    }

    /** Cards that were dealt are seen in the view, each player's by that player alone; the rest is on the layout. */
    @Override
    @Rule({"caribbean-stud 7.1", "caribbean-stud 8.3"})
    public @Nullable StudEvent told(StudEvent event, Viewer viewer) {
        return switch (event) {
            case HandsDealt dealt -> faceDown(dealt);
            case TableChanged(var shared) -> TableWire.isTold(shared, viewer) ? event : null;
            case WagersInvalid e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case WagerRefused e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case OutcomeInvalidated e ->
                viewer instanceof Viewer.Staff ? event : new OutcomeInvalidated(e.cause(), null);
            case JackpotTold _, JackpotMoved _ -> viewer instanceof Viewer.Staff ? event : null;
            case RoundOpened _,
                    WagerPlaced _,
                    WagerChanged _,
                    WagerWithdrawn _,
                    WageringClosed _,
                    WagerReturned _,
                    BetPlaced _,
                    HandEnded _,
                    JackpotWagerEnded _,
                    JackpotAllowed _,
                    JackpotFailed _,
                    JackpotRestored _,
                    CardExposed _,
                    EmptyBoxCleared _,
                    CardAtFault _,
                    DeviceFailed _,
                    DealerExposed _,
                    RoundSettled _,
                    RoundUndone _,
                    RoundVoided _ -> event;
        };
    }

    @Override
    public @Nullable StudEvent toldAfterwards(StudEvent event, Viewer viewer) {
        return event instanceof HandsDealt ? event : told(event, viewer);
    }
}
