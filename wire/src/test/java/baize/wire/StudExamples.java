package baize.wire;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.games.caribbeanstud.Progressive;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudHand;
import baize.games.caribbeanstud.StudIrregularity;
import baize.games.caribbeanstud.StudIrregularity.*;
import baize.games.caribbeanstud.StudShowdown;
import baize.games.caribbeanstud.StudState;
import baize.games.caribbeanstud.StudState.*;
import baize.games.jackpot.Award;
import baize.games.jackpot.Contribution;
import baize.games.jackpot.Drawn;
import baize.games.jackpot.Funding;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Meter;
import baize.games.jackpot.Pool;
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

/** One example, with every field filled, of all that Caribbean Stud stores besides what tables share. */
final class StudExamples {
    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Box ONE = Box.of(1);
    private static final Grade BY = Grade.CASINO_SUPERVISOR;
    private static final Money TEN = Money.dollars(10);
    private static final Money CENTS = Money.cents(250);
    private static final Instant AT = Instant.parse("2026-11-16T09:00:00Z");
    private static final Limits LIMITS = new Limits(Money.dollars(5), Money.dollars(100), Money.dollars(5));
    private static final Sign SIGN = new Sign(LIMITS, Map.of("bet", LIMITS, "ante", LIMITS));
    private static final Whose WHOSE = new Whose(ONE, ANN);
    private static final Placed PLACED = new Placed(TEN, CENTS, Money.dollars(8), List.of("6.3", "R-3"));
    private static final List<Card> CARDS = Card.parseAll("As Kd 7c 4h 2s");
    private static final StudShowdown ENDING = StudShowdown.FOLDED;
    private static final List<Line> LINES = List.of(
            new Line(
                    ANN,
                    ONE,
                    1,
                    "bet",
                    TEN,
                    CENTS,
                    StudShowdown.DEALER_BEATEN,
                    Result.WIN,
                    Odds.toOne(20),
                    Money.dollars(200),
                    Money.dollars(210),
                    CENTS,
                    "9.5.1.1",
                    List.of("9.5.1.1", "10.1 \"Four of a kind\"", "R-17")),
            new Line(
                    BOB,
                    ONE,
                    1,
                    "jackpot",
                    TEN,
                    Money.ZERO,
                    StudShowdown.DEALER_BEATEN,
                    Result.WIN,
                    null,
                    Money.dollars(500),
                    Money.dollars(500),
                    Money.ZERO,
                    "12.1.3",
                    List.of("12.1.3", "R-30")));
    private static final PaymentError ERROR =
            new PaymentError(3, true, PaymentError.Of.COLOUR_CHANGE, ANN, TEN, true, AT, AT, "10.00 recovered", TEN);
    private static final Table TABLE =
            new Table(AT, true, Device.SHUFFLER, SIGN, null, null, null, List.of(), new Payments(3, 2, List.of(ERROR)));
    private static final Pool POOL = new Pool(new Meter(Money.dollars(50_000), 123_457), new Meter(CENTS, 999_999), 2);
    private static final Contribution CONTRIBUTION = new Contribution(2, 1_234_570, 50_000, 1);
    private static final Progressive PROGRESSIVE =
            new Progressive(POOL, false, CONTRIBUTION, null, List.of(new Progressive.Allowed(BOB, ONE)));
    private static final Progressive DRAWN_ON =
            new Progressive(POOL, true, CONTRIBUTION, new Drawn(TEN, CENTS, Money.cents(5), 2, 1), List.of());
    private static final List<StudHand> HANDS = List.of(new StudHand(
            ONE,
            ANN,
            PLACED,
            new StudHand.JackpotWager(BOB, PLACED, StudShowdown.JACKPOT_FAILED, "16.21"),
            PLACED,
            CARDS,
            ENDING,
            true,
            "16.1"));
    private static final DealerHand DEALER = new DealerHand(CARDS, CARDS.subList(4, 5));

    private static final List<String> RULES = List.of("16.10", "R-193");
    private static final List<Adjustment> ADJUSTMENTS = List.of(new Adjustment(ANN, ONE, "ante", TEN, "16.10", RULES));

    static final List<Object> ALL = Stream.of(commands(), irregularities(), events(), jackpotEvents(), states())
            .<Object>flatMap(examples -> examples)
            .toList();

    private StudExamples() {}

    private static Stream<StudState> states() {
        return Stream.of(
                new Settled(TABLE, 7, HANDS, PROGRESSIVE, DEALER, true, true, LINES),
                new Settled(TABLE, 7, HANDS, DRAWN_ON, DEALER, true, false, LINES),
                new Betting(TABLE, 7, HANDS, PROGRESSIVE),
                new Closed(TABLE, 7, HANDS, PROGRESSIVE),
                new Dealt(TABLE, 7, HANDS, PROGRESSIVE, DEALER, 1, CARDS.subList(0, 1)),
                new Deciding(TABLE, 7, HANDS, PROGRESSIVE, DEALER),
                new Exposed(TABLE, 7, HANDS, PROGRESSIVE, DEALER));
    }

