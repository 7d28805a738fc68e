package baize.games.blackjack;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One box in a round.
 *
 * @param wagers before the cards, in the order they were placed; the nearest to the dealer first
 * @param controller who calls the decisions, once the first card is out
 * @param hands none before the deal
 * @param answers who has still to answer the controlling player's double or split, if one was called
 */
public record BlackjackBox(
        Box box,
        List<Wagered> wagers,
        List<Insured> insurance,
        @Nullable Patron controller,
        List<BlackjackHand> hands,
        @Nullable Answers answers) {

    /** A wager as it was placed; {@code settled} for an optional one that has been. */
    public record Wagered(Patron patron, BlackjackArea on, Placed placed, boolean settled) {}

    public record Insured(Patron patron, Placed placed, boolean settled) {}

    /** A double or a split that others on the box answer before the next card. */
    public record Answers(int hand, boolean split, List<Patron> awaited) {}

    static BlackjackBox empty(Box box) {
        return new BlackjackBox(box, List.of(), List.of(), null, List.of(), null);
    }

    @Nullable
    Placed on(Patron patron, BlackjackArea area) {
        for (Wagered wager : wagers) if (wager.on() == area && wager.patron().equals(patron)) return wager.placed();
        return null;
    }

    /** The wagers on one area, in the order they were placed. */
    public List<Wagered> on(BlackjackArea area) {
        return wagers.stream().filter(wager -> wager.on() == area).toList();
    }

    /** Whether its cards lie face down still. */
    boolean isFaceDown() {
        return !hands.isEmpty() && hands.getFirst().isFaceDown();
    }

    boolean concerns(Patron patron) {
        return wagers.stream().anyMatch(wager -> wager.patron().equals(patron));
    }

    /**
     * Who calls the decisions: whoever is seated there, else the highest wager, else of equal ones the nearest.
     *
     * @param seated the player who sits at the box, if any
     */
    @Rule({"1.1 \"Controlling Player\"", "5.7", "5.7.1", "5.7.2", "5.7.3", "5.9", "R-104"})
    @Nullable
    Patron controlling(@Nullable Patron seated) {
        List<Patron> all = inOrder(seated);
        return all.isEmpty() ? null : all.getFirst();
    }

    /** Those with a wager on the cards, in the order in which the box is offered to them. */
    @Rule({"5.7.1", "5.7.2", "5.7.3", "5.8.1", "5.8.2", "5.8.3", "R-104"})
    List<Patron> inOrder(@Nullable Patron seated) {
        List<Wagered> all = new ArrayList<>(on(BlackjackArea.MAIN));
        all.sort(Comparator.comparing((Wagered wager) -> !wager.patron().equals(seated))
                .thenComparing(wager -> wager.placed().stake(), Comparator.reverseOrder()));
        return all.stream().map(Wagered::patron).toList();
    }

    /** Whether one player has a wager on some hand that is not settled. */
    boolean isLive(@Nullable Patron patron) {
        return hands.stream()
                .flatMap(hand -> hand.stakes().stream())
                .anyMatch(stake -> stake.patron().equals(patron) && !stake.settled());
    }

    BlackjackBox controlledBy(Patron who) {
        return new BlackjackBox(box, wagers, insurance, who, hands, answers);
    }

    /** With a wager put on an area, changed where it stood, or, where there is none, taken off. */
    BlackjackBox with(Patron patron, BlackjackArea area, @Nullable Placed placed) {
        List<Wagered> changed = new ArrayList<>(wagers.size() + 1);
        boolean there = false;
        for (Wagered wager : wagers) {
            boolean same = wager.on() == area && wager.patron().equals(patron);
            there |= same;
            if (!same) changed.add(wager);
            else if (placed != null) changed.add(new Wagered(patron, area, placed, false));
        }
        if (!there && placed != null) changed.add(new Wagered(patron, area, placed, false));
        return new BlackjackBox(box, List.copyOf(changed), insurance, controller, hands, answers);
    }

    BlackjackBox dealt(Patron who, BlackjackHand hand) {
        return new BlackjackBox(box, wagers, insurance, who, List.of(hand), null);
    }

    BlackjackBox insured(Patron patron, Placed placed) {
        List<Insured> more = new ArrayList<>(insurance);
        more.add(new Insured(patron, placed, false));
        return new BlackjackBox(box, wagers, List.copyOf(more), controller, hands, answers);
    }

    BlackjackBox awaiting(@Nullable Answers who) {
        return new BlackjackBox(box, wagers, insurance, controller, hands, who);
    }

    /** Without one of those who had still to answer. */
    BlackjackBox answered(Patron patron) {
        if (answers == null) return this;
        List<Patron> left = answers.awaited().stream()
                .filter(other -> !other.equals(patron))
                .toList();
        return awaiting(new Answers(answers.hand(), answers.split(), left));
    }

    /** With one hand changed; hands count from 1. */
    BlackjackBox withHand(int number, UnaryOperator<BlackjackHand> change) {
        BlackjackHand[] all = hands.toArray(new BlackjackHand[0]);
        all[number - 1] = change.apply(all[number - 1]);
        return with(List.of(all));
    }

    BlackjackBox with(List<BlackjackHand> changed) {
        return new BlackjackBox(box, wagers, insurance, controller, changed, answers);
    }

    /** The money of one person's that lies here and has not been settled; tokens are none. */
    Money money(Patron patron) {
        Money sum = Money.ZERO;
        for (Wagered wager : wagers)
            if (wager.patron().equals(patron)
                    && !wager.settled()
                    && (hands.isEmpty() || wager.on() != BlackjackArea.MAIN)) sum = sum.plus(money(wager.placed()));
        for (Insured insured : insurance)
            if (insured.patron().equals(patron) && !insured.settled()) sum = sum.plus(money(insured.placed()));
        for (BlackjackHand hand : hands)
            for (BlackjackHand.OnHand stake : hand.stakes())
                if (stake.patron().equals(patron) && !stake.settled())
                    sum = sum.plus(money(stake.wager()))
                            .plus(stake.doubled() == null ? Money.ZERO : money(stake.doubled()));
        return sum;
    }

    private static Money money(Placed placed) {
        return placed.stake().minus(placed.tokens());
    }
}
