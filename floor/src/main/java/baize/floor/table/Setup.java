package baize.floor.table;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Settings;
import baize.games.table.TableRules;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How a table is set up by the house.
 *
 * @param settings the game's house settings, as written
 * @param dealer who deals
 * @param wageringSeconds how long after the first wager the house dealer calls no more bets
 * @param floatTray the chips in the tray when the table opens
 * @param pool the jackpot's pool that the table is linked to; none at a game without a jackpot
 */
public record Setup(
        String game,
        Map<String, String> settings,
        Dealer dealer,
        int wageringSeconds,
        Money floatTray,
        @Nullable String pool) {
    private static final int WAGERING_SECONDS = 20;

    /** Who deals, and where the outcomes come from. */
    public enum Dealer {
        /** The house dealer, with outcomes from the floor's generator. */
        HOUSE,
        /** A member of staff, with outcomes from the floor's generator. */
        STAFF,
        /** A member of staff, who enters the outcomes at a console. */
        CONSOLE
    }

    public Setup {
        settings = Map.copyOf(settings);
        if (wageringSeconds < 0) throw new IllegalArgumentException("expected wageringSeconds of at least 0");
        if (floatTray.isBelow(Money.ZERO)) throw new IllegalArgumentException("expected a float of at least 0.00");
    }

    /** A table as most are: the house deals. */
    @Rule({
        "three-card-poker 1.1 \"Float Tray\"",
        "three-card-poker 2.3.3",
        "blackjack 1.1 \"Float Tray\"",
        "blackjack 2.3.3"
    })
    public static Setup of(String game, Map<String, String> settings, Money floatTray) {
        return new Setup(game, settings, Dealer.HOUSE, WAGERING_SECONDS, floatTray, null);
    }

    /** The same with these settings. */
    public Setup with(Map<String, String> others) {
        return new Setup(game, others, dealer, wageringSeconds, floatTray, pool);
    }

    public Setup dealtBy(Dealer who) {
        return new Setup(game, settings, who, wageringSeconds, floatTray, pool);
    }

    public Setup waiting(int seconds) {
        return new Setup(game, settings, dealer, seconds, floatTray, pool);
    }

    /** The same linked to a pool. */
    public Setup linkedTo(String jackpot) {
        return new Setup(game, settings, dealer, wageringSeconds, floatTray, jackpot);
    }

    /** How long the house dealer waits for a decision before calling time. */
    @Rule("R-18")
    public int decisionSeconds() {
        return TableRules.decisionSeconds(new Settings(settings));
    }

    /** How long the caller waits between two numbers. */
    @Rule("bingo 4.5")
    public int callSeconds() {
        return TableRules.callSeconds(new Settings(settings));
    }

    /** The settings in a fixed order, for what is written down. */
    public Map<String, String> sortedSettings() {
        return new TreeMap<>(settings);
    }
}
