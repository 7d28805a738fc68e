package baize.wire.twin;

import static baize.wire.twin.BingoCard.BINGO;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One game of bingo kept by hand: what was drawn and announced, who claimed what in time, who forfeited it. */
final class BingoGame {
    /** What a claim was found to be. */
    enum Check {
        PENDING,
        GOOD,
        REJECTED
    }

    /** A claim on the last number. */
    static final class Claim {
        final BingoCard card;
        final String pattern;
        Check check = Check.PENDING;

        Claim(BingoCard card, String pattern) {
            this.card = card;
            this.pattern = pattern;
        }

        boolean isGood() {
            return check == Check.GOOD;
        }
    }

    /** Who can win what no more, and on which numbers that rests. */
    private record Forfeit(String patron, String pattern, Set<Integer> heard) {}

    final int number;
    final List<BingoCard> cards;
    final List<Integer> jackpotNumbers;
    /** What is still to be won. */
    final Map<String, Long> open = new LinkedHashMap<>();

    final List<Integer> drawn = new ArrayList<>();
    final Set<Integer> unannounced = new LinkedHashSet<>();
    final List<Claim> claims = new ArrayList<>();
    private final List<Integer> anew = new ArrayList<>();
    private final Set<String> reopened = new HashSet<>();
    private final List<Forfeit> forfeits = new ArrayList<>();

    BingoGame(int number, List<BingoCard> cards, List<Integer> jackpotNumbers) {
        this.number = number;
        this.cards = cards;
        this.jackpotNumbers = jackpotNumbers;
    }

    /** The numbers that count. */
    Set<Integer> heard() {
        Set<Integer> heard = new HashSet<>(drawn);
        heard.removeAll(unannounced);
        return heard;
    }

    private boolean isLate(BingoCard card, String pattern) {
        Set<Integer> before = heard();
        before.remove(drawn.getLast());
        anew.forEach(before::remove);
        return !reopened.contains(pattern) && card.shows(pattern, before);
    }

    private boolean hasForfeited(String patron, String pattern) {
        return forfeits.stream().anyMatch(one -> one.patron.equals(patron) && one.pattern.equals(pattern));
    }

    private boolean isClaimed(BingoCard card, String pattern) {
        return claims.stream().anyMatch(claim -> claim.card.equals(card) && claim.pattern.equals(pattern));
    }

    private boolean isRight(BingoCard card, String pattern) {
        return cards.contains(card)
                && card.shows(pattern, heard())
                && !isLate(card, pattern)
                && !hasForfeited(card.patron(), pattern);
    }

    /** Whether its player has something to call out now. */
    boolean isEntitled(BingoCard card) {
        return !drawn.isEmpty()
                && open.keySet().stream().anyMatch(pattern -> isRight(card, pattern) && !isClaimed(card, pattern));
    }

    List<String> good() {
        return claims.stream()
                .filter(Claim::isGood)
                .map(claim -> claim.pattern)
                .distinct()
                .toList();
    }

    List<BingoCard> good(String pattern) {
        return claims.stream()
                .filter(claim -> claim.isGood() && claim.pattern.equals(pattern))
                .map(claim -> claim.card)
                .toList();
    }

    boolean isWon() {
        return !good(BINGO).isEmpty();
    }

    boolean isChecking() {
        return claims.stream().anyMatch(claim -> claim.check == Check.PENDING);
    }

    /** One call claims all that is complete on the card. */
    void claim(BingoCard card) {
        List<String> complete = open.keySet().stream()
                .filter(pattern -> card.shows(pattern, heard()))
                .toList();
        for (String pattern : complete.isEmpty() ? List.of(BINGO) : complete)
            if (!isClaimed(card, pattern)) claims.add(new Claim(card, pattern));
    }

    void verify() {
        for (Claim claim : claims)
            if (claim.check == Check.PENDING)
                claim.check = isRight(claim.card, claim.pattern) ? Check.GOOD : Check.REJECTED;
    }

    /** The time of the last number is over: whoever could have claimed what nobody has won forfeits it. */
    void timeIsOver() {
        if (drawn.isEmpty()) return;
        for (String pattern : open.keySet())
            if (good(pattern).isEmpty())
                for (BingoCard card : cards)
                    if (card.shows(pattern, heard()) && !hasForfeited(card.patron(), pattern))
                        forfeits.add(new Forfeit(card.patron(), pattern, heard()));
    }

    void call(int next, boolean announced) {
        drawn.add(next);
        if (!announced) unannounced.add(next);
        anew.clear();
        reopened.clear();
        claims.clear();
        sound();
    }

    /** Cards that play by themselves call out all that is complete on them. */
    void sound() {
        for (BingoCard card : cards)
            if (card.automatic())
                for (String pattern : open.keySet())
                    if (card.shows(pattern, heard())
                            && !hasForfeited(card.patron(), pattern)
                            && !isClaimed(card, pattern)) claims.add(new Claim(card, pattern));
    }

    /** A call is put right: another number was drawn, or the one that was drawn is announced now. */
    void correct(int call, int right) {
        boolean last = call == drawn.size();
        boolean alone = last && anew.isEmpty();
        int wrong = drawn.set(call - 1, right);
        unannounced.remove(wrong);
        anew.removeIf(one -> one == wrong);
        if (!last) anew.add(right);
        if (alone) claims.clear();
        claims.removeIf(claim -> claim.check == Check.REJECTED);
        Set<Integer> basis = heard();
        if (wrong != right || last) basis.remove(right);
        claims.removeIf(claim -> !claim.card.shows(claim.pattern, basis));
        if (wrong != right) lift(wrong);
    }

    /** What was forfeited on a number that was not drawn is not; who has it by now may call it out. */
    private void lift(int wrong) {
        for (Forfeit one : List.copyOf(forfeits)) {
            Set<Integer> heard = new HashSet<>(one.heard);
            heard.remove(wrong);
            forfeits.remove(one);
            boolean stands =
                    cards.stream().anyMatch(card -> card.patron().equals(one.patron) && card.shows(one.pattern, heard));
            if (stands) forfeits.add(new Forfeit(one.patron, one.pattern, heard));
            else reopened.add(one.pattern);
        }
    }

    /**
     * Whether the bingo was first won within so many numbers, or, for none, on a jackpot number: on the last one,
     * unless all have it only by numbers that were announced since; then on the first of those as it was drawn.
     */
    boolean wins(int within) {
        int calls = drawn.size();
        int on = drawn.getLast();
        Set<Integer> without = heard();
        anew.forEach(without::remove);
        boolean late = good(BINGO).stream().noneMatch(card -> card.shows(BINGO, without));
        if (late)
            for (BingoCard card : good(BINGO)) {
                int complete = drawn.size();
                while (!card.has(drawn.get(complete - 1))) complete--;
                if (complete >= calls) continue;
                calls = complete;
                on = anew.stream().filter(card::has).reduce(on, (_, last) -> last);
            }
        return within == 0 ? jackpotNumbers.contains(on) : calls <= within;
    }

    /** A prize that nobody has won after all, for whoever has it. */
    void reopen(String pattern, long prize) {
        open.merge(pattern, prize, Long::sum);
        reopened.add(pattern);
    }

    /** The cards of a player are dead. */
    void without(String patron) {
        cards.removeIf(card -> card.patron().equals(patron));
        claims.removeIf(claim -> claim.card.patron().equals(patron));
    }
}
