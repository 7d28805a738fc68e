package baize.lab.simulate;

import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.bingo.strips.Strips;
import baize.lab.exact.Payoff;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A whole session of bingo: every card is sold to a player of its own, who claims in time whatever it wins; each game
 * has its prizes, and the jackpot grows by every fee until it is won. A block of sessions is a hall that opens with the
 * jackpot of the settings and plays one session after the other.
 */
@Rule({"bingo 1.1 \"session\"", "bingo 3.3", "bingo 4.1", "bingo 6.4", "R-137", "R-138"})
public final class BingoSessionKernel implements Kernel {
    public static final String STRATEGY = "sessions";

    private final BingoRules rules;
    private final BingoKernel games;
    private final BingoFigures figures;

    BingoSessionKernel(BingoRules rules) {
        this.rules = rules;
        games = new BingoKernel(rules);
        figures = BingoFigures.of(rules, games.outcomes());
    }

    @Override
    public int outcomes() {
        return games.outcomes() + figures.places();
    }

    @Override
    public void run(Generator generator, int rounds, long[] tally) {
        BingoDraw draw = draw();
        BingoTill till = till();
        for (int session = 0; session < rounds; session++) {
            till.sell();
            for (int number = 1; number <= rules.games(); number++) {
                draw.next(generator);
                till.play(number, draw, tally);
            }
            till.close(tally);
        }
    }

    @Rule("R-128")
    BingoDraw draw() {
        return games.draw(
                switch (rules.sharePer()) {
                    case PLAYER -> rules.boxes() / Strips.BOXES;
                    case BOX -> 1;
                });
    }

    BingoTill till() {
        return new BingoTill(rules, games.tallied(), figures);
    }

    @Override
    public List<Payoff> payoffs() {
        return games.payoffs();
    }

    /** What is counted; what is summed stands behind it. */
    @Override
    public long[] settled(long[] tally) {
        return Arrays.copyOf(tally, games.outcomes());
    }

    @Override
    public List<ValueCounts> summed(long[] tally) {
        return figures.read(tally);
    }

    @Override
    public Optional<String> everyRound() {
        return Optional.of(figures.of(BingoFigures.OfSession.ENTRY).id());
    }

    @Override
    public String figure() {
        return games.figure();
    }

    @Override
    public Map<String, String> house() {
        return rules.settings();
    }

    @Override
    public boolean approved() {
        return games.approved();
    }
}
