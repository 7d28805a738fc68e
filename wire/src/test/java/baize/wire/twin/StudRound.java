package baize.wire.twin;

import baize.wire.twin.StudTwin.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One round of {@link StudTwin} and the moment at which something strikes. */
final class StudRound {
    private static final long MAXIMUM = 10_000;

    private static final List<List<String>> FINE_HANDS = List.of(
            List.of("2h", "6h", "9h", "Jh", "Kh"),
            List.of("4c", "4d", "4s", "9c", "9d"),
            List.of("7c", "7d", "7h", "7s", "2d"),
            List.of("5s", "6s", "7s", "8s", "9s"),
            List.of("3c", "4c", "5c", "6c", "7c"),
            List.of("Td", "Jd", "Qd", "Kd", "Ad"),
            List.of("Th", "Jh", "Qh", "Kh", "Ah"));

    private final Playout p;
    private final String remedy;
    private final String phase;
    private final boolean shuffler;
    private final StudPool pool;
    private final List<Seat> seats = new ArrayList<>();
    private List<String> dealer = List.of();
    private boolean exposed;
    private boolean settled;
    private boolean struck;
    /** Whether a jackpot wager stands in the next round. */
    private boolean nextJackpot;

    StudRound(Playout playout, String remedy, String phase) {
        this.p = playout;
        this.remedy = remedy;
        this.phase = phase;
        this.shuffler = p.chance(50);
        this.pool = new StudPool(p.chance(70), p.chance(50));
    }

    void play() {
        p.house("device", shuffler ? "shuffler" : "shoe");
        p.house("limits.ante.maximum", Playout.money(MAXIMUM));
        pool.house(p);
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
        if (phase.equals("exposed")) {
            go("{'do': 'expose'}");
            exposed = true;
        }
        strikeIn("exposed");
        go("{'do': 'reveal'}");
        settle();
        strikeIn("settled");
        leave();
        next();
        pool.end(p);
    }

    private boolean out() {
        return !dealer.isEmpty() && !settled && !seats.isEmpty();
    }

    private boolean untouched() {
        return out() && !exposed && seats.stream().noneMatch(seat -> seat.decided);
    }

    private void wager() {
        List<String> names = List.of("ann", "bob", "cat");
        int boxes = 1 + p.random.nextInt(3);
        for (int box = 1; box <= boxes; box++)
            seats.add(new Seat(names.get(box - 1), box, 500L * (1 + p.random.nextInt(20)), p.chance(70)));
        for (Seat seat : seats) {
            place(seat, "ante", seat.ante);
            if (seat.jackpot) jackpot(seat.patron, seat.box);
        }
    }

    private void place(Seat seat, String on, long cents) {
        p.say("{'do': 'wager', 'patron': '" + seat.patron + "', 'box': " + seat.box + ", 'on': '" + on + "', 'stake': '"
                + Playout.money(cents) + "'}");
    }

    private void deal() {
        if (seats.isEmpty()) return;
        List<String> deck = Deck.shuffled(p.random);
        List<List<String>> fine = new ArrayList<>(FINE_HANDS);
        Collections.shuffle(fine, p.random);
        for (Seat seat : seats)
            if (p.chance(50) && deck.containsAll(fine.getFirst())) {
                seat.cards = fine.removeFirst();
                deck.removeAll(seat.cards);
            }
        for (Seat seat : seats) if (seat.cards.isEmpty()) seat.cards = five(deck);
        dealer = five(deck);
        List<List<String>> hands = new ArrayList<>(List.of(dealer));
        for (Seat seat : seats) hands.add(seat.cards);
        p.outcomes("cards", Deck.order(hands, shuffler));
        p.say("{'do': 'deal'}");
        pool.contribute(seats.stream().filter(Seat::hasJackpot).count());
    }

    private static List<String> five(List<String> deck) {
        List<String> five = List.copyOf(deck.subList(0, 5));
        deck.removeAll(five);
        return five;
    }

    private void decide(Seat seat) {
        if (!out() || !seat.waits()) return;
        seat.folds = seat.mustFold || p.chance(30);
        seat.decided = true;
        seat.bet = seat.folds ? 0 : 2 * seat.ante;
        p.say("{'do': '" + (seat.folds ? "fold" : "bet") + "', 'patron': '" + seat.patron + "', 'box': " + seat.box
                + "}");
        settleWithoutHands();
        if (p.chance(50)) strikeIn("deciding");
    }

    private void settleWithoutHands() {
        if (out() && seats.stream().noneMatch(Seat::isLeft)) settle();
    }

    private void settle() {
        if (!out()) return;
        // An invalid wager that would have won is returned, with what it put in.
        for (Seat seat : seats)
            if (seat.invalid && seat.hasJackpot() && StudTwin.kind(seat.cards) >= 5) pool.takeBack(1);
        pool.prizes(seats);
        for (Seat seat : seats) {
            p.owes(seat.patron, seat.handNet(dealer));
            p.owes(seat.jackpotOf, seat.jackpotNet());
        }
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
        nextJackpot = remedy.startsWith("jackpot") && p.chance(70);
        if (nextJackpot) jackpot("ann", 1);
        if (nextJackpot) p.stands("ann", StudTwin.STAKE);
        strikeIn("next");
    }

