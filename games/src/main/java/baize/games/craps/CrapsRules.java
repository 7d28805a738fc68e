package baize.games.craps;

import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Rule;
import baize.games.table.Limits;
import baize.games.table.LiveLimits;
import baize.games.table.Settings;
import baize.games.table.Sign;
import baize.games.table.Table;
import baize.games.table.TableBook;
import baize.games.table.TableReason;
import baize.games.table.TableRules;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The house settings of a craps game.
 *
 * @param commission the rate for Buy and Lay wagers
 * @param refundOnCancel whether the commission of a wager that is cancelled goes back
 * @param minShootingWager what a line wager must come to for its player to shoot; the line's minimum where absent
 * @param notes the notes that terminals take
 * @param settings every setting with the value in force, as written
 */
public record CrapsRules(
        TableRules table,
        Odds commission,
        boolean refundOnCancel,
        @Nullable Money minShootingWager,
        List<Money> notes,
        Map<String, String> settings)
        implements TableBook {

    public static final int TERMINALS = 16;

    /** How long the shooter has to press the button. */
    @Rule({"3.11.1", "R-82"})
    public static final int SHOOTING_SECONDS = 10;

    /** The rate that the book prints; a live game has no other. */
    @Rule({"3.9.8", "3.9.15"})
    private static final Odds PRINTED = new Odds(5, 100);

    /** The smallest unit: below it rounding up would be worth something. */
    @Rule("R-1")
    private static final Money SMALLEST_UNIT = Money.dollars(1);

    private static final Limits OPEN = new Limits(SMALLEST_UNIT, Limits.OPEN.maximum(), SMALLEST_UNIT);

    /** Every setting at its default. */
    public static CrapsRules standard() {
        return read(new Settings(Map.of()));
    }

    @Rule({"1.1 \"Maximum Bet\"", "1.1 \"Minimum Bet\"", "3.1", "3.13", "3.4.1", "R-1", "R-71", "R-81"})
    public static CrapsRules read(Settings settings) {
        List<String> areas =
                Arrays.stream(CrapsWager.values()).map(CrapsWager::id).toList();
        TableRules table = TableRules.terminals(settings, TERMINALS, areas, OPEN, "2024-10-19");
        checkUnits(table, areas);
        return new CrapsRules(
                table,
                settings.read("commission", "0.05", CrapsRules::rate),
                settings.read("commissionRefundOnCancel", "true", CrapsRules::flag),
                settings.amountOrNone("minShootingWager"),
                settings.read("notes", "5-10-20-50-100", CrapsRules::notes),
                settings.complete());
    }

    @Rule("R-1")
    private static void checkUnits(TableRules table, List<String> areas) {
        smallest("unit", table.sign().general());
        for (String area : areas)
            smallest("limits." + area + ".unit", table.sign().limits(area));
    }

    private static void smallest(String key, Limits limits) {
        if (limits.unit().isBelow(SMALLEST_UNIT))
            throw new Settings.BadSetting(key, "expected at least " + SMALLEST_UNIT + " (R-1), got " + limits.unit());
    }

    private static Odds rate(String text) {
        if (!text.matches("0(\\.[0-9]{1,6})?"))
            throw new IllegalArgumentException("expected a share of one like 0.05, got \"" + text + "\"");
        String digits = text.length() > 2 ? text.substring(2) : "0";
        long whole = 1;
        for (int i = 0; i < digits.length(); i++) whole *= 10;
        return new Odds(Long.parseLong(digits), whole);
    }

    private static boolean flag(String text) {
        if (!text.matches("true|false"))
            throw new IllegalArgumentException("expected true or false, got \"" + text + "\"");
        return text.equals("true");
    }

    @Rule("3.4.1")
    private static List<Money> notes(String text) {
        if (!text.matches("(5|10|20|50|100)(-(5|10|20|50|100))*"))
            throw new IllegalArgumentException("expected Australian notes like 5-10-20-50-100, got \"" + text + "\"");
        return Arrays.stream(text.split("-", -1))
                .map(note -> Money.dollars(Long.parseLong(note)))
                .toList();
    }

    /** Refuses settings with which a live game may not open. */
    @Rule({"3.1", "3.9.8", "3.9.15", "R-1"})
    public static void checkLive(Map<String, String> given) {
        CrapsRules rules = read(new Settings(given));
        if (rules.commission.pays() * PRINTED.stake() != rules.commission.stake() * PRINTED.pays())
            throw new Settings.BadSetting(
                    "commission",
                    "expected 0.05 at a live table (craps 3.9.8, 3.9.15), got "
                            + rules.settings.getOrDefault("commission", ""));
        LiveLimits.check("craps", rules);
    }

    /** Winnings are rounded up to the cent and commissions down: on stakes of a dollar or more that favours nobody. */
    @Override
    @Rule({"3.1", "R-1"})
    public @Nullable Refusal unfair(Sign sign) {
        Money smallest = smallest(sign.general());
        for (Limits own : sign.own().values()) smallest = smallest.min(smallest(own));
        if (!smallest.isBelow(SMALLEST_UNIT)) return null;
        CrapsReason reason = CrapsReason.STAKE_TOO_SMALL;
        return new Refusal(reason, reason.rule(), smallest + " is below " + SMALLEST_UNIT);
    }

    private static Money smallest(Limits limits) {
        return limits.minimum().min(limits.unit());
    }

    /** The commission in cents for a wager: on the stake of a Buy, on what a Lay could win. */
    @Rule({"3.9.8", "3.9.15", "R-71", "R-72"})
    public long commission(Spot on, long cents) {
        if (!on.wager().hasCommission()) return 0;
        if (on.wager() == CrapsWager.BUY) return commission.commission(cents);
        Odds odds = CrapsPay.of(on.wager(), on.number()).odds();
        return new Odds(
                        Math.multiplyExact(commission.pays(), odds.pays()),
                        Math.multiplyExact(commission.stake(), odds.stake()))
                .commission(cents);
    }

    /** A player's limits on a place of the layout; odds have only the unit, unless the sign says more. */
    @Rule({"3.1", "3.9.2.1", "3.9.4.1", "R-69", "R-85"})
    Limits limits(Table at, Patron patron, Spot on) {
        Limits limits = at.limits(patron, on.wager().id());
        boolean own = at.sign().own().containsKey(on.wager().id());
        return on.wager().base() == null || own
                ? limits
                : new Limits(limits.unit(), Limits.OPEN.maximum(), limits.unit());
    }

    /** What a line wager must come to for its player to shoot. */
    @Rule({"3.11.2", "R-81"})
    Money shooting(Table at, CrapsWager line) {
        return minShootingWager == null ? at.sign().limits(line.id()).minimum() : minShootingWager;
    }

    @Override
    public CrapsReason reason(TableReason shared) {
        return CrapsReason.of(shared);
    }

    @Override
    public String clause(Power power) {
        return switch (power) {
            case CHANGE_LIMITS, RAISE_MINIMUM, PERSONAL_LIMIT -> "3.1";
            case CLOSE_TABLE -> "7.2";
            case CHANGE_CARDS -> "2.2.4";
            case KEEP_APART -> "7.11";
            case EXCLUDE -> "7.7.2";
        };
    }

    @Override
    public @Nullable CrapsIncident incident(String clause) {
        return CrapsIncident.of(clause);
    }
}
