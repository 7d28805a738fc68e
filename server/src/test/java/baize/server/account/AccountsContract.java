package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.server.Denied;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What holds of accounts wherever they are kept. */
abstract class AccountsContract {
    static final Subject ANN = Subject.patron("ann");
    static final Subject BOB = Subject.patron("bob");

    final TestClock clock = new TestClock();
    Accounts accounts;

    /** The accounts as another process, or this one after a restart, would open them. */
    abstract Accounts open();

    @BeforeEach
    void openFirst() {
        accounts = open();
    }

    @AfterEach
    void close() {
        accounts.close();
    }

    @Test
    void a_number_and_its_secret_are_one_persons() {
        accounts.enrol(ANN, "4000 1111", "4071");
        assertThat(accounts.whose("40001111", "4071")).isEqualTo(ANN);
        assertThat(accounts.whose("40001111", "4072")).isNull();
        assertThat(accounts.whose("40001112", "4071")).isNull();
        accounts.enrol(ANN, "40001111", "9999");
        assertThat(accounts.whose("40001111", "4071")).isNull();
        assertThat(accounts.whose("40001111", "9999")).isEqualTo(ANN);
    }

    @Test
    void a_number_that_is_taken_stays_with_its_owner() {
        accounts.enrol(ANN, "40001111", "4071");
        accounts.checkFree(ANN, "40001111");
        assertThatThrownBy(() -> accounts.checkFree(BOB, "40001111")).isInstanceOf(Denied.class);
        assertThatThrownBy(() -> accounts.enrol(BOB, "40001111", "1234")).isInstanceOf(Denied.class);
        assertThat(accounts.whose("40001111", "4071")).isEqualTo(ANN);
    }

    @Test
    void sessions_and_tokens_and_secrets_survive_a_restart() {
        accounts.enrol(ANN, "40001111", "4071");
        String session = accounts.sessions().begin(ANN);
        Tokens.Made token = accounts.tokens().make(BOB, "bot", Duration.ofDays(2));
        accounts.close();
        accounts = open();
        assertThat(accounts.sessions().recall(session)).isNull();
        assertThat(accounts.sessions().find(session)).isEqualTo(ANN);
        assertThat(accounts.sessions().recall(session)).isEqualTo(ANN);
        assertThat(accounts.tokens().find(token.key())).isEqualTo(BOB);
        assertThat(accounts.whose("40001111", "4071")).isEqualTo(ANN);
        clock.go(Duration.ofDays(2));
        assertThat(accounts.tokens().recall(token.key())).isNull();
        assertThat(accounts.tokens().find(token.key())).isNull();
        assertThat(accounts.sessions().find(session)).isNull();
    }

    @Test
    void what_ends_in_one_process_is_over_in_another_when_its_memory_fades() {
        try (Accounts other = open()) {
            String session = accounts.sessions().begin(ANN);
            Tokens.Made token = accounts.tokens().make(ANN, "bot", Duration.ofDays(1));
            assertThat(other.sessions().find(session)).isEqualTo(ANN);
            assertThat(other.tokens().find(token.key())).isEqualTo(ANN);
            accounts.sessions().end(session);
            assertThat(accounts.tokens().revoke(token.token().id())).isTrue();
            assertThat(accounts.sessions().recall(session)).isNull();
            assertThat(other.sessions().recall(session)).isEqualTo(ANN);
            clock.go(Sessions.Lifetimes.USUAL.remembered());
            assertThat(other.sessions().recall(session)).isNull();
            assertThat(other.sessions().find(session)).isNull();
            assertThat(other.tokens().recall(token.key())).isNull();
            assertThat(other.tokens().find(token.key())).isNull();
        }
    }

    @Test
    void the_store_holds_nothing_to_come_in_with() {
        accounts.enrol(ANN, "40001111", "4071-secret");
        String session = accounts.sessions().begin(ANN);
        Tokens.Made token = accounts.tokens().make(ANN, "bot", Duration.ofDays(1));
        List<String> stored = stored();
        assertThat(stored).isNotEmpty();
        assertThat(stored).noneMatch(text -> text.contains("4071-secret"));
        assertThat(stored).noneMatch(text -> text.contains(session) || text.contains(token.key()));
        assertThat(stored).anyMatch(text -> text.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"));
    }

    private List<String> stored() {
        Database database = accounts.database();
        return Stream.of(
                        "select secret from credentials",
                        "select hash from sessions",
                        "select hash from tokens",
                        "select account from tries",
                        "select hash from devices")
                .flatMap(sql -> database.all(row -> row.getString(1), sql).stream())
                .toList();
    }

    private static @Nullable Instant begin(Accounts at, String number) {
        return at.tries().begin(number, null).opens();
    }

    @Test
    void tries_are_counted_for_all_processes_and_forgotten_after_a_day() {
        try (Accounts other = open()) {
            for (int wrong = 0; wrong < 5; wrong++)
                assertThat(begin(wrong % 2 == 0 ? accounts : other, "n")).isNull();
            assertThat(begin(other, "n")).isEqualTo(clock.instant().plusSeconds(1));
            assertThat(begin(other, "m")).isNull();
            accounts.tries().succeeded("n", null);
            assertThat(begin(other, "n")).isNull();
            clock.go(Duration.ofHours(25));
            for (int wrong = 0; wrong < 4; wrong++)
                assertThat(begin(accounts, "n")).isNull();
        }
    }

    @Test
    void many_tries_at_once_are_no_way_around_the_wait() {
        long let = IntStream.range(0, 60)
                .parallel()
                .filter(_ -> begin(accounts, "n") == null)
                .count();
        assertThat(let).isBetween(5L, 5L + Runtime.getRuntime().availableProcessors());
    }

    @Test
    void a_try_that_was_not_judged_counts_for_nothing() {
        for (int each = 0; each < 20; each++) {
            assertThat(begin(accounts, "n")).isNull();
            accounts.tries().takeBack("n", null);
        }
        accounts.tries().takeBack("never tried", null);
    }

    @Test
    void tries_from_a_device_of_the_accounts_own_have_a_count_of_their_own() {
        for (int wrong = 0; wrong < 5; wrong++) assertThat(begin(accounts, "n")).isNull();
        assertThat(begin(accounts, "n")).isNotNull();
        assertThat(accounts.tries().begin("n", "the key of a browser").opens()).isNull();
        accounts.tries().succeeded("n", "the key of a browser");
        assertThat(begin(accounts, "n")).as("that forgives nobody else").isNotNull();
    }

    @Test
    void a_device_is_known_to_those_who_came_in_from_it_for_ninety_days_in_every_process() {
        try (Accounts other = open()) {
            accounts.devices().remember("key", "n");
            assertThat(other.devices().knows("key", "n")).isTrue();
            assertThat(other.devices().knows("key", "m")).isFalse();
            assertThat(other.devices().knows("another", "n")).isFalse();
            clock.go(Duration.ofDays(89));
            accounts.devices().remember("key", "n");
            clock.go(Duration.ofDays(89));
            assertThat(other.devices().knows("key", "n")).isTrue();
            clock.go(Duration.ofDays(2));
            assertThat(other.devices().knows("key", "n")).isFalse();
        }
    }

    @Test
    void counters_never_give_a_number_twice() {
        Set<Long> given = ConcurrentHashMap.newKeySet();
        try (Accounts other = open()) {
            IntStream.range(0, 60)
                    .parallel()
                    .forEach(each -> given.add((each % 2 == 0 ? accounts : other).next("guest", 1)));
        }
        assertThat(given).hasSize(60);
        assertThat(accounts.next("guest", 8)).isEqualTo(68);
    }
}
