package baize.games.blackjack;

import static baize.games.blackjack.BlackjackTable.*;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackHand.OnHand;
import baize.games.blackjack.BlackjackIrregularity.HoldToMinimum;
import baize.games.blackjack.BlackjackIrregularity.ReserveBoxes;
import baize.games.blackjack.BlackjackState.Settled;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.testkit.GameContract;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;

/** Star Blackjack keeps the contract of a game, at tables of several houses. */
@Tag("long")
@Rule({"5.3", "5.4", "7.1", "8.4", "10.1", "13.1", "15.2", "1.1 \"Round of Play\"", "3.6.1"})
class BlackjackContractTest extends GameContract<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> {
    private static final int BOXES = 5;

    @Override
    protected List<House<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView>> houses() {
        return List.of(
                house("a shoe", List.of(admitted(ANN, 500, null)), "device=shoe", "minimum=5.00", "tenInsurance=true"),
                house(
                        "a device, limits in units, the jackpot",
                        List.of(admitted(ANN, 95, null), admitted(BOB, 300, 120L), admitted(CAT, 1_000, null)),
                        "device=shuffler",
                        "minimum=10.00",
                        "maximum=100.00",
                        "unit=5.00",
                        "maximumHands=3",
                        "jackpotIncrement=0.25"),
                house(
                        "held to the minimum, boxes reserved",
                        List.of(
                                staff(new HoldToMinimum(MANAGER, BOB, "5.15")),
                                staff(new ReserveBoxes(SUPERVISOR, ANN, List.of(Box.of(2), Box.of(4)))),
                                admitted(ANN, 400, 90L),
                                admitted(CAT, 45, null)),
                        "minimum=10.00",
                        "sidesNeedWager=true",
                        "maximumHands=3",
                        "deferBlackjacks=true",
                        "dealerBlackjackRule=OBO",
                        "tokenSingleUse=true"),
                house(
                        "two players a box, eight decks, whole dollars",
                        List.of(admitted(BOB, 300, null), wager(ANN, 1, BlackjackArea.MAIN, 20)),
                        "playersPerBox=2",
                        "decks=8",
                        "device=shoe",
                        "tenInsurance=true",
                        "chips=1-5-25-100",
                        "invalidWagerLosingReturned=true"),
                house(
                        "half chips, an odd minimum",
                        List.of(
                                admitted(ANN, 96, null),
                                admitted(BOB, 300, 121L),
                                wager(CAT, 3, BlackjackArea.MAIN, 15)),
                        "minimum=12.50",
                        "maximum=91.00",
                        "limits.perfect-pairs.minimum=4.00",
                        "tenInsurance=true",
                        "chips=2.50-5-25",
                        "device=shuffler"),
                house(
                        "chips with gaps between, a price that they cannot pay",
                        List.of(admitted(ANN, 97, null)),
                        "minimum=12.00",
                        "unit=3.00",
                        "chips=5-2",
                        "device=shuffler"),
                house("cards dealt face down", List.of(), "faceDown=true", "device=shuffler"),
                blocked());
    }

    private static House<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> blocked() {
        return house(
                "a card blocked with a wager on the layout",
                List.of(
                        wager(2, 20),
                        at(new TableCommand.Admit(BOB, PlayerCard.BLOCKED, null, null, null, false, null))),
                "minimum=10.00",
                "unit=5.00");
    }

    private static House<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> house(
            String name, List<BlackjackCommand> preparation, String... settings) {
        List<String> all = new ArrayList<>(List.of(settings));
        all.add("boxes=" + BOXES);
        return new House<>(name, game(all.toArray(new String[0])), preparation);
    }

