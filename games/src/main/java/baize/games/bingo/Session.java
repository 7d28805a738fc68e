package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Invalidation.Fate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A session: the games that one fee pays for, the cards that were issued and who paid.
 *
 * @param series the serial number of its scorecards
 * @param opened when, where the hall has been told the time
 * @param played how many of its games are over
 * @param cards those in play, by serial number
 * @param dead those that were given up or declared void, by serial number; absent while there is none
 */
@Rule("1.1 \"session\"")
public record Session(
        int number,
        String series,
        @Nullable Instant opened,
        int played,
        List<Issued> cards,
        List<Entry> entries,
        @Nullable List<Issued> dead) {

    static Session opened(int number, String series, @Nullable Instant at) {
        return new Session(number, series, at, 0, List.of(), List.of(), null);
    }

    public @Nullable Issued card(int serial) {
        for (Issued card : cards) if (card.serial() == serial) return card;
        return null;
    }

    /** The cards that nobody can play with any more; their numbers are not issued again. */
    @Rule({"2.3.1", "4.3"})
    List<Issued> outOfPlay() {
        return dead == null ? List.of() : dead;
    }

    /** All that were issued, in play or not. */
    List<Issued> everIssued() {
        return Stream.concat(cards.stream(), outOfPlay().stream()).toList();
    }

    boolean isOutOfPlay(int serial) {
        return outOfPlay().stream().anyMatch(card -> card.serial() == serial);
    }

    /** Whether a card is in play that is for this game. */
    @Rule({"4.3", "7.1.3", "R-143"})
    public boolean isPlayed(int game) {
        return cards.stream().anyMatch(card -> card.from() <= game);
    }

    public @Nullable Entry entry(Patron patron) {
        for (Entry entry : entries) if (entry.patron().equals(patron) && !entry.left()) return entry;
        return null;
    }

    /** What a player has paid and not got back. */
    Money staked(Patron patron) {
        Entry entry = entry(patron);
        return entry == null ? Money.ZERO : entry.fee();
    }

    /** The first and the last serial number issued, of cards given up too; 0 while there is none. */
    @Rule("4.3")
    public int first() {
        return Stream.of(cards, outOfPlay())
                .filter(some -> !some.isEmpty())
                .mapToInt(some -> some.getFirst().serial())
                .min()
                .orElse(0);
    }

    @Rule("4.3")
    public int last() {
        return Stream.of(cards, outOfPlay())
                .filter(some -> !some.isEmpty())
                .mapToInt(some -> some.getLast().serial())
                .max()
                .orElse(0);
    }

    Session issued(Issued card, Entry paid) {
        List<Issued> more = inserted(cards, card);
        Session session = with(more, entries);
        if (entry(paid.patron()) != null)
            return session.entries(entry -> isOf(entry, paid.patron()) ? entry.plus(paid.fee()) : entry);
        List<Entry> all = new ArrayList<>(entries);
        all.add(paid);
        return with(more, all);
    }

    private static List<Issued> inserted(List<Issued> sorted, Issued card) {
        List<Issued> more = new ArrayList<>(sorted);
        int at = more.size();
        while (at > 0 && more.get(at - 1).serial() > card.serial()) at--;
        more.add(at, card);
        return more;
    }

    private static boolean isOf(Entry entry, Patron patron) {
        return entry.patron().equals(patron) && !entry.left();
    }

    private Session with(List<Issued> held, List<Entry> paid) {
        return new Session(number, series, opened, played, List.copyOf(held), List.copyOf(paid), dead);
    }

    private Session entries(UnaryOperator<Entry> change) {
        return with(cards, entries.stream().map(change).toList());
    }

    Session cards(Predicate<Issued> which, UnaryOperator<Issued> change) {
        return with(
                cards.stream()
                        .map(card -> which.test(card) ? change.apply(card) : card)
                        .toList(),
                entries);
    }

    Session card(int serial, UnaryOperator<Issued> change) {
        return cards(card -> card.serial() == serial, change);
    }

    /** The cards of who leaves are dead. */
    @Rule("2.3.1")
    Session without(Patron patron) {
        List<Issued> held = new ArrayList<>();
        List<Issued> gone = outOfPlay();
        for (Issued card : cards)
            if (card.patron().equals(patron)) gone = inserted(gone, card.atRest());
            else held.add(card);
        List<Issued> buried = gone.isEmpty() ? null : List.copyOf(gone);
        return new Session(number, series, opened, played, List.copyOf(held), entries, buried)
                .entries(entry -> isOf(entry, patron) ? entry.gone() : entry);
    }

    /** The same where all that the player has paid goes back, before leaving too. */
    @Rule({"9.3.1", "R-193"})
    Session voided(Patron patron) {
        return entries(entry -> entry.patron().equals(patron) ? entry.voided() : entry)
                .without(patron);
    }

    Session fate(List<Patron> whose, Fate fate) {
        return entries(entry -> whose.contains(entry.patron()) ? entry.with(fate) : entry);
    }

    /** After a game, which leaves nothing on the cards. */
    @Rule("7.7")
    Session gameOver(int game) {
        Session over = new Session(number, series, opened, game, cards, entries, dead);
        return over.cards(card -> !card.marks().equals(Balls.NONE), card -> card.marked(Balls.NONE));
    }
}
