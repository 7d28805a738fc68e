package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.Rank;
import baize.core.rule.Id;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * When to bet ace-king, short enough to be remembered: for each situation of the upcard, how high the third card must
 * be.
 *
 * @param thirds by situation, the lowest rank of the third card that bets, {@link #ALWAYS} or {@link #NEVER}
 */
public record StudAceKing(List<Integer> thirds) {
    public static final int ALWAYS = 0;
    public static final int NEVER = Rank.values().length;

    /** What players are taught; the solver comes to the same with the approved odds. */
    public static final StudAceKing TAUGHT = new StudAceKing(
            List.of(Rank.JACK.ordinal(), ALWAYS, Rank.QUEEN.ordinal(), Rank.QUEEN.ordinal(), NEVER, NEVER));

    public StudAceKing {
        thirds = List.copyOf(thirds);
    }

    /** Whether ace-king with these lower cards bets; all by rank. */
    public boolean bets(int upcard, int third, int fourth, int fifth) {
        return bets(StudSituation.of(upcard, third, fourth, fifth), third);
    }

    boolean bets(StudSituation situation, int third) {
        return third >= thirds.get(situation.ordinal());
    }

    /** Whether five cards of ace-king high bet. */
    public boolean bets(List<Card> cards, Card upcard) {
        List<Integer> ranks =
                cards.stream().map(card -> card.rank().ordinal()).sorted().toList();
        return bets(upcard.rank().ordinal(), ranks.get(2), ranks.get(1), ranks.get(0));
    }

    /** The upcards with which the hand at a place is bet, as a mask: all for a pair or better, none for too little. */
    long bets(StudHands hands, int hand) {
        int strength = hands.strength(hand);
        if (strength < StudStrategy.ACE_KING) return 0;
        long upcards = 0;
        for (int upcard = 0; upcard < Card.COUNT; upcard++)
            if (strength >= StudStrategy.PAIR
                    || bets(upcard >> 2, hands.card(hand, 2) >> 2, hands.card(hand, 1) >> 2, hands.card(hand, 0) >> 2))
                upcards |= 1L << upcard;
        return upcards;
    }

    /** What to do in a situation: {@code bet}, {@code fold}, {@code bet with a jack or better}. */
    public String action(StudSituation situation) {
        int third = thirds.get(situation.ordinal());
        if (third == NEVER) return "fold";
        return third == ALWAYS ? "bet" : "bet with " + held(third);
    }

    private static String held(int third) {
        Rank rank = Rank.values()[third];
        if (rank == Rank.QUEEN) return "a queen";
        return rank == Rank.JACK ? "a queen or jack" : "a third card of " + Id.of(rank) + " or better";
    }

    /** All of it in words, situations with the same condition together. */
    public String text() {
        List<String> clauses = new ArrayList<>();
        for (int third : thirds.stream().distinct().sorted().toList())
            if (third != NEVER)
                clauses.add(
                        "if the upcard " + upcards(third) + (third == ALWAYS ? "" : " and you hold " + held(third)));
        return clauses.isEmpty() ? "fold ace-king" : "bet ace-king " + String.join(", ", clauses);
    }

    /** The situations with this condition. */
    private String upcards(int third) {
        EnumSet<StudSituation> situations = EnumSet.noneOf(StudSituation.class);
        for (StudSituation situation : StudSituation.values())
            if (thirds.get(situation.ordinal()) == third) situations.add(situation);
        return StudSituation.texts(situations);
    }
}
