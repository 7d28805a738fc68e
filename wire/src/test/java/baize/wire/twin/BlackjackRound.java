package baize.wire.twin;

import baize.wire.twin.BlackjackTwin.Hand;
import baize.wire.twin.BlackjackTwin.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** One round of {@link BlackjackTwin} and the moment at which something strikes. */
final class BlackjackRound {
    private final Playout p;
    private final String remedy;
    private final String phase;
    private final boolean shuffler;
    private final long increment;
    private final long reserved;
    private final List<Person> people = new ArrayList<>();
    private final TreeMap<Integer, List<Hand>> boxes = new TreeMap<>();
    /** The first two cards of boxes that were split since. */
    private final TreeMap<Integer, List<String>> beforeSplit = new TreeMap<>();

    private final List<String> dealer = new ArrayList<>();
    private final List<String> shoe = new ArrayList<>();
    /** The cards of the round as they left it. */
    private final List<String> drawn = new ArrayList<>();

    private long meter = 12_345_600 * BlackjackTwin.CENT;
    private long reserve;
    private long meterBefore;
    private long reserveBefore;
    private boolean dealt;
    private boolean insuranceClosed;
    private boolean settled;
    private boolean over;
    private boolean struck;

    BlackjackRound(Playout playout, String remedy, String phase) {
        this.p = playout;
        this.remedy = remedy;
        this.phase = phase;
        this.shuffler = p.chance(75);
        // In millionths of a cent for one wager of 2.50: 33.7 % and 10 % of it.
        this.increment = p.chance(70) ? 84_250_000 : 0;
        this.reserved = increment > 0 ? 25_000_000 : 0;
    }

    void play() {
        p.house("device", shuffler ? "shuffler" : "shoe");
        p.house("blazingMeter", "123456.00");
        p.house("blazingMinimum", "10000");
        p.house("blazingStake", "2.50");
        if (increment > 0) p.house("jackpotIncrement", "0.337");
        if (increment > 0) p.house("jackpotReserve", "0.1");
        wager();
        strikeIn("betting");
        if (!people.isEmpty() && (p.chance(50) || phase.equals("closed"))) p.say("{'do': 'no-more-bets'}");
        strikeIn("closed");
        deal();
        strikeIn("dealt");
        insure();
        strikeIn("insuring");
        for (int box : List.copyOf(boxes.keySet())) play(box);
        strikeIn("playing");
        strikeIn("played");
        settle();
        strikeIn("settled");
        if (phase.equals("next")) next();
        p.pool(meter, reserve);
    }

    private String draw() {
        String card = shoe.removeFirst();
        drawn.add(card);
        return card;
    }

    private boolean out() {
        return dealt && !settled && !over;
    }

    private void wager() {
        List<String> names = List.of("ann", "bob", "cat");
        int count = 1 + p.random.nextInt(3);
        for (int box = 1; box <= count; box++) people.add(person(names.get(box - 1), box, true));
        if (p.chance(40)) people.add(1, person("dan", 1, false));
        for (Person one : people) {
            place(one, "main", one.main);
            place(one, "any-pairs", one.pairs);
            if (one.blazing) place(one, "blazing-7s", BlackjackTwin.BLAZING);
        }
    }

    private Person person(String name, int box, boolean leads) {
        long main = 1_000L * (1 + p.random.nextInt(20));
        boolean blazing = leads && shuffler && p.chance(60);
        return new Person(
                name, box, leads, main, leads && p.chance(40) ? 500L * (1 + p.random.nextInt(9)) : 0, blazing);
    }

    private void place(Person one, String on, long cents) {
        if (cents > 0)
            p.say("{'do': 'wager', 'patron': '" + one.patron + "', 'box': " + one.box + ", 'on': '" + on
                    + "', 'stake': '" + Playout.money(cents) + "'}");
    }

    private List<Hand> hands(int box) {
        return Objects.requireNonNull(boxes.get(box));
    }

