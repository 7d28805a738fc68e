package baize.wire;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.*;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardState;
import baize.testkit.Playouts;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Seeded play of Three Card Poker in which players, a dealer and a supervisor do all that is offered to them. */
final class ThreeCardPlayouts {
    static final int SEEDS = 20;

    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Patron CAT = new Patron("cat");
    private static final Grade SUPERVISOR = Grade.CASINO_SUPERVISOR;
    private static final Instant NIGHT = Instant.parse("2026-11-16T09:00:00.123Z");

    static final List<Viewer> ACTORS = List.of(
            new Viewer.Player(ANN),
            new Viewer.Player(BOB),
            new Viewer.Player(CAT),
            new Viewer.Staff(Grade.DEALER),
            new Viewer.Staff(SUPERVISOR));

    static final ThreeCard GAME = new ThreeCard(ThreeCardRules.read(new Settings(Map.of(
            "boxes", "4",
            "device", "shuffler",
            "minimum", "10.00",
            "maximum", "100.00",
            "unit", "5.00",
            "limits.pair-plus.minimum", "5.00",
            "limits.play.maximum", "90.00"))));

    private static final List<ThreeCardCommand> PREPARATION = List.of(
            new AtTable(new TableCommand.Tick(NIGHT)),
            new AtTable(new TableCommand.Admit(
                    ANN, PlayerCard.VALID, Money.dollars(300), null, Money.dollars(40), true, LocalDate.EPOCH)),
            new AtTable(new TableCommand.Admit(
                    BOB, PlayerCard.VALID, Money.dollars(95), Money.dollars(90), null, false, null)),
            new AtTable(new TableCommand.Sit(ANN, Box.of(3))),
            new AtTable(new TableCommand.PersonalLimit(SUPERVISOR, CAT, "ante", Money.dollars(20), Money.dollars(60))),
            new AtTable(new TableCommand.RaiseMinimum(SUPERVISOR, null, Money.dollars(15))),
            new AtTable(new TableCommand.ChangeLimits(SUPERVISOR, "ante", null, Money.dollars(80), null)),
            new AtTable(new TableCommand.PutUpSign(SUPERVISOR, null, Money.dollars(25), NIGHT.plusSeconds(60))));

    static final Playouts<ThreeCardState, ThreeCardCommand, ThreeCardEvent> PLAYOUTS =
            new Playouts<>(GAME, ACTORS, PREPARATION, ThreeCardPlayouts::weight, ThreeCardPlayouts::withStake, 60);

    private ThreeCardPlayouts() {}

    private static int weight(ThreeCardCommand command) {
        return switch (command) {
            case Wager _, Play _ -> 12;
            case Deal _, Expose _, Reveal _, NoMoreBets _, Fold _ -> 8;
            case Change _, Withdraw _, Concede _ -> 2;
            case Remedy _, AtTable _ -> 1;
            case TimeOut _ -> 0;
        };
    }

    private static ThreeCardCommand withStake(ThreeCardCommand command, Money stake) {
        return switch (command) {
            case Wager c -> new Wager(c.patron(), c.box(), c.on(), stake, c.tokens());
            case Change c -> new Change(c.patron(), c.box(), c.on(), stake);
            default -> throw new IllegalArgumentException(command + " has no stake");
        };
    }
}
