package baize.lab.bots;

import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.craps.Bet;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsState.Settled;
import baize.games.craps.CrapsState.Shooting;
import baize.games.craps.CrapsState.Wagering;
import baize.games.craps.CrapsWager;
import baize.games.craps.OddsLimit;
import baize.games.craps.Spot;
import baize.games.craps.Terminal;
import baize.games.table.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plays craps as people do: always with a wager on the line and odds behind it, each with a fancy of their own besides.
 * What is wanted is settled once for each wagering period, and asked for as long as it does not stand, however often
 * the table is looked at.
 */
final class CrapsBot implements Bot<CrapsState, CrapsCommand> {
    static final Bots.Kind<CrapsState, CrapsCommand> KIND =
            new Bots.Kind<>("craps", Map.of("minimum", "5.00"), CrapsBot::new);

    private static final int WRONG_ONE_IN = 4;
    private static final int ODDS_ALL_BUT_ONE_IN = 5;

    /** What some like besides the line, and how rarely: one period in so many. */
    private enum Fancy {
        NONE(1),
        INSIDE(1, Spot.of(CrapsWager.PLACE, 6), Spot.of(CrapsWager.PLACE, 8)),
        OUTSIDE(
                2,
                Spot.of(CrapsWager.PLACE, 5),
                Spot.of(CrapsWager.PLACE, 9),
                Spot.of(CrapsWager.BUY, 4),
                Spot.of(CrapsWager.BUY, 10)),
        HARDWAYS(
                3,
                Spot.of(CrapsWager.HARDWAY, 4),
                Spot.of(CrapsWager.HARDWAY, 6),
                Spot.of(CrapsWager.HARDWAY, 8),
                Spot.of(CrapsWager.HARDWAY, 10)),
        FIELD(2, Spot.of(CrapsWager.FIELD, 0)),
        LONG_SHOTS(5, Spot.of(CrapsWager.HORN, 0), Spot.of(CrapsWager.ANY_SEVEN, 0), new Spot(CrapsWager.HOP, 3, 3));

        private final int oneIn;
        private final List<Spot> spots;

        Fancy(int oneIn, Spot... spots) {
            this.oneIn = oneIn;
            this.spots = List.of(spots);
        }
    }

    /** A wager that is to be made. */
    private record Wish(Spot on, Money stake) {}

    private final Patron patron;
    private final Box box;
    private final Habits habits;
    private final Generator generator;
    private final boolean wrong;
    private final Fancy fancy;
    private final List<Wish> wishes = new ArrayList<>();
    private int planned;
    private boolean tooLittle;
    private boolean absent;

    CrapsBot(Bots.Place place, Habits habits, Generator generator) {
        this.patron = place.patron();
        this.box = place.box();
        this.habits = habits;
        this.generator = generator;
        wrong = Habits.oneIn(WRONG_ONE_IN, generator);
        fancy = Fancy.values()[generator.below(Fancy.values().length)];
    }

    @Override
    public @Nullable CrapsCommand next(CrapsState state) {
        return switch (state) {
            case Settled s -> wager(s);
            case Wagering s -> wager(s);
            case Shooting s -> box.equals(s.shooter()) && !absent ? new CrapsCommand.Shoot(patron, null) : null;
        };
    }

    private @Nullable CrapsCommand wager(CrapsState state) {
        Terminal own = state.layout().at(box);
        if (state.period() != planned) plan(state, own);
        if (tooLittle) {
            tooLittle = false;
            return new CrapsCommand.Wager(patron, box, Spot.of(CrapsWager.FIELD, 0), Money.dollars(1));
        }
        for (Wish wish : wishes)
            if ((own == null || own.on(wish.on()) == null) && isWithinMeans(state, wish))
                return new CrapsCommand.Wager(patron, box, wish.on(), wish.stake());
        return null;
    }

    /** All there is may go on the line; odds and fancies leave a tenth of it on the meter, enough for a commission. */
    private boolean isWithinMeans(CrapsState state, Wish wish) {
        Money meter = state.table().guest(patron).chips();
        boolean line = wish.on().base() == null && !fancy.spots.contains(wish.on());
        return line || meter == null || 11 * wish.stake().cents() <= 10 * meter.cents();
    }

    /** One who is absent leaves the dice to shoot themselves. */
    private void plan(CrapsState state, @Nullable Terminal own) {
        planned = state.period();
        wishes.clear();
        tooLittle = Habits.oneIn(habits.refused(), generator);
        absent = Habits.oneIn(habits.absent(), generator);
        line(state, own);
        odds(state, own);
        for (Spot spot : fancy.spots)
            if (Habits.oneIn(fancy.oneIn, generator))
                wishes.add(new Wish(spot, habits.smallStake(limits(state, spot), generator)));
    }

    private Limits limits(CrapsState state, Spot spot) {
        return state.table().limits(patron, spot.wager().id());
    }

    /** Who comes while a point is on has a Come, or against it a Don't Come, until the next come-out. */
    private void line(CrapsState state, @Nullable Terminal own) {
        Spot line = Spot.of(wrong ? CrapsWager.DONT_PASS : CrapsWager.PASS_LINE, 0);
        Spot come = Spot.of(wrong ? CrapsWager.DONT_COME : CrapsWager.COME, 0);
        boolean comeOut = state.layout().point() == 0;
        if (comeOut || own == null || own.bets().isEmpty()) {
            Spot wanted = comeOut ? line : come;
            wishes.add(new Wish(wanted, habits.stake(limits(state, wanted), generator)));
        }
    }

    /** All the odds there may be, in whole units, behind every wager that has its number; now and then none. */
    private void odds(CrapsState state, @Nullable Terminal own) {
        if (own == null || Habits.oneIn(ODDS_ALL_BUT_ONE_IN, generator)) return;
        for (Bet bet : own.bets()) {
            Spot odds = odds(bet.on(), state.layout().point());
            if (odds == null || own.on(odds) != null) continue;
            long unit = limits(state, odds).unit().cents();
            long most = OddsLimit.of(odds, bet.stake()).cents() / unit * unit;
            if (most > 0) wishes.add(new Wish(odds, Money.cents(most)));
        }
    }

    private static @Nullable Spot odds(Spot base, int point) {
        return switch (base.wager()) {
            case PASS_LINE -> point == 0 ? null : Spot.of(CrapsWager.ODDS, point);
            case DONT_PASS -> point == 0 ? null : Spot.of(CrapsWager.DONT_ODDS, point);
            case COME -> base.number() == 0 ? null : Spot.of(CrapsWager.COME_ODDS, base.number());
            case DONT_COME -> base.number() == 0 ? null : Spot.of(CrapsWager.DONT_COME_ODDS, base.number());
            default -> null;
        };
    }
}
