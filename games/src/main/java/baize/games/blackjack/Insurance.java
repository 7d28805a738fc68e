package baize.games.blackjack;

import static baize.core.pay.Verdict.lose;
import static baize.core.pay.Verdict.voided;
import static baize.core.pay.Verdict.win;

import baize.core.pay.Ending;
import baize.core.pay.Odds;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.List;

/** How an insurance wager ends. */
@Rule({"8.1", "8.2", "13.3", "15.1.4", "15.1.5", "R-91"})
public enum Insurance implements Ending {
    // spotless:off
    ACE_INSURED     (win("15.1.4", "8.1"),          new Odds(2, 1)),
    TEN_INSURED     (win("15.1.5", "8.2", "R-91"),  new Odds(10, 1)),
    ACE_NOT_NEEDED  (lose("13.3"),                  Odds.EVENS),
    TEN_NOT_NEEDED  (lose("R-91"),                  Odds.EVENS),
    EVEN_MONEY_TAKEN(voided("9.1.2", "R-90"),       Odds.EVENS);
    // spotless:on

    private final Verdict verdict;
    private final Odds odds;

    Insurance(Verdict verdict, Odds odds) {
        this.verdict = verdict;
        this.odds = odds;
    }

    /** How it ends once the dealer's second card is there. */
    public static Insurance of(boolean ace, boolean blackjack) {
        if (ace) return blackjack ? ACE_INSURED : ACE_NOT_NEEDED;
        return blackjack ? TEN_INSURED : TEN_NOT_NEEDED;
    }

    public Verdict verdict() {
        return verdict;
    }

    public Odds odds() {
        return odds;
    }

    /** How much: cents handed back. */
    public long returned(long stake) {
        return verdict.result().returned(stake, odds.winnings(stake));
    }

    @Override
    public List<String> cites() {
        return verdict.rules();
    }
}
