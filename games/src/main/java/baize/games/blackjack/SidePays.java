package baize.games.blackjack;

import baize.core.pay.Paytable;
import baize.core.rule.Rule;
import java.util.List;

/** What the wagers on the first cards pay, as printed; the jackpot's prizes stand apart in {@link BlazingPrize}. */
public final class SidePays {
    @Rule({"14.12", "14.12.1", "14.12.2", "14.12.3"})
    public static final Paytable<PairHand> PERFECT_PAIRS = Paytable.of("perfect-pairs", PairHand.class, "14.12")
            .nothing(PairHand.NO_PAIR)
            .pays(PairHand.MIXED, 5)
            .pays(PairHand.SAME_COLOUR, 10)
            .pays(PairHand.SUITED, 30)
            .pays(PairHand.MIXED_ACES, 5)
            .pays(PairHand.SAME_COLOUR_ACES, 10)
            .pays(PairHand.SUITED_ACES, 30)
            .complete();

    @Rule("14.15")
    public static final Paytable<PairHand> ANY_PAIRS = Paytable.of("any-pairs", PairHand.class, "14.15")
            .nothing(PairHand.NO_PAIR)
            .pays(PairHand.MIXED, 11)
            .pays(PairHand.SAME_COLOUR, 11)
            .pays(PairHand.SUITED, 11)
            .pays(PairHand.MIXED_ACES, 11)
            .pays(PairHand.SAME_COLOUR_ACES, 11)
            .pays(PairHand.SUITED_ACES, 11)
            .complete();

    /** Two aces are the highest event, whatever their suits. */
    @Rule({"14.30", "14.30.1", "14.30.2", "14.30.3", "14.30.4", "14.32"})
    public static final Paytable<PairHand> STAR_PAIRS = Paytable.of("star-pairs", PairHand.class, "14.30")
            .nothing(PairHand.NO_PAIR)
            .pays(PairHand.MIXED, 5)
            .pays(PairHand.SAME_COLOUR, 8)
            .pays(PairHand.SUITED, 20)
            .pays(PairHand.MIXED_ACES, 30)
            .pays(PairHand.SAME_COLOUR_ACES, 30)
            .pays(PairHand.SUITED_ACES, 30)
            .complete();

    /** The three approved pay tables, of which a table has one on its sign. */
    @Rule({"14.17", "14.20", "R-106"})
    private static final List<Paytable<LuckyHand>> LUCKY_LUCKY = List.of(lucky(10, 2), lucky(15, 1), lucky(10, 1));

    private SidePays() {}

    private static Paytable<LuckyHand> lucky(long suited21, long nineteen) {
        return Paytable.of("lucky-lucky", LuckyHand.class, "14.20")
                .nothing(LuckyHand.NOTHING)
                .pays(LuckyHand.NINETEEN, nineteen)
                .pays(LuckyHand.TWENTY, 2)
                .pays(LuckyHand.UNSUITED_TWENTY_ONE, 3)
                .pays(LuckyHand.SUITED_TWENTY_ONE, suited21)
                .pays(LuckyHand.UNSUITED_678, 30)
                .pays(LuckyHand.UNSUITED_777, 50)
                .pays(LuckyHand.SUITED_678, 100)
                .pays(LuckyHand.SUITED_777, 200)
                .complete();
    }

    /** Pay table 1, 2 or 3 of Lucky Lucky. */
    public static Paytable<LuckyHand> luckyLucky(int table) {
        return LUCKY_LUCKY.get(table - 1);
    }

    /** The clause that names an event of a wager on pairs. */
    public static String clause(SideWager wager, PairHand pair) {
        return switch (wager) {
            case PERFECT_PAIRS ->
                switch (pair) {
                    case SUITED, SUITED_ACES -> "14.12.3";
                    case SAME_COLOUR, SAME_COLOUR_ACES -> "14.12.2";
                    case MIXED, MIXED_ACES -> "14.12.1";
                    case NO_PAIR -> "14.12";
                };
            case STAR_PAIRS ->
                switch (pair) {
                    case MIXED_ACES, SAME_COLOUR_ACES, SUITED_ACES -> "14.30.4";
                    case SUITED -> "14.30.3";
                    case SAME_COLOUR -> "14.30.2";
                    case MIXED -> "14.30.1";
                    case NO_PAIR -> "14.30";
                };
            case ANY_PAIRS, LUCKY_LUCKY, BLAZING_7S -> "14.15";
        };
    }

    /** The clause that names an event of Lucky Lucky. */
    @Rule({
        "14.20 \"Suited 7,7,7\"",
        "14.20 \"Suited 6,7,8\"",
        "14.20 \"Unsuited 7,7,7\"",
        "14.20 \"Unsuited 6,7,8\"",
        "14.20 \"Suited 21\"",
        "14.20 \"Unsuited 21\"",
        "14.20 \"Any 20\"",
        "14.20 \"Any 19\""
    })
    public static String clause(LuckyHand hand) {
        return switch (hand) {
            case SUITED_777 -> "14.20 \"Suited 7,7,7\"";
            case SUITED_678 -> "14.20 \"Suited 6,7,8\"";
            case UNSUITED_777 -> "14.20 \"Unsuited 7,7,7\"";
            case UNSUITED_678 -> "14.20 \"Unsuited 6,7,8\"";
            case SUITED_TWENTY_ONE -> "14.20 \"Suited 21\"";
            case UNSUITED_TWENTY_ONE -> "14.20 \"Unsuited 21\"";
            case TWENTY -> "14.20 \"Any 20\"";
            case NINETEEN -> "14.20 \"Any 19\"";
            case NOTHING -> "14.18";
        };
    }
}
