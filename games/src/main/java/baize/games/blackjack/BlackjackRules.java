package baize.games.blackjack;

import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.pay.Paytable;
import baize.core.rule.Rule;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.games.table.Device;
import baize.games.table.LiveLimits;
import baize.games.table.PaymentClauses;
import baize.games.table.Settings;
import baize.games.table.Sign;
import baize.games.table.TableBook;
import baize.games.table.TableReason;
import baize.games.table.TableRules;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The house settings of a Star Blackjack table.
 *
 * @param decks six or eight
 * @param cutCard how many cards lie behind the cutting card of a shoe
 * @param maximumHands how many hands a box may be split into: two, or three by leave
 * @param tenInsurance whether insurance is offered against a ten
 * @param deferBlackjacks whether a blackjack against two to nine is paid with the rest
 * @param sides the optional wagers that are offered
 * @param sidesNeedWager whether they are for players with a wager of their own on the box
 * @param luckyLucky what Lucky Lucky pays
 * @param pool the pool of Blazing 7's as the table first knows it
 * @param settings every setting with the value in force, as written
 */
public record BlackjackRules(
        TableRules table,
        int decks,
        int cutCard,
        int maximumHands,
        int playersPerBox,
        boolean tenInsurance,
        DealerBlackjack dealerBlackjack,
        boolean deferBlackjacks,
        boolean faceDown,
        Set<SideWager> sides,
        boolean sidesNeedWager,
        Paytable<LuckyHand> luckyLucky,
        JackpotRules jackpot,
        Pool pool,
        boolean invalidLosingReturned,
        Map<String, String> settings)
        implements TableBook {

    /** The layout has five to nine playing areas. */
    @Rule("2.2.1")
    private static final int FEWEST_BOXES = 5;

    private static final int MOST_BOXES = 9;
    private static final int DECK = 52;

    /** Every setting at its default. */
    public static BlackjackRules standard() {
        return read(new Settings(Map.of()));
    }

    @Rule({"2.2.1", "3.1", "3.1.1", "6.1", "6.8", "6.8.1", "6.8.2", "8.2", "12.5", "14.2", "14.4", "R-91", "R-93"})
    public static BlackjackRules read(Settings settings) {
        TableRules table = TableRules.read(settings, MOST_BOXES, areas(), "blackjack 6.8");
        if (table.boxes() < FEWEST_BOXES)
            throw new Settings.BadSetting("boxes", "expected five to nine boxes (blackjack 2.2.1)");
        int decks = settings.choice("decks", List.of(6, 8), String::valueOf);
        Set<SideWager> sides = sides(settings, decks, table.device());
        Money stake = settings.choice("blazingStake", List.of(Money.cents(250), Money.cents(500)), Money::toString);
        Money minimum = settings.choice(
                "blazingMinimum",
                List.of(Money.dollars(10_000), Money.dollars(25_000), Money.dollars(50_000)),
                amount -> Long.toString(amount.cents() / 100));
        JackpotRules jackpot = jackpot(settings, stake, minimum);
        return new BlackjackRules(
                table,
                decks,
                settings.number("cutCard", DECK, DECK / 2, decks * DECK / 2),
                settings.choice("maximumHands", List.of(2, 3), String::valueOf),
                settings.number("playersPerBox", 3, 1, 3),
                settings.flag("tenInsurance"),
                settings.choice("dealerBlackjackRule", List.of(DealerBlackjack.values()), DealerBlackjack::id),
                settings.flag("deferBlackjacks"),
                settings.flag("faceDown"),
                sides,
                settings.flag("sidesNeedWager"),
                SidePays.luckyLucky(settings.number("luckyLucky", 1, 1, 3)),
                jackpot,
                Pool.of(settings.amount("blazingMeter", minimum.toString()).max(minimum)),
                settings.flag("invalidWagerLosingReturned"),
                settings.complete());
    }

    /** The areas that may have limits of their own. */
    private static List<String> areas() {
        List<String> areas = new ArrayList<>(List.of("main"));
        for (SideWager wager : SideWager.values()) if (wager.isShared()) areas.add(wager.id());
        return areas;
    }

    /** All that the equipment allows, unless the house names them. */
    @Rule({"2.3.4", "2.3.4.3", "3.1.1", "14.4", "R-149"})
    private static Set<SideWager> sides(Settings settings, int decks, Device device) {
        String given = settings.given("sideWagers");
        Set<SideWager> sides = EnumSet.noneOf(SideWager.class);
        for (SideWager wager : SideWager.values()) {
            String objection = objection(wager, decks, device);
            boolean chosen =
                    given != null && List.of(given.strip().split("[ ,]+", -1)).contains(wager.id());
            if (chosen && objection != null) throw new Settings.BadSetting("sideWagers", objection);
            if (chosen || (given == null && objection == null)) sides.add(wager);
        }
        int named = given == null || given.equals("none") ? 0 : given.strip().split("[ ,]+", -1).length;
        if (given != null && sides.size() != named)
            throw new Settings.BadSetting(
                    "sideWagers",
                    "expected none, or some of perfect-pairs,any-pairs,star-pairs,lucky-lucky,blazing-7s");
        return Set.copyOf(sides);
    }

    private static @Nullable String objection(SideWager wager, int decks, Device device) {
        if (wager.needsSixDecks() && decks != 6)
            return "expected six decks with " + wager.id() + " (blackjack 3.1.1, R-149)";
        if (wager == SideWager.BLAZING_7S && device != Device.SHUFFLER)
            return "expected device=shuffler with blazing-7s (blackjack 2.3.4.3, R-149)";
        return null;
    }

    /** What is offered with the equipment that is in use: without a shuffling device, no jackpot. */
    @Rule({"2.3.4.3", "R-149"})
    public Set<SideWager> offered(Device inUse) {
        if (inUse == Device.SHUFFLER || !sides.contains(SideWager.BLAZING_7S)) return sides;
        Set<SideWager> others = EnumSet.copyOf(sides);
        others.remove(SideWager.BLAZING_7S);
        return others;
    }

    @Rule({"14.24", "14.26", "14.28", "14.28.1", "14.28.2", "14.28.3", "R-46", "R-107", "R-109"})
    private static JackpotRules jackpot(Settings settings, Money stake, Money minimum) {
        long increment = settings.read("jackpotIncrement", "0", JackpotRules::share);
        long reserve = settings.read("jackpotReserve", "0", JackpotRules::share);
        if (increment + reserve > JackpotRules.WHOLE)
            throw new Settings.BadSetting(
                    "jackpotReserve", "expected an increment and a reserve that are no more than the stake together");
        return new JackpotRules(
                stake,
                minimum,
                increment,
                reserve,
                null,
                Money.ZERO,
                settings.flag("fixedPayoutsFromPool"),
                BlazingPrize.table(stake, minimum),
                true);
    }

    /** Refuses settings with which a live table may not open. */
    @Rule({"5.2", "5.12", "14.5", "14.28", "R-89", "R-106", "R-107", "R-109", "R-199"})
    public static void checkLive(Map<String, String> given) {
        BlackjackRules rules = read(new Settings(LiveLimits.written(given)));
        chosen(given, "chips", "the table's chips, like 1-5-25-100, to be chosen (R-89)");
        if (rules.sides.contains(SideWager.LUCKY_LUCKY))
            chosen(given, "luckyLucky", "a pay table 1, 2 or 3 to be chosen (R-106)");
        LiveLimits.check("blackjack", rules);
        if (!rules.sides.contains(SideWager.BLAZING_7S)) return;
        LiveLimits.checkPrice("blackjack", rules, "blazingStake", rules.jackpot.stake());
        chosen(given, "blazingStake", "the price of a Blazing 7's wager to be chosen (R-107)");
        chosen(given, "blazingMinimum", "the value the jackpot is reset to, to be chosen (R-109)");
        chosen(given, "jackpotIncrement", "the approved rate of increment to be given (blackjack 14.26.2)");
    }

    private static void chosen(Map<String, String> given, String key, String expected) {
        if (!given.containsKey(key)) throw new Settings.BadSetting(key, "expected " + expected);
    }

    public int cards() {
        return decks * DECK;
    }

    @Override
    public BlackjackReason reason(TableReason shared) {
        return BlackjackReason.of(shared);
    }

    @Override
    public @Nullable Refusal unfair(Sign sign) {
        return new BlackjackRounding(this).objection(sign);
    }

    @Override
    public String clause(Power power) {
        return switch (power) {
            case CHANGE_LIMITS -> "6.5";
            case RAISE_MINIMUM -> "6.5.1";
            case PERSONAL_LIMIT -> "6.7";
            case CLOSE_TABLE -> "18.9";
            case CHANGE_CARDS -> "3.5";
            case KEEP_APART -> "5.18";
            case EXCLUDE -> "18.4.2";
        };
    }

    @Override
    @Rule({"16.19", "16.20", "16.21.1.1", "16.21.1.2", "16.21.3"})
    public PaymentClauses payments() {
        return new PaymentClauses("16.19", "16.20", "16.21.1.1", "16.21.1.2", "16.21.3");
    }

    @Override
    public @Nullable BlackjackIncident incident(String clause) {
        return BlackjackIncident.of(clause);
    }
}
