package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.engine.Box;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Calling;
import baize.games.jackpot.Award;
import baize.games.jackpot.Claim;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What verified claims are paid, and what becomes of entry fees. Rule 7. */
record BingoSettlement(BingoRules rules, CardBook book) {

    /** The prizes of a game as they are divided one after the other. */
    private static final class Paying {
        private final List<Divided> divided = new ArrayList<>();
        private final List<Line> lines = new ArrayList<>();
    }

    /** The minor prizes that the last number has won, if any. */
    @Rule({"5.4", "7.4", "R-131"})
    List<BingoEvent> minors(BingoState s) {
        Paying paying = minorsPaid(BingoEvolution.playOf(s));
        return paying.divided.isEmpty()
                ? List.of()
                : List.of(new MinorsSettled(List.copyOf(paying.divided), List.copyOf(paying.lines)));
    }

    private Paying minorsPaid(Play play) {
        Paying paying = new Paying();
        for (Prize prize : play.prizes()) if (!prize.isMain()) divide(play, prize, paying);
        return paying;
    }

    /** Everybody who claimed on the number has the same share, whoever was heard first. */
    @Rule({"7.2", "R-2", "R-127", "R-128"})
    private void divide(Play play, Prize prize, Paying paying) {
        List<Claimed> winners = winners(play.good(prize.pattern()));
        if (winners.isEmpty()) return;
        BingoShowdown row = BingoShowdown.of(prize.pattern());
        Money each = Money.cents(BingoShowdown.share(prize.amount().cents(), winners.size()));
        for (Claimed claim : winners)
            paying.lines.add(row.prize(
                    claim.patron(),
                    claim.box(),
                    prize.pattern().id(),
                    each,
                    rules.prizeForm(),
                    clauses(prize, winners, claim)));
        paying.divided.add(divided(prize.pattern().id(), prize.amount(), each, winners));
    }

    /** What bears on a prize besides its row: that it is shared, the pattern's clause, that the card itself sounded. */
    static List<String> clauses(Prize prize, List<Claimed> winners, Claimed claim) {
        List<String> clauses = new ArrayList<>();
        if (winners.size() > 1) clauses.addAll(List.of("7.2", "R-2", "R-128"));
        clauses.addAll(BingoShowdown.of(prize.pattern()).cites());
        clauses.addAll(prize.pattern().cites());
        if (claim.automatic()) clauses.addAll(List.of("3.4", "R-129"));
        return clauses;
    }

    static Divided divided(String wager, Money prize, Money each, List<Claimed> winners) {
        return new Divided(
                wager,
                prize,
                each,
                winners.stream().map(Claimed::patron).toList(),
                each.times(winners.size()).minus(prize));
    }

    /** Who shares: each player once, or, where the house has announced it, each box. */
    @Rule("R-128")
    List<Claimed> winners(List<Claimed> good) {
        if (rules.sharePer() == BingoRules.SharePer.BOX) return good;
        List<Claimed> first = new ArrayList<>();
        for (Claimed claim : good)
            if (first.stream().noneMatch(other -> other.patron().equals(claim.patron()))) first.add(claim);
        return first;
    }

    /** The highest level of the jackpot that a bingo on these boxes meets, if it meets one. */
    @Rule({"6.5.2", "7.3", "R-136", "R-137"})
    @Nullable
    Level level(Session session, Play play, List<Claimed> good) {
        if (!rules.isJackpotGame(play.game())) return null;
        Moment won = moment(session, play, good);
        for (Level level : rules.levels())
            if (level.isMetBy(won.number(), won.drawn(), play.jackpotNumbers())) return level;
        return null;
    }

    /** The number on which a game was first won, and how many had been drawn by then. */
    private record Moment(int number, int drawn) {}

    /**
     * The last number called, unless all have won on earlier ones that were announced only since: then the first of
     * those, as it was drawn.
     */
    @Rule({"8.3", "R-136", "R-139"})
    private Moment moment(Session session, Play play, List<Claimed> good) {
        List<Integer> called = play.called();
        Moment first = new Moment(called.getLast(), called.size());
        List<Integer> anew = CallLog.of(play.log()).anew();
        if (anew.isEmpty()) return first;
        Balls without = play.heard().without(Balls.of(anew));
        for (Claimed claim : good) {
            Balls numbers = balls(session, play, claim);
            if (without.hasAll(numbers)) return new Moment(called.getLast(), called.size());
            int drawn = called.size();
            while (!numbers.has(called.get(drawn - 1))) drawn--;
            if (drawn < first.drawn()) first = new Moment(lastOf(anew, numbers), drawn);
        }
        return first;
    }

    private Balls balls(Session session, Play play, Claimed claim) {
        Issued card = session.card(claim.serial());
        BingoBox box =
                card == null ? null : book.card(session, card, play.game()).box(claim.box());
        return box == null ? Balls.NONE : box.balls();
    }

    private static int lastOf(List<Integer> anew, Balls numbers) {
        for (int number : anew.reversed()) if (numbers.has(number)) return number;
        throw new IllegalArgumentException("none of " + anew + " is on the card");
    }

    /** The end of a game: minor prizes, then bingo, then the jackpot; with the last game the session is over. */
    @Rule({"6.4", "7.2", "7.4", "7.7", "R-131", "R-135", "R-137"})
    List<BingoEvent> game(Calling s) {
        Play play = s.play();
        Paying paying = minorsPaid(play);
        for (Prize prize : play.prizes()) if (prize.isMain()) divide(play, prize, paying);
        List<BingoEvent> events = new ArrayList<>(jackpot(s, paying));
        events.add(
                new GameSettled(List.copyOf(paying.divided), List.copyOf(paying.lines), carried(play, paying.divided)));
        return events;
    }

