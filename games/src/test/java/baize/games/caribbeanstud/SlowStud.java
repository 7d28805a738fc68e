package baize.games.caribbeanstud;

import baize.core.card.Card;
import baize.core.card.Rank;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a hand of Caribbean Stud gets back, written plainly from the book and reading nothing of the game: the twin that
 * the settlement is held against. All amounts are cents.
 */
final class SlowStud {
    /** A hand's class, 0 for odd cards to 9 for a royal flush, and then its ranks, those that come in groups first. */
    record Worth(int kind, List<Integer> ranks) implements Comparable<Worth> {
        @Override
        public int compareTo(Worth other) {
            if (kind != other.kind) return Integer.compare(kind, other.kind);
            for (int i = 0; i < ranks.size(); i++) {
                int compared = ranks.get(i).compareTo(other.ranks.get(i));
                if (compared != 0) return compared;
            }
            return 0;
        }
    }

    private static final long[] ODDS = {1, 1, 2, 3, 4, 5, 7, 20, 50, 250};

    private SlowStud() {}

    static Worth worth(List<Card> cards) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (Card card : cards) counts.merge(number(card.rank()), 1, Integer::sum);
        List<Integer> ranks = new ArrayList<>(counts.keySet());
        ranks.sort((a, b) -> {
            int byCount = Integer.compare(counts.getOrDefault(b, 0), counts.getOrDefault(a, 0));
            return byCount != 0 ? byCount : Integer.compare(b, a);
        });
        boolean flush = cards.stream().map(Card::suit).distinct().count() == 1;
        boolean wheel = ranks.equals(List.of(14, 5, 4, 3, 2));
        if (wheel) ranks = List.of(5, 4, 3, 2, 1);
        boolean straight = ranks.size() == 5 && ranks.getFirst() - ranks.getLast() == 4;
        return new Worth(kind(new ArrayList<>(counts.values()), flush, straight, ranks.getFirst()), ranks);
    }

    private static int number(Rank rank) {
        return rank.ordinal() + 2;
    }

    private static int kind(List<Integer> counts, boolean flush, boolean straight, int highest) {
        int most = Collections.max(counts);
        if (straight && flush) return highest == 14 ? 9 : 8;
        if (most == 4) return 7;
        if (most == 3 && counts.size() == 2) return 6;
        if (flush) return 5;
        if (straight) return 4;
        if (most == 3) return 3;
        if (counts.size() == 3) return 2;
        return counts.size() == 4 ? 1 : 0;
    }

    static boolean plays(Worth dealer) {
        return dealer.kind() > 0
                || dealer.ranks().get(0) == 14 && dealer.ranks().get(1) == 13;
    }

    /** What goes back on ante and bet of a hand that stayed in; {@code most} is the maximum payout, 0 for none. */
    static long returned(List<Card> player, List<Card> dealer, long ante, long most) {
        Worth mine = worth(player);
        Worth theirs = worth(dealer);
        long bet = 2 * ante;
        if (!plays(theirs)) return 2 * ante + bet;
        int compared = mine.compareTo(theirs);
        if (compared == 0) return ante + bet;
        if (compared < 0) return 0;
        long winnings = bet * ODDS[mine.kind()];
        return 2 * ante + bet + (most > 0 ? Math.min(most, winnings) : winnings);
    }

    /** What a jackpot wager alone in its round is paid out of a meter. */
    static long jackpot(List<Card> player, long meter) {
        return switch (worth(player).kind()) {
            case 9 -> Math.max(50_000_00, meter);
            case 8 -> Math.max(5_000_00, (meter + 9) / 10);
            case 7 -> 500_00;
            case 6 -> 150_00;
            case 5 -> 100_00;
            default -> 0;
        };
    }
}
