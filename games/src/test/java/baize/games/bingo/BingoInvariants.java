package baize.games.bingo;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.ball.Balls;
import baize.core.engine.Patron;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Checking;
import baize.games.bingo.BingoState.Settled;
import baize.games.table.Guest;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** What is true of a hall at every moment, whatever has been asked of it. */
final class BingoInvariants {
    private BingoInvariants() {}

    static void check(BingoRules rules, BingoState state) {
        Session session = state.hall().session();
        must((session == null) == (state instanceof Settled), "a session outside of Settled", state);
        if (session != null) session(rules, state, session);
        Play play = state.play();
        if (play == null) return;
        must(state.hall().carried().isEmpty(), "what was carried is in the game", state);
        must(state.hall().outcome() == null, "what came before the game stands", state);
        must(play.isChecking() == (state instanceof Checking), "checking while claims wait", play);
        must(play.isChecking() != (state instanceof Calling), "calling while none does", play);
        play(rules, play);
        logged(new CardBook(rules), state.hall().open(), play);
    }

    /** What has been won and what is forfeited rests on numbers that were drawn and announced by then. */
    private static void logged(CardBook book, Session session, Play play) {
        must(play.balls().hasAll(play.heard()), "what counts was drawn", play);
        for (CallLog.Won won : CallLog.of(play.log()).won()) {
            must(play.balls().hasAll(won.heard()), "what was won on was drawn", won);
            for (Claimed claim : won.claims()) {
                BingoBox box = book.card(session, won.card(claim.serial()), play.game())
                        .box(claim.box());
                must(box != null && CardBook.shows(box, claim.pattern(), won.heard()), "what was won is shown", won);
            }
        }
        for (Play.Forfeit forfeit : play.forfeits())
            must(play.balls().hasAll(forfeit.heard()), "what was forfeited on", forfeit);
    }

    private static void must(boolean holds, String what, Object of) {
        if (!holds) throw new AssertionError(what + ": " + of);
    }

    private static void session(BingoRules rules, BingoState state, Session session) {
        assertThat(session.cards()).extracting(Issued::serial).isSorted().doesNotHaveDuplicates();
        assertThat(session.outOfPlay()).extracting(Issued::serial).isSorted();
        assertThat(session.everIssued()).extracting(Issued::serial).doesNotHaveDuplicates();
        for (Issued card : session.everIssued())
            must(session.first() <= card.serial() && card.serial() <= session.last(), "first and last", session);
        must(session.played() <= rules.games(), "no more games than the session has", session);
        Map<Patron, Integer> cards = new HashMap<>();
        for (Issued card : session.cards()) {
            cards.merge(card.patron(), 1, Integer::sum);
            must(card.medium() == Medium.ELECTRONIC || !card.automatic() && !card.failed(), "paper is paper", card);
            must(state.play() != null || card.failed() || card.marks().equals(Balls.NONE), "marks in a game", card);
        }
        for (Guest guest : state.table().guests()) {
            int held = cards.getOrDefault(guest.patron(), 0);
            must(
                    state.staked(guest.patron()).equals(rules.entryFee().times(held)),
                    "a fee for each card",
                    guest.patron());
        }
        HashSet<Patron> live = new HashSet<>();
        for (Entry entry : session.entries())
            must(entry.left() || live.add(entry.patron()), "one entry a player", entry);
    }

    private static void play(BingoRules rules, Play play) {
        assertThat(play.called()).doesNotHaveDuplicates().allMatch(Balls.ALL::has);
        must(
                play.jackpotNumbers().size() == (rules.isJackpotGame(play.game()) ? rules.jackpotNumbers() : 0),
                "the jackpot's numbers",
                play);
        List<String> open =
                play.prizes().stream().map(prize -> prize.pattern().id()).toList();
        assertThat(open).doesNotHaveDuplicates();
        assertThat(play.won())
                .extracting(Divided::wager)
                .doesNotHaveDuplicates()
                .doesNotContainAnyElementsOf(open);
        must(open.contains(Pattern.FULL_HOUSE.id()), "the main prize is open", play);
        assertThat(play.forfeits()).doesNotHaveDuplicates();
        for (Claimed claim : play.claims()) {
            must(open.contains(claim.pattern().id()), "claims are on what is open", claim);
            if (claim.isGood())
                must(!play.hasForfeited(claim.patron(), claim.pattern()), "what is forfeited is not won", claim);
        }
    }
}
