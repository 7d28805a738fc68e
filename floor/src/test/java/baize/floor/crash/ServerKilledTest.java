package baize.floor.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.floor.Floor;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.StoreDown;
import baize.testkit.Await;
import baize.testkit.Postgres;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A database server that is killed under a floor. */
@Tag("crash")
@Tag("postgres")
@ExtendWith(Postgres.class)
class ServerKilledTest {
    /** Two, or as {@code -Dbaize.kills} says. */
    private static final int KILLS = Integer.getInteger("baize.kills", 2);

    private static final int SOME = 200;

    /** The pool of connections complains at length of what is done to it here. */
    private static final Logger POOL = Logger.getLogger("com.zaxxer.hikari");

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final List<Bot.Role> roles = Crowd.roles("bot", 3, 3, 1);
    private final Heard heard = new Heard();

    @Test
    @Timeout(600)
    void while_the_server_is_away_whatever_is_read_fails_at_once_and_the_first_write_after_it_is_stored(
            @TempDir Path folder) throws Exception {
        POOL.setLevel(Level.OFF);
        Postgres.Server server = new Postgres.Server(folder, true);
        Journal journal = PostgresJournal.open(server.create().url());
        try (Floor floor = Floor.open(journal, Floor.Options.of(SealingKey.random()))) {
            floor.setUp("1", TestFloor.setup()).get();
            server.kill();
            Await.until("it is missed", journal::isAway);
            for (int time = 0; time < 5; time++)
                assertThatThrownBy(floor::check)
                        .isInstanceOf(StoreDown.class)
                        .hasMessageEndingWith("the database is away");
            server.restart();
            Await.until("it is there again", () -> !journal.isAway());
            floor.check();
            floor.setUp("2", TestFloor.setup()).get();
        } finally {
            server.stop();
        }
    }

    @Test
    @Timeout(3600)
    void the_same_floor_goes_on_when_the_server_is_back_and_nothing_is_lost_or_doubled(@TempDir Path folder)
            throws Exception {
        System.err.println("ServerKilledTest: -Dbaize.seed=" + seed);
        POOL.setLevel(Level.OFF);
        Postgres.Server server = new Postgres.Server(folder, true);
        Journal journal = PostgresJournal.open(server.create().url());
        try (Floor floor = Floor.open(journal, Floor.Options.of(SealingKey.random()))) {
            Crowd.setUp(floor, roles);
            Crowd crowd = Crowd.at(floor, roles, heard, seed);
            for (int kill = 0; kill < KILLS; kill++) {
                crowd.await(SOME);
                server.kill();
                crowd.awaitFailures(1);
                server.restart();
            }
            crowd.await(SOME);
            crowd.stop();
            assertThat(Crowd.check(journal, floor, heard).rounds()).isPositive();
        } finally {
            server.stop();
        }
    }
}
