package baize.wire;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.games.caribbeanstud.Stud;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudIrregularity.AllowJackpot;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudState;
import baize.games.table.PaymentError;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.testkit.Playouts;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Seeded play of Caribbean Stud in which players, a dealer and a supervisor do all that is offered to them. */
final class StudPlayouts {
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

    static final Stud GAME = new Stud(StudRules.read(new Settings(Map.of(
            "boxes", "4",
            "device", "shuffler",
            "minimum", "10.00",
            "maximum", "100.00",
            "unit", "5.00",
            "limits.bet.maximum", "90.00",
            "jackpotStake", "5.00",
            "jackpotIncrement", "0.123457",
            "jackpotReserve", "0.01",
            "bonusJackpot", "2.50"))));

    private static final List<StudCommand> PREPARATION = List.of(
            new AtTable(new TableCommand.Tick(NIGHT)),
            new AtTable(new TableCommand.Admit(
                    ANN, PlayerCard.VALID, Money.dollars(300), null, Money.dollars(40), true, null)),
            new AtTable(new TableCommand.Admit(
                    BOB, PlayerCard.VALID, Money.dollars(95), Money.dollars(90), null, false, null)),
            new AtTable(new TableCommand.Overpayment(
                    Grade.DEALER, PaymentError.Of.WAGER, ANN, Money.dollars(5), false, NIGHT.minusSeconds(60))),
            new Wager(ANN, Box.of(3), StudArea.ANTE, Money.dollars(10), Money.ZERO),
            new Remedy(new AllowJackpot(SUPERVISOR, CAT, Box.of(3))));

    static final Playouts<StudState, StudCommand, StudEvent> PLAYOUTS =
            new Playouts<>(GAME, ACTORS, PREPARATION, StudPlayouts::weight, StudPlayouts::withStake, 60);

    private StudPlayouts() {}

    private static int weight(StudCommand command) {
        return switch (command) {
            case Wager _, Bet _ -> 12;
            case Deal _, Expose _, Reveal _, NoMoreBets _, Fold _ -> 8;
            case Change _, Withdraw _, Concede _ -> 2;
            case Remedy _, AtTable _ -> 1;
            case TimeOut _, TellJackpot _ -> 0;
        };
    }

    private static StudCommand withStake(StudCommand command, Money stake) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), c.box(), c.on(), stake, c.tokens());
            case Change c -> new Change(c.patron(), c.box(), c.on(), stake);
            default -> throw new IllegalArgumentException(command + " has no stake");
        };
    }
}
