package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.card.Rank;
import java.util.ArrayList;
import java.util.List;

/**
 * What a box of Star Blackjack gets back, written plainly from the book and reading nothing of the game: the twin that
 * the settlement is held against. All amounts are cents.
 */
final class SlowBlackjack {
    /** A hand as it was played: its cards, whether it came of a split, and what lies on it. */
    record Played(List<Card> cards, boolean split, long wager, long added) {
        boolean isDoubled() {
            return added > 0;
        }
    }

    private SlowBlackjack() {}

    static int pips(Card card) {
        return switch (card.rank()) {
            case ACE -> 1;
            case TEN, JACK, QUEEN, KING -> 10;
            default -> Integer.parseInt(card.toString().substring(0, 1));
        };
    }

    static boolean hasAce(List<Card> cards) {
        return cards.stream().anyMatch(card -> card.rank() == Rank.ACE);
    }

    static int hard(List<Card> cards) {
        return cards.stream().mapToInt(SlowBlackjack::pips).sum();
    }

    static int total(List<Card> cards) {
        int hard = hard(cards);
        return hasAce(cards) && hard <= 11 ? hard + 10 : hard;
    }

    /** A doubled hand counts the aces of its first two cards as one. */
    static int total(Played hand) {
        if (!hand.isDoubled()) return total(hand.cards());
        int first = hard(hand.cards().subList(0, 2));
        Card third = hand.cards().get(2);
        if (third.rank() != Rank.ACE) return first + pips(third);
        return first + 11 <= 21 ? first + 11 : first + 1;
    }

    static boolean isBlackjack(List<Card> cards) {
        return cards.size() == 2 && hasAce(cards) && hard(cards) == 11;
    }

    /** The dealer's hand out of the cards that come, where some hand hangs on it. */
    static List<Card> dealer(Card up, List<Card> coming) {
        List<Card> cards = new ArrayList<>(List.of(up));
        int next = 0;
        while (true) {
            int hard = hard(cards);
            boolean soft = hasAce(cards) && hard <= 11;
            if (soft ? hard + 10 >= 18 : hard >= 17) return cards;
            cards.add(coming.get(next++));
        }
    }

    /** What goes back on all hands of one player on one box, insurance apart. */
    static long returned(List<Played> hands, List<Card> dealer, boolean bustedBetsPlusOne) {
        boolean natural = isBlackjack(dealer);
        boolean anyBust = hands.stream().anyMatch(hand -> total(hand) > 21);
        boolean taken = anyBust && !bustedBetsPlusOne;
        long back = 0;
        for (Played hand : hands) {
            long all = hand.wager() + hand.added();
            if (total(hand) > 21) continue;
            if (!hand.split() && isBlackjack(hand.cards())) back += natural ? all : all + (all * 3 + 1) / 2;
            else if (natural) {
                back += taken ? all : hand.added();
                taken = true;
            } else back += against(total(hand), total(dealer), all);
        }
        return back;
    }

    private static long against(int mine, int theirs, long stake) {
        if (theirs > 21 || mine > theirs) return 2 * stake;
        return mine == theirs ? stake : 0;
    }

    static long insurance(long stake, List<Card> dealer) {
        if (!isBlackjack(dealer)) return 0;
        return dealer.getFirst().rank() == Rank.ACE ? 3 * stake : 11 * stake;
    }

    static long perfectPairs(Card one, Card two, long stake) {
        return pair(one, two, stake, 5, 10, 30);
    }

    static long anyPairs(Card one, Card two, long stake) {
        return pair(one, two, stake, 11, 11, 11);
    }

    static long starPairs(Card one, Card two, long stake) {
        boolean aces = one.rank() == Rank.ACE && two.rank() == Rank.ACE;
        return aces ? 31 * stake : pair(one, two, stake, 5, 8, 20);
    }

    private static long pair(Card one, Card two, long stake, long mixed, long coloured, long suited) {
        if (one.rank() != two.rank()) return 0;
        String colours = "" + one.suit() + two.suit();
        boolean red = colours.matches("(HEARTS|DIAMONDS){2}");
        boolean black = colours.matches("(CLUBS|SPADES){2}");
        if (one.suit() == two.suit()) return stake * (1 + suited);
        return stake * (1 + (red || black ? coloured : mixed));
    }

    /** Lucky Lucky by pay table 1. */
    static long luckyLucky(List<Card> three, long stake) {
        boolean suited = three.stream().map(Card::suit).distinct().count() == 1;
        List<Integer> pips = three.stream().map(SlowBlackjack::pips).sorted().toList();
        if (pips.equals(List.of(7, 7, 7))) return stake * (suited ? 201 : 51);
        if (pips.equals(List.of(6, 7, 8))) return stake * (suited ? 101 : 31);
        return switch (total(three)) {
            case 21 -> stake * (suited ? 11 : 4);
            case 20, 19 -> stake * 3;
            default -> 0;
        };
    }

    /** What Blazing 7's pays out of a meter to a wager of 2.50 alone in its round, reset value 10,000.00. */
    static long blazing(List<Card> three, long meter) {
        long mine = three.subList(0, 2).stream()
                .filter(card -> card.rank() == Rank.SEVEN)
                .count();
        boolean dealers = three.get(2).rank() == Rank.SEVEN;
        if (mine == 2 && dealers)
            return threeSevens(
                    three.stream().map(card -> card.suit().toString()).toList(), meter);
        if (mine == 2) return 50_00;
        return mine == 1 && dealers ? 25_00 : 0;
    }

    private static long threeSevens(List<String> suits, long meter) {
        if (suits.stream().allMatch("DIAMONDS"::equals)) return Math.max(meter, 10_000_00);
        if (suits.stream().distinct().count() == 1) return Math.max((meter + 9) / 10, 1_000_00);
        boolean red = suits.stream().allMatch(suit -> suit.matches("HEARTS|DIAMONDS"));
        boolean black = suits.stream().allMatch(suit -> suit.matches("CLUBS|SPADES"));
        return red || black ? 1_250_00 : 500_00;
    }
}
