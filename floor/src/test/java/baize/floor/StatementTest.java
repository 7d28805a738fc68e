package baize.floor;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Statement.Movement;
import baize.floor.chance.SealingKey;
import baize.floor.crash.Faulty;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A patron's statement, read back page by page. */
final class StatementTest {
    @TempDir
    Path folder;

    @Test
    void pages_of_any_size_give_every_movement_once_with_the_balance_after_it() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        try (TestFloor floor =
                new TestFloor(SqliteJournal.open(folder), SealingKey.random(), new TestClock(TestFloor.START))) {
            Patron ann = floor.patron("ann", Money.dollars(1));
            List<String> expected = new ArrayList<>(List.of("1.00 1.00"));
            Money balance = Money.dollars(1);
            for (int each = 0; each < 200; each++) {
                floor.clock().go(Duration.ofSeconds(1));
                Money amount = Money.cents(1 + random.nextInt(10_000));
                boolean in = random.nextBoolean();
                PatronCommand.Asked command = in
                        ? new PatronCommand.Deposit(TestFloor.CASHIER.by(), amount, Means.CASH)
                        : new PatronCommand.Withdraw(TestFloor.CASHIER.by(), amount);
                var _ = TestFloor.now(floor.ask(TestFloor.CASHIER, ann, command));
                if (!in && amount.isAbove(balance)) continue; // refused: a row that moves nothing
                balance = in ? balance.plus(amount) : balance.minus(amount);
                expected.addFirst((in ? amount : amount.negated()) + " " + balance);
            }
            for (int page : new int[] {1, 7, 64, 1000})
                assertThat(read(floor, ann, page))
                        .as("seed %d, pages of %d", seed, page)
                        .isEqualTo(expected);
        }
    }

    @Test
    @Tag("long")
    void an_old_page_of_a_long_statement_is_read_without_what_came_after() {
        Faulty journal = new Faulty(SqliteJournal.open(folder));
        try (TestFloor floor = new TestFloor(journal, SealingKey.random(), new TestClock(TestFloor.START))) {
            Patron ann = floor.patron("ann", Money.dollars(1));
            for (int hundred = 0; hundred < 70; hundred++) {
                List<CompletableFuture<?>> sent = new ArrayList<>();
                for (int each = 0; each < 100; each++)
                    sent.add(floor.ask(
                            TestFloor.CASHIER,
                            ann,
                            new PatronCommand.Deposit(TestFloor.CASHIER.by(), Money.dollars(1), Means.CASH)));
                sent.forEach(TestFloor::now);
            }
            for (long version : new long[] {100, 2_000, 2_500, 4_000, 6_900}) {
                long before = journal.rowsRead();
                Statement page = floor.floor().people().statement(ann, version, 20);
                // Registered and given a card first, then a dollar a row.
                assertThat(page.movements().getFirst().balance()).isEqualTo(Money.dollars(version - 3));
                assertThat(journal.rowsRead() - before).isLessThan(2_500);
            }
        }
    }

    private static List<String> read(TestFloor floor, Patron patron, int page) {
        List<String> all = new ArrayList<>();
        long before = Long.MAX_VALUE;
        while (before != 0) {
            Statement part = floor.floor().people().statement(patron, before, page);
            for (Movement movement : part.movements()) all.add(movement.change() + " " + movement.balance());
            before = part.before();
        }
        return all;
    }
}
