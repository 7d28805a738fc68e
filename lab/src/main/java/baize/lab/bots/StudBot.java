package baize.lab.bots;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudHand;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudState;
import baize.games.caribbeanstud.StudState.Betting;
import baize.games.caribbeanstud.StudState.Closed;
import baize.games.caribbeanstud.StudState.Dealt;
import baize.games.caribbeanstud.StudState.Deciding;
import baize.games.caribbeanstud.StudState.Exposed;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.table.Settings;
import baize.games.table.Table;
import baize.lab.exact.StudAceKing;
import baize.lab.exact.StudStrategy;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays Caribbean Stud as players are taught, with stakes that vary within the limits on the sign. */
final class StudBot implements Bot<StudState, StudCommand> {
    static final Bots.Kind<StudState, StudCommand> KIND = new Bots.Kind<>(
            "caribbean-stud",
            Map.of(
                    "minimum", "5.00",
                    "chips", "1-5-25-100",
                    "jackpotStake", "1.00",
                    "jackpotIncrement", "0.25",
                    "jackpotReserve", "0.05"),
            StudBot::new);

    private final Patron patron;
    private final Box box;
    private final Habits habits;
    private final Generator generator;
    private final Money price;

    /** Some always have a wager on the jackpot, some never, most now and then. */
    private final int jackpotOneIn;

    private int planned;
    private Money ante = Money.ZERO;
    private boolean jackpot;
    private boolean tooLittle;
    private boolean absent;

    StudBot(Bots.Place place, Habits habits, Generator generator) {
        this.patron = place.patron();
        this.box = place.box();
        this.price = StudRules.read(new Settings(place.settings())).jackpot().stake();
        this.habits = habits;
        this.generator = generator;
        jackpotOneIn = generator.below(4);
    }

    @Override
    public @Nullable StudCommand next(StudState state) {
        return switch (state) {
            case Settled s -> wager(s, s.round() + 1, null);
            case Betting s -> wager(s, s.round(), s.at(box));
            case Dealt s -> decision(s.at(box), s.dealer().up());
            case Deciding s -> decision(s.at(box), s.dealer().up());
            case Closed _, Exposed _ -> null;
        };
    }

    private @Nullable StudCommand wager(StudState state, int round, @Nullable StudHand hand) {
        if (round != planned) plan(state.table(), round);
        if (tooLittle) {
            tooLittle = false;
            return wager(StudArea.ANTE, Money.dollars(1));
        }
        if (hand == null || hand.ante() == null) return wager(StudArea.ANTE, ante);
        if (!jackpot) return null;
        jackpot = false;
        return hand.jackpot() == null ? wager(StudArea.JACKPOT, price) : null;
    }

    private void plan(Table table, int round) {
        planned = round;
        ante = habits.stake(table.limits(patron, "ante"), generator);
        jackpot = Habits.oneIn(jackpotOneIn, generator);
        tooLittle = Habits.oneIn(habits.refused(), generator);
        absent = Habits.oneIn(habits.absent(), generator);
    }

    private StudCommand wager(StudArea on, Money stake) {
        return new StudCommand.Wager(patron, box, on, stake, Money.ZERO);
    }

    /** One who is absent leaves it to the dealer to call time. */
    private @Nullable StudCommand decision(@Nullable StudHand hand, List<Card> up) {
        if (hand == null || !hand.isUndecided() || absent) return null;
        return bets(hand.cards(), up)
                ? new StudCommand.Bet(patron, box, null, Money.ZERO)
                : new StudCommand.Fold(patron, box);
    }

    /** By the first of the dealer's cards that lies face up; mostly there is one. */
    private static boolean bets(List<Card> cards, List<Card> up) {
        int strength = PokerHand.strength(cards);
        if (strength >= StudStrategy.PAIR || strength < StudStrategy.ACE_KING || up.isEmpty())
            return strength >= StudStrategy.PAIR;
        return StudAceKing.TAUGHT.bets(cards, up.getFirst());
    }
}
