package baize.lab.simulate;

import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.bingo.strips.Strips;
import baize.games.table.Settings;
import baize.lab.exact.Payoff;
import java.util.List;
import java.util.Map;

/**
 * A game of bingo with every card of the series in play: all ninety balls in the order of their calls, the call
 * that wins each prize and the boxes that share it, and the jackpot as in a game in which it can be won. Cards are
 * drawn anew from time to time, not for each game.
 */
@Rule({"bingo 1.1 \"session\"", "bingo 4.6", "R-135"})
public final class BingoKernel implements Kernel {
    /** So many games for each strip in play are on the same cards: what they then have in common is lost in chance. */
    public static final int GAMES_A_STRIP = 10;

    private static final String OPTIMAL = "optimal";

    private final BingoRules rules;
    private final int strips;
    private final BingoOutcomes outcomes;
    private final List<Payoff> payoffs;

    BingoKernel(BingoRules rules) {
        this.rules = rules;
        strips = rules.cards() * rules.boxes() / Strips.BOXES;
        outcomes = new BingoOutcomes(rules, strips * Strips.BOXES);
        payoffs = outcomes.payoffs();
    }

    /** Games one by one, or, under another name, whole sessions: there is nothing to decide in either. */
    static Kernel of(Map<String, String> house, String strategy) {
        BingoRules rules = BingoRules.read(new Settings(house));
        return switch (strategy) {
            case OPTIMAL -> new BingoKernel(rules);
            case BingoSessionKernel.STRATEGY -> new BingoSessionKernel(rules);
            default ->
                throw new IllegalArgumentException(
                        "no strategy \"" + strategy + "\"; expected " + OPTIMAL + " or " + BingoSessionKernel.STRATEGY);
        };
    }

    @Override
    public int outcomes() {
        return outcomes.size();
    }

    @Override
    public void run(Generator generator, int rounds, long[] tally) {
        BingoDraw draw = draw(1);
        for (int game = 0; game < rounds; game++) {
            draw.next(generator);
            play(draw, tally);
        }
    }

    /**
     * The cards of the house, blank, and all balls in the drum.
     *
     * @param stripsOfOne how many strips have one share of a prize between them
     */
    BingoDraw draw(int stripsOfOne) {
        BingoCards cards = new BingoCards(strips, rules.columnRanges(), outcomes.minors(), stripsOfOne);
        return new BingoDraw(rules, cards, strips * GAMES_A_STRIP);
    }

    BingoOutcomes tallied() {
        return outcomes;
    }

    /** One game, in which every minor game is played and the jackpot can be won. */
    @Rule({"bingo 4.7", "bingo 5.4", "bingo 6.5.2", "R-136"})
    void play(BingoDraw draw, long[] tally) {
        int won = draw.cards().fullHouse(draw.balls());
        outcomes.count(0, won, tally);
        if (outcomes.hasJackpot()) {
            int call = BingoCards.call(won);
            outcomes.countLevel(outcomes.levelWon(call, draw.isOnJackpotNumber(call)), tally);
        }
        int minors = outcomes.minors().size();
        if (minors == 0) return;
        draw.cards().patterns(draw.balls());
        for (int minor = 0; minor < minors; minor++)
            outcomes.count(minor + 1, draw.cards().won(minor), tally);
    }

    @Override
    public List<Payoff> payoffs() {
        return payoffs;
    }

    @Override
    public String figure() {
        return "counted";
    }

    @Override
    public Map<String, String> house() {
        return rules.settings();
    }

    @Override
    public boolean approved() {
        return true;
    }
}
