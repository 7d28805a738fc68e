package baize.games.blackjack;

import static baize.games.blackjack.BlackjackReason.*;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.table.Device;
import baize.games.table.Guest;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The initial deal and what is settled with it. Sections 4, 7 and 9. */
record BlackjackDeal(BlackjackRules rules, BlackjackSettlement settlement) {

    @Rule({"3.6", "3.6.1", "3.6.2", "7.1", "7.2", "9.1", "14.13", "14.16", "14.19", "14.23", "14.31"})
    @Nullable
    Refusal deal(Happening h) {
        if (h.layout().boxes().isEmpty()) return Blackjack.refusal(NO_WAGERS, "no wager stands");
        prepare(h);
        settlement.jackpot().contribute(h);
        again(h);
        return null;
    }

    /** The cards, from the shoe as it is; those that lie face down are settled when they are turned. */
    @Rule({"3.6.2", "16.8", "R-116"})
    void again(Happening h) {
        first(h);
        if (!rules.faceDown()) settlement.interim(h);
    }

    /** A shoe that is due, or whose cutting card comes first, is shuffled, cut and has its first card burned. */
    @Rule({"3.1", "4.1", "4.1.1", "4.1.2", "4.1.3", "4.3", "4.4", "4.5", "4.6", "4.7", "4.9", "16.12", "16.17"})
    private void prepare(Happening h) {
        boolean device = h.layout().table().device() == Device.SHUFFLER;
        Shoe shoe = h.layout().shoe();
        if (!shoe.due() && (device || !shoe.isCutNext())) return;
        h.add(new ShoeShuffled(device ? null : cutter(h.layout()), device ? 0 : rules.cutCard()));
        h.add(new CardBurned());
    }

    /** Who is offered the cut: where the cutting card came out, else the farthest to the dealer's right. */
    @Rule({"4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.4 \"cards replaced\""})
    private static @Nullable Patron cutter(Layout layout) {
        Shoe.Cut cut = layout.shoe().cut();
        boolean first = layout.shoe().out().size() == 0;
        Guest there = cut.box() == null ? null : layout.table().at(cut.box());
        if (there != null) return there.patron();
        Patron farthest = null;
        Patron earliest = null;
        for (Guest guest : layout.table().guests()) {
            if (guest.box() == null) continue;
            if (earliest == null) earliest = guest.patron();
            Box right = farthest == null ? null : layout.table().guest(farthest).box();
            if (right == null || guest.box().compareTo(right) > 0) farthest = guest.patron();
        }
        return first ? earliest : farthest;
    }

    /** From the left a card to each box, one to the dealer, and a second to each box. */
    @Rule({"5.9", "7.1", "7.2"})
    private void first(Happening h) {
        Layout layout = h.layout();
        List<Box> boxes = layout.boxes().stream().map(BlackjackBox::box).toList();
        List<Card> drawn = new ArrayList<>(2 * boxes.size() + 1);
        Shoe shoe = layout.shoe();
        boolean cut = false;
        for (int i = 0; i <= 2 * boxes.size(); i++) {
            Box at = i == boxes.size() ? null : boxes.get(i < boxes.size() ? i : i - boxes.size() - 1);
            if (!cut && layout.table().device() == Device.SHOE && shoe.isCutNext()) {
                h.add(new CuttingCardShown(at));
                cut = true;
            }
            Card card = h.next(shoe);
            drawn.add(card);
            shoe = shoe.drawn(card);
        }
        List<BoxCards> hands = new ArrayList<>(boxes.size());
        for (int i = 0; i < boxes.size(); i++)
            hands.add(new BoxCards(
                    boxes.get(i),
                    controller(layout, layout.boxes().get(i)),
                    List.of(drawn.get(i), drawn.get(boxes.size() + 1 + i))));
        Card up = drawn.get(boxes.size());
        h.add(rules.faceDown() ? new HandsDealtDown(up, List.copyOf(hands)) : new HandsDealt(up, List.copyOf(hands)));
    }

    private static Patron controller(Layout layout, BlackjackBox box) {
        if (box.controller() != null) return box.controller();
        Guest seated = layout.table().at(box.box());
        Patron who = box.controlling(seated == null ? null : seated.patron());
        if (who == null) throw new IllegalStateException("no wager at " + box.box());
        return who;
    }
}
