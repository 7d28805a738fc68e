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
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** What each event makes of the state. */
record BingoEvolution(BingoRules rules) {

    BingoState evolve(BingoState s, BingoEvent event) {
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
            case GameStarted e -> BingoState.of(s.hall().started(e.round()), Play.started(e));
            case NumberCalled(int number, var said) -> play(s, play -> play.called(number, said));
            case PrizeForfeited e -> play(s, play -> play.forfeited(e.patron(), e.pattern()));
            case ForfeitLifted(var patron, var pattern) -> play(s, play -> play.lifted(patron, pattern));
            case ClaimMade e -> play(s, play -> play.claimed(claimed(e)));
            case ClaimVerified e ->
                play(s, play -> play.checked(e.patron(), e.serial(), e.box(), e.pattern(), GOOD, e.findings()));
            case ClaimRejected e ->
                play(s, play -> play.checked(e.patron(), e.serial(), e.box(), e.pattern(), REJECTED, e.findings()));
            case ClaimUndone e -> play(s, play -> play.unclaimed(e.patron(), e.serial(), e.box(), e.pattern()));
            case MinorsSettled(var divided, var lines) ->
                BingoState.of(s.hall().paid(divided, lines), paid(s, divided));
            case GameSettled e -> over(s, kept(s, e.divided(), settled(s, e)));
            case GameVoided(String _, var _, var divided, var lines, var carried) ->
                over(s, kept(s, divided, s.hall().paid(divided, lines).carrying(carried)));
            case PrizesRecalled e -> recalled(s, e);
            case SharesPaid(var lines) -> s.change(hall -> hall.paid(List.of(), lines));
            case GameUndone e -> s.change(hall -> undone(hall, e));
            case FeesReturned(var lines) -> s.change(hall -> hall.paid(List.of(), lines));
            case SessionEnded e -> new Settled(ended(s.hall(), e));
            case CallCorrected e -> corrected(s, e);
            case CardFailed(int serial) -> card(s, serial, card -> card.failed(true));
            case CardReplaced(int serial) -> replaced(s, serial);
            case OutcomeInvalidated e -> s.change(hall -> named(hall, e));
            case EntryVoided e -> voided(s, e);
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

    private static Play paid(BingoState s, List<Divided> divided) {
        return playOf(s).winning(divided, s.hall().open()).paid(divided);
    }

    /** With the game that is over kept in mind until the next begins. */
    @Rule("R-193")
    private static Hall kept(BingoState s, List<Divided> divided, Hall over) {
        return over.with(new LastGame(paid(s, divided).atRest(), over.open().series(), null));
    }

    private static Hall named(Hall hall, OutcomeInvalidated e) {
        LastGame over = hall.over();
        if (hall.session() != null)
            return hall.session(
                    session -> session.fate(e.forfeit(), Fate.FORFEITED).fate(e.retain(), Fate.RETAINED));
        return over == null
                ? hall
                : hall.with(over.fate(e.forfeit(), Fate.FORFEITED).fate(e.retain(), Fate.RETAINED));
    }

    private static BingoState voided(BingoState s, EntryVoided e) {
        Patron patron = e.patron();
        Hall hall = s.hall();
        Outcome outcome = hall.outcome();
        LastGame over = hall.over();
        BingoState after = s.change(all -> all.with(outcome == null ? null : outcome.voided(patron))
                .with(over == null ? null : over.entries(entry -> isOf(entry, patron) ? entry.voided() : entry)));
        return hall.session() == null
                ? after.change(all -> all.with(all.table().settled(e.lines())))
                : without(after, patron, e.lines(), open -> open.voided(patron));
    }

    private static boolean isOf(Entry entry, Patron patron) {
        return entry.patron().equals(patron);
    }

    /**
     * What nobody has won is to be won again: in the game at hand, or where that is over as it would have gone on, in a
     * game without a result whatever it is.
     */
    @Rule({"8.3", "8.4.2", "9.3.1", "R-124", "R-131", "R-135", "R-139"})
    private BingoState recalled(BingoState s, PrizesRecalled e) {
        BingoState after = s.change(
                hall -> hall.with(hall.table().adjusted(e.adjustments()).tokensBack(e.undone()))
                        .without(e.undone(), e.divided()));
        Play play = after.play();
        if (play != null) return BingoState.of(after.hall(), play.recalled(e));
        Outcome outcome = after.hall().outcome();
        List<Prize> lapsed = e.open().stream()
                .filter(prize -> outcome != null && !prize.isMain() && !rules.minorRollover())
                .toList();
        List<Prize> carried = new ArrayList<>(after.hall().carried());
        for (Prize prize : e.open()) if (!lapsed.contains(prize)) BingoCalling.added(carried, prize);
        LastGame over = after.hall().over();
        return after.change(hall -> hall.carrying(List.copyOf(carried))
                .with(outcome == null ? null : outcome.recalled(e.open(), lapsed))
                .with(over == null ? null : over.with(over.play().recalled(e))));
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
        LastGame over = hall.over();
        List<Entry> entries = hall.open().entries();
        return hall.paid(List.of(), e.lines())
                .carrying(e.carried())
                .with(outcome == null ? null : outcome.ended(entries, e.how()))
                .with(over == null ? null : over.ended(entries, e.how()))
                .with((Session) null);
    }

    @Rule({"9.4", "9.5", "R-21", "R-124"})
    private static Hall undone(Hall hall, GameUndone e) {
        Outcome outcome = hall.outcome();
        LastGame over = hall.over();
        return hall.with(hall.table().adjusted(e.adjustments()).tokensBack(e.undone()))
                .with(over == null || outcome == null ? over : over.undone(outcome.entries()))
                .without(e.undone())
                .carrying(e.carried());
    }

    private static BingoState over(BingoState s, Hall hall) {
        return new Issuing(hall.session(session -> session.gameOver(playOf(s).game())));
    }

    /** Marks on a number that does not count go with it. */
    @Rule({"8.3", "R-139"})
    private static BingoState corrected(BingoState s, CallCorrected e) {
        LastGame over = s.hall().over();
        if (s.play() == null && over != null) return s.change(hall -> hall.with(over.with(corrected(over.play(), e))));
        Play right = corrected(playOf(s), e);
        Balls heard = right.heard();
        Hall hall = s.hall()
                .session(session -> session.cards(
                        card -> !heard.hasAll(card.marks()),
                        card -> card.marked(card.marks().and(heard))));
        return BingoState.of(hall, right);
    }

    private static Play corrected(Play play, CallCorrected e) {
        int call = e.call() == null ? play.called().size() : e.call();
        return play.corrected(call, e.number());
    }

    @Rule({"8.5", "R-140"})
    private static BingoState replaced(BingoState s, int serial) {
        Play play = s.play();
        Balls called = play == null ? Balls.NONE : play.heard();
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
