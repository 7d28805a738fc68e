package baize.wire.twin;

import baize.wire.twin.BlackjackCards.Choice;
import baize.wire.twin.BlackjackCards.Decision;
import baize.wire.twin.BlackjackCards.Turn;
import baize.wire.twin.BlackjackTwin.Hand;
import baize.wire.twin.BlackjackTwin.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One round of {@link BlackjackTwin} and the moment at which something strikes. */
final class BlackjackRound {
    static final long MINIMUM = 500;
    static final long MAXIMUM = 50_000;
    private static final List<String> UPS = List.of("Ah", "7d", "7s", "6c", "Td");

    final Playout p;
    final boolean shuffler;
    final List<Person> people = new ArrayList<>();
    final BlackjackPool pool;
    BlackjackCards cards;
    /** An ace was dealt, and insurance can be had until somebody decides. */
    boolean insuring;

    boolean settled;
    /** Without a result. */
    boolean over;

    private final String phase;
    private final BlackjackStrikes strikes;
    private final List<String> ups;
    private final List<String> shoe = new ArrayList<>();
    private boolean struck;

    BlackjackRound(Playout playout, String remedy, String phase) {
        this.p = playout;
        this.phase = phase;
        this.strikes = new BlackjackStrikes(this, remedy);
        this.shuffler = p.chance(75);
        this.pool = new BlackjackPool(this, p.chance(70));
        this.cards = cards(this::draw);
        this.ups = phase.equals("insuring") || remedy.equals("late-insurance") ? UPS.subList(0, 1) : UPS;
    }

    void play() {
        p.house("device", shuffler ? "shuffler" : "shoe");
        p.house("limits.main.minimum", Playout.money(MINIMUM));
        p.house("limits.main.maximum", Playout.money(MAXIMUM));
        pool.house(p);
        wager();
        strikeIn("betting");
        if (!people.isEmpty() && (p.chance(50) || phase.equals("closed"))) p.say("{'do': 'no-more-bets'}");
        strikeIn("closed");
        deal();
        strikeIn("dealt");
        insure();
        strikeIn("insuring");
        decide();
        strikeIn("played");
        // With other cards somebody may have to decide after all.
        decide();
        settle();
        strikeIn("settled");
        leave();
        next();
        pool.end(p);
    }

    /** Cards that come from here. */
    BlackjackCards cards(Supplier<String> from) {
        return new BlackjackCards(from, (box, number) -> at(box).stream().anyMatch(one -> one.leads || number == 1));
    }

    String draw() {
        return shoe.removeFirst();
    }

    /** The next card leaves the shoe, and is nobody's. */
    void burn() {
        if (shoe.isEmpty()) p.outcomes("cards", "5c");
        else draw();
    }

    /** A card that has not come, and would not in this round. */
    String another() {
        return shoe.removeLast();
    }

    boolean isDealt() {
        return !cards.dealer.isEmpty();
    }

