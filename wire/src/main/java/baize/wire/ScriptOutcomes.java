package baize.wire;

import baize.core.ball.Balls;
import baize.core.card.Card;
import baize.core.card.CardCounts;
import baize.core.dice.Throw;
import baize.core.engine.Outcomes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The outcomes that a script lists, taken in order. */
public final class ScriptOutcomes implements Outcomes {
    private final List<Card> cards;
    private final List<Throw> dice;
    private final List<Integer> balls;
    private int next;
    private int thrown;
    private int drawn;

    public ScriptOutcomes(List<Card> cards, List<Throw> dice, List<Integer> balls) {
        this.cards = cards;
        this.dice = dice;
        this.balls = balls;
    }

    @Override
    public Drum drum() {
        return this::ball;
    }

    private int ball(Balls left) {
        if (drawn == balls.size()) throw new Malformed("numbers", "expected another number after the first " + drawn);
        int number = balls.get(drawn++);
        if (!left.has(number)) throw new Malformed("numbers", number + " comes twice (number " + drawn + ")");
        return number;
    }

    /** A script has one series, which is always the same. */
    @Override
    public long seriesKey() {
        return 1;
    }

    @Override
    public Throw roll() {
        if (thrown == dice.size()) throw new Malformed("dice", "expected another throw after the first " + thrown);
        return dice.get(thrown++);
    }

    @Override
    public List<Card> freshDeck(int count) {
        if (next + count > cards.size())
            throw new Malformed(
                    "cards",
                    "expected " + count + " cards for this deal, got " + (cards.size() - next) + " after the first "
                            + next);
        Set<Card> seen = new HashSet<>();
        for (int i = next; i < next + count; i++)
            if (!seen.add(cards.get(i)))
                throw new Malformed("cards", cards.get(i) + " comes twice in one deal (card " + (i + 1) + ")");
        next += count;
        return cards.subList(next - count, next);
    }

    @Override
    public Draws shoe() {
        return this::next;
    }

    private Card next(CardCounts left) {
        if (next == cards.size()) throw new Malformed("cards", "expected another card after the first " + next);
        Card card = cards.get(next++);
        if (left.of(card) == 0) throw new Malformed("cards", card + " comes too often (card " + next + ")");
        return card;
    }
}
