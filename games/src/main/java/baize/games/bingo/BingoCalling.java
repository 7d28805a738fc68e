package baize.games.bingo;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.bingo.BingoReason.*;

import baize.core.ball.Balls;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Issuing;
import baize.games.bingo.CardBook.Marked;
import baize.games.bingo.Play.Forfeit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A game is announced and its numbers are called. Rule 4, and the jackpot's numbers of 6.5. */
record BingoCalling(BingoRules rules, Bingo game, CardBook book, BingoSettlement settlement) {

    /** Colour, conditions and prizes are announced, with what earlier games left over. */
    @Rule({"2.3.2", "4.3", "4.4", "5.1", "5.5", "6.2", "6.3", "6.5.1", "R-136"})
    Decision<BingoEvent> start(Issuing s, Start c) {
        Session session = s.hall().open();
        if (!s.table().open()) return refuse(TABLE_CLOSED, "the hall is closed");
        int number = session.played() + 1;
        if (!session.isPlayed(number)) return refuse(NOTHING_ISSUED, "no scorecard has been issued");
        String wrong = jackpotObjection(number, c.jackpotNumbers());
        if (wrong != null) return refuse(WRONG_JACKPOT_NUMBERS, wrong);
        return accept(new GameStarted(
                s.round() + 1,
                number,
                rules.colours().get(number - 1),
                prizes(rules, s.hall(), number),
                List.copyOf(c.jackpotNumbers())));
    }

    private @Nullable String jackpotObjection(int number, List<Integer> drawn) {
        int wanted = rules.isJackpotGame(number) ? rules.jackpotNumbers() : 0;
        return new HashSet<>(drawn).size() == wanted
                        && drawn.size() == wanted
                        && drawn.stream().allMatch(Balls.ALL::has)
                ? null
                : "expected " + wanted + " different jackpot numbers from 1 to 90, got " + drawn;
    }

    /** What a game pays: its own prizes, and what is carried into it; a pattern that it lacks is added. */
    @Rule({"6.4", "8.4.2", "R-124", "R-135"})
    static List<Prize> prizes(BingoRules rules, Hall hall, int number) {
        List<Prize> prizes = new ArrayList<>(rules.prizes(number));
        for (Prize carried : hall.carried()) added(prizes, carried);
        return List.copyOf(prizes);
    }

    /** Adds a prize to the one for the same pattern, or, where there is none, before the main prize. */
    static void added(List<Prize> prizes, Prize more) {
        for (int at = 0; at < prizes.size(); at++)
            if (prizes.get(at).pattern() == more.pattern()) {
                prizes.set(at, prizes.get(at).plus(more.amount()));
                return;
            }
        prizes.add(more.isMain() ? prizes.size() : 0, more);
    }

    /** The number closes the time for claims on the one before. */
    @Rule({"4.5", "4.8", "8.1", "8.5", "1.1 \"dealer terminal\"", "R-125", "R-126"})
    Decision<BingoEvent> call(Calling s, Call c) {
        Play play = s.play();
        if (hasFailedCard(s)) return refuse(DRAW_PAUSED, "an electronic card is being replaced");
        if (play.isWon()) return refuse(GAME_WON, "the game has been won");
        if (play.called().size() == Balls.COUNT) return refuse(ALL_CALLED, "all numbers have been called");
        Integer number = c.number();
        if (number == null || !Balls.ALL.has(number)) return refuse(NO_NUMBER, "expected a number from 1 to 90");
        if (play.balls().has(number)) return refuse(ALREADY_CALLED, number + " has been called");
        List<BingoEvent> events = new ArrayList<>(closing(s));
        boolean wrong = c.announced() != null && !c.announced().equals(number);
        events.add(new NumberCalled(number, wrong ? c.announced() : null));
        events.addAll(sounding(game.after(s, events)));
        return accept(events);
    }

    static boolean hasFailedCard(BingoState s) {
        return s.hall().open().cards().stream().anyMatch(Issued::failed);
    }

    /**
     * What becomes of the last number's prizes when its time is over: paid to who claimed, forfeited by who did
     * not. A number that was not announced entitles nobody, and nobody forfeits on it.
     */
    @Rule({"8.1", "R-125", "R-126", "R-131", "R-139"})
    List<BingoEvent> closing(Calling s) {
        List<BingoEvent> events = new ArrayList<>(settlement.minors(s));
        Play play = s.play();
        if (play.called().isEmpty()) return events;
        Balls heard = play.heard();
        Set<Forfeit> seen = new HashSet<>();
        List<Marked> boxes = book.inPlay(s.hall().open(), play);
        for (Prize prize : play.prizes()) {
            if (!play.good(prize.pattern()).isEmpty()) continue;
            for (Marked held : boxes)
                if (held.shows(prize.pattern())
                        && !play.hasForfeited(held.card().patron(), prize.pattern())
                        && seen.add(new Forfeit(held.card().patron(), prize.pattern(), heard)))
                    events.add(new PrizeForfeited(
                            held.card().patron(), prize.pattern(), held.card().serial(), held.number()));
        }
        return events;
    }

    /** Cards that play by themselves sound for all that the last number has completed on them. */
    @Rule({"3.4", "4.7", "5.4.2", "R-129"})
    List<BingoEvent> sounding(BingoState s) {
        if (!rules.autoPlayCalls()) return List.of();
        Play play = BingoEvolution.playOf(s);
        List<BingoEvent> claims = new ArrayList<>();
        for (Marked held : book.inPlay(s.hall().open(), play)) {
            Issued card = held.card();
            if (card.automatic() && !card.failed())
                for (Prize prize : play.prizes())
                    if (sounds(s, play, held, prize.pattern()))
                        claims.add(new ClaimMade(
                                card.patron(), card.serial(), held.number(), prize.pattern(), play.game(), true));
        }
        return claims;
    }

    private static boolean sounds(BingoState s, Play play, Marked held, Pattern pattern) {
        Patron patron = held.card().patron();
        return held.shows(pattern)
                && !play.hasForfeited(patron, pattern)
                && !s.table().guest(patron).excluded()
                && play.claims().stream()
                        .noneMatch(claim -> claim.isFor(patron, held.card().serial(), held.number(), pattern));
    }

    /** The winners are paid; without one the game ends when all numbers have been called, or nobody plays any more. */
    @Rule({"4.6", "4.8", "7.2", "7.4", "8.5", "R-135"})
    Decision<BingoEvent> settle(Calling s) {
        Play play = s.play();
        if (hasFailedCard(s)) return refuse(DRAW_PAUSED, "an electronic card is being replaced");
        if (play.isWon()) return accept(settlement.game(s));
        if (play.called().size() < BingoRules.FEWEST_CALLS)
            return refuse(TOO_FEW_NUMBERS, play.called().size() + " numbers have been called, not 15");
        boolean abandoned = s.isAbandoned();
        if (play.called().size() < Balls.COUNT && !abandoned) return refuse(NOT_WON, "nobody has bingo");
        if (!abandoned && !play.heard().equals(play.balls()))
            return refuse(NOT_ANNOUNCED, "a number that was drawn has not been announced");
        List<BingoEvent> events = new ArrayList<>(closing(s));
        events.addAll(settlement.game((Calling) game.after(s, events)));
        return accept(events);
    }
}
