package baize.wire;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.games.bingo.Bingo;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoIrregularity.ReplaceCard;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.testkit.Playouts;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Seeded play of bingo in which players and a supervisor do all that is offered to them. */
final class BingoPlayouts {
    static final int SEEDS = 4;

    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Patron CAT = new Patron("cat");
    private static final Instant NIGHT = Instant.parse("2026-11-16T09:00:00.123Z");

    private static final List<Viewer> ACTORS = List.of(
            new Viewer.Player(ANN),
            new Viewer.Player(BOB),
            new Viewer.Player(CAT),
            new Viewer.Staff(Grade.GAMING_SUPERVISOR));

    static final Bingo GAME = new Bingo(BingoRules.read(new Settings(Map.of(
            "cards", "6",
            "games", "2",
            "jackpotGames", "1 2",
            "jackpotMeter", "500.00",
            "jackpotLevels", "within-85:100",
            "minors", "any-line:50.00 pickels:20.00"))));

    private static final List<BingoCommand> PREPARATION = List.of(
            new AtTable(new TableCommand.Tick(NIGHT)),
            new AtTable(new TableCommand.Admit(ANN, PlayerCard.VALID, Money.dollars(600), null, null, true, null)),
            new AtTable(new TableCommand.Admit(
                    BOB, PlayerCard.VALID, Money.dollars(35), Money.dollars(30), null, true, null)));

    static final Playouts<BingoState, BingoCommand, BingoEvent> PLAYOUTS = new Playouts<>(
            GAME, ACTORS, PREPARATION, BingoPlayouts::weight, BingoPlayouts::withStake, BingoPlayouts::withNumber, 160);

    private BingoPlayouts() {}

    /** Games go on far more often than anything else happens, or none would come to its end. */
    private static int weight(BingoCommand command) {
        return switch (command) {
            case Call _ -> 900;
            case Verify _, Start _, Settle _ -> 300;
            case Remedy(ReplaceCard _) -> 200;
            case Issue c -> c.automatic() ? 30 : 5;
            case Automatic _, Claim _, Mark _, Remedy _, OpenSession _ -> 1;
            case AtTable(var shared) -> shared instanceof TableCommand.Open ? 200 : 1;
            case TellJackpot _ -> 0;
        };
    }

    private static BingoCommand withNumber(BingoCommand command, int number) {
        if (!(command instanceof Mark c)) throw new IllegalArgumentException(command + " has no number");
        return new Mark(c.patron(), c.serial(), number);
    }

    private static BingoCommand withStake(BingoCommand command, Money stake) {
        throw new IllegalArgumentException(command + " has no stake, and so not " + stake);
    }
}
