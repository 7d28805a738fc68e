package baize.games.bingo;

import static baize.games.bingo.BingoTable.SUPERVISOR;
import static baize.games.bingo.BingoTable.settle;
import static baize.games.bingo.BingoTable.staff;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.games.bingo.BingoCommand.Remedy;
import baize.games.bingo.BingoIrregularity.Invalidate;
import baize.games.bingo.BingoState.Calling;
import baize.games.table.Invalidation;
import java.util.List;
import java.util.stream.Collectors;

/** A game ends the same whether its result is taken away just before it is settled or just after. */
final class BingoEitherWay {
    private BingoEitherWay() {}

    /** Checks it where a game can be settled; whether it could. */
    static boolean check(Bingo game, BingoState state) {
        if (!(state instanceof Calling) || !(game.decide(state, settle()) instanceof Decision.Accepted)) return false;
        List<Patron> fraudulent = state.hall().open().entries().stream()
                .filter(entry -> entry.fee().isPositive())
                .map(Entry::patron)
                .limit(1)
                .toList();
        Invalidation fraud = new Invalidation(true, fraudulent, List.of(), null, null);
        Remedy invalidate = staff(new Invalidate(SUPERVISOR, fraud));
        Hall before = after(game, state, invalidate).hall();
        Hall after = after(game, after(game, state, settle()), invalidate).hall();
        assertThat(after.table()).isEqualTo(before.table());
        assertThat(after.session()).isEqualTo(before.session());
        assertThat(amounts(after)).isEqualTo(amounts(before));
        assertThat(after.jackpot().pool().meter())
                .isEqualTo(before.jackpot().pool().meter());
        assertThat(after.jackpot().pool().reserve())
                .isEqualTo(before.jackpot().pool().reserve());
        return true;
    }

    private static BingoState after(Bingo game, BingoState state, BingoCommand command) {
        if (game.decide(state, command) instanceof Decision.Accepted<BingoEvent>(var events))
            return game.after(state, events);
        throw new AssertionError(command + " was refused in " + state);
    }

    private static Object amounts(Hall hall) {
        return hall.carried().stream().collect(Collectors.toMap(Prize::pattern, Prize::amount));
    }
}
