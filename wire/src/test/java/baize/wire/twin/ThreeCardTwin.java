package baize.wire.twin;

import java.util.ArrayList;
import java.util.List;

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
        return List.of("betting", "closed", "dealt", "deciding", "exposed", "settled", "next");
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

        Seat(String patron, int box, long ante, long pairPlus) {
            this.patron = patron;
            this.box = box;
            this.ante = ante;
            this.pairPlus = pairPlus;
        }

        boolean waits() {
            return ante > 0 && !decided && !anteVoid && !isVoid;
        }

        /** Whether something of the hand is still to be settled by the cards. */
        boolean isLeft() {
            return !isVoid && !(folds && decided) && !(anteVoid && pairPlus == 0);
        }

        long staked() {
            return ante + pairPlus + (decided && !folds ? ante : 0);
        }

        long net(List<String> dealer) {
            if (isVoid) return 0;
            if (folds && decided) return -ante - pairPlus;
            long pairs = kind(cards) == 0 ? -pairPlus : pairPlus * new int[] {0, 1, 4, 6, 30, 40}[kind(cards)];
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
            if (phase.equals("next")) next();
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
            for (Seat seat : seats) {
                place(seat, "ante", seat.ante);
                place(seat, "pair-plus", seat.pairPlus);
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
            seat.folds = p.chance(30);
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

        private void next() {
            p.say("{'do': 'wager', 'patron': 'ann', 'box': 1, 'on': 'ante', 'stake': '5.00'}");
            p.stands("ann", 500);
            strikeIn("next");
        }

        private void go(String command) {
            if (!settled && !seats.isEmpty()) p.say(command);
        }

        private void strikeIn(String now) {
            if (!phase.equals(now) || struck || seats.isEmpty()) return;
            struck = true;
            strike(now);
            settleWithoutHands();
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
