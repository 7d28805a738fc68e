package baize.floor;

import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.refused;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.Derivation;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.floor.stream.Answer;
import baize.floor.table.HostReason;
import baize.floor.table.Hosted;
import baize.floor.table.HouseFact;
import baize.floor.table.TableFact;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.Deal;
import baize.games.threecard.ThreeCardCommand.Reveal;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardReason;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FloorTest {
    @TempDir
    Path folder;

    private final SealingKey key = SealingKey.random();
    private final TestClock clock = new TestClock(TestFloor.START);
    private TestFloor floor;

    @BeforeEach
    void open() {
        floor = new TestFloor(SqliteJournal.open(folder), key, clock);
    }

    @AfterEach
    void close() {
        floor.close();
    }

    private void reopen() {
        floor.close();
        open();
    }

    @Test
    @Rule("caribbean-stud 1.1 \"float tray\"")
    void a_round_moves_chips_from_the_tray_to_the_player_or_back_and_the_books_balance() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        floor.round(ann);
        Map<Account, Money> balances = floor.floor().balances();
        Money chips = floor.table("1").chips(ann);
        assertThat(balances).containsEntry(Account.chips("1", ann), chips);
        assertThat(balances).doesNotContainKey(Account.stakes("1"));
        assertThat(balances)
                .containsEntry(Account.floatTray("1"), Money.dollars(50_500).minus(chips));
        floor.booksBalance();
    }

    @Test
    void a_table_resumes_in_the_state_it_was_in_when_the_floor_is_opened_again() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        floor.round(ann);
        done(floor.ante(ann, 1, 10));
        Hosted<?, ?, ?, ?> before = floor.table("1").hosted();
        reopen();
        assertThat((Object) floor.table("1").hosted()).isEqualTo(before);
        done(floor.play(DEALER, "1", new Deal(List.of())));
        floor.booksBalance();
    }

    @Test
    void a_repeated_command_gets_its_first_answer_also_after_a_restart() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        Actor guest = new Actor.Guest(ann);
        ThreeCardCommand ante = TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 10);
        Answer<TableFact<ThreeCardEvent>> first =
                TestFloor.now(floor.floor().play(guest, "once", floor.table("1"), ante));
        assertThat(TestFloor.now(floor.floor().play(guest, "once", floor.table("1"), ante)))
                .isEqualTo(first);
        reopen();
        assertThat(TestFloor.now(floor.floor().play(guest, "once", floor.table("1"), ante)))
                .isEqualTo(first);
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(490));
    }

    @Test
    void a_refusal_is_remembered_like_any_other_answer() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        Actor guest = new Actor.Guest(ann);
        ThreeCardCommand small = TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 1);
        var first = refused(floor.floor().play(guest, "once", floor.table("1"), small), ThreeCardReason.BELOW_MINIMUM);
        done(floor.ante(ann, 1, 10));
        assertThat(TestFloor.now(floor.floor().play(guest, "once", floor.table("1"), small)))
                .isEqualTo(first);
        reopen();
        assertThat(TestFloor.now(floor.floor().play(guest, "once", floor.table("1"), small)))
                .isEqualTo(first);
    }

    @Test
    void two_senders_may_use_the_same_id() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        Patron ben = floor.seated("ben", "1", Money.dollars(500));
        done(floor.floor()
                .play(new Actor.Guest(ann), "x", floor.table("1"), TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 10)));
        done(floor.floor()
                .play(new Actor.Guest(ben), "x", floor.table("1"), TestFloor.wager(ben, 2, ThreeCardArea.ANTE, 10)));
        assertThat(floor.table("1").chips(ben)).isEqualTo(Money.dollars(490));
    }

    @Test
    void the_deal_follows_from_the_seed_that_was_committed_to_before_the_first_wager() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        var committed = requireNonNull(floor.table("1").hosted().committed());
        assertThat(committed.round()).isEqualTo(1);
        done(floor.ante(ann, 1, 10));
        var dealt = done(floor.play(DEALER, "1", new Deal(List.of())));
        done(floor.play(new Actor.Guest(ann), "1", new ThreeCardCommand.Fold(ann, Box.of(1))));
        Hosted<?, ?, ?, ?> after = floor.table("1").hosted();
        if (after.revealed() == null) {
            done(floor.play(DEALER, "1", new Reveal()));
            after = floor.table("1").hosted();
        }
        Hosted.Revealed revealed = requireNonNull(after.revealed());
        assertThat(revealed.used()).isTrue();
        assertThat(Derivation.commitment("1", 1, revealed.seed())).isEqualTo(committed.commitment());
        List<Card> cards = Derivation.outcomes("1", 1, 0, revealed::seed).freshDeck(6);
        assertThat(cardsOf(dealt)).containsExactlyInAnyOrderElementsOf(cards);
        assertThat(requireNonNull(after.committed()).round()).isEqualTo(2);
    }

    private static List<Card> cardsOf(Answer.Done<TableFact<ThreeCardEvent>> dealt) {
        return dealt.events().stream()
                .flatMap(fact -> fact instanceof TableFact.Happened<ThreeCardEvent>(ThreeCardEvent.HandsDealt hands)
                        ? java.util.stream.Stream.concat(
                                hands.dealer().stream(), hands.hands().stream().flatMap(hand -> hand.cards().stream()))
                        : java.util.stream.Stream.<Card>empty())
                .toList();
    }

    @Test
    @Rule("R-8")
    void a_table_is_not_set_up_anew_while_a_round_is_in_progress_and_says_so() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ante(ann, 1, 10));
        CompletableFuture<?> anew = floor.floor().setUp("1", TestFloor.setup().waiting(5));
        assertThatThrownBy(anew::join).hasMessageContaining("a table is set up between rounds");
        assertThat(floor.table("1").setup().wageringSeconds())
                .isEqualTo(TestFloor.setup().wageringSeconds());
    }

    @Test
    @Rule("R-199")
    void a_table_set_up_anew_with_other_chips_has_its_sign_mended_in_the_same_row() {
        Map<String, String> settings = new HashMap<>(TestFloor.SETTINGS);
        settings.put("chips", "1-5-25-100");
        TestFloor.now(floor.floor().setUp("1", TestFloor.setup().with(settings)));
        assertThat(unit()).isEqualTo(Money.dollars(1));
        long before = floor.table("1").position().version();
        TestFloor.now(floor.floor().setUp("1", TestFloor.setup()));
        assertThat(unit()).isEqualTo(Money.dollars(5));
        assertThat(floor.table("1").position().version()).isEqualTo(before + 1);
    }

    private Money unit() {
        return floor.table("1").hosted().state().table().sign().general().unit();
    }

    @Test
    @Rule("R-58")
    void a_table_that_another_process_has_just_set_up_so_gets_no_second_row() {
        var table = floor.table("1");
        long before = table.position().version();
        assertThat(done(floor.floor().pools().setUp(table, table.setup())).events())
                .isEmpty();
        assertThat(table.position().version()).isEqualTo(before);
    }

    @Test
    @Rule("R-13")
    void nobody_plays_without_a_card_in_the_table() {
        floor.table("1");
        Patron ann = floor.patron("ann", Money.dollars(100));
        refused(floor.ante(ann, 1, 10), HostReason.NOT_AT_TABLE);
    }

    @Test
    void a_client_cannot_bring_its_own_cards() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ante(ann, 1, 10));
        CompletableFuture<?> answer = floor.play(DEALER, "1", new Deal(Card.parseAll("As Ks Qs 2c 3d 5h")));
        assertThatThrownBy(() -> TestFloor.now(answer)).isInstanceOf(NotAllowed.class);
    }

    @Test
    void only_the_patron_plays_for_the_patron() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        Patron ben = floor.seated("ben", "1", Money.dollars(500));
        CompletableFuture<?> answer =
                floor.play(new Actor.Guest(ben), "1", TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 10));
        assertThatThrownBy(() -> TestFloor.now(answer)).isInstanceOf(NotAllowed.class);
    }

    @Test
    void chips_left_go_into_the_wallet_when_the_card_comes_out() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        floor.round(ann);
        Money chips = floor.table("1").chips(ann);
        var left = done(floor.floor().cardOut(new Actor.Guest(ann), floor.nextId(), ann, floor.table("1")));
        assertThat(left.events())
                .anyMatch(fact -> fact instanceof TableFact.Around<ThreeCardEvent>(HouseFact.VisitEnded _));
        assertThat(floor.floor().balances().get(Account.patron(ann))).isEqualTo(chips);
        assertThat(floor.table("1").hosted().visits()).isEmpty();
        floor.booksBalance();
    }

    @Test
    void a_card_stays_in_while_a_wager_stands() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ante(ann, 1, 10));
        refused(
                floor.floor().cardOut(new Actor.Guest(ann), floor.nextId(), ann, floor.table("1")),
                ThreeCardReason.WAGERS_STAND);
        floor.booksBalance();
    }

    private Journal readOnly() {
        return SqliteJournal.openReadOnly(folder);
    }

    @Test
    void what_is_stored_can_be_read_beside_the_running_floor() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        floor.round(ann);
        try (Journal journal = readOnly()) {
            assertThat(journal.version("table/1"))
                    .isEqualTo(floor.table("1").position().version());
        }
    }
}
