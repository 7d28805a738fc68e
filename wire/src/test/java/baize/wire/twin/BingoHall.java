package baize.wire.twin;

import static baize.wire.twin.BingoCard.BINGO;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** A bingo hall kept by hand: what was paid in and out, what waits to be won, how the jackpot stands. */
final class BingoHall {
    static final int GAMES = 2;
    private static final long MILLION = 1_000_000;
    private static final String JACKPOT = "jackpot";

    /** What somebody has paid for a session. */
    static final class Entry {
        final String patron;
        long fee;
        /** Whether that is settled, as a loss unless it has gone back. */
        boolean left;

        boolean back;
        /** Whether it is kept though others get theirs back. */
        boolean kept;

        Entry(String patron) {
            this.patron = patron;
        }

        boolean hasPaid() {
            return fee > 0 && !back;
        }
    }

    /** A prize that was paid, on these cards and numbers. */
    static final class Won {
        final String pattern;
        final long prize;
        List<BingoCard> cards;
        final Set<Integer> heard;

        Won(String pattern, long prize, List<BingoCard> cards, Set<Integer> heard) {
            this.pattern = pattern;
            this.prize = prize;
            this.cards = cards;
            this.heard = new HashSet<>(heard);
        }
    }

    final Playout p;
    final boolean perBox;
    final boolean rollover;
    /** Levels of the jackpot: within so many numbers, or 0 for its numbers; and the share of each. */
    final int[][] levels;

    final Map<String, Long> minors = new LinkedHashMap<>();
    final long prize;
    final long fee;
    final long share;
    final long seed;
    long pool;

    final List<Entry> entries = new ArrayList<>();
    final List<BingoCard> cards = new ArrayList<>();
    final Map<String, Long> carried = new LinkedHashMap<>();
    boolean session;
    int played;

    /** Closes when the game at hand is over. */
    private boolean closing;

    boolean closed;

    @Nullable
    BingoGame game;

    /** The game that was over last, until the next begins. */
    @Nullable
    BingoGame over;

    /** Whether that has a result, and what would go on without. */
    boolean hasResult;

    private final Map<String, Long> again = new LinkedHashMap<>();
    private final List<Won> won = new ArrayList<>();
    private long drawnFromPool;

    BingoHall(Playout playout) {
        this.p = playout;
        this.perBox = p.chance(50);
        this.rollover = p.chance(50);
        this.levels = p.oneOf(List.of(
                new int[][] {{28, 90}, {0, 33}}, new int[][] {{0, 100}}, new int[][] {{90, 70}}, new int[][] {{29, 100}
                }));
        this.prize = 30_000L + p.random.nextInt(3);
        minors.put("any-line", 5_000L + p.random.nextInt(7));
        minors.put("four-corners", 8_001L);
        minors.put("noahs-ark", 100L);
        this.fee = p.oneOf(List.of(1_000L, 777L));
        this.share = p.oneOf(List.of(1_000_000L, 333_333L, 0L));
        this.seed = p.oneOf(List.of(0L, 50_000L));
        this.pool = 123_457 * MILLION;
    }

    Entry entry(String patron) {
        for (Entry entry : entries) if (entry.patron.equals(patron)) return entry;
        Entry entry = new Entry(patron);
        entries.add(entry);
        return entry;
    }

    void issue(BingoCard card) {
        if (!session) {
            session = true;
            played = 0;
            entries.clear();
            cards.clear();
            forget();
        }
        cards.add(card);
        entry(card.patron()).fee += fee;
        pool += fee * share;
    }

    private void forget() {
        over = null;
        hasResult = false;
        again.clear();
        won.clear();
        drawnFromPool = 0;
    }

    BingoGame start(List<Integer> jackpotNumbers) {
        forget();
        BingoGame begun = new BingoGame(played + 1, new ArrayList<>(cards), jackpotNumbers);
        begun.open.putAll(minors);
        begun.open.put(BINGO, prize);
        carried.forEach((pattern, more) -> begun.open.merge(pattern, more, Long::sum));
        carried.clear();
        game = begun;
        return begun;
    }

    /** Everybody gets the same, rounded up. */
    private long each(long prize, long winners) {
        return (prize + winners - 1) / winners;
    }

    private List<String> winners(List<BingoCard> cards) {
        List<String> patrons = cards.stream().map(BingoCard::patron).toList();
        return perBox ? patrons : List.copyOf(new LinkedHashSet<>(patrons));
    }

    private void pay(Won one, int sign) {
        List<String> winners = winners(one.cards);
        for (String patron : winners) p.owes(patron, sign * each(one.prize, winners.size()));
    }

    private void win(BingoGame of, String pattern) {
        Long amount = of.open.remove(pattern);
        if (amount == null) throw new IllegalStateException(pattern);
        Won one = new Won(pattern, amount, of.good(pattern), of.heard());
        won.add(one);
        pay(one, 1);
    }

    /** The minor prizes that the last number has won. */
    void payMinors(BingoGame of) {
        for (String pattern : of.good()) if (!pattern.equals(BINGO)) win(of, pattern);
    }

    /** The game has its result. */
    void settle(BingoGame of) {
        payMinors(of);
        hasResult = true;
        if (of.isWon()) {
            again.put(BINGO, of.open.getOrDefault(BINGO, 0L));
            jackpot(of);
            win(of, BINGO);
        }
        of.open.forEach(
                (pattern, amount) -> (pattern.equals(BINGO) || rollover ? carried : again).put(pattern, amount));
        ended(of, false);
    }

