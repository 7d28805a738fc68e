package baize.games.threecard;

import static baize.core.pay.Verdict.lose;
import static baize.core.pay.Verdict.standOff;
import static baize.core.pay.Verdict.voided;
import static baize.core.pay.Verdict.win;

import baize.core.card.Rank;
import baize.core.card.ThreeCardCategory;
import baize.core.card.ThreeCardHand;
import baize.core.pay.Ending;
import baize.core.pay.Odds;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The settlement table: what each way a hand can end means for its wagers. The live table, the scripts, the simulator
 * and the solver all read it: first <em>which row</em>, then <em>how much</em>.
 *
 * <p>Pair Plus has two cells, for a pair or better and for less. In the rows below the line it is settled by the row of
 * the cards, whatever became of the Ante.
 */
public enum ThreeCardShowdown implements Ending {
    // spotless:off
    //              ante                          play                     pair plus                 bonus
    NO_HAND        (win("9.3.2", "10.1", "R-56"), standOff("9.2", "R-56"), by("9.3.2", "9.3.1"),     bonus("9.3.2")),
    DEALER_BEATEN  (win("9.4.1.5", "10.1"),       win("9.4.1.5", "10.4"),  by("9.4.1.6", "9.4.1.3"), bonus("9.4.1.1")),
    DEALER_WINS    (lose("9.4.1.2", "R-51"),      lose("9.4.1.2", "R-51"), by("9.4.1.6", "9.4.1.3"), bonus("9.4.1.1")),
    EQUAL          (standOff("9.4.1.4"),          standOff("9.4.1.4"),     by("9.4.1.6", "9.4.1.3"), bonus("9.4.1.1")),
    FOLDED         (lose("8.4", "R-53"),          lose("8.4"),             all(lose("8.4", "R-53"))),
    TIMED_OUT      (lose("8.4", "R-200", "R-53"), lose("8.4", "R-200"),    all(lose("8.4", "R-200", "R-53"))),
    // ----------------------------------------------------------------------------------------------------------------
    PAIR_PLUS_ALONE(lose("5.3"),                  lose("5.3"),             "5.3", "R-54"),
    CONCEDED       (lose("9.5", "R-59"),          lose("9.5", "R-59"),     "R-59"),
    UNMATCHED      (voided("12.10", "R-55"),      voided("12.10", "R-55"), "12.10", "R-55"),
    FORFEITED      (lose("12.10", "R-55"),        voided("12.10", "R-55"), "12.10", "R-55"),
    UNDECIDED      (voided("12.12", "R-52"),      voided("12.12", "R-52"), "12.12", "R-52"),
    CONCEDED_BREACH(lose("9.5", "R-59"),          lose("9.5", "R-59"),     all(voided("14.3.1", "R-192"))),
    // ----------------------------------------------------------------------------------------------------------------
    MISDEAL        (voided("12.4", "12.1")),
    DEALER_MISCOUNT(voided("12.4", "12.2")),
    CARDS_EXPOSED  (voided("12.4", "12.3", "R-32")),
    HAND_MISCOUNT  (voided("12.7", "R-62", "R-31")),
    CARD_AT_FAULT  (voided("12.9.2", "R-144")),
    DEVICE_FAILED  (voided("13.2.1")),
    DEVICE_BREACH  (voided("14.3.1")),
    INVALIDATED    (voided("14.5", "14.4", "R-21")),
    FRAUD          (lose("14.5", "14.4.2", "R-21")),
    RETAINED       (lose("14.5", "R-21"));
    // spotless:on

    /** The dealer plays with a hand of this strength or more: queen high, or any pair or better. */
    @Rule({"9.1", "2.2.2", "R-51"})
    public static final int QUALIFIER = ThreeCardHand.weakestWithHighCard(Rank.QUEEN);

    private final Verdict ante;
    private final Verdict play;
    private final PairPlus pairPlus;
    private final List<Verdict> bonus;
    private final List<String> besides;

    /** The two cells of Pair Plus: for a pair or better, and for less. */
    private record PairPlus(Verdict paired, Verdict unpaired) {}

