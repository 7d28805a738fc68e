package baize.lab.bots;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Shuffle;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.games.caribbeanstud.Stud;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudHand;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudState;
import baize.games.table.Settings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StudBotTest {
    private static final long SEED = 25;
    private static final int ROUNDS = 3_000;
    private static final int PLAYERS = 4;

    private final FastGenerator generator = FastGenerator.stream(SEED, 0);
    private final Stud game = new Stud(StudRules.read(new Settings(StudBot.KIND.settings())));
    private final List<Bot<StudState, StudCommand>> bots = new ArrayList<>();
    private StudState state = game.initial();
    private Money staked = Money.ZERO;
    private int bets;
    private int folds;
    private int jackpots;

    @Test
    void bots_play_rounds_that_the_table_accepts_and_settles_to_the_cent() {
        for (int box = 1; box <= PLAYERS; box++)
            bots.add(StudBot.KIND
                    .maker()
                    .bot(
                            new Bots.Place(new Patron("bot-" + box), Box.of(box), StudBot.KIND.settings()),
                            Habits.CALM,
                            generator));
        for (int round = 1; round <= ROUNDS; round++) {
            playRound();
            assertThat(state.round()).isEqualTo(round);
        }
        assertThat(bets + folds).isEqualTo(ROUNDS * PLAYERS);
        assertThat((double) bets / (bets + folds)).isBetween(0.50, 0.545);
        assertThat(jackpots).isBetween(ROUNDS / 10, ROUNDS * PLAYERS);
    }

    private void playRound() {
        staked = Money.ZERO;
        everyoneActs();
        for (StudHand hand : state.hands()) if (hand.on(StudArea.JACKPOT) != null) jackpots++;
        step(new StudCommand.Deal(Shuffle.cards(5 * (PLAYERS + 1), generator)));
        everyoneActs();
        if (!(state instanceof StudState.Settled)) step(new StudCommand.Reveal());
        Money settled = Money.ZERO;
        for (Line line : ((StudState.Settled) state).lines()) settled = settled.plus(line.stake());
        assertThat(settled).as("seed %d, round %d", SEED, state.round()).isEqualTo(staked);
    }

    /** Each bot until it waits; a decision that settles the round is the last. */
    private void everyoneActs() {
        boolean before = !state.cardsOut();
        for (Bot<StudState, StudCommand> bot : bots)
            for (StudCommand next = next(bot, before); next != null; next = next(bot, before)) step(next);
    }

    private @Nullable StudCommand next(Bot<StudState, StudCommand> bot, boolean before) {
        return !before && state instanceof StudState.Settled ? null : bot.next(state);
    }

    private void step(StudCommand command) {
        switch (game.decide(state, command)) {
            case Decision.Accepted<StudEvent>(var events) -> {
                for (StudEvent event : events) state = game.evolve(state, event);
            }
            case Decision.Refused<StudEvent>(var refusal) ->
                throw new AssertionError("seed " + SEED + ": " + command + " refused: " + refusal);
        }
        count(command);
    }

    private void count(StudCommand command) {
        if (command instanceof StudCommand.Wager wager) staked = staked.plus(wager.stake());
        if (command instanceof StudCommand.Fold) folds++;
        if (command instanceof StudCommand.Bet bet) {
            bets++;
            StudHand hand = requireNonNull(state.at(bet.box()));
            staked = staked.plus(requireNonNull(hand.bet()).stake());
        }
    }
}
