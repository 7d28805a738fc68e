package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.jackpot.TablePool;
import baize.games.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What lies on the table, in whatever phase.
 *
 * @param boxes those with wagers, from the dealer's left
 * @param dealer the dealer's cards, all face up
 * @param lines what has been settled of this round, or of the last
 * @param invalid whose wagers cannot win
 * @param asked what has been decided since the deal, in order: what a reconstruction plays again
 * @param before the shoe as it was when the round was dealt; like what was decided, kept until the next round
 */
public record Layout(
        Table table,
        int round,
        Shoe shoe,
        TablePool jackpot,
        HouseOrders orders,
        List<BlackjackBox> boxes,
        List<Card> dealer,
        List<Line> lines,
        List<Invalid> invalid,
        List<Decided> asked,
        @Nullable Shoe before) {

    /** A player whose wagers are invalid, and the clause. */
    public record Invalid(Patron patron, String clause) {}

    Layout with(Table changed) {
        return new Layout(changed, round, shoe, jackpot, orders, boxes, dealer, lines, invalid, asked, before);
    }

    Layout with(Shoe changed) {
        return new Layout(table, round, changed, jackpot, orders, boxes, dealer, lines, invalid, asked, before);
    }

    Layout with(TablePool changed) {
        return new Layout(table, round, shoe, changed, orders, boxes, dealer, lines, invalid, asked, before);
    }

    Layout with(HouseOrders changed) {
        return new Layout(table, round, shoe, jackpot, changed, boxes, dealer, lines, invalid, asked, before);
    }

    Layout withBoxes(List<BlackjackBox> changed) {
        return new Layout(
                table, round, shoe, jackpot, orders, List.copyOf(changed), dealer, lines, invalid, asked, before);
    }

    Layout withDealer(List<Card> cards) {
        return new Layout(table, round, shoe, jackpot, orders, boxes, cards, lines, invalid, asked, before);
    }

    Layout withLines(List<Line> more) {
        List<Line> all = new ArrayList<>(lines);
        all.addAll(more);
        return new Layout(table, round, shoe, jackpot, orders, boxes, dealer, List.copyOf(all), invalid, asked, before);
    }

    /** With other lines in the place of some. */
    Layout withOtherLines(List<Line> some, List<Line> others) {
        List<Line> left = lines.stream().filter(line -> !some.contains(line)).toList();
        Layout without = new Layout(table, round, shoe, jackpot, orders, boxes, dealer, left, invalid, asked, before);
        return without.withLines(others);
    }

    /** The line with which the same wager was settled. */
    Line lineOf(Line other) {
        for (Line line : lines)
            if (line.patron().equals(other.patron())
                    && line.box().equals(other.box())
                    && line.hand() == other.hand()
                    && line.wager().equals(other.wager())) return line;
        throw new IllegalStateException("settled without a line: " + other);
    }

    Layout asking(Decided decided) {
        List<Decided> more = new ArrayList<>(asked);
        more.add(decided);
        return new Layout(
                table, round, shoe, jackpot, orders, boxes, dealer, lines, invalid, List.copyOf(more), before);
    }

    /** A new round, with nothing on the table yet. */
    Layout opened(int number) {
        return new Layout(
                table,
                number,
                shoe,
                jackpot.roundOver(),
                orders,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null);
    }

    /** The first card is out. */
    Layout dealing() {
        return new Layout(table, round, shoe, jackpot, orders, boxes, dealer, lines, invalid, List.of(), shoe);
    }

    public @Nullable BlackjackBox at(Box box) {
        for (BlackjackBox one : boxes) if (one.box().equals(box)) return one;
        return null;
    }

    /** The layout with one box changed; a box without wagers is taken off, a new one put in its place. */
    Layout withBox(Box box, UnaryOperator<BlackjackBox> change) {
        BlackjackBox there = at(box);
        BlackjackBox changed = change.apply(there == null ? BlackjackBox.empty(box) : there);
        List<BlackjackBox> all = new ArrayList<>(boxes.size() + 1);
        for (BlackjackBox one : boxes) if (one.box().compareTo(box) < 0) all.add(one);
        if (!changed.wagers().isEmpty()) all.add(changed);
        for (BlackjackBox one : boxes) if (one.box().compareTo(box) > 0) all.add(one);
        return withBoxes(all);
    }

    Layout invalidating(Patron patron, String clause) {
        List<Invalid> more = new ArrayList<>(invalid);
        more.add(new Invalid(patron, clause));
        return new Layout(table, round, shoe, jackpot, orders, boxes, dealer, lines, List.copyOf(more), asked, before);
    }

    /** The clause under which a player's wagers are invalid, if they are. */
    @Nullable
    String invalid(Patron patron) {
        for (Invalid one : invalid) if (one.patron().equals(patron)) return one.clause();
        return null;
    }

    /** Whether the cards of some box lie face down still. */
    boolean hasFaceDown() {
        return boxes.stream().anyMatch(BlackjackBox::isFaceDown);
    }

    /** Whether even money may be had on a box. */
    @Rule("9.1.2")
    boolean hasBlackjackAgainstAce(Box box) {
        BlackjackBox there = at(box);
        boolean ace = Points.value(dealer.getFirst()) == 1;
        return ace && there != null && there.hands().getFirst().fate() == HandFate.BLACKJACK;
    }

    boolean concerns(Patron patron) {
        return boxes.stream().anyMatch(box -> box.concerns(patron));
    }

    Money money(Patron patron) {
        Money sum = Money.ZERO;
        for (BlackjackBox box : boxes) sum = sum.plus(box.money(patron));
        return sum;
    }

    /** The hand whose turn it is, if any: the first that is still open, box by box from the left. */
    public @Nullable Turn turn() {
        for (BlackjackBox box : boxes)
            for (int number = 1; number <= box.hands().size(); number++)
                if (box.hands().get(number - 1).isToPlay()) return new Turn(box, number);
        return null;
    }

    /** A hand that is to be played. */
    public record Turn(BlackjackBox box, int number) {
        public BlackjackHand hand() {
            return box.hands().get(number - 1);
        }
    }
}