    /** A row decided by the cards, with a bonus for the Ante. */
    ThreeCardShowdown(Verdict ante, Verdict play, PairPlus pairPlus, Verdict bonus) {
        this(ante, play, pairPlus, List.of(bonus), List.of());
    }

    /** A row decided by the player. */
    ThreeCardShowdown(Verdict ante, Verdict play, PairPlus pairPlus) {
        this(ante, play, pairPlus, List.of(), List.of());
    }

    /** A row in which Pair Plus goes on by the cards, under these further clauses. */
    ThreeCardShowdown(Verdict ante, Verdict play, String... besides) {
        this(ante, play, all(ante), List.of(), List.of(besides));
    }

    /** A row in which every wager of the hand has the same end. */
    ThreeCardShowdown(Verdict every) {
        this(every, every, all(every), List.of(), List.of());
    }

    ThreeCardShowdown(Verdict ante, Verdict play, PairPlus pairPlus, List<Verdict> bonus, List<String> besides) {
        this.ante = ante;
        this.play = play;
        this.pairPlus = pairPlus;
        this.bonus = bonus;
        this.besides = besides;
    }

    private static PairPlus by(String paired, String unpaired) {
        return new PairPlus(win(paired, "10.5", "R-58"), lose(unpaired));
    }

    private static PairPlus all(Verdict verdict) {
        return new PairPlus(verdict, verdict);
    }

    private static Verdict bonus(String rule) {
        return win(rule, "10.2", "10.3", "R-57", "R-58");
    }

    /** Which row: two strengths, the player still in. */
    @Rule({"9.1", "9.2", "9.4.1", "9.8", "R-60"})
    public static ThreeCardShowdown of(int player, int dealer) {
        if (dealer < QUALIFIER) return NO_HAND;
        if (player == dealer) return EQUAL;
        return player > dealer ? DEALER_BEATEN : DEALER_WINS;
    }

    /** How much: cents handed back on an Ante. */
    public long anteReturned(long ante) {
        return this.ante.result().returned(ante, Odds.EVENS.winnings(ante));
    }

    /** How much: cents handed back on a Play wager. */
    public long playReturned(long play) {
        return this.play.result().returned(play, Odds.EVENS.winnings(play));
    }

    /** How much: cents of bonus on an Ante for a hand whose category has these odds. */
    public long bonusPaid(long ante, Odds odds) {
        return bonus.isEmpty() ? 0 : odds.winnings(ante);
    }

    /** How much: cents handed back on a Pair Plus wager for a hand of this category. */
    public long pairPlusReturned(long pairPlus, ThreeCardCategory category, Odds odds) {
        return pairPlus(category).result().returned(pairPlus, odds.winnings(pairPlus));
    }

    public Verdict ante() {
        return ante;
    }

    public Verdict play() {
        return play;
    }

    /** The verdict on Pair Plus in a row decided by the cards or as a whole. */
    @Rule({"1.1 \"Pair Plus\"", "9.3.1", "9.3.2", "9.4.1.3", "9.4.1.6"})
    public Verdict pairPlus(ThreeCardCategory category) {
        return category.compareTo(ThreeCardCategory.PAIR) >= 0 ? pairPlus.paired() : pairPlus.unpaired();
    }

    /** Whether an Ante that ended so earns its bonus on a straight or better. */
    @Rule({"1.1 \"Ante Bonus\"", "9.4.1.1", "10.2", "R-57"})
    public boolean earnsBonus() {
        return !bonus.isEmpty();
    }

    public Verdict bonus() {
        return bonus.getFirst();
    }

    /** Whether Pair Plus is settled by the cards although the Ante was not. */
    public boolean leavesPairPlus() {
        return !besides.isEmpty();
    }

    /** The clauses that bear on a Pair Plus left to the cards. */
    public List<String> besides() {
        return besides;
    }

    @Override
    public List<String> cites() {
        Set<String> all = new LinkedHashSet<>();
        for (Verdict verdict : List.of(ante, play, pairPlus.paired(), pairPlus.unpaired())) all.addAll(verdict.rules());
        bonus.forEach(verdict -> all.addAll(verdict.rules()));
        all.addAll(besides);
        return List.copyOf(all);
    }
}
