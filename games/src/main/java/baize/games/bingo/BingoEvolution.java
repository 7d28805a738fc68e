package baize.games.bingo;

import static baize.games.bingo.Claimed.Check.GOOD;
import static baize.games.bingo.Claimed.Check.PENDING;
import static baize.games.bingo.Claimed.Check.REJECTED;

import baize.core.ball.Balls;
import baize.core.engine.Patron;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Issuing;
import baize.games.bingo.BingoState.Settled;
import baize.games.table.Invalidation.Fate;
import java.util.List;
import java.util.function.UnaryOperator;

/** What each event makes of the state. */
final class BingoEvolution {
    private BingoEvolution() {}

    static BingoState evolve(BingoState s, BingoEvent event) {
        return switch (event) {
            case TableChanged(var shared) ->
                s.change(hall -> hall.with(hall.table().evolve(shared)));
            case JackpotTold(var pool) ->
                s.change(hall -> hall.with(hall.jackpot().told(pool)));
            // Fees of a session are never taken out of the pool again: nothing of a contribution is kept in mind.
            case JackpotMoved(var moved) ->
                s.change(hall ->
                        hall.with(hall.jackpot().moved(moved).roundOver()).with(Outcome.moved(hall.outcome(), moved)));
            case SessionOpened(int number, String series, var at) ->
                new Issuing(s.hall().opened(Session.opened(number, series, at)));
            case CardIssued e -> issued(s, e);
            case AutomaticSet(int serial, boolean on) -> card(s, serial, card -> card.automatic(on));
            case NumberMarked(int serial, int number) ->
                card(s, serial, card -> card.marked(card.marks().with(number)));
            case GameStarted e -> BingoState.of(s.hall().started(e.round()), started(e));
            case NumberCalled(int number, var said) -> play(s, play -> play.called(number, said));
            case PrizeForfeited e -> play(s, play -> play.forfeited(e.patron(), e.pattern()));
            case ClaimMade e -> play(s, play -> play.claimed(claimed(e)));
            case ClaimVerified e ->
                play(s, play -> play.checked(e.patron(), e.serial(), e.box(), e.pattern(), GOOD, e.findings()));
            case ClaimRejected e ->
                play(s, play -> play.checked(e.patron(), e.serial(), e.box(), e.pattern(), REJECTED, e.findings()));
            case MinorsSettled(var divided, var lines) ->
                BingoState.of(s.hall().paid(divided, lines), playOf(s).paid(divided));
            case GameSettled e -> over(s, settled(s, e));
            case GameVoided(String _, var _, var divided, var lines, var carried) ->
                over(s, s.hall().paid(divided, lines).carrying(carried));
            case GameUndone e -> s.change(hall -> undone(hall, e));
            case FeesReturned(var lines) -> s.change(hall -> hall.paid(List.of(), lines));
            case SessionEnded e -> new Settled(ended(s.hall(), e));
            case CallCorrected(int number, Integer _) -> corrected(s, number);
            case CardFailed(int serial) -> card(s, serial, card -> card.failed(true));
            case CardReplaced(int serial) -> replaced(s, serial);
            case OutcomeInvalidated e ->
                s.change(hall -> hall.session() == null
                        ? hall
                        : hall.session(session ->
                                session.fate(e.forfeit(), Fate.FORFEITED).fate(e.retain(), Fate.RETAINED)));
            case EntryVoided(var patron, var lines, var closed) ->
                without(s, patron, lines, open -> closed == null ? open.without(patron) : open.voided(patron));
            case PlayerLeft(var patron, var lines) -> without(s, patron, lines, open -> open.without(patron));
        };
    }

    /** The fee is settled; the cards are dead, and claims on them with it. */
    private static BingoState without(BingoState s, Patron patron, List<Line> lines, UnaryOperator<Session> leaving) {
        BingoState left =
                s.change(hall -> hall.with(hall.table().settled(lines)).session(leaving));
        Play play = left.play();
        return play == null ? left : BingoState.of(left.hall(), play.without(patron));
    }

    private static BingoState issued(BingoState s, CardIssued e) {
        Issued card =
                new Issued(e.serial(), e.patron(), e.medium(), e.automatic(), e.from(), e.boxes(), Balls.NONE, false);
        Entry paid = new Entry(e.patron(), e.seat(), e.fee(), Fate.REFUNDED, false);
        return s.change(
                hall -> hall.with(hall.table().staked(e.staked())).session(session -> session.issued(card, paid)));
    }

    private static Play started(GameStarted e) {
        return new Play(e.game(), e.jackpotNumbers(), List.of(), null, e.prizes(), List.of(), List.of(), List.of());
    }

    private static Claimed claimed(ClaimMade e) {
        return new Claimed(e.patron(), e.serial(), e.box(), e.pattern(), e.game(), e.automatic(), PENDING, List.of());
    }

    /** What is not carried on already would be, if the game had no result. */
    @Rule({"8.4.2", "9.4", "R-124"})
    private static Hall settled(BingoState s, GameSettled e) {
        List<String> minors = e.divided().stream().map(Divided::wager).toList();
        List<Prize> again = playOf(s).prizes().stream()
                .filter(prize -> !e.carried().contains(prize))
                .filter(prize ->
                        prize.isMain() || !minors.contains(prize.pattern().id()))
                .toList();
        Hall hall = s.hall();
        return hall.paid(e.divided(), e.lines()).carrying(e.carried()).with(Outcome.settled(hall.outcome(), again));
    }

    private static Hall ended(Hall hall, SessionEnded e) {
        Outcome outcome = hall.outcome();
        return hall.paid(List.of(), e.lines())
                .carrying(e.carried())
                .with(outcome == null ? null : outcome.ended(hall.open().entries(), e.how()))
                .with((Session) null);
    }

    @Rule({"9.4", "9.5", "R-21", "R-124"})
    private static Hall undone(Hall hall, GameUndone e) {
        return hall.with(hall.table().adjusted(e.adjustments()).tokensBack(e.undone()))
                .without(e.undone())
                .carrying(e.carried());
    }

    private static BingoState over(BingoState s, Hall hall) {
        return new Issuing(hall.session(session -> session.gameOver(playOf(s).game())));
    }

    /** Marks on a number that was not drawn go with it. */
    @Rule({"8.3", "R-139"})
    private static BingoState corrected(BingoState s, int number) {
        Play right = playOf(s).corrected(number);
        Balls called = right.balls();
        Hall hall = s.hall()
                .session(session -> session.cards(
                        card -> !called.hasAll(card.marks()),
                        card -> card.marked(card.marks().and(called))));
        return BingoState.of(hall, right);
    }

    @Rule({"8.5", "R-140"})
    private static BingoState replaced(BingoState s, int serial) {
        Play play = s.play();
        Balls called = play == null ? Balls.NONE : play.balls();
        return card(s, serial, card -> card.failed(false).marked(called));
    }

    private static BingoState card(BingoState s, int serial, UnaryOperator<Issued> change) {
        return s.change(hall -> hall.session(session -> session.card(serial, change)));
    }

    private static BingoState play(BingoState s, UnaryOperator<Play> change) {
        return BingoState.of(s.hall(), change.apply(playOf(s)));
    }

    static Play playOf(BingoState s) {
        Play play = s.play();
        if (play == null) throw new IllegalStateException("corrupt history: no game is in play");
        return play;
    }
}
