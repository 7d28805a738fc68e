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
        List<Forfeit> forfeits) {

    /** A prize that a player failed to claim. */
    @Rule({"8.1", "R-126"})
    public record Forfeit(Patron patron, Pattern pattern) {}

    public Balls balls() {
        return Balls.of(called);
    }

    /** What had been called before the last number. */
    Balls ballsBefore() {
        return called.isEmpty() ? Balls.NONE : Balls.of(called.subList(0, called.size() - 1));
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
        return forfeits.contains(new Forfeit(patron, pattern));
    }

    Play called(int number, @Nullable Integer said) {
        List<Integer> more = new ArrayList<>(called);
        more.add(number);
        return with(List.copyOf(more), said, List.of());
    }

    /** The last number put right; what was claimed on it is undone. */
    @Rule({"8.3", "R-139"})
    Play corrected(int number) {
        List<Integer> right = new ArrayList<>(called);
        right.set(right.size() - 1, number);
        return with(List.copyOf(right), null, List.of());
    }

    private Play with(List<Integer> numbers, @Nullable Integer said, List<Claimed> made) {
        return new Play(game, jackpotNumbers, numbers, said, prizes, won, made, forfeits);
    }

    Play claimed(Claimed claim) {
        List<Claimed> more = new ArrayList<>(claims);
        more.add(claim);
        return with(called, announced, List.copyOf(more));
    }

    Play checked(int serial, int box, Pattern pattern, Claimed.Check result, List<Claimed.Finding> findings) {
        return with(
                called,
                announced,
                claims.stream()
                        .map(claim -> claim.isFor(serial, box, pattern) ? claim.checked(result, findings) : claim)
                        .toList());
    }

    Play forfeited(Patron patron, Pattern pattern) {
        List<Forfeit> more = new ArrayList<>(forfeits);
        more.add(new Forfeit(patron, pattern));
        return new Play(game, jackpotNumbers, called, announced, prizes, won, claims, List.copyOf(more));
    }

    /** With these prizes paid. */
    Play paid(List<Divided> divided) {
        List<Prize> open = new ArrayList<>(prizes);
        for (Divided one : divided) open.removeIf(prize -> prize.pattern().id().equals(one.wager()));
        List<Divided> all = new ArrayList<>(won);
        all.addAll(divided);
        return new Play(game, jackpotNumbers, called, announced, List.copyOf(open), List.copyOf(all), claims, forfeits);
    }
}
