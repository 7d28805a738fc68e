package baize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Settles;
import baize.core.pay.Stake;
import baize.core.pay.Stakes;
import baize.core.pay.Travel;
import baize.core.pay.Travels;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The books of a table, kept from its events alone: what stands on the layout, and what each patron is up or down. */
public final class Books {
    /** Where a stake lies and whose it is. */
    private record Spot(Patron patron, Box box, String wager) {}

    private record Lying(Money stake, Money tokens) {}

    private final Map<Spot, Lying> layout = new HashMap<>();
    private final Map<Patron, Money> chips = new HashMap<>();
    private final Map<Spot, Money> kept = new HashMap<>();

    private Books() {}

    /** Enters every event and fails where a line does not fit what stands. */
    public static Books check(List<?> events) {
        Books books = new Books();
        for (Object event : events) {
            if (event instanceof Stakes stakes) books.stake(stakes.staked());
            if (event instanceof Settles settles) books.settle(settles.lines(), event instanceof Adjusts);
            if (event instanceof Travels travels) travels.travels().forEach(books::travel);
            if (event instanceof Adjusts adjusts) adjusts.adjustments().forEach(books::adjust);
        }
        return books;
    }

    private void stake(Stake stake) {
        Spot spot = new Spot(stake.patron(), stake.box(), stake.wager());
        Lying was = layout.getOrDefault(spot, new Lying(Money.ZERO, Money.ZERO));
        Lying now = new Lying(was.stake().plus(stake.amount()), was.tokens().plus(stake.tokens()));
        assertThat(now.stake().cents()).as("stake at %s", spot).isNotNegative();
        assertThat(now.tokens().cents())
                .as("tokens at %s", spot)
                .isBetween(0L, now.stake().cents());
        if (now.stake().isZero()) layout.remove(spot);
        else layout.put(spot, now);
        move(stake.patron(), stake.tokens().minus(stake.amount()));
    }

    /**
     * All that lies on a spot is settled at once: by one line, or by one for each hand it was split over.
     *
     * @param part whether some of it may stay, as where what is void is sorted from what is not
     */
    private void settle(List<Line> lines, boolean part) {
        lines.forEach(this::settle);
        if (part) return;
        for (Line line : lines) assertThat(layout).as("after %s", lines).doesNotContainKey(spot(line));
    }

    /** A stake goes, or a part of it; where it comes to, something decided may still wait to be paid. */
    private void travel(Travel travel) {
        Spot from = new Spot(travel.patron(), travel.box(), travel.from());
        Lying lying = layout.remove(from);
        if (lying == null || lying.stake().isBelow(travel.amount()))
            throw new AssertionError(lying + " lies there, not what is in " + travel);
        Money left = lying.stake().minus(travel.amount());
        assertThat(left.isZero() || lying.tokens().isZero())
                .as("no tokens among %s", travel)
                .isTrue();
        if (left.isPositive()) layout.put(from, new Lying(left, Money.ZERO));
        layout.merge(
                new Spot(travel.patron(), travel.box(), travel.to()),
                new Lying(travel.amount(), lying.tokens()),
                (one, other) ->
                        new Lying(one.stake().plus(other.stake()), one.tokens().plus(other.tokens())));
    }

    private void adjust(Adjustment adjustment) {
        assertThat(adjustment.amount().isZero()).as("%s", adjustment).isFalse();
        assertThat(adjustment.rules())
                .as("clauses of %s", adjustment)
                .isNotEmpty()
                .startsWith(adjustment.rule());
        move(adjustment.patron(), adjustment.amount());
    }

    private static Spot spot(Line line) {
        return new Spot(line.patron(), line.box(), line.wager());
    }

    private void settle(Line line) {
        if (!line.stake().isZero()) take(line);
        checkPays(line);
        if (line.result() == Result.VOID && line.stake().isZero()) giveBack(line);
        else checkReturned(line);
        if (line.result() == Result.LOSE) kept.merge(spot(line), line.stake().minus(line.returned()), Money::plus);
        assertThat(line.rules()).as("clauses of %s", line).isNotEmpty().startsWith(line.rule());
        move(line.patron(), line.returned().minus(line.tokensReturned()));
    }

