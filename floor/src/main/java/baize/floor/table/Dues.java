package baize.floor.table;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stakes;
import baize.floor.table.HouseFact.ChargedToAccount;
import baize.floor.table.HouseFact.PaidIntoAccount;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** What the events of one command give to each patron and take from each, beside the stakes. */
final class Dues {
    private final Map<Patron, List<Due>> dues = new LinkedHashMap<>();
    private final Set<Patron> staked = new HashSet<>();

    private record Due(Money amount, String rule) {}

    private Dues() {}

    static Dues of(List<?> events) {
        Dues all = new Dues();
        events.forEach(all::add);
        return all;
    }

    private void add(Object event) {
        if (event instanceof Stakes stakes) staked.add(stakes.staked().patron());
        if (event instanceof Settles settles)
            for (Line line : settles.lines()) add(line.patron(), money(line), line.rule());
        if (event instanceof Adjusts adjusts)
            for (Adjustment one : adjusts.adjustments()) add(one.patron(), one.amount(), one.rule());
    }

    private void add(Patron patron, Money amount, String rule) {
        if (!amount.isZero())
            dues.computeIfAbsent(patron, _ -> new ArrayList<>()).add(new Due(amount, rule));
    }

    /** What a line gives in money; promotional tokens are none. */
    private static Money money(Line line) {
        return line.returned().minus(line.tokensReturned());
    }

    Set<Patron> patrons() {
        return dues.keySet();
    }

    /** Whether something was staked in the same command, which takes chips. */
    boolean hasStaked(Patron patron) {
        return staked.contains(patron);
    }

    /** What of somebody who is not at the table goes on: each payment for itself, or, where some is taken, the sum. */
    void away(Patron patron, Consumer<HouseFact> each) {
        List<Due> all = of(patron);
        Money sum = Money.ZERO;
        for (Due due : all) sum = sum.plus(due.amount());
        if (all.stream().noneMatch(due -> due.amount().isBelow(Money.ZERO)))
            for (Due due : all) each.accept(new PaidIntoAccount(patron, due.amount(), due.rule()));
        else if (sum.isPositive()) each.accept(new PaidIntoAccount(patron, sum, first(patron, true)));
        else if (sum.isBelow(Money.ZERO)) each.accept(new ChargedToAccount(patron, sum.negated(), taking(patron)));
    }

    /** The clause by which something is taken from a patron. */
    String taking(Patron patron) {
        return first(patron, false);
    }

    private String first(Patron patron, boolean given) {
        for (Due due : of(patron)) if (due.amount().isPositive() == given) return due.rule();
        throw new IllegalStateException("nothing was " + (given ? "given to " : "taken from ") + patron);
    }

    private List<Due> of(Patron patron) {
        return dues.getOrDefault(patron, List.of());
    }
}
