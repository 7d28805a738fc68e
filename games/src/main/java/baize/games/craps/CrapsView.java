package baize.games.craps;

import baize.core.dice.Dice;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.table.Guest;
import baize.games.table.TableView;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer may see of a craps game, built up from nothing: dice and sign for all, wagers for their owner.
 *
 * @param round the round whose period is open, or was last
 * @param point the point that is on; absent before a come out roll
 * @param shooter the terminal that is to shoot, or would be if the period ended now
 * @param automatic whether the dice shoot themselves
 * @param shootBy when they do so all the same
 * @param pays the table of odds, as the layout prints it
 * @param dice the last roll
 * @param meters the credit meters of the terminals that are taken, for the staff
 * @param lines how the last round was settled, a player's own
 * @param lastRound the round with which play closes, once there has been a warning
 */
public record CrapsView(
        int round,
        Phase phase,
        @Nullable Integer point,
        @Nullable Integer shooter,
        boolean automatic,
        @Nullable Instant shootBy,
        String commission,
        List<Money> notes,
        List<PayView> pays,
        TableView table,
        @Nullable Dice dice,
        List<TerminalView> terminals,
        List<MeterView> meters,
        List<Line> lines,
        RollHistory history,
        List<Withheld> withheld,
        @Nullable Integer lastRound) {

    private static final List<PayView> PAYS = Arrays.stream(CrapsPay.values())
            .map(row -> new PayView(row.wager().id(), row.numbers(), row.odds().toString()))
            .toList();

    /** The phases by name. */
    public enum Phase {
        WAGERING,
        SHOOTING
    }

    /**
     * One terminal with wagers.
     *
     * @param onLine whether its player has a wager on the line
     * @param bets its wagers, for their owner and the staff
     * @param held what the dice decided while it was out of order, for the same
     */
    public record TerminalView(
            int box,
            Patron patron,
            boolean onLine,
            boolean failed,
            boolean away,
            List<BetView> bets,
            List<Line> held) {}

    /** What a player has on the meter. */
    public record MeterView(int box, Patron patron, Money credits) {}

    /**
     * One wager.
     *
     * @param free how much of it can be taken back in this period
     */
    public record BetView(String on, Money stake, Money free, Money commission) {}

    /**
     * One row of the table of odds.
     *
     * @param numbers the numbers or totals it is for; none where it is for any
     */
    @Rule("3.10")
    public record PayView(String wager, List<Integer> numbers, String odds) {}

    @Rule({"2.3", "2.3.1", "2.3.2", "3.1", "3.2", "3.3.3", "3.6", "3.6.1"})
    static CrapsView of(CrapsRules rules, Craps game, CrapsState s, Viewer viewer) {
        Layout layout = s.layout();
        Box shooter = game.shooter(s);
        return new CrapsView(
                s.period(),
                s instanceof CrapsState.Shooting ? Phase.SHOOTING : Phase.WAGERING,
                layout.point() == 0 ? null : layout.point(),
                shooter == null ? null : shooter.number(),
                game.isAutomatic(s),
                shootBy(s),
                rules.settings().getOrDefault("commission", ""),
                rules.notes(),
                PAYS,
                TableView.of(rules.table(), layout.table(), viewer),
                layout.history().last().isEmpty()
                        ? null
                        : layout.history().last().getFirst(),
                terminals(layout, viewer),
                meters(layout, viewer),
                lines(layout, viewer),
                layout.history(),
                layout.withheld().stream()
                        .filter(one -> viewer.isPrivyTo(one.patron()))
                        .toList(),
                layout.lastRound() == 0 ? null : layout.lastRound());
    }

    @Rule({"3.11.1", "R-82"})
    private static @Nullable Instant shootBy(CrapsState s) {
        return s instanceof CrapsState.Shooting shooting && shooting.since() != null
                ? shooting.since().plusSeconds(CrapsRules.SHOOTING_SECONDS)
                : null;
    }

    private static List<TerminalView> terminals(Layout layout, Viewer viewer) {
        List<TerminalView> views = new ArrayList<>();
        for (Terminal terminal : layout.terminals()) {
            boolean onLine = terminal.on(Spot.of(CrapsWager.PASS_LINE, 0)) != null
                    || terminal.on(Spot.of(CrapsWager.DONT_PASS, 0)) != null;
            boolean seen = viewer.isPrivyTo(terminal.patron());
            views.add(new TerminalView(
                    terminal.box().number(),
                    terminal.patron(),
                    onLine,
                    terminal.failed(),
                    terminal.away(),
                    seen ? bets(terminal) : List.of(),
                    seen ? terminal.held().stream().map(Decided::line).toList() : List.of()));
        }
        return List.copyOf(views);
    }

    private static List<BetView> bets(Terminal terminal) {
        return terminal.bets().stream()
                .map(bet -> new BetView(bet.on().id(), bet.stake(), bet.free(), bet.commission()))
                .toList();
    }

    @Rule({"3.3.3", "1.1 \"PT Chip Account\""})
    private static List<MeterView> meters(Layout layout, Viewer viewer) {
        List<MeterView> views = new ArrayList<>();
        for (Guest guest : layout.table().guests())
            if (guest.box() != null && guest.chips() != null && viewer instanceof Viewer.Staff)
                views.add(new MeterView(guest.box().number(), guest.patron(), guest.chips()));
        return List.copyOf(views);
    }

    @Rule({"3.6", "3.6.1"})
    private static List<Line> lines(Layout layout, Viewer viewer) {
        return layout.last().stream()
                .map(Decided::line)
                .filter(line -> viewer.isPrivyTo(line.patron()))
                .toList();
    }
}
