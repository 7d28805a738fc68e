package baize.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Stakes;
import baize.games.blackjack.Blackjack;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.BlackjackState;
import baize.games.table.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlackjackBotTest {
    private static final long SEED = 25;
    private static final int ROUNDS = 2_000;
    private static final int PLAYERS = 4;

    private final FastGenerator generator = FastGenerator.stream(SEED, 0);
    private final Map<String, Integer> sent = new HashMap<>();
    private final List<Bot<BlackjackState, BlackjackCommand>> bots = new ArrayList<>();
    private Blackjack game = new Blackjack(BlackjackRules.standard());
    private BlackjackState state = game.initial();
    private Money staked = Money.ZERO;

    @ParameterizedTest
    @ValueSource(strings = {"2", "3"})
    void bots_play_rounds_that_the_table_accepts_and_settles_to_the_cent(String hands) {
        Map<String, String> settings = new HashMap<>(BlackjackBot.KIND.settings());
        settings.put("maximumHands", hands);
        BlackjackRules.checkLive(settings);
        game = new Blackjack(BlackjackRules.read(new Settings(settings)));
        state = game.initial();
        for (int box = 1; box <= PLAYERS; box++)
            bots.add(BlackjackBot.KIND
                    .maker()
                    .bot(new Bots.Place(new Patron("bot-" + box), Box.of(box), settings), Habits.CALM, generator));
        for (int round = 1; round <= ROUNDS; round++) {
            playRound();
            assertThat(state.layout().round()).isEqualTo(round);
        }
        assertThat(sent).containsKeys("Hit", "Stand", "DoubleDown", "Split", "Insure", "Wager");
        assertThat((double) sent.getOrDefault("DoubleDown", 0) / (ROUNDS * PLAYERS))
                .isBetween(0.07, 0.11);
    }

    private void playRound() {
        staked = Money.ZERO;
        everyoneActs();
        step(new BlackjackCommand.Deal(List.of()));
        everyoneActs();
        if (state instanceof BlackjackState.Insuring) step(new BlackjackCommand.CloseInsurance());
        everyoneActs();
        step(new BlackjackCommand.Reveal(List.of()));
        Money settled = Money.ZERO;
        for (Line line : state.layout().lines()) settled = settled.plus(line.stake());
        assertThat(settled)
                .as("seed %d, round %d", SEED, state.layout().round())
                .isEqualTo(staked);
    }

    private void everyoneActs() {
        for (Bot<BlackjackState, BlackjackCommand> bot : bots)
            for (@Nullable BlackjackCommand next = bot.next(state); next != null; next = bot.next(state)) step(next);
    }

    private final Outcomes outcomes = new Outcomes() {
        @Override
        public List<Card> freshDeck(int count) {
            throw new AssertionError("no game of one deck");
        }

        @Override
        public Draws shoe() {
            return left -> left.at(generator.below(left.size()));
        }
    };

    private void step(BlackjackCommand asked) {
        BlackjackCommand command = game.withOutcome(state, asked, outcomes);
        switch (game.decide(state, command)) {
            case Decision.Accepted<BlackjackEvent>(var events) -> {
                for (BlackjackEvent event : events) {
                    if (event instanceof Stakes placed)
                        staked = staked.plus(placed.staked().amount());
                    state = game.evolve(state, event);
                }
            }
            case Decision.Refused<BlackjackEvent>(var refusal) ->
                throw new AssertionError("seed " + SEED + ": " + command + " refused: " + refusal);
        }
        sent.merge(asked.getClass().getSimpleName(), 1, Integer::sum);
    }
}