    private List<Person> at(int box) {
        return people.stream().filter(one -> one.box == box && !one.gone).toList();
    }

    private void deal() {
        if (people.isEmpty()) return;
        for (Person one : people) boxes.computeIfAbsent(one.box, _ -> new ArrayList<>(List.of(new Hand(false))));
        shoe.addAll(BlackjackTwin.shoe(p, boxes.size()));
        p.outcomes("cards", String.join(" ", shoe));
        p.say("{'do': 'deal'}");
        dealt = true;
        for (List<Hand> hands : boxes.values()) hands.getFirst().cards.add(draw());
        dealer.add(draw());
        for (List<Hand> hands : boxes.values()) hands.getFirst().cards.add(draw());
        long wagers = people.stream().filter(one -> one.blazing).count();
        meter += wagers * increment;
        reserve += wagers * reserved;
        meterBefore = meter;
        reserveBefore = reserve;
        for (Person one : people) one.prize = prizeAtTheDeal(one);
        pool();
    }

    /** The pool with the prizes of those who win now taken out of it. */
    private void pool() {
        meter = meterBefore;
        reserve = reserveBefore;
        long left = meter / BlackjackTwin.CENT;
        List<Person> suited = winners(-10);
        List<Person> diamonds = winners(-100);
        if (!suited.isEmpty()) {
            long slices = suited.size() == 1 ? left / 10 : left - left * 81 / 100;
            meter -= slices * BlackjackTwin.CENT;
        }
        if (diamonds.isEmpty()) return;
        long whole = meter / BlackjackTwin.CENT;
        meter += (BlackjackTwin.RESET - whole) * BlackjackTwin.CENT;
        reserve -= Math.min(reserve / BlackjackTwin.CENT, BlackjackTwin.RESET) * BlackjackTwin.CENT;
    }

    private List<Person> winners(long kind) {
        return people.stream()
                .filter(one -> one.blazing && !one.gone && !one.invalid && !one.blazingBack && sevens(one) == kind)
                .toList();
    }

    private long sevens(Person one) {
        return BlackjackTwin.blazing(firstTwo(one.box), dealer.getFirst());
    }

    private List<String> firstTwo(int box) {
        return beforeSplit.getOrDefault(box, hands(box).getFirst().cards).subList(0, 2);
    }

    /** What a wager won with the deal; what becomes of another's afterwards does not change it. */
    private long prize(Person one) {
        return one.blazing && !one.blazingBack ? one.prize : 0;
    }

    private long prizeAtTheDeal(Person one) {
        long kind = one.blazing ? sevens(one) : 0;
        if (kind >= 0) return kind;
        long whole = meterBefore / BlackjackTwin.CENT;
        int count = winners(kind).size();
        long share =
                kind == -100 ? (whole + count - 1) / count : count == 1 ? (whole + 9) / 10 : (whole * 19 + 199) / 200;
        return Math.max(share, kind == -100 ? BlackjackTwin.RESET : BlackjackTwin.RESET / 10);
    }

    private void insure() {
        if (!out() || insuranceClosed || BlackjackTwin.points(dealer.getFirst()) != 1) return;
        for (Person one : people) {
            if (one.gone || p.chance(40)) continue;
            if (hands(one.box).getFirst().isBlackjack() && p.chance(60)) {
                p.say("{'do': 'even-money', 'patron': '" + one.patron + "', 'box': " + one.box + "}");
                one.evenMoney = true;
            } else {
                one.insured = one.main / 2;
                p.say("{'do': 'insure', 'patron': '" + one.patron + "', 'box': " + one.box + ", 'stake': '"
                        + Playout.money(one.insured) + "'}");
            }
        }
    }

    private void play(int box) {
        List<Hand> hands = hands(box);
        if (hands.getFirst().isBlackjack()) return;
        for (int number = 1; number <= hands.size(); number++)
            while (waits(box, number)) {
                if (p.chance(35)) strikeIn("playing", box, hands.get(number - 1));
                if (waits(box, number)) decide(box, number, hands.get(number - 1));
            }
    }

