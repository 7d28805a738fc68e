package baize.games.table;

import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the limits of a table in earnest must be, so that rounding never makes a stake worth more than it costs. */
public final class LiveLimits {
    private LiveLimits() {}

    /**
     * These settings as a live table has them: without a unit it has its smallest chip for one, and so a minimum, and
     * it keeps room in a loss limit for what a round may ask for unless the house says otherwise.
     */
    @Rule({"R-15", "R-199"})
    public static Map<String, String> written(Map<String, String> given) {
        List<Money> chips = TableRules.chips(new Settings(given)).denominations();
        if (chips.isEmpty()) return given;
        Map<String, String> all = new HashMap<>(given);
        all.putIfAbsent("unit", chips.getFirst().toString());
        all.putIfAbsent("minimum", all.get("unit"));
        all.putIfAbsent("lossLimitReserveFullBet", "true");
        return Map.copyOf(all);
    }

    /**
     * Refuses, with the clause, limits with which a live table may not open.
     *
     * @param game whose clauses they are
     */
    @Rule({"three-card-poker 5.1", "caribbean-stud 5.2", "blackjack 5.2", "blackjack 5.12", "R-1", "R-199"})
    public static void check(String game, TableBook book) {
        Sign sign = book.table().sign();
        check(game, book, "", sign.general());
        for (String area : sign.own().keySet()) check(game, book, "limits." + area + ".", sign.limits(area));
        Refusal unfair = book.unfair(sign);
        if (unfair != null)
            throw new Settings.BadSetting(
                    "minimum",
                    "expected limits that favour no player by rounding (" + cited(game, unfair) + "): "
                            + unfair.detail());
    }

    /** The clauses of a refusal with the game they are of; rulings are of all. */
    private static String cited(String game, Refusal refusal) {
        return refusal.reason().cites().stream()
                .map(rule -> rule.startsWith("R-") ? rule : game + " " + rule)
                .collect(Collectors.joining(", "));
    }

    private static void check(String game, TableBook book, String prefix, Limits limits) {
        checkPrice(game, book, prefix + "unit", limits.unit());
        checkPrice(game, book, prefix + "minimum", limits.minimum());
        if (!limits.maximum().equals(Limits.OPEN.maximum()))
            checkPrice(game, book, prefix + "maximum", limits.maximum());
    }

    /** Refuses an amount that is set for stakes and cannot be made of the table's chips. */
    @Rule({"three-card-poker 5.1", "caribbean-stud 5.2", "blackjack 5.2", "R-199"})
    public static void checkPrice(String game, TableBook book, String key, Money amount) {
        Refusal refusal = inChips(book, amount);
        if (refusal == null) return;
        throw new Settings.BadSetting(
                key,
                "expected an amount in chips of " + book.table().chips() + " (" + cited(game, refusal) + "), got "
                        + amount);
    }

    private static @Nullable Refusal inChips(TableBook book, Money amount) {
        Chips chips = book.table().chips();
        return chips.canPay(amount)
                ? null
                : Seating.refusal(book, TableReason.NOT_IN_CHIPS, amount + " cannot be made of chips of " + chips);
    }

    /** Why a sign may not become another, if so: where stakes were bounded they stay so. */
    @Rule({"R-1", "R-199"})
    static @Nullable Refusal objection(TableBook book, Sign before, Sign after) {
        return objection(book, before) == null ? objection(book, after) : null;
    }

    /**
     * What becomes of limits that a table was given under other settings. Where the sign lets in what favours a player
     * by rounding, it becomes that of these; what is announced and what single players keep goes with it.
     */
    @Rule({"R-1", "R-199"})
    public static List<TableEvent> mended(TableBook book, Table table) {
        Sign sign = mended(book, table.sign());
        List<TableEvent> events = new ArrayList<>();
        if (!sign.equals(table.sign()) || isAnyLower(book, table)) events.addAll(alone(sign, table));
        for (Guest guest : table.guests())
            if (guest.personal().stream().anyMatch(own -> objection(book, sign.with(own.on(), own.limits())) != null))
                events.add(new TableEvent.PersonalLimitWithdrawn(guest.patron()));
        return events;
    }

    private static Sign mended(TableBook book, Sign sign) {
        Sign mended = new Sign(inUnits(book, null, sign.general()), sign.own());
        for (Map.Entry<String, Limits> own : sign.own().entrySet())
            mended = mended.with(own.getKey(), inUnits(book, own.getKey(), own.getValue()));
        return objection(book, mended) == null ? mended : book.table().sign();
    }

    private static Limits inUnits(TableBook book, @Nullable String area, Limits limits) {
        if (inChips(book, limits.unit()) == null) return limits;
        Money unit = book.table().sign().limitsOrGeneral(area).unit();
        return new Limits(limits.minimum(), limits.maximum(), unit);
    }

    /** Whether the next sign, the one announced or an old one that a player keeps lets in too much. */
    private static boolean isAnyLower(TableBook book, Table table) {
        Sign coming = table.next() == null ? table.sign() : table.next();
        Notice notice = table.notice();
        Sign announced = notice == null ? coming : coming.raisedTo(notice.on(), notice.minimum());
        return objection(book, coming) != null
                || objection(book, announced) != null
                || table.guests().stream()
                        .anyMatch(guest -> guest.marker() != null && objection(book, guest.marker()) != null);
    }

    /** The sign as if it had been announced in time, for every area: nothing else is left standing. */
    private static List<TableEvent> alone(Sign sign, Table table) {
        Instant at = table.now() == null ? Instant.EPOCH : table.now();
        List<TableEvent> events = new ArrayList<>();
        events.add(
                new TableEvent.SignChanged(sign, new Notice(null, sign.general().minimum(), at, at)));
        for (Map.Entry<String, Limits> own : sign.own().entrySet())
            events.add(new TableEvent.SignChanged(
                    sign, new Notice(own.getKey(), own.getValue().minimum(), at, at)));
        return events;
    }

    private static @Nullable Refusal objection(TableBook book, Sign sign) {
        Refusal refusal = objection(book, sign.general());
        for (Limits own : sign.own().values()) if (refusal == null) refusal = objection(book, own);
        return refusal == null ? book.unfair(sign) : refusal;
    }

    private static @Nullable Refusal objection(TableBook book, Limits limits) {
        for (Money bound : List.of(limits.minimum(), limits.maximum(), limits.unit())) {
            Refusal refusal = bound.equals(Limits.OPEN.maximum()) ? null : inChips(book, bound);
            if (refusal != null) return refusal;
        }
        return null;
    }
}
