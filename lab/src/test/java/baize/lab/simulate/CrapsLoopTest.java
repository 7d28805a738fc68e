package baize.lab.simulate;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Rolls;
import baize.core.dice.Dice;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.craps.Craps;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsEvent.RoundSettled;
import baize.games.craps.CrapsRules;
import baize.games.craps.CrapsState;
import baize.games.craps.OddsLimit;
import baize.games.craps.Spot;
import baize.games.craps.Terminal;
import baize.lab.exact.CrapsBet;
import baize.lab.exact.CrapsEnd;
import baize.lab.exact.CrapsPayoffs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The simulator's loop held to the machine that pays: the players of a strategy sit down at a real table and place
 * whatever does not stand; then the same dice must end the same wagers for the same money, and pass to the same
 * shooter.
 */
@Tag("long")
class CrapsLoopTest {
    private final CrapsRules rules = CrapsRules.standard();
    private final CrapsPayoffs payoffs = new CrapsPayoffs(rules);
    private final Craps machine = new Craps(rules);
    private CrapsState state = machine.initial();
    private Money staked = Money.ZERO;
    private Money settled = Money.ZERO;

    @ParameterizedTest
    @CsvSource({"optimal,1,60000", "every-wager,2,6000", "table,3,10000", "dont-pass+dont-odds,4,30000"})
    @Rule({"craps 3.9", "craps 3.10", "craps 3.11", "R-64", "R-67", "R-68", "R-73", "R-80", "R-81"})
    void seeded_rolls_pay_the_same_through_the_loop_and_through_the_machine(String strategy, long seed, int rolls) {
        CrapsPlayers players = CrapsPlayers.named(strategy);
        CrapsKernel kernel = new CrapsKernel(rules, strategy);
        CrapsTables tables = kernel.tables();
        long[] run = new long[kernel.outcomes()];
        kernel.run(FastGenerator.stream(seed, 0), rolls, run);
        long[] played = new long[tables.cells()];
        int[] next = tables.next();
        FastGenerator generator = FastGenerator.stream(seed, 0);
        long all = Arrays.stream(run, 0, tables.cells()).sum();
        int at = 0;
        for (long roll = 0; roll < all; roll++) {
            int cell = at + Rolls.next(generator);
            Dice dice = Dice.all().get(cell % CrapsTables.ROLLS);
            CrapsTables.Stand stand = tables.stand(cell);
            assertThat(state.layout().point())
                    .as("seed %d, roll %d", seed, roll)
                    .isEqualTo(stand.point());
            place(players, stand);
            RoundSettled round = roll(dice, players, stand);
            compare(players, tables, stand, round, "seed " + seed + ", roll " + roll + ", " + dice);
            assertThat(round.passes()).as("seed %d, roll %d", seed, roll).isEqualTo(next[cell] < 0);
            played[cell]++;
            at = next[cell] < 0 ? ~next[cell] : next[cell];
        }
        assertThat(played).isEqualTo(Arrays.copyOf(run, tables.cells()));
        assertThat(staked.minus(settled)).isEqualTo(standing());
    }

    private static Patron patron(int place) {
        return new Patron("player-" + place);
    }

    private static Box box(int place) {
        return Box.of(place + 1);
    }

    /** Where a wager stands by now; none where it is not to be made, or is made of parts. */
    private static List<Spot> spot(CrapsBet bet, CrapsTables.Stand stand) {
        int number = CrapsTables.number(bet, stand);
        if (bet.odds() != null || number < 0) return List.of();
        return List.of(bet.isCome() ? Spot.of(bet.on().wager(), number) : bet.on());
    }

    private Money stake(Spot spot) {
        Money unit = Money.cents(payoffs.unit());
        return spot.base() == null ? unit : OddsLimit.of(spot, unit);
    }

    private void place(CrapsPlayers players, CrapsTables.Stand stand) {
        for (int place = 0; place < players.each().size(); place++)
            for (CrapsBet bet : players.each().get(place))
                for (Spot spot : spot(bet, stand)) {
                    Terminal terminal = state.layout().at(box(place));
                    if (terminal == null || terminal.on(spot) == null)
                        step(new CrapsCommand.Wager(patron(place), box(place), spot, stake(spot)));
                }
    }

