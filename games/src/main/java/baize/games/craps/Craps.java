package baize.games.craps;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.craps.CrapsReason.*;

import baize.core.dice.Dice;
import baize.core.dice.Throw;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsState.*;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The craps game: what may happen when. Rule 3 of its book. */
public final class Craps implements Game<CrapsState, CrapsCommand, CrapsEvent, CrapsView> {
    private final CrapsRules rules;
    private final CrapsWagers wagers;
    private final Shooters shooters;
    private final CrapsClosing closing;
    private final CrapsRemedies remedies;
    private final CrapsOffers offers;

    public Craps(CrapsRules rules) {
        this.rules = rules;
        this.wagers = new CrapsWagers(rules, this);
        this.shooters = new Shooters(rules);
        this.closing = new CrapsClosing(rules, this);
        this.remedies = new CrapsRemedies(rules, this, wagers, closing);
        this.offers = new CrapsOffers(this, rules, wagers);
    }

    @Override
    public CrapsState initial() {
        return new Settled(Layout.opened(rules));
    }

    private record Turn(CrapsState state, CrapsCommand command) {}

    @Override
    @Rule({"3.3.6", "3.8.3", "1.1 \"Wagering Period\""})
    public Decision<CrapsEvent> decide(CrapsState state, CrapsCommand command) {
        return switch (new Turn(state, command)) {
            case Turn(Shooting _, Wager _),
                    Turn(Shooting _, Change _),
                    Turn(Shooting _, Withdraw _),
                    Turn(Shooting _, Move _) -> refuse(PERIOD_OVER, "the wagering period is over");
            case Turn(CrapsState s, Wager c) -> wagers.place(s, c);
            case Turn(CrapsState s, Change c) -> wagers.change(s, c);
            case Turn(CrapsState s, Withdraw c) -> wagers.withdraw(s, c);
            case Turn(CrapsState s, Move c) -> wagers.move(s, c);

            case Turn(Shooting _, CloseWagering _) -> refuse(PERIOD_OVER, "the wagering period is over");
            case Turn(CrapsState s, CloseWagering c) -> close(s, c);
            case Turn(Shooting s, Shoot c) -> shoot(s, c);
            case Turn(CrapsState _, Shoot _) -> refuse(PERIOD_OPEN, "the wagering period is not over");

            case Turn(CrapsState s, Remedy c) -> closing.followed(s, remedies.decide(s, c.irregularity()));
            case Turn(CrapsState s, AtTable c) -> atTable(s, c.command());
        };
    }

    /** Where nobody shoots, the dice are shot with the end of the period, whatever else is wagered. */
    @Rule({"3.11", "3.11.2", "1.1 \"Wagering Period\"", "R-81"})
    private Decision<CrapsEvent> close(CrapsState s, CloseWagering c) {
        List<CrapsEvent> events = new ArrayList<>(CrapsWagers.opening(s));
        CrapsState open = after(s, events);
        Box shooter = shooters.next(open.layout());
        boolean automatic = shooters.isAutomatic(open.layout(), shooter);
        if (!automatic && c.dice() != null) return refuse(DICE_BEFORE_THE_SHOT, shooter + " is to shoot");
        events.add(new WageringClosed(shooter, open.table().now()));
        if (c.dice() != null) events.addAll(thrown(after(s, events), shooter, c.dice()));
        return accept(events);
    }

    /** The button is the shooter's for ten seconds; the system needs no leave. */
    @Rule({"3.11", "3.11.1", "1.1 \"Shooter\"", "R-82"})
    private Decision<CrapsEvent> shoot(Shooting s, Shoot c) {
        if (c.patron() != null) {
            Terminal terminal = s.shooter() == null ? null : s.layout().at(s.shooter());
            if (terminal == null || !terminal.patron().equals(c.patron()))
                return refuse(NOT_THE_SHOOTER, c.patron() + " is not the shooter");
            Instant now = s.table().now();
            if (now != null && s.since() != null && !now.isBefore(s.since().plusSeconds(CrapsRules.SHOOTING_SECONDS)))
                return refuse(TOO_LATE_TO_SHOOT, "the dice shoot themselves after 10 seconds");
        }
        if (c.dice() == null) return refuse(NO_DICE, "expected a throw of the tumbler");
        return accept(thrown(s, s.shooter(), c.dice()));
    }

