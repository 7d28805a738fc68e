package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.floor.journal.NotOpened;
import baize.floor.journal.PostgresJournal;
import baize.testkit.Postgres;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Accounts in the floor's database. */
@Tag("postgres")
@ExtendWith(Postgres.class)
final class PostgresAccountsTest extends AccountsContract {
    private String url = "";

    @BeforeEach
    @Override
    void openFirst() {}

    @BeforeEach
    void open(Postgres.Database database) {
        url = database.url();
        accounts = open();
    }

    @Override
    Accounts open() {
        return Accounts.at(url, () -> false, clock, Sessions.Lifetimes.USUAL);
    }

    @Test
    void the_journal_opens_after_them_in_the_same_database() {
        String session = accounts.sessions().begin(ANN);
        PostgresJournal.open(url).close();
        accounts.close();
        accounts = open();
        assertThat(accounts.sessions().find(session)).isEqualTo(ANN);
    }

    @Test
    void several_processes_may_make_the_tables_at_once(Postgres.Database fresh) {
        List<Accounts> opened = IntStream.range(0, 4)
                .parallel()
                .mapToObj(_ -> Accounts.at(fresh.url(), () -> false, clock, Sessions.Lifetimes.USUAL))
                .toList();
        assertThat(opened).hasSize(4);
        opened.forEach(Accounts::close);
    }

    @Test
    void a_database_that_is_not_there_is_one_clear_line() {
        assertThatThrownBy(() -> Accounts.at(
                        url.replaceFirst("/t[0-9a-f]+", "/nowhere"), () -> false, clock, Sessions.Lifetimes.USUAL))
                .isInstanceOf(NotOpened.class)
                .hasMessageMatching("cannot open [^\n]+");
    }
}
