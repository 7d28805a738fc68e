package baize.games.threecard;

import baize.core.card.Card;
import baize.core.card.ThreeCardHand;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.table.TableView;
import baize.games.threecard.ThreeCardState.*;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer may see of a Three Card Poker table, built up from nothing.
 *
 * @param inscription what is printed on the cloth
 * @param dealer the dealer's hand: three cards when it is turned, none before
 * @param dealerCards how many cards lie before the dealer, seen or not
 * @param dealerPlays whether the hand that is turned is high enough to play
 * @param lines how the last round was settled
 * @param atZero while a hand waits for a decision, what becomes of it at a house table when the time has run out
 */
public record ThreeCardView(
        int round,
        Phase phase,
        String inscription,
        List<String> areas,
        String anteBonus,
        String pairPlus,
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
     * One box in the round.
     *
     * @param cards the cards this viewer may see
     * @param cardCount how many lie there
     * @param hand what they are worth, for who may see them
     */
    public record BoxView(
            int box,
            Patron patron,
            @Nullable Money ante,
            @Nullable Money pairPlus,
            @Nullable Money play,
            List<Card> cards,
            int cardCount,
            @Nullable String hand,
            boolean decided,
            @Nullable ThreeCardShowdown ending) {}

    @Rule({"2.2", "2.2.1", "2.2.2", "7.1", "10.3", "10.5"})
    static ThreeCardView of(ThreeCardRules rules, ThreeCardState s, Viewer viewer) {
        List<Card> dealer = s.dealer();
        List<Card> shown = dealerShown(s) ? dealer : List.of();
        List<BoxView> boxes = new ArrayList<>();
        for (Hand hand : s.hands()) boxes.add(box(hand, viewer, dealerShown(s)));
        return new ThreeCardView(
                s.round(),
                phase(s),
                "Dealer plays with queen or higher",
                List.of("ante", "play", "pair-plus"),
                rules.anteBonus().figures(),
                rules.pairPlus().figures(),
                TableView.of(rules.table(), s.table(), viewer),
                shown,
                dealer.size(),
                worth(shown),
                plays(shown),
                List.copyOf(boxes),
                s instanceof Settled settled ? settled.lines() : List.of(),
                s.cardsOut() && s.hands().stream().anyMatch(Hand::isUndecided) ? atZero(rules) : null);
    }

    @Rule({"8.4", "12.12", "R-200"})
    private static String atZero(ThreeCardRules rules) {
        return rules.table().playsForTheUndecided() ? "fold" : "ante-back";
    }

    /** A hand is its player's alone until the dealer's is turned; one that is over before stays face down for good. */
    @Rule({"7.1", "8.3", "9.7"})
    private static BoxView box(Hand hand, Viewer viewer, boolean dealerShown) {
        boolean own = viewer instanceof Viewer.Player player && player.patron().equals(hand.patron());
        boolean open = dealerShown && !hand.isOver();
        List<Card> cards = own || open ? hand.cards() : List.of();
        return new BoxView(
                hand.box().number(),
                hand.patron(),
                stake(hand.ante()),
                stake(hand.pairPlus()),
                stake(hand.play()),
                cards,
                hand.cards().size(),
                worth(cards),
                !hand.isUndecided(),
                hand.ending());
    }

    private static @Nullable String worth(List<Card> cards) {
        return cards.isEmpty() ? null : ThreeCardHand.describe(cards);
    }

    @Rule({"9.1", "9.2"})
    private static @Nullable Boolean plays(List<Card> dealer) {
        return dealer.isEmpty() ? null : ThreeCardHand.strength(dealer) >= ThreeCardShowdown.QUALIFIER;
    }

    private static @Nullable Money stake(@Nullable Placed placed) {
        return placed == null ? null : placed.stake();
    }

    private static boolean dealerShown(ThreeCardState s) {
        return s instanceof Exposed || (s instanceof Settled settled && settled.dealerShown());
    }

    private static Phase phase(ThreeCardState s) {
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
