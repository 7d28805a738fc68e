package baize.lab.simulate;

import baize.core.ball.Balls;
import baize.core.chance.Generator;
import baize.core.chance.Shuffle;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import java.util.stream.IntStream;

/** The cards in play and the balls of the game at hand. One thread's. */
final class BingoDraw {
    private final BingoCards cards;
    private final int jackpotNumbers;
    private final int gamesOnTheSame;

    /** In the order of their calls, each one less than its number. */
    private final int[] balls = IntStream.range(0, Balls.COUNT).toArray();

    /** The first of these are the jackpot's; the others are what it draws from. */
    private final int[] jackpot = balls.clone();

    private int games;

    /** The cards of a house, blank until the first game. */
    BingoDraw(BingoRules rules, BingoCards cards, int gamesOnTheSame) {
        this.cards = cards;
        this.jackpotNumbers = rules.jackpotNumbers();
        this.gamesOnTheSame = gamesOnTheSame;
    }

    BingoCards cards() {
        return cards;
    }

    int[] balls() {
        return balls;
    }

    /** The next game, with other cards where it is time for them. */
    void next(Generator generator) {
        if (games++ % gamesOnTheSame == 0) cards.draw(generator);
        call(generator);
    }

    /** All ninety balls in another order, and the jackpot's by a draw of their own. */
    @Rule({"bingo 4.5", "bingo 6.5.1", "R-136"})
    void call(Generator generator) {
        Shuffle.shuffle(balls, generator);
        Shuffle.deal(jackpot, jackpotNumbers, generator);
    }

    int[] jackpot() {
        return jackpot;
    }

    /** Whether the ball of this call is one of the jackpot's. */
    @Rule({"bingo 6.5.2", "R-136"})
    boolean isOnJackpotNumber(int call) {
        for (int at = 0; at < jackpotNumbers; at++) if (jackpot[at] == balls[call - 1]) return true;
        return false;
    }
}
