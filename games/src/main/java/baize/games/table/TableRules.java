package baize.games.table;

import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The house settings that every table has.
 *
 * @param cardRequiredFrom the day from which a wager needs a player card; {@link LocalDate#MAX} where it never does
 * @param chips what stakes and pays are made of; where none are set, any amount
 */
public record TableRules(
        int boxes,
        Sign sign,
        Device device,
        boolean lowLimit,
        LocalDate cardRequiredFrom,
        boolean tokenSingleUse,
        int decisionSeconds,
        boolean lossLimitReserveFullBet,
        boolean casinoSupervisorIncludesGamingSupervisor,
        Chips chips,
        Undecided undecided) {

    private static final String CHIPS = "chips";

    /** Reads the shared settings; {@code areas} are those that may have limits of their own. */
    @Rule({
        "three-card-poker 6.7",
        "three-card-poker 6.7.1",
        "three-card-poker 6.7.2",
        "caribbean-stud 6.7",
        "caribbean-stud 6.7.1",
        "caribbean-stud 6.7.2",
        "R-148"
    })
    public static TableRules read(Settings settings, int maxBoxes, List<String> areas, String lowLimitClause) {
        Device device = settings.choice("device", Device.FOR_CARDS, Device::id);
        boolean lowLimit = settings.flag("lowLimit");
        if (lowLimit && device != Device.SHUFFLER)
            throw new Settings.BadSetting(
                    "lowLimit", "expected device=shuffler with low limit gaming (" + lowLimitClause + ".2)");
        if (settings.flag("tournament") && lowLimit)
            throw new Settings.BadSetting(
                    "tournament", "expected no tournament at low limit (" + lowLimitClause + ".1)");
        return new TableRules(
                settings.number("boxes", maxBoxes, 1, maxBoxes),
                sign(settings, areas, Limits.OPEN),
                device,
                lowLimit,
                settings.read("playerCardRequiredFrom", "2024-08-19", TableRules::date),
                settings.flag("tokenSingleUse"),
                decisionSeconds(settings),
                settings.flag("lossLimitReserveFullBet"),
                settings.flag("casinoSupervisorIncludesGamingSupervisor"),
                chips(settings),
                Undecided.read(settings));
    }

    /**
     * Reads the settings of terminals around a tumbler, which have no cards, no chips and no tokens.
     *
     * @param otherwise the limits where none are given; the minimum follows the unit
     */
    @Rule({"craps 3.1", "craps 3.13", "R-1"})
    public static TableRules terminals(
            Settings settings, int maxBoxes, List<String> areas, Limits otherwise, String cardRequiredFrom) {
        Money unit = settings.amount("unit", otherwise.unit().toString());
        Limits open = new Limits(unit.max(otherwise.minimum()), otherwise.maximum(), otherwise.unit());
        return new TableRules(
                settings.number("boxes", maxBoxes, 1, maxBoxes),
                sign(settings, areas, open),
                Device.TUMBLER,
                false,
                settings.read("playerCardRequiredFrom", cardRequiredFrom, TableRules::date),
                false,
                0,
                false,
                settings.flag("casinoSupervisorIncludesGamingSupervisor"),
                Chips.ANY,
                Undecided.DECLINE);
    }

    /** Reads the settings of a hall, which has no limits, no chips and no tokens, only seats. */
    @Rule({"bingo 2.1", "bingo 2.1.1", "bingo 3.3", "R-13", "R-24"})
    public static TableRules hall(Settings settings, int seats) {
        return new TableRules(
                settings.number("seats", seats, 1, seats),
                new Sign(Limits.OPEN, Map.of()),
                Device.DEALER_TERMINAL,
                false,
                settings.read("playerCardRequiredFrom", "2024-08-19", TableRules::date),
                false,
                0,
                false,
                true,
                Chips.ANY,
                Undecided.DECLINE);
    }

    private static Sign sign(Settings settings, List<String> areas, Limits otherwise) {
        Limits general = limits(settings, "", otherwise);
        Map<String, Limits> own = new HashMap<>();
        for (String area : areas) {
            String prefix = "limits." + area + ".";
            Limits limits = limitsIfGiven(settings, prefix, general);
            if (limits != null) own.put(area, limits);
        }
        return new Sign(general, Map.copyOf(own));
    }

    /** How long a player may take to decide before staff are prompted. */
    @Rule("R-18")
    public static int decisionSeconds(Settings settings) {
        return settings.number("decisionSeconds", 60, 15, 3600);
    }

    /** How long the caller of a hall waits between two numbers; 0 for as soon as the last one is known. */
    @Rule({"bingo 4.5", "bingo 1.1 \"caller\""})
    public static int callSeconds(Settings settings) {
        return settings.number("callSeconds", 6, 0, 120);
    }

    private static Limits limits(Settings settings, String prefix, Limits otherwise) {
        Money minimum = settings.amount(prefix + "minimum", otherwise.minimum().toString());
        Money maximum = settings.amount(prefix + "maximum", otherwise.maximum().toString());
        Money unit = settings.amount(prefix + "unit", otherwise.unit().toString());
        String wrong = !minimum.isPositive() ? "minimum" : maximum.isBelow(minimum) ? "maximum" : "unit";
        try {
            return new Limits(minimum, maximum, unit);
        } catch (IllegalArgumentException bad) {
            throw new Settings.BadSetting(prefix + wrong, String.valueOf(bad.getMessage()));
        }
    }

    private static @Nullable Limits limitsIfGiven(Settings settings, String prefix, Limits otherwise) {
        boolean any = false;
        for (String bound : List.of("minimum", "maximum", "unit")) any |= settings.given(prefix + bound) != null;
        return any ? limits(settings, prefix, otherwise) : null;
    }

    @Rule("R-13")
    private static LocalDate date(String text) {
        if (text.equals("never")) return LocalDate.MAX;
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException bad) {
            throw new IllegalArgumentException("expected a day like 2024-08-19, or never, got \"" + text + "\"", bad);
        }
    }

    static Chips chips(Settings settings) {
        String text = settings.given(CHIPS);
        if (text == null) return Chips.ANY;
        if (!text.matches("[0-9]{1,9}(\\.[0-9]{2})?(-[0-9]{1,9}(\\.[0-9]{2})?)*")
                || text.matches("(.*-)?0+(\\.00)?(-.*)?"))
            throw new Settings.BadSetting(CHIPS, "expected denominations like 1-5-25-100, got \"" + text + "\"");
        try {
            return new Chips(Arrays.stream(text.split("-", -1))
                    .map(chip -> Money.parse(chip.contains(".") ? chip : chip + ".00"))
                    .toList());
        } catch (IllegalArgumentException bad) {
            throw new Settings.BadSetting(CHIPS, bad.getMessage() + ", got \"" + text + "\"");
        }
    }

    /** Whether time that runs out at a table without staff makes the player's choice, rather than the staff's. */
    @Rule("R-200")
    public boolean playsForTheUndecided() {
        return undecided == Undecided.DECLINE;
    }

    /** Whether a member of staff of this grade may do what a clause reserves to another. */
    @Rule("R-24")
    public boolean allows(Grade by, Grade needed) {
        boolean widened = needed == Grade.CASINO_SUPERVISOR && casinoSupervisorIncludesGamingSupervisor;
        return by.isAtLeast(widened ? Grade.GAMING_SUPERVISOR : needed);
    }
}
