package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.card.ThreeCardHand;
import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.games.table.Settings;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The simulator's loop held to the machine that pays: for a million seeded rounds the same cards and the same decisions
 * give the same money through both.
 */
class ThreeCardLoopTest {
    private static final Patron ANN = new Patron("ann");
    private static final Box ONE = Box.of(1);
    private static final Money UNIT = Money.dollars(1);

    @ParameterizedTest
    @CsvSource({"optimal,1,800000", "always,2,100000", "pair-or-better,3,100000"})
    void a_million_rounds_pay_the_same_through_the_loop_and_through_the_machine(
            String strategy, long seed, int rounds) {
        ThreeCardRules rules = ThreeCardRules.read(new Settings(Map.of("device", "shuffler")));
        ThreeCardKernel kernel = new ThreeCardKernel(rules, strategy);
        ThreeCard machine = new ThreeCard(rules);
        FastGenerator generator = FastGenerator.stream(seed, 0);
        Deals deals = new Deals(ThreeCardKernel.CARDS);
        int[] cards = new int[ThreeCardKernel.CARDS];
        ThreeCardState state = machine.initial();
        for (int round = 0; round < rounds; round++) {
            deals.next(generator, cards, 0);
            int player = ThreeCardHand.strength(cards[0], cards[1], cards[2]);
            int outcome = kernel.outcome(player, ThreeCardHand.strength(cards[3], cards[4], cards[5]));
            state = play(machine, state, cards, kernel.plays(player));
            long antePlay = 0;
            long pairPlus = 0;
            for (Line line : ((ThreeCardState.Settled) state).lines()) {
                long net = line.returned().minus(line.stake()).cents();
                if (line.wager().equals("pair-plus")) pairPlus += net;
                else antePlay += net;
            }
            if (antePlay != kernel.payoffs().get(0).net(outcome)
                    || pairPlus != kernel.payoffs().get(1).net(outcome))
                assertThat(((ThreeCardState.Settled) state).lines())
                        .as("seed %d, round %d, outcome %d", seed, round, outcome)
                        .isEmpty();
        }
        assertThat(state.round()).isEqualTo(rounds);
    }

    /**
     * One player with a dollar on the Ante and a dollar on Pair Plus; a device deals the dealer's three cards first.
     */
    private static ThreeCardState play(ThreeCard machine, ThreeCardState state, int[] cards, boolean plays) {
        List<Card> dealt = List.of(
                Card.of(cards[3]),
                Card.of(cards[4]),
                Card.of(cards[5]),
                Card.of(cards[0]),
                Card.of(cards[1]),
                Card.of(cards[2]));
        state = step(machine, state, new ThreeCardCommand.Wager(ANN, ONE, ThreeCardArea.ANTE, UNIT, Money.ZERO));
        state = step(machine, state, new ThreeCardCommand.Wager(ANN, ONE, ThreeCardArea.PAIR_PLUS, UNIT, Money.ZERO));
        state = step(machine, state, new ThreeCardCommand.Deal(dealt));
        if (!plays) return step(machine, state, new ThreeCardCommand.Fold(ANN, ONE));
        state = step(machine, state, new ThreeCardCommand.Play(ANN, ONE, null, Money.ZERO));
        return step(machine, state, new ThreeCardCommand.Reveal());
    }

    private static ThreeCardState step(ThreeCard machine, ThreeCardState state, ThreeCardCommand command) {
        return switch (machine.decide(state, command)) {
            case Decision.Accepted<ThreeCardEvent>(var events) -> {
                ThreeCardState next = state;
                for (ThreeCardEvent event : events) next = machine.evolve(next, event);
                yield next;
            }
            case Decision.Refused<ThreeCardEvent>(var refusal) ->
                throw new AssertionError(command + " refused: " + refusal);
        };
    }
}