    private static BlackjackCommand admitted(Patron patron, long chips, @Nullable Long lossLimitLeft) {
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
    protected int seeds() {
        return 8;
    }

    @Override
    protected List<Patron> patrons() {
        return List.of(ANN, BOB, CAT);
    }

    @Override
    protected int weight(BlackjackCommand command) {
        return switch (command) {
            case Wager c -> c.on() == BlackjackArea.MAIN ? 2 : 1;
            case Deal _, Reveal _ -> 30;
            case Split _, DoubleDown _, EvenMoney _, Insure _ -> 12;
            case Hit _, Stand _, Decline _, TurnCards _ -> 8;
            case NoMoreBets _, CloseInsurance _ -> 3;
            case Change _, Withdraw _, Remedy _ -> 1;
            case TellJackpot _, TimeOut _ -> 0;
            case AtTable(var shared) -> shared instanceof TableCommand.Player ? 1 : 0;
        };
    }

    @Override
    protected @Nullable Money stakeOf(BlackjackCommand command) {
        return switch (command) {
            case Wager c -> c.stake();
            case Change c -> c.stake();
            case Insure c -> c.stake();
            case DoubleDown c -> c.stake();
            default -> null;
        };
    }

    @Override
    protected BlackjackCommand withStake(BlackjackCommand command, Money stake) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), c.box(), c.on(), stake, c.tokens());
            case Change c -> new Change(c.patron(), c.box(), c.on(), stake);
            case Insure c -> new Insure(c.patron(), c.box(), stake, c.tokens());
            case DoubleDown c -> new DoubleDown(c.patron(), c.box(), c.hand(), stake, c.tokens(), c.cards());
            default -> throw new IllegalArgumentException(command + " has no stake");
        };
    }

    @Override
    protected List<BlackjackCommand> elsewhere(BlackjackCommand command) {
        if (!(command instanceof BlackjackCommand.Player player)) return List.of();
        List<BlackjackCommand> elsewhere = new ArrayList<>();
        for (int by : new int[] {-1, 1})
            if (player.box().number() + by > 0)
                elsewhere.add(moved(player, Box.of(player.box().number() + by)));
        return elsewhere;
    }

    private static BlackjackCommand moved(BlackjackCommand.Player command, Box box) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), box, c.on(), c.stake(), c.tokens());
            case Change c -> new Change(c.patron(), box, c.on(), c.stake());
            case Withdraw c -> new Withdraw(c.patron(), box, c.on(), c.stake());
            case Insure c -> new Insure(c.patron(), box, c.stake(), c.tokens());
            case EvenMoney c -> new EvenMoney(c.patron(), box);
            case TurnCards c -> new TurnCards(c.patron(), box);
            case Hit c -> new Hit(c.patron(), box, c.hand(), c.cards());
            case Stand c -> new Stand(c.patron(), box, c.hand(), c.cards());
            case DoubleDown c -> new DoubleDown(c.patron(), box, c.hand(), c.stake(), c.tokens(), c.cards());
            case Split c -> new Split(c.patron(), box, c.hand(), c.tokens(), c.cards());
            case Decline c -> new Decline(c.patron(), box, c.hand(), c.cards());
        };
    }

    @Override
    protected List<BlackjackCommand> universe(BlackjackState state, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player(Patron patron) -> ofPlayer(patron);
            case Viewer.Staff _ ->
                List.of(new NoMoreBets(), new CloseInsurance(), new Deal(List.of()), new Reveal(List.of()));
            case Viewer.Passerby _ -> List.of();
        };
    }

    private static List<BlackjackCommand> ofPlayer(Patron patron) {
        List<BlackjackCommand> all = new ArrayList<>();
        for (int number = 1; number <= BOXES + 1; number++) {
            Box box = Box.of(number);
            all.add(new Hit(patron, box, null, List.of()));
            all.add(new Stand(patron, box, null, List.of()));
            all.add(new Split(patron, box, null, Money.ZERO, List.of()));
            all.add(new Decline(patron, box, null, List.of()));
            all.add(new EvenMoney(patron, box));
            all.add(new TurnCards(patron, box));
            all.add(new AtTable(new TableCommand.Sit(patron, box)));
            for (BlackjackArea on : BlackjackArea.values()) all.add(new Withdraw(patron, box, on, null));
            for (long cents : new long[] {0, 1, 2_50, 5_00, 10_00, 12_00, 20_00, 25_00, 100_00, 500_00}) {
                Money stake = Money.cents(cents);
                all.add(new Insure(patron, box, stake, Money.ZERO));
                all.add(new DoubleDown(patron, box, null, stake, Money.ZERO, List.of()));
                for (BlackjackArea on : BlackjackArea.values()) {
                    all.add(new Wager(patron, box, on, stake, Money.ZERO));
                    all.add(new Change(patron, box, on, stake));
                }
            }
        }
        all.add(new AtTable(new TableCommand.Leave(patron)));
        return all;
    }

    /** Between rounds, and where all that lay there was settled with the first cards. */
    @Override
    protected boolean isAtRest(BlackjackState state) {
        return patrons().stream().allMatch(patron -> standing(state, patron).isZero());
    }

    @Override
    protected Money standing(BlackjackState state, Patron patron) {
        Money sum = Money.ZERO;
        if (state instanceof Settled) return sum;
        for (BlackjackBox box : state.layout().boxes()) sum = sum.plus(standing(box, patron));
        return sum;
    }

    private static Money standing(BlackjackBox box, Patron patron) {
        Money sum = Money.ZERO;
        for (var wager : box.wagers()) {
            boolean onHand = wager.on() == BlackjackArea.MAIN && !box.hands().isEmpty();
            if (wager.patron().equals(patron) && !wager.settled() && !onHand)
                sum = sum.plus(wager.placed().stake());
        }
        for (var insured : box.insurance())
            if (insured.patron().equals(patron) && !insured.settled())
                sum = sum.plus(insured.placed().stake());
        for (BlackjackHand hand : box.hands())
            for (OnHand stake : hand.stakes())
                if (stake.patron().equals(patron) && !stake.settled())
                    sum = sum.plus(stake.wager().stake())
                            .plus(
                                    stake.doubled() == null
                                            ? Money.ZERO
                                            : stake.doubled().stake());
        return sum;
    }

    @Override
    protected @Nullable Money chips(BlackjackState state, Patron patron) {
        return state.table().guest(patron).chips();
    }

    /** What lies face down on others' boxes, but for cards of which another is to be seen elsewhere. */
    @Override
    @Rule({"3.6.2", "R-116"})
    protected Collection<Card> hidden(BlackjackState state, Viewer viewer) {
        Set<Card> hidden = new HashSet<>();
        Set<Card> seen = new HashSet<>(state.layout().dealer());
        if (state.layout().shoe().aside() != null)
            seen.add(state.layout().shoe().aside());
        for (BlackjackBox box : state.layout().boxes())
            for (BlackjackHand hand : box.hands()) (isHidden(box, hand, viewer) ? hidden : seen).addAll(hand.cards());
        hidden.removeAll(seen);
        return hidden;
    }

    private static boolean isHidden(BlackjackBox box, BlackjackHand hand, Viewer viewer) {
        return hand.isFaceDown() && !(viewer instanceof Viewer.Player(Patron patron) && box.concerns(patron));
    }

    /** A view holds the cards that lie there face up, and none that is still in the shoe. */
    @Override
    protected void checkView(BlackjackState state, Viewer viewer, BlackjackView view) {
        int shown = view.dealer().size();
        for (BlackjackView.BoxView box : view.boxes())
            for (BlackjackView.HandView hand : box.hands())
                shown += hand.cards().size();
        int lying = state.layout().dealer().size();
        for (BlackjackBox box : state.layout().boxes())
            for (BlackjackHand hand : box.hands())
                if (!isHidden(box, hand, viewer)) lying += hand.cards().size();
        if (shown != lying) throw new AssertionError(viewer + " sees " + shown + " cards of " + lying);
    }
}
