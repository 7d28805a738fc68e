package baize.lab.bots;

import baize.core.card.ThreeCardHand;
import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.table.Table;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardState.Betting;
import baize.games.threecard.ThreeCardState.Closed;
import baize.games.threecard.ThreeCardState.Dealt;
import baize.games.threecard.ThreeCardState.Deciding;
import baize.games.threecard.ThreeCardState.Exposed;
import baize.games.threecard.ThreeCardState.Hand;
import baize.games.threecard.ThreeCardState.Settled;
import baize.lab.exact.ThreeCardSolution;
import baize.lab.exact.ThreeCardStrategy;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays Three Card Poker by the exact strategy, with stakes that vary within the limits on the sign. */
final class ThreeCardBot implements Bot<ThreeCardState, ThreeCardCommand> {
    static final Bots.Kind<ThreeCardState, ThreeCardCommand> KIND = new Bots.Kind<>(
            "three-card-poker",
            Map.of("minimum", "5.00", "chips", "5-25-100", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40"),
            ThreeCardBot::new);

    private static final ThreeCardStrategy STRATEGY = new ThreeCardSolution(ThreeCardRules.standard()).optimal();
    private final Patron patron;
    private final Box box;
    private final Habits habits;
    private final Generator generator;
    private int planned;
    private Money ante = Money.ZERO;
    private Money pairPlus = Money.ZERO;
    private boolean tooLittle;
    private boolean absent;

    ThreeCardBot(Bots.Place place, Habits habits, Generator generator) {
        this.patron = place.patron();
        this.box = place.box();
        this.habits = habits;
        this.generator = generator;
    }

    @Override
    public @Nullable ThreeCardCommand next(ThreeCardState state) {
        return switch (state) {
            case Settled s -> wager(s, s.round() + 1, null);
            case Betting s -> wager(s, s.round(), s.at(box));
            case Dealt s -> decision(s.at(box));
            case Deciding s -> decision(s.at(box));
            case Closed _, Exposed _ -> null;
        };
    }

    private @Nullable ThreeCardCommand wager(ThreeCardState state, int round, @Nullable Hand hand) {
        if (round != planned) plan(state.table(), round);
        if (tooLittle) {
            tooLittle = false;
            return wager(ThreeCardArea.ANTE, Money.dollars(1));
        }
        if (hand == null || hand.ante() == null) return wager(ThreeCardArea.ANTE, ante);
        return hand.pairPlus() == null && pairPlus.isPositive() ? wager(ThreeCardArea.PAIR_PLUS, pairPlus) : null;
    }

    private void plan(Table table, int round) {
        planned = round;
        ante = habits.stake(table.limits(patron, "ante"), generator);
        pairPlus =
                generator.below(3) == 0 ? habits.smallStake(table.limits(patron, "pair-plus"), generator) : Money.ZERO;
        tooLittle = Habits.oneIn(habits.refused(), generator);
        absent = Habits.oneIn(habits.absent(), generator);
    }

    private ThreeCardCommand wager(ThreeCardArea on, Money stake) {
        return new ThreeCardCommand.Wager(patron, box, on, stake, Money.ZERO);
    }

    /** One who is absent leaves it to the dealer to call time. */
    private @Nullable ThreeCardCommand decision(@Nullable Hand hand) {
        if (hand == null || !hand.isUndecided() || absent) return null;
        return STRATEGY.plays(ThreeCardHand.strength(hand.cards()))
                ? new ThreeCardCommand.Play(patron, box, null, Money.ZERO)
                : new ThreeCardCommand.Fold(patron, box);
    }
}
