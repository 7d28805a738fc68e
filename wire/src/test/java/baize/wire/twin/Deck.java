package baize.wire.twin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Fifty-two cards as scripts write them, and how a table deals them. */
final class Deck {
    static final String RANKS = "23456789TJQKA";

    private Deck() {}

    static List<String> shuffled(Random random) {
        List<String> deck = new ArrayList<>();
        for (char rank : RANKS.toCharArray()) for (char suit : "cdhs".toCharArray()) deck.add("" + rank + suit);
        Collections.shuffle(deck, random);
        return deck;
    }

    static int rank(String card) {
        return RANKS.indexOf(card.charAt(0));
    }

    /** Ranks from the highest, those that come more often first: {@code 8 8 A} before {@code A K 7}. */
    static List<Integer> ranks(List<String> cards) {
        List<Integer> ranks = new ArrayList<>(cards.stream().map(Deck::rank).toList());
        ranks.sort((one, other) -> {
            int often = Collections.frequency(ranks, other) - Collections.frequency(ranks, one);
            return often != 0 ? often : other - one;
        });
        return ranks;
    }

    static boolean isFlush(List<String> cards) {
        return cards.stream().map(card -> card.charAt(1)).distinct().count() == 1;
    }

    /** The cards of these hands in the order in which they leave a shuffling device, or one by one out of a shoe. */
    static String order(List<List<String>> hands, boolean shuffler) {
        List<String> order = new ArrayList<>();
        if (shuffler) hands.forEach(order::addAll);
        else
            for (int card = 0; card < hands.getFirst().size(); card++)
                for (List<String> hand : hands) order.add(hand.get(card));
        return String.join(" ", order);
    }
}
