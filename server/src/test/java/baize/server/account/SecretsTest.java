package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Secrets as they are stored. */
final class SecretsTest {
    @Test
    void a_hash_of_the_reference_implementation_is_understood() {
        String reference = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
        assertThat(Secrets.matches("password", reference)).isTrue();
        assertThat(Secrets.matches("passwort", reference)).isFalse();
    }

    @Test
    void the_cost_is_stored_with_the_hash_so_that_old_ones_stay_good_when_it_rises() {
        String cheap = Secrets.hash("4071", new Secrets.Cost(8, 1, 1));
        assertThat(cheap).startsWith("$argon2id$v=19$m=8,t=1,p=1$");
        assertThat(Secrets.matches("4071", cheap)).isTrue();
        assertThat(Secrets.hash("4071", Secrets.Cost.USUAL)).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    }

    @Test
    void the_same_secret_is_stored_differently_each_time() {
        Secrets.Cost cheap = new Secrets.Cost(8, 1, 1);
        assertThat(Secrets.hash("4071", cheap)).isNotEqualTo(Secrets.hash("4071", cheap));
    }

    @Test
    void what_is_no_hash_is_a_fault_of_the_store() {
        assertThatThrownBy(() -> Secrets.matches("4071", "4071")).isInstanceOf(IllegalStateException.class);
    }
}