    /** Shot by who is to shoot; where nobody is, by the system. */
    private RoundSettled roll(Dice dice, CrapsPlayers players, CrapsTables.Stand stand) {
        step(new CrapsCommand.CloseWagering(null));
        Box shooter = ((CrapsState.Shooting) state).shooter();
        if (!players.shooters().isEmpty())
            assertThat(shooter).isEqualTo(shooters(players).get(stand.shooter()));
        Patron patron = shooter == null
                ? null
                : requireNonNull(state.layout().at(shooter)).patron();
        return (RoundSettled) step(new CrapsCommand.Shoot(patron, dice)).stream()
                .filter(RoundSettled.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private static List<Box> shooters(CrapsPlayers players) {
        List<Box> boxes = new ArrayList<>();
        for (int place = 0; place < players.each().size(); place++)
            if (!new CrapsPlayers(List.of(players.each().get(place))).shooters().isEmpty()) boxes.add(box(place));
        return boxes;
    }

    /** Nets in wagers' own units, so that odds of several units compare with odds of one. */
    private void compare(
            CrapsPlayers players, CrapsTables tables, CrapsTables.Stand stand, RoundSettled round, String where) {
        int lines = 0;
        for (int place = 0; place < players.each().size(); place++) {
            Map<String, Line> own = new HashMap<>();
            for (Line line : round.lines()) if (line.box().equals(box(place))) own.put(line.wager(), line);
            lines += own.size();
            int ended = 0;
            for (CrapsBet bet : players.each().get(place)) {
                CrapsEnd end = tables.end(bet, stand, round.dice());
                for (Spot spot : spot(bet, stand)) {
                    assertThat(own.containsKey(spot.id()))
                            .as("%s: %s", where, spot)
                            .isEqualTo(end != null);
                    if (end == null) continue;
                    ended++;
                    long net = net(requireNonNull(own.get(spot.id())), spot);
                    assertThat(Math.multiplyExact(net, payoffs.unit()))
                            .as("%s: %s", where, spot)
                            .isEqualTo(end.cell().net() * stake(spot).cents());
                }
                if (bet.odds() != null && end != null) combined(bet, stand, own, end, where);
            }
            assertThat(own).as(where).hasSize(ended);
        }
        assertThat(round.lines()).as(where).hasSize(lines);
    }

    private void combined(CrapsBet bet, CrapsTables.Stand stand, Map<String, Line> own, CrapsEnd end, String where) {
        int number = CrapsTables.number(bet, stand);
        Spot base = bet.isCome() ? Spot.of(bet.on().wager(), number) : bet.on();
        long net = net(requireNonNull(own.get(base.id())), base);
        if (number > 0) {
            Spot odds = Spot.of(requireNonNull(bet.odds()), number);
            net += net(requireNonNull(own.get(odds.id())), odds);
        }
        assertThat(net).as("%s: %s", where, bet).isEqualTo(end.cell().net());
    }

    private long net(Line line, Spot spot) {
        assertThat(line.stake()).isEqualTo(stake(spot));
        return line.returned().minus(line.stake()).cents()
                - rules.commission(spot, line.stake().cents());
    }

    private List<CrapsEvent> step(CrapsCommand command) {
        return switch (machine.decide(state, command)) {
            case Decision.Accepted<CrapsEvent>(var events) -> {
                for (CrapsEvent event : events) {
                    state = machine.evolve(state, event);
                    count(event);
                }
                yield events;
            }
            case Decision.Refused<CrapsEvent>(var refusal) ->
                throw new AssertionError(command + " refused: " + refusal);
        };
    }

    private void count(CrapsEvent event) {
        if (event instanceof CrapsEvent.WagerPlaced placed) staked = staked.plus(placed.amount());
        if (event instanceof RoundSettled round) for (Line line : round.lines()) settled = settled.plus(line.stake());
    }

    private Money standing() {
        Money sum = Money.ZERO;
        for (Terminal terminal : state.layout().terminals()) sum = sum.plus(state.staked(terminal.patron()));
        return sum;
    }
}
