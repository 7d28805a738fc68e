package baize.wire.twin;

import static baize.wire.twin.Impossible.ever;
import static baize.wire.twin.Impossible.in;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Star Blackjack with pairs, insurance and the Blazing 7's, reckoned by hand. */
final class BlackjackTwin implements Twin {
    static final long CENT = 1_000_000;
    static final long BLAZING = 250;
    static final long RESET = 1_000_000;

    private static final List<List<String>> FINE_HANDS = List.of(
            List.of("As", "Kd"),
            List.of("8c", "8d"),
            List.of("7d", "7d"),
            List.of("7s", "7s"),
            List.of("7c", "7h"),
            List.of("5c", "6d"),
            List.of("Ac", "Ad"));

    @Override
    public String game() {
        return "blackjack";
    }

    @Override
    public List<String> remedies() {
        return List.of(
                "missing-card",
                "foreign-card",
                "device-harms",
                "device-replaced",
                "device-returned",
                "device-finished",
                "jackpot-fails",
                "jackpot-works",
                "call-time",
                "invalid-wager",
                "void-hand",
                "void-hand-of-a-stranger",
                "void-round",
                "invalidate",
                "invalidate-fraud",
                "invalidate-retain",
                "invalidate-a-stranger",
                "refuse-wager",
                "found-over",
                "found-under",
                "found-in-order",
                "late-insurance",
                "face-up-card",
                "dealt-in-error",
                "reconstruct",
                "overpaid",
                "underpaid");
    }

    @Override
    public List<String> phases() {
        return List.of("betting", "closed", "dealt", "insuring", "playing", "played", "settled", "left", "next");
    }

    @Override
    public List<Impossible> impossible() {
        String settled = "settled left";
        String noRound = "betting closed settled left next";
        return List.of(
                in(noRound + " played", "call-time", "no hand waits for a decision"),
                in(noRound, "void-hand", "18.4.1: it is for wagers of the round at hand; before its cards 18.12 is"),
                in("betting closed next", "void-round reconstruct", "16.8: no card of the round is out"),
                in("betting closed next", "invalidate invalidate-fraud invalidate-retain", "18.5: no outcome is there"),
                ever("void-hand-of-a-stranger invalidate-a-stranger", "R-192: it names somebody without a wager"),
                in(settled, "invalid-wager", "16.22.3: hands that are settled stand"),
                in("dealt insuring playing played " + settled, "refuse-wager", "18.12: it is for before the cards"),
                in("dealt insuring playing played", "found-in-order", "5.4: too late for a wager that is in order"),
                in("played", "found-over found-under", "6.2: every box has decided, or has a blackjack"),
                in(noRound + " dealt insuring", "late-insurance", "16.13: it is still open, or no longer or not yet"),
                in("betting closed next", "dealt-in-error", "16.2, 16.5: neither a round nor a dealer's hand is there"),
                in(settled, "device-finished", "17.5.4: there is no round to finish"));
    }

    @Override
    public Set<String> orders() {
        Set<String> orders = new TreeSet<>(ORDERS);
        orders.addAll(
                List.of("shuffle", "hold-to-minimum", "release", "reserve-boxes", "limit-players", "limit-sides"));
        return orders;
    }

    @Override
    public Set<String> unknown() {
        return Set.of();
    }

    @Override
    public void play(Playout playout, String remedy, String phase) {
        new BlackjackRound(playout, remedy, phase).play();
    }

    @Override
    public String toString() {
        return game();
    }

    static int points(String card) {
        char rank = card.charAt(0);
        return rank == 'A' ? 1 : "TJQK".indexOf(rank) >= 0 ? 10 : rank - '0';
    }

    private static int hard(List<String> cards) {
        return cards.stream().mapToInt(BlackjackTwin::points).sum();
    }

    static boolean isSoft(List<String> cards) {
        return hard(cards) <= 11 && cards.stream().anyMatch(card -> points(card) == 1);
    }

    static int total(List<String> cards) {
        return hard(cards) + (isSoft(cards) ? 10 : 0);
    }

    static boolean isNatural(List<String> cards) {
        return cards.size() == 2 && total(cards) == 21;
    }

    static boolean dealerDraws(List<String> cards) {
        return total(cards) < 17 || (total(cards) == 17 && isSoft(cards));
    }

    /** One hand of a box. */
    static final class Hand {
        final List<String> cards = new ArrayList<>();
        final boolean split;
        boolean done;
        boolean doubled;

        Hand(boolean split) {
            this.split = split;
        }

        /** Once it is doubled, an ace of the first two cards counts one. */
        int total() {
            if (!doubled) return BlackjackTwin.total(cards);
            int first = hard(cards.subList(0, 2));
            int third = points(cards.getLast());
            return first + (third == 1 && first <= 10 ? 11 : third);
        }

        boolean isBusted() {
            return total() > 21;
        }

        boolean isBlackjack() {
            return !split && isNatural(cards);
        }
    }

    /** One player on one box. */
    static final class Person {
        final String patron;
        final int box;
        final boolean leads;
        /** As far as it counts. */
        long main;

