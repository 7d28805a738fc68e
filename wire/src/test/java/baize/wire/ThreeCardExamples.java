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
import baize.games.table.Closing;
import baize.games.table.Device;
import baize.games.table.Guest;
import baize.games.table.Limits;
import baize.games.table.Notice;
import baize.games.table.PaymentError;
import baize.games.table.Placed;
import baize.games.table.PlayerCard;
import baize.games.table.Recipient;
import baize.games.table.RefusalGround;
import baize.games.table.Sign;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.Whose;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.*;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardEvent.*;
import baize.games.threecard.ThreeCardIrregularity;
import baize.games.threecard.ThreeCardIrregularity.*;
import baize.games.threecard.ThreeCardShowdown;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardState.*;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One example, with every field filled, of all that Three Card Poker stores. */
final class ThreeCardExamples {
    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Box ONE = Box.of(1);
    private static final Grade BY = Grade.CASINO_SUPERVISOR;
    private static final Money TEN = Money.dollars(10);
    private static final Money CENTS = Money.cents(250);
    private static final Instant AT = Instant.parse("2026-11-16T09:00:00Z");
    private static final LocalDate DAY = LocalDate.of(2026, 11, 16);
    private static final Limits LIMITS = new Limits(Money.dollars(5), Money.dollars(100), Money.dollars(5));
    private static final Sign SIGN = new Sign(LIMITS, Map.of("play", LIMITS, "ante", LIMITS, "pair-plus", LIMITS));
    private static final Notice NOTICE = new Notice("ante", TEN, AT, AT.plusSeconds(1200));
    private static final Closing CLOSING = new Closing(AT, AT.plusSeconds(1200), true);
    private static final PaymentError ERROR =
            new PaymentError(3, true, PaymentError.Of.COLOUR_CHANGE, ANN, TEN, true, AT, AT, "asked back", null);
    private static final Whose WHOSE = new Whose(ONE, ANN);
    private static final Placed PLACED = new Placed(TEN, CENTS, Money.dollars(8), List.of("6.3", "R-3"));
    private static final List<Card> CARDS = Card.parseAll("As Kd 7c");
    private static final ThreeCardShowdown ENDING = ThreeCardShowdown.FOLDED;
    private static final List<Line> LINES = List.of(new Line(
            ANN,
            ONE,
            1,
            "pair-plus",
            TEN,
            CENTS,
            ThreeCardShowdown.PAIR_PLUS_ALONE,
            Result.STAND_OFF,
            Odds.toOne(40),
            Money.dollars(400),
            Money.dollars(410),
            CENTS,
            "10.5",
            List.of("10.5", "R-17")));
    private static final Guest GUEST = new Guest(
            ANN,
            ONE,
            PlayerCard.OTHER_PERSON,
            true,
            TEN,
            CENTS,
            CENTS,
            SIGN,
            List.of(new Guest.Personal("ante", LIMITS)),
            2,
            DAY,
            true,
            List.of(BOB));
    private static final Table TABLE =
            new Table(AT, true, Device.SHUFFLER, SIGN, SIGN, NOTICE, CLOSING, List.of(GUEST), null);
    private static final List<Hand> HANDS = List.of(new Hand(ONE, ANN, PLACED, PLACED, PLACED, CARDS, ENDING, true));

    private static final List<String> RULES = List.of("14.5", "R-193");
    private static final List<Adjustment> ADJUSTMENTS = List.of(new Adjustment(ANN, ONE, "ante", TEN, "14.5", RULES));

    static final List<Object> ALL = Stream.of(
                    tableCommands(), commands(), irregularities(), tableEvents(), events(), states())
            .<Object>flatMap(examples -> examples)
            .toList();

    private ThreeCardExamples() {}

    private static Stream<ThreeCardState> states() {
        return Stream.of(
                new Settled(TABLE, 7, HANDS, CARDS, true, true, LINES),
                new Betting(TABLE, 7, HANDS),
                new Closed(TABLE, 7, HANDS),
                new Dealt(TABLE, 7, HANDS, CARDS, 1, List.of(CARDS.getFirst())),
                new Deciding(TABLE, 7, HANDS, CARDS),
                new Exposed(TABLE, 7, HANDS, CARDS));
    }

    private static Stream<ThreeCardCommand> tableCommands() {
        return Stream.<TableCommand>of(
                        new TableCommand.Tick(AT),
                        new TableCommand.Admit(ANN, PlayerCard.BLOCKED, TEN, CENTS, CENTS, true, DAY),
                        new TableCommand.CardOut(ANN),
                        new TableCommand.Sit(ANN, ONE),
                        new TableCommand.Leave(ANN),
                        new TableCommand.PutUpSign(BY, "ante", TEN, AT),
                        new TableCommand.TakeDownSign(BY),
                        new TableCommand.RaiseMinimum(BY, "ante", TEN),
                        new TableCommand.ChangeLimits(BY, "ante", TEN, TEN, CENTS),
                        new TableCommand.PersonalLimit(BY, ANN, "ante", CENTS, TEN),
                        new TableCommand.WithdrawPersonalLimit(BY, ANN),
                        new TableCommand.CloseSign(BY, AT),
                        new TableCommand.Close(BY),
                        new TableCommand.Open(BY),
                        new TableCommand.ChangeCards(BY),
                        new TableCommand.ReclaimSeat(BY, ONE),
                        new TableCommand.Restrict(BY, ANN, List.of(BOB)),
                        new TableCommand.LiftRestriction(BY, ANN),
                        new TableCommand.Incident(BY, "8.7", ANN, "talking"),
                        new TableCommand.Overpayment(BY, PaymentError.Of.CASH_CHANGE, ANN, TEN, true, AT),
                        new TableCommand.Underpayment(BY, PaymentError.Of.WAGER, ANN, TEN, true, AT),
                        new TableCommand.RectifyPayment(BY, 3, "made good"),
                        new TableCommand.RectifyPayment(BY, 3, null, TEN, true))
                .map(AtTable::new);
    }

