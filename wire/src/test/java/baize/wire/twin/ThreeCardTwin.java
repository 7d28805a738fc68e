package baize.wire.twin;

import static baize.wire.twin.Impossible.ever;
import static baize.wire.twin.Impossible.in;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Three Card Poker, reckoned by hand. */
final class ThreeCardTwin implements Twin {
    @Override
    public String game() {
        return "three-card-poker";
    }

    @Override
    public List<String> remedies() {
        return List.of(
                "misdeal",
                "two-cards-exposed",
                "dealer-miscounted",
                "hand-miscounted",
                "hand-to-empty-box",
                "foreign-card",
                "missing-card",
                "cannot-match",
                "call-time",
                "device-fails",
                "void-hand",
                "void-round",
                "invalidate",
                "invalidate-fraud",
                "invalidate-retain",
                "invalidate-a-stranger",
                "refuse-wager",
                "found-over",
                "found-in-order",
                "overpaid",
                "underpaid");
    }

    @Override
    public List<String> phases() {
        return List.of("betting", "closed", "dealt", "deciding", "exposed", "settled", "left", "next");
    }

    @Override
    public List<Impossible> impossible() {
        String noRound = "betting closed settled left next";
        String hand = "dealt deciding exposed";
        return List.of(
                in(
                        noRound,
                        "misdeal void-round two-cards-exposed dealer-miscounted",
                        "12.1: no card of a round is out"),
                in(noRound, "hand-miscounted hand-to-empty-box void-hand", "12.7, 12.8: no card of a round is out"),
                in("deciding exposed", "misdeal void-round", "12.1: a player has handled the cards"),
                in(noRound + " exposed", "call-time cannot-match", "12.10, 12.12: no hand waits for a decision"),
                in("betting closed next", "invalidate invalidate-fraud invalidate-retain", "14.4: no outcome is there"),
                ever("invalidate-a-stranger", "R-192: it names somebody without a wager"),
                in(hand + " settled left", "refuse-wager", "14.11: it is for before the cards"),
                in(hand, "found-in-order", "5.2: too late for a wager that is in order"),
                in("exposed", "found-over", "6.3: every player has decided"),
                ever("overpaid underpaid", "R-202: the book has no register of payments"));
    }

    @Override
    public Set<String> orders() {
        return ORDERS;
    }

    @Override
    public Set<String> unknown() {
        return REGISTER;
    }

    @Override
    public void play(Playout playout, String remedy, String phase) {
        new Round(playout, remedy, phase).play();
    }

    @Override
    public String toString() {
        return game();
    }

    /** What a hand of three is worth: its kind first, then its cards. */
    static int value(List<String> cards) {
        List<Integer> ranks = Deck.ranks(cards);
        boolean flush = Deck.isFlush(cards);
        boolean low = ranks.equals(List.of(12, 1, 0));
        boolean straight = low || (ranks.get(0) - ranks.get(1) == 1 && ranks.get(1) - ranks.get(2) == 1);
        boolean trips = ranks.get(0).equals(ranks.get(2));
        boolean pair = ranks.get(0).equals(ranks.get(1));
        int kind = straight && flush ? 5 : trips ? 4 : straight ? 3 : flush ? 2 : pair ? 1 : 0;
        int rest = low ? 1 : ranks.get(0) * 400 + ranks.get(1) * 20 + ranks.get(2);
        return kind * 100_000 + rest;
    }

    private static int kind(List<String> cards) {
        return value(cards) / 100_000;
    }

    /** One player's part. */
    private static final class Seat {
        final String patron;
        final int box;
        long ante;
        final long pairPlus;
        List<String> cards = List.of();
        boolean folds;
        boolean decided;
        /** The whole hand is void, or only the Ante. */
        boolean isVoid;

        boolean anteVoid;
        /** The Ante is lost, since it could not be matched for the second time. */
        boolean anteLost;

        /** What cannot be matched is known not to be at hand; it is known to be; or nothing is known of it. */
        boolean isPoor;

        boolean isRich;
        /** There was a warning that is kept in mind. */
        boolean isWarned;

        Seat(String patron, int box, long ante, long pairPlus) {
            this.patron = patron;
            this.box = box;
            this.ante = ante;
            this.pairPlus = pairPlus;
        }

        boolean waits() {
            return ante > 0 && !decided && !anteVoid && !anteLost && !isVoid;
        }

