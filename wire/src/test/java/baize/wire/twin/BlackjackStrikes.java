package baize.wire.twin;

import baize.wire.twin.BlackjackCards.Turn;
import baize.wire.twin.BlackjackTwin.Hand;
import baize.wire.twin.BlackjackTwin.Person;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** What the staff do in a round of blackjack, and what follows from it. */
final class BlackjackStrikes {
    private final BlackjackRound round;
    private final String remedy;
    private final Playout p;
    private final List<Person> people;

    BlackjackStrikes(BlackjackRound round, String remedy) {
        this.round = round;
        this.remedy = remedy;
        this.p = round.p;
        this.people = round.people;
    }

    private boolean out() {
        return round.out();
    }

    private boolean settled() {
        return round.settled;
    }

    void strike(String now) {
        Person one = p.oneOf(people);
        boolean next = now.equals("next");
        switch (remedy) {
            case "missing-card", "foreign-card" -> {
                p.say("{'do': '" + remedy + "'}");
                if (out()) voided();
            }
            case "device-harms" -> {
                p.say(round.shuffler, "{'do': 'device-fails', 'harmed': true}");
                if (round.shuffler && out()) voided();
            }
            case "device-replaced" ->
                p.say(round.shuffler, "{'do': 'device-fails', 'spare': true, 'damaged': " + p.chance(50) + "}");
            case "device-returned" -> withoutSpare(next, List.of());
            case "device-finished" -> withoutSpare(next, p.some(people, 30));
            case "jackpot-fails" -> jackpotFails();
            case "jackpot-works" -> jackpotWorks(now, one);
            case "call-time" -> callTime(one);
            case "invalid-wager" -> invalid(next, one);
            case "void-hand" -> voidHand(one);
            case "void-hand-of-a-stranger" -> p.refused(voidHandOf("zoe"));
            case "void-round" -> voidRound(next);
            case "invalidate", "invalidate-fraud", "invalidate-retain", "invalidate-a-stranger" ->
                invalidate(next, one);
            case "refuse-wager" -> refuse(next, one);
            case "found-over" -> found(next, one, BlackjackRound.MAXIMUM + 5_000);
            case "found-under" -> found(next, one, BlackjackRound.MINIMUM - 200);
            case "found-in-order" -> found(next, one, 5_700);
            case "late-insurance" -> insureLate(one);
            case "face-up-card" -> {
                p.say("{'do': 'face-up-card'}");
                round.burn();
            }
            case "dealt-in-error" -> dealtInError(next);
            case "reconstruct" -> reconstruct(next);
            case "overpaid", "underpaid" -> new WrongPayments(p, true).strike(remedy, one.patron);
            default -> throw new IllegalArgumentException(remedy);
        }
    }

    /** What was settled with the deal stands, all else goes back. */
    private void voided() {
        for (Person one : people) if (!one.gone) p.owes(one.patron, round.interim(one));
        round.pool.back(people);
        round.over = true;
    }

    /**
     * There is no other device. Whoever does not stay has back what is not settled (17.5.1); who does, finishes the
     * round from a shoe (17.5.4), at which there is no jackpot (2.3.4.3).
     */
    private void withoutSpare(boolean next, List<Person> stay) {
        boolean there = stay.stream().allMatch(one -> next ? one.patron.equals("ann") : !settled());
        String names = stay.stream().map(one -> "'" + one.patron + "'").collect(Collectors.joining(", "));
        p.say(round.shuffler && there, "{'do': 'device-fails', 'stay': [" + names + "]}");
        if (!round.shuffler || !there || settled()) return;
        if (!round.isDealt()) {
            for (Person one : people) one.blazing = false;
            return;
        }
        List<Person> going = people.stream().filter(one -> !stay.contains(one)).toList();
        for (Person one : going) p.owes(one.patron, round.interim(one));
        round.pool.back(going);
        for (Person one : going) one.gone = true;
        round.over = stay.isEmpty();
    }

    private void jackpotFails() {
        p.say("{'do': 'jackpot-fails', 'by': 'casino-supervisor'}");
        if (out()) round.pool.back(people);
        else if (!settled()) for (Person one : people) one.blazing = false;
    }

    /** Afterwards wagers on it are taken again, where wagers are. */
    private void jackpotWorks(String now, Person one) {
        String works = "{'do': 'jackpot-works', 'by': 'casino-supervisor'}";
        p.refused(works);
        jackpotFails();
        p.say(works);
        if (now.equals("betting") && one.leads && round.shuffler) {
            round.place(one, "blazing-7s", BlackjackTwin.BLAZING);
            one.blazing = true;
        }
        if (!now.equals("next") || !round.shuffler) return;
        p.say("{'do': 'wager', 'patron': 'ann', 'box': 1, 'on': 'blazing-7s', 'stake': '2.50'}");
        p.stands("ann", BlackjackTwin.BLAZING);
    }

