package baize.games.craps;

import static baize.games.craps.CrapsTable.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.dice.Dice;
import baize.core.engine.Box;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Travel;
import baize.core.rule.Rule;
import baize.games.craps.CrapsEvent.RoundSettled;
import baize.games.craps.CrapsEvent.WagerPlaced;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every place under every point and every roll pays what a plain settlement, from the book alone, would pay. */
class CrapsTwinTest {
    private static final Craps GAME = game();
    private static final List<Dice> POINTS = List.of(
            Dice.of(1, 1), Dice.of(1, 3), Dice.of(2, 3), Dice.of(3, 3), Dice.of(4, 4), Dice.of(5, 4), Dice.of(4, 6));

    @ParameterizedTest
    @ValueSource(longs = {1_00, 5_00, 7_00, 12_00, 1_000_000_03_00L})
    @Rule({
        "3.9",
        "3.9.1",
        "3.9.1.1",
        "3.9.1.2",
        "3.9.2",
        "3.9.3",
        "3.9.3.1",
        "3.9.3.2",
        "3.9.4",
        "3.9.5",
        "3.9.6",
        "3.9.7",
        "3.9.8",
        "3.9.9",
        "3.9.10",
        "3.9.10.1",
        "3.9.10.2",
        "3.9.11",
        "3.9.11.1",
        "3.9.11.2",
        "3.9.12",
        "3.9.13",
        "3.9.14",
        "3.9.15",
        "3.9.16",
        "3.9.17",
        "3.9.18",
        "3.9.19",
        "3.9.20",
        "3.9.21",
        "3.9.22",
        "3.9.23",
        "3.10",
        "3.12",
        "R-1",
        "R-67",
        "R-68",
        "R-73",
        "R-74",
        "R-75",
        "R-76",
        "R-87"
    })
    void the_same_money_as_the_plain_settlement_for_all_places_points_and_rolls(long stake) {
        assertThat(Spot.layout()).hasSize(98);
        int decided = 0;
        for (Dice first : POINTS)
            for (Spot on : Spot.layout()) {
                CrapsState state = standing(first, on, stake);
                if (isPossible(state, on)) for (Dice dice : Dice.all()) decided += check(state, on, stake, dice);
            }
        assertThat(decided).isGreaterThan(10_000);
    }

    /** One wager on a layout whose point was made by this roll; 1-1 makes none. */
    private static CrapsState standing(Dice first, Spot on, long stake) {
        CrapsState state = GAME.evolve(GAME.initial(), new RoundSettled(first, List.of(), List.of(), List.of(), false));
        return GAME.evolve(state, new WagerPlaced(ANN, Box.of(1), on, Money.cents(stake), Money.ZERO));
    }

    private static boolean isPossible(CrapsState state, Spot on) {
        boolean lineOdds = on.wager() == CrapsWager.ODDS || on.wager() == CrapsWager.DONT_ODDS;
        return !lineOdds || on.number() == state.layout().point();
    }

    private static int check(CrapsState state, Spot on, long stake, Dice dice) {
        boolean onLine = on.wager() == CrapsWager.PASS_LINE || on.wager() == CrapsWager.DONT_PASS;
        int number = onLine ? state.layout().point() : on.number();
        OptionalLong expected =
                SlowCraps.returned(on.wager().id(), number, on.second(), dice.first(), dice.second(), stake);
        RoundSettled settled = CrapsSettlement.roll(state.layout(), null, dice);
        List<Long> returned = new ArrayList<>();
        for (Line line : settled.lines()) returned.add(line.returned().cents());
        if (expected.isPresent() ? !returned.equals(List.of(expected.getAsLong())) : !returned.isEmpty())
            throw new AssertionError(on + " at point " + state.layout().point() + " on " + dice + ": " + returned
                    + " and not " + expected);
        where(GAME.evolve(state, settled), on, dice, expected.isPresent(), settled.travels());
        return returned.size();
    }

    /** What is decided comes down; what is not stays, or goes to its number. */
    private static void where(CrapsState after, Spot on, Dice dice, boolean decided, List<Travel> travels) {
        boolean first = on.number() == 0 && (on.wager() == CrapsWager.COME || on.wager() == CrapsWager.DONT_COME);
        Terminal terminal = after.layout().of(ANN);
        List<Spot> stands = terminal == null
                ? List.of()
                : terminal.bets().stream().map(Bet::on).toList();
        Spot there = first ? Spot.of(on.wager(), dice.total()) : on;
        if (!stands.equals(decided ? List.of() : List.of(there)))
            throw new AssertionError(on + " on " + dice + " is at " + stands);
        assertThat(travels).hasSize(decided || !first ? 0 : 1);
    }
}
