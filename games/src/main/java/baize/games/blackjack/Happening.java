package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Outcomes.Draws;
import baize.games.blackjack.BlackjackEvent.CardDrawn;
import baize.games.blackjack.BlackjackEvent.CuttingCardShown;
import baize.games.blackjack.BlackjackEvent.ShoeRefilled;
import baize.games.table.Device;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One command as it takes effect: the state goes on with every event, and cards come as they are needed. It lives no
 * longer than the decision.
 */
final class Happening {
    private final Blackjack game;
    private final Draws draws;
    private final List<BlackjackEvent> events = new ArrayList<>();
    private BlackjackState state;

    Happening(Blackjack game, BlackjackState state, Draws draws) {
        this.game = game;
        this.state = state;
        this.draws = draws;
    }

    /** A card that cannot come out of this shoe, or none where one is needed. */
    static final class NotInShoe extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotInShoe(String message) {
            super(message, null, false, false);
        }
    }

    BlackjackState state() {
        return state;
    }

    Layout layout() {
        return state.layout();
    }

    List<BlackjackEvent> events() {
        return List.copyOf(events);
    }

    void add(BlackjackEvent event) {
        events.add(event);
        state = game.evolve(state, event);
    }

    void addAll(List<? extends BlackjackEvent> more) {
        for (BlackjackEvent event : more) add(event);
    }

    /** The next card, to a hand of a box or, where there is no box, to the dealer. */
    Card draw(@Nullable Box box, int hand) {
        Shoe shoe = layout().shoe();
        boolean fresh = shoe.aside() == null;
        if (fresh && layout().table().device() == Device.SHOE && shoe.isCutNext()) add(new CuttingCardShown(box));
        if (fresh && shoe.size() == 0) add(new ShoeRefilled());
        Card card = next(layout().shoe());
        add(new CardDrawn(box, hand, card));
        return card;
    }

    /** A card that comes from this shoe, before anything has happened with it. */
    Card next(Shoe shoe) {
        if (shoe.aside() != null) return shoe.aside();
        Card card = draws.next(shoe.left());
        if (!shoe.mayCome(card)) throw new NotInShoe("all " + shoe.decks() + " of " + card + " are out");
        return card;
    }
}
