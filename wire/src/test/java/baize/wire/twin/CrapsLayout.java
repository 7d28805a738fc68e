package baize.wire.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A layout of craps kept by hand: who has what on it, what the last roll decided, and who has won how much. */
final class CrapsLayout {
    /** A wager; what is fresh of it was placed in this period. */
    record Bet(long stake, long fresh, long commission, long freshCommission) {
        Bet carried() {
            return new Bet(stake, 0, commission, 0);
        }
    }

    /** A wager that the dice decided, and what came back of it; held, until it is confirmed. */
    static final class Done {
        final String on;
        final Bet bet;
        final long back;

        Done(String on, Bet bet, long back) {
            this.on = on;
            this.bet = bet;
            this.back = back;
        }
    }

    /** A player's terminal. */
    static final class Player {
        final String name;
        final int box;
        Map<String, Bet> bets = new TreeMap<>();
        /** How the period began, without what was taken back since. */
        Map<String, Bet> before = new TreeMap<>();

        /** Places that something was moved from or to in this period. */
        final List<String> moved = new ArrayList<>();

        /** What the last roll decided, as far as that stands. */
        final List<Done> last = new ArrayList<>();

        /** What was decided while the terminal was out of order. */
        final List<Done> held = new ArrayList<>();

        /** Of that, what the last roll decided. */
        final List<Done> heldLast = new ArrayList<>();

        boolean seated;
        boolean away;
        boolean gone;
        boolean failed;

        Player(String name, int box) {
            this.name = name;
            this.box = box;
        }

        /** The wager there, which may be none. */
        Bet at(String on) {
            return bets.getOrDefault(on, new Bet(0, 0, 0, 0));
        }

        boolean hasWagers() {
            return !bets.isEmpty() || !held.isEmpty();
        }

        boolean mayAct() {
            return !failed && !away && !gone;
        }

        boolean isDecided() {
            return !last.isEmpty() || !heldLast.isEmpty();
        }

        /** What was placed in this period; what was moved is no more than it was. */
        long fresh() {
            return bets.values().stream().mapToLong(Bet::fresh).sum();
        }

        boolean isOnTheLine() {
            return bets.containsKey("pass-line") || bets.containsKey("dont-pass");
        }

        private static long paid(Map<String, Bet> bets) {
            return bets.values().stream().mapToLong(Bet::commission).sum();
        }
    }

    final Playout p;
    final List<Player> players = List.of(new Player("ann", 1), new Player("bob", 2), new Player("cat", 3));
    int point;
    int round;
    /** A round has begun, and its dice are not thrown. */
    boolean open;

    /** Its wagering period is over. */
    boolean shooting;

    /** The round with which play closes; 0 while it does not. */
    int lastRound;

    boolean closed;
    private int turn;
    private boolean passed;

    CrapsLayout(Playout playout) {
        this.p = playout;
    }

    boolean isAnythingDecided() {
        return players.stream().anyMatch(Player::isDecided);
    }

    /** With the first that happens in it a round begins. */
    void begin() {
        if (!open) round++;
        open = true;
    }

    /** The round whose wagering period is open, or was last. */
    int period() {
        return open ? round : round + 1;
    }

    void place(Player player, String on, long stake) {
        begin();
        long paid = CrapsReckoning.commission(on, stake);
        Bet stood = player.at(on);
        player.bets.put(
                on,
                new Bet(
                        stood.stake + stake,
                        stood.fresh + stake,
                        stood.commission + paid,
                        stood.freshCommission + paid));
        p.owes(player.name, -paid);
        player.seated = true;
    }

    /** What stood before is moved: its commission goes back, and that of the new place is paid. */
    void move(Player player, String from, String to, long amount) {
        begin();
        Bet stood = player.at(from);
        long rest = stood.stake - amount;
        long due = Math.min(stood.commission, CrapsReckoning.commission(from, rest));
        long paid = CrapsReckoning.commission(to, amount);
        p.owes(player.name, stood.commission - due - paid);
        player.bets.put(from, new Bet(rest, 0, due, 0));
        if (rest == 0) player.bets.remove(from);
        player.bets.put(to, new Bet(amount, 0, paid, 0));
        player.moved.addAll(List.of(from, to));
    }

    /** A wager goes back with its commission, whole. */
    void back(Player player, String on) {
        p.owes(player.name, player.at(on).commission);
        player.bets.remove(on);
        player.before.remove(on);
    }

    /** The shooter; none where nobody may shoot. */
    private @Nullable Player shooter() {
        if (turn > 0 && !passed && players.get(turn - 1).isOnTheLine()) return players.get(turn - 1);
        for (int step = 0; step < players.size(); step++) {
            Player next = players.get((turn + step) % players.size());
            if (next.isOnTheLine()) return next;
        }
        return null;
    }

