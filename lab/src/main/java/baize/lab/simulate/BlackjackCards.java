package baize.lab.simulate;

import baize.core.card.Card;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackRules;
import baize.games.table.Device;
import baize.lab.par.BlackjackHouse;
import java.util.Arrays;

/**
 * The cards of a table of Star Blackjack in the order they come: shuffled for every round, from a shoe that is dealt to
 * its cutting card, or from a device that takes back the last round's cards once the next is dealt. A shoe is shuffled
 * as far as it is dealt and no farther: a place at a time from whatever order it was in, several places by one word.
 */
final class BlackjackCards {
    /** As many places as a word decides: 416 to the seventh is below 2^64. */
    private static final int AT_ONCE = 7;

    private enum Way {
        EVERY_ROUND,
        SHOE,
        DEVICE
    }

    private final byte[] shoe;
    private final Way way;
    private final int behind;

    /** The next place, and up to where the order has been drawn. */
    private int at;

    private int drawn;
    private int from;

    BlackjackCards(BlackjackHouse house) {
        BlackjackRules rules = house.rules();
        shoe = new byte[rules.cards()];
        for (int card = 0; card < shoe.length; card++) shoe[card] = (byte) (card % Card.COUNT);
        boolean device = rules.table().device() == Device.SHUFFLER;
        way = !house.asDealt() ? Way.EVERY_ROUND : device ? Way.DEVICE : Way.SHOE;
        behind = rules.cutCard();
        at = way == Way.SHOE ? shoe.length : 0;
    }

    /** Before the first card of a round: a shoe at its cutting card is shuffled and has its first card burned. */
    @Rule({"blackjack 4.1.2", "blackjack 4.1.3", "blackjack 4.9"})
    void round(Generator generator) {
        switch (way) {
            case EVERY_ROUND -> restart();
            case SHOE -> {
                if (shoe.length - at <= behind) {
                    restart();
                    var _ = next(generator);
                }
            }
            case DEVICE -> drawn = at;
        }
        from = at;
    }

    private void restart() {
        at = 0;
        drawn = 0;
    }

    /** Once the first cards are out, a device has all others again. */
    @Rule("blackjack 7.2")
    void dealt() {
        if (way != Way.DEVICE) return;
        int first = 0;
        for (int place = from; place < at; place++, first++) {
            byte card = shoe[place];
            shoe[place] = shoe[first];
            shoe[first] = card;
        }
        from = 0;
        at = first;
        drawn = first;
    }

    int next(Generator generator) {
        if (at == drawn) shuffle(generator);
        return shoe[at++];
    }

    /** Decides the next places. */
    private void shuffle(Generator generator) {
        int count = Math.min(AT_ONCE, shoe.length - at);
        while (!shuffle(generator.nextLong(), count)) {}
        drawn = at + count;
    }

    /** Decides them by one word; false when it must be drawn again. */
    private boolean shuffle(long word, int count) {
        long fraction = word;
        long choices = 1;
        for (int place = at; place < at + count; place++) {
            int left = shoe.length - place;
            int other = place + (int) Math.unsignedMultiplyHigh(fraction, left);
            fraction *= left;
            choices *= left;
            byte card = shoe[other];
            shoe[other] = shoe[place];
            shoe[place] = card;
        }
        return !Generator.isLeftOver(fraction, choices);
    }

    /** How many cards this round has had. */
    int count() {
        return at - from;
    }

    /** A card of this round, from the first. */
    Card card(int place) {
        return Card.of(shoe[from + place]);
    }

    /** Whether no card has been dealt since the shuffle but the one burned and this round's. */
    boolean isFresh() {
        return way == Way.SHOE && from == 1;
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOfRange(shoe, from, at));
    }
}
