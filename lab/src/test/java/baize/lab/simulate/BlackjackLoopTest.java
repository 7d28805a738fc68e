package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.card.CardCounts;
import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.Blackjack;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackHand;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.Layout;
import baize.games.blackjack.Points;
import baize.games.blackjack.SideWager;
import baize.lab.exact.BlackjackActs;
import baize.lab.exact.Payoff;
import baize.lab.par.BlackjackHouse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The simulator's loop held to the machine that pays: for a hundred thousand seeded rounds the same cards and the same
 * decisions give the same money through both, and a shoe is shuffled in the same rounds.
 */
@Tag("long")
class BlackjackLoopTest {
    private static final Patron ANN = new Patron("ann");
    private static final Box ONE = Box.of(1);

    private BlackjackRules rules = BlackjackRules.standard();
    private Blackjack machine = new Blackjack(rules);
    private BlackjackState state = machine.initial();
    private boolean shuffled;

    @ParameterizedTest
    @Rule({"blackjack 15.1", "blackjack 12.7", "blackjack 13.4", "R-93", "R-96"})
    @CsvSource({
        "basic, 1, 30000, shuffle=every-round",
        "basic, 2, 20000, shuffle=as-dealt maximumHands=3 tenInsurance=true",
        "basic, 3, 20000, shuffle=as-dealt maximumHands=3 dealerBlackjackRule=OBO device=shuffler",
        "basic, 4, 15000, shuffle=as-dealt decks=8 deferBlackjacks=true cutCard=104 luckyLucky=3",
        "never-bust, 5, 8000, shuffle=every-round device=shuffler blazingStake=5.00 blazingMeter=123456.78",
        "mimic-the-dealer, 6, 7000, shuffle=as-dealt sideWagers=none"
    })
    void every_round_pays_the_same_through_the_loop_and_through_the_machine(
            String strategy, long seed, int rounds, String settings) {
        BlackjackHouse house = BlackjackHouse.read(read(settings));
        rules = house.rules();
        machine = new Blackjack(rules);
        state = machine.initial();
        BlackjackKernel kernel = new BlackjackKernel(house, strategy);
        BlackjackCards cards = new BlackjackCards(house);
        BlackjackPlayer player = kernel.player(cards);
        FastGenerator generator = FastGenerator.stream(seed, 0);
        for (int round = 0; round < rounds; round++) {
            if (!house.asDealt()) state = machine.initial();
            int outcome = player.round(generator);
            Dealt dealt = new Dealt(cards);
            play(kernel.tables(), dealt);
            String where = settings + ", seed " + seed + ", round " + round + ", cards " + cards;
            check(kernel, outcome, where);
            assertThat(dealt.at).as(where).isEqualTo(cards.count());
            if ("shoe".equals(house.settings().get("device")) && house.asDealt())
                assertThat(shuffled).as(where).isEqualTo(cards.isFresh());
        }
        assertThat(state).isInstanceOf(BlackjackState.Settled.class);
    }

    private static Map<String, String> read(String settings) {
        Map<String, String> house = new HashMap<>();
        for (String setting : settings.split(" ", -1)) {
            int equals = setting.indexOf('=');
            house.put(setting.substring(0, equals), setting.substring(equals + 1));
        }
        return house;
    }

    private void check(BlackjackKernel kernel, int outcome, String where) {
        List<Line> lines = state.layout().lines();
        for (Payoff payoff : kernel.payoffs()) {
            long staked = 0;
            long net = 0;
            for (Line line : lines) {
                if (!payoff.wager().equals(wager(line))) continue;
                staked += line.stake().cents();
                net += line.returned().minus(line.stake()).cents();
            }
            Payoff.Cell cell = payoff.cells().get(outcome);
            boolean insurance = payoff.wager().startsWith("insurance");
            if (net * (insurance ? 2 : 1) != cell.net() || (cell.staked() == 0) != (staked == 0))
                assertThat(lines).as("%s, %s, %s", where, payoff.wager(), cell).isEmpty();
        }
    }

