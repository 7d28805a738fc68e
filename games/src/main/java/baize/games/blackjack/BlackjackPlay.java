package baize.games.blackjack;

import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.card.Rank;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Answers;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackHand.OnHand;
import baize.games.blackjack.Decided.Choice;
import baize.games.blackjack.Layout.Turn;
import baize.games.table.Placed;
import baize.games.table.Wagering;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The subsequent deal: draw, stand, double, split, and how the others on a box answer. Sections 10 to 12. */
record BlackjackPlay(BlackjackRules rules) {

    @Rule({"10.1.4", "10.2", "10.3", "10.4", "10.5"})
    @Nullable
    Refusal hit(Happening h, BlackjackCommand.Decision c) {
        Refusal refusal = refusedTurn(h.layout(), c);
        if (refusal != null) return refusal;
        Turn turn = turn(h);
        if (isAceWithItsCard(turn.hand())) return refusal(SPLIT_ACE_HAS_ITS_CARD, "a split ace has one card");
        h.add(new DecisionMade(new Decided(c.patron(), c.box(), turn.number(), Choice.HIT, null)));
        draw(h, turn.box().box(), turn.number());
        advance(h);
        return null;
    }

    @Rule({"10.1.3", "10.2", "10.4"})
    @Nullable
    Refusal stand(Happening h, BlackjackCommand.Decision c) {
        Refusal refusal = refusedTurn(h.layout(), c);
        if (refusal != null) return refusal;
        Turn turn = turn(h);
        if (turn.hand().total() < 12)
            return refusal(MUST_DRAW, "a hand of " + turn.hand().total() + " takes a card");
        h.add(new DecisionMade(new Decided(c.patron(), c.box(), turn.number(), Choice.STAND, null)));
        h.add(new HandEnded(c.box(), turn.number(), HandFate.STOOD));
        advance(h);
        return null;
    }

    /** A card to a hand, which ends with it at twenty-one or over. */
    private static void draw(Happening h, Box box, int number) {
        h.draw(box, number);
        BlackjackBox now = h.layout().at(box);
        if (now == null) throw new IllegalStateException("no box " + box);
        BlackjackHand hand = now.hands().get(number - 1);
        if (Points.isBust(hand.points())) h.add(new HandEnded(box, number, HandFate.BUSTED));
        else if (hand.total() == Points.TWENTY_ONE) h.add(new HandEnded(box, number, HandFate.TWENTY_ONE));
    }

    /** A split hand whose turn comes, and which nobody has to answer, has its second card; an ace that one only. */
    @Rule({"12.2", "12.3", "12.3.1", "12.3.2", "12.5.4", "R-98", "R-103"})
    void advance(Happening h) {
        for (Turn turn = h.layout().turn();
                turn != null
                        && turn.box().answers() == null
                        && turn.hand().cards().size() == 1;
                turn = h.layout().turn()) {
            Box box = turn.box().box();
            boolean ace = turn.hand().cards().getFirst().rank() == Rank.ACE;
            draw(h, box, turn.number());
            if (ace && isTurnOf(h.layout().turn(), box, turn.number()) && !maySplit(turn(h)))
                h.add(new HandEnded(box, turn.number(), HandFate.SPLIT_ACE));
        }
    }

    private static boolean isTurnOf(@Nullable Turn turn, Box box, int number) {
        return turn != null && turn.box().box().equals(box) && turn.number() == number;
    }

    /** Whether others on a box have still to answer a double or a split. */
    private static boolean isAwaiting(Layout layout, Box box) {
        BlackjackBox there = layout.at(box);
        return there != null && there.answers() != null;
    }

    private boolean maySplit(Turn turn) {
        return turn.hand().isPair() && turn.box().hands().size() < rules.maximumHands();
    }

    private static boolean isAceWithItsCard(BlackjackHand hand) {
        return hand.split()
                && hand.cards().size() == 2
                && hand.cards().getFirst().rank() == Rank.ACE;
    }

