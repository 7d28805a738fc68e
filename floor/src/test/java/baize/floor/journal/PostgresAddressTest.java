package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PostgresAddressTest {
    @BeforeAll
    static void quiet() {
        Libraries.hush();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql://ann:p%40s%2Fs+@db.example:6432/floor?sslmode=require",
                "postgres://ann:p%40s%2Fs+@db.example:6432/floor?sslmode=require",
                "jdbc:postgresql://ann:p%40s%2Fs+@db.example:6432/floor?sslmode=require",
                "jdbc:postgresql://db.example:6432/floor?user=ann&password=p%40s%2Fs%2B&sslmode=require"
            })
    void user_and_password_come_from_the_address(String url) {
        PostgresAddress address = new PostgresAddress(url);
        assertThat(address.place()).isEqualTo("db.example:6432/floor");
        assertThat(address.source().getUser()).isEqualTo("ann");
        assertThat(address.source().getPassword()).isEqualTo("p@s/s+");
        assertThat(address.source().getServerNames()).containsExactly("db.example");
        assertThat(address.source().getPortNumbers()).containsExactly(6432);
        assertThat(address.source().getDatabaseName()).isEqualTo("floor");
        assertThat(address.source().getSslMode()).isEqualTo("require");
    }

    @Test
    void an_address_without_a_user_is_taken_as_it_is() {
        PostgresAddress address = new PostgresAddress("postgresql://localhost/floor");
        assertThat(address.place()).isEqualTo("localhost/floor");
        assertThat(address.source().getDatabaseName()).isEqualTo("floor");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "floor", "jdbc:mysql://ann:secret@host/floor", "postgresql://ann:secret@host:port/floor"})
    void what_is_no_address_is_refused_without_repeating_it(String url) {
        assertThatThrownBy(() -> new PostgresAddress(url))
                .isInstanceOf(NotOpened.class)
                .message()
                .startsWith("expected a database like postgresql://")
                .doesNotContain("secret");
    }
}
