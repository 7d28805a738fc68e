package baize.lab.randomness;

import baize.core.card.Card;
import baize.core.chance.Deals;
import baize.core.chance.Generator;
import baize.core.chance.Rolls;
import baize.core.chance.Shuffle;

/** Draws of every kind. Each deal starts from a full deck, and each call of balls from a full cage. */
public interface Outcomes {
    /** Places of a deal that are looked at. */
    int CARDS = 12;

    /** Balls in the cage, all of which are called. */
    int BALLS = 90;

    /** Fills in the first cards of a deck, by index. */
    void deal(int[] cards);

    /** Fills in the cards of a deal from a single word, {@link Deals#MOST} of them, by index. */
    void dealByWord(int[] cards);

    /** Two dice, as their place among the 36 rolls. */
    int roll();

    /** Fills in all balls in the order they are called, numbered from 0. */
    void call(int[] balls);

    /** Draws as they are made in play. */
    static Outcomes of(Generator generator) {
        return new InPlay(new Patient(generator));
    }

    /** The code of {@link baize.core.chance}, with a deck and a cage that are drawn from again and again. */
    final class InPlay implements Outcomes {
        private final Patient generator;
        private final Deals deals = new Deals(Deals.MOST);
        private final int[] deck = new int[Card.COUNT];
        private final int[] cage = new int[BALLS];

        private InPlay(Patient generator) {
            this.generator = generator;
        }

        @Override
        public void deal(int[] cards) {
            fill(deck);
            Shuffle.deal(deck, cards.length, generator.forOneDraw());
            System.arraycopy(deck, 0, cards, 0, cards.length);
        }

        @Override
        public void dealByWord(int[] cards) {
            deals.next(generator.forOneDraw(), cards, 0);
        }

        @Override
        public int roll() {
            return Rolls.next(generator.forOneDraw());
        }

        @Override
        public void call(int[] balls) {
            fill(cage);
            Shuffle.shuffle(cage, generator.forOneDraw());
            System.arraycopy(cage, 0, balls, 0, balls.length);
        }

        /** In order, because play opens a new deck for each deal: what the last one left must not mix the next. */
        private static void fill(int[] all) {
            for (int at = 0; at < all.length; at++) all[at] = at;
        }
    }

    /**
     * The same words, so many to a draw at most: a word to be drawn again that stands still would be drawn for ever.
     */
    final class Patient implements Generator {
        private static final int MOST = 1_000;

        private final Generator generator;
        private int left;

        private Patient(Generator generator) {
            this.generator = generator;
        }

        private Generator forOneDraw() {
            left = MOST;
            return this;
        }

        @Override
        public long nextLong() {
            if (left-- == 0) throw new IllegalStateException("the generator gave no outcome within " + MOST + " words");
            return generator.nextLong();
        }
    }
}
