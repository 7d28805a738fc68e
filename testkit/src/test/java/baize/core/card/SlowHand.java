package baize.core.card;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A slow twin of the strengths, written from the rules alone: groups the ranks of a list of cards and looks at them.
 */
final class SlowHand {
    private SlowHand() {}

    /** A number that orders hands of one size: the place of the name among the names, then the ranks that decide. */
    static long comparison(List<Card> cards, List<String> lowestFirst) {
        long number = lowestFirst.indexOf(name(cards));
        for (int rank : deciding(cards)) number = number * 15 + rank;
        return number;
    }

    static String name(List<Card> cards) {
        boolean flush = cards.stream().map(Card::suit).distinct().count() == 1;
        boolean straight = straightTop(cards) > 0;
        if (flush && straight) return straightTop(cards) == 14 && cards.size() == 5 ? "royal flush" : "straight flush";
        if (flush) return "flush";
        if (straight) return "straight";
        return groups(cards).values().stream()
                .sorted(Comparator.reverseOrder())
                .map(String::valueOf)
                .collect(Collectors.joining("+"));
    }

    /** The rank of the top card of a straight, 2 to 14, or 0. */
    private static int straightTop(List<Card> cards) {
        List<Integer> ranks = cards.stream().map(SlowHand::rank).sorted().toList();
        int size = cards.size();
        List<Integer> lowAce = IntStream.rangeClosed(2, size).boxed().collect(Collectors.toList());
        lowAce.add(14);
        if (ranks.equals(lowAce)) return size;
        int lowest = ranks.getFirst();
        return ranks.equals(IntStream.range(lowest, lowest + size).boxed().toList()) ? ranks.getLast() : 0;
    }

    private static int rank(Card card) {
        return 2 + "23456789TJQKA".indexOf(card.toString().charAt(0));
    }

    private static Map<Integer, Integer> groups(List<Card> cards) {
        Map<Integer, Integer> groups = new TreeMap<>();
        for (Card card : cards) groups.merge(rank(card), 1, Integer::sum);
        return groups;
    }

    /** As many ranks as cards, so that comparisons have the same number of digits. */
    private static List<Integer> deciding(List<Card> cards) {
        int top = straightTop(cards);
        if (top > 0) return IntStream.range(0, cards.size()).mapToObj(_ -> top).toList();
        Map<Integer, Integer> groups = groups(cards);
        Comparator<Card> byGroup = Comparator.comparing(card -> groups.get(rank(card)));
        return cards.stream()
                .sorted(byGroup.thenComparingInt(SlowHand::rank).reversed())
                .map(SlowHand::rank)
                .toList();
    }
}
