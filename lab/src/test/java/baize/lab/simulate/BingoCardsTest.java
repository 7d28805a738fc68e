package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.ball.Balls;
import baize.core.chance.FastGenerator;
import baize.core.chance.Shuffle;
import baize.core.rule.Rule;
import baize.games.bingo.Pattern;
import baize.games.bingo.strips.Strips;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BingoCardsTest {
    private static final long SEED = 12;

    /** As many strips as fill more than one word of boxes, each of them twice. */
    private static final int STRIPS = 24;

    @Test
    @Rule({"bingo 7.2", "R-128"})
    void two_boxes_of_one_card_have_one_share_or_two() {
        BingoCards byCard = cards(2);
        BingoCards byBox = cards(1);
        FastGenerator generator = FastGenerator.stream(SEED, 1);
        int[] balls = IntStream.range(0, Balls.COUNT).toArray();
        for (int game = 0; game < 200; game++) {
            Shuffle.shuffle(balls, generator);
            int won = byCard.fullHouse(balls);
            assertThat(won).as("seed %d, game %d", SEED, game).isEqualTo(byBox.fullHouse(balls));
            assertThat(byBox.sharers(balls, won)).isEqualTo(BingoCards.winners(won));
            assertThat(byCard.sharers(balls, won) * 2).isEqualTo(BingoCards.winners(won));
            byCard.patterns(balls);
            byBox.patterns(balls);
            assertThat(byBox.sharers(0)).isEqualTo(BingoCards.winners(byBox.won(0)));
            assertThat(byCard.sharers(0) * 2).isEqualTo(byBox.sharers(0));
        }
    }

    /** Cards whose second strip is the first one again. */
    private static BingoCards cards(int stripsOfOne) {
        BingoCards cards = new BingoCards(STRIPS, true, List.of(Pattern.ANY_LINE), stripsOfOne);
        FastGenerator generator = FastGenerator.stream(SEED, 0);
        byte[] cells = new byte[Strips.CELLS];
        for (int strip = 0; strip < STRIPS; strip++) {
            if (strip % 2 == 0) Strips.fill(generator, true, cells);
            cards.put(strip, cells);
        }
        return cards;
    }
}
