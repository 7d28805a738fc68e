package baize.wire.twin;

import static baize.wire.twin.Impossible.ever;
import static baize.wire.twin.Impossible.in;

import baize.wire.twin.CrapsLayout.Bet;
import baize.wire.twin.CrapsLayout.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Craps, reckoned by hand. */
final class CrapsTwin implements Twin {
    @Override
    public String game() {
        return "craps";
    }

    @Override
    public List<String> remedies() {
        return List.of(
                "cocked",
                "tumbler-fault",
                "out-of-service",
                "terminal-held",
                "terminal-confirmed",
                "terminal-unconfirmed",
                "recalculate",
                "system-fails",
                "system-fails-last",
                "system-fails-at-two",
                "relax",
                "withhold-and-pay",
                "withhold-and-keep",
                "invalid-wager",
                "void-wagers",
                "invalidate",
                "invalidate-last",
                "invalidate-fraud",
                "invalidate-fraud-last",
                "invalidate-retain-last",
                "invalidate-a-stranger",
                "vacate",
                "warn-of-close",
                "overpaid",
                "underpaid",
                "one-after-another");
    }

    @Override
    public List<String> phases() {
        return List.of("wagering", "closed", "settled", "left", "left-behind", "next", "next-closed", "after-next");
    }

    @Override
    public List<Impossible> impossible() {
        return List.of(
                in(
                        "wagering settled left left-behind next after-next",
                        "cocked tumbler-fault relax",
                        "6.4, 3.3.8: it is for between the end of a wagering period and its dice"),
                ever("invalidate-a-stranger", "R-192: it names somebody without a wager"),
                ever("overpaid underpaid", "R-202: the book has no register of payments"));
    }

    /** A sign of closing is the warning of 7.2 here, and a seat is taken back by 7.13. */
    @Override
    public Set<String> orders() {
        Set<String> orders = new TreeSet<>(ORDERS);
        orders.removeAll(List.of("close-sign", "reclaim-seat", "change-cards"));
        return orders;
    }

    @Override
    public Set<String> unknown() {
        Set<String> unknown = new TreeSet<>(REGISTER);
        unknown.add("change-cards");
        return unknown;
    }

    @Override
    public void play(Playout playout, String remedy, String phase) {
        new Round(playout, remedy, phase).play();
    }

    @Override
    public String toString() {
        return game();
    }

    /** A round, the moment at which something strikes, and what comes after. */
    private final class Round {
        private static final String STAFF = "'by': 'casino-supervisor'";
        private final Playout p;
        private String remedy;
        private final String phase;
        private final CrapsLayout layout;
        private final CrapsWagering wagering;
        private boolean struck;
        private int investigations;

        Round(Playout playout, String remedy, String phase) {
            this.p = playout;
            this.remedy = remedy;
            this.phase = phase;
            this.layout = new CrapsLayout(playout);
            this.wagering = new CrapsWagering(playout, layout);
        }

        void play() {
            for (int before = p.random.nextInt(3); before > 0; before--) round("", "", "");
            round("wagering", "closed", "settled");
            leave();
            round("next", "next-closed", "after-next");
            for (int after = p.random.nextInt(3); after > 0 && !layout.closed; after--) round("", "", "");
            while (layout.lastRound > 0 && !layout.closed && layout.round < layout.lastRound + 20) round("", "", "");
            for (Player player : layout.players) if (player.failed && p.chance(80)) recalculate(player);
            layout.end();
        }

        private void round(String wagered, String closed, String settled) {
            wagering.period();
            Player other = p.oneOf(layout.players.subList(1, 3));
            if (!struck && p.chance(20) && other.seated && !other.failed) fail(other);
            strikeIn(wagered);
            boolean shoots = layout.close();
            String dice = p.chance(8) && !closed.equals(phase) ? "cocked" : die() + "-" + die();
            if (!shoots) p.outcomes("dice", dice);
            p.say("{'do': 'close-wagering'}");
            if (shoots) strikeIn(closed);
            if (layout.shooting && shoots) {
                p.outcomes("dice", dice);
                p.say("{'do': 'shoot'}");
            }
            if (layout.shooting) thrown(dice);
            if (!struck && p.chance(50))
                layout.players.stream().filter(one -> one.failed).forEach(this::recalculate);
            strikeIn(settled);
        }

        private int die() {
            return 1 + p.random.nextInt(6);
        }

        private void thrown(String dice) {
            if (dice.equals("cocked")) layout.noRoll(_ -> false);
            else layout.roll(dice.charAt(0) - '0', dice.charAt(2) - '0');
        }

