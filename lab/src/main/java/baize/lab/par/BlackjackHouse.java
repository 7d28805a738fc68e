package baize.lab.par;

import baize.games.blackjack.BlackjackRules;
import baize.games.table.Settings;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a Star Blackjack table, and one that only the lab knows: {@code shuffle}. Exact figures are for a
 * full shoe, so rounds are simulated from one each, unless {@code shuffle=as-dealt} asks for a shoe that is dealt to
 * its cutting card, or a device that takes back the last round's cards after the deal.
 *
 * @param asDealt whether the cards of earlier rounds matter
 * @param settings every setting with the value in force
 */
public record BlackjackHouse(BlackjackRules rules, boolean asDealt, Map<String, String> settings) {
    /** The setting that only the lab knows. */
    public static final String SHUFFLE = "shuffle";

    private static final String EVERY_ROUND = "every-round";
    private static final String AS_DEALT = "as-dealt";

    public static BlackjackHouse read(Map<String, String> house) {
        Map<String, String> given = new LinkedHashMap<>(house);
        @Nullable String shuffle = given.remove(SHUFFLE);
        if (shuffle != null && !shuffle.equals(EVERY_ROUND) && !shuffle.equals(AS_DEALT))
            throw new Settings.BadSetting(
                    SHUFFLE, "expected " + EVERY_ROUND + " or " + AS_DEALT + ", got \"" + shuffle + "\"");
        BlackjackRules rules = BlackjackRules.read(new Settings(given));
        Map<String, String> settings = new LinkedHashMap<>(rules.settings());
        if (shuffle != null) settings.put(SHUFFLE, shuffle);
        return new BlackjackHouse(rules, AS_DEALT.equals(shuffle), settings);
    }
}
