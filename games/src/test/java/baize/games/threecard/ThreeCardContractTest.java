package baize.games.threecard;

import static baize.games.threecard.ThreeCardTable.*;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Guest;
import baize.games.table.Placed;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardCommand.AtTable;
import baize.games.threecard.ThreeCardCommand.Change;
import baize.games.threecard.ThreeCardCommand.Concede;
import baize.games.threecard.ThreeCardCommand.Deal;
import baize.games.threecard.ThreeCardCommand.Expose;
import baize.games.threecard.ThreeCardCommand.Fold;
import baize.games.threecard.ThreeCardCommand.NoMoreBets;
import baize.games.threecard.ThreeCardCommand.Play;
import baize.games.threecard.ThreeCardCommand.Remedy;
import baize.games.threecard.ThreeCardCommand.Reveal;
import baize.games.threecard.ThreeCardCommand.TimeOut;
import baize.games.threecard.ThreeCardCommand.Wager;
import baize.games.threecard.ThreeCardCommand.Withdraw;
import baize.games.threecard.ThreeCardState.Betting;
import baize.games.threecard.ThreeCardState.Closed;
import baize.games.threecard.ThreeCardState.Dealt;
import baize.games.threecard.ThreeCardState.Deciding;
import baize.games.threecard.ThreeCardState.Exposed;
import baize.games.threecard.ThreeCardState.Hand;
import baize.games.threecard.ThreeCardState.Settled;
import baize.testkit.GameContract;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;

/** Three Card Poker keeps the contract of a game, at tables of several houses. */
@Tag("long")
@Rule({"5.4", "7.1", "8.3", "8.6", "9.4", "1.1 \"round of play\""})
class ThreeCardContractTest extends GameContract<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> {
    private static final int BOXES = 4;

    @Override
    protected List<House<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView>> houses() {
        return List.of(
                house("open limits", List.of(admitted(ANN, 500, null)), "device=shoe"),
                house(
                        "limits in units",
                        List.of(admitted(ANN, 95, null), admitted(BOB, 300, 120L), admitted(CAT, 1_000, null)),
                        "device=shuffler",
                        "minimum=10.00",
                        "maximum=100.00",
                        "unit=5.00"),
                house(
                        "room for the Play wager, single-use tokens",
                        List.of(admitted(ANN, 400, 60L), admitted(BOB, 45, null), admitted(CAT, 900, 33L)),
                        "minimum=10.00",
                        "limits.pair-plus.minimum=5.00",
                        "limits.pair-plus.maximum=27.00",
                        "limits.pair-plus.unit=5.00",
                        "lossLimitReserveFullBet=true",
                        "tokenSingleUse=true"),
                house(
                        "half chips, odd minimums",
                        List.of(admitted(ANN, 96, null), admitted(BOB, 300, 121L)),
                        "minimum=11.00",
                        "maximum=91.00",
                        "limits.pair-plus.minimum=5.00",
                        "limits.pair-plus.unit=3.00",
                        "chips=2.50-5-25"),
                house(
                        "a card blocked with a wager on the layout",
                        List.of(
                                ante(2, 20),
                                at(new TableCommand.Admit(BOB, PlayerCard.BLOCKED, null, null, null, false, null))),
                        "minimum=10.00",
                        "unit=5.00"));
    }

    private static House<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> house(
            String name, List<ThreeCardCommand> preparation, String... settings) {
        List<String> all = new ArrayList<>(List.of(settings));
        all.add("boxes=" + BOXES);
        return new House<>(name, game(all.toArray(new String[0])), preparation);
    }

