package baize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Settles;
import baize.core.pay.Stake;
import baize.core.pay.Stakes;
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

    private Books() {}

    /** Enters every event and fails where a line does not fit what stands. */
    public static Books check(List<?> events) {
        Books books = new Books();
        for (Object event : events) {
            if (event instanceof Stakes stakes) books.stake(stakes.staked());
            if (event instanceof Settles settles) settles.lines().forEach(books::settle);
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

    private void settle(Line line) {
        if (!line.stake().isZero()) {
            Lying lying = layout.remove(new Spot(line.patron(), line.box(), line.wager()));
            assertThat(lying).as("what lies under %s", line).isEqualTo(new Lying(line.stake(), line.tokens()));
        }
        checkPays(line);
        checkReturned(line);
        assertThat(line.rules()).as("clauses of %s", line).isNotEmpty().startsWith(line.rule());
        move(line.patron(), line.returned().minus(line.tokensReturned()));
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
                    .isLessThanOrEqualTo(odds.winnings(line.stake().cents()));
        else assertThat(line.pays().cents() % odds.pays()).as("%s", line).isZero();
    }

    /** Without odds a prize of a stated amount is paid, and the stake is not handed back besides. */
    private static boolean isPrize(Line line) {
        return line.result() == Result.WIN && line.odds() == null;
    }

    private static void checkReturned(Line line) {
        Money tokensKept = line.tokens().minus(line.tokensReturned());
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
                                        : line.stake().plus(line.pays()).minus(tokensKept));
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
