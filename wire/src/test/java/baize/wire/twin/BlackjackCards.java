package baize.wire.twin;

import baize.wire.twin.BlackjackTwin.Hand;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The cards of one round of blackjack: who was dealt what, what was decided on it, and so whose turn it is. */
final class BlackjackCards {
    enum Choice {
        HIT,
        STAND,
        DOUBLE,
        SPLIT
    }

    /** What was decided on a hand of a box; hands count from 1. */
    record Decision(int box, int number, Choice choice) {}

    /** A hand that waits for a decision. */
    record Turn(int box, int number, Hand hand) {}

    final TreeMap<Integer, List<Hand>> boxes = new TreeMap<>();
    final List<String> dealer = new ArrayList<>();
    /** The cards of the round as they came. */
    final List<String> drawn = new ArrayList<>();

    final List<Decision> decisions = new ArrayList<>();
    private final TreeMap<Integer, List<String>> firstTwo = new TreeMap<>();
    private Supplier<String> shoe;
    private final BiPredicate<Integer, Integer> wagered;

    /**
     * No cards yet.
     *
     * @param shoe where they come from
     * @param wagered whether anything lies on a hand of a box
     */
    BlackjackCards(Supplier<String> shoe, BiPredicate<Integer, Integer> wagered) {
        this.shoe = shoe;
        this.wagered = wagered;
    }

    /** Further cards come from here. */
    void from(Supplier<String> other) {
        shoe = other;
    }

    List<Hand> hands(int box) {
        return Objects.requireNonNull(boxes.get(box));
    }

    /** What a box was dealt, whether it was split since or not. */
    List<String> firstTwo(int box) {
        return Objects.requireNonNull(firstTwo.get(box));
    }

    boolean isAceUp() {
        return BlackjackTwin.points(dealer.getFirst()) == 1;
    }

    private String draw() {
        String card = shoe.get();
        drawn.add(card);
        return card;
    }

    void deal(Collection<Integer> at) {
        for (int box : at) boxes.put(box, new ArrayList<>(List.of(new Hand(false))));
        for (List<Hand> hands : boxes.values()) hands.getFirst().cards.add(draw());
        dealer.add(draw());
        for (List<Hand> hands : boxes.values()) hands.getFirst().cards.add(draw());
        boxes.forEach((box, hands) -> firstTwo.put(box, List.copyOf(hands.getFirst().cards)));
    }

    /** The first hand that waits; one of a split pair has its second card by then. */
    @Nullable
    Turn turn() {
        for (int box : boxes.keySet())
            for (int number = 1; number <= hands(box).size(); number++)
                if (waits(box, number, hands(box).get(number - 1)))
                    return new Turn(box, number, hands(box).get(number - 1));
        return null;
    }

    private boolean waits(int box, int number, Hand hand) {
        if (hand.isBlackjack() || !wagered.test(box, number)) return false;
        if (hand.cards.size() == 1) hand.cards.add(draw());
        boolean ace = hand.split && BlackjackTwin.points(hand.cards.getFirst()) == 1;
        return !ace && !hand.done && BlackjackTwin.total(hand.cards) < 21;
    }

    static boolean isPair(Hand hand) {
        return hand.cards.size() == 2
                && BlackjackTwin.points(hand.cards.get(0)) == BlackjackTwin.points(hand.cards.get(1));
    }

    static boolean mayDouble(Hand hand) {
        int low = hand.cards.stream().mapToInt(BlackjackTwin::points).sum();
        return hand.cards.size() == 2 && low >= 9 && low <= 11;
    }

    private boolean isLawful(Decision decision) {
        Turn turn = turn();
        if (turn == null || turn.box != decision.box || turn.number != decision.number) return false;
        return switch (decision.choice) {
            case HIT -> true;
            case STAND -> BlackjackTwin.total(turn.hand.cards) >= 12;
            case DOUBLE -> mayDouble(turn.hand);
            case SPLIT -> isPair(turn.hand) && hands(decision.box).size() == 1;
        };
    }

    void decide(Decision decision) {
        decisions.add(decision);
        Hand hand = hands(decision.box).get(decision.number - 1);
        switch (decision.choice) {
            case HIT -> hand.cards.add(draw());
            case STAND -> hand.done = true;
            case DOUBLE -> {
                hand.cards.add(draw());
                hand.doubled = true;
                hand.done = true;
            }
            case SPLIT -> split(decision.box, hand);
        }
    }

    private void split(int box, Hand hand) {
        List<Hand> hands = hands(box);
        hands.clear();
        for (String card : hand.cards) {
            Hand half = new Hand(true);
            half.cards.add(card);
            hands.add(half);
        }
    }

    /** Cards for a hand on which nobody decides, until its total exceeds eleven. */
    void drawFor(Hand hand) {
        while (BlackjackTwin.total(hand.cards) < 12) hand.cards.add(draw());
        hand.done = true;
    }

    /** Makes these decisions with the cards that come now; whether all of them are lawful so. */
    boolean replay(List<Decision> made) {
        for (Decision decision : made) {
            if (!isLawful(decision)) return false;
            decide(decision);
        }
        turn();
        return true;
    }

    /**
     * The dealer draws as far as anything hangs on it.
     *
     * @param insured whether anybody is insured
     * @param paid whether the blackjack of a box is paid already
     */
    void reveal(boolean insured, IntPredicate paid) {
        boolean live = false;
        boolean blackjack = false;
        for (int box : boxes.keySet())
            for (int number = 1; number <= hands(box).size(); number++) {
                Hand hand = hands(box).get(number - 1);
                if (!wagered.test(box, number)) continue;
                live |= !hand.isBlackjack() && !hand.isBusted();
                blackjack |= hand.isBlackjack() && !paid.test(box);
            }
        int up = BlackjackTwin.points(dealer.getFirst());
        if (insured || live || (blackjack && (up == 1 || up == 10))) dealer.add(draw());
        if (BlackjackTwin.isNatural(dealer)) return;
        while (live && BlackjackTwin.dealerDraws(dealer)) dealer.add(draw());
    }
}