    /** Whether a hand is still to be decided; one of a split pair has its second card by then. */
    private boolean waits(int box, int number) {
        Hand hand = hands(box).get(number - 1);
        // Followers who let a split pass have nothing on the second hand.
        if (!out() || at(box).stream().noneMatch(one -> one.leads || number == 1)) return false;
        if (hand.cards.size() == 1) hand.cards.add(draw());
        boolean ace = hand.split && BlackjackTwin.points(hand.cards.getFirst()) == 1;
        return !ace && !hand.done && BlackjackTwin.total(hand.cards) < 21;
    }

    private void decide(int box, int number, Hand hand) {
        int total = BlackjackTwin.total(hand.cards);
        int low = hand.cards.stream().mapToInt(BlackjackTwin::points).sum();
        boolean two = hand.cards.size() == 2;
        boolean alike = two && BlackjackTwin.points(hand.cards.get(0)) == BlackjackTwin.points(hand.cards.get(1));
        Person lead = at(box).getFirst();
        if (alike && hands(box).size() == 1 && lead.leads && p.chance(60)) split(box, lead);
        else if (two && low >= 9 && low <= 11 && lead.leads && p.chance(60)) doubled(box, number, hand, lead);
        else if (total >= 12 && p.chance(50)) {
            act("stand", lead, number);
            hand.done = true;
        } else {
            act("hit", lead, number);
            hand.cards.add(draw());
        }
    }

    private void act(String what, Person one, int number) {
        p.say("{'do': '" + what + "', 'patron': '" + one.patron + "', 'box': " + one.box + ", 'hand': " + number + "}");
    }

    private void split(int box, Person lead) {
        act("split", lead, 1);
        for (Person other : at(box)) if (other != lead) act("decline", other, 1);
        List<Hand> hands = hands(box);
        Hand first = new Hand(true);
        Hand second = new Hand(true);
        first.cards.add(hands.getFirst().cards.get(0));
        second.cards.add(hands.getFirst().cards.get(1));
        beforeSplit.put(box, List.copyOf(hands.getFirst().cards));
        hands.clear();
        hands.addAll(List.of(first, second));
    }

    private void doubled(int box, int number, Hand hand, Person lead) {
        act("double", lead, number);
        for (Person other : at(box)) if (other != lead && number == 1) act("decline", other, number);
        while (lead.doubled.size() < number) lead.doubled.add(0L);
        lead.doubled.set(number - 1, lead.main);
        hand.cards.add(draw());
        hand.doubled = true;
        hand.done = true;
    }

    private void settle() {
        if (!out()) return;
        p.say("{'do': 'reveal'}");
        dealer.add(draw());
        while (!BlackjackTwin.isNatural(dealer) && BlackjackTwin.dealerDraws(dealer)) dealer.add(draw());
        for (Person one : people) if (!one.gone) p.owes(one.patron, net(one));
        settled = true;
    }

    private long net(Person one) {
        return interim(one) + one.atTheEnd(hands(one.box), dealer, prize(one));
    }

    private long interim(Person one) {
        Hand first = new Hand(false);
        first.cards.addAll(firstTwo(one.box));
        return one.atTheDeal(List.of(first), dealer.getFirst(), prize(one));
    }

    private void next() {
        p.say("{'do': 'wager', 'patron': 'ann', 'box': 1, 'on': 'main', 'stake': '5.00'}");
        p.stands("ann", 500);
        strikeIn("next");
    }

    private void strikeIn(String now) {
        strikeIn(now, 0, null);
    }

    private void strikeIn(String now, int box, @Nullable Hand hand) {
        if (!phase.equals(now) || struck || people.isEmpty()) return;
        struck = true;
        strike(now, box, hand);
    }

