package baize.games.blackjack;

import static baize.core.pay.Verdict.lose;
import static baize.core.pay.Verdict.standOff;
import static baize.core.pay.Verdict.voided;
import static baize.core.pay.Verdict.win;

import baize.core.pay.Ending;
import baize.core.pay.Odds;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.List;

/**
 * The settlement table: what each way a hand can end means for its wagers. The live table, the scripts, the simulator
 * and the solver all read it: first <em>which row</em>, then <em>how much</em>.
 *
 * <p>The original wager is the one placed before the cards; what was added by doubling or splitting has a cell of its
 * own. Which of several split hands bears the original when the dealer has blackjack says {@link DealerBlackjack}.
 */
public enum BlackjackShowdown implements Ending {
    // spotless:off
    //                 original                                 added by doubling or splitting
    BLACKJACK_PAID    (win("9.1.1", "1.1 \"Blackjack\""),       win("9.1.1"),                       Pays.THREE_TO_TWO),
    EVEN_MONEY        (win("9.1.2", "R-90"),                    win("9.1.2"),                       Pays.EVENS),
    BLACKJACK         (win("15.1.1", "1.1 \"Blackjack\""),      win("15.1.1"),                      Pays.THREE_TO_TWO),
    BOTH_BLACKJACK    (standOff("15.1.8"),                      standOff("15.1.8"),                 Pays.EVENS),
    DEALER_BUST       (win("15.1.2"),                           win("15.1.2"),                      Pays.EVENS),
    DEALER_BEATEN     (win("15.1.3"),                           win("15.1.3"),                      Pays.EVENS),
    EQUAL             (standOff("15.1.9"),                      standOff("15.1.9"),                 Pays.EVENS),
    DEALER_WINS       (lose("15.1.7", "13.2"),                  lose("15.1.7", "13.2"),             Pays.EVENS),
    BUSTED            (lose("10.5"),                            lose("10.5"),                       Pays.EVENS),
    DEALER_BLACKJACK  (lose("15.1.6", "11.4", "12.7", "R-93", "R-95"),
                                                                standOff("15.1.10", "11.4", "12.7", "R-93", "R-94"),
                                                                                                    Pays.EVENS),
    // ----------------------------------------------------------------------------------------------------------------
    MISDEALT          (voided("16.8", "R-112")),
    CARD_AT_FAULT     (voided("16.16.2", "R-112", "R-144")),
    DEVICE_HARMED     (voided("17.4", "R-117")),
    DEVICE_RETURNED   (voided("17.5.1", "R-117")),
    DEVICE_BREACH     (voided("18.4.1")),
    INVALIDATED       (voided("18.6", "18.5", "R-21")),
    FRAUD             (lose("18.6", "18.5.2", "R-21")),
    RETAINED          (lose("18.6", "R-21"));
    // spotless:on

    private final Verdict original;
    private final Verdict added;
    private final Odds odds;

    /** What a winning wager is paid at. Apart, since a constant may not name a field of its own enum. */
    private static final class Pays {
        @Rule({"2.2.3.1", "9.1.1", "15.1.1"})
        static final Odds THREE_TO_TWO = new Odds(3, 2);

        static final Odds EVENS = Odds.EVENS;

        private Pays() {}
    }

    BlackjackShowdown(Verdict original, Verdict added, Odds odds) {
        this.original = original;
        this.added = added;
        this.odds = odds;
    }

    /** A row in which every wager of the hand has the same end. */
    BlackjackShowdown(Verdict every) {
        this(every, every, Odds.EVENS);
    }

    /**
     * Which row, of a hand without blackjack that did not go over: the player's total and the dealer's.
     *
     * @param dealer the dealer's total; above twenty-one for a bust
     */
    @Rule({"15.1", "15.1.2", "15.1.3", "15.1.7", "15.1.9"})
    public static BlackjackShowdown of(int player, int dealer) {
        if (dealer > Points.TWENTY_ONE) return DEALER_BUST;
        if (player == dealer) return EQUAL;
        return player > dealer ? DEALER_BEATEN : DEALER_WINS;
    }

    /** How much: cents handed back on an original wager. */
    public long originalReturned(long stake) {
        return original.result().returned(stake, odds.winnings(stake));
    }

    /** How much: cents handed back on what was added by doubling or splitting. */
    public long addedReturned(long stake) {
        return added.result().returned(stake, odds.winnings(stake));
    }

    public Verdict original() {
        return original;
    }

    public Verdict added() {
        return added;
    }

    /** What a win in this row pays. */
    public Odds odds() {
        return odds;
    }

    @Override
    public List<String> cites() {
        return original.and(added.rules()).rules();
    }
}
