package baize.lab.exact;

import baize.core.rule.Rule;
import baize.games.craps.CrapsWager;
import baize.games.craps.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A wager of craps as the lab follows it, from its placement to its end.
 *
 * @param on where it is placed
 * @param odds the odds that are taken to the full once it has a number; none where it stands alone
 */
public record CrapsBet(Spot on, @Nullable CrapsWager odds) {
    private static final List<CrapsBet> WAGERS = wagersOf(Spot.layout());

    private static final List<CrapsBet> COMBINATIONS = Arrays.stream(CrapsWager.values())
            .filter(wager -> wager.base() != null)
            .map(CrapsBet::withOdds)
            .toList();

    /** Every wager of the book alone: of the hop bets, which differ in faces alone, one easy and one hard. */
    public static List<CrapsBet> wagers() {
        return WAGERS;
    }

    /** The wagers that odds can ride on, with all the odds there may be. */
    @Rule({"craps 3.9.2", "craps 3.9.4", "craps 3.9.12", "craps 3.9.13"})
    public static List<CrapsBet> combinations() {
        return COMBINATIONS;
    }

    private static List<CrapsBet> wagersOf(List<Spot> layout) {
        List<CrapsBet> bets = new ArrayList<>();
        for (Spot spot : layout) {
            CrapsBet bet = new CrapsBet(spot, null);
            boolean travelled = isLine(spot.wager()) && spot.number() > 0;
            if (!travelled && bets.stream().noneMatch(other -> other.id().equals(bet.id()))) bets.add(bet);
        }
        return List.copyOf(bets);
    }

    private static CrapsBet withOdds(CrapsWager odds) {
        CrapsWager base = odds.base();
        if (base == null) throw new IllegalArgumentException(odds + " rides on nothing");
        return new CrapsBet(Spot.of(base, 0), odds);
    }

    /** Whether odds can ride on it: it has no number until its first roll gives it one. */
    static boolean isLine(CrapsWager wager) {
        return Arrays.stream(CrapsWager.values()).anyMatch(other -> other.base() == wager);
    }

    /** Whether it is a Come or a Don't Come, which are placed while a point is on. */
    @Rule("R-64")
    public boolean isCome() {
        return on.wager() == CrapsWager.COME || on.wager() == CrapsWager.DONT_COME;
    }

    /** {@code place-6}, {@code hop-easy}, {@code pass-line+odds}. */
    public String id() {
        if (odds != null) return per() + "+" + odds.id();
        return per();
    }

    /** Whose stake one unit is. */
    public String per() {
        if (on.wager() != CrapsWager.HOP) return on.id();
        return on.wager().id() + (on.number() == on.second() ? "-hard" : "-easy");
    }

    @Override
    public String toString() {
        return id();
    }
}
