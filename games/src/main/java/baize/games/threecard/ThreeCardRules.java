package baize.games.threecard;

import static baize.core.card.ThreeCardCategory.FLUSH;
import static baize.core.card.ThreeCardCategory.HIGH_CARD;
import static baize.core.card.ThreeCardCategory.PAIR;
import static baize.core.card.ThreeCardCategory.STRAIGHT;
import static baize.core.card.ThreeCardCategory.STRAIGHT_FLUSH;
import static baize.core.card.ThreeCardCategory.THREE_OF_A_KIND;

import baize.core.card.ThreeCardCategory;
import baize.core.pay.Paytable;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import baize.games.table.Backs;
import baize.games.table.Device;
import baize.games.table.LiveLimits;
import baize.games.table.Settings;
import baize.games.table.TableBook;
import baize.games.table.TableReason;
import baize.games.table.TableRules;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The house settings of a Three Card Poker table.
 *
 * @param anteBonus what an Ante earns besides, by the player's hand
 * @param pairPlus what Pair Plus pays
 * @param memory how long the house remembers that a player could not match the Ante
 * @param settings every setting with the value in force, as written
 */
public record ThreeCardRules(
        TableRules table,
        Paytable<ThreeCardCategory> anteBonus,
        Paytable<ThreeCardCategory> pairPlus,
        CannotMatchMemory memory,
        Map<String, String> settings)
        implements TableBook {

    public static final int BOXES = 7;

    /** The prize schedules approved for a live table; the lab may try any other. */
    @Rule({"10.3", "10.5", "R-58"})
    private static final List<String> APPROVED_BONUS = List.of("1-4-5");

    private static final List<String> APPROVED_PAIR_PLUS = List.of("1-4-6-30-40");

    /** How long the first failure to match the Ante is remembered. */
    @Rule("R-55")
    public enum CannotMatchMemory {
        CALENDAR_DAY,
        FOR_EVER;

        public String id() {
            return Id.of(this);
        }
    }

    /** Every setting at its default. */
    public static ThreeCardRules standard() {
        return read(new Settings(Map.of()));
    }

    @Rule({"1.1 \"card shoe\"", "1.1 \"shuffling device\"", "2.3.1", "6.1", "6.7", "6.7.2", "10.3", "10.5", "R-148"})
    public static ThreeCardRules read(Settings settings) {
        TableRules table =
                TableRules.read(settings, BOXES, List.of("ante", "pair-plus", "play"), "three-card-poker 6.7");
        Paytable<ThreeCardCategory> anteBonus = settings.read("anteBonus", "1-4-5", ThreeCardRules::anteBonus);
        Paytable<ThreeCardCategory> pairPlus = settings.read("pairPlus", "1-4-6-30-40", ThreeCardRules::pairPlus);
        CannotMatchMemory memory =
                settings.choice("cannotMatchMemory", List.of(CannotMatchMemory.values()), CannotMatchMemory::id);
        backs(settings, table.device());
        return new ThreeCardRules(table, anteBonus, pairPlus, memory, settings.complete());
    }

    /** A shuffling device holds a second deck, whose backs must tell it from the one in play. */
    @Rule({"3.1", "3.2", "3.2.1", "3.2.2"})
    private static void backs(Settings settings, Device device) {
        Backs.read(settings, device, "three-card-poker 3.2.2");
    }

    /** The Ante Bonus as a setting spells it: straight, three of a kind, straight flush. */
    @Rule({"10.2", "10.3"})
    public static Paytable<ThreeCardCategory> anteBonus(String figures) {
        long[] toOne = Paytable.figures(figures, 3);
        return Paytable.of("ante-bonus", ThreeCardCategory.class, "10.3")
                .pays(STRAIGHT_FLUSH, toOne[2])
                .pays(THREE_OF_A_KIND, toOne[1])
                .pays(STRAIGHT, toOne[0])
                .nothing(FLUSH, PAIR, HIGH_CARD)
                .complete();
    }

    /** Pair Plus as a setting spells it: pair, flush, straight, three of a kind, straight flush. */
    @Rule("10.5")
    public static Paytable<ThreeCardCategory> pairPlus(String figures) {
        long[] toOne = Paytable.figures(figures, 5);
        return Paytable.of("pair-plus", ThreeCardCategory.class, "10.5")
                .pays(STRAIGHT_FLUSH, toOne[4])
                .pays(THREE_OF_A_KIND, toOne[3])
                .pays(STRAIGHT, toOne[2])
                .pays(FLUSH, toOne[1])
                .pays(PAIR, toOne[0])
                .nothing(HIGH_CARD)
                .complete();
    }

    /** Whether a live table may open with these schedules. */
    @Rule({"10.3", "10.5", "R-58"})
    public boolean approved() {
        return APPROVED_BONUS.contains(anteBonus.figures()) && APPROVED_PAIR_PLUS.contains(pairPlus.figures());
    }

    /** Refuses settings with which a live table may not open: what it must choose, it chooses from what is approved. */
    @Rule({"5.1", "10.3", "10.5", "R-58", "R-89", "R-199"})
    public static void checkLive(Map<String, String> given) {
        ThreeCardRules rules = read(new Settings(LiveLimits.written(given)));
        approved(given, "anteBonus", rules.anteBonus, APPROVED_BONUS);
        approved(given, "pairPlus", rules.pairPlus, APPROVED_PAIR_PLUS);
        if (!given.containsKey("chips"))
            throw new Settings.BadSetting("chips", "expected the table's chips, like 1-5-25-100, to be chosen (R-89)");
        LiveLimits.check("three-card-poker", rules);
    }

    private static void approved(
            Map<String, String> given, String key, Paytable<ThreeCardCategory> table, List<String> approved) {
        boolean chosen = given.containsKey(key);
        if (chosen && approved.contains(table.figures())) return;
        String clauses = "(three-card-poker " + table.cites().getFirst() + ", R-58)";
        throw new Settings.BadSetting(
                key,
                "expected an approved schedule to be chosen for a live table: " + String.join(" or ", approved) + " "
                        + clauses + ", got " + (chosen ? "\"" + table.figures() + "\"" : "none"));
    }

    @Override
    public ThreeCardReason reason(TableReason shared) {
        return ThreeCardReason.of(shared);
    }

    @Override
    public String clause(Power power) {
        return switch (power) {
            case CHANGE_LIMITS -> "6.5";
            case RAISE_MINIMUM -> "6.5.1";
            case PERSONAL_LIMIT -> "6.6";
            case CLOSE_TABLE -> "14.8";
            case CHANGE_CARDS -> "3.7";
            case KEEP_APART -> "12.11.2";
            case EXCLUDE -> "14.3.2";
        };
    }

    @Override
    public @Nullable ThreeCardIncident incident(String clause) {
        return ThreeCardIncident.of(clause);
    }
}
