package baize.lab.simulate;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoShowdown;
import baize.games.bingo.Pattern;
import baize.games.bingo.Prize;
import baize.games.jackpot.Claim;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import java.util.ArrayList;
import java.util.List;

/**
 * The money of a simulated hall: fees come in and feed the jackpot, prizes go out, and what is left in the pool goes on
 * to the next session. One thread's. Shares and the jackpot are the game's own; the jackpot machine is asked only when
 * a session is sold and when the jackpot is won, so that a game allocates nothing.
 */
final class BingoTill {
    private static final Patron ANYONE = new Patron("player");

    private final BingoRules rules;
    private final BingoOutcomes outcomes;
    private final Jackpot jackpot;

    /** By game and by pattern, as the outcomes number them; 0 where a game does not have it. */
    private final long[][] prizes;

    private final BingoFigures figures;
    private final long[] runs = new long[BingoFigures.OfSession.values().length];
    private Pool pool;
    private int sessions;
    private int sinceWin;

    private long paid;
    private long won;
    private long house;
    private long meter;
    private long calls;

    BingoTill(BingoRules rules, BingoOutcomes outcomes, BingoFigures figures) {
        this.rules = rules;
        this.outcomes = outcomes;
        this.figures = figures;
        jackpot = new Jackpot(rules.jackpot());
        pool = Pool.of(rules.meter());
        prizes = rules.prizes().stream().map(this::prizes).toArray(long[][]::new);
    }

    private long[] prizes(List<Prize> game) {
        long[] cents = new long[outcomes.minors().size() + 1];
        for (Prize prize : game)
            cents[prize.pattern() == Pattern.FULL_HOUSE ? 0 : outcomes.minors().indexOf(prize.pattern()) + 1] =
                    prize.amount().cents();
        return cents;
    }

    Pool pool() {
        return pool;
    }

    /** What the players were paid in prizes since the session was sold. */
    long paid() {
        return paid;
    }

    /** What they were paid of the jackpot. */
    long won() {
        return won;
    }

    long house() {
        return house;
    }

    /** Every card is sold, each to another player; the house keeps of the fees what the jackpot does not get. */
    @Rule({"bingo 3.3", "R-138"})
    void sell() {
        JackpotEvent.Contributed put = jackpot.contribute(pool, rules.cards());
        pool = put.pool();
        house = fees() - put.fromTable().cents();
        meter = pool.amount().cents();
        paid = 0;
        won = 0;
        calls = 0;
        sinceWin++;
    }

    private long fees() {
        return rules.entryFee().cents() * rules.cards();
    }

    /** The game of this number: its minor prizes, its prize and, where it is in play, the jackpot. */
    @Rule({"bingo 4.7", "bingo 5.4", "bingo 6.3.2", "bingo 6.5.2", "R-131", "R-136"})
    void play(int number, BingoDraw draw, long[] tally) {
        int full = draw.cards().fullHouse(draw.balls());
        int call = BingoCards.call(full);
        int winners = draw.cards().sharers(draw.balls(), full);
        calls += call;
        outcomes.count(0, full, tally);
        pay(prizes[number - 1][0], winners);
        if (prizes[number - 1].length > 1) minors(number, draw, tally);
        if (!rules.isJackpotGame(number)) return;
        int level = outcomes.levelWon(call, draw.isOnJackpotNumber(call));
        outcomes.countLevel(level, tally);
        if (level < rules.levels().size()) win(level, winners, tally);
    }

    private void minors(int number, BingoDraw draw, long[] tally) {
        draw.cards().patterns(draw.balls());
        for (int minor = 1; minor < prizes[number - 1].length; minor++) {
            if (prizes[number - 1][minor] == 0) continue;
            outcomes.count(minor, draw.cards().won(minor - 1), tally);
            pay(prizes[number - 1][minor], draw.cards().sharers(minor - 1));
        }
    }

    @Rule({"bingo 7.2", "R-2"})
    private void pay(long prize, int winners) {
        long all = BingoShowdown.share(prize, winners) * winners;
        paid += all;
        house -= all;
    }

    /** The jackpot is won at a level; with nothing in it there is nothing to win. */
    @Rule({"bingo 6.4", "bingo 7.3", "R-137"})
    private void win(int level, int winners, long[] tally) {
        if (pool.amount().isZero()) return;
        long before = won;
        for (JackpotEvent event : jackpot.pay(pool, claims(level, winners))) {
            pool = event.pool();
            switch (event) {
                case JackpotEvent.Paid(var _, var funding, var _) -> {
                    won += funding.total().cents();
                    house -= funding.total().minus(funding.pool()).cents();
                }
                case JackpotEvent.Reseeded(var _, Money fromHouse, var _) -> house -= fromHouse.cents();
                case JackpotEvent.Contributed _,
                        JackpotEvent.TakenBack _,
                        JackpotEvent.PutBack _,
                        JackpotEvent.Corrected _ -> throw new IllegalStateException("no prize of a jackpot: " + event);
            }
        }
        figures.waited().add(sinceWin, tally);
        figures.paid().get(level).add(won - before, tally);
        sinceWin = 0;
    }

    private List<Claim> claims(int level, int winners) {
        var prize = rules.jackpot().prizes().reversed().get(level);
        List<Claim> claims = new ArrayList<>(winners);
        for (int winner = 1; winner <= winners; winner++) claims.add(new Claim(ANYONE, Box.of(winner), prize));
        return claims;
    }

    /** The session is over: its figures are added to the tally, and with the last session of a run the run's. */
    void close(long[] tally) {
        sessions++;
        for (BingoFigures.OfSession figure : BingoFigures.OfSession.values()) add(figure, tally);
    }

    private void add(BingoFigures.OfSession figure, long[] tally) {
        long value = switch (figure) {
            case ENTRY -> paid + won - fees();
            case PRIZES -> paid;
            case JACKPOT -> won;
            case HOUSE -> house;
            case METER -> meter;
            case CALLS -> calls;
        };
        int at = figure.ordinal();
        figures.of(figure).add(value, tally);
        runs[at] += value;
        if (sessions % ValueCounts.RUN != 0) return;
        figures.of(figure).runs().orElseThrow().add(runs[at], tally);
        runs[at] = 0;
    }
}
