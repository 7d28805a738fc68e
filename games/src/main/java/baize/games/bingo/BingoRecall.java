package baize.games.bingo;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.JackpotMoved;
import baize.games.bingo.BingoEvent.PrizesRecalled;
import baize.games.bingo.BingoEvent.SharesPaid;
import baize.games.bingo.CallLog.Won;
import baize.games.jackpot.Jackpot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Prizes of the game at hand, or of the one that was over last, that were paid and do not stand with some of their
 * winners. Those give back what they had; who has won still has larger shares, and without anybody left the prize is to
 * be won again. A jackpot that nobody has won goes back into its pool.
 */
@Rule({"7.2", "8.3", "9.3.1", "9.5", "R-139", "R-193"})
final class BingoRecall {
    private final BingoRules rules;
    private final BingoSettlement settlement;
    private final Hall hall;
    private final List<String> clauses;
    private final TakingBack back;
    private final List<Claimed> fallen = new ArrayList<>();
    private final List<Divided> divided = new ArrayList<>();
    private final List<Prize> open = new ArrayList<>();
    private final List<Line> shares = new ArrayList<>();
    private boolean withoutBingo;

    private BingoRecall(BingoRules rules, BingoSettlement settlement, Hall hall, List<String> clauses) {
        this.rules = rules;
        this.settlement = settlement;
        this.hall = hall;
        this.clauses = clauses;
        this.back = new TakingBack(hall);
    }

    /**
     * What follows where some claims do not stand; nothing where all do.
     *
     * @param falls whether a claim that a prize was won by does not stand
     * @param clauses all that bear on it, the deciding one first
     */
    static List<BingoEvent> of(
            BingoSettlement settlement, BingoState s, BiPredicate<Won, Claimed> falls, List<String> clauses) {
        LastGame over = s.hall().over();
        Play play = s.play() != null ? s.play() : over == null ? null : over.play();
        if (play == null) return List.of();
        BingoRecall recall = new BingoRecall(settlement.rules(), settlement, s.hall(), clauses);
        for (Won won : CallLog.of(play.log()).won()) recall.look(won, falls);
        return recall.events();
    }

    private void look(Won won, BiPredicate<Won, Claimed> falls) {
        List<Claimed> gone =
                won.claims().stream().filter(claim -> falls.test(won, claim)).toList();
        if (gone.isEmpty()) return;
        fallen.addAll(gone);
        List<Claimed> standing =
                won.claims().stream().filter(claim -> !gone.contains(claim)).toList();
        List<Claimed> before = settlement.winners(won.claims());
        List<Claimed> after = settlement.winners(standing);
        Prize prize = won.prize();
        if (after.isEmpty()) open.add(prize);
        divide(prize, prize.pattern().id(), before, after);
        if (!prize.isMain()) return;
        withoutBingo = after.isEmpty();
        divide(prize, BingoShowdown.JACKPOT_WAGER, before, after);
    }

    /** What one prize, or the jackpot, comes to with fewer winners. */
    @Rule({"7.2", "R-2", "R-128"})
    private void divide(Prize prize, String wager, List<Claimed> before, List<Claimed> after) {
        Divided known = null;
        for (Divided one : hall.last()) if (one.wager().equals(wager)) known = one;
        // A player whose other box has won too shares as before.
        if (known == null || before.size() == after.size()) return;
        takeBack(wager, before, after);
        if (after.isEmpty()) return;
        Money each = known.each(after.size());
        divided.add(BingoSettlement.divided(wager, known.prize(), each, after).with(known.alone()));
        Money more = each.minus(known.each());
        if (more.isPositive()) for (Claimed claim : after) shares.add(share(prize, wager, claim, more, after));
    }

    /** Of each player's lines as many as there are shares fewer; later payments came in the same order. */
    private void takeBack(String wager, List<Claimed> before, List<Claimed> after) {
        Set<Patron> players = new LinkedHashSet<>();
        for (Claimed claim : before) players.add(claim.patron());
        for (Patron patron : players) {
            int had = count(before, patron);
            int lost = had - count(after, patron);
            int at = 0;
            for (Line line : hall.lines())
                if (line.patron().equals(patron) && line.wager().equals(wager) && at++ % had < lost)
                    back.prize(line, clauses);
        }
    }

    private static int count(List<Claimed> claims, Patron patron) {
        return (int)
                claims.stream().filter(claim -> claim.patron().equals(patron)).count();
    }

    private Line share(Prize prize, String wager, Claimed claim, Money more, List<Claimed> winners) {
        boolean jackpot = wager.equals(BingoShowdown.JACKPOT_WAGER);
        List<String> bearing = new ArrayList<>(clauses);
        bearing.addAll(jackpot ? List.of("7.2", "7.6") : BingoSettlement.clauses(prize, winners, claim));
        BingoShowdown row = jackpot ? BingoShowdown.JACKPOT : BingoShowdown.of(prize.pattern());
        PrizeForm form = jackpot ? PrizeForm.CASH : rules.prizeForm();
        return row.prize(claim.patron(), claim.box(), wager, more, form, bearing);
    }

    private List<BingoEvent> events() {
        if (fallen.isEmpty()) return List.of();
        List<BingoEvent> events = new ArrayList<>();
        events.add(new PrizesRecalled(
                clauses.getFirst(),
                clauses,
                List.copyOf(fallen),
                back.undone(),
                back.adjustments(),
                List.copyOf(divided),
                List.copyOf(open)));
        if (!shares.isEmpty()) events.add(new SharesPaid(List.copyOf(shares)));
        Outcome outcome = hall.outcome();
        if (withoutBingo && outcome != null && outcome.drawn() != null)
            events.add(new JackpotMoved(
                    new Jackpot(rules.jackpot()).putBack(hall.jackpot().pool(), outcome.drawn(), clauses.getFirst())));
        events.addAll(back.notices());
        return events;
    }
}
