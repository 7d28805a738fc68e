package baize.games.blackjack;

import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackEvent.ControlPassed;
import baize.games.blackjack.BlackjackEvent.HandEnded;
import baize.games.table.Guest;

/** A round that goes on without some of its wagers: which hands are over, and who calls the decisions now. */
record BlackjackControl(Blackjack game) {

    /** Hands on which nothing lies any more are over, and nobody is waited for who has nothing on a hand. */
    void withoutWagers(Happening h) {
        for (BlackjackBox box : h.layout().boxes()) passControl(h, box);
        game.turning().turnedWithoutWagers(h);
        for (BlackjackBox box : h.layout().boxes()) {
            for (int number = 1; number <= box.hands().size(); number++)
                if (box.hands().get(number - 1).fate() == HandFate.OPEN
                        && !box.hands().get(number - 1).isLive()
                        && !isAskedFor(box, number)) h.add(new HandEnded(box.box(), number, HandFate.STOOD));
            if (box.answers() != null) withoutAnswers(h, box, box.answers());
        }
        game.play().advance(h);
    }

    /** Who has nothing on a box any more calls no decisions there: of those who have, the next does. */
    @Rule({"5.7", "5.7.1", "5.7.2", "5.7.3", "R-104"})
    private static void passControl(Happening h, BlackjackBox box) {
        if (box.isLive(box.controller())) return;
        Guest seated = h.layout().table().at(box.box());
        for (Patron next : box.inOrder(seated == null ? null : seated.patron()))
            if (box.isLive(next)) {
                h.add(new ControlPassed(box.box(), next));
                return;
            }
    }

    /** Whether a hand came of a split that others on the box have still to answer. */
    private static boolean isAskedFor(BlackjackBox box, int number) {
        BlackjackBox.Answers answers = box.answers();
        return answers != null
                && answers.split()
                && number == answers.hand() + 1
                && box.hands().get(answers.hand() - 1).isLive();
    }

    private void withoutAnswers(Happening h, BlackjackBox box, BlackjackBox.Answers answers) {
        BlackjackHand hand = box.hands().get(answers.hand() - 1);
        if (!hand.isLive()) {
            h.add(new BlackjackEvent.AnswersGiven(box.box()));
            return;
        }
        for (Patron patron : answers.awaited()) {
            BlackjackHand.OnHand own = hand.of(patron);
            if (own == null || own.settled()) game.play().declineFor(h, box.box(), patron);
        }
    }
}
