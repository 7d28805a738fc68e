package baize.wire.twin;

import baize.wire.twin.CrapsLayout.Bet;
import baize.wire.twin.CrapsLayout.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What players of craps do in a wagering period: they place, add, move and take back, always within the rules. */
record CrapsWagering(Playout p, CrapsLayout layout) {
    private static final List<Integer> NUMBERS = List.of(4, 5, 6, 8, 9, 10);
    private static final List<String> CONTRACTS = List.of("pass-line", "come");
    private static final List<String> MOVABLE = List.of("place", "buy", "place-to-lose", "lay", "hardway", "big");

    void period() {
        if (layout.lastRound > 0 && layout.period() > layout.lastRound) return;
        Player first = layout.players.getFirst();
        if (layout.point == 0 && first.mayAct() && !first.bets.containsKey("pass-line"))
            place(first, "pass-line", dollars(40));
        for (Player player : layout.players)
            if (player.mayAct()) {
                if (p.chance(25)) move(player);
                if (p.chance(15)) withdraw(player);
                for (int wagers = p.random.nextInt(4); wagers > 0; wagers--) wager(player);
            }
    }

    /** What cannot be cancelled once its period is over. */
    static boolean isContract(String on) {
        return CONTRACTS.contains(CrapsReckoning.kind(on));
    }

    private long dollars(int most) {
        return 100L * (1 + p.random.nextInt(most));
    }

    private void place(Player player, String on, long stake) {
        p.say("{'do': 'wager', 'patron': '" + player.name + "', 'box': " + player.box + ", 'on': '" + on
                + "', 'stake': '" + Playout.money(stake) + "'}");
        layout.place(player, on, stake);
    }

    private void wager(Player player) {
        String on = p.oneOf(places(player));
        String base = CrapsReckoning.base(on);
        Bet stands = player.bets.get(on);
        boolean lays = on.startsWith("lay-") && stands != null;
        if (player.moved.contains(on) || lays) return;
        if (base.equals(on)) {
            place(player, on, dollars(40));
            return;
        }
        long most = CrapsReckoning.mostOdds(on, player.at(base).stake());
        long more = (most - (stands == null ? 0 : stands.stake())) / 100;
        if (more > 0) place(player, on, dollars((int) more));
    }

    /** Where this player may place or add something now. */
    private List<String> places(Player player) {
        List<String> places = new ArrayList<>(List.of(
                "field",
                "any-seven",
                "any-craps",
                "c",
                "e",
                "c-and-e",
                "horn",
                "big-6",
                "big-8",
                "hop-1-2",
                "hop-3-4"));
        places.addAll(List.of("hardway-4", "hardway-6", "hardway-8", "hardway-10", "hop-2-2", "hop-5-5"));
        for (int number : NUMBERS) for (String kind : MOVABLE.subList(0, 4)) places.add(kind + "-" + number);
        List<String> lines = new ArrayList<>();
        if (layout.point == 0) lines.addAll(List.of("pass-line", "dont-pass"));
        else lines.addAll(List.of("come", "dont-come"));
        Map<String, Bet> bets = player.bets;
        if (layout.point > 0 && bets.containsKey("pass-line"))
            lines.addAll(List.of("pass-line", "odds-" + layout.point));
        if (layout.point > 0 && bets.containsKey("dont-pass")) lines.add("dont-odds-" + layout.point);
        for (int number : NUMBERS) {
            if (bets.containsKey("come-" + number)) lines.addAll(List.of("come-" + number, "come-odds-" + number));
            if (bets.containsKey("dont-come-" + number)) lines.add("dont-come-odds-" + number);
        }
        return p.chance(50) ? lines : places;
    }

    /** Whole or by half, from one number to another or to another kind of wager. */
    private void move(Player player) {
        List<String> standing = player.bets.entrySet().stream()
                .filter(bet -> MOVABLE.contains(CrapsReckoning.kind(bet.getKey()))
                        && bet.getValue().fresh() == 0)
                .map(Map.Entry::getKey)
                .toList();
        String to = p.oneOf(List.of("place-6", "place-8", "buy-4", "buy-9", "lay-5", "lay-6", "hardway-8", "big-6"));
        if (standing.isEmpty() || player.bets.containsKey(to)) return;
        String from = p.oneOf(standing);
        long stake = player.at(from).stake();
        boolean half = p.chance(40) && stake % 200 == 0 && !from.startsWith("lay");
        long amount = half ? stake / 2 : stake;
        p.say("{'do': 'move', 'patron': '" + player.name + "', 'from': '" + from + "', 'to': '" + to + "', 'stake': '"
                + Playout.money(amount) + "'}");
        layout.move(player, from, to, amount);
    }

    /** A wager that is no contract, and that no odds ride on. */
    private void withdraw(Player player) {
        List<String> free = player.bets.keySet().stream()
                .filter(on -> !isContract(on) && !player.moved.contains(on))
                .filter(on -> player.bets.keySet().stream()
                        .noneMatch(odds ->
                                !odds.equals(on) && CrapsReckoning.base(odds).equals(on)))
                .toList();
        if (free.isEmpty()) return;
        String on = p.oneOf(free);
        layout.begin();
        p.say("{'do': 'withdraw', 'patron': '" + player.name + "', 'on': '" + on + "'}");
        layout.back(player, on);
    }
}
