package baize.games.table;

import static baize.core.engine.Decision.accept;
import static baize.games.table.TableDecisions.refuse;
import static baize.games.table.TableDecisions.wrongGrade;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.TableBook.Power;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The limits on the sign and how they change: with notice, at once with old minimums kept, or for one player. */
final class Signage {
    private Signage() {}

    @Rule({
        "three-card-poker 6.5",
        "three-card-poker 6.5.2",
        "caribbean-stud 6.5",
        "caribbean-stud 6.5.2",
        "blackjack 6.5",
        "blackjack 6.6",
        "R-6"
    })
    static Decision<TableEvent> putUp(TableBook book, Table table, TableCommand.PutUpSign c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.CHANGE_LIMITS);
        if (wrongGrade != null) return wrongGrade;
        if (table.now() == null) return refuse(book, TableReason.CLOCK_NOT_SET, "the table has not been told the time");
        if (table.notice() != null)
            return refuse(
                    book,
                    TableReason.SIGN_ALREADY_UP,
                    "a sign for " + table.notice().minimum() + " is up");
        Money lowest = lowestMinimum(table, c.on());
        if (!c.minimum().isAbove(lowest)) return notHigher(book, c.minimum(), lowest);
        Limits limits = coming(table).limitsOrGeneral(c.on());
        if (c.minimum().isAbove(limits.maximum())) return crossed(book, c.minimum(), limits.maximum());
        Refusal objection = objection(book, table, coming(table).raisedTo(c.on(), c.minimum()));
        if (objection != null) return new Decision.Refused<>(objection);
        return accept(new TableEvent.SignPutUp(new Notice(c.on(), c.minimum(), table.now(), c.at())));
    }

    /** The sign with which the next round begins, but for notices. */
    private static Sign coming(Table table) {
        return table.next() == null ? table.sign() : table.next();
    }

    /** The lowest minimum anyone plays at: the sign's, or an old one that a marker keeps. */
    private static Money lowestMinimum(Table table, @Nullable String on) {
        Money lowest = coming(table).limitsOrGeneral(on).minimum();
        for (Guest guest : table.guests())
            if (guest.marker() != null)
                lowest = lowest.min(guest.marker().limitsOrGeneral(on).minimum());
        return lowest;
    }

    private static Decision<TableEvent> notHigher(TableBook book, Money minimum, Money than) {
        return refuse(book, TableReason.MINIMUM_NOT_HIGHER, minimum + " is not above " + than);
    }

    private static Decision<TableEvent> crossed(TableBook book, Money minimum, Money maximum) {
        return refuse(book, TableReason.LIMITS_CROSSED, "minimum " + minimum + " is above maximum " + maximum);
    }

    private static @Nullable Refusal objection(TableBook book, Table table, Sign after) {
        return LiveLimits.objection(book, table.sign(), after);
    }

    /** Taking the sign down ends its twenty minutes; a new one starts again. */
    @Rule({"three-card-poker 6.5", "caribbean-stud 6.5", "blackjack 6.5", "R-6"})
    static Decision<TableEvent> takeDown(TableBook book, Table table, TableCommand.TakeDownSign c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.CHANGE_LIMITS);
        if (wrongGrade != null) return wrongGrade;
        if (table.notice() == null) return refuse(book, TableReason.NO_SIGN_UP, "no sign is up");
        return accept(new TableEvent.SignTakenDown());
    }

    @Rule({
        "three-card-poker 6.5.1",
        "three-card-poker 6.5.1.1",
        "three-card-poker 6.5.1.3",
        "three-card-poker 6.5.4",
        "caribbean-stud 6.5.1",
        "caribbean-stud 6.5.1.1",
        "caribbean-stud 6.5.4",
        "blackjack 6.5.1",
        "blackjack 6.5.1.1",
        "blackjack 6.6.2",
        "R-7",
        "R-8",
        "R-61"
    })
    static Decision<TableEvent> raise(TableBook book, Table table, TableCommand.RaiseMinimum c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.RAISE_MINIMUM);
        if (wrongGrade != null) return wrongGrade;
        Limits limits = table.sign().limitsOrGeneral(c.on());
        Money maximum =
                limits.maximum().min(coming(table).limitsOrGeneral(c.on()).maximum());
        if (!c.minimum().isAbove(limits.minimum())) return notHigher(book, c.minimum(), limits.minimum());
        if (c.minimum().isAbove(maximum)) return crossed(book, c.minimum(), maximum);
        Refusal objection = objection(book, table, table.sign().withMinimum(c.on(), c.minimum()));
        if (objection != null) return new Decision.Refused<>(objection);
        List<Patron> markers = new ArrayList<>();
        boolean oldOnes = false;
        for (Guest guest : table.guests()) {
            if (guest.marker() != null) oldOnes = true;
            else if (guest.box() != null) markers.add(guest.patron());
        }
        if (oldOnes && !markers.isEmpty())
            return refuse(book, TableReason.SECOND_OLD_MINIMUM, "other players already keep an older minimum");
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.MinimumRaised(
                table.sign().withMinimum(c.on(), c.minimum()), table.sign(), List.copyOf(markers)));
        if (table.next() != null)
            events.add(new TableEvent.NextSignSet(table.next().withMinimum(c.on(), c.minimum())));
        return accept(events);
    }

    /** A lower minimum and any maximum need no notice, but hold from the next round. */
    @Rule({"three-card-poker 6.5", "caribbean-stud 6.5", "blackjack 6.5", "R-8"})
    static Decision<TableEvent> change(TableBook book, Table table, TableCommand.ChangeLimits c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.CHANGE_LIMITS);
        if (wrongGrade != null) return wrongGrade;
        Sign base = coming(table);
        Limits old = base.limitsOrGeneral(c.on());
        Money minimum = Objects.requireNonNullElse(c.minimum(), old.minimum());
        Money maximum = Objects.requireNonNullElse(c.maximum(), old.maximum());
        Money unit = Objects.requireNonNullElse(c.unit(), old.unit());
        if (minimum.isAbove(table.sign().limitsOrGeneral(c.on()).minimum()))
            return refuse(
                    book, TableReason.HIGHER_MINIMUM_WITHOUT_NOTICE, minimum + " needs a sign for twenty minutes");
        if (maximum.isBelow(minimum) || !minimum.isPositive() || !unit.isPositive())
            return crossed(book, minimum, maximum);
        Sign next = base.with(c.on(), new Limits(minimum, maximum, unit));
        Notice notice = table.notice();
        if (notice != null
                && notice.minimum().isAbove(next.limitsOrGeneral(notice.on()).maximum()))
            return crossed(book, notice.minimum(), maximum);
        Refusal objection = objection(book, table, next);
        return objection != null ? new Decision.Refused<>(objection) : accept(new TableEvent.NextSignSet(next));
    }

    @Rule({"three-card-poker 6.6", "caribbean-stud 6.6", "blackjack 6.7", "R-9"})
    static Decision<TableEvent> personal(TableBook book, Table table, TableCommand.PersonalLimit c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.PERSONAL_LIMIT);
        if (wrongGrade != null) return wrongGrade;
        Guest guest = table.guest(c.patron());
        Limits limits = table.sign().limitsOrGeneral(c.on());
        Money lowest = guest.marker() == null
                ? limits.minimum()
                : limits.minimum().min(guest.marker().limitsOrGeneral(c.on()).minimum());
        if (c.minimum().isBelow(lowest))
            return refuse(book, TableReason.PERSONAL_MINIMUM_TOO_LOW, c.minimum() + " is below " + lowest);
        if (c.maximum().isBelow(c.minimum())) return crossed(book, c.minimum(), c.maximum());
        Limits own = new Limits(c.minimum(), c.maximum(), limits.unit());
        Refusal objection = objection(book, table, table.sign().with(c.on(), own));
        if (objection != null) return new Decision.Refused<>(objection);
        return accept(new TableEvent.PersonalLimitSet(c.patron(), c.on(), own, c.by()));
    }

    @Rule({"three-card-poker 6.6", "caribbean-stud 6.6", "blackjack 6.7", "R-9"})
    static Decision<TableEvent> withdrawPersonal(TableBook book, Table table, TableCommand.WithdrawPersonalLimit c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.PERSONAL_LIMIT);
        if (wrongGrade != null) return wrongGrade;
        if (table.guest(c.patron()).personal().isEmpty())
            return refuse(book, TableReason.NO_PERSONAL_LIMIT, c.patron() + " has no limits of their own");
        return accept(new TableEvent.PersonalLimitWithdrawn(c.patron()));
    }

    /** The new sign with which a round begins now, if the sign changes. */
    @Rule({"three-card-poker 6.5", "caribbean-stud 6.5", "blackjack 6.5", "R-6", "R-8"})
    static TableEvent.@Nullable SignChanged beforeRound(Table table) {
        Notice notice = table.notice();
        boolean due = notice != null && table.now() != null && !table.now().isBefore(notice.effectiveAt());
        if (table.next() == null && !due) return null;
        Sign sign = coming(table);
        if (notice != null && due) sign = sign.raisedTo(notice.on(), notice.minimum());
        return new TableEvent.SignChanged(sign, due ? notice : null);
    }
}
