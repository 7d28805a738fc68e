package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudTable.*;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudIrregularity.AllowJackpot;
import baize.games.caribbeanstud.StudState.Exposed;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.testkit.GameContract;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;

/** Caribbean Stud keeps the contract of a game, at tables of several houses. */
@Tag("long")
@Rule({"5.7", "7.1", "8.3", "8.5.1", "8.5.2", "8.8", "9.6", "1.1 \"round of play\""})
class StudContractTest extends GameContract<StudState, StudCommand, StudEvent, StudView> {
    private static final int BOXES = 4;

    @Override
    protected List<House<StudState, StudCommand, StudEvent, StudView>> houses() {
        return List.of(
                house("open limits", List.of(admitted(ANN, 500, null)), "device=shoe"),
                house(
                        "limits in units",
                        List.of(admitted(ANN, 95, null), admitted(BOB, 300, 120L), admitted(CAT, 1_000, null)),
                        "device=shuffler",
                        "minimum=10.00",
                        "maximum=100.00",
                        "unit=5.00",
                        "maximumPayout=150.00"),
                house(
                        "room for the bet, single-use tokens",
                        List.of(admitted(ANN, 400, 90L), admitted(BOB, 45, null), admitted(CAT, 900, 37L)),
                        "minimum=10.00",
                        "limits.bet.maximum=75.00",
                        "lossLimitReserveFullBet=true",
                        "tokenSingleUse=true"),
                house(
                        "a jackpot wager on another's box, a bonus jackpot, invalid wagers returned",
                        List.of(
                                admitted(BOB, 300, null),
                                ante(1, 20),
                                staff(new AllowJackpot(SUPERVISOR, CAT, Box.of(1))),
                                jackpotOf(CAT, 1)),
                        "bonusJackpot=12.50",
                        "invalidWagerLosingReturned=true",
                        "fixedPayoutsFromPool=true"),
                house(
                        "fives, an odd minimum, a price that they cannot pay",
                        List.of(admitted(ANN, 96, null), admitted(BOB, 300, 121L)),
                        "minimum=12.50",
                        "unit=0.50",
                        "maximum=91.00",
                        "chips=5-25-100"),
                house(
                        "a card blocked with a wager on the layout",
                        List.of(
                                ante(2, 20),
                                at(new TableCommand.Admit(BOB, PlayerCard.BLOCKED, null, null, null, false, null))),
                        "minimum=10.00",
                        "unit=5.00"));
    }

    private static House<StudState, StudCommand, StudEvent, StudView> house(
            String name, List<StudCommand> preparation, String... settings) {
        List<String> all = new ArrayList<>(List.of(settings));
        all.add("boxes=" + BOXES);
        return new House<>(name, jackpotGame(all.toArray(new String[0])), preparation);
    }

    private static StudCommand admitted(Patron patron, long chips, @Nullable Long lossLimitLeft) {
        return at(new TableCommand.Admit(
                patron,
                PlayerCard.VALID,
                Money.dollars(chips),
                lossLimitLeft == null ? null : Money.dollars(lossLimitLeft),
                null,
                false,
                null));
    }

    @Override
    protected List<Patron> patrons() {
        return List.of(ANN, BOB, CAT);
    }

    @Override
    protected int weight(StudCommand command) {
        return switch (command) {
            case Wager _, Bet _ -> 4;
            case Deal _, Expose _, Reveal _, Fold _, NoMoreBets _ -> 3;
            case Change _, Withdraw _, Concede _ -> 1;
            case Remedy _ -> 1;
            case TimeOut _, TellJackpot _ -> 0;
            case AtTable(var shared) -> shared instanceof TableCommand.Player ? 1 : 0;
        };
    }

    @Override
    protected @Nullable Money stakeOf(StudCommand command) {
        return switch (command) {
            case Wager c -> c.stake();
            case Change c -> c.stake();
            default -> null;
        };
    }

