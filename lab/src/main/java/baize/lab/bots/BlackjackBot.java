package baize.lab.bots;

import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackBox;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackHand;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackState.Betting;
import baize.games.blackjack.BlackjackState.Closed;
import baize.games.blackjack.BlackjackState.Insuring;
import baize.games.blackjack.BlackjackState.Playing;
import baize.games.blackjack.BlackjackState.Settled;
import baize.games.blackjack.Layout;
import baize.games.blackjack.Points;
import baize.games.blackjack.SideWager;
import baize.games.table.Settings;
import baize.games.table.Table;
import baize.lab.exact.BlackjackActs;
import baize.lab.exact.BlackjackColumn;
import baize.lab.exact.BlackjackSolution;
import baize.lab.exact.BlackjackStrategy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays Star Blackjack by the chart, its stakes within the limits on the sign, with a wager beside it at times. */
final class BlackjackBot implements Bot<BlackjackState, BlackjackCommand> {
    static final Bots.Kind<BlackjackState, BlackjackCommand> KIND = new Bots.Kind<>(
            "blackjack",
            Map.of(
                    "minimum", "5.00",
                    "unit", "5.00",
                    "chips", "2.50-5-25-100",
                    "device", "shuffler",
                    "luckyLucky", "1",
                    "blazingStake", "2.50",
                    "blazingMinimum", "10000",
                    "jackpotIncrement", "0.15"),
            BlackjackBot::new);

    private static final int SIDE_ONE_IN = 4;
    private static final int INSURED_ONE_IN = 10;

    private final Patron patron;
    private final Box box;
    private final BlackjackRules rules;
    private final Habits habits;
    private final Generator generator;
    private final Deque<BlackjackCommand> plan = new ArrayDeque<>();
    private int planned;
    private Money stake = Money.ZERO;
    private boolean tooLittle;
    private boolean insures;
    private boolean absent;

    /** The chart, solved when the first bot is asked. */
    private static final class Chart {
        private static final BlackjackStrategy BASIC = new BlackjackSolution(BlackjackRules.standard()).basic();
    }

    BlackjackBot(Bots.Place place, Habits habits, Generator generator) {
        this.patron = place.patron();
        this.box = place.box();
        this.rules = BlackjackRules.read(new Settings(place.settings()));
        this.habits = habits;
        this.generator = generator;
    }

    @Override
    public @Nullable BlackjackCommand next(BlackjackState state) {
        return switch (state) {
            case Settled s -> wager(s.table(), s.layout().round() + 1, null);
            case Betting s -> wager(s.table(), s.layout().round(), s.layout().at(box));
            case Closed _ -> null;
            case Insuring s -> insurance(s.layout());
            case Playing s -> decision(s.layout());
        };
    }

    /** The main wager is asked for as long as it does not stand, however often the table is looked at. */
    private @Nullable BlackjackCommand wager(Table table, int round, @Nullable BlackjackBox there) {
        if (round != planned) plan(table, round);
        if (tooLittle) {
            tooLittle = false;
            return wager(BlackjackArea.MAIN, Money.dollars(1));
        }
        return there == null || !hasMain(there) ? wager(BlackjackArea.MAIN, stake) : plan.poll();
    }

    private boolean hasMain(BlackjackBox there) {
        return there.wagers().stream()
                .anyMatch(wager -> wager.patron().equals(patron) && wager.on() == BlackjackArea.MAIN);
    }

    /** Side wagers are a flutter: each now and then. */
    private void plan(Table table, int round) {
        planned = round;
        plan.clear();
        tooLittle = Habits.oneIn(habits.refused(), generator);
        stake = habits.stake(table.limits(patron, BlackjackArea.MAIN.id()), generator);
        for (BlackjackArea area : BlackjackArea.values()) {
            SideWager side = area.side();
            if (side == null || !rules.sides().contains(side) || !Habits.oneIn(SIDE_ONE_IN, generator)) continue;
            plan.add(wager(
                    area,
                    side == SideWager.BLAZING_7S
                            ? rules.jackpot().stake()
                            : habits.smallStake(table.limits(patron, area.id()), generator)));
        }
        insures = Habits.oneIn(INSURED_ONE_IN, generator);
        absent = Habits.oneIn(habits.absent(), generator);
    }

    private BlackjackCommand wager(BlackjackArea on, Money stake) {
        return new BlackjackCommand.Wager(patron, box, on, stake, Money.ZERO);
    }

    /** Some insure for half now and then, as far as chips go; whether it is closed is the dealer's to say. */
    private @Nullable BlackjackCommand insurance(Layout layout) {
        BlackjackBox there = layout.at(box);
        if (!insures || there == null || !there.insurance().isEmpty()) return null;
        insures = false;
        for (BlackjackHand.OnHand own : there.hands().getFirst().stakes())
            if (own.patron().equals(patron) && !own.settled())
                return insurance(own.wager().valid());
        return null;
    }

    private @Nullable BlackjackCommand insurance(Money wager) {
        Money half = Money.cents(new Odds(1, 2).commission(wager.cents()));
        Money most = rules.table().chips().down(half);
        return most.isPositive() ? new BlackjackCommand.Insure(patron, box, most, Money.ZERO) : null;
    }

    /** One who is absent leaves it to the dealer to call time. */
    private @Nullable BlackjackCommand decision(Layout layout) {
        BlackjackBox there = layout.at(box);
        if (there == null || absent) return null;
        BlackjackBox.Answers answers = there.answers();
        if (answers != null)
            return answers.awaited().contains(patron)
                    ? new BlackjackCommand.Decline(patron, box, null, List.of())
                    : null;
        Layout.Turn turn = layout.turn();
        if (turn == null || !turn.box().box().equals(box) || !patron.equals(there.controller())) return null;
        if (turn.hand().isFaceDown()) return new BlackjackCommand.TurnCards(patron, box);
        return decision(turn, Points.value(layout.dealer().getFirst()));
    }

    private BlackjackCommand decision(Layout.Turn turn, int up) {
        return switch (act(turn.hand(), turn.box().hands().size(), Chart.BASIC.column(up))) {
            case BlackjackActs.HIT -> new BlackjackCommand.Hit(patron, box, null, List.of());
            case BlackjackActs.DOUBLE ->
                new BlackjackCommand.DoubleDown(patron, box, null, null, Money.ZERO, List.of());
            case BlackjackActs.SPLIT -> new BlackjackCommand.Split(patron, box, null, Money.ZERO, List.of());
            default -> new BlackjackCommand.Stand(patron, box, null, List.of());
        };
    }

    private byte act(BlackjackHand hand, int hands, BlackjackColumn column) {
        if (hand.cards().size() != 2) return column.later(hand.points());
        boolean splits = hand.isPair()
                && hands < rules.maximumHands()
                && column.pair(Points.value(hand.cards().getFirst())) == BlackjackActs.SPLIT;
        boolean ace = hand.split() && Points.value(hand.cards().getFirst()) == 1;
        if (splits) return BlackjackActs.SPLIT;
        return ace ? BlackjackActs.STAND : column.first(hand.points());
    }
}
