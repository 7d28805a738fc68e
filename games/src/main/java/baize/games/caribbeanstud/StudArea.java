package baize.games.caribbeanstud;

import baize.core.rule.Id;
import baize.core.rule.Rule;

/** Where a wager lies. */
@Rule({"1.1 \"ante\"", "1.1 \"bet\"", "1.1 \"jackpot wager\"", "2.2.1", "2.2.2"})
public enum StudArea {
    ANTE,
    JACKPOT,
    BET;

    /** The id of the bonus jackpot in a settled line; it has no area. */
    public static final String BONUS_JACKPOT = "bonus-jackpot";

    private final String id = Id.of(this);

    public String id() {
        return id;
    }
}
