package baize.wire;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.games.blackjack.Blackjack;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackIrregularity.HoldToMinimum;
import baize.games.blackjack.BlackjackIrregularity.ReserveBoxes;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.BlackjackState;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.testkit.Playouts;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Seeded play of Star Blackjack in which players, a dealer and a supervisor do all that is offered to them. */
final class BlackjackPlayouts {
    static final int SEEDS = 20;

    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Patron CAT = new Patron("cat");
    private static final Grade SUPERVISOR = Grade.CASINO_SUPERVISOR;
    private static final Instant NIGHT = Instant.parse("2026-11-16T09:00:00.123Z");

    private static final List<Viewer> ACTORS = List.of(
            new Viewer.Player(ANN),
            new Viewer.Player(BOB),
            new Viewer.Player(CAT),
            new Viewer.Staff(Grade.DEALER),
            new Viewer.Staff(SUPERVISOR));

    static final Blackjack GAME = new Blackjack(BlackjackRules.read(new Settings(Map.of(
            "boxes", "5",
            "device", "shuffler",
            "minimum", "10.00",
            "maximum", "100.00",
            "unit", "5.00",
            "maximumHands", "3",
            "tenInsurance", "true",
            "blazingStake", "5.00",
            "jackpotIncrement", "0.123457",
            "jackpotReserve", "0.01"))));

    private static final List<BlackjackCommand> PREPARATION = List.of(
            new AtTable(new TableCommand.Tick(NIGHT)),
            new AtTable(new TableCommand.Admit(
                    ANN, PlayerCard.VALID, Money.dollars(300), null, Money.dollars(40), true, null)),
            new AtTable(new TableCommand.Admit(
                    BOB, PlayerCard.VALID, Money.dollars(95), Money.dollars(90), null, false, null)),
            new Remedy(new HoldToMinimum(Grade.GAMING_MANAGER, BOB, "5.15"), List.of()),
            new Remedy(new ReserveBoxes(SUPERVISOR, ANN, List.of(Box.of(4))), List.of()),
            new Wager(CAT, Box.of(3), BlackjackArea.MAIN, Money.dollars(10), Money.ZERO));

    static final Playouts<BlackjackState, BlackjackCommand, BlackjackEvent> PLAYOUTS =
            new Playouts<>(GAME, ACTORS, PREPARATION, BlackjackPlayouts::weight, BlackjackPlayouts::withStake, 50);

    private BlackjackPlayouts() {}

    private static int weight(BlackjackCommand command) {
        return switch (command) {
            case Wager c -> c.on() == BlackjackArea.MAIN ? 3 : 2;
            case Deal _, Reveal _ -> 40;
            case Split _, DoubleDown _, Insure _, EvenMoney _ -> 20;
            case TurnCards _, Hit _, Stand _, Decline _ -> 12;
            case NoMoreBets _, CloseInsurance _ -> 8;
            case Change _, Withdraw _, Remedy _ -> 1;
            case AtTable(var shared) -> shared instanceof TableCommand.Player ? 1 : 0;
            case TellJackpot _, TimeOut _ -> 0;
        };
    }

    private static BlackjackCommand withStake(BlackjackCommand command, Money stake) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), c.box(), c.on(), stake, c.tokens());
            case Change c -> new Change(c.patron(), c.box(), c.on(), stake);
            case Insure c -> new Insure(c.patron(), c.box(), stake, c.tokens());
            case DoubleDown c -> new DoubleDown(c.patron(), c.box(), c.hand(), stake, c.tokens(), c.cards());
            default -> throw new IllegalArgumentException(command + " has no stake");
        };
    }
}