        /** Whether something of the hand is still to be settled by the cards. */
        boolean isLeft() {
            return !isVoid && !(folds && decided) && !((anteVoid || anteLost) && pairPlus == 0);
        }

        long staked() {
            return ante + pairPlus + (decided && !folds ? ante : 0);
        }

        long net(List<String> dealer) {
            if (isVoid) return 0;
            if (folds && decided) return -ante - pairPlus;
            long pairs = kind(cards) == 0 ? -pairPlus : pairPlus * new int[] {0, 1, 4, 6, 30, 40}[kind(cards)];
            if (anteLost) return pairs - ante;
            if (ante == 0 || anteVoid) return pairs;
            long bonus = ante * new int[] {0, 0, 0, 1, 4, 5}[kind(cards)];
            boolean plays = kind(dealer) > 0 || dealer.stream().anyMatch(card -> Deck.rank(card) >= 10);
            if (!plays) return pairs + bonus + ante;
            return pairs + bonus + 2 * ante * Integer.signum(Integer.compare(value(cards), value(dealer)));
        }
    }

    /** One round and the moment at which something strikes. */
    private static final class Round {
        private static final long MAXIMUM = 10_000;
        private final Playout p;
        private final String remedy;
        private final String phase;
        private final boolean shuffler;
        private final List<Seat> seats = new ArrayList<>();
        private List<String> dealer = List.of();
        private boolean exposed;
        private boolean settled;
        private boolean struck;

        Round(Playout playout, String remedy, String phase) {
            this.p = playout;
            this.remedy = remedy;
            this.phase = phase;
            this.shuffler = p.chance(50);
        }

        void play() {
            p.house("device", shuffler ? "shuffler" : "shoe");
            p.house("maximum", Playout.money(MAXIMUM));
            wager();
            strikeIn("betting");
            if (p.chance(50) || phase.equals("closed")) {
                go("{'do': 'no-more-bets'}");
                strikeIn("closed");
            }
            deal();
            strikeIn("dealt");
            for (Seat seat : List.copyOf(seats)) decide(seat);
            strikeIn("deciding");
            for (Seat seat : List.copyOf(seats)) decide(seat);
            if (phase.equals("exposed")) expose();
            strikeIn("exposed");
            go("{'do': 'reveal'}");
            settle();
            strikeIn("settled");
            leave();
            next();
        }

        /** Whether the first card is out and the round is not over. */
        private boolean out() {
            return !dealer.isEmpty() && !settled && !seats.isEmpty();
        }

        private void expose() {
            go("{'do': 'expose'}");
            exposed = true;
        }

        private boolean untouched() {
            return out() && !exposed && seats.stream().noneMatch(seat -> seat.decided);
        }

        private void wager() {
            List<String> names = List.of("ann", "bob", "cat");
            int boxes = 1 + p.random.nextInt(3);
            for (int box = 1; box <= boxes; box++) {
                long ante = p.chance(85) ? 500L * (1 + p.random.nextInt(20)) : 0;
                long pairPlus = ante == 0 || p.chance(50) ? 250L * (1 + p.random.nextInt(20)) : 0;
                seats.add(new Seat(names.get(box - 1), box, ante, pairPlus));
            }
            if (remedy.equals("cannot-match") && !phase.equals("next")) means();
            for (Seat seat : seats) {
                place(seat, "ante", seat.ante);
                place(seat, "pair-plus", seat.pairPlus);
            }
        }

        /** What the house knows of some: how much they have, and that they were warned yesterday or today. */
        private void means() {
            boolean forEver = p.chance(25);
            if (forEver) p.house("cannotMatchMemory", "for-ever");
            p.say("{'do': 'tick', 'at': '2026-11-16T09:00:00+11:00'}");
            for (Seat seat : seats) {
                seat.isPoor = p.chance(30);
                seat.isRich = !seat.isPoor && p.chance(30);
                boolean today = p.chance(40);
                boolean yesterday = !today && p.chance(50);
                seat.isWarned = today || (yesterday && forEver);
                long chips = seat.isRich ? 100_000 : seat.pairPlus + Math.max(seat.ante, 2 * seat.ante - 100);
                p.patron("{'id': '" + seat.patron + "'"
                        + (seat.isPoor || seat.isRich ? ", 'bankroll': '" + Playout.money(chips) + "'" : "")
                        + (today ? ", 'warned': '2026-11-16'" : yesterday ? ", 'warned': '2026-11-15'" : "") + "}");
            }
        }