    boolean out() {
        return isDealt() && !settled && !over;
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

    void place(Person one, String on, long cents) {
        if (cents > 0)
            p.say("{'do': 'wager', 'patron': '" + one.patron + "', 'box': " + one.box + ", 'on': '" + on
                    + "', 'stake': '" + Playout.money(cents) + "'}");
    }

    List<Hand> hands(Person one) {
        return cards.hands(one.box);
    }

    /** Who has something on a box, the first of them who decides. */
    List<Person> at(int box) {
        return people.stream().filter(one -> one.box == box && !one.gone).toList();
    }

    private void deal() {
        if (people.isEmpty()) return;
        TreeSet<Integer> boxes = new TreeSet<>();
        for (Person one : people) boxes.add(one.box);
        shoe.addAll(BlackjackTwin.shoe(p, boxes.size(), ups));
        p.outcomes("cards", String.join(" ", shoe));
        p.say("{'do': 'deal'}");
        cards.deal(boxes);
        insuring = cards.isAceUp();
        pool.dealt();
    }

    private void insure() {
        if (!out() || !insuring || !cards.isAceUp()) return;
        for (Person one : people) {
            if (one.gone || one.main == 0 || p.chance(40)) continue;
            if (hands(one).getFirst().isBlackjack() && p.chance(60)) {
                p.say("{'do': 'even-money', 'patron': '" + one.patron + "', 'box': " + one.box + "}");
                one.evenMoney = true;
            } else {
                one.insured = one.main / 2;
                p.say("{'do': 'insure', 'patron': '" + one.patron + "', 'box': " + one.box + ", 'stake': '"
                        + Playout.money(one.insured) + "'}");
            }
        }
    }

    @Nullable
    Turn turn() {
        return out() ? cards.turn() : null;
    }

    private void decide() {
        for (Turn turn = turn(); turn != null; turn = turn()) {
            if (p.chance(35)) strikeIn("playing");
            Turn now = turn();
            if (now != null) decide(now);
        }
    }

    private void decide(Turn turn) {
        Hand hand = turn.hand();
        Person lead = at(turn.box()).getFirst();
        insuring = false;
        if (lead.leads && BlackjackCards.isPair(hand) && cards.hands(turn.box()).size() == 1 && p.chance(60))
            act(turn, lead, Choice.SPLIT);
        else if (lead.leads && BlackjackCards.mayDouble(hand) && p.chance(60)) doubled(turn, lead);
        else act(turn, lead, BlackjackTwin.total(hand.cards) >= 12 && p.chance(50) ? Choice.STAND : Choice.HIT);
    }

    private void act(Turn turn, Person lead, Choice choice) {
        say(choice.name().toLowerCase(Locale.ROOT), lead, turn.number());
        boolean shared = choice == Choice.SPLIT || (choice == Choice.DOUBLE && turn.number() == 1);
        if (shared) for (Person other : at(turn.box())) if (other != lead) say("decline", other, turn.number());
        cards.decide(new Decision(turn.box(), turn.number(), choice));
    }

    private void say(String what, Person one, int number) {
        p.say("{'do': '" + what + "', 'patron': '" + one.patron + "', 'box': " + one.box + ", 'hand': " + number + "}");
    }

    private void doubled(Turn turn, Person lead) {
        act(turn, lead, Choice.DOUBLE);
        while (lead.doubled.size() < turn.number()) lead.doubled.add(0L);
        lead.doubled.set(turn.number() - 1, lead.main);
    }

    private void settle() {
        if (!out()) return;
        p.say("{'do': 'reveal'}");
        reveal(cards);
        for (Person one : people) if (!one.gone) p.owes(one.patron, net(one));
        settled = true;
    }

    /** The dealer's hand, with these cards of the players'. */
    void reveal(BlackjackCards of) {
        boolean insured = people.stream().anyMatch(one -> !one.gone && one.insured > 0 && !one.evenMoney);
        of.reveal(
                insured,
                box -> at(box).stream()
                        .allMatch(one -> one.evenMoney || one.isPaidAtTheDeal(of.hands(box), of.dealer.getFirst())));
    }

    long net(Person one) {
        return interim(one) + one.atTheEnd(hands(one), cards.dealer, pool.prize(one));
    }

    /** What was decided with the deal. */
    long interim(Person one) {
        Hand first = new Hand(false);
        first.cards.addAll(cards.firstTwo(one.box));
        return one.atTheDeal(List.of(first), cards.dealer.getFirst(), pool.prize(one));
    }

    /** Some go before it is found out. */
    private void leave() {
        if (!phase.equals("left") || people.isEmpty()) return;
        for (Person one : p.some(people, 50)) p.say("{'do': 'card-out', 'patron': '" + one.patron + "'}");
        strikeIn("left");
    }

    private void next() {
        if (!phase.equals("next")) return;
        p.say("{'do': 'wager', 'patron': 'ann', 'box': 1, 'on': 'main', 'stake': '5.00'}");
        p.stands("ann", 500);
        strikeIn("next");
    }

    private void strikeIn(String now) {
        if (!phase.equals(now) || struck || people.isEmpty()) return;
        struck = true;
        p.strike(() -> strikes.strike(now));
    }
}