    private void callTime(Person one) {
        Turn turn = round.turn();
        p.say(turn != null, "{'do': 'call-time', 'box': " + (turn == null ? one.box : turn.box()) + "}");
        if (turn == null) return;
        round.insuring = false;
        round.cards.drawFor(turn.hand());
    }

    private void invalid(boolean next, Person one) {
        boolean can = next ? one.patron.equals("ann") : !settled();
        p.say(can, "{'do': 'invalid-wager', 'by': 'gaming-supervisor', 'patron': '" + one.patron + "'}");
        if (!can) return;
        if (next) p.stands("ann", -500);
        else if (!round.isDealt()) leave(one);
        else {
            boolean won = round.pool.prize(one) > 0;
            one.invalid = true;
            if (won) round.pool.returned(one);
        }
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
        round.pool.returned(one);
        one.blazingBack = true;
        if (people.stream().allMatch(other -> other.gone)) round.over = true;
    }

    private void voidRound(boolean next) {
        boolean can = (out() || settled()) && !next;
        p.say(can, "{'do': 'void-round', 'by': 'casino-supervisor', 'clause': '16.8'}");
        if (!can) return;
        if (settled()) for (Person one : people) if (!one.gone) p.owes(one.patron, -round.net(one));
        voided();
    }

    private void invalidate(boolean next, Person one) {
        boolean stranger = remedy.equals("invalidate-a-stranger");
        boolean can = (out() || settled()) && !next && !stranger;
        String named = stranger ? "zoe" : one.patron;
        String rest = switch (remedy) {
            case "invalidate" -> "'cause': '18.5.1'";
            case "invalidate-retain" ->
                "'cause': '18.5.1', 'retain': ['" + named + "'], 'reason': 'seen on film', 'second': 'gaming-manager'";
            default -> "'cause': '18.5.2', 'forfeit': ['" + named + "']";
        };
        p.say(can, "{'do': 'invalidate', 'by': 'casino-supervisor', " + rest + "}");
        if (!can) return;
        boolean keeps = !remedy.equals("invalidate");
        round.pool.undone(
                people.stream().filter(other -> !keeps || other != one).toList());
        for (Person other : people) {
            long staked = other.staked(round.hands(other).size());
            long net = settled() ? round.net(other) : 0;
            p.owes(other.patron, (keeps && other == one ? -staked : 0) - net);
        }
        round.over = true;
    }

    private void refuse(boolean next, Person one) {
        boolean can = !round.isDealt() || (next && one.patron.equals("ann"));
        p.say(
                can,
                "{'do': 'refuse-wager', 'by': 'casino-supervisor', 'patron': '" + one.patron + "', 'box': " + one.box
                        + ", 'reason': 'other', 'text': 'twice too late'}");
        if (can && next) p.stands("ann", -500);
        else if (can) leave(one);
    }

    /**
     * A wager is found to be another, or where none was accepted. Before the first card it counts; after it only where
     * it is outside the limits or too much for its box, and on a box that has not decided. What is over the maximum of
     * a box goes back, of the last of those on it first (6.1.1 to 6.3.1, R-3, R-5, R-105).
     */
    private void found(boolean next, Person chosen, long stake) {
        boolean stranger = p.chance(30);
        Person one = stranger ? new Person("eve", chosen.box, false, 0, 0, false) : chosen;
        String said = "{'do': 'found-wager', 'by': 'gaming-supervisor', 'patron': '" + one.patron + "', 'box': "
                + one.box + ", 'on': 'main', 'stake': '" + Playout.money(stake) + "'}";
        if (settled()) {
            p.say(said);
            p.stands(one.patron, stake - (next && one.patron.equals("ann") ? 500 : 0));
            return;
        }
        List<Person> all = new ArrayList<>(round.at(one.box));
        if (stranger) all.add(one);
        List<Long> counts = new ArrayList<>();
        long room = BlackjackRound.MAXIMUM;
        boolean tooMuch = false;
        for (Person other : all) {
            long lies = other == one ? stake : other.main;
            counts.add(Math.min(lies, room));
            tooMuch |= lies > room;
            room -= Math.min(lies, room);
        }
        boolean inOrder = stake >= BlackjackRound.MINIMUM && stake <= BlackjackRound.MAXIMUM;
        boolean can = !round.isDealt() || (isOpen(one.box) && (!inOrder || tooMuch));
        p.say(can, said);
        if (!can) return;
        if (stranger) people.add(one);
        for (int i = 0; i < all.size(); i++) all.get(i).main = counts.get(i);
    }

    /** Nothing on the box was settled with the deal, insured or decided. */
    private boolean isOpen(int box) {
        return !round.cards.hands(box).getFirst().isBlackjack()
                && round.at(box).stream().noneMatch(one -> one.insured > 0)
                && round.cards.decisions.stream().noneMatch(decision -> decision.box() == box);
    }