    private void jackpot(String patron, int box) {
        p.say(jackpotWager(patron, box));
    }

    private static String jackpotWager(String patron, int box) {
        return "{'do': 'wager', 'patron': '" + patron + "', 'box': " + box + ", 'on': 'jackpot', 'stake': '"
                + Playout.money(StudTwin.STAKE) + "'}";
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
        switch (remedy) {
            case "misdeal" -> voids(untouched(), "{'do': 'misdeal'}");
            case "two-cards-exposed" -> expose(one);
            case "dealer-miscounted" -> voids(out(), "{'do': 'wrong-count', 'dealer': true, 'count': 4}");
            case "hand-miscounted" -> {
                String said = "{'do': 'wrong-count', 'box': " + one.box + ", 'count': 4}";
                if (untouched()) voids(true, said);
                else voids(one, said);
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
                one.folds |= waits;
                one.decided |= waits;
            }
            case "device-fails" -> {
                p.say(shuffler, "{'do': 'device-fails'}");
                if (shuffler && out()) voided();
            }
            case "jackpot-fails" -> jackpotFails();
            case "jackpot-works" -> jackpotWorks(now, one);
            case "jackpot-undetected" -> undetected(now, one);
            case "allow-jackpot" -> allow(now, one);
            case "invalid-wager" -> invalid(now, one);
            case "void-hand" ->
                voids(
                        one,
                        "{'do': 'void-hand', 'by': 'casino-supervisor', 'clause': '16.8.1', 'patron': '" + one.patron
                                + "'}");
            case "void-round" -> voids(untouched(), "{'do': 'void-round', 'clause': '14.4'}");
            case "invalidate", "invalidate-fraud", "invalidate-retain", "invalidate-a-stranger" -> invalidate(now, one);
            case "refuse-wager" -> refuse(now, one);
            case "found-over" -> found(now, one, MAXIMUM + 5_000);
            case "found-in-order" -> found(now, one, 5_700);
            case "found-bet" -> foundBet(now, one);
            case "loss-limit" -> lossLimit(now, one);
            case "overpaid", "underpaid" -> new WrongPayments(p, true).strike(remedy, one.patron);
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

    private void voids(boolean accepted, String said) {
        p.say(accepted, said);
        if (accepted) voided();
    }

    /** One hand; of a folded one only a jackpot wager that still waits can go back. */
    private void voids(Seat one, String said) {
        boolean can = out() && (!one.isFolded() || one.hasJackpot());
        p.say(can, said);
        if (!can) return;
        if (one.hasJackpot()) pool.takeBack(1);
        if (one.isFolded()) one.jackpotVoid = true;
        else one.isVoid = true;
    }

    /** Everything goes back, and out of the pool what the wagers had put in. */
    private void voided() {
        pool.takeBack(seats.stream()
                .filter(seat -> seat.jackpot && !seat.jackpotVoid && !seat.isVoid)
                .count());
        seats.clear();
    }

    private void jackpotFails() {
        p.say("{'do': 'jackpot-fails', 'by': 'gaming-supervisor'}");
        if (nextJackpot) p.stands("ann", -StudTwin.STAKE);
        if (settled) return;
        for (Seat seat : seats) {
            if (!seat.hasJackpot()) continue;
            if (out()) pool.takeBack(1);
            if (out()) seat.jackpotVoid = true;
            else seat.jackpot = false;
        }
    }

    /** Afterwards wagers on it are taken again, where wagers are. */
    private void jackpotWorks(String now, Seat one) {
        String works = "{'do': 'jackpot-works', 'by': 'gaming-supervisor'}";
        p.refused(works);
        jackpotFails();
        p.say(works);
        if (now.equals("betting")) jackpot(one.patron, one.box);
        if (now.equals("betting")) one.jackpot = true;
        if (now.equals("next")) jackpot("ann", 1);
        if (now.equals("next")) p.stands("ann", StudTwin.STAKE);
    }

    /** The equipment has not seen the chip, which goes back. */
    private void undetected(String now, Seat one) {
        boolean next = now.equals("next");
        boolean can = next ? nextJackpot : dealer.isEmpty() && one.jackpot;
        p.say(can, "{'do': 'jackpot-undetected', 'box': " + (next ? 1 : one.box) + "}");
        if (can && next) p.stands("ann", -StudTwin.STAKE);
        else if (can) one.jackpot = false;
    }

    /** Somebody without a hand may wager on that of another who has declined (11.1.1, R-40). */
    private void allow(String now, Seat one) {
        boolean next = now.equals("next");
        boolean can = next || (dealer.isEmpty() && !one.jackpot);
        int box = next ? 1 : one.box;
        p.say(can, "{'do': 'allow-jackpot', 'by': 'casino-supervisor', 'patron': 'dan', 'box': " + box + "}");
        if (!can) return;
        p.say(!now.equals("closed"), jackpotWager("dan", box));
        if (next) p.stands("dan", StudTwin.STAKE);
        else if (now.equals("betting")) {
            one.jackpot = true;
            one.jackpotOf = "dan";
        }
    }

    /**
     * Before the hand it goes back; in it, what would win goes back and what loses is lost; after it, it stands.
     */
    private void invalid(String now, Seat one) {
        boolean next = now.equals("next");
        boolean can = next ? one.patron.equals("ann") : !settled;
        p.say(can, "{'do': 'invalid-wager', 'by': 'gaming-supervisor', 'patron': '" + one.patron + "'}");
        if (!can) return;
        if (next) p.stands("ann", -500);
        else if (out()) one.invalid = true;
        else seats.remove(one);
    }

    private void invalidate(String now, Seat one) {
        boolean stranger = remedy.equals("invalidate-a-stranger");
        boolean can = (out() || settled) && !now.equals("next") && !stranger;
        String named = stranger ? "zoe" : one.patron;
        String rest = switch (remedy) {
            case "invalidate" -> "'cause': '16.9.1'";
            case "invalidate-retain" ->
                "'cause': '16.9.1', 'retain': ['" + named + "'], 'reason': 'seen on film', 'second': 'gaming-manager'";
            default -> "'cause': '16.9.2', 'forfeit': ['" + named + "']";
        };
        p.say(can, "{'do': 'invalidate', 'by': 'casino-supervisor', " + rest + "}");
        if (!can) return;
        if (settled) pool.undone();
        for (Seat seat : seats) {
            boolean kept = seat == one && !remedy.equals("invalidate");
            if (!kept && seat.hasJackpot()) pool.takeBack(1);
            p.owes(seat.patron, (kept ? -seat.staked() : 0) - (settled ? seat.net(dealer) : 0));
        }
        seats.clear();
    }

    private static String found(Seat one, String on, long stake) {
        return "{'do': 'found-wager', 'by': 'gaming-supervisor', 'patron': '" + one.patron + "', 'box': " + one.box
                + ", 'on': '" + on + "', 'stake': '" + Playout.money(stake) + "'}";
    }

    /**
     * An ante is found to be another: before the first card it is that one, after it only beyond the limits, until its
     * player has decided. It counts up to the maximum, and what is over that goes back.
     */
    private void found(String now, Seat one, long stake) {
        boolean anew = settled || now.equals("next");
        boolean can = anew || dealer.isEmpty() || (out() && !exposed && !one.decided && stake > MAXIMUM);
        p.say(can, found(one, "ante", stake));
        if (!can) return;
        boolean another = now.equals("next") && one.patron.equals("ann");
        if (anew) p.stands(one.patron, stake - (another ? 500 : 0));
        else one.ante = Math.min(stake, MAXIMUM);
    }

    /** A bet that is not twice its ante is settled as it lies, and at most for what it should be. */
    private void foundBet(String now, Seat one) {
        boolean can = out() && !one.isFolded() && !now.equals("next");
        long stake = p.chance(50) ? one.ante : 3 * one.ante;
        p.say(can, found(one, "bet", stake));
        if (!can) return;
        one.decided = true;
        one.bet = Math.min(stake, 2 * one.ante);
    }

    /**
     * More lies there than the loss limit leaves: what is over goes back, of the last placed wager first. A jackpot
     * wager goes back whole, and what that frees stays free.
     */
    private void lossLimit(String now, Seat one) {
        boolean next = now.equals("next");
        boolean can = next ? one.patron.equals("ann") : !settled && !(one.isFolded() && !one.hasJackpot());
        boolean folded = one.isFolded() && !settled;
        long staked = next ? 500 : one.ante + one.bet + (one.hasJackpot() ? StudTwin.STAKE : 0);
        long left = 100L * p.random.nextInt((int) Math.max(1, staked / 100));
        p.say(
                can,
                "{'do': 'loss-limit-exceeded', 'by': 'gaming-supervisor', 'patron': '" + one.patron + "', 'left': '"
                        + Playout.money(left) + "'}");
        if (can && !next) cut(one, staked - left, folded);
    }

    private void cut(Seat one, long excess, boolean folded) {
        long ofBet = Math.min(excess, one.bet);
        one.bet -= ofBet;
        long rest = excess - ofBet;
        if (rest > 0 && one.hasJackpot()) {
            rest -= StudTwin.STAKE;
            if (out()) pool.takeBack(1);
            if (out()) one.jackpotVoid = true;
            else one.jackpot = false;
        }
        if (rest > 0 && !folded) one.ante -= rest;
        one.mustFold = true;
    }

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
