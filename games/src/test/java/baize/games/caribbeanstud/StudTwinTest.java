package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudTable.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.core.chance.FastGenerator;
import baize.core.chance.Shuffle;
import baize.core.engine.Decision;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Deal;
import baize.games.caribbeanstud.StudState.Settled;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The machine pays what a plain settlement, written from the book alone, would pay. */
class StudTwinTest {
    private static final int DEALS = 100_000;

    private static StudState after(Stud game, StudState state, StudCommand command) {
        if (!(game.decide(state, command) instanceof Decision.Accepted<StudEvent>(var events)))
            throw new AssertionError(command + " is refused in " + state);
        StudState next = state;
        for (StudEvent event : events) next = game.evolve(next, event);
        return next;
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 150_00})
    @Rule({"9.1", "9.2", "9.4.1", "9.5.1", "9.10", "10.1", "10.2", "11.7", "12.1", "13.1", "13.2", "3.3", "R-35", "R-50"
    })
    void the_same_money_as_the_plain_settlement_over_seeded_deals(long most) {
        Stud game = most == 0 ? jackpotGame() : jackpotGame("maximumPayout=" + Money.cents(most));
        FastGenerator generator = FastGenerator.stream(20_26, most);
        StudState betting = after(game, after(game, game.initial(), ante(10)), jackpot());
        for (int i = 0; i < DEALS; i++) {
            List<Card> cards = Shuffle.cards(10, generator);
            StudState dealt = after(game, betting, new Deal(cards));
            StudState over = after(game, after(game, dealt, bet()), reveal());
            check(dealt, ((Settled) over).lines(), most, i);
        }
    }

    private static void check(StudState dealt, List<Line> lines, long most, int deal) {
        List<Card> player = dealt.hands().getFirst().cards();
        List<Card> dealer = dealt.dealer().cards();
        long table = 0;
        long jackpot = 0;
        for (Line line : lines)
            if (line.wager().equals("jackpot")) jackpot += line.returned().cents();
            else table += line.returned().cents();
        if (table != SlowStud.returned(player, dealer, 10_00, most)
                || jackpot
                        != SlowStud.jackpot(
                                player, dealt.jackpot().pool().amount().cents()))
            throw new AssertionError("deal " + deal + ": " + player + " against " + dealer + " gives " + lines);
    }

    @Test
    @Rule({"13.1", "13.2", "3.3", "R-50"})
    void the_twin_tells_hands_apart_as_the_strengths_do() {
        FastGenerator generator = FastGenerator.stream(20_27, 0);
        for (int i = 0; i < 200_000; i++) {
            List<Card> cards = Shuffle.cards(10, generator);
            List<Card> one = cards.subList(0, 5);
            List<Card> other = cards.subList(5, 10);
            int slow = Integer.signum(SlowStud.worth(one).compareTo(SlowStud.worth(other)));
            int fast = Integer.signum(Integer.compare(PokerHand.strength(one), PokerHand.strength(other)));
            if (slow != fast) throw new AssertionError(one + " and " + other);
        }
        assertThat(SlowStud.plays(SlowStud.worth(Card.parseAll("As Kd 4c 3h 2s"))))
                .isTrue();
        assertThat(SlowStud.plays(SlowStud.worth(Card.parseAll("As Qd Jc 9h 8s"))))
                .isFalse();
    }
}
