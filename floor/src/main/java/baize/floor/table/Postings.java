package baize.floor.table;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stake;
import baize.core.pay.Stakes;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import baize.games.jackpot.JackpotEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The ledger's reading of a game's events, the same for every game: a stake is held until a line settles it, and the
 * tray pays or keeps the difference. What moves beside the wagers, like a commission, is between patron and tray. What
 * goes to a jackpot leaves the tray, and what a jackpot gives comes into it.
 * Promotional tokens are no money and appear in no account.
 */
public final class Postings {
    private Postings() {}

    /**
     * The movements that one event stands for.
     *
     * @param jackpot what it says of the jackpot, if anything
     */
    static List<Entry> of(String table, Object event, @Nullable JackpotEvent jackpot) {
        List<Entry> played = of(table, event);
        if (jackpot == null || jackpot.fromTable().isZero()) return played;
        List<Entry> all = new ArrayList<>(played);
        all.addAll(Entry.transfer(Account.floatTray(table), Account.TRANSIT, jackpot.fromTable()));
        return all;
    }

    private static List<Entry> of(String table, Object event) {
        List<Entry> played = event instanceof Stakes stakes
                ? staked(table, stakes.staked())
                : event instanceof Settles settles ? settled(table, settles.lines()) : List.of();
        if (!(event instanceof Adjusts adjusts) || adjusts.adjustments().isEmpty()) return played;
        List<Entry> all = new ArrayList<>(played);
        for (Adjustment one : adjusts.adjustments())
            all.addAll(Entry.transfer(Account.floatTray(table), Account.chips(table, one.patron()), one.amount()));
        return all;
    }

    private static List<Entry> staked(String table, Stake stake) {
        Money money = stake.amount().minus(stake.tokens());
        return money.isZero()
                ? List.of()
                : Entry.transfer(Account.chips(table, stake.patron()), Account.stakes(table), money);
    }

    private static List<Entry> settled(String table, List<Line> lines) {
        List<Entry> entries = new ArrayList<>(lines.size() + 2);
        Money stakes = Money.ZERO;
        Money returned = Money.ZERO;
        for (Line line : lines) {
            Money back = line.returned().minus(line.tokensReturned());
            stakes = stakes.plus(line.stake().minus(line.tokens()));
            returned = returned.plus(back);
            if (!back.isZero()) entries.add(returned(table, line.patron(), back));
        }
        entries.add(new Entry(Account.stakes(table), stakes.negated()));
        entries.add(new Entry(Account.floatTray(table), stakes.minus(returned)));
        return entries;
    }

    private static Entry returned(String table, Patron patron, Money amount) {
        return new Entry(Account.chips(table, patron), amount);
    }

    /** Chips put into a tray by the house, or taken out of it. */
    static List<Entry> floatTray(String table, Money before, Money after) {
        Money more = after.minus(before);
        return more.isZero() ? List.of() : Entry.transfer(Account.HOUSE, Account.floatTray(table), more);
    }
}