    private static Stream<StudCommand> commands() {
        return Stream.of(
                new Wager(ANN, ONE, StudArea.JACKPOT, TEN, CENTS),
                new Change(ANN, ONE, StudArea.ANTE, TEN),
                new Withdraw(ANN, ONE, StudArea.ANTE, TEN),
                new Bet(ANN, ONE, TEN, CENTS),
                new Fold(ANN, ONE),
                new Concede(ANN, ONE),
                new NoMoreBets(),
                new Expose(),
                new Reveal(),
                new Deal(CARDS),
                new TimeOut(ONE),
                new TellJackpot(POOL));
    }

    private static Stream<StudCommand> irregularities() {
        return Stream.<StudIrregularity>of(
                        new Misdeal(BY),
                        new ExposeCard(BY, ONE, CARDS.getFirst()),
                        new ExposeCard(BY, null, CARDS.getFirst()),
                        new WrongCount(BY, ONE, 4),
                        new WrongCount(BY, null, 6),
                        new HandToEmptyBox(BY, ONE),
                        new MissingCard(BY),
                        new ForeignCard(BY),
                        new CallTime(BY, WHOSE),
                        new DeviceFails(BY, Device.SHOE),
                        new JackpotFails(BY),
                        new JackpotWorks(BY),
                        new JackpotUndetected(BY, ONE),
                        new AllowJackpot(BY, BOB, ONE),
                        new FoundWager(BY, ANN, ONE, StudArea.BET, TEN, CENTS),
                        new LossLimitExceeded(BY, ANN, TEN),
                        new InvalidWager(BY, ANN, "16.21"),
                        new RefuseWager(BY, WHOSE, StudArea.ANTE, RefusalGround.LATE, "too late"),
                        new VoidHand(BY, WHOSE, "14.8"),
                        new VoidRound(BY, "16.9"),
                        new Invalidate(BY, "16.9.2", List.of(ANN), List.of(BOB), "a fight", Grade.GAMING_MANAGER))
                .map(Remedy::new);
    }

    private static Stream<StudEvent> events() {
        return Stream.of(
                new RoundOpened(7),
                new WagerPlaced(ANN, ONE, StudArea.JACKPOT, PLACED),
                new WagerChanged(ANN, ONE, StudArea.ANTE, PLACED, Placed.of(TEN, Money.ZERO)),
                new WagerWithdrawn(ANN, ONE, StudArea.ANTE, PLACED),
                new WagerRefused(ANN, ONE, StudArea.ANTE, PLACED, RefusalGround.SUSPECTED_DEVICE, "a phone"),
                new WagerReturned(ANN, ONE, StudArea.JACKPOT, PLACED, "14.15"),
                new WageringClosed(),
                new HandsDealt(CARDS, CARDS.getLast(), List.of(new BoxCards(ONE, CARDS))),
                new BetPlaced(ANN, ONE, PLACED),
                new HandEnded(ONE, ENDING),
                new JackpotWagerEnded(ONE, StudShowdown.JACKPOT_FAILED),
                new WagersInvalid(ANN, ONE, "16.1"),
                new JackpotTold(POOL),
                new JackpotAllowed(BOB, ONE),
                new JackpotFailed(),
                new JackpotRestored(),
                new CardExposed(ONE, CARDS.getFirst(), "14.5"),
                new EmptyBoxCleared(ONE),
                new CardAtFault(true, "14.9"),
                new DeviceFailed("15.2"),
                new OutcomeInvalidated("16.9.2", "a fight"),
                new DealerExposed(),
                new RoundSettled(LINES),
                new RoundVoided(StudShowdown.MISDEAL, LINES),
                new RoundUndone(RULES, LINES, LINES, ADJUSTMENTS));
    }

    private static Stream<StudEvent> jackpotEvents() {
        Award award = new Award(BOB, ONE, "straight-flush", Money.dollars(5_000), List.of("12.1.2", "R-42"));
        Funding funding = new Funding(Money.dollars(4_000), Money.dollars(1_000), Money.cents(1), TEN);
        return Stream.<JackpotEvent>of(
                        new JackpotEvent.Contributed(CONTRIBUTION, CENTS, Money.cents(5), POOL),
                        new JackpotEvent.Paid(List.of(award), funding, POOL),
                        new JackpotEvent.Reseeded(TEN, CENTS, POOL),
                        new JackpotEvent.TakenBack(CONTRIBUTION, CENTS, Money.cents(5), TEN, "14.4", POOL),
                        new JackpotEvent.Corrected(TEN, "counted again", POOL),
                        new JackpotEvent.PutBack(
                                new Drawn(TEN, CENTS, Money.cents(5), 2), CENTS, Money.cents(5), "9.4.2", POOL))
                .map(JackpotMoved::new);
    }
}
