package baize.lab.simulate;

import baize.core.rule.Rule;
import baize.games.craps.CrapsWager;
import baize.games.craps.Spot;
import baize.lab.exact.CrapsBet;
import baize.lab.exact.CrapsShooter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Who stands around the table, clockwise, and what each wagers whenever it may be: the strategies of a simulation. A
 * wager that is decided is placed again at once, so it always stands; but nobody has a second Come before the first is
 * decided, so that one wager's result is independent of the next one's. The dice are shot whether or not anyone has a
 * wager on the line: somebody else at the table does.
 *
 * @param each the wagers of each player
 */
record CrapsPlayers(List<List<CrapsBet>> each) {
    static final String DEFAULT = "optimal";
    static final String EVERY_WAGER = "every-wager";
    static final String TABLE = "table";

    private static final String PASS_WITH_ODDS = "pass-line+odds";

    CrapsPlayers {
        each = each.stream().map(List::copyOf).toList();
    }

    /** Reads the name of a strategy: a wager of the sheet, or several, by players of several kinds. */
    static CrapsPlayers named(String strategy) {
        return switch (strategy) {
            case DEFAULT -> named(PASS_WITH_ODDS);
            case EVERY_WAGER -> new CrapsPlayers(List.of(all().toList()));
            case TABLE -> table();
            default -> new CrapsPlayers(List.of(needed(bet(strategy))));
        };
    }

    private static Stream<CrapsBet> all() {
        return Stream.concat(CrapsBet.wagers().stream(), CrapsBet.combinations().stream());
    }

    private static CrapsBet bet(String id) {
        return all().filter(bet -> bet.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no strategy \"" + id
                        + "\"; expected a wager of the sheet like pass-line, pass-line+odds or place-6, "
                        + EVERY_WAGER + ", " + TABLE + " or " + DEFAULT + " (" + PASS_WITH_ODDS + ")"));
    }

    /** A wager, that which it rides on, and of a line with odds also its parts. */
    private static List<CrapsBet> needed(CrapsBet bet) {
        Set<CrapsBet> needed = new LinkedHashSet<>();
        Spot base = bet.on().base();
        if (base != null) needed.add(bet(Spot.of(base.wager(), 0).id()));
        needed.add(new CrapsBet(bet.on(), null));
        if (bet.odds() != null)
            CrapsBet.wagers().stream()
                    .filter(part -> part.on().wager() == bet.odds())
                    .forEach(needed::add);
        needed.add(bet);
        return List.copyOf(needed);
    }

    /** Six who differ: the second, third and last have nothing on the line and never shoot. */
    private static CrapsPlayers table() {
        List<CrapsBet> both = new ArrayList<>(needed(bet("pass-line")));
        both.addAll(needed(bet("dont-pass")));
        return new CrapsPlayers(List.of(
                needed(bet(PASS_WITH_ODDS)),
                on(wager -> wager == CrapsWager.PLACE || wager == CrapsWager.BUY || wager == CrapsWager.HARDWAY),
                on(CrapsWager::isOneRoll),
                needed(bet("dont-pass+dont-odds")),
                both,
                needed(bet("come+come-odds"))));
    }

    private static List<CrapsBet> on(Predicate<CrapsWager> wagers) {
        return CrapsBet.wagers().stream()
                .filter(bet -> wagers.test(bet.on().wager()))
                .toList();
    }

    /** All wagers on the table; players with the same wager have the same result, so it is followed once. */
    List<CrapsBet> bets() {
        return each.stream().flatMap(List::stream).distinct().toList();
    }

    /** Those who shoot, clockwise: none without a wager on the line. */
    @Rule({"craps 3.11", "R-81"})
    List<CrapsShooter> shooters() {
        return each.stream()
                .map(CrapsPlayers::lines)
                .filter(lines -> !lines.isEmpty())
                .map(CrapsShooter::new)
                .toList();
    }

    private static List<CrapsWager> lines(List<CrapsBet> bets) {
        return bets.stream()
                .map(bet -> bet.on().wager())
                .filter(wager -> wager == CrapsWager.PASS_LINE || wager == CrapsWager.DONT_PASS)
                .distinct()
                .sorted()
                .toList();
    }
}
