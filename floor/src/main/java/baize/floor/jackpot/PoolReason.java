package baize.floor.jackpot;

import baize.core.engine.Reason;
import java.util.List;

/** Every refusal of what is asked of a pool, in precedence: where several apply, the first is given. */
public enum PoolReason implements Reason {
    // spotless:off
    WRONG_ROLE         ("R-24"),
    NO_SUCH_POOL       ("caribbean-stud 11.5", "blackjack 2.3.4.1"),
    OTHER_GAME         ("caribbean-stud 11.9.1", "blackjack 14.26.1"),
    RULES_DIFFER       ("caribbean-stud 11.9.1", "caribbean-stud 11.9.2", "caribbean-stud 11.9.3",
                        "blackjack 14.26.1", "blackjack 14.26.2", "blackjack 14.26.3", "R-46"),
    TABLES_LINKED      ("caribbean-stud 11.9", "blackjack 14.26"),
    METER_OUT_OF_RANGE ("caribbean-stud 11.6", "blackjack 14.28"),
    NOT_A_CORRECTION   ("caribbean-stud 2.3", "blackjack 2.3.4.1");
    // spotless:on

    private final List<String> cites;

    PoolReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }

    /** The clause of this game's own book. */
    public String rule(String game) {
        for (String cited : cites) if (cited.startsWith(game + " ")) return cited;
        return rule();
    }
}