    /** A prize that nobody could win is added to the next game; a minor one only where that was announced. */
    @Rule({"R-131", "R-135"})
    private List<Prize> carried(Play play, List<Divided> divided) {
        List<Prize> carried = new ArrayList<>();
        for (Prize prize : play.prizes()) {
            boolean paid = divided.stream()
                    .anyMatch(one -> one.wager().equals(prize.pattern().id()));
            if (!paid && (prize.isMain() || rules.minorRollover())) carried.add(prize);
        }
        return List.copyOf(carried);
    }

    @Rule({"6.5", "6.5.2", "7.3", "7.6", "R-136", "R-137"})
    private List<BingoEvent> jackpot(Calling s, Paying paying) {
        Play play = s.play();
        List<Claimed> winners = winners(play.good(Pattern.FULL_HOUSE));
        Level level = winners.isEmpty() ? null : level(s.hall().open(), play, play.good(Pattern.FULL_HOUSE));
        Money pool = s.hall().jackpot().pool().amount();
        if (level == null || pool.isZero()) return List.of();
        List<Claim> claims = winners.stream()
                .map(claim -> new Claim(claim.patron(), Box.of(claim.box()), level.prize()))
                .toList();
        List<BingoEvent> events = new ArrayList<>();
        for (JackpotEvent event :
                new Jackpot(rules.jackpot()).pay(s.hall().jackpot().pool(), claims)) {
            events.add(new JackpotMoved(event));
            if (event instanceof JackpotEvent.Paid paid) awarded(paid, winners, paying, alone(level, pool));
        }
        return events;
    }

    /** What one winner has of a level that is no whole cent of the pool. */
    @Rule({"R-1", "R-2", "R-193"})
    private static @Nullable Money alone(Level level, Money pool) {
        long hundredths = Math.multiplyExact(pool.cents(), (long) level.percent());
        return hundredths % 100 != 0 ? Money.cents(hundredths / 100 + 1) : null;
    }

    private static void awarded(JackpotEvent.Paid paid, List<Claimed> winners, Paying paying, @Nullable Money alone) {
        for (Award award : paid.awards())
            paying.lines.add(BingoShowdown.JACKPOT.prize(
                    award.patron(),
                    award.box().number(),
                    BingoShowdown.JACKPOT_WAGER,
                    award.amount(),
                    PrizeForm.CASH,
                    award.rules()));
        paying.divided.add(divided(
                        BingoShowdown.JACKPOT_WAGER,
                        paid.funding().pool(),
                        paid.awards().getFirst().amount(),
                        winners)
                .with(alone));
    }

    /** A game without a result: what was verified stands, what is still to be won goes to the next game. */
    @Rule({"8.4", "8.4.1", "8.4.2", "R-124"})
    GameVoided voided(BingoState s, String rule) {
        Play play = BingoEvolution.playOf(s);
        Paying paying = minorsPaid(play);
        List<Prize> open = new ArrayList<>();
        for (Prize prize : play.prizes())
            if (paying.divided.stream()
                    .noneMatch(one -> one.wager().equals(prize.pattern().id()))) open.add(prize);
        List<String> rules = rule.equals("8.4.2") ? List.of(rule, "8.4", "8.4.1", "R-124") : invalidated(rule);
        return new GameVoided(rule, rules, List.copyOf(paying.divided), List.copyOf(paying.lines), List.copyOf(open));
    }

    /** What bears on a game whose result is taken away under this clause. */
    static List<String> invalidated(String rule) {
        return List.of(rule, "9.4", "9.5", "R-21", "R-124");
    }

    /** The end of a session that was played to its end: its fees are kept. */
    @Rule({"3.3", "1.1 \"entry fee\""})
    SessionEnded played(BingoState s) {
        List<Line> lines = new ArrayList<>();
        for (Entry entry : s.hall().open().entries())
            if (!entry.left()) lines.add(BingoShowdown.SESSION_PLAYED.fee(entry.patron(), entry.seat(), entry.fee()));
        return new SessionEnded(
                BingoShowdown.SESSION_PLAYED, List.copyOf(lines), s.hall().carried());
    }

    /**
     * The end of a session that cannot be played to its end: fees go back, and what the remaining games would have paid
     * goes to the next session. What the fees have put into the jackpot stays there.
     */
    @Rule({"8.4.3", "9.5", "9.8", "R-20", "R-21", "R-124"})
    SessionEnded brokenOff(BingoState s, BingoShowdown how) {
        Session session = s.hall().open();
        List<Line> lines = new ArrayList<>();
        for (Entry entry : session.entries()) {
            BingoShowdown row = switch (entry.fate()) {
                case REFUNDED -> how;
                case FORFEITED -> BingoShowdown.FORFEITED;
                case RETAINED -> BingoShowdown.RETAINED;
            };
            if (!entry.left()) lines.add(row.fee(entry.patron(), entry.seat(), entry.fee()));
            else if (row == how && entry.fee().isPositive())
                lines.add(row.keptBefore(entry.patron(), entry.seat(), entry.fee()));
        }
        List<Prize> carried = new ArrayList<>(s.hall().carried());
        for (int number = session.played() + 1; number <= rules.games(); number++)
            for (Prize prize : rules.prizes(number)) BingoCalling.added(carried, prize);
        return new SessionEnded(how, List.copyOf(lines), List.copyOf(carried));
    }
}