    private void strike(String now, int box, @Nullable Hand hand) {
        Person one = p.oneOf(people);
        boolean next = now.equals("next");
        switch (remedy) {
            case "missing-card", "foreign-card" -> {
                p.say("{'do': '" + remedy + "'}");
                if (out()) voided();
            }
            case "device-harms" -> {
                p.say(shuffler, "{'do': 'device-fails', 'harmed': true}");
                if (shuffler && out()) voided();
            }
            case "device-replaced" -> p.say(shuffler, "{'do': 'device-fails', 'spare': true}");
            case "jackpot-fails" -> jackpotFails();
            case "call-time" -> callTime(box, hand, one);
            case "invalid-wager" -> invalid(next, one);
            case "void-hand" -> voidHand(one);
            case "void-hand-of-a-stranger" -> p.refused(voidHandOf("zoe"));
            case "void-round" -> voidRound(next);
            case "invalidate", "invalidate-fraud", "invalidate-retain", "invalidate-a-stranger" ->
                invalidate(next, one);
            case "refuse-wager" -> refuse(next, one);
            case "reconstruct" -> reconstruct(next);
            case "overpaid", "underpaid" -> new WrongPayments(p, true).strike(remedy, one.patron);
            default -> throw new IllegalArgumentException(remedy);
        }
    }

    /** What was settled with the deal stands, all else goes back. */
    private void voided() {
        for (Person one : people) if (!one.gone) p.owes(one.patron, interim(one));
        blazingBack();
        over = true;
    }

    /** Jackpot wagers that have not won go back, with what they put into the pool. */
    private void blazingBack() {
        // Where a share of the pool was won and stands, the operator bears what they had put in.
        boolean won = !winners(-10).isEmpty() || !winners(-100).isEmpty();
        for (Person one : people)
            if (!one.gone && one.blazing && !one.blazingBack && prize(one) == 0) {
                one.blazingBack = true;
                if (won) continue;
                meterBefore -= increment;
                reserveBefore -= reserved;
                meter -= increment;
                reserve -= reserved;
            }
    }

    private void jackpotFails() {
        p.say("{'do': 'jackpot-fails', 'by': 'casino-supervisor'}");
        if (out()) blazingBack();
        else if (!settled) for (Person one : people) one.blazing = false;
    }

    private void callTime(int box, @Nullable Hand hand, Person one) {
        if (hand == null) {
            int first = out() && !phase.equals("playing") && !phase.equals("played") ? firstToAct() : 0;
            boolean can = first > 0;
            p.say(can, "{'do': 'call-time', 'box': " + (can ? first : one.box) + "}");
            insuranceClosed |= can;
            if (can) drawFor(hands(first).getFirst());
            return;
        }
        p.say("{'do': 'call-time', 'box': " + box + "}");
        drawFor(hand);
    }

    private int firstToAct() {
        for (int box : boxes.keySet()) if (!hands(box).getFirst().isBlackjack()) return box;
        return 0;
    }

    private void drawFor(Hand hand) {
        while (BlackjackTwin.total(hand.cards) < 12) hand.cards.add(draw());
        hand.done = true;
    }

    private void invalid(boolean next, Person one) {
        boolean can = next ? one.patron.equals("ann") : !settled;
        p.say(can, "{'do': 'invalid-wager', 'by': 'gaming-supervisor', 'patron': '" + one.patron + "'}");
        if (!can) return;
        if (next) p.stands("ann", -500);
        else if (!dealt) leave(one);
        else {
            boolean won = prize(one) > 0;
            one.invalid = true;
            if (won) returned(one);
        }
    }

    /**
     * A jackpot wager that goes back, its prize too: out of the pool with it. Where another has won a share that
     * stands, the operator bears what the wager had put in.
     */
    private void returned(Person one) {
        if (!one.blazing || one.blazingBack) return;
        boolean share = people.stream().anyMatch(other -> other != one && !other.gone && isShare(other));
        if (share) return;
        meterBefore -= increment;
        reserveBefore -= reserved;
        pool();
    }

    private boolean isShare(Person one) {
        return one.blazing && !one.blazingBack && !one.invalid && sevens(one) < 0;
    }

