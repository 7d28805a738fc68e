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
import org.jspecify.annotations.Nullable;

/**
 * A session: the games that one fee pays for, the cards that were issued and who paid.
 *
 * @param series the serial number of its scorecards
 * @param opened when, where the hall has been told the time
 * @param played how many of its games are over
 * @param cards by serial number
 */
@Rule("1.1 \"session\"")
public record Session(
        int number, String series, @Nullable Instant opened, int played, List<Issued> cards, List<Entry> entries) {

    public @Nullable Issued card(int serial) {
        for (Issued card : cards) if (card.serial() == serial) return card;
        return null;
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

    /** The first and the last serial number issued; 0 while there is none. */
    @Rule("4.3")
    public int first() {
        return cards.isEmpty() ? 0 : cards.getFirst().serial();
    }

    @Rule("4.3")
    public int last() {
        return cards.isEmpty() ? 0 : cards.getLast().serial();
    }

    Session issued(Issued card, Entry paid) {
        List<Issued> more = new ArrayList<>(cards);
        int at = more.size();
        while (at > 0 && more.get(at - 1).serial() > card.serial()) at--;
        more.add(at, card);
        Session session = with(more, entries);
        if (entry(paid.patron()) != null)
            return session.entries(entry -> isOf(entry, paid.patron()) ? entry.plus(paid.fee()) : entry);
        List<Entry> all = new ArrayList<>(entries);
        all.add(paid);
        return with(more, all);
    }

    private static boolean isOf(Entry entry, Patron patron) {
        return entry.patron().equals(patron) && !entry.left();
    }

    private Session with(List<Issued> held, List<Entry> paid) {
        return new Session(number, series, opened, played, List.copyOf(held), List.copyOf(paid));
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
    Session without(Patron patron) {
        return with(cards.stream().filter(card -> !card.patron().equals(patron)).toList(), entries)
                .entries(entry -> isOf(entry, patron) ? entry.gone() : entry);
    }

    /** The same where the fee has gone back. */
    Session voided(Patron patron) {
        return entries(entry -> isOf(entry, patron) ? entry.voided() : entry).without(patron);
    }

    Session fate(List<Patron> whose, Fate fate) {
        return entries(entry -> whose.contains(entry.patron()) ? entry.with(fate) : entry);
    }

    /** After a game, which leaves nothing on the cards. */
    @Rule("7.7")
    Session gameOver(int game) {
        Session over = new Session(number, series, opened, game, cards, entries);
        return over.cards(card -> !card.marks().equals(Balls.NONE), card -> card.marked(Balls.NONE));
    }
}
