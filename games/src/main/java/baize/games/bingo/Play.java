package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game in play.
 *
 * @param called the numbers drawn, in their order
 * @param announced what was said instead of the last of them, until that is corrected
 * @param prizes those still to be won, minor ones first
 * @param won those that have been won and paid
 * @param claims on the last number
 * @param forfeits who cannot win what any more in this game
 * @param log what it takes to put an earlier call right; absent while there is nothing to keep
 */
@Rule("1.1 \"game\"")
public record Play(
        int game,
        List<Integer> jackpotNumbers,
        List<Integer> called,
        @Nullable Integer announced,
        List<Prize> prizes,
        List<Divided> won,
        List<Claimed> claims,
        List<Forfeit> forfeits,
        @Nullable CallLog log) {

    /**
     * A prize that a player failed to claim.
     *
     * @param heard the numbers that had been announced by then
     */
    @Rule({"8.1", "R-126"})
    public record Forfeit(Patron patron, Pattern pattern, Balls heard) {
        boolean isOf(Patron who, Pattern what) {
            return patron.equals(who) && pattern == what;
        }
    }

    static Play started(BingoEvent.GameStarted e) {
        return new Play(
                e.game(), e.jackpotNumbers(), List.of(), null, e.prizes(), List.of(), List.of(), List.of(), null);
    }

    public Balls balls() {
        return Balls.of(called);
    }

    /** The numbers that count: those drawn, but for one that was not announced. */
    @Rule({"4.7", "5.4.1", "8.1", "8.3", "R-139"})
    public Balls heard() {
        Balls heard = balls();
        for (CallLog.Wrong one : CallLog.of(log).wrong())
            heard = heard.without(Balls.NONE.with(called.get(one.call() - 1)));
        return heard;
    }

    /** Of those that count, all whose time for claims is over. */
    @Rule({"8.1", "R-125", "R-139"})
    Balls heardBefore() {
        if (called.isEmpty()) return Balls.NONE;
        Balls open = Balls.NONE.with(called.getLast());
        for (int number : CallLog.of(log).anew()) open = open.with(number);
        return heard().without(open);
    }

    /** Whether a prize can be won by whoever has it, since it had been taken for won until now. */
    boolean isReopened(Pattern pattern) {
        return CallLog.of(log).reopened().contains(pattern);
    }

    public @Nullable Prize prize(Pattern pattern) {
        for (Prize prize : prizes) if (prize.pattern() == pattern) return prize;
        return null;
    }

    public boolean isChecking() {
        return claims.stream().anyMatch(Claimed::isPending);
    }

    /** The claims on a pattern that were found good. */
    List<Claimed> good(Pattern pattern) {
        return claims.stream()
                .filter(claim -> claim.isGood() && claim.pattern() == pattern)
                .toList();
    }

    /** Whether bingo has been verified, so that no further number is called. */
    public boolean isWon() {
        return !good(Pattern.FULL_HOUSE).isEmpty();
    }

    public boolean hasForfeited(Patron patron, Pattern pattern) {
        return forfeits.stream().anyMatch(forfeit -> forfeit.isOf(patron, pattern));
    }

    Play called(int number, @Nullable Integer said) {
        List<Integer> more = new ArrayList<>(called);
        more.add(number);
        CallLog after = CallLog.of(log).called(more.size(), said).orNone();
        return new Play(game, jackpotNumbers, List.copyOf(more), said, prizes, won, List.of(), forfeits, after);
    }

    /** A number put right; what was claimed on the last one goes with it, unless an earlier one was announced anew. */
    @Rule({"8.3", "R-139"})
    Play corrected(int call, int number) {
        List<Integer> right = new ArrayList<>(called);
        int old = right.set(call - 1, number);
        boolean last = call == called.size();
        boolean alone = last && CallLog.of(log).anew().isEmpty();
        List<Claimed> kept = alone
                ? List.of()
                : claims.stream()
                        .filter(claim -> claim.isPending() || claim.isGood())
                        .toList();
        Balls gone = Balls.NONE.with(old);
        List<Forfeit> stand = forfeits.stream()
                .map(one -> new Forfeit(one.patron(), one.pattern(), one.heard().without(gone)))
                .toList();
        CallLog after = CallLog.of(log).corrected(call, old, number, last).orNone();
        Integer said = last ? null : announced;
        return new Play(game, jackpotNumbers, List.copyOf(right), said, prizes, won, kept, stand, after);
    }

    private Play with(List<Claimed> made) {
        return new Play(game, jackpotNumbers, called, announced, prizes, won, made, forfeits, log);
    }

    Play claimed(Claimed claim) {
        List<Claimed> more = new ArrayList<>(claims);
        more.removeIf(made -> made.isFor(claim.patron(), claim.serial(), claim.box(), claim.pattern()));
        more.add(claim);
        return with(List.copyOf(more));
    }

    /** Without a claim that rested on what was not so. */
    @Rule({"8.3", "R-139"})
    Play unclaimed(Patron patron, int serial, int box, Pattern pattern) {
        return with(claims.stream()
                .filter(claim -> !claim.isFor(patron, serial, box, pattern))
                .toList());
    }

    /** Without what somebody claimed whose cards are dead. */
    @Rule({"9.3.1", "1.1 \"void\""})
    Play without(Patron patron) {
        return with(
                claims.stream().filter(claim -> !claim.patron().equals(patron)).toList());
    }

    /** Whether somebody waits for a prize that was found to be won. */
    boolean isOwed(Patron patron) {
        return claims.stream()
                .anyMatch(claim -> claim.isGood() && claim.patron().equals(patron));
    }

    Play checked(
            Patron patron, int serial, int box, Pattern pattern, Claimed.Check result, List<Claimed.Finding> findings) {
        return with(claims.stream()
                .map(claim -> claim.isFor(patron, serial, box, pattern) ? claim.checked(result, findings) : claim)
                .toList());
    }

    Play forfeited(Patron patron, Pattern pattern) {
        List<Forfeit> more = new ArrayList<>(forfeits);
        more.add(new Forfeit(patron, pattern, heard()));
        return with(List.copyOf(more), log);
    }

    /** Who was thought to have forfeited it, and has had it since on other numbers, may claim it now. */
    @Rule({"8.1", "8.3", "R-126", "R-139"})
    Play lifted(Patron patron, Pattern pattern) {
        List<Pattern> again = new ArrayList<>(CallLog.of(log).reopened());
        if (!again.contains(pattern)) again.add(pattern);
        return with(
                forfeits.stream()
                        .filter(forfeit -> !forfeit.isOf(patron, pattern))
                        .toList(),
                CallLog.of(log).with(again));
    }

    private Play with(List<Forfeit> others, @Nullable CallLog kept) {
        return new Play(game, jackpotNumbers, called, announced, prizes, won, claims, others, kept);
    }

    /** With these prizes paid. */
    Play paid(List<Divided> divided) {
        List<Prize> open = new ArrayList<>(prizes);
        for (Divided one : divided) open.removeIf(prize -> prize.pattern().id().equals(one.wager()));
        List<Divided> all = new ArrayList<>(won);
        all.addAll(divided);
        return with(open, all, log);
    }

    /** With it kept who has won these prizes, before they are paid, on which cards and numbers. */
    @Rule({"8.3", "9.3.1", "R-139"})
    Play winning(List<Divided> divided, Session session) {
        List<CallLog.Won> more = new ArrayList<>();
        for (Prize prize : prizes)
            if (divided.stream()
                    .anyMatch(one -> one.wager().equals(prize.pattern().id()))) {
                List<Claimed> good = good(prize.pattern());
                List<Issued> cards = session.cards().stream()
                        .filter(card -> good.stream().anyMatch(claim -> claim.serial() == card.serial()))
                        .map(Issued::atRest)
                        .toList();
                more.add(new CallLog.Won(prize, good, cards, heard()));
            }
        if (more.isEmpty()) return this;
        return with(forfeits, CallLog.of(log).won(won -> {
            won.addAll(more);
            return won;
        }));
    }

    /** With winners gone: what is still divided, and what is to be won again. */
    @Rule({"8.3", "9.3.1", "R-139"})
    Play recalled(BingoEvent.PrizesRecalled e) {
        List<Divided> paid = new ArrayList<>(won);
        paid.removeIf(one -> e.undone().stream().anyMatch(line -> line.wager().equals(one.wager())));
        paid.addAll(e.divided());
        List<Prize> all = new ArrayList<>(prizes);
        List<Pattern> again = new ArrayList<>(CallLog.of(log).reopened());
        for (Prize prize : e.open()) {
            BingoCalling.added(all, prize);
            again.add(prize.pattern());
        }
        CallLog after = CallLog.of(log).with(again).won(won -> e.standing(won));
        return with(all, paid, after.orNone());
    }

    /** As it is kept after it is over. */
    Play atRest() {
        return new Play(game, jackpotNumbers, called, announced, prizes, won, List.of(), List.of(), log);
    }

    Play withoutBingo() {
        CallLog minors = CallLog.of(log).won(paid -> {
            paid.removeIf(one -> one.prize().isMain());
            return paid;
        });
        return with(forfeits, minors.orNone());
    }

    private Play with(List<Prize> open, List<Divided> paid, @Nullable CallLog kept) {
        return new Play(
                game, jackpotNumbers, called, announced, List.copyOf(open), List.copyOf(paid), claims, forfeits, kept);
    }
}
