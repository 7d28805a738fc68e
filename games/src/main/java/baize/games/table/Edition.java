package baize.games.table;

import baize.core.rule.Rule;
import java.util.List;
import java.util.Map;

/**
 * The edition of the rulings that a table goes by. What was decided under an earlier one stays decided so: a replay or
 * an audit of its rows comes to the same. Every difference between editions is a question asked here, so that this page
 * lists them all.
 */
public enum Edition {
    /** Tables that were set up before editions were written down. */
    FIRST,
    /** Bingo: a card that was given up stays dead, and the result of a game can be taken away until the next begins. */
    SECOND,
    /** Rulings. */
    THIRD;

    /** The edition of every table that is set up now, and of a script that does not say otherwise. */
    public static final Edition TODAY = THIRD;

    /** The setting that says it. */
    public static final String SETTING = "edition";

    static Edition read(Settings settings) {
        return settings.choice(SETTING, List.of(TODAY, SECOND, FIRST), Edition::id);
    }

    /** What stored settings say; those that say nothing are of the first. */
    public static Edition stored(Map<String, String> settings) {
        String said = settings.get(SETTING);
        for (Edition edition : values()) if (edition.id().equals(said)) return edition;
        return FIRST;
    }

    public String id() {
        return Integer.toString(ordinal() + 1);
    }

    /** Whether every stake must be made of the table's chips, where those are set. */
    @Rule("R-199")
    public boolean stakesAreChips() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether a sign that leaves no stake in the player's favour by rounding may not become one that does. */
    @Rule({"R-1", "R-199"})
    public boolean boundsRounding() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether a bingo hall keeps in mind which cards were given up and how the last game went. */
    public boolean keepsTheLastGame() {
        return compareTo(SECOND) >= 0;
    }

    /** Whether a bingo game that everybody has left may end, and a session give way that was left before its first. */
    @Rule({"bingo 4.6", "R-135"})
    public boolean leavesWhatIsDeserted() {
        return compareTo(SECOND) >= 0;
    }

    /** Whether at craps a standing wager that was moved in a round without a result stands again where it stood. */
    @Rule({"craps 3.12", "R-77", "R-195"})
    public boolean putsBackWhatWasMoved() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether at craps what a roll decided is known to be that roll's while a terminal out of order holds it. */
    @Rule({"craps 6.1", "craps 7.9", "R-193"})
    public boolean remembersWhoseRollIsHeld() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether what a remedy gives to or takes from somebody who has left, or has too few chips, is the account's. */
    @Rule("R-193")
    public boolean settlesWithAccounts() {
        return compareTo(THIRD) >= 0;
    }

    /**
     * Whether at bingo a number counts from its announcement on, so that an earlier call can be put right with what
     * followed from it, and whether what is found out after a game reaches what was paid in it.
     */
    @Rule({"bingo 8.1", "bingo 8.3", "R-125", "R-139", "R-193"})
    public boolean countsWhatWasAnnounced() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether a card table keeps the settled round in mind, so that its result can be taken away until the next. */
    @Rule("R-193")
    public boolean keepsTheLastRound() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether a refusal at blackjack cites the clause nearest to what is refused, rather than its reason's first. */
    public boolean citesTheNearestClause() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether a wager beyond the limits can be found at blackjack once the first card is out. */
    @Rule({"blackjack 6.2", "blackjack 6.3"})
    public boolean findsWagersAfterTheFirstCard() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether what was paid at the deal can be taken back in the hand: from a cheat, or for an invalid wager. */
    @Rule({"blackjack 16.22.2", "blackjack 18.4.1", "blackjack 18.6", "R-192"})
    public boolean reachesWhatWasPaid() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether the seated player's wager displaces those of followers who have filled the box before. */
    @Rule({"blackjack 6.1.1", "R-191"})
    public boolean seatHasFirstOption() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether it takes a supervisor to find that an accepted wager is another. */
    @Rule({"three-card-poker 6.3", "caribbean-stud 6.3", "blackjack 6.3"})
    public boolean guardsAcceptedWagers() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether cards are changed at once where a card is missing or foreign and no round has begun with them. */
    @Rule({"three-card-poker 12.9.3", "caribbean-stud 14.9.3", "blackjack 16.16.3"})
    public boolean changesCardsAtFault() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether a hand whose player does not decide in time is played as a choice of the player's at a house table. */
    @Rule("R-200")
    public boolean playsForTheUndecided() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether room that a returned jackpot wager frees stays free. */
    @Rule({"caribbean-stud 14.21.1", "R-14"})
    public boolean cutsTheLastWagerFirst() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether a loss limit is only exceeded by who has one. */
    @Rule("caribbean-stud 14.21")
    public boolean knowsWhoHasALossLimit() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether what a round may ask for is kept free at blackjack too, and the refusal says what the limit leaves. */
    @Rule("R-15")
    public boolean saysWhatARoundMayNeed() {
        return compareTo(THIRD) >= 0;
    }

    /** Whether what a cheat has left to be settled is void too, where the hand itself was given up. */
    @Rule({"three-card-poker 14.3.1", "R-192"})
    public boolean voidsAllOfACheat() {
        return compareTo(THIRD) >= 0;
    }
}