        private void place(Seat seat, String on, long cents) {
            if (cents > 0)
                p.say("{'do': 'wager', 'patron': '" + seat.patron + "', 'box': " + seat.box + ", 'on': '" + on
                        + "', 'stake': '" + Playout.money(cents) + "'}");
        }

        private void deal() {
            if (seats.isEmpty()) return;
            List<String> deck = Deck.shuffled(p.random);
            List<List<String>> hands = new ArrayList<>();
            for (int hand = 0; hand <= seats.size(); hand++) hands.add(deck.subList(3 * hand, 3 * hand + 3));
            dealer = hands.getFirst();
            for (int i = 0; i < seats.size(); i++) seats.get(i).cards = hands.get(i + 1);
            p.outcomes("cards", Deck.order(hands, shuffler));
            p.say("{'do': 'deal'}");
        }

        private void decide(Seat seat) {
            if (!out() || !seat.waits()) return;
            seat.folds = seat.isPoor || p.chance(30);
            seat.decided = true;
            p.say("{'do': '" + (seat.folds ? "fold" : "play") + "', 'patron': '" + seat.patron + "', 'box': " + seat.box
                    + "}");
            settleWithoutHands();
            if (p.chance(50)) strikeIn("deciding");
        }

        /** Where no hand is left to be compared, the round is settled by itself. */
        private void settleWithoutHands() {
            if (out() && seats.stream().noneMatch(Seat::isLeft)) settle();
        }

        private void settle() {
            if (!out()) return;
            for (Seat seat : seats) p.owes(seat.patron, seat.net(dealer));
            settled = true;
        }

        /** Some go before it is found out. */
        private void leave() {
            if (!phase.equals("left") || seats.isEmpty()) return;
            for (Seat seat : p.some(seats, 50)) p.say("{'do': 'card-out', 'patron': '" + seat.patron + "'}");
            strikeIn("left");
        }

        private void next() {
            if (!phase.equals("next")) return;
            p.say("{'do': 'wager', 'patron': 'ann', 'box': 1, 'on': 'ante', 'stake': '5.00'}");
            p.stands("ann", 500);
            strikeIn("next");
        }

        private void go(String command) {
            if (!settled && !seats.isEmpty()) p.say(command);
        }

        private void strikeIn(String now) {
            if (!phase.equals(now) || struck || seats.isEmpty() || !isIn(now)) return;
            struck = true;
            p.strike(() -> strike(now));
            settleWithoutHands();
        }

        private boolean isIn(String now) {
            return switch (now) {
                case "betting", "closed" -> dealer.isEmpty();
                case "dealt" -> untouched();
                case "deciding" -> out() && !exposed && !untouched();
                case "exposed" -> out() && exposed;
                default -> settled;
            };
        }

        private void strike(String now) {
            Seat one = p.oneOf(seats);
            boolean here = out() && !(one.folds && one.decided);
            switch (remedy) {
                case "misdeal" -> voids(untouched(), "{'do': 'misdeal'}");
                case "two-cards-exposed" -> expose(one);
                case "dealer-miscounted" -> voids(out(), "{'do': 'wrong-count', 'dealer': true, 'count': 4}");
                case "hand-miscounted" -> {
                    String said = "{'do': 'wrong-count', 'box': " + one.box + ", 'count': 2}";
                    if (untouched()) voids(true, said);
                    else voids(one, here, said);
                }
                case "hand-to-empty-box" -> {
                    String said = "{'do': 'hand-to-empty-box', 'box': 6}";
                    if (untouched()) voids(true, said);
                    else p.say(out(), said);
                }
                case "foreign-card", "missing-card" -> {
                    p.say("{'do': '" + remedy + "'}");
                    if (out()) voided();
                }
                case "cannot-match" -> cannotMatch(one);
                case "call-time" -> {
                    boolean waits = out() && one.waits();
                    p.say(waits, "{'do': 'call-time', 'box': " + one.box + "}");
                    one.anteVoid |= waits;
                }
                case "device-fails" -> {
                    p.say(shuffler, "{'do': 'device-fails'}");
                    if (shuffler && out()) voided();
                }
                case "void-hand" ->
                    voids(
                            one,
                            here,
                            "{'do': 'void-hand', 'by': 'casino-supervisor', 'clause': '14.3.1', 'patron': '"
                                    + one.patron + "'}");
                case "void-round" -> voids(untouched(), "{'do': 'void-round', 'clause': '12.4'}");
                case "invalidate", "invalidate-fraud", "invalidate-retain", "invalidate-a-stranger" ->
                    invalidate(now, one);
                case "refuse-wager" -> refuse(now, one);
                case "found-over" -> found(now, one, MAXIMUM + 5_000);
                case "found-in-order" -> found(now, one, 5_700);
                case "overpaid", "underpaid" -> new WrongPayments(p, false).strike(remedy, one.patron);
                default -> throw new IllegalArgumentException(remedy);
            }
        }

