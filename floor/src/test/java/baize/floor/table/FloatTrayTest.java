package baize.floor.table;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackView;
import baize.games.table.PlayerCard;
import baize.wire.BlackjackWire;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tray of a Star Blackjack table: filled when it opens, paying what wins, taking in what loses. */
class FloatTrayTest {
    private static final Instant AT = Instant.parse("2026-11-16T09:00:00Z");
    private static final Patron ANN = new Patron("ann");
    private static final Box ONE = Box.of(1);
    private static final Account TRAY = Account.floatTray("4");
    private static final Money FULL = Money.dollars(1000);
    private static final Admission ADMISSION = new Admission(PlayerCard.VALID, null, false, null, AT.plusSeconds(60));

    private static TableOrder<BlackjackCommand> house(HouseOrder order) {
        return new TableOrder.House<>(order);
    }

    private static TableOrder<BlackjackCommand> play(BlackjackCommand command) {
        return new TableOrder.Play<>(command);
    }

    private static TableOrder<BlackjackCommand> wager(BlackjackArea on, long dollars) {
        return play(new BlackjackCommand.Wager(ANN, ONE, on, Money.dollars(dollars), Money.ZERO));
    }

    private final TableMachine<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> machine =
            new TableMachine<>("4", new BlackjackWire());
    private Hosted<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> state = machine.initial();
    private Books books = Books.EMPTY;

    /** What follows from an order happens, and the books fit the state after it. */
    private void does(TableOrder<BlackjackCommand> order) {
        switch (machine.decide(state, order, AT)) {
            case Decision.Accepted<TableFact<BlackjackEvent>>(var facts) -> {
                for (TableFact<BlackjackEvent> fact : facts) {
                    books = books.plus(machine.postings(state, fact));
                    state = machine.evolve(state, fact, AT);
                }
            }
            case Decision.Refused<TableFact<BlackjackEvent>>(var refusal) ->
                throw new AssertionError(order + " was refused: " + refusal);
        }
        machine.reconcile(state, books);
        assertThat(books.balances().values().stream().reduce(Money.ZERO, Money::plus))
                .isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"blackjack 1.1 \"Float Tray\"", "blackjack 2.3.3", "blackjack 10.5", "blackjack 14.16"})
    void what_loses_goes_into_the_tray_and_what_wins_comes_out_of_it() {
        does(house(new HouseOrder.SetUp(Setup.of("blackjack", Map.of(), FULL))));
        does(house(new HouseOrder.Enter(ANN, ADMISSION)));
        does(house(new HouseOrder.BringChips(ANN, Money.dollars(100), true)));
        does(wager(BlackjackArea.MAIN, 10));
        does(wager(BlackjackArea.ANY_PAIRS, 5));
        assertThat(books.balance(TRAY)).isEqualTo(FULL);
        does(play(new BlackjackCommand.Deal(Card.parseAll("9h 7d 9s"))));
        assertThat(books.balance(TRAY)).isEqualTo(Money.dollars(1000 - 55));
        does(play(new BlackjackCommand.Hit(ANN, ONE, null, Card.parseAll("Tc"))));
        does(play(new BlackjackCommand.Reveal(List.of())));
        assertThat(books.balance(TRAY)).isEqualTo(Money.dollars(1000 - 55 + 10));
        assertThat(books.balance(Account.chips("4", ANN))).isEqualTo(Money.dollars(100 + 55 - 10));
        assertThat(books.balance(Account.stakes("4"))).isEqualTo(Money.ZERO);
    }
}
