package baize.lab.par;

import baize.core.rule.Rule;
import baize.games.craps.CrapsRules;
import baize.games.craps.CrapsWager;
import baize.games.table.Settings;
import baize.lab.exact.CrapsBet;
import baize.lab.exact.CrapsOdds;
import baize.lab.exact.CrapsShooter;
import baize.lab.exact.CrapsSolution;
import baize.lab.exact.Fraction;
import baize.lab.exact.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The PAR sheet of Aruze Craps. Figures are per unit of stake; the commission of a Buy or Lay is paid on top, so it is
 * in the expected value, and in the element of risk as something put up. Winnings and commissions are not rounded.
 */
public final class CrapsPar {
    public static final String GAME = "craps";

    private static final double NANOS = 1e9;

    /** Turns are shown to this many rolls; more than a hundredth go beyond. */
    private static final int SHOWN = 20;

    /** No percentile of a turn that is asked for lies beyond. */
    private static final int FAR = 40;

    private final CrapsSolution solution;

    private CrapsPar(CrapsRules rules) {
        solution = new CrapsSolution(rules);
    }

    @Rule({"craps 3.9", "craps 3.10", "craps 3.11"})
    public static ParSheet of(Map<String, String> house) {
        long start = System.nanoTime();
        CrapsRules rules = CrapsRules.read(new Settings(house));
        CrapsPar par = new CrapsPar(rules);
        List<WagerSheet> wagers = CrapsBet.wagers().stream().map(par::sheet).toList();
        DiceSheet dice = par.dice();
        double seconds = (System.nanoTime() - start) / NANOS;
        return new ParSheet(
                GAME,
                rules.settings(),
                isApproved(house),
                ParSheet.EXACT,
                seconds,
                wagers,
                Optional.empty(),
                Optional.empty(),
                Optional.of(dice));
    }

    /** Whether a live table may open with these settings. */
    public static boolean isApproved(Map<String, String> house) {
        try {
            CrapsRules.checkLive(house);
            return true;
        } catch (Settings.BadSetting notLive) {
            return false;
        }
    }

    private WagerSheet sheet(CrapsBet bet) {
        CrapsOdds odds = solution.odds(bet);
        WagerSheet.Resolution resolution = new WagerSheet.Resolution(
                Figure.exactly(odds.win()),
                Figure.exactly(odds.lose()),
                Figure.exactly(odds.draw()),
                Figure.exactly(odds.valueResolved()),
                Figure.exactly(odds.rolls()));
        return WagerSheet.of(odds.payoff(), odds.weights(), Optional.of(resolution));
    }

    private DiceSheet dice() {
        return new DiceSheet(
                added(),
                CrapsBet.combinations().stream().map(this::sheet).toList(),
                CrapsShooter.ALL.stream().map(CrapsPar::shooter).toList());
    }

    /** Only a Pass Line and a Come may be added to. */
    @Rule({"craps 3.9.1", "craps 3.9.3", "R-65", "R-66"})
    private List<DiceSheet.Added> added() {
        List<DiceSheet.Added> added = new ArrayList<>();
        for (CrapsBet bet : CrapsBet.wagers())
            if (bet.on().wager() == CrapsWager.PASS_LINE || bet.on().wager() == CrapsWager.COME)
                for (int number : CrapsWager.POINTS) added.add(added(bet, number));
        return added;
    }

    private DiceSheet.Added added(CrapsBet bet, int number) {
        CrapsOdds odds = solution.added(bet, number);
        return new DiceSheet.Added(
                bet.id(),
                number,
                Figure.exactly(odds.value()),
                Figure.exactly(odds.win()),
                Figure.exactly(odds.rolls()));
    }

    private static DiceSheet.Shooter shooter(CrapsShooter shooter) {
        Walk<Integer, Integer> turn = shooter.turn();
        List<Fraction> lasting = turn.lasting(FAR);
        return new DiceSheet.Shooter(
                shooter.id(),
                Figure.exactly(turn.meanSteps()),
                Figure.exactly(turn.endings().getOrDefault(0, Fraction.ZERO)),
                within(lasting, Fraction.of(1, 2)),
                within(lasting, Fraction.of(99, 100)),
                lasting.subList(1, SHOWN + 1).stream().map(Figure::exactly).toList());
    }

    /** The fewest rolls that this share of all turns does not go beyond. */
    private static int within(List<Fraction> lasting, Fraction share) {
        Fraction beyond = Fraction.ONE.minus(share);
        for (int rolls = 0; rolls < lasting.size(); rolls++)
            if (lasting.get(rolls).compareTo(beyond) <= 0) return rolls;
        throw new IllegalStateException("more than " + beyond + " of all turns go beyond " + FAR + " rolls");
    }
}