    /** The controlling player doubles, for less too; the others on the hand answer before the card. */
    @Rule({"10.1.1", "11.1", "11.1.1", "11.1.2", "11.1.3", "11.2", "11.3", "R-97", "R-98", "R-99", "R-100", "R-101"})
    @Nullable
    Refusal doubled(Happening h, BlackjackCommand.DoubleDown c) {
        if (answers(h.layout(), c, false) != null) return answerDouble(h, c);
        Refusal refusal = refusedTurn(h.layout(), c);
        if (refusal != null) return refusal;
        Turn turn = turn(h);
        BlackjackHand hand = turn.hand();
        if (hand.cards().size() != 2 || isAceWithItsCard(hand) || !Points.mayDouble(hand.points()))
            return refusal(NOT_NINE_TEN_OR_ELEVEN, "a double is on two cards that make 9, 10 or 11");
        refusal = addDouble(h, turn.number(), c);
        if (refusal != null) return refusal;
        await(h, turn, false);
        if (isAwaiting(h.layout(), c.box())) return null;
        oneCard(h, c.box(), turn.number());
        return null;
    }

    @Rule({"5.2", "R-99", "R-199"})
    private @Nullable Refusal addDouble(Happening h, int number, BlackjackCommand.DoubleDown c) {
        OnHand own = onHand(h.layout(), c.box(), number, c.patron());
        if (own == null || own.settled()) return refusal(NO_HAND_THERE, "nothing of theirs lies on the hand any more");
        Money most = own.wager().valid();
        Wagering wagering = new Wagering(rules, h.layout().table());
        Money stake = c.stake() == null ? wagering.inChipsUpTo(most) : c.stake();
        Refusal refusal = wagering.inChips(stake);
        if (refusal == null && (!stake.isPositive() || stake.isAbove(most)))
            return refusal(DOUBLE_ABOVE_WAGER, stake + " is not above 0.00 and at most " + most);
        if (refusal == null) refusal = wagering.means(c.patron(), stake, c.tokens());
        if (refusal != null) return refusal;
        Placed placed = Placed.of(stake, c.tokens());
        h.add(new DecisionMade(new Decided(c.patron(), c.box(), number, Choice.DOUBLE, placed)));
        h.add(new DoublePlaced(c.patron(), c.box(), number, placed));
        return null;
    }

    private void oneCard(Happening h, Box box, int number) {
        h.add(new HandEnded(box, number, HandFate.DOUBLED));
        h.draw(box, number);
        advance(h);
    }

    /** The controlling player splits, with as much again; the others on the hand match it or stay on the first. */
    @Rule({"10.1.2", "12.1", "12.4", "12.5", "12.5.2", "12.5.3", "12.5.5", "12.6", "R-101", "R-102", "R-103"})
    @Nullable
    Refusal split(Happening h, BlackjackCommand.Split c) {
        if (answers(h.layout(), c, true) != null) return answerSplit(h, c);
        Refusal refusal = refusedTurn(h.layout(), c);
        if (refusal != null) return refusal;
        Turn turn = turn(h);
        if (!turn.hand().isPair()) return refusal(NOT_A_PAIR, "a split is of two cards of one value");
        if (turn.box().hands().size() >= rules.maximumHands())
            return new Refusal(
                    NO_FURTHER_SPLIT,
                    rules.maximumHands() == 3 ? "12.5.3" : "12.4",
                    "a box has at most " + rules.maximumHands() + " hands");
        refusal = affords(h.layout(), turn.number(), c);
        if (refusal != null) return refusal;
        h.add(new HandSplit(c.box(), turn.number()));
        addSplit(h, turn.number(), c);
        await(h, turn, true);
        if (isAwaiting(h.layout(), c.box())) return null;
        advance(h);
        return null;
    }

    private @Nullable Refusal affords(Layout layout, int number, BlackjackCommand.Split c) {
        OnHand own = onHand(layout, c.box(), number, c.patron());
        if (own == null || own.settled()) return refusal(NO_HAND_THERE, "nothing of theirs lies on the hand any more");
        Money stake = own.wager().valid();
        return new Wagering(rules, layout.table()).means(c.patron(), stake, c.tokens());
    }