    private static Stream<ThreeCardCommand> commands() {
        return Stream.of(
                new Wager(ANN, ONE, ThreeCardArea.PAIR_PLUS, TEN, CENTS),
                new Change(ANN, ONE, ThreeCardArea.ANTE, TEN),
                new Withdraw(ANN, ONE, ThreeCardArea.ANTE, TEN),
                new Play(ANN, ONE, TEN, CENTS),
                new Fold(ANN, ONE),
                new Concede(ANN, ONE),
                new NoMoreBets(),
                new Expose(),
                new Reveal(),
                new Deal(CARDS),
                new TimeOut(ONE));
    }

    private static Stream<ThreeCardCommand> irregularities() {
        return Stream.<ThreeCardIrregularity>of(
                        new Misdeal(BY),
                        new ExposeCard(BY, ONE, CARDS.getFirst()),
                        new ExposeCard(BY, null, CARDS.getFirst()),
                        new WrongCount(BY, ONE, 4),
                        new WrongCount(BY, null, 4),
                        new HandToEmptyBox(BY, ONE),
                        new MissingCard(BY),
                        new ForeignCard(BY),
                        new CannotMatch(BY, WHOSE),
                        new CallTime(BY, WHOSE),
                        new DeviceFails(BY, Device.SHOE),
                        new FoundWager(BY, ANN, ONE, ThreeCardArea.ANTE, TEN, CENTS),
                        new RefuseWager(BY, WHOSE, ThreeCardArea.ANTE, RefusalGround.LATE, "too late"),
                        new VoidHand(BY, WHOSE, "12.7"),
                        new VoidRound(BY, "14.4"),
                        new Invalidate(BY, "14.4.2", List.of(ANN), List.of(BOB), "a fight", Grade.GAMING_MANAGER))
                .map(Remedy::new);
    }

    private static Stream<ThreeCardEvent> tableEvents() {
        return Stream.<TableEvent>of(
                        new TableEvent.ClockTicked(AT),
                        new TableEvent.PatronAdmitted(ANN, PlayerCard.BLOCKED, TEN, CENTS, CENTS, true, DAY),
                        new TableEvent.PatronCardedOut(ANN, ONE),
                        new TableEvent.Seated(ANN, ONE),
                        new TableEvent.SeatLeft(ANN, ONE, true),
                        new TableEvent.SignPutUp(NOTICE),
                        new TableEvent.SignTakenDown(),
                        new TableEvent.SignChanged(SIGN, NOTICE),
                        new TableEvent.NextSignSet(SIGN),
                        new TableEvent.MinimumRaised(SIGN, SIGN, List.of(ANN)),
                        new TableEvent.PersonalLimitSet(ANN, "ante", LIMITS, BY),
                        new TableEvent.PersonalLimitWithdrawn(ANN),
                        new TableEvent.CloseSignPutUp(CLOSING),
                        new TableEvent.ClosingOrdered(),
                        new TableEvent.TableClosed(),
                        new TableEvent.TableOpened(),
                        new TableEvent.CardsChanged(BY),
                        new TableEvent.DeviceChanged(Device.SHOE),
                        new TableEvent.Restricted(ANN, List.of(BOB)),
                        new TableEvent.RestrictionLifted(ANN),
                        new TableEvent.IncidentRecorded("8.7", ANN, "talking", BY),
                        new TableEvent.Notified(Recipient.SURVEILLANCE, "12.9.4", "a card is missing"),
                        new TableEvent.PaymentErred(ERROR, "14.17", BY),
                        new TableEvent.PaymentRectified(3, "made good", "14.18.1.1", null),
                        new TableEvent.PaymentRectified(
                                3,
                                "10.00 paid",
                                "14.18.1.1",
                                new Adjustment(ANN, null, "wager", TEN, "14.18.1.1", List.of("14.18.1.1", "R-193"))),
                        new TableEvent.PaymentsReported("2026-11", List.of(ERROR)))
                .map(TableChanged::new);
    }

    private static Stream<ThreeCardEvent> events() {
        return Stream.of(
                new RoundOpened(7),
                new WagerPlaced(ANN, ONE, ThreeCardArea.PAIR_PLUS, PLACED),
                new WagerChanged(ANN, ONE, ThreeCardArea.ANTE, PLACED, Placed.of(TEN, Money.ZERO)),
                new WagerWithdrawn(ANN, ONE, ThreeCardArea.ANTE, PLACED),
                new WagerRefused(ANN, ONE, ThreeCardArea.ANTE, PLACED, RefusalGround.SUSPECTED_DEVICE, "a phone"),
                new WageringClosed(),
                new HandsDealt(CARDS, List.of(new BoxCards(ONE, CARDS))),
                new PlayPlaced(ANN, ONE, PLACED),
                new HandEnded(ONE, ENDING),
                new PlayerWarned(ANN, ONE),
                new CardExposed(ONE, CARDS.getFirst(), "12.5"),
                new EmptyBoxCleared(ONE),
                new CardAtFault(true, "12.9"),
                new DeviceFailed("13.2"),
                new OutcomeInvalidated("14.4.2", "a fight"),
                new DealerExposed(),
                new RoundSettled(LINES),
                new RoundVoided(ThreeCardShowdown.MISDEAL, LINES),
                new RoundUndone(RULES, LINES, LINES, ADJUSTMENTS));
    }
}
