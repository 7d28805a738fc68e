package baize.games.caribbeanstud;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudHand.JackpotWager;
import baize.games.caribbeanstud.StudState.*;
import baize.games.jackpot.Prize;
import baize.games.table.Placed;
import baize.games.table.TableView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer may see of a Caribbean Stud table, built up from nothing.
 *
 * @param inscription what is printed on the cloth
 * @param betPays the odds for bets as a setting spells them
 * @param maximumPayout the notice of the most a bet wins; absent for no maximum
 * @param dealer the dealer's cards that lie face up, in their order
 * @param dealerCards how many cards lie before the dealer, seen or not
 * @param dealerPlays whether the hand that is turned is high enough to play
 * @param lines how the last round was settled
 * @param atZero while a hand waits for a decision, what becomes of it at a house table when the time has run out
 */
public record StudView(
        int round,
        Phase phase,
        String inscription,
        List<String> areas,
        String betPays,
        @Nullable Money maximumPayout,
        JackpotView jackpot,
        TableView table,
        List<Card> dealer,
        int dealerCards,
        @Nullable String dealerHand,
        @Nullable Boolean dealerPlays,
        List<BoxView> boxes,
        List<Line> lines,
        @Nullable String atZero) {

    /** The phases by name. */
    public enum Phase {
        SETTLED,
        BETTING,
        CLOSED,
        DEALT,
        DECIDING,
        EXPOSED
    }

    /**
     * What the signs and the meter at the table say of the jackpot.
     *
     * @param meter the pool as the table last heard of it
     * @param stake the price of a jackpot wager
     * @param bonus the bonus jackpot; zero where none is offered
     * @param inOrder whether jackpot wagers are taken
     */
    public record JackpotView(Money meter, Money stake, Money bonus, boolean inOrder, List<PrizeView> prizes) {}

    /** A row of the jackpot's pay table: so much per cent of the pool, and at least so much. */
    public record PrizeView(String prize, int percent, Money least) {}

    /**
     * One box in the round.
     *
     * @param jackpot the jackpot wager that the equipment has taken, shown to all by its lamp
     * @param jackpotPatron whose it is
     * @param cards the cards this viewer may see
     * @param cardCount how many lie there
     * @param hand what they are worth, for who may see them
     * @param betWrong whether the bet is not twice the ante and is to be mended
     */
    public record BoxView(
            int box,
            Patron patron,
            @Nullable Money ante,
            @Nullable Money jackpot,
            @Nullable Patron jackpotPatron,
            @Nullable Money bet,
            List<Card> cards,
            int cardCount,
            @Nullable String hand,
            boolean decided,
            boolean betWrong,
            @Nullable StudShowdown ending) {}

    @Rule({"2.2", "2.2.1", "2.2.2", "2.2.3", "2.4.3", "7.1", "10.2"})
    static StudView of(StudRules rules, StudState s, Viewer viewer) {
        DealerHand dealer = s.dealer();
        boolean turned = dealerShown(s);
        List<BoxView> boxes = new ArrayList<>();
        for (StudHand hand : s.hands()) boxes.add(box(hand, viewer, turned));
        return new StudView(
                s.round(),
                phase(s),
                "Dealer only plays with Ace/King or higher",
                List.of("ante", "bet", "jackpot"),
                rules.settings().getOrDefault("betPays", ""),
                rules.maximumPayout(),
                jackpot(rules, s.jackpot()),
                TableView.of(rules.table(), s.table(), viewer),
                dealer.cards().stream()
                        .filter(card -> turned || dealer.up().contains(card))
                        .toList(),
                dealer.cards().size(),
                turned ? worth(dealer.cards()) : null,
                turned ? plays(dealer.cards()) : null,
                List.copyOf(boxes),
                s instanceof Settled settled ? settled.lines() : List.of(),
                atZero(s));
    }

    /** By the clause too the hand is deemed folded. */
    @Rule({"8.5", "14.14", "R-200"})
    private static @Nullable String atZero(StudState s) {
        return s.cardsOut() && s.hands().stream().anyMatch(StudHand::isUndecided) ? "fold" : null;
    }

    @Rule({"2.4.3", "11.3", "11.11", "12.1"})
    private static JackpotView jackpot(StudRules rules, Progressive known) {
        List<PrizeView> prizes = new ArrayList<>();
        for (Prize prize : rules.jackpot().prizes())
            prizes.add(new PrizeView(prize.id(), prize.percent(), prize.least()));
        return new JackpotView(
                known.pool().amount(),
                rules.jackpot().stake(),
                rules.jackpot().bonus(),
                known.inOrder(),
                List.copyOf(prizes));
    }

    /** A hand is its player's alone until the dealer's is turned; a folded one is turned for its jackpot wager only. */
    @Rule({"7.1", "8.3", "8.5.1", "8.5.2", "9.6", "11.2"})
    private static BoxView box(StudHand hand, Viewer viewer, boolean turned) {
        boolean own = viewer instanceof Viewer.Player player && player.patron().equals(hand.patron());
        boolean open = turned && !hand.isOver();
        List<Card> cards = own || open ? hand.cards() : List.of();
        JackpotWager wager = hand.jackpot();
        return new BoxView(
                hand.box().number(),
                hand.patron(),
                stake(hand.ante()),
                wager == null ? null : wager.placed().stake(),
                wager == null ? null : wager.patron(),
                stake(hand.bet()),
                cards,
                hand.cards().size(),
                worth(cards),
                !hand.isUndecided(),
                hand.isBetWrong(),
                hand.ending());
    }

    private static @Nullable String worth(List<Card> cards) {
        return cards.isEmpty() ? null : PokerHand.describe(cards);
    }

    @Rule({"8.8", "9.1", "9.2"})
    private static @Nullable Boolean plays(List<Card> dealer) {
        return dealer.isEmpty() ? null : PokerHand.strength(dealer) >= StudShowdown.QUALIFIER;
    }

    private static @Nullable Money stake(@Nullable Placed placed) {
        return placed == null ? null : placed.stake();
    }

    private static boolean dealerShown(StudState s) {
        return s instanceof Exposed || (s instanceof Settled settled && settled.dealerShown());
    }

    private static Phase phase(StudState s) {
        return switch (s) {
            case Settled _ -> Phase.SETTLED;
            case Betting _ -> Phase.BETTING;
            case Closed _ -> Phase.CLOSED;
            case Dealt _ -> Phase.DEALT;
            case Deciding _ -> Phase.DECIDING;
            case Exposed _ -> Phase.EXPOSED;
        };
    }
}
