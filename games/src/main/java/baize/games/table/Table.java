package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Stake;
import baize.core.rule.Rule;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The part of a table's state that does not depend on its game: who sits where, what is on the sign, what time it is.
 *
 * @param now the time as last told; absent until it is
 * @param sign the limits in force for the round at hand
 * @param next the sign of the next round, where it will be another
 * @param payments the register of wrong payments; absent while there has been none
 */
public record Table(
        @Nullable Instant now,
        boolean open,
        Device device,
        Sign sign,
        @Nullable Sign next,
        @Nullable Notice notice,
        @Nullable Closing closing,
        List<Guest> guests,
        @Nullable Payments payments) {

    /** Legal time of the casino. */
    @Rule("R-11")
    public static final ZoneId SYDNEY = ZoneId.of("Australia/Sydney");

    public static Table opened(TableRules rules) {
        return new Table(null, true, rules.device(), rules.sign(), null, null, null, List.of(), null);
    }

    public Decision<TableEvent> decide(TableBook book, Standing standing, TableCommand command) {
        return TableDecisions.decide(book, this, standing, command);
    }

    public Table evolve(TableEvent event) {
        return switch (event) {
            case TableEvent.ClockTicked e -> at(e.at());
            case TableEvent.PatronAdmitted e -> change(e.patron(), guest -> guest.admitted(e));
            case TableEvent.PatronCardedOut e -> cardedOut(e.patron());
            case TableEvent.Seated e -> change(e.patron(), guest -> guest.seatedAt(e.box()));
            case TableEvent.SeatLeft e -> change(e.patron(), Guest::gone);
            case TableEvent.SignPutUp e -> signs(sign, next, e.notice());
            case TableEvent.SignTakenDown _ -> signs(sign, next, null);
            case TableEvent.SignChanged e -> changed(e);
            case TableEvent.NextSignSet e -> signs(sign, e.sign(), notice);
            case TableEvent.MinimumRaised e -> raised(e);
            case TableEvent.PersonalLimitSet e ->
                change(e.patron(), guest -> guest.withPersonal(new Guest.Personal(e.on(), e.limits())));
            case TableEvent.PersonalLimitWithdrawn e -> change(e.patron(), Guest::withoutPersonal);
            case TableEvent.CloseSignPutUp e -> closing(true, e.closing());
            case TableEvent.ClosingOrdered _ -> closing(true, closing == null ? null : closing.asOrdered());
            case TableEvent.TableClosed _ -> closing(false, null);
            case TableEvent.TableOpened _ -> closing(true, null);
            case TableEvent.DeviceChanged e ->
                new Table(now, open, e.device(), sign, next, notice, closing, guests, payments);
            case TableEvent.Restricted e -> change(e.patron(), guest -> guest.restrictedFurther(e.with()));
            case TableEvent.RestrictionLifted e -> change(e.patron(), guest -> guest.restricted(false, List.of()));
            case TableEvent.PaymentErred e -> with(register().with(e.error()));
            case TableEvent.PaymentRectified e -> with(register().rectified(e)).adjusted(e.adjustments());
            case TableEvent.PaymentsReported _ -> with(register().monthOver());
            case TableEvent.CardsChanged _, TableEvent.IncidentRecorded _, TableEvent.Notified _ -> this;
        };
    }

    /** The register of wrong payments, which may be empty. */
    public Payments register() {
        return payments == null ? Payments.NONE : payments;
    }

    private Table at(Instant time) {
        return new Table(time, open, device, sign, next, notice, closing, guests, payments);
    }

    private Table signs(Sign inForce, @Nullable Sign coming, @Nullable Notice announced) {
        return new Table(now, open, device, inForce, coming, announced, closing, guests, payments);
    }

    private Table closing(boolean open, @Nullable Closing closing) {
        return new Table(now, open, device, sign, next, notice, closing, guests, payments);
    }

    private Table with(List<Guest> changed) {
        return new Table(now, open, device, sign, next, notice, closing, changed, payments);
    }

    private Table with(Payments changed) {
        Payments kept = changed.equals(Payments.NONE) ? null : changed;
        return new Table(now, open, device, sign, next, notice, closing, guests, kept);
    }

    private Table cardedOut(Patron patron) {
        int at = indexOf(patron);
        return at < 0 ? this : replaced(at, guests.get(at).cardedOut());
    }

    /** A notice that has run its time raises old minimums too; a marker that keeps nothing lower is taken away. */
    @Rule({"three-card-poker 6.5.2", "caribbean-stud 6.5.2", "blackjack 6.6", "R-7"})
    private Table changed(TableEvent.SignChanged e) {
        Table changed = signs(e.sign(), null, e.served() == null ? notice : null);
        return changed.with(guests.stream().map(guest -> markerAfter(guest, e)).toList());
    }

    private static Guest markerAfter(Guest guest, TableEvent.SignChanged e) {
        Sign old = guest.marker();
        if (old == null) return guest;
        Notice served = e.served();
        Sign kept = served == null ? old : old.raisedTo(served.on(), served.minimum());
        return guest.withMarker(kept.undercuts(e.sign()) ? kept : null);
    }

    @Rule({
        "three-card-poker 6.5.1",
        "three-card-poker 6.5.1.1",
        "caribbean-stud 6.5.1",
        "caribbean-stud 6.5.1.1",
        "blackjack 6.5.1",
        "blackjack 6.5.1.1",
        "blackjack 6.5.1.3",
        "R-7"
    })
    private Table raised(TableEvent.MinimumRaised e) {
        Table raised = signs(e.sign(), null, notice);
        for (Patron patron : e.markers()) raised = raised.change(patron, guest -> guest.withMarker(e.old()));
        return raised;
    }

    /** After a stake went onto the layout, or came off it. */
    public Table staked(Stake stake) {
        return moved(
                stake.patron(),
                stake.amount().minus(stake.tokens()).negated(),
                stake.tokens().negated());
    }

    /** After wagers were settled. */
    public Table settled(List<Line> lines) {
        Table table = this;
        for (Line line : lines)
            table = table.moved(line.patron(), line.returned().minus(line.tokensReturned()), line.tokensReturned());
        return table;
    }

    /** After money moved between patrons and the house beside the wagers. */
    public Table adjusted(List<Adjustment> adjustments) {
        Table table = this;
        for (Adjustment adjustment : adjustments)
            table = table.moved(adjustment.patron(), adjustment.amount(), Money.ZERO);
        return table;
    }

    /** After another settlement took the place of one. */
    public Table resettled(Resettlement resettlement) {
        return resettlement.on(this);
    }

    Table tokensMoved(Patron patron, Money tokens) {
        return tokens.isZero() ? this : moved(patron, Money.ZERO, tokens);
    }

    /** After lines were undone: the promotional tokens that they had handed over go back, as far as they are there. */
    public Table tokensBack(List<Line> undone) {
        Table table = this;
        for (Line line : undone) {
            Money held = table.guest(line.patron()).tokens();
            if (held != null)
                table = table.moved(
                        line.patron(),
                        Money.ZERO,
                        line.tokensReturned().min(held).negated());
        }
        return table;
    }

    private Table moved(Patron patron, Money money, Money tokens) {
        int at = indexOf(patron);
        if (at < 0 || !guests.get(at).countsMoney()) return this;
        return replaced(at, guests.get(at).moved(money, tokens));
    }

    /** After a completed round: seats without a wager have been idle if every seat was taken. */
    @Rule({"three-card-poker 14.9", "caribbean-stud 16.14", "blackjack 18.10", "R-19"})
    public Table roundOver(int boxes, Predicate<Patron> wagered) {
        boolean full = seated() == boxes;
        Table table = closedIfOrdered();
        for (int i = 0; i < guests.size(); i++) {
            Guest guest = guests.get(i);
            int idle = wagered.test(guest.patron()) ? 0 : full && guest.box() != null ? guest.idle() + 1 : guest.idle();
            if (idle != guest.idle()) table = table.replaced(i, guest.withIdle(idle));
        }
        return table;
    }

    /** After a void round, which no seat has sat out; a wager in it is a wager all the same. */
    @Rule({"three-card-poker 14.9", "caribbean-stud 16.14", "blackjack 18.10", "R-19"})
    public Table roundVoided(Predicate<Patron> wagered) {
        Table table = closedIfOrdered();
        for (int i = 0; i < guests.size(); i++)
            if (guests.get(i).idle() > 0 && wagered.test(guests.get(i).patron()))
                table = table.replaced(i, guests.get(i).withIdle(0));
        return table;
    }

    /** A table that was to close when its round was over is closed now. */
    private Table closedIfOrdered() {
        return closing != null && closing.ordered() ? closing(false, null) : this;
    }

    /** A table that asks nobody for chips: for what is worked out again and has been paid for. */
    public Table withAmpleMeans() {
        return with(guests.stream().map(Guest::withAmpleMeans).toList());
    }

    /** After a patron was given a warning that is remembered. */
    public Table warned(Patron patron) {
        return change(patron, guest -> guest.warnedOn(today()));
    }

    /** The calendar day in Sydney; before the clock has been set, one and the same day. */
    @Rule("R-11")
    public LocalDate today() {
        return now == null ? LocalDate.EPOCH : now.atZone(SYDNEY).toLocalDate();
    }

    private Table change(Patron patron, UnaryOperator<Guest> change) {
        int at = indexOf(patron);
        if (at >= 0) return replaced(at, change.apply(guests.get(at)));
        List<Guest> more = new ArrayList<>(guests);
        more.add(change.apply(Guest.unknown(patron)));
        return with(List.copyOf(more));
    }

    private Table replaced(int at, Guest guest) {
        if (guest.isForgettable()) {
            List<Guest> fewer = new ArrayList<>(guests);
            fewer.remove(at);
            return with(List.copyOf(fewer));
        }
        Guest[] all = guests.toArray(new Guest[0]);
        all[at] = guest;
        return with(List.of(all));
    }

    private int indexOf(Patron patron) {
        for (int i = 0; i < guests.size(); i++) if (guests.get(i).patron().equals(patron)) return i;
        return -1;
    }

    /** What the table remembers of this patron, above all the means: chips, tokens and what the loss limit leaves. */
    public Guest guest(Patron patron) {
        int at = indexOf(patron);
        return at < 0 ? Guest.unknown(patron) : guests.get(at);
    }

    public @Nullable Guest at(Box box) {
        for (Guest guest : guests) if (box.equals(guest.box())) return guest;
        return null;
    }

    public int seated() {
        int seated = 0;
        for (Guest guest : guests) if (guest.box() != null) seated++;
        return seated;
    }

    /** This player's limits on an area: personal ones, else the sign's, with the old minimum where a marker stands. */
    @Rule({
        "three-card-poker 6.5.1",
        "three-card-poker 6.5.4",
        "three-card-poker 6.6",
        "caribbean-stud 6.5.1",
        "caribbean-stud 6.5.4",
        "caribbean-stud 6.6",
        "blackjack 6.5.1",
        "blackjack 6.6.2",
        "blackjack 6.7",
        "R-7",
        "R-9"
    })
    public Limits limits(Patron patron, String area) {
        Limits table = sign.limits(area);
        int at = indexOf(patron);
        if (at < 0) return table;
        Guest guest = guests.get(at);
        Limits base = guest.marker() == null
                ? table
                : table.withMinimum(guest.marker().limits(area).minimum().min(table.minimum()));
        Limits own = guest.personal(area);
        return own == null
                ? base
                : own.withMinimum(own.minimum().max(base.minimum()).min(own.maximum()));
    }
}