    /** What the tumbler's report brings about, with what follows from it at the end of a round. */
    @Rule({"3.12", "6.4", "6.4.1", "6.4.2", "1.1 \"Cocked Dice\"", "R-77", "R-78"})
    private List<CrapsEvent> thrown(CrapsState s, @Nullable Box shooter, Throw dice) {
        List<CrapsEvent> over = switch (dice) {
            case Dice fell -> List.of(CrapsSettlement.roll(s.layout(), shooter, fell));
            case Throw.Spoilt.COCKED -> remedies.noRoll(s, CrapsShowdown.COCKED);
            case Throw.Spoilt.FAULT -> remedies.noRoll(s, CrapsShowdown.TUMBLER_FAULT);
        };
        return closing.followed(s, over);
    }

    private Decision<CrapsEvent> atTable(CrapsState s, TableCommand command) {
        return switch (command) {
            case TableCommand.Leave c when s.hasWager(c.patron()) -> leaveBehind(s, c);
            case TableCommand.Close c -> closing.close(s, c);
            case TableCommand.Open c -> closing.open(s, c);
            case TableCommand.CloseSign c -> remedies.decide(s, new CrapsIrregularity.WarnOfClose(c.by()));
            case TableCommand.ChangeCards _ -> refuse(NO_DICE, "the dice are sealed in their tumbler");
            case TableCommand.ReclaimSeat c -> remedies.decide(s, new CrapsIrregularity.Vacate(c.by(), c.box()));
            default -> shared(s, command);
        };
    }

    Decision<CrapsEvent> shared(CrapsState s, TableCommand command) {
        return switch (s.table().decide(rules, s, command)) {
            case Decision.Accepted<TableEvent>(var events) ->
                accept(events.stream().<CrapsEvent>map(TableChanged::new).toList());
            case Decision.Refused<TableEvent>(var refusal) -> new Decision.Refused<>(refusal);
        };
    }

    /** Wagers that are left behind are played on, and what they win stays on the terminal. */
    @Rule({"3.7", "R-86"})
    private static Decision<CrapsEvent> leaveBehind(CrapsState s, TableCommand.Leave c) {
        Terminal terminal = s.layout().of(c.patron());
        if (terminal == null || terminal.away()) return refuse(WAGERS_STAND, c.patron() + " has left already");
        return accept(new PlayerLeft(c.patron(), terminal.box()));
    }

    /** The state after these events. */
    CrapsState after(CrapsState state, List<CrapsEvent> events) {
        CrapsState next = state;
        for (CrapsEvent event : events) next = evolve(next, event);
        return next;
    }

    @Override
    public CrapsState evolve(CrapsState state, CrapsEvent event) {
        return CrapsEvolution.evolve(state, event);
    }

    @Override
    @Rule({"2.2.4", "3.11.2", "3.12"})
    public CrapsCommand withOutcome(CrapsState state, CrapsCommand command, Outcomes outcomes) {
        return switch (command) {
            case Shoot c when c.dice() == null && mayShoot(state, c) -> new Shoot(c.patron(), outcomes.roll());
            case CloseWagering c when c.dice() == null && shootsItself(state) -> new CloseWagering(outcomes.roll());
            default -> command;
        };
    }

    private boolean mayShoot(CrapsState state, Shoot c) {
        return state instanceof Shooting s
                && shoot(s, new Shoot(c.patron(), Dice.of(1, 1))) instanceof Decision.Accepted;
    }

    private boolean shootsItself(CrapsState state) {
        return !(state instanceof Shooting) && isAutomatic(state);
    }

    /** The state with its round open, and with a sign that was due. */
    private CrapsState opened(CrapsState state) {
        return after(state, CrapsWagers.opening(state));
    }

    /** Who is to shoot, or would if the period ended now. */
    @Nullable
    Box shooter(CrapsState state) {
        return state instanceof Shooting s
                ? s.shooter()
                : shooters.next(opened(state).layout());
    }

    /** Whether the system would shoot, or is to. */
    boolean isAutomatic(CrapsState state) {
        return shooters.isAutomatic(state.layout(), shooter(state));
    }

    @Override
    public List<Offer<CrapsCommand>> offers(CrapsState state, Viewer viewer) {
        return offers.to(state, viewer);
    }

    @Override
    public CrapsView view(CrapsState state, Viewer viewer) {
        return CrapsView.of(rules, this, state, viewer);
    }
}