    private void leave(Person one) {
        people.remove(one);
        if (one.leads && people.stream().anyMatch(other -> other.box == one.box)) promoted(one.box);
    }

    private void promoted(int box) {
        for (int i = 0; i < people.size(); i++) {
            Person other = people.get(i);
            if (other.box == box)
                people.set(i, new Person(other.patron, box, true, other.main, other.pairs, other.blazing));
        }
    }

    private static String voidHandOf(String patron) {
        return "{'do': 'void-hand', 'by': 'casino-supervisor', 'patron': '" + patron + "'}";
    }

    private void voidHand(Person one) {
        p.say(out(), voidHandOf(one.patron));
        if (!out()) return;
        one.gone = true;
        returned(one);
        one.blazingBack = true;
        if (people.stream().allMatch(other -> other.gone)) over = true;
    }

    private void voidRound(boolean next) {
        boolean can = (out() || settled) && !next;
        p.say(can, "{'do': 'void-round', 'by': 'casino-supervisor', 'clause': '16.8'}");
        if (!can) return;
        if (settled) for (Person one : people) if (!one.gone) p.owes(one.patron, -net(one));
        voided();
    }

    /** In a round that is settled the dealer's cards should have been others, and it is settled by those. */
    private void reconstruct(boolean next) {
        boolean can = (out() || settled) && !next;
        if (settled && boxes.values().stream().noneMatch(BlackjackTwin::hangsOnTheDealer)) return;
        List<String> right = new ArrayList<>(drawn);
        List<String> again = new ArrayList<>(dealer);
        if (settled) {
            right.subList(drawn.size() - dealer.size() + 1, drawn.size()).clear();
            again.subList(1, dealer.size()).clear();
            do again.add(draw());
            while (!BlackjackTwin.isNatural(again) && BlackjackTwin.dealerDraws(again));
            right.addAll(again.subList(1, again.size()));
        }
        String order = right.isEmpty() ? "As Ks" : String.join(" ", right);
        p.say(can, "{'do': 'reconstruct', 'by': 'casino-supervisor', 'order': '" + order + "'}");
        if (!can || !settled) return;
        for (Person one : people) p.owes(one.patron, -net(one));
        dealer.clear();
        dealer.addAll(again);
        for (Person one : people) p.owes(one.patron, net(one));
    }

    private void invalidate(boolean next, Person one) {
        boolean stranger = remedy.equals("invalidate-a-stranger");
        boolean can = (out() || settled) && !next && !stranger;
        String named = stranger ? "zoe" : one.patron;
        String rest = switch (remedy) {
            case "invalidate" -> "'cause': '18.5.1'";
            case "invalidate-retain" ->
                "'cause': '18.5.1', 'retain': ['" + named + "'], 'reason': 'seen on film', 'second': 'gaming-manager'";
            default -> "'cause': '18.5.2', 'forfeit': ['" + named + "']";
        };
        p.say(can, "{'do': 'invalidate', 'by': 'casino-supervisor', " + rest + "}");
        if (!can) return;
        meter = meterBefore;
        reserve = reserveBefore;
        for (Person other : people) {
            if (other.gone) continue;
            boolean kept = other == one && !remedy.equals("invalidate");
            if (!kept && other.blazing && !other.blazingBack) {
                meter -= increment;
                reserve -= reserved;
            }
            long staked = other.staked(hands(other.box).size());
            p.owes(other.patron, (kept ? -staked : 0) - (settled ? net(other) : 0));
        }
        over = true;
    }

    private void refuse(boolean next, Person one) {
        boolean can = !dealt || (next && one.patron.equals("ann"));
        p.say(
                can,
                "{'do': 'refuse-wager', 'by': 'casino-supervisor', 'patron': '" + one.patron + "', 'box': " + one.box
                        + ", 'reason': 'other', 'text': 'twice too late'}");
        if (can && next) p.stands("ann", -500);
        else if (can) leave(one);
    }
}
