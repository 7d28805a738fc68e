package baize.wire;

import baize.core.engine.Box;
import baize.core.engine.Game;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Travel;
import baize.core.rule.Rule;
import baize.games.craps.Craps;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsRules;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsState.*;
import baize.games.craps.CrapsView;
import baize.games.craps.Terminal;
import baize.games.table.LiveLimits;
import baize.games.table.Settings;
import baize.games.table.Standing;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.TableView;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Craps as a host and its clients know it. */
public final class CrapsWire extends FormedWire<CrapsState, CrapsCommand, CrapsEvent, CrapsView> {
    public CrapsWire() {
        super(new CrapsForms());
    }

    @Override
    public String id() {
        return "craps";
    }

    @Override
    public Game<CrapsState, CrapsCommand, CrapsEvent, CrapsView> game(Settings settings) {
        return new Craps(CrapsRules.read(settings));
    }

    @Override
    public List<CrapsEvent> mended(Map<String, String> settings, CrapsState state) {
        CrapsRules rules = CrapsRules.read(new Settings(settings));
        return LiveLimits.mended(rules, state.table()).stream()
                .<CrapsEvent>map(TableChanged::new)
                .toList();
    }

    @Override
    public void checkLive(Map<String, String> settings) {
        CrapsRules.checkLive(settings);
    }

    @Override
    @Rule({"craps 2.2.2", "craps 2.2.3", "craps 3.4.1"})
    public Terminals terminals(Map<String, String> settings) {
        return new Terminals(CrapsRules.read(new Settings(settings)).notes());
    }

    @Override
    public String place() {
        return "Terminal";
    }

    @Override
    @Rule({"craps 3.3.3", "craps 3.6.1"})
    public boolean isDiscreet() {
        return true;
    }

    @Override
    @Rule("craps 6.1")
    public boolean isOutOfOrder(CrapsState state, Patron patron) {
        Box box = state.table().guest(patron).box();
        Terminal terminal = box == null ? null : state.layout().at(box);
        return terminal != null && terminal.failed();
    }

    @Override
    public int round(CrapsState state) {
        return state.round();
    }

    @Override
    public Table table(CrapsState state) {
        return state.table();
    }

    @Override
    public Standing standing(CrapsState state) {
        return state;
    }

    @Override
    public boolean betweenRounds(CrapsState state) {
        return state instanceof Settled;
    }

    /** While wagers stand one period follows the other; who is to shoot has ten seconds. */
    @Override
    @Rule({"craps 3.11.1", "craps 3.11.2", "craps 1.1 \"Wagering Period\"", "R-82"})
    public @Nullable Cue<CrapsCommand> cue(CrapsState state) {
        if (state instanceof Shooting s)
            return new Cue<>(
                    new Shoot(null, null), isThere(s) ? Cue.Wait.SHOOTING : Cue.Wait.NOW, "shooting-" + s.round());
        return state.layout().betsStand()
                ? new Cue<>(new CloseWagering(null), Cue.Wait.WAGERING, "wagering-" + state.period())
                : null;
    }

    private static boolean isThere(Shooting s) {
        Box shooter = s.shooter();
        Terminal terminal = shooter == null ? null : s.layout().at(shooter);
        return terminal != null && !terminal.away() && !terminal.failed();
    }

    @Override
    public CrapsCommand atTable(TableCommand command) {
        return new AtTable(command);
    }

    @Override
    public @Nullable TableEvent tableEvent(CrapsEvent event) {
        return event instanceof TableChanged changed ? changed.event() : null;
    }

    @Override
    public Sender sender(CrapsCommand command) {
        return switch (command) {
            case CrapsCommand.Player c -> new Sender.Player(c.patron());
            case Shoot c when c.patron() != null -> new Sender.Player(c.patron());
            case CrapsCommand.Chance _ -> new Sender.Staff(Grade.DEALER);
            case Remedy(var irregularity) -> new Sender.Staff(irregularity.by());
            case AtTable(var shared) -> TableWire.sender(shared);
        };
    }

    @Override
    public boolean hasOutcome(CrapsCommand command) {
        return command instanceof CrapsCommand.Chance chance && chance.dice() != null;
    }

    @Override
    public CrapsCommand withoutOutcome(CrapsCommand command) {
        return switch (command) {
            case Shoot c -> new Shoot(c.patron(), null);
            case CloseWagering _ -> new CloseWagering(null);
            default -> command;
        };
    }

    @Override
    CrapsCommand command(String name, Fields fields) {
        return CrapsReading.command(name, fields);
    }

    @Override
    public TableView shared(CrapsView view) {
        return view.table();
    }

    /** The dice are everybody's; what a player wagers and wins is between that player and the house. */
    @Override
    public @Nullable CrapsEvent told(CrapsEvent event, Viewer viewer) {
        return switch (event) {
            case TableChanged(var shared) -> TableWire.isToldDiscreetly(shared, viewer) ? event : null;
            case RoundOpened _, WageringClosed _, TerminalFailed _, OutcomeInvalidated _, CloseWarned _ -> event;
            case PlayerLeft e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case WagerPlaced e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case WagerTaken e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case StandingMoved e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case StandingPutBack e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case PeriodRelaxed e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case CreditsWithheld e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case CreditsDetermined e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case RoundSettled e ->
                new RoundSettled(
                        e.dice(),
                        own(viewer, e.lines(), Line::patron),
                        own(viewer, e.held(), Line::patron),
                        own(viewer, e.travels(), Travel::patron),
                        e.passes());
            case RoundVoided e ->
                new RoundVoided(
                        e.cause(),
                        own(viewer, e.lines(), Line::patron),
                        own(viewer, e.adjustments(), Adjustment::patron),
                        e.over());
            case TerminalRecalculated e ->
                new TerminalRecalculated(
                        e.box(),
                        own(viewer, e.lines(), Line::patron),
                        own(viewer, e.adjustments(), Adjustment::patron));
            case WagersVoided e -> voided(e, viewer);
            case RoundUnwound e -> unwound(e, viewer);
            case HeldUnwound e -> unwound(e, viewer);
        };
    }

    /** Who has nothing to do with it is told nothing. */
    private static @Nullable WagersVoided voided(WagersVoided e, Viewer viewer) {
        List<Line> lines = own(viewer, e.lines(), Line::patron);
        return lines.isEmpty() ? null : new WagersVoided(lines, own(viewer, e.adjustments(), Adjustment::patron));
    }

    private static @Nullable RoundUnwound unwound(RoundUnwound e, Viewer viewer) {
        List<Line> lines = own(viewer, e.unwound(), Line::patron);
        return lines.isEmpty() ? null : new RoundUnwound(lines, own(viewer, e.adjustments(), Adjustment::patron));
    }

    private static @Nullable HeldUnwound unwound(HeldUnwound e, Viewer viewer) {
        List<Line> lines = own(viewer, e.lines(), Line::patron);
        return lines.isEmpty() ? null : new HeldUnwound(lines, own(viewer, e.adjustments(), Adjustment::patron));
    }

    private static <T> List<T> own(Viewer viewer, List<T> all, Function<T, Patron> whose) {
        return all.stream().filter(one -> viewer.isPrivyTo(whose.apply(one))).toList();
    }
}