    private static ThreeCardCommand admitted(Patron patron, long chips, @Nullable Long lossLimitLeft) {
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
    protected int weight(ThreeCardCommand command) {
        return switch (command) {
            case Wager _, Play _ -> 4;
            case Deal _, Expose _, Reveal _, Fold _, NoMoreBets _ -> 3;
            case Change _, Withdraw _, Concede _ -> 1;
            case Remedy _ -> 1;
            case TimeOut _ -> 0;
            case AtTable(var shared) -> shared instanceof TableCommand.Player ? 1 : 0;
        };
    }

    @Override
    protected @Nullable Money stakeOf(ThreeCardCommand command) {
        return switch (command) {
            case Wager c -> c.stake();
            case Change c -> c.stake();
            default -> null;
        };
    }

    @Override
    protected ThreeCardCommand withStake(ThreeCardCommand command, Money stake) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), c.box(), c.on(), stake, c.tokens());
            case Change c -> new Change(c.patron(), c.box(), c.on(), stake);
            default -> throw new IllegalArgumentException(command + " has no stake");
        };
    }

    @Override
    protected List<ThreeCardCommand> elsewhere(ThreeCardCommand command) {
        if (!(command instanceof ThreeCardCommand.Player player)) return List.of();
        List<ThreeCardCommand> elsewhere = new ArrayList<>();
        for (int by : new int[] {-1, 1})
            if (player.box().number() + by > 0)
                elsewhere.add(moved(player, Box.of(player.box().number() + by)));
        return elsewhere;
    }

    private static ThreeCardCommand moved(ThreeCardCommand.Player command, Box box) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), box, c.on(), c.stake(), c.tokens());
            case Change c -> new Change(c.patron(), box, c.on(), c.stake());
            case Withdraw c -> new Withdraw(c.patron(), box, c.on(), c.stake());
            case Play c -> new Play(c.patron(), box, c.stake(), c.tokens());
            case Fold c -> new Fold(c.patron(), box);
            case Concede c -> new Concede(c.patron(), box);
        };
    }

    @Override
    protected List<ThreeCardCommand> universe(ThreeCardState state, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player(Patron patron) -> ofPlayer(patron);
            case Viewer.Staff _ -> List.of(new NoMoreBets(), new Deal(List.of()), new Expose(), new Reveal());
            case Viewer.Passerby _ -> List.of();
        };
    }

    private static List<ThreeCardCommand> ofPlayer(Patron patron) {
        List<ThreeCardCommand> all = new ArrayList<>();
        for (int number = 1; number <= BOXES + 1; number++) {
            Box box = Box.of(number);
            all.add(new Play(patron, box, null, Money.ZERO));
            all.add(new Fold(patron, box));
            all.add(new Concede(patron, box));
            all.add(new AtTable(new TableCommand.Sit(patron, box)));
            for (ThreeCardArea on : ThreeCardArea.values()) all.add(new Withdraw(patron, box, on, null));
            for (ThreeCardArea on : ThreeCardArea.values())
                for (long cents : new long[] {0, 1, 5_00, 10_00, 12_00, 15_00, 25_00, 60_00, 100_00, 120_00, 500_00}) {
                    all.add(new Wager(patron, box, on, Money.cents(cents), Money.ZERO));
                    all.add(new Change(patron, box, on, Money.cents(cents)));
                }
        }
        all.add(new AtTable(new TableCommand.Leave(patron)));
        return all;
    }

    @Override
    protected boolean isAtRest(ThreeCardState state) {
        return state instanceof Settled || state.hands().isEmpty();
    }

    @Override
    protected Money standing(ThreeCardState state, Patron patron) {
        Hand hand = state instanceof Settled ? null : state.of(patron);
        Money sum = Money.ZERO;
        if (hand == null) return sum;
        for (ThreeCardArea area : ThreeCardArea.values()) {
            Placed placed = hand.on(area);
            if (placed != null) sum = sum.plus(placed.stake());
        }
        return sum;
    }

    @Override
    protected @Nullable Money chips(ThreeCardState state, Patron patron) {
        Guest guest = state.table().guest(patron);
        return guest.chips();
    }

    @Override
    protected Collection<Card> hidden(ThreeCardState state, Viewer viewer) {
        boolean shown = isShown(state);
        List<Card> hidden = new ArrayList<>(shown ? List.of() : dealer(state));
        for (Hand hand : state.hands()) {
            boolean own = viewer.equals(new Viewer.Player(hand.patron()));
            if (!own && (!shown || hand.ending() == ThreeCardShowdown.FOLDED)) hidden.addAll(hand.cards());
        }
        return hidden;
    }

    private static boolean isShown(ThreeCardState state) {
        return state instanceof Exposed || state instanceof Settled s && s.dealerShown();
    }

    private static List<Card> dealer(ThreeCardState state) {
        return switch (state) {
            case Dealt s -> s.dealer();
            case Deciding s -> s.dealer();
            case Exposed s -> s.dealer();
            case Settled s -> s.dealer();
            case Betting _, Closed _ -> List.of();
        };
    }

    @Override
    protected void checkView(ThreeCardState state, Viewer viewer, ThreeCardView view) {
        boolean told = !isShown(state) && view.dealerHand() != null;
        for (ThreeCardView.BoxView box : view.boxes()) told |= box.cards().isEmpty() && box.hand() != null;
        if (told) throw new AssertionError(viewer + " is told the worth of a hidden hand: " + view);
    }
}
