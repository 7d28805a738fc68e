package baize.lab.exact;

import baize.core.card.Rank;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How the dealer's upcard stands to a hand of ace, king and three lower cards: what a bet on it turns on. */
public enum StudSituation {
    ACE_OR_KING("is an ace or king"),
    PAIRED("matches your third, fourth or fifth card"),
    BELOW_FIFTH("is below your fifth card"),
    BELOW_FOURTH("is between your fifth and fourth card"),
    BELOW_THIRD("is between your fourth and third card"),
    ABOVE_THIRD("is between your third card and the king");

    private static final int KING = Rank.KING.ordinal();

    private final String text;

    StudSituation(String text) {
        this.text = text;
    }

    /** By the ranks of the upcard and of the three lower cards. */
    public static StudSituation of(int upcard, int third, int fourth, int fifth) {
        if (upcard >= KING) return ACE_OR_KING;
        if (upcard == third || upcard == fourth || upcard == fifth) return PAIRED;
        if (upcard > third) return ABOVE_THIRD;
        if (upcard > fourth) return BELOW_THIRD;
        return upcard > fifth ? BELOW_FOURTH : BELOW_FIFTH;
    }

    /** As it goes on after "the upcard". */
    public String text() {
        return text;
    }

    /** Several of them; one that lies below either of two cards is below the higher. */
    static String texts(Set<StudSituation> situations) {
        Set<StudSituation> below = EnumSet.of(BELOW_FIFTH, BELOW_FOURTH);
        if (!situations.containsAll(below))
            return situations.stream().map(StudSituation::text).collect(Collectors.joining(" or "));
        return Stream.concat(
                        situations.stream()
                                .filter(each -> !below.contains(each))
                                .map(StudSituation::text),
                        Stream.of("is below your fourth and none of your cards"))
                .collect(Collectors.joining(" or "));
    }
}
