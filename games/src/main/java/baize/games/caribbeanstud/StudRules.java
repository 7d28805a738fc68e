package baize.games.caribbeanstud;

import baize.core.card.HandCategory;
import baize.core.money.Money;
import baize.core.pay.Paytable;
import baize.core.rule.Rule;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.games.table.Backs;
import baize.games.table.Device;
import baize.games.table.LiveLimits;
import baize.games.table.PaymentClauses;
import baize.games.table.Settings;
import baize.games.table.TableBook;
import baize.games.table.TableReason;
import baize.games.table.TableRules;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The house settings of a Caribbean Stud table.
 *
 * @param betPays what a winning bet pays, by the player's hand
 * @param maximumPayout the most a bet wins; absent for no maximum
 * @param jackpot what was approved for the jackpot
 * @param pool the pool as the table first knows it
 * @param invalidLosingReturned whether an invalid wager that loses is returned too
 * @param settings every setting with the value in force, as written
 */
public record StudRules(
        TableRules table,
        Paytable<HandCategory> betPays,
        @Nullable Money maximumPayout,
        JackpotRules jackpot,
        Pool pool,
        boolean invalidLosingReturned,
        Map<String, String> settings)
        implements TableBook {

    public static final int BOXES = 7;

    /** A bet is this many times the ante. */
    @Rule({"5.6", "8.7"})
    public static final int BET = 2;

    /** Every setting at its default. */
    public static StudRules standard() {
        return read(new Settings(Map.of()));
    }

    @Rule({
        "1.1 \"card shoe\"",
        "1.1 \"shuffling device\"",
        "2.4.1",
        "6.1",
        "6.7",
        "6.7.1",
        "6.7.2",
        "10.1",
        "10.2",
        "R-38",
        "R-148"
    })
    public static StudRules read(Settings settings) {
        TableRules table = TableRules.read(settings, BOXES, List.of("ante", "bet"), "caribbean-stud 6.7");
        Paytable<HandCategory> betPays = settings.read("betPays", StudOdds.approved(), StudOdds::read);
        Money maximumPayout = settings.amountOrNone("maximumPayout");
        Money meter = atLeastNothing(settings, "jackpotMeter", "50000.00");
        JackpotRules jackpot = jackpot(settings);
        boolean losingReturned = settings.flag("invalidWagerLosingReturned");
        backs(settings, table.device());
        return new StudRules(
                table, betPays, maximumPayout, jackpot, Pool.of(meter), losingReturned, settings.complete());
    }

    /** A shuffling device holds a second deck, whose backs must tell it from the one in play. */
    @Rule({"3.1", "3.2", "3.2.1", "3.2.2"})
    private static void backs(Settings settings, Device device) {
        Backs.read(settings, device, "caribbean-stud 3.2.2");
    }

    @Rule({"11.3", "11.6", "11.10", "11.11", "R-46"})
    private static JackpotRules jackpot(Settings settings) {
        Money stake = settings.amount("jackpotStake", "1.00");
        if (!stake.isPositive()) throw new Settings.BadSetting("jackpotStake", "expected an amount above 0.00");
        Money seed = atLeastNothing(settings, "jackpotSeed", "50000.00");
        long increment = settings.read("jackpotIncrement", "0", JackpotRules::share);
        long reserve = settings.read("jackpotReserve", "0", JackpotRules::share);
        if (increment + reserve > JackpotRules.WHOLE)
            throw new Settings.BadSetting(
                    "jackpotReserve", "expected an increment and a reserve that are no more than the stake together");
        Money limit = settings.amountOrNone("jackpotLimit");
        if (limit != null && limit.isBelow(seed))
            throw new Settings.BadSetting("jackpotLimit", "expected a limit of at least the seed, " + seed);
        Money bonus = atLeastNothing(settings, "bonusJackpot", "0.00");
        boolean fromPool = settings.flag("fixedPayoutsFromPool");
        return new JackpotRules(stake, seed, increment, reserve, limit, bonus, fromPool, StudPrize.table(), false);
    }

    private static Money atLeastNothing(Settings settings, String key, String otherwise) {
        Money amount = settings.amount(key, otherwise);
        if (amount.isBelow(Money.ZERO)) throw new Settings.BadSetting(key, "expected an amount of at least 0.00");
        return amount;
    }

    /** Whether a live table may open with these odds. */
    @Rule("10.1")
    public boolean approved() {
        return betPays.equals(StudOdds.read(StudOdds.approved()));
    }

    /** Refuses settings with which a live table may not open. */
    @Rule({"5.2", "10.1", "11.3", "11.6", "R-89", "R-199"})
    public static void checkLive(Map<String, String> given) {
        StudRules rules = read(new Settings(LiveLimits.written(given)));
        if (!rules.approved())
            throw new Settings.BadSetting(
                    "betPays", "expected the approved odds " + StudOdds.approved() + " (caribbean-stud 10.1)");
        chosen(given, "chips", "the table's chips, like 1-5-25-100, to be chosen (R-89)");
        chosen(given, "jackpotStake", "the price of a jackpot wager to be chosen (caribbean-stud 11.3)");
        chosen(given, "jackpotIncrement", "the approved rate of increment to be given (caribbean-stud 11.6)");
        LiveLimits.check("caribbean-stud", rules);
        LiveLimits.checkPrice("caribbean-stud", rules, "jackpotStake", rules.jackpot.stake());
    }

    private static void chosen(Map<String, String> given, String key, String expected) {
        if (!given.containsKey(key)) throw new Settings.BadSetting(key, "expected " + expected);
    }

    /** The most a bet may win in cents. */
    @Rule({"10.2", "R-38"})
    public long mostCents() {
        return maximumPayout == null ? Long.MAX_VALUE : maximumPayout.cents();
    }

    @Override
    public StudReason reason(TableReason shared) {
        return StudReason.of(shared);
    }

    @Override
    public String clause(Power power) {
        return switch (power) {
            case CHANGE_LIMITS -> "6.5";
            case RAISE_MINIMUM -> "6.5.1";
            case PERSONAL_LIMIT -> "6.6";
            case CLOSE_TABLE -> "16.13";
            case CHANGE_CARDS -> "3.7";
            case KEEP_APART -> "14.13.2";
            case EXCLUDE -> "16.8.2";
        };
    }

    @Override
    @Rule({"14.16", "14.17", "14.18.1.1", "14.18.1.2", "14.19"})
    public PaymentClauses payments() {
        return new PaymentClauses("14.16", "14.17", "14.18.1.1", "14.18.1.2", "14.19");
    }

    @Override
    public @Nullable StudIncident incident(String clause) {
        return StudIncident.of(clause);
    }
}