    /** What the house kept when it settled a stake may go back later, and no more than that. */
    private void giveBack(Line line) {
        Money left = kept.getOrDefault(spot(line), Money.ZERO).minus(line.returned());
        assertThat(left.cents()).as("kept of %s", line).isNotNegative();
        kept.put(spot(line), left);
    }

    private void take(Line line) {
        Lying lying = layout.remove(spot(line));
        if (lying == null) throw new AssertionError("nothing lies under " + line);
        Lying left = new Lying(lying.stake().minus(line.stake()), lying.tokens().minus(line.tokens()));
        assertThat(left.tokens().cents())
                .as("what lies under %s, of %s", line, lying)
                .isBetween(0L, left.stake().cents());
        if (!left.stake().isZero()) layout.put(spot(line), left);
    }

    private static void checkPays(Line line) {
        Odds odds = line.odds();
        boolean wins = line.result() == Result.WIN;
        if (!wins) assertThat(odds).as("odds of %s", line).isNull();
        if (!wins) assertThat(line.pays()).as("%s", line).isEqualTo(Money.ZERO);
        else if (odds == null)
            assertThat(line.pays().isPositive()).as("%s", line).isTrue();
        else if (!line.stake().isZero())
            assertThat(line.pays().cents())
                    .as("%s", line)
                    .isPositive()
                    .isLessThanOrEqualTo(odds.winnings(line.stake().cents()) + roundedUp(line));
        else assertThat(line.pays().cents() % odds.pays()).as("%s", line).isZero();
    }

    /** Where a payment was rounded up to what chips can make, the line says so; no chip is as large as this. */
    private static long roundedUp(Line line) {
        return line.rules().contains("5.12") ? 100_00 : 0;
    }

    /** Of a wager that is split over four totals a quarter wins, and the line says so. */
    private static Money winningPart(Line line) {
        return line.rules().contains("R-74") ? Money.cents(line.stake().cents() / 4) : line.stake();
    }

    /**
     * Without odds a prize of a stated amount is paid, and the stake is not handed back besides; what was not staked
     * for may be paid in dollars of the house's, which are no money.
     */
    private static boolean isPrize(Line line) {
        return line.result() == Result.WIN && line.odds() == null;
    }

    private static void checkReturned(Line line) {
        Money tokensKept = line.tokens().minus(line.tokensReturned());
        if (!isPrize(line) || !line.stake().isZero())
            assertThat(tokensKept.cents())
                    .as("%s", line)
                    .isBetween(0L, line.tokens().cents());
        assertThat(line.returned().cents())
                .as("%s", line)
                .isGreaterThanOrEqualTo(line.tokensReturned().cents());
        switch (line.result()) {
            case WIN ->
                assertThat(line.returned())
                        .as("%s", line)
                        .isEqualTo(
                                isPrize(line)
                                        ? line.pays()
                                        : winningPart(line).plus(line.pays()).minus(tokensKept));
            case LOSE ->
                assertThat(line.returned().isBelow(line.stake())).as("%s", line).isTrue();
            case STAND_OFF, VOID -> assertThat(line.returned()).as("%s", line).isEqualTo(line.stake());
        }
    }

    private void move(Patron patron, Money amount) {
        chips.merge(patron, amount, Money::plus);
    }

    /** By how much the patron's chips have changed, stakes on the layout counted as gone. */
    public Money moved(Patron patron) {
        return chips.getOrDefault(patron, Money.ZERO);
    }

    /** What the patron has on the layout, tokens included. */
    public Money standing(Patron patron) {
        Money sum = Money.ZERO;
        for (var entry : layout.entrySet())
            if (entry.getKey().patron().equals(patron))
                sum = sum.plus(entry.getValue().stake());
        return sum;
    }

    /** Whether no stake waits to be settled. */
    public boolean areClear() {
        return layout.isEmpty();
    }
}
