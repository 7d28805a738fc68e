package baize.floor;

import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronState.Registered;
import baize.floor.patron.Period;
import baize.floor.patron.Sydney;
import baize.floor.staff.Role;
import baize.floor.table.Setup;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackIrregularity;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardIrregularity;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever has left when a round is settled otherwise is paid into the account or charged to it. */
class LeaversTest {
    private static final Patron ANN = new Patron("ann");
    private static final Patron BEN = new Patron("ben");
    private static final List<Patron> BOTH = List.of(ANN, BEN);
    private static final Actor SUPERVISOR = new Actor.Staff("kim", Role.CASINO_SUPERVISOR);
    private static final Grade GRADE = Grade.CASINO_SUPERVISOR;

    @TempDir
    Path folder;

    private final TestClock clock = new TestClock(TestFloor.START);

    @SuppressWarnings("NullAway.Init") // by open(), before every test
    private TestFloor floor;

    @BeforeEach
    void open() {
        floor = new TestFloor(SqliteJournal.open(folder), SealingKey.random(), clock);
        BOTH.forEach(patron -> floor.patron(patron.id(), Money.dollars(100)));
    }

    @AfterEach
    void balancedAndAudited() {
        floor.booksBalance();
        floor.close();
        try (SqliteJournal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    private <S, C, E, V> void come(LiveTable<S, C, E, V> table) {
        for (Patron patron : BOTH) {
            Actor guest = new Actor.Guest(patron);
            done(floor.floor().cardIn(guest, floor.nextId(), patron, table));
            done(floor.floor().buyIn(guest, floor.nextId(), patron, table, Money.dollars(100)));
        }
    }

    private <S, C, E, V> void play(LiveTable<S, C, E, V> table, Actor actor, C command) {
        done(floor.floor().play(actor, floor.nextId(), table, command));
    }

    /** Both leave, and the one who has won spends all of it. */
    private <S, C, E, V> void leave(LiveTable<S, C, E, V> table, long anns, long bens) {
        for (Patron patron : BOTH) done(floor.floor().cardOut(new Actor.Guest(patron), floor.nextId(), patron, table));
        stand(anns, bens, 0);
        var all = new PatronCommand.Withdraw(TestFloor.CASHIER.by(), Money.dollars(anns));
        done(floor.floor().ask(TestFloor.CASHIER, floor.nextId(), ANN, all));
        stand(0, bens, 0);
    }

    private Registered of(Patron patron) {
        return (Registered) floor.floor().people().patron(patron);
    }

    /** What is in both accounts, and what Ann owes. */
    private void stand(long anns, long bens, long owed) {
        assertThat(of(ANN).wallet().balance()).isEqualTo(Money.dollars(anns));
        assertThat(of(BEN).wallet().balance()).isEqualTo(Money.dollars(bens));
        assertThat(of(ANN).debt()).isEqualTo(Money.dollars(owed));
        assertThat(floor.floor().balances().getOrDefault(Account.owed(ANN), Money.ZERO))
                .isEqualTo(Money.dollars(-owed));
    }

    private void lost(Patron patron, long dollars) {
        assertThat(of(patron).play().netLoss(Period.DAY, Sydney.day(clock.instant())))
                .isEqualTo(Money.dollars(dollars));
    }

    /** A round of blackjack in which Ann wins 25 with nineteen and Ben loses 25 with seventeen; both have left. */
    @SuppressWarnings("unchecked")
    private LiveTable<?, BlackjackCommand, ?, ?> blackjack() {
        Setup setup = Setup.of(
                        "blackjack",
                        Map.of("minimum", "10.00", "chips", "5-25", "sideWagers", "none"),
                        Money.dollars(50_000))
                .dealtBy(Setup.Dealer.CONSOLE);
        var table = (LiveTable<?, BlackjackCommand, ?, ?>) now(floor.floor().setUp("3", setup));
        come(table);
        for (int box = 1; box <= 2; box++)
            play(
                    table,
                    new Actor.Guest(BOTH.get(box - 1)),
                    new BlackjackCommand.Wager(
                            BOTH.get(box - 1), Box.of(box), BlackjackArea.MAIN, Money.dollars(25), Money.ZERO));
        play(table, DEALER, new BlackjackCommand.Deal(Card.parseAll("Ts 9c 6d 9s 8d")));
        for (int box = 1; box <= 2; box++)
            play(table, DEALER, new BlackjackCommand.Stand(BOTH.get(box - 1), Box.of(box), null, List.of()));
        play(table, DEALER, new BlackjackCommand.Reveal(Card.parseAll("Tc 2h")));
        leave(table, 125, 75);
        return table;
    }

    private static BlackjackCommand remedy(BlackjackIrregularity irregularity) {
        return new BlackjackCommand.Remedy(irregularity, List.of());
    }

    @Test
    @Rule({"blackjack 16.8", "R-193"})
    void who_has_left_blackjack_has_what_the_right_cards_bring() {
        // Their cards had been given to each other.
        play(
                blackjack(),
                SUPERVISOR,
                remedy(new BlackjackIrregularity.Reconstruct(GRADE, Card.parseAll("9c Ts 6d 8d 9s Tc 2h"))));
        stand(0, 125, 50);
        lost(ANN, 25);
        lost(BEN, -25);
    }

    @Test
    @Rule({"blackjack 16.8", "R-112", "R-193"})
    void who_has_left_blackjack_has_the_wager_of_a_void_round_back_and_no_more() {
        play(blackjack(), SUPERVISOR, remedy(new BlackjackIrregularity.VoidRound(GRADE, "16.8")));
        stand(0, 100, 25);
        lost(ANN, 0);
        lost(BEN, 0);
    }

    @Test
    @Rule({"blackjack 18.5.2", "blackjack 18.6", "R-193"})
    void a_cheat_who_has_left_blackjack_gives_the_win_and_the_wager() {
        play(
                blackjack(),
                SUPERVISOR,
                remedy(new BlackjackIrregularity.Invalidate(GRADE, "18.5.2", List.of(ANN), List.of(), null, null)));
        stand(0, 100, 50);
        lost(ANN, 25);
        lost(BEN, 0);
    }

    /** A round of Three Card Poker in which Ann wins 20 with a pair and Ben loses 20; both have left. */
    private LiveTable<?, ThreeCardCommand, ?, ?> threeCard() {
        now(floor.floor().setUp("1", TestFloor.setup().dealtBy(Setup.Dealer.CONSOLE)));
        var table = floor.table("1");
        come(table);
        for (int box = 1; box <= 2; box++)
            play(
                    table,
                    new Actor.Guest(BOTH.get(box - 1)),
                    TestFloor.wager(BOTH.get(box - 1), box, ThreeCardArea.ANTE, 10));
        play(table, DEALER, new ThreeCardCommand.Deal(Card.parseAll("Qs As 2c 9d Ah 4d 3c 5d 7h")));
        for (int box = 1; box <= 2; box++)
            play(
                    table,
                    new Actor.Guest(BOTH.get(box - 1)),
                    new ThreeCardCommand.Play(BOTH.get(box - 1), Box.of(box), null, Money.ZERO));
        play(table, DEALER, new ThreeCardCommand.Reveal());
        leave(table, 120, 80);
        return table;
    }

    @Test
    @Rule({"three-card-poker 14.4", "three-card-poker 14.5", "R-193"})
    void who_has_left_three_card_poker_has_the_wagers_of_a_void_round_back_and_no_more() {
        play(threeCard(), SUPERVISOR, new ThreeCardCommand.Remedy(new ThreeCardIrregularity.VoidRound(GRADE, "14.4")));
        stand(0, 100, 20);
        lost(ANN, 0);
        lost(BEN, 0);
    }

    @Test
    @Rule({"three-card-poker 14.4.2", "three-card-poker 14.5", "R-193"})
    void a_cheat_who_has_left_three_card_poker_gives_the_win_and_the_wagers() {
        play(
                threeCard(),
                SUPERVISOR,
                new ThreeCardCommand.Remedy(
                        new ThreeCardIrregularity.Invalidate(GRADE, "14.4.2", List.of(ANN), List.of(), null, null)));
        stand(0, 100, 40);
        lost(ANN, 20);
        lost(BEN, 0);
    }
}