    private static void addSplit(Happening h, int number, BlackjackCommand.Split c) {
        OnHand own = onHand(h.layout(), c.box(), number, c.patron());
        if (own == null) throw new IllegalStateException(c.patron() + " has nothing on " + c.box());
        Money stake = own.wager().valid();
        Placed placed = Placed.of(stake, c.tokens());
        h.add(new DecisionMade(new Decided(c.patron(), c.box(), number, Choice.SPLIT, placed)));
        h.add(new SplitPlaced(c.patron(), c.box(), number + 1, placed));
    }

    /** Whoever else has a wager on the hand is asked before the next card, but for a third hand who did not split. */
    @Rule({"11.3", "12.5.5", "12.6", "R-101"})
    private static void await(Happening h, Turn turn, boolean split) {
        List<Patron> others = turn.hand().stakes().stream()
                .filter(stake -> !stake.settled())
                .map(OnHand::patron)
                .filter(patron -> !patron.equals(turn.box().controller()))
                .filter(patron -> !split || hasSplit(turn.box(), patron))
                .toList();
        if (!others.isEmpty()) h.add(new AnswersAwaited(turn.box().box(), turn.number(), split, others));
    }

    private static boolean hasSplit(BlackjackBox box, Patron patron) {
        long on = box.hands().stream().filter(hand -> hand.of(patron) != null).count();
        return box.hands().size() == 1 || on > 1;
    }

    /** The question that this player has still to answer, if there is one of that kind. */
    private static @Nullable Answers answers(Layout layout, BlackjackCommand.Decision c, boolean split) {
        BlackjackBox box = layout.at(c.box());
        Answers answers = box == null ? null : box.answers();
        return answers != null && answers.split() == split && answers.awaited().contains(c.patron()) ? answers : null;
    }

    private @Nullable Refusal answerDouble(Happening h, BlackjackCommand.DoubleDown c) {
        int number = expected(answers(h.layout(), c, false)).hand();
        Refusal refusal = addDouble(h, number, c);
        if (refusal == null) answered(h, c.box());
        return refusal;
    }

    @Rule("12.6.1")
    private @Nullable Refusal answerSplit(Happening h, BlackjackCommand.Split c) {
        int number = expected(answers(h.layout(), c, true)).hand();
        Refusal refusal = affords(h.layout(), number, c);
        if (refusal != null) return refusal;
        addSplit(h, number, c);
        answered(h, c.box());
        return null;
    }

    /** Adds nothing: one card for all on a double; on a split the wager stays on the first hand. */
    @Rule({"11.3", "12.6.2", "R-101"})
    @Nullable
    Refusal decline(Happening h, BlackjackCommand.Decline c) {
        BlackjackBox box = h.layout().at(c.box());
        Answers answers = box == null ? null : box.answers();
        if (answers == null || !answers.awaited().contains(c.patron()))
            return refusal(NOTHING_TO_ANSWER, "no double or split waits for " + c.patron());
        declineFor(h, c.box(), c.patron());
        return null;
    }

    /** Someone who was asked adds nothing. */
    void declineFor(Happening h, Box at, Patron patron) {
        BlackjackBox box = h.layout().at(at);
        int number = expected(box == null ? null : box.answers()).hand();
        h.add(new DecisionMade(new Decided(patron, at, number, Choice.DECLINE, null)));
        h.add(new Declined(patron, at, number));
        answered(h, at);
    }

    /** When the last has answered, the cards come; none to a hand on which nothing lies. */
    private void answered(Happening h, Box box) {
        BlackjackBox now = h.layout().at(box);
        Answers answers = now == null ? null : now.answers();
        if (now == null || answers == null || !answers.awaited().isEmpty()) return;
        h.add(new AnswersGiven(box));
        if (!answers.split()) {
            oneCard(h, box, answers.hand());
            return;
        }
        if (!now.hands().get(answers.hand()).isLive()) h.add(new HandEnded(box, answers.hand() + 1, HandFate.STOOD));
        advance(h);
    }

    private static Answers expected(@Nullable Answers answers) {
        if (answers == null) throw new IllegalStateException("nobody was asked");
        return answers;
    }

