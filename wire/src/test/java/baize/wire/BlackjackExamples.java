package baize.wire;

import baize.core.card.Card;
import baize.core.card.CardCounts;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackBox;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackHand;
import baize.games.blackjack.BlackjackIrregularity;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackState.*;
import baize.games.blackjack.Decided;
import baize.games.blackjack.HandFate;
import baize.games.blackjack.HouseOrders;
import baize.games.blackjack.Insurance;
import baize.games.blackjack.Layout;
import baize.games.blackjack.Shoe;
import baize.games.blackjack.SideEnding;
import baize.games.jackpot.Award;
import baize.games.jackpot.Contribution;
import baize.games.jackpot.Drawn;
import baize.games.jackpot.Funding;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Meter;
import baize.games.jackpot.Pool;
import baize.games.jackpot.TablePool;
import baize.games.table.Device;
import baize.games.table.Limits;
import baize.games.table.PaymentError;
import baize.games.table.Payments;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.games.table.Sign;
import baize.games.table.Table;
import baize.games.table.Whose;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One example, with every field filled, of all that Star Blackjack stores besides what tables share. */
final class BlackjackExamples {
    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Box ONE = Box.of(1);
    private static final Grade BY = Grade.CASINO_SUPERVISOR;
    private static final Money TEN = Money.dollars(10);
    private static final Money CENTS = Money.cents(250);
    private static final Instant AT = Instant.parse("2026-11-16T09:00:00Z");
    private static final Limits LIMITS = new Limits(Money.dollars(5), Money.dollars(100), Money.dollars(5));
    private static final Sign SIGN = new Sign(LIMITS, Map.of("main", LIMITS, "lucky-lucky", LIMITS));
    private static final Whose WHOSE = new Whose(ONE, ANN);
    private static final Placed PLACED = new Placed(TEN, CENTS, Money.dollars(8), List.of("6.3", "R-3"));
    private static final List<Card> CARDS = Card.parseAll("As Kd 7c");
    private static final List<Line> LINES = List.of(
            line("main", BlackjackShowdown.BLACKJACK_PAID, new Odds(3, 2), "9.1.1"),
            line("insurance", Insurance.ACE_INSURED, Odds.toOne(2), "15.1.4"),
            line("blazing-7s", SideEnding.SIDE_WON, null, "14.24 \"Two Player Sevens\""));
    private static final List<Adjustment> ADJUSTMENTS = List.of(
            new Adjustment(ANN, ONE, "main", Money.dollars(-20), "18.6", List.of("18.6", "18.5", "R-21", "R-193")));
    private static final PaymentError ERROR =
            new PaymentError(3, true, PaymentError.Of.COLOUR_CHANGE, ANN, TEN, true, AT, AT, "asked back", null);
    private static final Table TABLE =
            new Table(AT, true, Device.SHUFFLER, SIGN, null, null, null, List.of(), new Payments(3, 2, List.of(ERROR)));
    private static final Pool POOL = new Pool(new Meter(Money.dollars(50_000), 123_457), new Meter(CENTS, 999_999), 2);
    private static final Contribution CONTRIBUTION = new Contribution(2, 1_234_570, 50_000, 1);
    private static final CardCounts OUT = CardCounts.decks(2).minus(CARDS.getFirst());
    private static final Shoe SHOE =
            new Shoe(6, OUT, 1, CardCounts.NONE.plus(CARDS.get(1)), 52, new Shoe.Cut(true, ONE), true, CARDS.get(2));
    private static final HouseOrders ORDERS = new HouseOrders(
            List.of(new HouseOrders.Held(BOB, true, true)), List.of(new HouseOrders.Reserved(ONE, ANN)), 2, true);
    private static final Decided DECIDED = new Decided(ANN, ONE, 2, Decided.Choice.DOUBLE, PLACED);
    private static final List<BlackjackBox> BOXES = List.of(new BlackjackBox(
            ONE,
            List.of(new BlackjackBox.Wagered(ANN, BlackjackArea.STAR_PAIRS, PLACED, true)),
            List.of(new BlackjackBox.Insured(BOB, PLACED, true)),
            ANN,
            List.of(new BlackjackHand(
                    CARDS, List.of(new BlackjackHand.OnHand(ANN, PLACED, true, PLACED, true)), HandFate.DOUBLED, true)),
            new BlackjackBox.Answers(1, true, List.of(BOB))));
    private static final Layout LAYOUT = new Layout(
            TABLE,
            7,
            SHOE,
            new TablePool(POOL, false, CONTRIBUTION, POOL),
            ORDERS,
            BOXES,
            CARDS,
            LINES,
            List.of(new Layout.Invalid(BOB, "18.1")),
            List.of(DECIDED),
            SHOE);