    /** Ends the period; whether somebody is there to shoot. */
    boolean close() {
        begin();
        Player shooter = shooter();
        if (shooter != null) {
            turn = shooter.box;
            passed = false;
        }
        shooting = true;
        return shooter != null && !shooter.away && !shooter.failed;
    }

    /** The dice lie flat. */
    void roll(int one, int other) {
        int total = one + other;
        boolean[] passes = {false};
        for (Player player : players) {
            player.last.clear();
            player.heldLast.clear();
            for (String on : List.copyOf(player.bets.keySet())) decide(player, on, one, other, passes);
            travel(player, total);
        }
        passed |= passes[0];
        if (point == 0 && isNumber(total)) point = total;
        else if (total == point || total == 7) point = 0;
        over();
    }

    private static boolean isNumber(int total) {
        return total >= 4 && total <= 10 && total != 7;
    }

    private void decide(Player player, String on, int one, int other, boolean[] passes) {
        Bet bet = player.at(on);
        long back = CrapsReckoning.back(on, bet.stake, point, one, other);
        if (back == CrapsReckoning.STAYS) return;
        Done done = new Done(on, bet, back);
        player.bets.remove(on);
        if (player.failed) {
            player.held.add(done);
            player.heldLast.add(done);
        } else {
            player.last.add(done);
            p.owes(player.name, back - bet.stake);
        }
        if (player.box != turn) return;
        passes[0] |= on.equals("pass-line") && back == 0 || on.equals("dont-pass") && back > bet.stake;
    }

    private static void travel(Player player, int total) {
        for (String on : List.of("come", "dont-come")) {
            Bet bet = player.bets.remove(on);
            if (bet != null) player.bets.put(on + "-" + total, bet);
        }
    }

    /** The round is over, and everything that stands is carried into the next. */
    private void over() {
        open = false;
        shooting = false;
        for (Player player : players) {
            player.bets.replaceAll((_, bet) -> bet.carried());
            player.before = new TreeMap<>(player.bets);
            player.moved.clear();
        }
        followed();
    }

    /** Who has left wagers behind is gone when they are; after the last round only what cannot be cancelled runs. */
    void followed() {
        if (lastRound > 0 && !open && round >= lastRound) clear();
        for (Player player : players)
            if (player.away && !player.hasWagers()) {
                player.away = false;
                player.seated = false;
                player.gone = true;
            }
    }

    private void clear() {
        closed = true;
        for (Player player : players) {
            for (String on : List.copyOf(player.bets.keySet())) if (!CrapsWagering.isContract(on)) back(player, on);
            closed &= !player.hasWagers();
        }
    }

    /** No dice count in this round: all is as it was when it began, but for what is kept. */
    void noRoll(Predicate<Player> kept) {
        for (Player player : players) {
            long paid = Player.paid(player.bets) - Player.paid(player.before);
            long fresh = player.bets.values().stream()
                    .mapToLong(Bet::freshCommission)
                    .sum();
            p.owes(player.name, kept.test(player) ? paid - fresh - player.fresh() : paid);
            player.bets = new TreeMap<>(player.before);
        }
        over();
    }

    /** Everything of a terminal that is undecided goes back. */
    void voided(Player player) {
        for (String on : List.copyOf(player.bets.keySet())) back(player, on);
        player.before.clear();
        for (Done done : player.held) p.owes(player.name, done.bet.commission);
        player.held.clear();
        player.heldLast.clear();
    }

    /** The game is over, and begins anew. */
    void endGame() {
        begin();
        players.forEach(this::voided);
        point = 0;
        over();
    }

    /** What the last roll decided of a player does not stand: stakes go back, or are kept. */
    void unwind(Player player, boolean kept) {
        for (Done done : player.last)
            p.owes(player.name, (kept ? 0 : done.bet.stake + done.bet.commission) - done.back);
        player.last.clear();
        for (Done done : player.heldLast) {
            p.owes(player.name, kept ? -done.bet.stake : done.bet.commission);
            player.held.remove(done);
        }
        player.heldLast.clear();
    }

    /** The records of a terminal have been read: these places are not confirmed, the rest is as the dice fell. */
    void recalculate(Player player, Predicate<String> unconfirmed) {
        for (String on : List.copyOf(player.bets.keySet())) if (unconfirmed.test(on)) back(player, on);
        for (Done done : player.held) {
            boolean isVoid = unconfirmed.test(done.on);
            p.owes(player.name, isVoid ? done.bet.commission : done.back - done.bet.stake);
            if (!isVoid && player.heldLast.contains(done)) player.last.add(done);
        }
        if (player.bets.isEmpty()) player.before.clear();
        player.held.clear();
        player.heldLast.clear();
        player.failed = false;
    }

    /** What lies on the layout when nobody goes on. */
    void end() {
        for (Player player : players) {
            player.bets.values().forEach(bet -> p.stands(player.name, bet.stake));
            player.held.forEach(done -> p.stands(player.name, done.bet.stake));
        }
    }
}
