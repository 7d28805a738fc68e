package baize.lab.bots;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Rolls;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.craps.Craps;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsRules;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsWager;
import baize.games.craps.Terminal;
import baize.games.table.Settings;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CrapsBotTest {
    private static final long SEED = 25;
    private static final int ROUNDS = 3_000;
    private static final int PLAYERS = 12;

    private final FastGenerator generator = FastGenerator.stream(SEED, 0);
    private final Craps game = new Craps(CrapsRules.read(new Settings(CrapsBot.KIND.settings())));
    private final List<Bot<CrapsState, CrapsCommand>> bots = new ArrayList<>();
    private final Map<CrapsWager, Integer> made = new EnumMap<>(CrapsWager.class);
    private final Set<Patron> shooters = new HashSet<>();
    private CrapsState state = game.initial();
    private Money staked = Money.ZERO;
    private Money settled = Money.ZERO;

    @Test
    @Rule({"craps 3.11", "craps 3.9"})
    void bots_play_rounds_that_the_table_accepts_and_settles_to_the_cent() {
        for (int box = 1; box <= PLAYERS; box++)
            bots.add(CrapsBot.KIND
                    .maker()
                    .bot(
                            new Bots.Place(new Patron("bot-" + box), Box.of(box), CrapsBot.KIND.settings()),
                            Habits.CALM,
                            generator));
        for (int round = 1; round <= ROUNDS; round++) {
            playRound();
            assertThat(state.round()).isEqualTo(round);
            assertThat(staked.minus(settled))
                    .as("seed %d, round %d", SEED, round)
                    .isEqualTo(standing());
        }
        assertThat(made)
                .containsKeys(
                        CrapsWager.PASS_LINE,
                        CrapsWager.DONT_PASS,
                        CrapsWager.ODDS,
                        CrapsWager.DONT_ODDS,
                        CrapsWager.PLACE,
                        CrapsWager.HARDWAY,
                        CrapsWager.FIELD);
        assertThat(shooters).hasSize(PLAYERS);
    }

    @Test
    void a_bot_that_comes_while_a_point_is_on_has_a_come() {
        bots.add(CrapsBot.KIND
                .maker()
                .bot(
                        new Bots.Place(new Patron("early"), Box.of(1), CrapsBot.KIND.settings()),
                        Habits.CALM,
                        FastGenerator.stream(SEED, 1)));
        while (state.layout().point() == 0) playRound();
        Bot<CrapsState, CrapsCommand> late = CrapsBot.KIND
                .maker()
                .bot(
                        new Bots.Place(new Patron("late"), Box.of(2), CrapsBot.KIND.settings()),
                        Habits.CALM,
                        FastGenerator.stream(SEED, 2));
        CrapsCommand.Wager first = (CrapsCommand.Wager) requireNonNull(late.next(state));
        assertThat(first.on().wager()).isIn(CrapsWager.COME, CrapsWager.DONT_COME);
        assertThat(late.next(state)).isEqualTo(first);
    }

    private Money standing() {
        Money sum = Money.ZERO;
        for (Terminal terminal : state.layout().terminals()) sum = sum.plus(state.staked(terminal.patron()));
        return sum;
    }

    private void playRound() {
        everyoneActs();
        step(new CrapsCommand.CloseWagering(null));
        everyoneActs();
        assertThat(state).isInstanceOf(CrapsState.Settled.class);
    }

    /** Each bot until it waits; the shot that settles the round is the last. */
    private void everyoneActs() {
        boolean before = !state.cardsOut();
        for (Bot<CrapsState, CrapsCommand> bot : bots)
            for (CrapsCommand next = next(bot, before); next != null; next = next(bot, before)) step(rolled(next));
    }

    private @Nullable CrapsCommand next(Bot<CrapsState, CrapsCommand> bot, boolean before) {
        return !before && state instanceof CrapsState.Settled ? null : bot.next(state);
    }

    private CrapsCommand rolled(CrapsCommand command) {
        return command instanceof CrapsCommand.Shoot shoot
                ? new CrapsCommand.Shoot(shoot.patron(), Rolls.roll(generator))
                : command;
    }

    private void step(CrapsCommand command) {
        switch (game.decide(state, command)) {
            case Decision.Accepted<CrapsEvent>(var events) -> {
                for (CrapsEvent event : events) {
                    state = game.evolve(state, event);
                    count(event);
                }
            }
            case Decision.Refused<CrapsEvent>(var refusal) ->
                throw new AssertionError("seed " + SEED + ": " + command + " refused: " + refusal);
        }
        if (command instanceof CrapsCommand.Shoot shoot) shooters.add(requireNonNull(shoot.patron()));
    }

    private void count(CrapsEvent event) {
        if (event instanceof CrapsEvent.WagerPlaced placed) {
            staked = staked.plus(placed.amount());
            made.merge(placed.on().wager(), 1, Integer::sum);
        }
        if (event instanceof CrapsEvent.RoundSettled round)
            for (Line line : round.lines()) settled = settled.plus(line.stake());
    }
}
