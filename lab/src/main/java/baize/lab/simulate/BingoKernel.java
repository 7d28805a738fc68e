package baize.lab.simulate;

import baize.core.ball.Balls;
import baize.core.chance.Generator;
import baize.core.chance.Shuffle;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.bingo.strips.Strips;
import baize.games.table.Settings;
import baize.lab.exact.Payoff;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

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

    public BingoKernel(BingoRules rules, String strategy) {
        if (!strategy.equals(OPTIMAL))
            throw new IllegalArgumentException("no strategy \"" + strategy + "\"; expected " + OPTIMAL);
        this.rules = rules;
        strips = rules.cards() * rules.boxes() / Strips.BOXES;
        outcomes = new BingoOutcomes(rules, strips * Strips.BOXES);
        payoffs = outcomes.payoffs();
    }

    static BingoKernel of(Map<String, String> house, String strategy) {
        return new BingoKernel(BingoRules.read(new Settings(house)), strategy);
    }

    @Override
    public int outcomes() {
        return outcomes.size();
    }

    @Override
    public void run(Generator generator, int rounds, long[] tally) {
        BingoCards cards = cards();
        int[] balls = IntStream.range(0, Balls.COUNT).toArray();
        int[] jackpot = balls.clone();
        for (int game = 0; game < rounds; game++) {
            if (game % (strips * GAMES_A_STRIP) == 0) cards.draw(generator);
            Shuffle.shuffle(balls, generator);
            Shuffle.deal(jackpot, rules.jackpotNumbers(), generator);
            play(cards, balls, jackpot, tally);
        }
    }

    /** The cards of the house, blank. */
    BingoCards cards() {
        return new BingoCards(strips, rules.columnRanges(), outcomes.minors());
    }

    /** One game with these calls; the first of the jackpot's balls are its numbers. */
    @Rule({"bingo 4.7", "bingo 5.4", "bingo 6.5.2", "R-136"})
    void play(BingoCards cards, int[] balls, int[] jackpot, long[] tally) {
        int won = cards.fullHouse(balls);
        count(0, won, tally);
        if (outcomes.hasJackpot()) {
            int call = BingoCards.call(won);
            tally[outcomes.jackpot(call, isAmong(jackpot, balls[call - 1]))]++;
        }
        int minors = outcomes.minors().size();
        if (minors == 0) return;
        cards.patterns(balls);
        for (int minor = 0; minor < minors; minor++) count(minor + 1, cards.won(minor), tally);
    }

    private void count(int pattern, int won, long[] tally) {
        tally[outcomes.call(pattern, BingoCards.call(won))]++;
        tally[outcomes.winners(pattern, BingoCards.winners(won))]++;
    }

    private boolean isAmong(int[] jackpot, int ball) {
        for (int at = 0; at < rules.jackpotNumbers(); at++) if (jackpot[at] == ball) return true;
        return false;
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