        /** Somebody who has nothing on the layout leaves, or leaves the wagers behind. */
        private void leave() {
            if (!phase.startsWith("left")) return;
            for (Player player : layout.players.reversed())
                if (player.seated && !player.away && player.hasWagers() == phase.equals("left-behind")) {
                    p.say("{'do': 'leave', 'patron': '" + player.name + "'}");
                    player.away = true;
                    layout.followed();
                    strikeIn(phase);
                    return;
                }
        }

        private void strikeIn(String now) {
            if (!phase.equals(now) || struck) return;
            struck = true;
            p.strike(this::strikes);
        }

        private void strikes() {
            if (!remedy.equals("one-after-another")) strike();
            else for (String one : remedies().subList(0, remedies().size() - 4)) if (p.chance(15)) strikeWith(one);
        }

        private void strikeWith(String one) {
            remedy = one;
            strike();
        }

        private void strike() {
            Player one = p.oneOf(layout.players);
            switch (remedy) {
                case "cocked" -> noRoll("{'do': 'cocked', " + STAFF + "}");
                case "tumbler-fault" -> noRoll("{'do': 'tumbler-fails', " + STAFF + "}");
                case "out-of-service" -> {
                    p.say("{'do': 'tumbler-fails', " + STAFF + ", 'outOfService': true}");
                    layout.endGame();
                }
                case "terminal-held" -> fail(one);
                case "terminal-confirmed", "terminal-unconfirmed" -> readAtOnce(one);
                case "recalculate" -> {
                    fail(one);
                    recalculate(one);
                }
                case "system-fails" -> system(false);
                case "system-fails-last" -> system(true);
                case "system-fails-at-two" -> systemAt(List.of(one, p.oneOf(others(one))));
                case "relax" -> relax(one);
                case "withhold-and-pay", "withhold-and-keep" -> withhold(one);
                case "invalid-wager" ->
                    voids(one, "{'do': 'invalid-wager', " + STAFF + ", 'patron': '" + one.name + "'}");
                case "void-wagers" ->
                    voids(
                            one,
                            "{'do': 'void-wagers', " + STAFF + ", 'patron': '" + one.name
                                    + "', 'clause': '7.4', 'text': 'tilted'}");
                case "vacate" -> vacate(one);
                case "overpaid", "underpaid" -> new WrongPayments(p, false).strike(remedy, one.name);
                case "warn-of-close" -> {
                    p.say("{'do': '" + p.oneOf(List.of("warn-of-close", "close-sign")) + "', " + STAFF + "}");
                    layout.lastRound = layout.period() + 2;
                }
                default -> invalidate(one);
            }
            layout.followed();
        }

        private List<Player> others(Player one) {
            return layout.players.stream().filter(other -> other != one).toList();
        }

        /** While the dice are to be shot: what was placed in this round goes back, nothing else changes. */
        private void noRoll(String said) {
            p.say(layout.shooting, said);
            if (layout.shooting) layout.noRoll(_ -> false);
        }

        private void fail(Player one) {
            boolean can = one.seated && !one.failed;
            p.say(can, "{'do': 'terminal-fails', " + STAFF + ", 'patron': '" + one.name + "', 'clause': '6.2.2'}");
            one.failed |= can;
        }

        /** The records are read as soon as the terminal fails; unconfirmed, the last round falls too. */
        private void readAtOnce(Player one) {
            boolean confirmed = remedy.equals("terminal-confirmed");
            boolean left = !one.seated && !one.last.isEmpty() && !confirmed;
            boolean can = (one.seated && !one.failed) || left;
            p.say(
                    can,
                    "{'do': 'terminal-fails', " + STAFF + ", 'patron': '" + one.name
                            + "', 'clause': '6.2.1', 'confirmed': " + confirmed + "}");
            if (!can || confirmed) return;
            layout.unwind(one, false);
            layout.voided(one);
        }

        /** The records confirm everything, nothing, or all but some places and what rides there. */
        private void recalculate(Player one) {
            List<String> places = new ArrayList<>(one.bets.keySet());
            one.held.forEach(done -> places.add(done.on));
            List<String> unconfirmed = one.moved.isEmpty() && p.chance(50)
                    ? places.stream().filter(_ -> p.chance(50)).toList()
                    : p.chance(50) ? places : List.of();
            String list = unconfirmed.stream().map(on -> "'" + on + "'").collect(Collectors.joining(", "));
            p.say(
                    one.failed,
                    "{'do': 'recalculate', " + STAFF + ", 'box': " + one.box + ", 'unconfirmed': [" + list + "]}");
            if (one.failed)
                layout.recalculate(
                        one, on -> unconfirmed.contains(on) || unconfirmed.contains(CrapsReckoning.base(on)));
            layout.followed();
        }