    static final List<Object> ALL = Stream.of(
                    commands(), irregularities(), openings(), plays(), remedies(), jackpotEvents(), states())
            .<Object>flatMap(examples -> examples)
            .toList();

    private BlackjackExamples() {}

    private static Line line(String wager, baize.core.pay.Ending ending, @Nullable Odds odds, String rule) {
        return new Line(
                ANN,
                ONE,
                2,
                wager,
                TEN,
                CENTS,
                ending,
                Result.WIN,
                odds,
                Money.dollars(20),
                Money.dollars(30),
                CENTS,
                rule,
                List.of(rule, "R-89"));
    }

    private static Stream<BlackjackState> states() {
        return Stream.of(
                new Settled(LAYOUT, true),
                new Betting(LAYOUT),
                new Closed(LAYOUT),
                new Insuring(LAYOUT),
                new Playing(LAYOUT));
    }

    private static Stream<BlackjackCommand> commands() {
        return Stream.of(
                new Wager(ANN, ONE, BlackjackArea.BLAZING_7S, TEN, CENTS),
                new Change(ANN, ONE, BlackjackArea.MAIN, TEN),
                new Withdraw(ANN, ONE, BlackjackArea.LUCKY_LUCKY, TEN),
                new Insure(ANN, ONE, TEN, CENTS),
                new EvenMoney(ANN, ONE),
                new TurnCards(ANN, ONE),
                new Hit(ANN, ONE, 2, CARDS),
                new Stand(ANN, ONE, 2, CARDS),
                new DoubleDown(ANN, ONE, 2, TEN, CENTS, CARDS),
                new Split(ANN, ONE, 2, CENTS, CARDS),
                new Decline(ANN, ONE, 2, CARDS),
                new NoMoreBets(),
                new CloseInsurance(),
                new Deal(CARDS),
                new Reveal(CARDS),
                new TimeOut(ONE, CARDS),
                new TellJackpot(POOL));
    }

    private static Stream<BlackjackCommand> irregularities() {
        Stream<BlackjackCommand> dry = Stream.<BlackjackIrregularity>of(
                        new FoundWager(BY, ANN, ONE, BlackjackArea.MAIN, TEN, CENTS),
                        new RefuseWager(BY, WHOSE, BlackjackArea.MAIN, RefusalGround.LATE, "too late"),
                        new InvalidWager(BY, ANN, "18.1"),
                        new LateInsurance(BY, ANN, ONE, TEN, CENTS),
                        new Reconstruct(BY, CARDS),
                        new MissingCard(BY),
                        new ForeignCard(BY),
                        new DeviceFails(BY, false, false, true, List.of(ANN)),
                        new JackpotFails(BY),
                        new JackpotWorks(BY),
                        new VoidHand(BY, ANN),
                        new VoidRound(BY, "16.8"),
                        new Invalidate(BY, "18.5.2", List.of(ANN), List.of(BOB), "a fight", Grade.GAMING_MANAGER),
                        new Shuffle(BY),
                        new HoldToMinimum(BY, ANN, "5.13"),
                        new Release(BY, ANN),
                        new ReserveBoxes(BY, ANN, List.of(ONE)),
                        new LimitPlayers(BY, 2),
                        new LimitSides(BY, true))
                .map(what -> new Remedy(what, List.of()));
        Stream<BlackjackCommand> drawing = Stream.<BlackjackIrregularity>of(
                        new CallTime(BY, WHOSE), new FaceUpCard(BY), new DealtInError(BY, true))
                .map(what -> new Remedy(what, CARDS));
        return Stream.concat(dry, drawing);
    }

