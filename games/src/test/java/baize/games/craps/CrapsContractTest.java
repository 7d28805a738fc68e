package baize.games.craps;

import static baize.games.craps.CrapsTable.*;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsIrregularity.TerminalFails;
import baize.games.craps.CrapsIrregularity.WarnOfClose;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.testkit.GameContract;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;

/** Craps keeps the contract of a game, in several houses. */
@Tag("long")
@Rule({"3.3.4", "3.3.6", "3.5.1.1", "3.11", "1.1 \"Round Of Play\"", "1.1 \"Wagering Period\"", "R-73"})
class CrapsContractTest extends GameContract<CrapsState, CrapsCommand, CrapsEvent, CrapsView> {
    private static final int BOXES = 4;

    @Override
    protected List<House<CrapsState, CrapsCommand, CrapsEvent, CrapsView>> houses() {
        return List.of(
                house("wide open", List.of(admit(1, 500L, null))),
                house(
                        "limits in units, limited means",
                        List.of(admit(1, 95L, null), admit(2, 300L, 120L), admit(3, 1_000L, null)),
                        "minimum=10.00",
                        "maximum=100.00",
                        "unit=5.00",
                        "limits.odds.maximum=120.00",
                        "limits.lay.unit=15.00"),
                house(
                        "a terminal out of order, a card blocked, no refunds",
                        List.of(
                                sit(1),
                                wager(2, "place-6", 12),
                                staff(new TerminalFails(MANAGER, whose(1), "6.2.3", null)),
                                at(new TableCommand.Admit(BOB, PlayerCard.BLOCKED, null, null, null, false, null))),
                        "commissionRefundOnCancel=false",
                        "minShootingWager=5.00"),
                house(
                        "play is closing",
                        List.of(admit(1, 400L, 90L), admit(3, 45L, null), staff(new WarnOfClose(MANAGER))),
                        "minimum=2.00"));
    }

    private static House<CrapsState, CrapsCommand, CrapsEvent, CrapsView> house(
            String name, List<CrapsCommand> preparation, String... settings) {
        List<String> all = new ArrayList<>(List.of(settings));
        all.add("boxes=" + BOXES);
        return new House<>(name, game(all.toArray(new String[0])), preparation);
    }

    @Override
    protected int seeds() {
        return 3;
    }

    @Override
    protected List<Patron> patrons() {
        return List.of(ANN, BOB, CAT);
    }

    @Override
    protected int weight(CrapsCommand command) {
        return switch (command) {
            case Wager c -> c.on().wager() == CrapsWager.PASS_LINE || c.on().base() != null ? 12 : 1;
            case CloseWagering _, Shoot _ -> 60;
            case Withdraw _ -> 3;
            case Change _, Move _ -> 0;
            case Remedy _ -> 1;
            case AtTable(var shared) -> shared instanceof TableCommand.Player ? 1 : 0;
        };
    }

    @Override
    protected @Nullable Money stakeOf(CrapsCommand command) {
        return command instanceof Wager c ? c.stake() : null;
    }

    @Override
    protected CrapsCommand withStake(CrapsCommand command, Money stake) {
        if (command instanceof Wager c) return new Wager(c.patron(), c.box(), c.on(), stake);
        throw new IllegalArgumentException(command + " has no stake");
    }

    /** A wager names no box in an offer, and names the right one or is refused. */
    @Override
    protected List<CrapsCommand> elsewhere(CrapsCommand command) {
        return command instanceof Wager c
                ? List.of(new Wager(c.patron(), Box.of(BOXES + 1), c.on(), c.stake()))
                : List.of();
    }

    @Override
    protected List<CrapsCommand> universe(CrapsState state, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player(Patron patron) -> ofPlayer(patron);
            case Viewer.Staff _ -> List.of(new CloseWagering(null), new Shoot(null, null));
            case Viewer.Passerby _ -> List.of();
        };
    }

    private static List<CrapsCommand> ofPlayer(Patron patron) {
        List<CrapsCommand> all = new ArrayList<>();
        for (Spot on : Spot.layout()) {
            all.add(new Withdraw(patron, on, null));
            for (long cents : new long[] {0, 1, 1_00, 2_00, 5_00, 12_00, 15_00, 20_00, 24_00, 100_00, 500_00})
                all.add(new Wager(patron, null, on, Money.cents(cents)));
        }
        all.add(new Shoot(patron, null));
        for (int box = 1; box <= BOXES + 1; box++) all.add(new AtTable(new TableCommand.Sit(patron, Box.of(box))));
        all.add(new AtTable(new TableCommand.Leave(patron)));
        return all;
    }

    @Override
    protected boolean isAtRest(CrapsState state) {
        return !state.wagersStand();
    }

    @Override
    protected Money standing(CrapsState state, Patron patron) {
        return state.staked(patron);
    }

    @Override
    protected @Nullable Money chips(CrapsState state, Patron patron) {
        return state.table().guest(patron).chips();
    }

    @Override
    protected Collection<Card> hidden(CrapsState state, Viewer viewer) {
        return List.of();
    }

    /** What is on a terminal is its player's and the staff's to see. */
    @Override
    protected void checkView(CrapsState state, Viewer viewer, CrapsView view) {
        for (CrapsView.TerminalView terminal : view.terminals()) {
            boolean sees = viewer instanceof Viewer.Staff
                    || (viewer instanceof Viewer.Player(Patron self) && self.equals(terminal.patron()));
            if (!sees && !terminal.bets().isEmpty()) throw new AssertionError(viewer + " sees " + terminal);
            Terminal there = state.layout().at(Box.of(terminal.box()));
            if (sees && (there == null || there.bets().size() != terminal.bets().size()))
                throw new AssertionError(viewer + " sees " + terminal + " of " + there);
        }
        if (viewer instanceof Viewer.Player(Patron self))
            for (var line : view.lines())
                if (!line.patron().equals(self)) throw new AssertionError(viewer + " sees " + line);
    }
}
