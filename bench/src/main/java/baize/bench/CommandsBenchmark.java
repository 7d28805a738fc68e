package baize.bench;

import baize.core.card.Card;
import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.Deal;
import baize.games.threecard.ThreeCardCommand.Play;
import baize.games.threecard.ThreeCardCommand.Reveal;
import baize.games.threecard.ThreeCardCommand.Wager;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardState;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Decide and evolve whole rounds of three players: what a command costs the machine. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class CommandsBenchmark {
    private static final int ROUNDS = 1 << 10;
    private static final int COMMANDS = 11;

    private final ThreeCard machine = new ThreeCard(ThreeCardRules.standard());
    private final List<List<ThreeCardCommand>> rounds = new ArrayList<>();
    private ThreeCardState state = machine.initial();
    private int next;

    @Setup
    public void script() {
        FastGenerator generator = FastGenerator.stream(25, 0);
        for (int i = 0; i < ROUNDS; i++) rounds.add(round(generator));
    }

    private static List<ThreeCardCommand> round(FastGenerator generator) {
        List<ThreeCardCommand> commands = new ArrayList<>();
        for (int box = 1; box <= 3; box++) {
            Patron patron = new Patron("patron-" + box);
            commands.add(new Wager(patron, Box.of(box), ThreeCardArea.ANTE, Money.dollars(10), Money.ZERO));
            commands.add(new Wager(patron, Box.of(box), ThreeCardArea.PAIR_PLUS, Money.dollars(5), Money.ZERO));
        }
        commands.add(new Deal(cards(generator)));
        for (int box = 1; box <= 3; box++)
            commands.add(new Play(new Patron("patron-" + box), Box.of(box), null, Money.ZERO));
        commands.add(new Reveal());
        return commands;
    }

    private static List<Card> cards(FastGenerator generator) {
        int[] dealt = new int[11];
        List<Card> cards = new ArrayList<>();
        new Deals(11).next(generator, dealt, 0);
        for (int card : dealt) cards.add(Card.of(card));
        for (Card card : Card.deck()) if (cards.size() < 12 && !cards.contains(card)) cards.add(card);
        return List.copyOf(cards);
    }

    @Benchmark
    @OperationsPerInvocation(COMMANDS)
    public ThreeCardState commandsDecidedAndEvolved() {
        for (ThreeCardCommand command : rounds.get(next++ & ROUNDS - 1)) {
            if (!(machine.decide(state, command) instanceof Decision.Accepted<ThreeCardEvent>(var events)))
                throw new IllegalStateException("refused: " + command);
            for (ThreeCardEvent event : events) state = machine.evolve(state, event);
        }
        return state;
    }
}
