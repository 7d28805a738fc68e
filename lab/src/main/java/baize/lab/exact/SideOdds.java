package baize.lab.exact;

import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.pay.Paytable;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.BlazingHand;
import baize.games.blackjack.BlazingPrize;
import baize.games.blackjack.Insurance;
import baize.games.blackjack.PairHand;
import baize.games.blackjack.SidePays;
import baize.games.blackjack.SideWager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** The wagers of Star Blackjack without a decision: on the first cards, by {@link FirstCards}, and insurance. */
@Rule({"blackjack 14.12", "blackjack 14.15", "blackjack 14.20", "blackjack 14.24", "blackjack 14.30", "R-106", "R-108"})
public final class SideOdds {
    public static final String INSURANCE_ACE = "insurance-ace";
    public static final String INSURANCE_TEN = "insurance-ten";

    private static final long UNIT = BlackjackPayoffs.UNIT;
    private static final int DECK = 52;
    private static final int ACES = 4;
    private static final int TENS = 16;

    private final BlackjackRules rules;
    private final long[] weights;
    private final JackpotReturn blazing;

    public SideOdds(BlackjackRules rules) {
        this.rules = rules;
        weights = FirstCards.weights(rules.decks());
        blazing = new JackpotReturn(rules.jackpot(), ways());
    }

    private List<JackpotReturn.Ways> ways() {
        long[] ways = new long[BlazingHand.values().length];
        for (int at = 0; at < weights.length; at++)
            ways[FirstCards.kinds().get(at).blazing().ordinal()] += weights[at];
        return Arrays.stream(BlazingHand.values())
                .map(hand -> new JackpotReturn.Ways(
                        ways[hand.ordinal()],
                        BlazingPrize.of(hand, rules.jackpot().prizes())))
                .toList();
    }

    /** How often each kind of first cards comes. */
    public long[] weights() {
        return weights.clone();
    }

    /** The wagers of the book on the first cards that may be made with so many decks. */
    @Rule({"blackjack 3.1.1", "R-149"})
    public static List<SideWager> wagers(int decks) {
        return Arrays.stream(SideWager.values())
                .filter(side -> decks == 6 || !side.needsSixDecks())
                .toList();
    }

    /** What each kind of first cards means to a wager on them. */
    public Payoff payoff(SideWager side) {
        return switch (side) {
            case PERFECT_PAIRS -> priced(side, SidePays.PERFECT_PAIRS, FirstCards.Kind::pair);
            case ANY_PAIRS -> priced(side, SidePays.ANY_PAIRS, FirstCards.Kind::pair);
            case STAR_PAIRS -> priced(side, SidePays.STAR_PAIRS, FirstCards.Kind::pair);
            case LUCKY_LUCKY -> priced(side, rules.luckyLucky(), FirstCards.Kind::lucky);
            case BLAZING_7S -> blazing();
        };
    }

    private static <K extends Enum<K>> Payoff priced(
            SideWager side, Paytable<K> table, Function<FirstCards.Kind, K> event) {
        List<Payoff.Cell> cells = new ArrayList<>();
        for (FirstCards.Kind kind : FirstCards.kinds()) {
            K hand = event.apply(kind);
            Odds odds = table.odds(hand);
            cells.add(
                    table.wins(hand)
                            ? new Payoff.Cell(
                                    named(table, hand),
                                    side.won().result().returned(UNIT, odds.winnings(UNIT)) - UNIT,
                                    UNIT)
                            : new Payoff.Cell("nothing", side.lost().result().returned(UNIT, 0) - UNIT, UNIT));
        }
        return new Payoff(side.id(), side.id(), UNIT, cells);
    }

    /** Pairs that a wager pays alike have one name. */
    private static <K extends Enum<K>> String named(Paytable<K> table, K hand) {
        if (!(hand instanceof PairHand)) return Id.of(hand);
        List<K> alike = Arrays.stream(hand.getDeclaringClass().getEnumConstants())
                .filter(other -> table.odds(other).equals(table.odds(hand)))
                .toList();
        if (alike.contains(PairHand.MIXED) && alike.contains(PairHand.SUITED)) return "pair";
        return alike.contains(PairHand.MIXED_ACES) && alike.contains(PairHand.SUITED_ACES)
                ? "aces"
                : Id.of(alike.getFirst());
    }

    /** At the meter of the settings, with nobody else to share it. */
    @Rule({"blackjack 14.23", "blackjack 14.24", "R-108", "R-109"})
    private Payoff blazing() {
        long stake = rules.jackpot().stake().cents();
        List<Payoff.Cell> cells = new ArrayList<>();
        for (FirstCards.Kind kind : FirstCards.kinds()) {
            Money won = blazing.award(
                    BlazingPrize.of(kind.blazing(), rules.jackpot().prizes()),
                    rules.pool().amount());
            cells.add(new Payoff.Cell(won.isPositive() ? kind.blazing().id() : "no-prize", won.cents() - stake, stake));
        }
        return new Payoff(SideWager.BLAZING_7S.id(), SideWager.BLAZING_7S.id(), stake, cells);
    }

    /** What Blazing 7's returns at any meter. */
    public JackpotReturn jackpot() {
        return blazing;
    }

    /** Insurance against an ace or a ten: won, then lost. */
    @Rule({"blackjack 8.1", "blackjack 8.2", "blackjack 15.1.4", "blackjack 15.1.5", "R-91"})
    public static Payoff insurance(boolean ace) {
        List<Payoff.Cell> cells = new ArrayList<>();
        for (boolean blackjack : new boolean[] {true, false}) {
            Insurance ending = Insurance.of(ace, blackjack);
            cells.add(new Payoff.Cell(ending.id(), ending.returned(UNIT) - UNIT, UNIT));
        }
        String id = ace ? INSURANCE_ACE : INSURANCE_TEN;
        return new Payoff(id, id, UNIT, cells);
    }

    /** How many of the cards that can follow the dealer's first win it, and how many do not, one's own unseen. */
    public long[] insuranceWeights(boolean ace) {
        long winning = (long) rules.decks() * (ace ? TENS : ACES);
        return new long[] {winning, (long) rules.decks() * DECK - 1 - winning};
    }

    /** What a player with blackjack against an ace expects who waits, in wagers; even money would be one. */
    @Rule({"blackjack 9.1.2", "R-90"})
    public Fraction blackjackAgainstAce() {
        long left = (long) rules.decks() * DECK - 3;
        long tens = (long) rules.decks() * TENS - 1;
        int paid = BlackjackPayoffs.outcome(BlackjackShowdown.BLACKJACK.ordinal(), false);
        return Fraction.of((left - tens) * BlackjackPayoffs.MAIN.net(paid), left * UNIT);
    }
}
