package baize.games.blackjack;

import static baize.core.pay.Verdict.lose;
import static baize.core.pay.Verdict.win;

import baize.core.pay.Verdict;
import baize.core.rule.Cites;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import java.util.List;

/** The optional wagers on the first cards. What each event pays is in {@link SidePays} and {@link BlazingPrize}. */
@Rule({
    "1.1 \"Perfect Pairs wager\"",
    "1.1 \"Any Pair\"",
    "1.1 \"Star Pairs wager\"",
    "1.1 \"Lucky Lucky\"",
    "1.1 \"Blazing 7's wager\"",
    "14.1",
    "14.2"
})
public enum SideWager implements Cites {
    // spotless:off
    PERFECT_PAIRS(win("14.12", "14.13"),          lose("14.12", "14.13")),
    ANY_PAIRS    (win("14.15", "14.16"),          lose("14.15", "14.16")),
    STAR_PAIRS   (win("14.30", "14.31", "14.32"), lose("14.30", "14.31")),
    LUCKY_LUCKY  (win("14.17", "14.19", "14.20"), lose("14.18", "14.19")),
    BLAZING_7S   (win("14.24", "14.25", "R-108"), lose("14.22", "14.23", "R-108"));
    // spotless:on

    private final Verdict won;
    private final Verdict lost;
    private final String id = Id.of(this);

    SideWager(Verdict won, Verdict lost) {
        this.won = won;
        this.lost = lost;
    }

    public String id() {
        return id;
    }

    /** What a winning wager's line cites besides the clause of its event. */
    public Verdict won() {
        return won;
    }

    public Verdict lost() {
        return lost;
    }

    /** Whether up to three players may have one on a box, with or without an initial wager of their own. */
    @Rule({"5.5", "5.6", "14.7", "14.9", "R-115"})
    public boolean isShared() {
        return this != BLAZING_7S;
    }

    /** Whether it may be offered only with six decks. */
    @Rule({"3.1.1", "R-149"})
    public boolean needsSixDecks() {
        return this == STAR_PAIRS || this == BLAZING_7S;
    }

    @Override
    public List<String> cites() {
        return won.and(lost.rules()).rules();
    }
}
