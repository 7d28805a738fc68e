package baize.floor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.Derivation;
import baize.floor.chance.Sealed;
import baize.floor.chance.Seed;
import baize.floor.chance.Seeds.Committed;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.stream.StoredExamples;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import baize.testkit.Provoked;
import baize.wire.ThreeCardWire;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableMachineTest {
    private static final Instant AT = Instant.parse("2026-11-16T09:00:00Z");
    private static final Patron ANN = new Patron("ann");
    private static final Money TEN = Money.dollars(10);
    private static final Seed SEED = new Seed("0f".repeat(32));
    private static final Committed COMMITTED =
            new Committed(1, Derivation.commitment("4", 1, SEED), new Sealed("c2VhbGVk"));
    private static final Setup SETUP =
            Setup.of("three-card-poker", Map.of("minimum", "5.00", "decisionSeconds", "30"), Money.dollars(1000));
    private static final Admission ADMISSION =
            new Admission(PlayerCard.VALID, TEN, true, LocalDate.of(2026, 11, 15), AT.plusSeconds(60));

    private final TableMachine<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> machine =
            new TableMachine<>("4", new ThreeCardWire());

    private Hosted<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> after(HouseOrder... orders) {
        var state = machine.initial();
        for (HouseOrder order : orders)
            for (TableFact<ThreeCardEvent> fact : accepted(machine.decide(state, new TableOrder.House<>(order), AT)))
                state = machine.evolve(state, fact, AT);
        return state;
    }

    private static <E> List<E> accepted(Decision<E> decision) {
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        return ((Decision.Accepted<E>) decision).events();
    }

    private void refuses(HostReason reason, HouseOrder order, HouseOrder... before) {
        var decision = machine.decide(after(before), new TableOrder.House<>(order), AT);
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        assertThat(((Decision.Refused<TableFact<ThreeCardEvent>>) decision)
                        .refusal()
                        .reason())
                .isEqualTo(reason);
        Provoked.note((Enum<?>) reason);
    }

    @Test
    void a_seed_that_was_never_drawn_from_is_revealed_as_unused() {
        var state = after(new HouseOrder.SetUp(SETUP), new HouseOrder.Commit(COMMITTED), new HouseOrder.Reveal(SEED));
        assertThat(state.revealed()).isEqualTo(new Hosted.Revealed(1, SEED, false));
        assertThat(state.committed()).isNull();
    }

    @Test
    void only_the_seed_that_was_committed_to_can_be_revealed() {
        var state = after(new HouseOrder.SetUp(SETUP), new HouseOrder.Commit(COMMITTED));
        Seed other = new Seed("f0".repeat(32));
        assertThatThrownBy(() -> machine.decide(state, new TableOrder.House<>(new HouseOrder.Reveal(other)), AT))
                .hasMessageContaining("not the seed that was committed to");
    }

    @Test
    @Rule("R-13")
    void a_card_goes_in_once() {
        refuses(
                HostReason.ALREADY_AT_TABLE,
                new HouseOrder.Enter(ANN, ADMISSION),
                new HouseOrder.SetUp(SETUP),
                new HouseOrder.Enter(ANN, ADMISSION));
    }

    @Test
    @Rule("R-13")
    void nothing_is_done_for_one_who_is_not_there() {
        for (HouseOrder order : List.of(
                new HouseOrder.Exit(ANN),
                new HouseOrder.Renew(ANN, ADMISSION),
                new HouseOrder.BringChips(ANN, TEN, true),
                new HouseOrder.TakeChips(ANN, TEN),
                new HouseOrder.ChangeColour(ANN, TEN)))
            refuses(HostReason.NOT_AT_TABLE, order, new HouseOrder.SetUp(SETUP));
    }

    @Test
    @Rule("R-16")
    void a_player_waits_where_what_the_house_knew_is_out_of_date() {
        var state = after(new HouseOrder.SetUp(SETUP), new HouseOrder.Enter(ANN, ADMISSION));
        TableOrder<ThreeCardCommand> sit = new TableOrder.Play<>(
                new ThreeCardCommand.AtTable(new TableCommand.Sit(ANN, baize.core.engine.Box.of(1))));
        accepted(machine.decide(state, sit, ADMISSION.renewAt().minusSeconds(1)));
        var late = machine.decide(state, sit, ADMISSION.renewAt());
        assertThat(((Decision.Refused<TableFact<ThreeCardEvent>>) late)
                        .refusal()
                        .reason())
                .isEqualTo(HostReason.ADMISSION_EXPIRED);
        Provoked.note((Enum<?>) HostReason.ADMISSION_EXPIRED);
    }

    @Test
    @Rule("R-8")
    void a_table_is_set_up_anew_between_rounds_only() {
        var state = after(
                new HouseOrder.SetUp(SETUP),
                new HouseOrder.Enter(ANN, ADMISSION),
                new HouseOrder.BringChips(ANN, TEN, true));
        var wager = new TableOrder.Play<ThreeCardCommand>(new ThreeCardCommand.Wager(
                ANN, baize.core.engine.Box.of(1), baize.games.threecard.ThreeCardArea.ANTE, TEN, Money.ZERO));
        for (TableFact<ThreeCardEvent> fact : accepted(machine.decide(state, wager, AT)))
            state = machine.evolve(state, fact, AT);
        var refused = machine.decide(state, new TableOrder.House<>(new HouseOrder.SetUp(SETUP.waiting(5))), AT);
        assertThat(((Decision.Refused<TableFact<ThreeCardEvent>>) refused)
                        .refusal()
                        .reason())
                .isEqualTo(HostReason.ROUND_IN_PROGRESS);
        Provoked.note((Enum<?>) HostReason.ROUND_IN_PROGRESS);
    }

    @Test
    @Rule({"three-card-poker 1.1 \"Float Tray\"", "three-card-poker 2.3.3"})
    void a_larger_float_comes_from_the_house_and_a_smaller_one_goes_back() {
        var state = after(new HouseOrder.SetUp(SETUP));
        Setup less = Setup.of("three-card-poker", SETUP.settings(), Money.dollars(400));
        assertThat(machine.postings(state, new TableFact.Around<>(new HouseFact.TableSetUp(less))))
                .isEqualTo(Entry.transfer(Account.HOUSE, Account.floatTray("4"), Money.dollars(-600)));
    }

    @Test
    void books_that_do_not_fit_the_chips_or_the_stakes_are_found() {
        var state = after(
                new HouseOrder.SetUp(SETUP),
                new HouseOrder.Enter(ANN, ADMISSION),
                new HouseOrder.BringChips(ANN, TEN, true));
        Books right = Books.EMPTY.plus(Entry.transfer(Account.CASH, Account.chips("4", ANN), TEN));
        machine.reconcile(state, right);
        assertThatThrownBy(() -> machine.reconcile(state, Books.EMPTY)).hasMessageContaining("ann has 10.00 in chips");
        Books stakes = right.plus(Entry.transfer(Account.HOUSE, Account.stakes("4"), TEN));
        assertThatThrownBy(() -> machine.reconcile(state, stakes)).hasMessageContaining("nothing stands");
    }

    @Test
    @Rule("R-201")
    void time_out_of_service_is_nobody_s_and_what_is_waited_for_has_its_whole_time_again() {
        var state = after(new HouseOrder.SetUp(SETUP), new HouseOrder.Enter(ANN, ADMISSION));
        var wager = new TableOrder.Play<ThreeCardCommand>(new ThreeCardCommand.Wager(
                ANN, baize.core.engine.Box.of(1), baize.games.threecard.ThreeCardArea.ANTE, TEN, Money.ZERO));
        state = after(state, new TableOrder.House<>(new HouseOrder.BringChips(ANN, TEN, true)), AT);
        state = after(state, wager, AT);
        assertThat(state.waiting()).isEqualTo(new Hosted.Waiting("wagering-1", AT));
        Instant later = AT.plusSeconds(100);
        state = after(state, resume(10, 100, Interruption.STORE), later);
        assertThat(state.waiting()).isEqualTo(new Hosted.Waiting("wagering-1", later));
        assertThat(since(state)).isEqualTo(AT.plusSeconds(90));
    }

    @Test
    @Rule("R-201")
    void what_several_say_was_lost_is_taken_off_once() {
        var state = after(new HouseOrder.SetUp(SETUP), new HouseOrder.Enter(ANN, ADMISSION));
        Instant later = AT.plusSeconds(1000);
        state = after(state, resume(100, 400, Interruption.STORE), later);
        assertThat(since(state)).isEqualTo(AT.plusSeconds(300));
        for (int[] again : new int[][] {{100, 400}, {350, 400}, {200, 300}}) {
            state = after(state, resume(again[0], again[1], Interruption.STANDSTILL), later);
            assertThat(since(state)).isEqualTo(AT.plusSeconds(300));
        }
        state = after(state, resume(300, 450, Interruption.RESTART), later);
        assertThat(since(state)).isEqualTo(AT.plusSeconds(350));
        for (int process = 0; process < 2; process++)
            state = after(state, resume(450, 4950, Interruption.CLOCK), later);
        assertThat(since(state)).isEqualTo(AT.plusSeconds(4850));
        state = after(state, resume(0, 5000, Interruption.STORE), later);
        assertThat(since(state)).isEqualTo(AT.plusSeconds(4900));
    }

    @Test
    @Rule("R-201")
    void where_the_clock_was_set_back_a_visit_goes_on_from_now() {
        var state = after(new HouseOrder.SetUp(SETUP), new HouseOrder.Enter(ANN, ADMISSION));
        state = after(state, resume(-3600, -3600, Interruption.CLOCK), AT);
        assertThat(since(state)).isEqualTo(AT.minusSeconds(3600));
        state = after(state, resume(-1800, -1700, Interruption.STORE), AT);
        assertThat(since(state)).isEqualTo(AT.minusSeconds(3500));
    }

    private static Instant since(Hosted<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> state) {
        return state.visits().getFirst().since();
    }

    private static TableOrder<ThreeCardCommand> resume(int from, int to, Interruption why) {
        return new TableOrder.House<>(new HouseOrder.Resume(AT.plusSeconds(from), AT.plusSeconds(to), why));
    }

    private Hosted<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> after(
            Hosted<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> from,
            TableOrder<ThreeCardCommand> order,
            Instant at) {
        var state = from;
        for (TableFact<ThreeCardEvent> fact : accepted(machine.decide(from, order, at)))
            state = machine.evolve(state, fact, at);
        return state;
    }

    @Test
    void the_stored_forms_stay_as_they_are() throws IOException {
        StoredExamples.hold(
                machine, "table.jsonl", Map.of(HouseOrder.class, TableJson.ORDERS, HouseFact.class, TableJson.FACTS));
    }
}
