package baize.wire;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.games.craps.Craps;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsRules;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsWager;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.testkit.Playouts;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Seeded play of craps in which players, a dealer and a manager do all that is offered to them. */
final class CrapsPlayouts {
    static final int SEEDS = 10;

    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Patron CAT = new Patron("cat");
    private static final Instant NIGHT = Instant.parse("2026-11-16T09:00:00.123Z");

    private static final List<Viewer> ACTORS = List.of(
            new Viewer.Player(ANN),
            new Viewer.Player(BOB),
            new Viewer.Player(CAT),
            new Viewer.Staff(Grade.DEALER),
            new Viewer.Staff(Grade.CASINO_SUPERVISOR));

    static final Craps GAME = new Craps(CrapsRules.read(
            new Settings(Map.of("boxes", "4", "minimum", "5.00", "maximum", "100.00", "unit", "5.00"))));

    private static final List<CrapsCommand> PREPARATION = List.of(
            new AtTable(new TableCommand.Tick(NIGHT)),
            new AtTable(new TableCommand.Admit(ANN, PlayerCard.VALID, Money.dollars(600), null, null, true, null)),
            new AtTable(new TableCommand.Admit(
                    BOB, PlayerCard.VALID, Money.dollars(95), Money.dollars(90), null, false, null)));

    static final Playouts<CrapsState, CrapsCommand, CrapsEvent> PLAYOUTS =
            new Playouts<>(GAME, ACTORS, PREPARATION, CrapsPlayouts::weight, CrapsPlayouts::withStake, 50);

    private CrapsPlayouts() {}

    private static int weight(CrapsCommand command) {
        return switch (command) {
            case Wager c -> c.on().wager() == CrapsWager.PASS_LINE || c.on().base() != null ? 20 : 2;
            case CloseWagering _, Shoot _ -> 100;
            case Withdraw _ -> 4;
            case Change _, Move _ -> 0;
            case Remedy _ -> 1;
            case AtTable(var shared) -> shared instanceof TableCommand.Player ? 1 : 0;
        };
    }

    private static CrapsCommand withStake(CrapsCommand command, Money stake) {
        if (command instanceof Wager c) return new Wager(c.patron(), c.box(), c.on(), stake);
        throw new IllegalArgumentException(command + " has no stake");
    }
}
