package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.games.caribbeanstud.Stud;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudState;
import baize.games.table.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The simulator's loop held to the machine that pays: for a million seeded rounds the same cards and the same decisions
 * give the same money through both.
 */
@Tag("long")
class StudLoopTest {
    private static final Patron ANN = new Patron("ann");
    private static final Box ONE = Box.of(1);
    private static final Money UNIT = Money.dollars(1);

    @ParameterizedTest
    @CsvSource({
        "optimal, 1, 700000, none",
        "ace-king-by-upcard, 2, 100000, none",
        "always, 3, 100000, 7.50",
        "pair-or-better, 4, 100000, none"
    })
    void a_million_rounds_pay_the_same_through_the_loop_and_through_the_machine(
            String strategy, long seed, int rounds, String maximumPayout) {
        StudRules rules = StudRules.read(new Settings(
                Map.of("device", "shuffler", "jackpotMeter", "123456.78", "maximumPayout", maximumPayout)));
        StudKernel kernel = new StudKernel(rules, strategy);
        Stud machine = new Stud(rules);
        FastGenerator generator = FastGenerator.stream(seed, 0);
        Deals deals = new Deals(StudKernel.CARDS);
        int[] cards = new int[StudKernel.CARDS];
        StudState state = machine.initial();
        for (int round = 0; round < rounds; round++) {
            deals.next(generator, cards, 0);
            int player = PokerHand.strength(cards[0], cards[1], cards[2], cards[3], cards[4]);
            int outcome = kernel.outcome(cards);
            state = step(machine, state, new StudCommand.TellJackpot(rules.pool()));
            state = play(machine, state, cards, kernel.bets(player, cards));
            List<Line> lines = ((StudState.Settled) state).lines();
            if (net(lines, false) != kernel.payoffs().get(0).net(outcome)
                    || net(lines, true) != kernel.payoffs().get(1).net(outcome))
                assertThat(lines)
                        .as("seed %d, round %d, outcome %d", seed, round, outcome)
                        .isEmpty();
        }
        assertThat(state.round()).isEqualTo(rounds);
    }

    private static long net(List<Line> lines, boolean jackpot) {
        long net = 0;
        for (Line line : lines)
            if (line.wager().equals(StudArea.JACKPOT.id()) == jackpot)
                net += line.returned().minus(line.stake()).cents();
        return net;
    }

    /** One player with a dollar on the ante and a dollar on the jackpot; a device deals the dealer's cards first. */
    private static StudState play(Stud machine, StudState state, int[] cards, boolean bets) {
        List<Card> dealt = new ArrayList<>();
        for (int at = 5; at < cards.length; at++) dealt.add(Card.of(cards[at]));
        for (int at = 0; at < 5; at++) dealt.add(Card.of(cards[at]));
        state = step(machine, state, new StudCommand.Wager(ANN, ONE, StudArea.ANTE, UNIT, Money.ZERO));
        state = step(machine, state, new StudCommand.Wager(ANN, ONE, StudArea.JACKPOT, UNIT, Money.ZERO));
        state = step(machine, state, new StudCommand.Deal(dealt));
        state = step(
                machine,
                state,
                bets ? new StudCommand.Bet(ANN, ONE, null, Money.ZERO) : new StudCommand.Fold(ANN, ONE));
        return state instanceof StudState.Settled ? state : step(machine, state, new StudCommand.Reveal());
    }

    private static StudState step(Stud machine, StudState state, StudCommand command) {
        return switch (machine.decide(state, command)) {
            case Decision.Accepted<StudEvent>(var events) -> {
                StudState next = state;
                for (StudEvent event : events) next = machine.evolve(next, event);
                yield next;
            }
            case Decision.Refused<StudEvent>(var refusal) -> throw new AssertionError(command + " refused: " + refusal);
        };
    }
}