        final long pairs;
        boolean blazing;
        long prize;
        long insured;
        boolean evenMoney;
        boolean invalid;
        boolean gone;
        boolean blazingBack;
        final List<Long> doubled = new ArrayList<>();

        Person(String patron, int box, boolean leads, long main, long pairs, boolean blazing) {
            this.patron = patron;
            this.box = box;
            this.leads = leads;
            this.main = main;
            this.pairs = pairs;
            this.blazing = blazing;
        }

        /** A wager that does not win although it would. */
        private long capped(long net) {
            return invalid ? Math.min(0, net) : net;
        }

        /** What was decided with the deal: pairs, a blackjack that nothing can beat, even money, a winning jackpot. */
        long atTheDeal(List<Hand> hands, String up, long prize) {
            long net =
                    capped(hasPair(hands.getFirst()) ? 11 * pairs : -pairs) + (prize > 0 ? capped(prize - BLAZING) : 0);
            if (isPaidAtTheDeal(hands, up)) net += capped(main * 3 / 2);
            if (evenMoney) net += capped(main);
            return net;
        }

        boolean hasPair(Hand first) {
            return pairs > 0
                    && first.cards.get(0).charAt(0) == first.cards.get(1).charAt(0);
        }

        /** Whether any hand of this player's has not gone over. */
        boolean isLive(List<Hand> hands) {
            return hands.subList(0, leads ? hands.size() : 1).stream().anyMatch(hand -> !hand.isBusted());
        }

        boolean isPaidAtTheDeal(List<Hand> hands, String up) {
            return hands.getFirst().isBlackjack() && points(up) > 1 && points(up) < 10;
        }

        /** What the end of the round decided besides. */
        long atTheEnd(List<Hand> hands, List<String> dealer, long prize) {
            boolean natural = isNatural(dealer);
            long net = blazing && !blazingBack && prize == 0 ? -BLAZING : 0;
            if (insured > 0 && !evenMoney) net += natural ? capped(2 * insured) : -insured;
            if (isPaidAtTheDeal(hands, dealer.getFirst()) || evenMoney) return net;
            boolean taken = false;
            for (int i = 0; i < (leads ? hands.size() : 1); i++) {
                Hand hand = hands.get(i);
                long more = i < doubled.size() && leads ? doubled.get(i) : 0;
                if (hand.isBusted()) {
                    net -= main;
                } else if (natural) {
                    net -= taken || hand.isBlackjack() ? 0 : main;
                    taken = true;
                } else if (hand.isBlackjack()) {
                    net += capped(main * 3 / 2);
                } else {
                    int won = BlackjackTwin.total(dealer) > 21
                            ? 1
                            : Integer.compare(hand.total(), BlackjackTwin.total(dealer));
                    net += capped(won * main) + capped(won * more);
                }
            }
            return net;
        }

        long staked(int hands) {
            long more = leads ? doubled.stream().mapToLong(Long::longValue).sum() : 0;
            return main * (leads ? hands : 1) + more + pairs + insured + (blazing ? BLAZING : 0);
        }
    }

    /** What Blazing 7's pays for a box's first cards beside the dealer's first; a share of the pool is below zero. */
    static long blazing(List<String> two, String up) {
        long mine = two.stream().filter(card -> card.charAt(0) == '7').count();
        boolean dealers = up.charAt(0) == '7';
        if (mine == 0 || (mine == 1 && !dealers)) return 0;
        if (mine == 1) return 2_500;
        if (!dealers) return 5_000;
        List<String> three = List.of(two.get(0), two.get(1), up);
        if (Deck.isFlush(three)) return up.charAt(1) == 'd' ? -100 : -10;
        boolean red = "dh".indexOf(up.charAt(1)) >= 0;
        boolean same = two.stream().allMatch(card -> "dh".indexOf(card.charAt(1)) >= 0 == red);
        return same ? 125_000 : 50_000;
    }

    /** A shoe of six decks of which the first cards may have been arranged, with one of these for the dealer's. */
    static List<String> shoe(Playout p, int boxes, List<String> ups) {
        List<List<String>> fine = new ArrayList<>(FINE_HANDS);
        Collections.shuffle(fine, p.random);
        List<List<String>> wanted = new ArrayList<>();
        for (int box = 0; box < boxes; box++) wanted.add(p.chance(50) ? fine.removeFirst() : List.of());
        String dealer = p.chance(60) || ups.size() == 1 ? p.oneOf(ups) : "";
        List<String> deck = new ArrayList<>();
        for (int i = 0; i < 6; i++) deck.addAll(Deck.shuffled(p.random));
        Collections.shuffle(deck, p.random);
        List<String> first = new ArrayList<>();
        for (List<String> hand : wanted) first.add(take(deck, hand.isEmpty() ? "" : hand.get(0)));
        first.add(take(deck, dealer));
        for (List<String> hand : wanted) first.add(take(deck, hand.isEmpty() ? "" : hand.get(1)));
        first.addAll(deck.subList(0, 60));
        return first;
    }

    private static String take(List<String> deck, String wanted) {
        String card = wanted.isEmpty() ? deck.getFirst() : wanted;
        deck.remove(card);
        return card;
    }
}
