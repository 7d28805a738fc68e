package baize.games.table;

import static baize.games.threecard.ThreeCardTable.rules;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.threecard.ThreeCardRules;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Limits of before at a table that is set up anew with other chips. */
@Rule({"R-1", "R-199"})
class MendedSignTest {
    private static final Patron ANN = new Patron("ann");
    private static final ThreeCardRules ANEW = rules(
            "chips=5-25-100",
            "minimum=10.00",
            "unit=5.00",
            "limits.pair-plus.minimum=5.00",
            "limits.play.minimum=10.00",
            "limits.ante.minimum=10.00");

    private static Table after(Table table, List<TableEvent> events) {
        Table next = table;
        for (TableEvent event : events) next = next.evolve(event);
        return next;
    }

    private static Table mended(Table table) {
        return after(table, LiveLimits.mended(ANEW, table));
    }

    @Test
    void limits_in_chips_stay_as_they_were_changed_at_the_table() {
        Table table = Table.opened(ANEW.table())
                .evolve(new TableEvent.SignChanged(ANEW.table().sign().withMinimum(null, Money.dollars(25)), null));
        assertThat(LiveLimits.mended(ANEW, table)).isEmpty();
    }

    @Test
    void a_unit_that_is_no_chip_becomes_that_of_the_settings_under_the_minimum_that_stood() {
        Table table = Table.opened(rules("minimum=25.00").table());
        assertThat(mended(table).sign().general().minimum()).isEqualTo(Money.dollars(25));
        assertThat(mended(table).sign().general().unit()).isEqualTo(Money.dollars(5));
    }

    @Test
    void a_sign_that_chips_cannot_pay_becomes_that_of_the_settings_alone() {
        Sign old = rules("minimum=7.00").table().sign();
        Instant now = Instant.parse("2026-11-18T09:00:00Z");
        Table table = after(
                Table.opened(rules("minimum=8.00").table()),
                List.of(
                        new TableEvent.MinimumRaised(
                                rules("minimum=8.00").table().sign(), old, List.of(ANN)),
                        new TableEvent.NextSignSet(old),
                        new TableEvent.SignPutUp(new Notice(null, Money.dollars(9), now, now)),
                        new TableEvent.PersonalLimitSet(ANN, null, old.general(), Grade.CASINO_SUPERVISOR)));
        Table mended = mended(table);
        assertThat(mended.sign()).isEqualTo(ANEW.table().sign());
        assertThat(mended.next()).isNull();
        assertThat(mended.notice()).isNull();
        assertThat(mended.guest(ANN).marker()).isNull();
        assertThat(mended.guest(ANN).personal()).isEmpty();
        assertThat(LiveLimits.mended(ANEW, mended)).isEmpty();
    }

    @Test
    void what_becomes_of_them_is_told_in_the_same_order_every_time() {
        List<@Nullable String> areas = new ArrayList<>();
        for (TableEvent event :
                LiveLimits.mended(ANEW, Table.opened(rules("minimum=7.00").table())))
            if (event instanceof TableEvent.SignChanged(var _, Notice served)) areas.add(served.on());
        assertThat(areas).containsExactly(null, "ante", "pair-plus", "play");
    }
}