    @Override
    protected StudCommand withStake(StudCommand command, Money stake) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), c.box(), c.on(), stake, c.tokens());
            case Change c -> new Change(c.patron(), c.box(), c.on(), stake);
            default -> throw new IllegalArgumentException(command + " has no stake");
        };
    }

    @Override
    protected List<StudCommand> elsewhere(StudCommand command) {
        if (!(command instanceof StudCommand.Player player)) return List.of();
        List<StudCommand> elsewhere = new ArrayList<>();
        for (int by : new int[] {-1, 1})
            if (player.box().number() + by > 0)
                elsewhere.add(moved(player, Box.of(player.box().number() + by)));
        return elsewhere;
    }

    private static StudCommand moved(StudCommand.Player command, Box box) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), box, c.on(), c.stake(), c.tokens());
            case Change c -> new Change(c.patron(), box, c.on(), c.stake());
            case Withdraw c -> new Withdraw(c.patron(), box, c.on(), c.stake());
            case Bet c -> new Bet(c.patron(), box, c.stake(), c.tokens());
            case Fold c -> new Fold(c.patron(), box);
            case Concede c -> new Concede(c.patron(), box);
        };
    }

    @Override
    protected List<StudCommand> universe(StudState state, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player(Patron patron) -> ofPlayer(patron);
            case Viewer.Staff _ -> List.of(new NoMoreBets(), new Deal(List.of()), new Expose(), new Reveal());
            case Viewer.Passerby _ -> List.of();
        };
    }

    private static List<StudCommand> ofPlayer(Patron patron) {
        List<StudCommand> all = new ArrayList<>();
        for (int number = 1; number <= BOXES + 1; number++) {
            Box box = Box.of(number);
            all.add(new Bet(patron, box, null, Money.ZERO));
            all.add(new Fold(patron, box));
            all.add(new Concede(patron, box));
            all.add(new AtTable(new TableCommand.Sit(patron, box)));
            for (StudArea on : StudArea.values()) all.add(new Withdraw(patron, box, on, null));
            for (StudArea on : StudArea.values())
                for (long cents : new long[] {0, 1, 5_00, 10_00, 12_00, 20_00, 25_00, 40_00, 60_00, 100_00, 500_00}) {
                    all.add(new Wager(patron, box, on, Money.cents(cents), Money.ZERO));
                    all.add(new Change(patron, box, on, Money.cents(cents)));
                }
        }
        all.add(new AtTable(new TableCommand.Leave(patron)));
        return all;
    }

    @Override
    protected boolean isAtRest(StudState state) {
        return state instanceof Settled || state.hands().isEmpty();
    }

    @Override
    protected Money standing(StudState state, Patron patron) {
        Money sum = Money.ZERO;
        if (state instanceof Settled) return sum;
        for (StudHand hand : state.hands())
            for (StudArea area : StudArea.values()) {
                var placed = hand.on(area);
                if (placed != null && hand.owner(area).equals(patron)) sum = sum.plus(placed.stake());
            }
        return sum;
    }

    @Override
    protected @Nullable Money chips(StudState state, Patron patron) {
        return state.table().guest(patron).chips();
    }

    /** The dealer's four until they are turned; hands of others until then, and in the discard rack for good. */
    @Override
    protected Collection<Card> hidden(StudState state, Viewer viewer) {
        boolean shown = isShown(state);
        List<Card> hidden = new ArrayList<>(shown ? List.of() : state.dealer().cards());
        hidden.removeAll(state.dealer().up());
        for (StudHand hand : state.hands()) {
            boolean own = viewer.equals(new Viewer.Player(hand.patron()));
            boolean kept = hand.jackpot() != null && hand.jackpot().ending() == null;
            boolean discarded = hand.ending() == StudShowdown.FOLDED && !kept;
            if (!own && (!shown || discarded)) hidden.addAll(hand.cards());
        }
        return hidden;
    }

    private static boolean isShown(StudState state) {
        return state instanceof Exposed || state instanceof Settled s && s.dealerShown();
    }

    @Override
    protected void checkView(StudState state, Viewer viewer, StudView view) {
        boolean told = !isShown(state) && (view.dealerHand() != null || view.dealerPlays() != null);
        told |= !isShown(state) && view.dealer().size() > state.dealer().up().size();
        for (StudView.BoxView box : view.boxes()) told |= box.cards().isEmpty() && box.hand() != null;
        if (told) throw new AssertionError(viewer + " is told the worth of a hidden hand: " + view);
    }
}