        /** The first time on a day the Ante goes back, later it is forfeited; Pair Plus goes on (12.10, R-55). */
        private void cannotMatch(Seat one) {
            boolean can = out() && one.waits() && !one.isRich;
            p.say(can, "{'do': 'cannot-match', 'box': " + one.box + "}");
            one.anteLost |= can && one.isWarned;
            one.anteVoid |= can && !one.isWarned;
        }

        private void expose(Seat one) {
            boolean misdeal = untouched();
            for (int card = 0; card < 2; card++)
                p.say(
                        out(),
                        "{'do': 'expose-card', 'box': " + one.box + ", 'card': '"
                                + (one.cards.isEmpty() ? "As" : one.cards.get(card)) + "'}");
            if (misdeal) voided();
        }

        /** The whole round, if it can be voided now. */
        private void voids(boolean accepted, String said) {
            p.say(accepted, said);
            if (accepted) voided();
        }

        /** One hand, if it can be voided now. */
        private void voids(Seat one, boolean accepted, String said) {
            p.say(accepted, said);
            if (accepted) one.isVoid = true;
        }

        private void voided() {
            seats.clear();
        }

        /**
         * Until the next round begins a result can be taken away: refunded, forfeited or retained (14.4, 14.5,
         *
         */
        private void invalidate(String now, Seat one) {
            boolean stranger = remedy.equals("invalidate-a-stranger");
            boolean can = (out() || settled) && !now.equals("next") && !stranger;
            String named = stranger ? "zoe" : one.patron;
            String rest = switch (remedy) {
                case "invalidate" -> "'cause': '14.4.1'";
                case "invalidate-retain" ->
                    "'cause': '14.4.1', 'retain': ['" + named
                            + "'], 'reason': 'seen on film', 'second': 'gaming-manager'";
                default -> "'cause': '14.4.2', 'forfeit': ['" + named + "']";
            };
            p.say(can, "{'do': 'invalidate', 'by': 'casino-supervisor', " + rest + "}");
            if (!can) return;
            for (Seat seat : seats) {
                boolean kept = seat == one && !remedy.equals("invalidate");
                p.owes(seat.patron, (kept ? -seat.staked() : 0) - (settled ? seat.net(dealer) : 0));
            }
            voided();
        }

        /**
         * A wager is found to be another: before the first card it is that one, after it only beyond the limits, until
         * its player has decided. It counts up to the maximum, and what is over that goes back.
         */
        private void found(String now, Seat one, long stake) {
            boolean anew = settled || now.equals("next");
            boolean can = anew || dealer.isEmpty() || (out() && !exposed && !one.decided && stake > MAXIMUM);
            p.say(
                    can,
                    "{'do': 'found-wager', 'by': 'gaming-supervisor', 'patron': '" + one.patron + "', 'box': " + one.box
                            + ", 'on': 'ante', 'stake': '" + Playout.money(stake) + "'}");
            if (!can) return;
            boolean another = now.equals("next") && one.patron.equals("ann");
            if (anew) p.stands(one.patron, stake - (another ? 500 : 0));
            else one.ante = Math.min(stake, MAXIMUM);
        }

        /** Before the first card a wager can be refused (14.11). */
        private void refuse(String now, Seat one) {
            boolean next = now.equals("next");
            boolean can = dealer.isEmpty() || (next && one.patron.equals("ann"));
            p.say(
                    can,
                    "{'do': 'refuse-wager', 'by': 'casino-supervisor', 'patron': '" + one.patron
                            + "', 'reason': 'other', 'text': 'twice too late'}");
            if (can && next) p.stands("ann", -500);
            else if (can) seats.remove(one);
        }
    }
}