    /** Until the dealer's second card, on a hand that has not gone over (16.13, R-114). */
    private void insureLate(Person one) {
        boolean can = out()
                && !round.insuring
                && round.cards.isAceUp()
                && one.insured == 0
                && !one.evenMoney
                && one.isLive(round.hands(one));
        p.say(
                can,
                "{'do': 'late-insurance', 'patron': '" + one.patron + "', 'box': " + one.box + ", 'stake': '"
                        + Playout.money(one.main / 2) + "'}");
        if (can) one.insured = one.main / 2;
    }

    /**
     * In the round the card is the next to come, as it would have been. On the dealer's hand it is burned if it was
     * seen, and otherwise the first of the next round.
     */
    private void dealtInError(boolean next) {
        boolean seen = p.chance(50);
        boolean can = (out() || settled()) && !next;
        String said = "{'do': 'dealt-in-error', 'exposed': " + seen + "}";
        p.say(can, said);
        if (can && settled() && seen) round.burn();
        if (out() && p.chance(30)) p.refused(said);
    }

    /**
     * Other cards should have come. Every decision stands that was lawful with those, too, and where one was not,
     * nothing is reconstructed (16.8, R-196). In the round what was settled with the deal must come to the same; one
     * that is settled is settled again by what it comes to then.
     */
    private void reconstruct(boolean next) {
        boolean can = (out() || settled()) && !next;
        if (!can) {
            p.refused(order(List.of("As", "Ks", "9d")));
            return;
        }
        BlackjackCards was = round.cards;
        Deque<String> right = new ArrayDeque<>(otherwise(was));
        BlackjackCards again = round.cards(() -> right.isEmpty() ? round.another() : right.removeFirst());
        again.deal(was.boxes.keySet());
        boolean lawful = isInsurable(again) && again.replay(was.decisions);
        if (settled()) lawful &= again.turn() == null;
        else lawful &= hasSameInterim(again);
        if (settled() && lawful) round.reveal(again);
        List<String> order = new ArrayList<>(again.drawn);
        if (p.chance(10)) {
            lawful = false;
            if (p.chance(50)) order.removeLast();
            else order.add(round.another());
        }
        p.say(lawful, order(order));
        if (lawful) reconstructed(again);
    }

    private static String order(List<String> cards) {
        return "{'do': 'reconstruct', 'by': 'casino-supervisor', 'order': '" + String.join(" ", cards) + "'}";
    }

    /** The cards as they came, two of them the other way round, one another, or one more among them. */
    private List<String> otherwise(BlackjackCards was) {
        List<String> cards = new ArrayList<>(was.drawn);
        int at = p.random.nextInt(cards.size());
        int dealers = settled() ? was.dealer.size() - 1 : 0;
        switch (p.random.nextInt(5)) {
            case 0 -> {}
            case 1 -> Collections.swap(cards, at, p.random.nextInt(cards.size()));
            case 2 -> cards.add(at, round.another());
            case 3 -> cards.set(at, round.another());
            default -> {
                for (int last = 1; last <= dealers; last++) cards.set(cards.size() - last, round.another());
            }
        }
        return cards;
    }

    /** Whoever is insured or has even money could have had it with these cards. */
    private boolean isInsurable(BlackjackCards again) {
        for (Person one : people) {
            if (one.insured == 0 && !one.evenMoney) continue;
            if (!again.isAceUp()) return false;
            if (one.evenMoney && !again.hands(one.box).getFirst().isBlackjack()) return false;
        }
        return true;
    }

    private boolean hasSameInterim(BlackjackCards again) {
        List<List<Long>> as = interims();
        BlackjackCards was = round.cards;
        List<Long> prizes = people.stream().map(one -> one.prize).toList();
        round.cards = again;
        for (Person one : people) one.prize = round.pool.prizeAtTheDeal(one);
        boolean same = interims().equals(as);
        round.cards = was;
        for (int i = 0; i < people.size(); i++) people.get(i).prize = prizes.get(i);
        return same;
    }

    /** What everybody has back by now, wager by wager; nothing for what still waits. */
    private List<List<Long>> interims() {
        List<List<Long>> all = new ArrayList<>();
        for (Person one : people) {
            Hand first = new Hand(false);
            first.cards.addAll(round.cards.firstTwo(one.box));
            boolean paid = one.isPaidAtTheDeal(List.of(first), round.cards.dealer.getFirst());
            all.add(List.of(
                    one.hasPair(first) ? one.pairs : 0,
                    paid ? 1L : 0L,
                    one.evenMoney ? 1L : 0L,
                    round.pool.prize(one)));
        }
        return all;
    }

    private void reconstructed(BlackjackCards again) {
        if (settled()) for (Person one : people) p.owes(one.patron, -round.net(one));
        round.cards = again;
        again.from(round::draw);
        if (!settled()) return;
        round.pool.prizes();
        for (Person one : people) p.owes(one.patron, round.net(one));
    }
}