    private static Stream<BlackjackEvent> openings() {
        return Stream.of(
                new JackpotTold(POOL),
                new JackpotFailed(),
                new JackpotRestored(),
                new RoundOpened(7),
                new WagerPlaced(ANN, ONE, BlackjackArea.PERFECT_PAIRS, PLACED),
                new WagerChanged(ANN, ONE, BlackjackArea.MAIN, PLACED, Placed.of(TEN, Money.ZERO)),
                new WagerWithdrawn(ANN, ONE, BlackjackArea.ANY_PAIRS, PLACED),
                new WagerRefused(ANN, ONE, BlackjackArea.MAIN, PLACED, RefusalGround.SUSPECTED_DEVICE, "a phone"),
                new WagerReturned(ANN, ONE, BlackjackArea.BLAZING_7S, PLACED, "16.18.1"),
                new WageringClosed(),
                new ShoeShuffled(ANN, 52),
                new CardBurned(),
                new HandsDealt(CARDS.getFirst(), List.of(new BoxCards(ONE, ANN, CARDS.subList(1, 3)))),
                new HandsDealtDown(CARDS.getFirst(), List.of(new BoxCards(ONE, ANN, CARDS.subList(1, 3)))),
                new CardsTurned(ONE, CARDS.subList(1, 3)),
                new ControlPassed(ONE, BOB),
                new CuttingCardShown(ONE));
    }

    private static Stream<BlackjackEvent> plays() {
        return Stream.of(
                new InsurancePlaced(ANN, ONE, PLACED),
                new InsuranceClosed(),
                new AnswersAwaited(ONE, 1, true, List.of(BOB)),
                new AnswersGiven(ONE),
                new DoublePlaced(ANN, ONE, 2, PLACED),
                new SplitPlaced(ANN, ONE, 2, PLACED),
                new Declined(BOB, ONE, 2),
                new DecisionMade(DECIDED),
                new HandSplit(ONE, 1),
                new CardDrawn(ONE, 2, CARDS.getFirst()),
                new ShoeRefilled(),
                new HandEnded(ONE, 2, HandFate.BUSTED),
                new WagersSettled(LINES),
                new RoundSettled(LINES));
    }

    private static Stream<BlackjackEvent> remedies() {
        return Stream.of(
                new CardBurnedSeen(CARDS.getFirst(), "16.1"),
                new WagersInvalid(ANN, "18.1"),
                new CardSetAside(CARDS.getFirst()),
                new CardKept(),
                new RoundReconstructed(SHOE, CARDS, BOXES),
                new OrdersGiven(ORDERS, "5.13"),
                new ShuffleOrdered("4.1.4"),
                new CardAtFault(true, "16.16"),
                new DeviceFailed("17.2"),
                new OutcomeInvalidated("18.5.2", "a fight"),
                new WagersUndone(List.of("18.4.1", "R-192"), LINES, LINES, ADJUSTMENTS),
                new RoundUndone(List.of("18.6", "R-193"), LINES, LINES, ADJUSTMENTS),
                new RoundVoided(BlackjackShowdown.MISDEALT, LINES));
    }

    private static Stream<BlackjackEvent> jackpotEvents() {
        Award award = new Award(BOB, ONE, "three-suited", Money.dollars(5_000), List.of("14.27.2", "R-109"));
        Funding funding = new Funding(Money.dollars(4_000), Money.dollars(1_000), Money.cents(1), TEN);
        return Stream.<JackpotEvent>of(
                        new JackpotEvent.Contributed(CONTRIBUTION, CENTS, Money.cents(5), POOL),
                        new JackpotEvent.Paid(List.of(award), funding, POOL),
                        new JackpotEvent.Reseeded(TEN, CENTS, POOL),
                        new JackpotEvent.TakenBack(CONTRIBUTION, CENTS, Money.cents(5), TEN, "16.8", POOL),
                        new JackpotEvent.Corrected(TEN, "counted again", POOL),
                        new JackpotEvent.PutBack(
                                new Drawn(TEN, CENTS, Money.cents(5), 2), CENTS, Money.cents(5), "9.4.2", POOL))
                .map(JackpotMoved::new);
    }
}