    private void jackpot(BingoGame of) {
        for (int[] level : levels)
            if (of.wins(level[0])) {
                long hundredths = pool / MILLION * level[1];
                if (hundredths == 0) return;
                long after = pool - hundredths / 100 * MILLION + (level[1] == 100 ? seed * MILLION : 0);
                drawnFromPool = pool - after;
                pool = after;
                Won one = new Won(JACKPOT, (hundredths + 99) / 100, of.good(BINGO), of.heard());
                won.add(one);
                pay(one, 1);
                return;
            }
    }

    /** The game has no result: what was verified beside bingo stands, the rest goes on. */
    void voided(BingoGame of) {
        payMinors(of);
        of.open.forEach((pattern, amount) -> carried.merge(pattern, amount, Long::sum));
        ended(of, true);
    }

    private void ended(BingoGame of, boolean refunds) {
        game = null;
        over = of;
        played = of.number;
        if (played == GAMES || closing) sessionOver(refunds || played < GAMES);
        closed = closing;
    }

    private void sessionOver(boolean refunds) {
        session = false;
        for (Entry entry : entries) {
            if (refunds && !entry.kept) refund(entry);
            else if (!entry.left) p.owes(entry.patron, -entry.fee);
            entry.left = true;
        }
    }

    /** After the sign has been up: between games at once. */
    void close() {
        closing = true;
        if (game != null) return;
        if (session && entries.stream().anyMatch(entry -> !entry.left)) sessionOver(true);
        closed = true;
    }

    /** A fee goes back; where it was kept already, by money. */
    private void refund(Entry entry) {
        if (entry.left && !entry.back) p.owes(entry.patron, entry.fee);
        entry.back = true;
    }

    void leave(String patron) {
        Entry entry = entry(patron);
        if (session && !entry.left) {
            p.owes(patron, -entry.fee);
            entry.left = true;
            cards.removeIf(card -> card.patron().equals(patron));
            if (game != null) game.without(patron);
        }
    }

    /** The result that was settled is taken away. */
    void undo() {
        for (Won one : List.copyOf(won))
            if (one.pattern.equals(BINGO) || one.pattern.equals(JACKPOT)) {
                pay(one, -1);
                won.remove(one);
            }
        pool += drawnFromPool;
        drawnFromPool = 0;
        again.forEach((pattern, amount) -> carried.merge(pattern, amount, Long::sum));
        again.clear();
        hasResult = false;
        if (!session)
            for (Entry entry : entries) {
                if (!entry.kept) refund(entry);
                else if (entry.back) p.owes(entry.patron, -entry.fee);
                entry.back = !entry.kept;
            }
    }

    /** Whether anything was paid on a claim like this. */
    boolean isPaid(BiPredicate<Won, BingoCard> falls) {
        return won.stream().anyMatch(one -> one.cards.stream().anyMatch(card -> falls.test(one, card)));
    }

    /** Claims on which prizes were paid do not stand: who is left shares, or it is to be won again. */
    void recall(BiPredicate<Won, BingoCard> falls) {
        for (Won one : List.copyOf(won)) {
            List<BingoCard> standing =
                    one.cards.stream().filter(card -> !falls.test(one, card)).toList();
            if (standing.size() == one.cards.size()) continue;
            pay(one, -1);
            one.cards = standing;
            if (standing.isEmpty()) nobodys(one);
            else pay(one, 1);
        }
    }

    private void nobodys(Won one) {
        won.remove(one);
        if (one.pattern.equals(JACKPOT)) {
            pool += drawnFromPool;
            drawnFromPool = 0;
        } else if (game != null) game.reopen(one.pattern, one.prize);
        else {
            again.remove(one.pattern);
            boolean goesOn = one.pattern.equals(BINGO) || rollover || !hasResult;
            (goesOn ? carried : again).merge(one.pattern, one.prize, Long::sum);
        }
    }

    /** What rests on a number that was not drawn. */
    void recallOn(int wrong) {
        recall((one, card) -> restsOn(one, card, wrong));
        for (Won one : won) one.heard.remove(wrong);
    }

    static boolean restsOn(Won one, BingoCard card, int wrong) {
        Set<Integer> without = new HashSet<>(one.heard);
        without.remove(wrong);
        return !card.shows(one.pattern.equals(JACKPOT) ? BINGO : one.pattern, without);
    }

    /** What somebody has paid is void, and the cards are dead. */
    void voidEntry(String patron) {
        Entry entry = entry(patron);
        refund(entry);
        entry.fee = 0;
        entry.left = true;
        cards.removeIf(card -> card.patron().equals(patron));
        if (game != null) game.without(patron);
        recall((_, card) -> card.patron().equals(patron));
    }

    /** Who acted fraudulently keeps no prize of the game. */
    void forfeited(String patron) {
        if (game != null) game.claims.removeIf(claim -> claim.card.patron().equals(patron));
        recall((one, card) -> minors.containsKey(one.pattern) && card.patron().equals(patron));
    }

    /** What lies in the hall when nobody goes on. */
    void end() {
        if (session) for (Entry entry : entries) if (!entry.left) p.stands(entry.patron, entry.fee);
        p.pool(pool, 0);
    }
}