    /** A decision that was made, made again with other cards; what was staked with it lies there already. */
    @Rule("16.8")
    @Nullable
    Refusal again(Happening h, Decided d) {
        Turn turn = h.layout().turn();
        boolean answering = isAwaiting(h.layout(), d.box());
        if (!answering && (turn == null || !turn.box().box().equals(d.box()) || turn.number() != d.hand()))
            return refusal(OUT_OF_TURN, "it would not have been the turn of " + d.box());
        Placed placed = d.placed();
        Money tokens = placed == null ? Money.ZERO : placed.tokens();
        Money stake = placed == null ? null : placed.stake();
        return switch (d.choice()) {
            case HIT -> hit(h, new BlackjackCommand.Hit(d.patron(), d.box(), d.hand(), List.of()));
            case STAND -> stand(h, new BlackjackCommand.Stand(d.patron(), d.box(), d.hand(), List.of()));
            case DOUBLE ->
                doubled(h, new BlackjackCommand.DoubleDown(d.patron(), d.box(), d.hand(), stake, tokens, List.of()));
            case SPLIT -> split(h, new BlackjackCommand.Split(d.patron(), d.box(), d.hand(), tokens, List.of()));
            case DECLINE -> decline(h, new BlackjackCommand.Decline(d.patron(), d.box(), d.hand(), List.of()));
            case TURNED -> null;
            case DRAWN_FOR -> {
                if (turn != null) drawFor(h, turn);
                yield null;
            }
            case TIMED_OUT -> {
                if (turn != null) timeOut(h, turn);
                yield null;
            }
        };
    }

    /** The dealer draws for a player who does not decide, until the total exceeds eleven. */
    @Rule({"16.10", "R-113"})
    void drawFor(Happening h, Turn turn) {
        stands(h, turn, Choice.DRAWN_FOR, HandFate.DRAWN_FOR);
    }

    /** A hand whose time has run out is drawn to twelve, as it must be, and stands. */
    @Rule({"10.1.3", "10.2", "R-200"})
    void timeOut(Happening h, Turn turn) {
        stands(h, turn, Choice.TIMED_OUT, HandFate.TIMED_OUT);
    }

    private void stands(Happening h, Turn turn, Choice choice, HandFate fate) {
        Box box = turn.box().box();
        h.add(new DecisionMade(new Decided(controller(turn.box()), box, turn.number(), choice, null)));
        while (isTurnOf(h.layout().turn(), box, turn.number()) && turn(h).hand().total() <= 11)
            draw(h, box, turn.number());
        if (isTurnOf(h.layout().turn(), box, turn.number())) h.add(new HandEnded(box, turn.number(), fate));
        advance(h);
    }

    /** Why this player may not decide on this hand now, if so. */
    @Rule({"3.6.2", "5.7", "10.1", "R-116"})
    private static @Nullable Refusal refusedTurn(Layout layout, BlackjackCommand.Decision c) {
        Turn turn = layout.turn();
        if (turn == null) return refusal(NO_HAND_THERE, "no hand waits for a decision");
        BlackjackBox box = layout.at(c.box());
        if (box == null || !box.concerns(c.patron())) return refusal(NO_HAND_THERE, "no hand of theirs");
        if (!controller(box).equals(c.patron()))
            return refusal(NOT_CONTROLLING, controller(box) + " calls the decisions of " + c.box());
        if (!turn.box().box().equals(c.box()) || (c.hand() != null && c.hand() != turn.number()))
            return refusal(OUT_OF_TURN, "it is the turn of " + turn.box().box() + ", hand " + turn.number());
        if (turn.hand().isFaceDown()) return refusal(CARDS_FACE_DOWN, "the cards of " + c.box() + " are turned first");
        if (box.answers() != null) return refusal(ANSWERS_AWAITED, "others on " + c.box() + " have still to answer");
        return null;
    }

    private static Patron controller(BlackjackBox box) {
        if (box.controller() == null) throw new IllegalStateException("nobody controls " + box.box());
        return box.controller();
    }

    private static Turn turn(Happening h) {
        Turn turn = h.layout().turn();
        if (turn == null) throw new IllegalStateException("no hand is open");
        return turn;
    }

    /** What a player has on a hand: who came to call the decisions may have nothing on one of two. */
    private static @Nullable OnHand onHand(Layout layout, Box box, int number, Patron patron) {
        BlackjackBox there = layout.at(box);
        return there == null ? null : there.hands().get(number - 1).of(patron);
    }
}
