package baize.lab.simulate;

import baize.core.chance.Generator;
import baize.core.chance.Rolls;
import baize.core.rule.Rule;
import baize.games.craps.CrapsRules;
import baize.games.table.Settings;
import baize.lab.exact.CrapsPayoffs;
import baize.lab.exact.CrapsShooter;
import baize.lab.exact.Payoff;
import baize.lab.par.CrapsPar;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A roll of craps, which is a round of its book: every wager of every player at the table. A block of rolls begins with
 * a new table and goes on beyond its last roll until nothing is left that a roll has begun, so that what takes long is
 * not left out.
 */
@Rule("craps 1.1 \"Round Of Play\"")
public final class CrapsKernel implements Kernel {
    /** Turns as long as this or longer are counted together. */
    private static final int LONGEST = 511;

    private static final int LENGTHS = LONGEST + 1;

    private final CrapsRules rules;
    private final boolean approved;
    private final List<CrapsShooter> shooters;
    private final CrapsTables tables;
    private final int[] next;
    private final int[] shooter;
    private final List<Payoff> payoffs;

    public CrapsKernel(CrapsRules rules, String strategy) {
        this(rules, CrapsPlayers.named(strategy), CrapsPar.isApproved(rules.settings()));
    }

    CrapsKernel(CrapsRules rules, CrapsPlayers players, boolean approved) {
        this.rules = rules;
        this.approved = approved;
        shooters = players.shooters();
        tables = new CrapsTables(new CrapsPayoffs(rules), players);
        next = tables.next();
        shooter = tables.shooter();
        payoffs = tables.payoffs();
    }

    static CrapsKernel of(Map<String, String> house, String strategy) {
        CrapsRules rules = CrapsRules.read(new Settings(house));
        return new CrapsKernel(rules, CrapsPlayers.named(strategy), CrapsPar.isApproved(house));
    }

    @Override
    public int outcomes() {
        return next.length + shooters.size() * LENGTHS;
    }

    @Override
    public void run(Generator generator, int rounds, long[] tally) {
        int at = 0;
        int length = 0;
        for (int roll = 0; roll < rounds || !isOver(at, length); roll++) {
            int cell = at + Rolls.next(generator);
            tally[cell]++;
            length++;
            at = next[cell];
            if (at < 0) {
                at = ~at;
                tally[turn(cell, length)]++;
                length = 0;
            }
        }
    }

    /** Whether nothing stands that began with an earlier roll; nobody's turn lasts where nobody shoots. */
    private boolean isOver(int at, int length) {
        CrapsTables.Stand stand = tables.stand(at);
        return stand.point() == 0 && stand.come() == 0 && (length == 0 || shooters.isEmpty());
    }

    private int turn(int cell, int length) {
        return next.length + shooter[cell] * LENGTHS + Math.min(length, LONGEST);
    }

    CrapsTables tables() {
        return tables;
    }

    @Override
    public List<Payoff> payoffs() {
        return payoffs;
    }

    @Override
    public long[] settled(long[] tally) {
        return tables.settled(tally);
    }

    @Override
    public List<TurnCounts> shooters(long[] tally) {
        List<TurnCounts> all = new ArrayList<>();
        for (int place = 0; place < shooters.size(); place++) {
            int from = next.length + place * LENGTHS;
            all.add(TurnCounts.of(shooters.get(place).id(), tally, from, from + LENGTHS));
        }
        return all;
    }

    /** A wager may stand for several rolls. */
    @Override
    public Optional<String> everyRound() {
        return Optional.empty();
    }

    @Override
    public Map<String, String> house() {
        return rules.settings();
    }

    @Override
    public boolean approved() {
        return approved;
    }
}
