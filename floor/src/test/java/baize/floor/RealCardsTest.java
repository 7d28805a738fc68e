package baize.floor;

import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackIrregularity;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackView;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who enters decisions and their cards where those are real, and where they are not. */
class RealCardsTest {
    private static final Box BOX = Box.of(1);

    @TempDir
    Path folder;

    private TestFloor floor;

    @BeforeEach
    void open() {
        floor = new TestFloor(SqliteJournal.open(folder), SealingKey.random(), new TestClock(TestFloor.START));
    }

    @AfterEach
    void close() {
        floor.booksBalance();
        floor.close();
    }

    @SuppressWarnings("unchecked")
    private LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> table(Setup.Dealer dealer) {
        Setup setup = Setup.of(
                "blackjack", Map.of("minimum", "10.00", "chips", "5-25", "sideWagers", "none"), Money.dollars(50_000));
        return (LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView>)
                now(floor.floor().setUp("3", setup.dealtBy(dealer)));
    }

    private CompletableFuture<Answer<TableFact<BlackjackEvent>>> play(
            Actor actor,
            LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> table,
            BlackjackCommand command) {
        return floor.floor().play(actor, floor.nextId(), table, command);
    }

    private Patron staked(LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> table) {
        Patron ann = floor.patron("ann", Money.dollars(100));
        Actor guest = new Actor.Guest(ann);
        done(floor.floor().cardIn(guest, floor.nextId(), ann, table));
        done(floor.floor().buyIn(guest, floor.nextId(), ann, table, Money.dollars(100)));
        BlackjackCommand wager =
                new BlackjackCommand.Wager(ann, BOX, BlackjackArea.MAIN, Money.dollars(25), Money.ZERO);
        done(play(guest, table, wager));
        return ann;
    }

    @Test
    @Rule({"blackjack 10.4", "R-24"})
    void where_cards_are_real_the_dealer_enters_a_decision_and_a_player_no_card() {
        var table = table(Setup.Dealer.CONSOLE);
        Patron ann = staked(table);
        done(play(DEALER, table, new BlackjackCommand.Deal(Card.parseAll("5s 6c 6d"))));
        var hit = new BlackjackCommand.Hit(ann, BOX, null, Card.parseAll("Ts"));
        assertThatThrownBy(() -> now(play(new Actor.Guest(ann), table, hit)))
                .hasMessageContaining("the dealer enters the outcomes at table 3");
        done(play(DEALER, table, hit));
        assertThat(table.hosted().state().layout().turn()).isNull();
        assertThatThrownBy(() ->
                        now(play(DEALER, table, new BlackjackCommand.Insure(ann, BOX, Money.dollars(5), Money.ZERO))))
                .hasMessageContaining("only ann plays for ann");
    }

    @Test
    @Rule("R-24")
    void where_the_generator_deals_nobody_decides_for_a_player() {
        var table = table(Setup.Dealer.STAFF);
        Patron ann = staked(table);
        done(play(DEALER, table, new BlackjackCommand.Deal(List.of())));
        assertThatThrownBy(() -> now(play(DEALER, table, new BlackjackCommand.Hit(ann, BOX, null, List.of()))))
                .hasMessageContaining("only ann plays for ann");
    }

    @Test
    @Rule({"blackjack 16.8", "R-24"})
    void what_the_generator_dealt_is_reconstructed_by_nobody() {
        var table = table(Setup.Dealer.STAFF);
        staked(table);
        done(play(DEALER, table, new BlackjackCommand.Deal(List.of())));
        var order = new BlackjackIrregularity.Reconstruct(Grade.CASINO_SUPERVISOR, Card.parseAll("As Kc 6d"));
        Actor supervisor = new Actor.Staff("kim", Role.CASINO_SUPERVISOR);
        assertThatThrownBy(() -> now(play(supervisor, table, new BlackjackCommand.Remedy(order, List.of()))))
                .hasMessageContaining("come from the generator");
    }
}
