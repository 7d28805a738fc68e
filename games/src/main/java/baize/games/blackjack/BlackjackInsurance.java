package baize.games.blackjack;

import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.EvenMoney;
import baize.games.blackjack.BlackjackCommand.Insure;
import baize.games.blackjack.BlackjackEvent.InsurancePlaced;
import baize.games.blackjack.BlackjackEvent.WagersSettled;
import baize.games.blackjack.BlackjackHand.OnHand;
import baize.games.table.Placed;
import baize.games.table.Wagering;
import org.jspecify.annotations.Nullable;

/** Insurance and even money. Sections 8 and 9. */
record BlackjackInsurance(BlackjackRules rules, BlackjackSettlement settlement) {

    /** Whether insurance is offered against the dealer's first card. */
    @Rule({"8.1", "8.2", "R-91"})
    boolean isOffered(Layout layout) {
        int up = Points.value(layout.dealer().getFirst());
        return up == 1 || (up == 10 && rules.tenInsurance());
    }

    private Refusal notOffered(Layout layout) {
        boolean ten = Points.value(layout.dealer().getFirst()) == 10;
        return new Refusal(INSURANCE_NOT_OFFERED, ten ? "8.2" : "8.1", "no insurance against this card");
    }

    /** Why none is taken once players decide. */
    @Rule({"8.1", "8.2", "8.3", "8.4"})
    Refusal tooLate(Layout layout) {
        return isOffered(layout)
                ? refusal(INSURANCE_CLOSED, "insurance is closed or was not offered")
                : notOffered(layout);
    }

    /** Each player for his or her own wager on the box, up to half of what is valid of it, in chips. */
    @Rule({"5.2", "8.1", "8.2", "8.3", "8.4", "R-92", "R-199"})
    @Nullable
    Refusal insure(Happening h, Insure c) {
        if (!isOffered(h.layout())) return notOffered(h.layout());
        BlackjackBox box = h.layout().at(c.box());
        OnHand own = box == null ? null : box.hands().getFirst().of(c.patron());
        if (box == null || own == null || own.settled()) return refusal(NO_HAND_THERE, "no wager of theirs to insure");
        if (insured(box, c.patron())) return refusal(INSURED_ALREADY, c.patron() + " is insured at " + c.box());
        Money most = Money.cents(new Odds(1, 2).commission(own.wager().valid().cents()));
        Wagering wagering = new Wagering(rules, h.layout().table());
        Refusal refusal = wagering.inChips(c.stake());
        if (refusal == null && (!c.stake().isPositive() || c.stake().isAbove(most)))
            return refusal(INSURANCE_ABOVE_HALF, c.stake() + " is not above 0.00 and at most " + most);
        if (refusal == null) refusal = wagering.means(c.patron(), c.stake(), c.tokens());
        if (refusal == null) h.add(new InsurancePlaced(c.patron(), c.box(), Placed.of(c.stake(), c.tokens())));
        return refusal;
    }

    private static boolean insured(BlackjackBox box, Patron patron) {
        return box.insurance().stream().anyMatch(insured -> insured.patron().equals(patron));
    }

    @Rule({"9.1.2", "9.1.3", "R-90"})
    @Nullable
    Refusal evenMoney(Happening h, EvenMoney c) {
        BlackjackBox box = h.layout().at(c.box());
        OnHand own = box == null ? null : box.hands().getFirst().of(c.patron());
        if (box == null || own == null || own.settled()) return refusal(NO_HAND_THERE, "no wager of theirs");
        if (!h.layout().hasBlackjackAgainstAce(c.box()))
            return refusal(NO_EVEN_MONEY, "even money is for a blackjack against an ace");
        h.add(new WagersSettled(settlement.evenMoney(h.layout(), box, own)));
        return null;
    }
}