        private void system(boolean lastRound) {
            p.say("{'do': 'system-fails', " + STAFF + ", 'lastRound': " + lastRound + "}");
            if (lastRound) layout.players.forEach(player -> layout.unwind(player, false));
            layout.endGame();
        }

        /** Two terminals with the same error; where they are all that play, the game is over. */
        private void systemAt(List<Player> two) {
            boolean lastRound = p.chance(50);
            boolean can = two.stream().allMatch(player -> player.hasWagers() || (lastRound && player.isDecided()));
            p.say(
                    can,
                    "{'do': 'system-fails', " + STAFF + ", 'clause': '6.6.1.1', 'terminals': [" + two.get(0).box + ", "
                            + two.get(1).box + "], 'lastRound': " + lastRound + "}");
            if (!can) return;
            Predicate<Player> plays = player -> player.hasWagers() || player.failed || player.away;
            List<Player> playing = layout.players.stream().filter(plays).toList();
            boolean everybody = !playing.isEmpty() && two.containsAll(playing);
            if (lastRound) two.forEach(player -> layout.unwind(player, false));
            if (everybody) layout.endGame();
            else two.forEach(layout::voided);
        }

        /** Before the result is known a wager is set to another stake, or taken back. */
        private void relax(Player other) {
            Player one = other.seated ? other : layout.players.getFirst();
            Bet field = one.bets.get("field");
            boolean takes = field != null && p.chance(50);
            long stake = takes ? 0 : (field == null ? 0 : field.stake()) + 700;
            boolean can = layout.shooting && one.seated && one.mayAct();
            p.say(
                    can,
                    "{'do': 'relax', " + STAFF + ", 'patron': '" + one.name + "', 'on': 'field', 'stake': '"
                            + Playout.money(stake) + "', 'text': 'the screen froze'}");
            if (!can) return;
            if (takes) layout.back(one, "field");
            else layout.place(one, "field", 700);
        }

        /** Credits are kept back; of who has left no more than the last round brought. */
        private void withhold(Player one) {
            long brought = one.last.stream().mapToLong(done -> done.back).sum();
            long amount = 100L * (1 + p.random.nextInt(50));
            boolean can = one.seated || (!one.last.isEmpty() && amount <= brought);
            p.say(
                    can,
                    "{'do': 'withhold', " + STAFF + ", 'patron': '" + one.name + "', 'amount': '"
                            + Playout.money(amount) + "', 'text': 'looked into'}");
            if (can) investigations++;
            boolean pays = remedy.equals("withhold-and-pay");
            p.say(
                    can,
                    "{'do': 'determine', " + STAFF + ", 'number': " + Math.max(1, investigations) + ", 'pay': " + pays
                            + ", 'text': 'found out'}");
            if (can && !pays) p.owes(one.name, -amount);
        }

        /** What the last round decided falls with what is undecided; what was decided before stands. */
        private void voids(Player one, String said) {
            boolean can = one.isDecided() || one.hasWagers();
            p.say(can, said);
            if (!can) return;
            layout.unwind(one, false);
            layout.voided(one);
        }

        private void vacate(Player one) {
            boolean can = one.seated && !one.hasWagers();
            String how = p.oneOf(List.of("vacate", "reclaim-seat"));
            p.say(can, "{'do': '" + how + "', " + STAFF + ", 'box': " + one.box + "}");
            if (!can) return;
            one.seated = false;
            one.away = false;
        }

        /** The result of the round at hand is taken away, or where none is, or on demand, that of the last one. */
        private void invalidate(Player one) {
            boolean last = remedy.endsWith("-last") || !layout.open;
            boolean names = !remedy.equals("invalidate") && !remedy.equals("invalidate-last");
            boolean stranger = remedy.equals("invalidate-a-stranger");
            boolean fits = last ? layout.isAnythingDecided() : layout.open;
            boolean can = fits && !stranger && (!names || (last ? one.isDecided() : one.fresh() > 0));
            String named = stranger ? "zoe" : one.name;
            String keeps = remedy.contains("retain")
                    ? ", 'retain': ['" + named + "'], 'reason': 'seen on film', 'second': 'gaming-manager'"
                    : names ? ", 'cause': '7.8.2', 'forfeit': ['" + named + "']" : "";
            p.say(
                    can,
                    "{'do': 'invalidate', " + STAFF + keeps + (remedy.endsWith("-last") ? ", 'lastRound': true" : "")
                            + "}");
            if (!can) return;
            Predicate<Player> kept = player -> names && player == one;
            if (last) layout.players.forEach(player -> layout.unwind(player, kept.test(player)));
            else layout.noRoll(kept);
        }
    }
}
