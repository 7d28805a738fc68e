package baize.testkit;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import java.util.List;

/** The words in which tests speak of money, cards, boxes and patrons. */
public final class Givens {
    private Givens() {}

    public static Money dollars(long dollars) {
        return Money.dollars(dollars);
    }

    public static Money cents(long cents) {
        return Money.cents(cents);
    }

    /** Reads {@code "As Kd 7c"}. */
    public static List<Card> cards(String text) {
        return Card.parseAll(text);
    }

    public static Card card(String text) {
        return Card.parse(text);
    }

    public static Box box(int number) {
        return Box.of(number);
    }

    public static Patron patron(String id) {
        return new Patron(id);
    }
}
