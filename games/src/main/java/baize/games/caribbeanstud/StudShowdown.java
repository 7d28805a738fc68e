package baize.games.caribbeanstud;

import static baize.core.pay.Verdict.lose;
import static baize.core.pay.Verdict.standOff;
import static baize.core.pay.Verdict.voided;
import static baize.core.pay.Verdict.win;

import baize.core.card.PokerHand;
import baize.core.card.Rank;
import baize.core.pay.Ending;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The settlement table: what each way a hand can end means for its wagers. The live table, the scripts, the simulator
 * and the solver all read it: first <em>which row</em>, then <em>how much</em>.
 *
 * <p>The jackpot wager has one cell: whether the row leaves it to the cards, which {@link StudPrize} prices, or ends it
 * with the hand.
 */
public enum StudShowdown implements Ending {
    // spotless:off
    //             ante                              bet                        jackpot wager
    NO_HAND       (win("9.4.1", "9.4", "10.1 \"Ante\"", "R-35", "R-36"),
                                                     standOff("9.2", "R-35", "R-36"),
                                                                                byTheCards("11.7", "11.4")),
    DEALER_BEATEN (win("9.5.1.1", "10.1 \"Ante\""),  win("9.5.1.1", "10.1"),    byTheCards("11.7", "11.8")),
    DEALER_WINS   (lose("9.5.1.2"),                  lose("9.5.1.2"),           byTheCards("11.7", "11.8")),
    EQUAL         (standOff("9.5.1.3", "R-50"),      standOff("9.5.1.3", "R-50"), byTheCards("11.7", "11.8")),
    FOLDED        (lose("8.5", "8.6", "R-28"),       lose("8.5"),               folded()),
    TIMED_OUT     (lose("8.5", "R-200", "R-28"),     lose("8.5", "R-200"),      folded("R-200")),
    TIME_CALLED   (lose("14.14", "8.5", "R-34"),     lose("14.14"),             folded("R-34")),
    BET_NOT_MENDED(lose("14.11.2", "8.5", "R-39"),   voided("14.11.2", "R-39"), folded()),
    CONCEDED      (lose("9.8", "R-37"),              lose("9.8", "R-37"),       byTheCards("9.8", "11.4", "R-37")),
    // ----------------------------------------------------------------------------------------------------------------
    MISDEAL        (voided("14.4", "14.1", "R-22")),
    DEALER_MISCOUNT(voided("14.4", "14.2", "R-22", "R-31")),
    CARDS_EXPOSED  (voided("14.4", "14.3", "R-22", "R-32")),
    HAND_MISCOUNT  (voided("14.8", "R-22", "R-31")),
    CARD_AT_FAULT  (voided("14.9.2", "R-22", "R-144")),
    DEVICE_FAILED  (voided("15.2.1", "R-22")),
    DEVICE_BREACH  (voided("16.8.1")),
    INVALIDATED    (voided("16.10", "16.9", "R-21")),
    FRAUD          (lose("16.10", "16.9.2", "R-21")),
    RETAINED       (lose("16.10", "R-21")),
    // ----------------------------------------------------------------------------------------------------------------
    JACKPOT_FAILED (voided("14.15", "R-49")),
    JACKPOT_EXCESS (voided("14.21.1", "14.21", "R-14"));
    // spotless:on

    /** The dealer plays with a hand of this strength or more: ace and king, or any pair or better. */
    @Rule({"9.1", "2.2.3", "R-35"})
    public static final int QUALIFIER = PokerHand.weakestWithHighCards(Rank.ACE, Rank.KING);

    private final Verdict ante;
    private final Verdict bet;
    private final Verdict jackpot;
    private final boolean leavesJackpot;

    /** A row decided by the cards or the player: the jackpot wager is still to be settled, by its own hand. */
    StudShowdown(Verdict ante, Verdict bet, List<String> jackpot) {
        this(ante, bet, new Verdict(Result.LOSE, jackpot), true);
    }

    /** A row in which every wager of the hand has the same end. */
    StudShowdown(Verdict every) {
        this(every, every, every, false);
    }

    StudShowdown(Verdict ante, Verdict bet, Verdict jackpot, boolean leavesJackpot) {
        this.ante = ante;
        this.bet = bet;
        this.jackpot = jackpot;
        this.leavesJackpot = leavesJackpot;
    }

    private static List<String> byTheCards(String... rules) {
        return List.of(rules);
    }

    /** A folded hand keeps its jackpot wager. */
    private static List<String> folded(String... besides) {
        return Stream.concat(Stream.of("9.3.1", "8.5.2", "R-28", "R-29"), Stream.of(besides))
                .toList();
    }

    /** Which row: two strengths, the player still in. */
    @Rule({"9.1", "9.2", "9.4", "9.5", "9.5.1", "9.10", "R-50"})
    public static StudShowdown of(int player, int dealer) {
        if (dealer < QUALIFIER) return NO_HAND;
        if (player == dealer) return EQUAL;
        return player > dealer ? DEALER_BEATEN : DEALER_WINS;
    }

    /** How much: cents handed back on an ante. */
    public long anteReturned(long ante) {
        return this.ante.result().returned(ante, Odds.EVENS.winnings(ante));
    }

    /** How much: cents handed back on a bet whose hand has these odds, with a maximum payout. */
    @Rule({"10.2", "R-38"})
    public long betReturned(long bet, long toOne, long maximum) {
        return this.bet.result().returned(bet, Math.min(Math.multiplyExact(bet, toOne), maximum));
    }

    public Verdict ante() {
        return ante;
    }

    public Verdict bet() {
        return bet;
    }

    /** What becomes of a jackpot wager that wins no prize; with the clauses of one that does. */
    public Verdict jackpot() {
        return jackpot;
    }

    /** Whether the jackpot wager is settled by the cards, whatever became of the ante. */
    @Rule({"8.5.2", "9.3.1", "11.4", "11.8", "R-28", "R-30", "R-34", "R-37"})
    public boolean leavesJackpot() {
        return leavesJackpot;
    }

    @Override
    public List<String> cites() {
        Set<String> all = new LinkedHashSet<>();
        for (Verdict verdict : List.of(ante, bet, jackpot)) all.addAll(verdict.rules());
        return List.copyOf(all);
    }
}