    /** As the lab names it: doubles belong to the main wager, and insurance is told by the dealer's card. */
    private String wager(Line line) {
        if (line.wager().equals(BlackjackArea.DOUBLE)) return BlackjackArea.MAIN.id();
        if (!line.wager().equals(BlackjackArea.INSURANCE)) return line.wager();
        return Points.value(state.layout().dealer().getFirst()) == 1 ? "insurance-ace" : "insurance-ten";
    }

    /** The cards of a round of the loop, one after the other. */
    private static final class Dealt implements Outcomes, Outcomes.Draws {
        private final BlackjackCards cards;
        private int at;

        Dealt(BlackjackCards cards) {
            this.cards = cards;
        }

        @Override
        public List<Card> freshDeck(int count) {
            throw new AssertionError("no game of one deck");
        }

        @Override
        public Draws shoe() {
            return this;
        }

        @Override
        public Card next(CardCounts left) {
            if (at == cards.count()) throw new AssertionError("more cards than the loop drew: " + cards);
            return cards.card(at++);
        }
    }

    private void play(BlackjackTables tables, Dealt dealt) {
        step(new BlackjackCommand.TellJackpot(rules.pool()), dealt);
        wager(BlackjackArea.MAIN, Money.dollars(2), dealt);
        for (BlackjackArea area : BlackjackArea.values()) {
            SideWager side = area.side();
            if (side != null && rules.sides().contains(side))
                wager(area, side == SideWager.BLAZING_7S ? rules.jackpot().stake() : Money.dollars(2), dealt);
        }
        step(new BlackjackCommand.Deal(List.of()), dealt);
        if (state instanceof BlackjackState.Insuring)
            step(new BlackjackCommand.Insure(ANN, ONE, Money.dollars(1), Money.ZERO), dealt);
        for (Layout.Turn turn = state.layout().turn();
                turn != null;
                turn = state.layout().turn()) step(decision(tables, turn), dealt);
        step(new BlackjackCommand.Reveal(List.of()), dealt);
    }

    private void wager(BlackjackArea area, Money stake, Dealt dealt) {
        step(new BlackjackCommand.Wager(ANN, ONE, area, stake, Money.ZERO), dealt);
    }

    private BlackjackCommand decision(BlackjackTables tables, Layout.Turn turn) {
        BlackjackHand hand = turn.hand();
        int up = Points.value(state.layout().dealer().getFirst());
        boolean splits = hand.isPair()
                && turn.box().hands().size() < tables.maximumHands()
                && tables.pair(up, Points.value(hand.cards().getFirst())) == BlackjackActs.SPLIT;
        byte act = splits
                ? BlackjackActs.SPLIT
                : hand.cards().size() == 2 ? tables.first(up, hand.points()) : tables.later(up, hand.points());
        return switch (BlackjackActs.named(act)) {
            case "stand" -> new BlackjackCommand.Stand(ANN, ONE, null, List.of());
            case "hit" -> new BlackjackCommand.Hit(ANN, ONE, null, List.of());
            case "double" -> new BlackjackCommand.DoubleDown(ANN, ONE, null, null, Money.ZERO, List.of());
            default -> new BlackjackCommand.Split(ANN, ONE, null, Money.ZERO, List.of());
        };
    }

    private void step(BlackjackCommand asked, Dealt dealt) {
        BlackjackCommand command = machine.withOutcome(state, asked, dealt);
        if (asked instanceof BlackjackCommand.Deal) shuffled = false;
        switch (machine.decide(state, command)) {
            case Decision.Accepted<BlackjackEvent>(var events) -> {
                for (BlackjackEvent event : events) {
                    shuffled |= event instanceof BlackjackEvent.ShoeShuffled;
                    state = machine.evolve(state, event);
                }
            }
            case Decision.Refused<BlackjackEvent>(var refusal) ->
                throw new AssertionError(command + " refused: " + refusal);
        }
    }
}
