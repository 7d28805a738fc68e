package baize.games.blackjack;

import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Decision;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackState.Insuring;
import baize.games.blackjack.BlackjackState.Settled;
import baize.games.blackjack.Layout.Turn;
import baize.games.blackjack.SlowBlackjack.Played;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The machine pays what a plain settlement, written from the book alone, would pay. */
@Tag("long")
class BlackjackTwinTest {
    private static final int DEALS = 50_000;

    private FastGenerator generator = FastGenerator.stream(0, 0);
    private Blackjack game = game();

    private BlackjackState after(BlackjackState state, BlackjackCommand command) {
        BlackjackCommand complete = game.withOutcome(state, command, SeededOutcomes.of(generator));
        if (!(game.decide(state, complete) instanceof Decision.Accepted<BlackjackEvent>(var events)))
            throw new AssertionError(complete + " is refused in " + state);
        BlackjackState next = state;
        for (BlackjackEvent event : events) next = game.evolve(next, event);
        return next;
    }

    private boolean isAccepted(BlackjackState state, BlackjackCommand command) {
        return game.wouldAccept(state, command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"BB+1", "OBO"})
    @Rule({
        "3.2", "3.2.1", "3.2.2", "3.2.3", "9.1.1", "10.5", "11.1.2", "11.4", "12.3.2", "12.7", "13.2", "13.3", "15.1",
        "15.1.1", "15.1.2", "15.1.3", "15.1.4", "15.1.5", "15.1.6", "15.1.7", "15.1.8", "15.1.9", "15.1.10", "14.11",
        "14.12", "14.15", "14.17", "14.18", "14.20", "14.21", "14.22", "14.24", "14.24.1", "14.30", "14.32", "R-93",
        "R-97", "R-102", "R-106", "R-108"
    })
    void the_same_money_as_the_plain_settlement_over_seeded_rounds(String rule) {
        generator = FastGenerator.stream(20_26, rule.length());
        game = game("device=shuffler", "maximumHands=3", "tenInsurance=true", "dealerBlackjackRule=" + rule);
        BlackjackState betting = game.initial();
        for (BlackjackArea on : BlackjackArea.values())
            betting = after(betting, on == BlackjackArea.BLAZING_7S ? blazing(1) : wager(ANN, 1, on, 10));
        long meter = betting.layout().jackpot().pool().amount().cents();
        for (int deal = 0; deal < DEALS; deal++) {
            BlackjackState state = after(betting, new Deal(List.of()));
            List<Card> three = new ArrayList<>(
                    state.layout().boxes().getFirst().hands().getFirst().cards());
            three.add(state.layout().dealer().getFirst());
            if (state instanceof Insuring && generator.below(2) == 0) state = after(state, insure(1, 5));
            while (state.layout().turn() != null) state = after(state, decision(state));
            BlackjackState over = after(state, new Reveal(List.of()));
            if (!(over instanceof Settled)) throw new AssertionError("not over: " + over);
            check(over.layout(), sides(three, meter), rule.equals("BB+1"), deal);
        }
    }

    /** Whatever is allowed, with doubles and splits where they can be had. */
    private BlackjackCommand decision(BlackjackState state) {
        Turn turn = state.layout().turn();
        if (turn == null) throw new AssertionError("nobody's turn");
        int total = turn.hand().total();
        List<BlackjackCommand> some = new ArrayList<>(List.of(
                new Split(ANN, box(1), null, Money.ZERO, List.of()),
                new DoubleDown(ANN, box(1), null, dollars(1 + generator.below(10)), Money.ZERO, List.of())));
        if (total < 12 + generator.below(8)) some.add(new Hit(ANN, box(1), null, List.of()));
        some.add(stand(1));
        for (BlackjackCommand command : some) if (isAccepted(state, command)) return command;
        throw new AssertionError("nothing to decide in " + state);
    }

    private static void check(Layout layout, long sides, boolean plusOne, int deal) {
        BlackjackBox box = layout.boxes().getFirst();
        List<Played> hands = new ArrayList<>();
        for (BlackjackHand hand : box.hands()) {
            var own = hand.stakes().getFirst();
            long added = own.doubled() == null ? 0 : own.doubled().stake().cents();
            hands.add(new Played(hand.cards(), hand.split(), own.wager().stake().cents(), added));
        }
        long insured = box.insurance().isEmpty() ? 0 : 5_00;
        long expected = SlowBlackjack.returned(hands, layout.dealer(), plusOne)
                + SlowBlackjack.insurance(insured, layout.dealer())
                + sides;
        long returned = 0;
        for (Line line : layout.lines()) returned += line.returned().cents();
        if (returned != expected)
            throw new AssertionError("deal " + deal + ": expected " + cents(expected) + " of " + layout);
        checkDealer(layout, hands, insured);
    }

    private static long sides(List<Card> three, long meter) {
        Card one = three.get(0);
        Card two = three.get(1);
        return SlowBlackjack.perfectPairs(one, two, 10_00)
                + SlowBlackjack.anyPairs(one, two, 10_00)
                + SlowBlackjack.starPairs(one, two, 10_00)
                + SlowBlackjack.luckyLucky(three, 10_00)
                + SlowBlackjack.blazing(three, meter);
    }

    /** The dealer has the cards that the book says, no fewer and no more. */
    private static void checkDealer(Layout layout, List<Played> hands, long insured) {
        List<Card> dealer = layout.dealer();
        boolean live = false;
        boolean naturals = false;
        for (Played hand : hands) {
            boolean natural = !hand.split() && SlowBlackjack.isBlackjack(hand.cards());
            naturals |= natural;
            live |= !natural && SlowBlackjack.total(hand) <= 21;
        }
        int up = SlowBlackjack.pips(dealer.getFirst());
        if (live)
            assertThat(dealer).isEqualTo(SlowBlackjack.dealer(dealer.getFirst(), dealer.subList(1, dealer.size())));
        else assertThat(dealer).hasSize(insured > 0 || (naturals && (up == 1 || up == 10)) ? 2 : 1);
    }
}
